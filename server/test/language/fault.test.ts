import { equal } from 'node:assert/strict';
import { RecordDocument } from '../../src/language/document';
import { textOf } from '../../src/text/edit';

const text = '{"format":"wei7","version":"3.0","tree":{}}';

/// A document whose words about a version go wrong as often as asked for.
function faulty(times: number): { document: RecordDocument; told: number[] } {
  const told: number[] = [];
  let left = times;
  const document = new RecordDocument('wei7', {}, text, 1, 'utf-16', ({ version }) => {
    if (left-- > 0) throw new Error('a fault of the program');
    told.push(version);
  });
  return { document, told };
}

function work(document: RecordDocument): void {
  try {
    document.work(() => false);
  } catch {
    document.drop();
  }
}

describe('A fault of the program while a version is checked', () => {
  it('costs that version and no other', () => {
    const { document, told } = faulty(1);
    work(document);
    document.change(2, [{ range: { start: { line: 0, character: 43 }, end: { line: 0, character: 43 } }, text: '\n' }]);
    work(document);
    equal(told.join(), '2');
  });

  it('leaves the text as the editor has it', () => {
    const { document } = faulty(2);
    work(document);
    document.change(2, [{ range: { start: { line: 0, character: 40 }, end: { line: 0, character: 42 } }, text: '[]' }]);
    work(document);
    document.change(3, [{ range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } }, text: ' ' }]);
    work(document);
    equal(textOf(document.root), ` ${text.slice(0, 40)}[]}`);
  });
});

describe('A fault of the program while an edit is followed', () => {
  it('turns the document into a plain one, with the text as the editor has it', () => {
    const { document } = faulty(0);
    work(document);
    const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
    const cursed = {
      range,
      get text(): string {
        if (trips-- > 0) throw new Error('a fault of the program');
        return '\n';
      },
    };
    let trips = 1;
    document.change(2, [cursed]);
    work(document);
    work(document);
    equal(textOf(document.root), `\n${text}`);
  });
});
