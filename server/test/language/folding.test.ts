import { deepEqual, equal, ok } from 'node:assert/strict';
import { AtCursor, atCursorIn } from '../support/cursor';

const folds = (text: string, most?: number): string[] =>
  new AtCursor(text)
    .folds(most)
    .map(({ first, last, kind }) => `${first}-${last}${kind === 'comment' ? ' comment' : ''}`);

describe('Folding', () => {
  it('leaves the line of the closing bracket to be seen', () => {
    deepEqual(folds('{\n  "size": 9\n}\n'), ['0-1']);
  });

  it('is for brackets over several lines only', () => {
    deepEqual(folds('{ "size": [9,\n 9] }'), []);
  });

  it('nests like the brackets', () => {
    deepEqual(folds('{\n"tree": {\n"steps": [\n1\n]\n}\n}'), ['0-5', '1-4', '2-3']);
  });

  it('goes on to the end of what is not closed', () => {
    deepEqual(folds('{\n"tree": {\n"steps": 1'), ['0-2', '1-2']);
  });

  it('takes comments on lines of their own together', () => {
    const comments = atCursorIn('comments.wei7')
      .folds()
      .filter(({ kind }) => kind === 'comment');
    deepEqual(comments, [
      { first: 1, last: 2, kind: 'comment' },
      { first: 5, last: 6, kind: 'comment' },
    ]);
  });

  it('knows the lines of texts with CR LF, and with CR alone', () => {
    deepEqual(
      [folds('{\r\n"a": [\r\n1\r\n]\r\n}'), folds('{\r"a": [\r1\r]\r}')],
      [
        ['0-3', '1-2'],
        ['0-3', '1-2'],
      ],
    );
  });

  it('keeps the larger ones where there are too many', () => {
    const small = '[\n1\n]';
    deepEqual(folds(`[\n${small},\n[\n1,\n2\n],\n${small}\n]`, 2), ['0-10', '4-6']);
  });

  it('keeps the larger ones of very many, in the order of the text', () => {
    const parts = Array.from({ length: 9000 }, (_, i) => (i === 7777 ? '[\n1,\n2,\n3\n]' : '[\n1\n]'));
    const found = new AtCursor(`[\n${parts.join(',\n')}\n]`).folds();
    equal(found.length, 5000);
    ok(found.some(({ first, last }) => last - first === 3));
    ok(found.every(({ first }, i) => i === 0 || first > (found[i - 1]?.first ?? 0)));
  });

  it('has nothing to do in an empty text', () => {
    deepEqual(folds(''), []);
  });
});
