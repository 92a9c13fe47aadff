/// Boards and trees as the server tells them, to look at and to measure: made up, but as full as real ones.

import { answer } from './boards';

type Move = readonly [x: number, y: number];

/// An opening of nobody's, on 19 lines.
const OPENING: readonly Move[] = [
  ...([
    [15, 3],
    [3, 3],
    [15, 15],
    [3, 15],
    [13, 16],
    [16, 13],
    [16, 14],
    [15, 13],
    [13, 14],
  ] as const),
  ...([
    [17, 14],
    [17, 15],
    [17, 13],
    [16, 17],
    [2, 5],
    [5, 2],
    [4, 5],
    [6, 3],
    [2, 2],
    [9, 3],
  ] as const),
  ...([
    [5, 16],
    [2, 13],
    [4, 13],
    [2, 15],
    [2, 16],
    [3, 14],
    [4, 14],
    [4, 15],
    [3, 16],
    [2, 14],
  ] as const),
  ...([
    [5, 15],
    [2, 10],
    [9, 16],
    [10, 14],
    [13, 2],
    [16, 5],
    [13, 4],
    [16, 8],
    [11, 3],
    [10, 4],
  ] as const),
  ...([
    [10, 2],
    [9, 2],
    [10, 3],
    [9, 4],
    [11, 5],
    [8, 6],
    [11, 7],
    [3, 7],
    [2, 7],
    [3, 8],
    [5, 6],
  ] as const),
];

export function opening(moves: number, more: object = {}): object {
  const played = OPENING.slice(0, moves);
  const rows = Array.from({ length: 19 }, () => Array<string>(19).fill('.'));
  for (const [i, [x, y]] of played.entries()) (rows[y] as string[])[x] = i % 2 === 0 ? 'X' : 'O';
  const last = played.at(-1);
  return answer({
    game: 'go',
    columns: 19,
    height: 19,
    rows: rows.map((row) => row.join('')),
    node: { path: [], move: moves },
    lastMove: last && { color: moves % 2 === 1 ? 1 : 2, cell: { x: last[0], y: last[1] } },
    toMove: moves % 2 === 0 ? 'black' : 'white',
    ways: { back: moves > 0, forward: moves < OPENING.length, up: false, down: true },
    about: {
      name: '城南棋社杯 第三轮 / South Gate Cup, round 3',
      players: [
        { side: 'black', name: '林乔 Lin Qiao', rank: '2d' },
        { side: 'white', name: '桑榆 Sang Yu', rank: '3d' },
      ],
      result: 'B+2.5',
      facts: ['Chinese rules', 'komi 7.5', '2025-03-04', 'South Gate Go club'],
    },
    ...more,
  });
}

export const numbersOf = (moves: number): object[] => OPENING.slice(0, moves).map(([x, y], i) => [x, y, i + 1]);

interface Planted {
  readonly length?: number;
  readonly from?: number;
  readonly to?: number;
  readonly column?: number;
}

const LETTERS = 'ABCDEFGHJKLMNOPQRST';
const nameOf = ([x, y]: Move): string => `${LETTERS[x]}${19 - y}`;

/// A tree with a main line and variations that leave it now and then.
export function planted({ length = 60, from = 0, to = Math.min(length, 200), column = 22 }: Planted = {}): object {
  const nodes: object[] = [];
  const last = new Map<number, number>();
  const add = (at: number, lane: number, parent: number, more: object = {}) => {
    const color = at === 0 ? undefined : at % 2 === 1 ? 1 : 2;
    const label = at === 0 ? 'Start' : nameOf(OPENING[at % OPENING.length] as Move);
    const number = at === 0 ? undefined : at;
    const node = {
      column: at,
      lane,
      parent,
      color,
      number,
      label,
      on: lane === 0,
      position: { line: at, character: lane },
    };
    last.set(lane, nodes.push({ ...node, ...more }) - 1);
  };
  for (let at = from; at <= to; at++) {
    const before = at === from ? -1 : (last.get(0) ?? -1);
    add(at, 0, before, {
      comment: at % 9 === 4,
      ...(at === 17 ? { fault: 'error' } : at === 29 ? { fault: 'warning' } : {}),
    });
    for (const [lane, start, size] of [
      [1, 8, 6],
      [2, 10, 3],
      [1, 20, 9],
      [2, 21, 4],
      [3, 21, 2],
      [1, 40, 12],
    ] as const) {
      const own = at % 60;
      if (own < start || own >= start + size) continue;
      const parent = own === start ? before : (last.get(lane) ?? -1);
      add(at, lane, parent, own === start ? { title: 'Another way', comment: lane === 2 } : {});
    }
  }
  return { version: 1, column, length, from, to, lanes: 4, nodes };
}

export const amazons = (more: object = {}): object =>
  answer({
    game: 'amazons',
    geometry: 'squares',
    columns: 10,
    height: 10,
    rows: [
      '...B..B...',
      '..........',
      '....#.....',
      'B..W.....B',
      '.....#....',
      '......#...',
      'W..#.....W',
      '..........',
      '..B.#.....',
      '......W...',
    ],
    node: { path: [], move: 5 },
    lastMove: { color: 1, cell: { x: 3, y: 3 } },
    toMove: 'white',
    captures: {},
    about: { name: 'AM-甲队-乙队', players: [{ name: '甲队' }, { name: '乙队' }], facts: ['2024-08-10', '武汉'] },
    ...more,
  });

/// Black has five in a row, not all of them in the order of play.
export function gomoku(): object {
  const rows = Array.from({ length: 15 }, () => '.'.repeat(15));
  const put = (x: number, y: number, sign: string) => {
    rows[y] = `${rows[y]?.slice(0, x)}${sign}${rows[y]?.slice(x + 1)}`;
  };
  const winning = [7, 5, 6, 9, 8].map((i) => ({ x: i, y: i }));
  for (const { x, y } of winning) put(x, y, 'X');
  for (const [x, y] of [
    [7, 6],
    [8, 6],
    [6, 7],
    [10, 10],
  ] as const)
    put(x, y, 'O');
  const about = {
    name: 'C5-Alpha-Beta',
    players: [
      { side: 'black', name: 'Alpha' },
      { side: 'white', name: 'Beta' },
    ],
  };
  const size = { columns: 15, height: 15, rows, node: { path: [], move: 9 }, game: 'gomoku', about };
  return answer({ ...size, winning, lastMove: { color: 1, cell: { x: 9, y: 9 } }, captures: {}, toMove: undefined });
}

export const FAULTS = [
  {
    message: 'White moves, but the turn is Black’s: the move before was White’s too.',
    clause: '3.16.3.2.1.1',
    severity: 'error',
    cell: { x: 2, y: 5 },
    here: true,
    position: { line: 17, character: 4 },
  },
  {
    message: 'C3 is taken since move 8.',
    clause: '3.16.3.2.1.2',
    severity: 'error',
    cell: { x: 2, y: 2 },
    here: false,
    position: { line: 12, character: 4 },
  },
  {
    message: 'The time goes back: 12.5 after 13.',
    clause: '3.13.2',
    severity: 'warning',
    cell: { x: 13, y: 16 },
    here: false,
    position: { line: 9, character: 4 },
  },
];
