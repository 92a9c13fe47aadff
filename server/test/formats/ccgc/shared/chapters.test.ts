import { deepEqual, equal } from 'node:assert/strict';
import { chapterOf } from '../../../../src/formats/ccgc/shared/chapters';
import { formatOf } from '../../../../src/language/format-of';
import { languageByName } from '../../../../src/recognition';
import { opened } from '../../../support/opened';

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

  const signs: Readonly<Record<string, string>> = {
    C5: '{[C5][甲 B][乙 W][先手胜]',
    C6: '{[C6][甲 B][乙 W][先手胜]',
    HEX: '{[HEX][甲 R][乙 B][先手胜]',
    PG: '([PG][甲 B][乙 W][先手胜]',
    NG: '([NG][甲 B][乙 W][先手胜]',
    AM: '#[AM][甲][乙][先手胜]',
    SU: '#2021-8-6-18:53|沈阳\n#甲|乙|平\n!BBBBBB\n!BBBBBB\n!000000\n',
    WTN: '#[甲][乙][2020.08.22 13:51:19 线上][2020 CCGC];\rR:A5-1;B5-6;C5-5;A4-4;B4-2;A3-3;\r',
    DB: '{\n  "R": "甲", "B": "乙", "winner": "R", "RScore": 19,',
    AC2: '(\n;INFO[1.0]PA[甲]PB[乙]TL[1800]SL[31]\n',
  };

  for (const [code, head] of Object.entries(signs)) {
    it(`is what a text unmistakably says, whatever its name: ${code}`, () => {
      for (const name of [undefined, '棋谱.txt', 'C5-D3平局.txt', 'HEX-甲 vs 乙-先手胜.txt']) {
        deepEqual(chapterOf(head, name), { code, byShape: false }, name);
      }
    });
  }

  it('is seen in what programs really write', () => {
    equal(chapterOf('{{C5}[甲][乙]', undefined)?.code, 'C5');
    equal(chapterOf('{C5;[甲];[乙];', undefined)?.code, 'C5');
    equal(chapterOf('[C6][甲][乙]', undefined)?.code, 'C6');
    equal(chapterOf('#[C5][D3][2020.08.22 13:51:19 线上][2020 CCGC];\nR:A5-1;B5-6;C5-5', undefined)?.code, 'WTN');
    equal(chapterOf('#2018-08-04|\n#先手方:1队|后手方:2队|\n', 'SU.txt')?.code, 'SU');
    equal(chapterOf('{"game":[{"piece":"r(a6,h)"}]}', undefined)?.code, 'DB');
    equal(chapterOf('(\n;AA[abccddeeffggghhhiiijjkklj]\n', undefined)?.code, 'AC2');
    equal(chapterOf('{[Red 先手胜];R(E,7);B(E,6)', undefined)?.code, 'HEX');
    equal(chapterOf('1 DADHBF GJGCIE\n', 'C6-甲 vs 乙-先手胜.txt')?.code, 'AM');
    equal(chapterOf('', '五子棋-甲 vs 乙-先手胜.txt')?.code, 'C5');
  });

  it('is not that of other texts', () => {
    for (const text of ['(;GM[1]FF[4];B[pd];W[dp])', '{"piece": "of cake"}', '# notes\n1 a2 b3', 'R: A5\nB: 12', '']) {
      equal(chapterOf(text, undefined), undefined, text);
    }
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
    for (const name of [
      'C6-1.txt',
      'DB:甲 vs 乙:先手胜.txt',
      'DB：x.txt',
      'AC2-x.TXT',
      'GO13-甲 vs 乙-先手胜.txt',
      'C6 - 甲 vs 乙.txt',
      'C6－甲 vs 乙.txt',
    ]) {
      equal(languageByName(name), 'ccgc', name);
    }
    for (const name of ['五子棋-甲 vs 乙.txt', '六子棋：甲－先手胜.txt', '点格棋 甲vs乙.txt']) {
      equal(languageByName(name), 'ccgc', name);
    }
  });

  it('is not for others', () => {
    for (const name of [
      'C6.txt',
      'C6-1.md',
      'notes.txt',
      'XC6-1.txt',
      'DB vs files.txt',
      'PG 13 vs PG 14.txt',
      '五子棋规则.txt',
    ])
      equal(languageByName(name), undefined, name);
  });
});
