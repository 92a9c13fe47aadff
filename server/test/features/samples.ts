/// A small record of each format, for features that all of them have.

import { Features } from '../../src/language';
import type { RecordDocument } from '../../src/language/document';
import { finished } from '../../src/text/edit';
import { EVERYTHING, opened } from '../support/opened';

export const FORMATS = [
  'wei7-3.0',
  'wei7-2.2',
  'jgf',
  'ishi',
  'sgf',
  'ccgc-c5',
  'ccgc-c6',
  'ccgc-hex',
  'ccgc-ng',
  'ccgc-pg',
  'ccgc-am',
  'ccgc-su',
  'ccgc-wtn',
  'ccgc-db',
  'ccgc-ac2',
  'ccgc-naming',
] as const;

export type FormatId = (typeof FORMATS)[number];

const step = (color: number, x: number, y: number, more = ''): string =>
  `      { "action": { "type": "move", "value": { "color": ${color}, "point": { "x": ${x}, "y": ${y} } } }${more} }`;

const node = (color: string, x: number, y: number): string =>
  `    { "move": { "color": "${color}", "x": ${x}, "y": ${y} } }`;

const teams = (code: string): string => `[${code}][甲队][乙队][先手胜][2018.05.12 13:30 沈阳][2018 全国赛]`;

const ARMY =
  '(\n;INFO[1.0]PA[甲队]PB[乙队]TL[1800]SL[31]\n;AA[hfaedibfegkickchhgdjjiglj]\n;AB[hlgcjkfejjiaibdiegkgfhhdc]\n';

/// Each takes a stone or a piece, or closes a box, where its game has that; the first sides are called Ann or 甲队.
export const SAMPLES: Readonly<Record<FormatId, string>> = {
  'wei7-3.0': `{
  "format": "wei7",
  "version": "3.0",
  "size": 9,
  "info": {
    "participants": [{ "name": "Ann" }, { "name": "Bo" }],
    "players": [{ "participant": 0, "color": 1 }, { "participant": 1, "color": 2 }]
  },
  "tree": {
    "steps": [
${[step(1, 0, 1), step(2, 0, 0), step(1, 1, 0, ', "actor": 0'), step(2, 4, 4)].join(',\n')}
    ],
    "branches": [
      { "steps": [
${step(1, 5, 5)}
      ] },
      { "title": "Elsewhere", "steps": [
${[step(1, 6, 6), step(2, 7, 7)].join(',\n')}
      ] }
    ]
  }
}
`,
  'wei7-2.2': `<wei7 version="2.2">
  <size>9</size>
  <game>
    <black name="Ann"/>
    <white name="Bo"/>
  </game>
  <moves>
    <black x="0" y="1"/>
    <white x="0" y="0"/>
    <moves>
      <black x="5" y="5"/>
      <white x="6" y="6"/>
    </moves>
    <black x="1" y="0"/>
    <mark x="2" y="2" symbol="a"/>
    <white x="4" y="4"/>
  </moves>
</wei7>
`,
  jgf: `{
  "board": { "size": 9 },
  "players": [{ "color": "black", "name": "Ann" }, { "color": "white", "name": "Bo" }],
  "tree": [
    {},
${[node('black', 0, 1), node('white', 0, 0), node('black', 1, 0), node('white', 4, 4)].join(',\n')},
    { "variations": [
      [
    ${node('black', 5, 5)}
      ],
      [
    ${node('black', 6, 6)},
    ${node('white', 7, 7)}
      ]
    ] }
  ]
}
`,
  ishi: `EVENT Cup
BLACK Ann
WHITE Bo
BOARDSIZE 9
B 1 A8
W 2 A9
B 3 B9
PRISONER A9
MARK #1
W 4 E5
VAR a
W 4 F4
B 5 G3
ENDVAR
B 5 C3
`,
  sgf: `(;GM[1]FF[4]SZ[9]PB[Ann]PW[Bo]
;B[ab];W[aa]
;B[ba];W[ee]
(;B[ff])
(;B[gg];W[hh])
)
`,
  'ccgc-c5': `{${teams('C5')};\nB(H,8);W(H,9);B(I,8)MARK[2];W(I,9);B(G,8);W(G,9);B(J,8);W(J,9);B(K,8)}\n`,
  'ccgc-c6': `{${teams('C6')};\nB(J,10);W(L,11);W(M,11);B(K,11)MARK[1];B(L,12)}\n`,
  'ccgc-hex': `{${teams('HEX')};\nR(H,4)MARK[1];B(E,1);R(H,3);B(G,2)}\n`,
  'ccgc-ng': `(${teams('NG')};\nB[I3];W[H2];B[G5]MARK[2];W[H3])\n`,
  'ccgc-pg': `(${teams('PG')};\nB[A2];W[A1];B[B1];W[E5];B[E5];B[F6])\n`,
  'ccgc-am': `#${teams('AM')};\n1 d1d6(c7) j7g4(c4)\n2 d6d5(d9) d10d8(f6)\n`,
  'ccgc-su': `#2018-05-12-13:30 沈阳
#先手方:甲队|后手方:乙队|未决胜
!BBBBBB
!BBBBBB
!000000
!000000
!RRRRRR
!RRRRRR
B2C-3C
R5D-4D
B3C-3D
R5C-4C
`,
  'ccgc-wtn': `#${teams('WTN')};
R:A4-1;A3-2;A5-3;B5-4;B4-5;C5-6
B:E3-1;D2-2;E2-3;E1-4;C1-5;D1-6
1:2;(R2,B3)
2:4;(B4,E2)
3:1;(R1,B3)
`,
  'ccgc-db': `{
  "R": "甲队",
  "B": "乙队",
  "winner": "R",
  "RScore": "1",
  "BScore": "0",
  "Date": "2018-05-12",
  "Event": "2018 全国赛",
  "game": [
    { "piece": "r(a1,h)" },
    { "piece": "b(a2,h)" },
    { "piece": "r(a1,v)" },
    { "piece": "b(e5,v)" },
    { "piece": "r(b1,v)" }
  ]
}
`,
  'ccgc-ac2': `${ARMY};MA[G2F2]RA[1]FB[00]\n;MB[B2C1]RB[3]FA[00]\n;MA[F2E1]RA[3]FB[00]\n;EA[2]EB[2]\n)\n`,
  'ccgc-naming': '[GO][甲队][乙队][先手胜][2018.05.12 13:30 沈阳][2018 全国赛]\n',
};

const OTHER: Readonly<Partial<Record<FormatId, string>>> = {
  'wei7-3.0': 'wei7',
  'wei7-2.2': 'wei7',
  jgf: 'jgf',
  ishi: 'ishi',
  sgf: 'sgf',
};

export const languageOf = (format: FormatId): string => OTHER[format] ?? 'ccgc';

/// Names by which files are known where their text does not tell.
const NAMES: Readonly<Partial<Record<FormatId, string>>> = {
  'ccgc-naming': 'MJ-甲队 vs 乙队-先手胜-2018.05.12 13.30 沈阳-2018 全国赛.txt',
};

export class Sample {
  readonly document: RecordDocument;
  readonly features: Features;

  constructor(
    readonly format: FormatId,
    readonly text = SAMPLES[format],
  ) {
    const { document, checked } = opened(text, { language: languageOf(format), name: NAMES[format] });
    this.document = document;
    this.features = new Features(document, EVERYTHING, checked);
  }

  /// Where a piece of the text begins, or so far into it.
  at(piece: string, into = 0): number {
    const found = this.text.indexOf(piece);
    if (found < 0) throw new Error(`${this.format} has no ${piece}`);
    return found + into;
  }

  texts(found: readonly { readonly from: number; readonly to: number }[] | undefined): string[] {
    return (found ?? []).map(({ from, to }) => this.text.slice(from, to));
  }

  get all(): { from: number; to: number } {
    return { from: 0, to: this.text.length };
  }
}

export { finished };
