/// Records of CCGC of any size. A file holds one game of some dozens of moves, so what is larger is games one after the other, or one
/// that goes on: well written, and the later part of it nobody could play.

import { AmazonsModel, type Side } from './amazons';
import type { Grown } from './grown';
import { Random } from './random';

const HEAD = '[A][B][先手胜][2026.08.15 16:00 杭州][赛]';

const repeated = (size: number, one: (random: Random) => string, between = ''): string => {
  const random = new Random(11);
  const list: string[] = [];
  for (let length = 0; length < size; length += list.at(-1)?.length ?? 0) list.push(one(random));
  return list.join(between);
};

interface Stones {
  readonly code: string;
  /// Who comes, again and again.
  readonly sides: string;
  readonly side: number;
  readonly square?: true;
}

/// Games of stones on points at random, none on another.
function stones({ code, sides, side, square }: Stones): Grown {
  const one = (random: Random): string => {
    const cells = Array.from({ length: side * side }, (_, i) => i);
    const moves = Array.from({ length: 40 }, (_, i) => {
      const [cell = 0] = cells.splice(random.below(cells.length), 1);
      const [column, row] = [String.fromCharCode(65 + (cell % side)), 1 + Math.floor(cell / side)];
      return `${sides[i % sides.length]}${square ? `[${column}${row}]` : `(${column},${row})`}`;
    });
    return `${square ? '(' : '{'}[${code}]${HEAD};${moves.join(';')}${square ? ')' : '}'}\n`;
  };
  return {
    id: `ccgc-${code.toLowerCase()}`,
    language: 'ccgc',
    file: `${code}-A vs B-先手胜.txt`,
    spot: square ? /(?<=;[BW]\[[A-J])\d(?=\])/g : /(?<=;[BWR]\([A-S],)\d(?=\))/g,
    typed: [...'123456789'],
    bracket: square ? ']' : ')',
    text: (size) => repeated(size, one),
  };
}

/// A game by the rules, then rounds that go on.
function amazons(size: number): string {
  const model = new AmazonsModel();
  const random = new Random(5);
  const squares = (): string => `${'abcdefghij'[random.below(10)]}${1 + random.below(10)}`;
  const written = (side: Side, isOver: boolean): string => {
    const move = isOver ? undefined : model.some(side, random);
    if (move) model.play(move);
    return move ? `${move.from}${move.to}(${move.arrow})` : `${squares()}${squares()}(${squares()})`;
  };
  const rounds: string[] = [`#[AM]${HEAD};`];
  for (let length = 0, i = 1; length < size; length += 20, i++)
    rounds.push(`${i} ${written('W', i > 30)} ${written('B', i > 30)}`);
  return `${rounds.join('\n')}\n`;
}

/// Two pieces go to and fro.
const surakarta = ['B2C-3C', 'R5C-4C', 'B2D-3D', 'R5D-4D', 'B3C-2C', 'R4C-5C', 'B3D-2D', 'R4D-5D'];

const EINSTEIN = `#[WTN][A R][B B][先手胜][2026.08.15 16:00 杭州][赛];
R:A4-1;A3-2;A5-3;B5-4;B4-5;C5-6
B:E3-1;D2-2;E2-3;E1-4;C1-5;D1-6
`;

const einstein = (random: Random): string =>
  Array.from({ length: 24 }, (_, i) => {
    const [die, piece, column, row] = [
      1 + random.below(6),
      1 + random.below(6),
      random.pick([...'ABCDE']),
      1 + random.below(5),
    ];
    return `${i + 1}:${die};(${i % 2 ? 'B' : 'R'}${piece},${column}${row})\n`;
  }).join('');

const ARMY = `(
;INFO[1.0]PA[A]PB[B]TL[1800]SL[31]
;AA[icggadkkghhbffcedjeiijjlh]
;AB[dljkegjfbjidhakighccfegih]
`;
const army = [';MA[G4F4]RA[1]FB[00]', ';MB[F2G2]RB[2]FA[00]', ';MA[G3F3]RA[3]FB[00]', ';MB[F0G0]RB[3]FA[00]'];

const many = (size: number, lines: readonly string[]): string =>
  `${Array.from({ length: Math.ceil(size / (lines[0] as string).length) }, (_, i) => lines[i % lines.length]).join('\n')}\n`;

const stroke = (random: Random): string =>
  `    {"piece": "${random.pick(['r', 'b'])}(${'abcde'[random.below(5)]}${1 + random.below(5)},${random.pick(['h', 'v'])})"}`;

export const ccgcRecords: readonly Grown[] = [
  stones({ code: 'C5', sides: 'BW', side: 15 }),
  stones({ code: 'C6', sides: 'BWWB', side: 19 }),
  stones({ code: 'HEX', sides: 'RB', side: 11 }),
  stones({ code: 'NG', sides: 'BW', side: 9, square: true }),
  stones({ code: 'PG', sides: 'BW', side: 9, square: true }),
  {
    id: 'ccgc-am',
    language: 'ccgc',
    file: 'AM-A vs B-先手胜.txt',
    spot: /(?<=^\d+ [a-j])\d(?=[a-j])/gm,
    typed: [...'123456789'],
    bracket: ')',
    quote: '(',
    text: amazons,
  },
  {
    id: 'ccgc-su',
    language: 'ccgc',
    file: 'SU-A vs B-先手胜.txt',
    spot: /(?<=^[BR])\d(?=[A-F])/gm,
    typed: [...'123456'],
    bracket: '(',
    text: (size) => repeated(size, () => `#2026-08-15-16:00 杭州\n#先手方:A|后手方:B|未决胜\n${many(400, surakarta)}`),
  },
  {
    id: 'ccgc-wtn',
    language: 'ccgc',
    file: 'WTN-A vs B-先手胜.txt',
    spot: /(?<=:\d;\([RB]\d,[A-E])\d(?=\))/g,
    typed: [...'12345'],
    bracket: ')',
    text: (size) => repeated(size, (random) => EINSTEIN + einstein(random)),
  },
  {
    id: 'ccgc-db',
    language: 'ccgc',
    file: 'DB-A vs B-先手胜.txt',
    spot: /(?<="[rb]\([a-e])\d(?=,)/g,
    typed: [...'12345'],
    bracket: '}',
    quote: '"',
    single: true,
    text: (size) =>
      `{\n  "R": "A",\n  "B": "B",\n  "winner": "B",\n  "RScore": "9",\n  "BScore": "16",\n  "Date": "2026-08-15",\n  "Event": "赛",\n  "game": [\n${repeated(size, stroke, ',\n')}\n  ]\n}\n`,
  },
  {
    id: 'ccgc-ac2',
    language: 'ccgc',
    file: 'AC2-A vs B-先手胜.txt',
    spot: /(?<=^;M[AB]\[[A-L])\d(?=[A-L])/gm,
    typed: [...'01234'],
    bracket: ']',
    text: (size) => `${ARMY}${many(size, army)};EA[2]EB[2]\n)\n`,
  },
  {
    id: 'ccgc-naming',
    language: 'ccgc',
    file: 'GO-A vs B-先手胜.txt',
    spot: /(?<=\(Q,)\d(?=\))/g,
    typed: [...'123456789'],
    bracket: ')',
    text: (size) => `[GO]${HEAD}\n${repeated(size, (random) => `X(Q,${random.below(9)});\n`)}`,
  },
];
