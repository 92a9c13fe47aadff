import { deepEqual, equal } from 'node:assert/strict';
import { Written } from '../../src/board/written';

const BEFORE = { line: 3, character: 8 };
const AFTER = { line: 9, character: 2 };
const change = (rangeOffset: number, rangeLength: number, text: string) => ({ rangeOffset, rangeLength, text });

describe('What was written from the board', () => {
  const written = new Written();
  written.keep([change(50, 0, 'abc'), change(10, 4, 'x')], { before: BEFORE, after: AFTER });

  it('is known when it is undone, and the cursor goes to where it was', () => {
    // The first change has made the text shorter by three, so the second stands at 47 afterwards.
    deepEqual(written.placeAfter('undo', [change(47, 3, ''), change(10, 1, 'wxyz')]), BEFORE);
  });

  it('is known when it is done again, and the cursor goes to what was written', () => {
    deepEqual(written.placeAfter('redo', [change(10, 4, 'x'), change(50, 0, 'abc')]), AFTER);
  });

  it('is not taken for what a person has typed', () => {
    equal(written.placeAfter('undo', [change(47, 3, '')]), undefined);
    equal(written.placeAfter('undo', [change(46, 3, ''), change(10, 1, 'wxyz')]), undefined);
    equal(written.placeAfter('redo', [change(10, 4, 'x'), change(51, 0, 'abc')]), undefined);
  });

  it('is the latest of those that look alike', () => {
    const twice = new Written();
    twice.keep([change(5, 0, 'a')], { before: { line: 0, character: 1 }, after: AFTER });
    twice.keep([change(5, 0, 'b')], { before: { line: 0, character: 2 }, after: AFTER });
    deepEqual(twice.placeAfter('undo', [change(5, 1, '')]), { line: 0, character: 2 });
  });
});
