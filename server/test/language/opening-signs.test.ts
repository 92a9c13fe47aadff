/// Lists that open by themselves while somebody writes: where a move, a name or a value begins, and nowhere else.
import { deepEqual, ok } from 'node:assert/strict';
import { completionsAt } from '../../src/language/completion';
import { OPENING_SIGNS } from '../../src/language/opening-signs';
import { finished } from '../../src/text/edit';
import { FORMATS, Sample } from '../features/samples';
import { AtCursor } from '../support/cursor';

const head = (code: string): string => `[${code}][甲队][乙队][先手胜][2018.05.12 13:30 沈阳][2018 全国赛]`;

/// What is offered once the sign before the cursor has been typed.
function opened(marked: string, language: string): string[] {
  const at = new AtCursor(marked, language);
  const sign = at.text.charAt(at.offset - 1);
  const found = finished(completionsAt(at.opened.document, at.offset, 'en', sign));
  return (found?.list ?? []).map(({ label }) => label);
}

const STEPS = '{"format":"wei7","version":"3.0","size":9,"tree":{"steps":[';
const MOVE = '{"action":{"type":"move","value":{"color":1,"point":{"x":2,"y":2}}}}';
const XML = '<wei7 version="2.2"><size>9</size><moves>\n';
const ARMY =
  '(\n;INFO[1.0]PA[甲]PB[乙]TL[1800]SL[31]\n;AA[hfaedibfegkickchhgdjjiglj]\n;AB[hlgcjkfejjiaibdiegkgfhhdc]\n';
const LAYOUTS = 'R:A4-1;A3-2;A5-3;B5-4;B4-5;C5-6\nB:E3-1;D2-2;E2-3;E1-4;C1-5;D1-6\n';
const ROWS = '!BBBBBB\n!BBBBBB\n!000000\n!000000\n!RRRRRR\n!RRRRRR\n';

/// Where something begins, and one of what is offered there.
const OPEN: readonly (readonly [language: string, marked: string, offered: string])[] = [
  ['wei7', '{▮}', 'new record'],
  ['wei7', '{"format": "wei7",▮}', 'tree'],
  ['wei7', '{"▮}', 'format'],
  ['wei7', '{"format":▮}', 'wei7'],
  ['wei7', `${STEPS}▮]}}`, 'next move'],
  ['wei7', `${STEPS}${MOVE},▮]}}`, 'next move'],
  ['wei7', `${XML}<▮</moves></wei7>`, 'next move'],
  ['wei7', `${XML}<black ▮/></moves></wei7>`, 'x'],
  ['wei7', `${XML}<black x="▮"/></moves></wei7>`, '0'],
  ['wei7', `${XML}<black x="1" y="1"/></▮</wei7>`, '</moves>'],
  ['jgf', '{"tree":[{},▮]}', 'next move'],
  ['jgf', '{"tree":[{},{"move":{"color":▮}}]}', 'white'],
  ['sgf', '(;SZ[9];▮)', 'B[ee]'],
  ['sgf', '(;SZ[9];B[aa];▮)', 'W[bb]'],
  ['sgf', '(;SZ[9];B[▮])', 'ee'],
  ['sgf', '(;SZ[9];B[aa]LB[aa:▮])', 'A'],
  ['ishi', 'BOARDSIZE 9\n▮', 'next move'],
  ['ishi', 'BOARDSIZE 9\nB 1 D4\n▮', 'next move'],
  ['ishi', 'BOARDSIZE 9\nVAR a\n  B 1 D4\n▮\nENDVAR\n', 'next move'],
  ['ishi', 'BOARDSIZE 9\nB 1 ▮', 'E5'],
  ['ishi', 'BOARDSIZE 9\nB 1 D4\nMARK a@▮', 'D4'],
  ['ishi', 'BOARDSIZE 9\nB 1 D4\nMARK #▮', '#1'],
  ['ccgc', `{${head('C6')};▮}`, 'B(J,10)'],
  ['ccgc', `{${head('C6')};B(▮)}`, 'B(J,10)'],
  ['ccgc', `{${head('C6')};B(J,10)MARK[▮]}`, 'MARK[1]'],
  ['ccgc', `([NG];B[▮])`, 'B[E5]'],
  ['ccgc', `#${head('AM')};\n▮`, '1'],
  ['ccgc', `#${head('AM')};\n1 ▮`, 'd1'],
  ['ccgc', `#${head('AM')};\n1 d1d6(▮`, 'h10'],
  ['ccgc', `#2018-05-12-13:30 沈阳\n#先手方:甲|后手方:乙|未决胜\n${ROWS}▮`, 'B2C-3C'],
  ['ccgc', `#2018-05-12-13:30 沈阳\n#先手方:甲|后手方:乙|未决胜\n${ROWS}B2C-▮`, '-3C'],
  ['ccgc', `#${head('WTN')};\n${LAYOUTS}▮`, '1:'],
  ['ccgc', `#${head('WTN')};\n${LAYOUTS}1:1;▮`, '(R1,B3)'],
  ['ccgc', '{"game": [{"piece": "r(▮"}]}', 'r(a1,h)'],
  ['ccgc', `${ARMY};▮`, 'MA'],
  ['ccgc', `${ARMY};MA[▮`, 'G0'],
];

/// Free text and comments; blanks that indent, line ends before what stands there; where nothing can follow.
const QUIET: readonly (readonly [language: string, before: string, after: string])[] = [
  ['wei7', `${STEPS}],"comment":"a `, '"}}'],
  ['wei7', `${STEPS}] // a `, '\n}}'],
  ['wei7', `${XML}<!-- a `, '--></moves></wei7>'],
  ['wei7', `${XML}<black x="1" y="1"/><comment>a `, '</comment></moves></wei7>'],
  ['jgf', '{"tree":[{"comments":["a ', '"]}]}'],
  ['sgf', '(;SZ[9];B[aa]C[a ', '])'],
  ['sgf', '(;SZ[9]GC[', '])'],
  ['ishi', 'BOARDSIZE 9\nB 1 D4\nCOM a\nb ', '\nENDCOM\n'],
  ['ishi', 'BOARDSIZE 9\nEVENT a ', '\nB 1 D4\n'],
  ['ishi', 'BOARDSIZE 9\nREMARK a ', '\nB 1 D4\n'],
  ['ccgc', '{[C6][甲', '][乙][先手胜][2018.05.12 13:30 沈阳][2018];B(J,10)}'],
  ['ccgc', `#${head('AM')};\n# a `, '\n1 d1d6(c7)\n'],
  ['ccgc', `#${head('WTN')};\n# a `, '\n'],
  ['ccgc', '{"Event": "a ', '"}'],
  ['ccgc', `${ARMY};MA[G2F2]RA[1]FB[00]MARK[a `, ']\n)'],
];

describe('A list opens by itself', () => {
  for (const [language, marked, offered] of OPEN) {
    it(`in ${language}: ${marked.slice(Math.max(0, marked.indexOf('▮') - 24))}`, () => {
      const labels = opened(marked, language);
      ok(labels.includes(offered), labels.slice(0, 20).join(', '));
    });
  }

  it('at signs that editors are told', () => {
    const signs = new Set(FORMATS.flatMap((format) => [...(new Sample(format).document.session?.help?.opens ?? '')]));
    deepEqual([...OPENING_SIGNS].sort(), [...signs].sort());
  });
});

describe('No list opens by itself', () => {
  for (const [language, before, after] of QUIET) {
    it(`in ${language}: ${before.slice(-24)}▮`, () => {
      // A line end ends a comment of one line.
      const signs = [...OPENING_SIGNS].filter((sign) => sign !== '\n' && !(before + sign).endsWith(']'));
      const found = signs.filter((sign) => opened(`${before}${sign}▮${after}`, language).length > 0);
      deepEqual(found, []);
    });
  }

  it('at a blank that only indents', () => {
    deepEqual(opened('BOARDSIZE 9\n ▮', 'ishi'), []);
    deepEqual(opened(`${XML}  ▮</moves></wei7>`, 'wei7'), []);
  });

  it('at a line end before what stands there', () => {
    deepEqual(opened('BOARDSIZE 9\n▮B 1 D4\n', 'ishi'), []);
  });

  it('at a sign that means nothing in the format', () => {
    deepEqual(opened('(;SZ[9];B[aa],▮)', 'sgf'), []);
  });
});
