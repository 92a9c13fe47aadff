import { deepEqual, equal } from 'node:assert/strict';
import { formatOf, languageOf } from '../../../src/formats/list';
import { opened } from '../../support/opened';

const chapter = (head: string, name?: string): string | undefined => formatOf('ccgc', head, name)?.specification.id;

describe('The chapter of a text', () => {
  it('is that of the code in its header, whatever the name', () => {
    equal(chapter('{[C6][甲]', 'HEX-甲 vs 乙-先手胜.txt'), 'ccgc-c6');
    equal(chapter(' \r\n｛【 Ｃ６ 】', undefined), 'ccgc-c6');
    equal(chapter('\ufeff[C6][甲]', undefined), 'ccgc-c6');
  });

  it('is that of the code of its name where the header has none', () => {
    equal(chapter('{[CONNECT6][甲]', 'C6-1.txt'), 'ccgc-c6');
    equal(chapter('', 'c6－甲 vs 乙－先手胜.txt'), 'ccgc-c6');
  });

  it('is none where there is no chapter of that code: then only the name is judged', () => {
    equal(chapter('{[GO9][甲]', 'GO9-甲 vs 乙-先手胜.txt'), 'ccgc-naming');
    equal(chapter('hello', 'C6.txt'), 'ccgc-naming');
    equal(chapter('', undefined), 'ccgc-naming');
  });

  it('is guessed from its moves for a board, and nothing is found wrong then', () => {
    const guessed = opened('B(A,1);W(A,2);W(A,2)', { language: 'ccgc' });
    equal(guessed.board()?.rows[18]?.[0], 'X');
    deepEqual(guessed.diagnostics().list, []);
  });

  it('changes with the header while it is typed', () => {
    const document = opened('{[C', { language: 'ccgc' });
    equal(document.document.format?.specification.id, 'ccgc-naming');
    document.change([{ range: { start: { line: 0, character: 3 }, end: { line: 0, character: 3 } }, text: '6]' }]);
    document.finish();
    equal(document.document.format?.specification.id, 'ccgc-c6');
  });
});

describe('The language of a file', () => {
  it('is CCGC for names with the code of a game', () => {
    for (const name of ['C6-1.txt', 'DB:甲 vs 乙:先手胜.txt', 'DB：x.txt', 'AC2-x.TXT', 'GO13-甲 vs 乙-先手胜.txt']) {
      equal(languageOf(name), 'ccgc', name);
    }
  });

  it('is not for others', () => {
    for (const name of ['C6.txt', 'C6-1.md', 'notes.txt', 'XC6-1.txt']) equal(languageOf(name), undefined, name);
  });
});
