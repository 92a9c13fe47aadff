import { equal } from 'node:assert/strict';
import { retoldBy } from '../../src/language/retelling';
import type { Way } from '../../src/record/retelling';
import { textAfter } from '../../src/text/after';
import { finished } from '../../src/text/edit';
import { languageOf } from '../support/fixtures';
import { opened } from '../support/opened';

function told(id: string, way: Way, text: string): string {
  const { document } = opened(text, { language: languageOf(id), name: `x.${languageOf(id)}` });
  equal(document.format?.specification.id, id);
  const outcome = finished(retoldBy(document, way));
  return 'edits' in outcome ? textAfter(document.root, outcome.edits) : outcome.refusal.en;
}

interface Pair {
  readonly id: string;
  readonly way: Way;
  readonly what: string;
  readonly text: string;
  readonly now: string;
}

const HEADS = {
  c5: '{[C5][甲 B][乙 W][先手胜][2019.10.02 20:05 长沙][杯]',
  hex: '{[HEX][甲 R][乙 B][先手胜][2019.10.02 20:05 长沙][杯]',
  ng: '([NG][甲 B][乙 W][先手胜][2019.10.02 20:05 长沙][杯]',
  am: '#[AM][甲][乙][先手胜][2019.10.02 20:05 长沙][杯];\n',
  wtn: '#[WTN][甲 R][乙 B][先手胜][2018.05.12 13:30 沈阳][杯];\n',
  su: '#2018-05-12-13:30 沈阳\n#先手方:甲|后手方:乙|未决胜\n',
};

const PAIRS: readonly Pair[] = [
  {
    id: 'sgf',
    way: 'left-right',
    what: 'marks, labels, rectangles, arrows, views and territory go along; texts and passes do not',
    text: '(;GM[1]FF[4]SZ[9]AB[aa][cb:dd]C[B at aa];W[bc]LB[aa:a]AR[aa:ii]VW[aa:dd]TB[gg]CR[ba];B[])',
    now: '(;GM[1]FF[4]SZ[9]AB[ia][fb:gd]C[B at aa];W[hc]LB[ia:a]AR[ia:ai]VW[fa:id]TB[cg]CR[ha];B[])',
  },
  {
    id: 'sgf',
    way: 'right',
    what: 'a quarter',
    text: '(;GM[1]FF[4]SZ[9];B[ba];W[ab])',
    now: '(;GM[1]FF[4]SZ[9];B[ib];W[ha])',
  },
  {
    id: 'sgf',
    way: 'colors',
    what: 'players, set-up, judgements and the result change sides; komi does not',
    text: '(;GM[1]FF[4]PB[a]PW[b]BR[1d]KM[6.5]RE[B+R]AB[aa]AW[bb]PL[W];W[cc]GB[1]WL[9]C[B won])',
    now: '(;GM[1]FF[4]PW[a]PB[b]WR[1d]KM[6.5]RE[W+R]AW[aa]AB[bb]PL[B];B[cc]GW[1]BL[9]C[B won])',
  },
  {
    id: 'sgf',
    way: 'top-bottom',
    what: 'a board that is no square',
    text: '(;GM[1]FF[4]SZ[9:5];B[aa])',
    now: '(;GM[1]FF[4]SZ[9:5];B[ae])',
  },
  {
    id: 'sgf',
    way: 'right',
    what: 'which cannot be turned by a quarter',
    text: '(;GM[1]FF[4]SZ[9:5];B[aa])',
    now: 'The board is not square, so it cannot be turned by a quarter or over a diagonal.',
  },
  {
    id: 'wei7-3.0',
    way: 'diagonal',
    what: 'moves, stones and marks, however they are laid out',
    text: '{"format":"wei7","version":"3.0","size":9,"tree":{"pre":{"stones":[{"point":{"y": 1,"x":2},"color":1}],"marks":[{"point":{"x":0,"y":8},"symbol":"a"}]},"steps":[{"action":{"type":"move","value":{"color":2,"point":{"x":3,"y":4}}},"x":1}]}}',
    now: '{"format":"wei7","version":"3.0","size":9,"tree":{"pre":{"stones":[{"point":{"y": 2,"x":1},"color":1}],"marks":[{"point":{"x":8,"y":0},"symbol":"a"}]},"steps":[{"action":{"type":"move","value":{"color":2,"point":{"x":4,"y":3}}},"x":1}]}}',
  },
  {
    id: 'wei7-3.0',
    way: 'colors',
    what: 'moves, players, problems and results',
    text: '{"format":"wei7","version":"3.0","info":{"players":[{"participant":0,"color":1}],"result":{"winner":2}},"tree":{"pre":{"problem":{"color":1}},"steps":[{"action":{"type":"move","value":{"color":2,"point":null}}},{"action":{"type":"takeback","value":1}}]}}',
    now: '{"format":"wei7","version":"3.0","info":{"players":[{"participant":0,"color":2}],"result":{"winner":1}},"tree":{"pre":{"problem":{"color":2}},"steps":[{"action":{"type":"move","value":{"color":1,"point":null}}},{"action":{"type":"takeback","value":1}}]}}',
  },
  {
    id: 'wei7-2.2',
    way: 'half',
    what: 'with the blanks in values',
    text: '<wei7 version="2.2"><size>9</size><moves><mark x="0" y="1" symbol="x"/><black y=" 2" x="3" title="x=3"/></moves></wei7>',
    now: '<wei7 version="2.2"><size>9</size><moves><mark x="8" y="7" symbol="x"/><black y=" 6" x="5" title="x=3"/></moves></wei7>',
  },
  {
    id: 'wei7-2.2',
    way: 'colors',
    what: 'players keep their order',
    text: '<wei7 version="2.2"><size>9</size><game><black name="a"/><white name="b" rank="1"/><result winner="black"/></game><moves><pre problem="white"><black x="1" y="1"></black></pre><white x="3" y="3"/></moves></wei7>',
    now: '<wei7 version="2.2"><size>9</size><game><black name="b" rank="1"/><white name="a"/><result winner="white"/></game><moves><pre problem="black"><white x="1" y="1"></white></pre><black x="3" y="3"/></moves></wei7>',
  },
  {
    id: 'jgf',
    way: 'left-right',
    what: 'what is cut off, and points in letters',
    text: '{"board":{"size":9,"cutOffLeft":2},"tree":[{"setup":[{"type":"black","coords":[{"x":1,"y":1}]}],"markup":[{"type":"label","coords":[{"x":0,"y":0,"text":"x"}]}]},{"move":{"B":"ab"}}]}',
    now: '{"board":{"size":9,"cutOffRight":2},"tree":[{"setup":[{"type":"black","coords":[{"x":7,"y":1}]}],"markup":[{"type":"label","coords":[{"x":8,"y":0,"text":"x"}]}]},{"move":{"B":"ib"}}]}',
  },
  {
    id: 'jgf',
    way: 'colors',
    what: 'names, letters and the result',
    text: '{"game":{"result":"B+3.5"},"players":[{"color":"black","name":"black"}],"tree":[{"move":{"color":"white","x":1,"y":1},"turn":"black"},{"move":{"B":"ab"}}]}',
    now: '{"game":{"result":"W+3.5"},"players":[{"color":"white","name":"black"}],"tree":[{"move":{"color":"black","x":1,"y":1},"turn":"white"},{"move":{"W":"ab"}}]}',
  },
  {
    id: 'ishi',
    way: 'left-right',
    what: 'set-up, prisoners, marks and regions, each in its own spelling',
    text: 'BOARDSIZE 9\r\nSETUP B a1 W C03\r\nB 1 D4 \r\nMARK a@A1 #1\r\nPRISONER C3\r\nDIAGRAM A1 D4\r\nHIDE A1\r\nCOM\r\nB 1 D4\r\nENDCOM\r\n',
    now: 'BOARDSIZE 9\r\nSETUP B j1 W G03\r\nB 1 F4 \r\nMARK a@J1 #1\r\nPRISONER G3\r\nDIAGRAM J1 F4\r\nHIDE J1\r\nCOM\r\nB 1 D4\r\nENDCOM\r\n',
  },
  {
    id: 'ishi',
    way: 'colors',
    what: 'moves, names, set-up and the result, in capitals or not',
    text: 'EVENT B\nBLACK a\nwhite b\nRESULT B+R\nSETUP B A1 w C3\nb 1 D4\nW 2 E5\n',
    now: 'EVENT B\nWHITE a\nblack b\nRESULT W+R\nSETUP W A1 b C3\nw 1 D4\nB 2 E5\n',
  },
  {
    id: 'ishi',
    way: 'numbers',
    what: 'variations begin with the number of their move, and what names moves goes along',
    text: 'B 4 D4\nW 7 Q16\nVAR\nW 9 C3\nB 11 D3\nMARK #11 a@#4 #9-11\nENDVAR\nB 12 Q4\nMARK #7 #99\nPRISONER #4\n',
    now: 'B 1 D4\nW 2 Q16\nVAR\nW 2 C3\nB 3 D3\nMARK #3 a@#1 #2-3\nENDVAR\nB 3 Q4\nMARK #2 #99\nPRISONER #1\n',
  },
  {
    id: 'ccgc-c5',
    way: 'right',
    what: 'columns and rows as they are written',
    text: `${HEADS.c5};B(H,8);W(a,01)MARK[1]}`,
    now: `${HEADS.c5};B(H,8);W(a,015)MARK[1]}`,
  },
  {
    id: 'ccgc-c6',
    way: 'half',
    what: 'half',
    text: `${HEADS.c5.replace('C5', 'C6')};B(A,1)}`,
    now: `${HEADS.c5.replace('C5', 'C6')};B(S,19)}`,
  },
  { id: 'ccgc-hex', way: 'half', what: 'half', text: `${HEADS.hex};R(A,2)}`, now: `${HEADS.hex};R(K,10)}` },
  {
    id: 'ccgc-hex',
    way: 'left-right',
    what: 'whose sides would lose their place otherwise',
    text: `${HEADS.hex};R(A,2)}`,
    now: 'Each side has its own place on this board, and would lose it.',
  },
  { id: 'ccgc-ng', way: 'top-bottom', what: 'rows', text: `${HEADS.ng};B[A1])`, now: `${HEADS.ng};B[A9])` },
  {
    id: 'ccgc-pg',
    way: 'colors',
    what: 'whose first move has its colour',
    text: `${HEADS.ng.replace('NG', 'PG')};B[A1])`,
    now: 'In this game it is settled which colour moves first.',
  },
  {
    id: 'ccgc-am',
    way: 'left-right',
    what: 'all three squares',
    text: `${HEADS.am}1 d1d7(b7) a7a5(g5)\n`,
    now: `${HEADS.am}1 g1g7(i7) j7j5(d5)\n`,
  },
  {
    id: 'ccgc-am',
    way: 'numbers',
    what: 'rounds',
    text: `${HEADS.am}3 d1d7(b7) a7a5(g5)\n07 d7d6(d5)\n`,
    now: `${HEADS.am}1 d1d7(b7) a7a5(g5)\n02 d7d6(d5)\n`,
  },
  {
    id: 'ccgc-su',
    way: 'left-right',
    what: 'moves and the opening',
    text: `${HEADS.su}!BBBBBB\n!BBBBB0\n!00000B\n!000000\n!RRRRRR\n!RRRRRR\nB2B-3B\nR5E×4D\n`,
    now: `${HEADS.su}!BBBBBB\n!0BBBBB\n!B00000\n!000000\n!RRRRRR\n!RRRRRR\nB2E-3E\nR5B×4C\n`,
  },
  {
    id: 'ccgc-su',
    way: 'colors',
    what: 'with half a turn, so that both stay at home',
    text: `${HEADS.su}!BBBBBB\n!BBBBB0\n!00000B\n!000000\n!RRRRRR\n!RRRRRR\nB2B-3B\nR5E×4D\n`,
    now: `${HEADS.su}!BBBBBB\n!BBBBBB\n!000000\n!R00000\n!0RRRRR\n!RRRRRR\nR5E-4E\nB2B×3C\n`,
  },
  {
    id: 'ccgc-wtn',
    way: 'diagonal',
    what: 'layouts and moves',
    text: `${HEADS.wtn}R:A5-1;B5-4;C5-2;A4-6;B4-3;A3-5\nB:E3-2;D2-6;E2-4;C1-1;D1-3;E1-5\n1:1;(R1,B4)MARK[1]\n2:2;(B2,D3)\n`,
    now: `${HEADS.wtn}R:A5-1;A4-4;A3-2;B5-6;B4-3;C5-5\nB:C1-2;D2-6;D1-4;E3-1;E2-3;E1-5\n1:1;(R1,B4)MARK[1]\n2:2;(B2,C2)\n`,
  },
  {
    id: 'ccgc-wtn',
    way: 'colors',
    what: 'with half a turn; Red is laid out first all the same',
    text: `${HEADS.wtn}R:A5-1;B5-4;C5-2;A4-6;B4-3;A3-5\nB:E3-2;D2-6;E2-4;C1-1;D1-3;E1-5\n1:1;(R1,B4)\n`,
    now: `${HEADS.wtn.replace('甲 R', '甲 B').replace('乙 B', '乙 R')}R:A3-2;B4-6;A4-4;C5-1;B5-3;A5-5\nB:E1-1;D1-4;C1-2;E2-6;D2-3;E3-5\n1:1;(B1,D2)\n`,
  },
  {
    id: 'ccgc-wtn',
    way: 'numbers',
    what: 'moves',
    text: `${HEADS.wtn}3:1;(R1,B4)\n9:2;(B2,D3)\n`,
    now: `${HEADS.wtn}1:1;(R1,B4)\n2:2;(B2,D3)\n`,
  },
  {
    id: 'ccgc-ac2',
    way: 'left-right',
    what: 'layouts, moves and flags',
    text: '(\n;INFO[1.0]PA[甲]PB[乙]TL[1800]SL[31]\n;AA[hcehifdegdkficigjhbjjaklg]\n;AB[jkjliajhfdfgghebdiekghicc]\n;MA[G2F2]RA[1]FB[00]\n;MB[B2C3]RB[3]FA[L1]\n)\n',
    now: '(\n;INFO[1.0]PA[甲]PB[乙]TL[1800]SL[31]\n;AA[ihechedffkdgicijbhjgglkaj]\n;AB[iljkjdfhjaggfdbehkeiccihg]\n;MA[G2F2]RA[1]FB[00]\n;MB[B2C1]RB[3]FA[L3]\n)\n',
  },
  {
    id: 'ccgc-db',
    way: 'right',
    what: 'lines lie and stand in turn',
    text: '{"R":"甲","B":"乙","winner":"R","RScore":"1","BScore":"0","Date":"2018-05-12","Event":"杯","game":[{"piece":"r(b4, h)"},{"piece":"b(a1,v)"}]}',
    now: '{"R":"甲","B":"乙","winner":"R","RScore":"1","BScore":"0","Date":"2018-05-12","Event":"杯","game":[{"piece":"r(d4, v)"},{"piece":"b(a6,h)"}]}',
  },
  {
    id: 'ccgc-db',
    way: 'colors',
    what: 'teams, scores, the winner and lines',
    text: '{"R":"甲","B":"乙","winner":"R","RScore":"1","BScore":"0","Date":"2018-05-12","Event":"杯","game":[{"piece":"r(b4,h)"}]}',
    now: '{"R":"乙","B":"甲","winner":"B","RScore":"0","BScore":"1","Date":"2018-05-12","Event":"杯","game":[{"piece":"b(b4,h)"}]}',
  },
];

describe('A record is told otherwise', () => {
  for (const { id, way, what, text, now } of PAIRS) {
    it(`${id}, ${way}: ${what}`, () => {
      equal(told(id, way, text), now);
    });
  }

  it('but not where a bracket has no partner', () => {
    equal(
      told('wei7-3.0', 'half', '{"format":"wei7","version":"3.0","tree":{"steps":[}}'),
      'A bracket of this text has no partner; mend that first.',
    );
  });

  it('nor where a coordinate is written so that it could not come back', () => {
    const text = '{"format":"wei7","version":"3.0","tree":{"pre":{"stones":[{"point":{"x":1e1,"y":2},"color":1}]}}}';
    equal(told('wei7-3.0', 'half', text), 'A coordinate is written in a way that cannot be kept; mend that first.');
  });
});
