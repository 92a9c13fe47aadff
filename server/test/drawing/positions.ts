/// A position of each game, with as much on it as there can be: to draw, to look at, and to compare.

import type { Position } from '../../src/drawing/position';

type Rows = readonly string[];

const position = (game: string, rows: Rows, more: Partial<Position> = {}): Position => ({
  game,
  ...{ columns: rows[0]?.length ?? 0, height: rows.length, rows, left: 0, top: 0, marks: [] },
  ...more,
});

const empty = (columns: number, rows: number): string[] => Array<string>(rows).fill('.'.repeat(columns));

/// With these signs at these places.
function put(rows: Rows, ...signs: readonly (readonly [sign: string, x: number, y: number])[]): string[] {
  const cells = rows.map((row) => [...row]);
  for (const [sign, x, y] of signs) (cells[y] as string[])[x] = sign;
  return cells.map((row) => row.join(''));
}

const cells = (...places: readonly (readonly [number, number])[]) => places.map(([x, y]) => ({ x, y }));

export const SCENES: Readonly<Record<string, Position>> = {
  go: position(
    'go',
    put(empty(9, 9), ['X', 2, 2], ['O', 6, 2], ['X', 6, 6], ['O', 2, 6], ['X', 4, 4], ['O', 5, 4], ['3', 7, 7]),
    {
      marks: [
        { x: 2, y: 2, form: 'triangle' },
        { x: 6, y: 2, form: 'square' },
        { x: 3, y: 4, label: 'A' },
        { x: 6, y: 6, label: 'long one' },
        { x: 0, y: 0, form: 'cross' },
      ],
      lastMove: { color: 2, cell: { x: 5, y: 4 } },
      toMove: 'black',
      faults: [{ message: 'wrong', cell: { x: 2, y: 6 }, here: true }],
      next: [{ cell: { x: 4, y: 6 } }, { cell: { x: 6, y: 4 } }],
    },
  ),
  gomoku: position(
    'gomoku',
    put(
      empty(15, 15),
      ...[5, 6, 7, 8, 9].map((i) => ['X', i, i] as const),
      ['O', 7, 6],
      ['O', 8, 6],
      ['O', 6, 7],
      ['O', 9, 7],
    ),
    {
      numbers: [
        [7, 7, 1],
        [7, 6, 2],
        [6, 6, 3],
        [8, 6, 4],
        [8, 8, 5],
        [6, 7, 6],
        [5, 5, 7],
        [9, 7, 8],
        [9, 9, 9],
      ],
      winning: cells([5, 5], [6, 6], [7, 7], [8, 8], [9, 9]),
      lastMove: { color: 1, cell: { x: 9, y: 9 } },
    },
  ),
  connect6: position('connect6', put(empty(19, 19), ['X', 9, 9], ['O', 10, 9], ['O', 10, 10], ['X', 9, 8]), {
    lastMove: { color: 1, cell: { x: 9, y: 8 } },
    chosen: cells([9, 8]),
    ghost: { column: 12 },
    toMove: 'black',
  }),
  nogo: position('nogo', put(empty(9, 9), ['X', 0, 0], ['O', 1, 1], ['X', 8, 8]), {
    lastMove: { color: 1, cell: { x: 8, y: 8 } },
    winning: cells([0, 0]),
  }),
  'phantom-go': position('phantom-go', put(empty(9, 9), ['X', 4, 4], ['O', 4, 5]), {
    lastMove: { color: 2, cell: { x: 4, y: 5 } },
  }),
  amazons: position(
    'amazons',
    put(
      empty(10, 10),
      ...(['B', 'W'] as const).flatMap((side, i) =>
        cells([3, i * 9], [6, i * 9], [0, 3 + i * 3], [9, 3 + i * 3]).map(({ x, y }) => [side, x, y] as const),
      ),
      ...cells([4, 2], [5, 5], [2, 7], [7, 4]).map(({ x, y }) => ['#', x, y] as const),
      ['W', 3, 3],
      ['.', 3, 9],
      ['#', 6, 6],
    ),
    {
      lastMove: { color: 2, cell: { x: 3, y: 3 }, from: { x: 3, y: 9 }, arrow: { x: 6, y: 6 } },
      toMove: 'black',
    },
  ),
  hex: position(
    'hex',
    put(
      empty(11, 11),
      ...cells([7, 0], [7, 1], [6, 2], [6, 3], [5, 4], [5, 5], [4, 6], [4, 7], [3, 8], [3, 9], [2, 10]).map(
        ({ x, y }) => ['R', x, y] as const,
      ),
      ...cells([4, 4], [4, 5], [6, 5], [5, 3], [3, 6], [5, 6], [8, 2], [2, 3], [3, 3], [2, 8]).map(
        ({ x, y }) => ['B', x, y] as const,
      ),
    ),
    {
      winning: cells([7, 0], [7, 1], [6, 2], [6, 3], [5, 4], [5, 5], [4, 6], [4, 7], [3, 8], [3, 9], [2, 10]),
      lastMove: { color: 1, cell: { x: 5, y: 4 } },
      numbers: [
        [4, 4, 2],
        [4, 5, 14],
      ],
      marks: [{ x: 8, y: 8, label: 'A' }],
      ghost: { column: 9 },
      toMove: 'blue',
    },
  ),
  surakarta: position('surakarta', ['BB.RBB', 'BR.BB.', '......', '....B.', 'RR..RR', 'RRRRRR'], {
    lastMove: {
      color: 2,
      cell: { x: 3, y: 0 },
      from: { x: 2, y: 4 },
      path: cells(
        ...([4, 3, 2, 1, 0] as const).map((y) => [2, y] as const),
        ...([0, 1, 2, 3, 4, 5] as const).map((x) => [x, 2] as const),
        [3, 0],
      ),
      taken: cells([3, 0]),
    },
    toMove: 'black',
  }),
  einstein: position('einstein', ['1.3..', '45...', '..2.a', '..6bc', '..d.f'], {
    lastMove: { color: 1, cell: { x: 2, y: 2 }, from: { x: 1, y: 1 } },
    die: 5,
    toMove: 'blue',
    marks: [{ x: 2, y: 3, label: '4' }],
  }),
  dots: position(
    'dots',
    [
      '+-+-+.+.+.+',
      '|R|.|......',
      '+-+-+-+.+.+',
      '..|B|B|....',
      '+.+-+-+.+.+',
      '..........|',
      '+.+-+.+.+-+',
      '|..........',
      '+.+.+.+-+.+',
      '....|......',
      '+-+.+.+.+.+',
    ],
    {
      lastMove: { color: 2, cell: { x: 5, y: 2 } },
      owners: [
        [1, 0, 1],
        [0, 1, 1],
        [2, 1, 2],
        [1, 2, 1],
        [3, 0, 2],
        [4, 1, 2],
        [3, 2, 1],
        [2, 3, 1],
        [4, 3, 2],
        [6, 3, 2],
        [3, 4, 2],
        [5, 4, 2],
      ],
      toMove: 'blue',
    },
  ),
  'army-begins': position('army', empty(5, 12)),
  army: position(
    'army',
    ['jlkjj', 'iiihh', 'g.g.g', 'ff.ee', 'd.d.c', 'cba..', '...Ak', 'BCCDD', 'E.E.F', 'GG.GH', 'HHIII', 'JJKLJ'].map(
      (row) => row.slice(0, 5),
    ),
    {
      lastMove: { color: 1, cell: { x: 3, y: 6 }, from: { x: 0, y: 6 } },
      toMove: 'black',
      marks: [{ x: 1, y: 7, label: '1' }],
      faults: [{ message: 'wrong', cell: { x: 4, y: 4 }, here: true }],
    },
  ),
};

export const emptyBoard = (game: string, columns: number, rows: number): Position =>
  position(game, game === 'dots' ? dotted(empty(columns, rows)) : empty(columns, rows));

const dotted = (rows: Rows): string[] =>
  rows.map((row, y) => [...row].map((sign, x) => (x % 2 === 0 && y % 2 === 0 ? '+' : sign)).join(''));

/// What can stand on the cells of each game.
export const SIGNS: Readonly<Record<string, readonly string[]>> = {
  go: ['X', 'O', '3', '4'],
  gomoku: ['X', 'O'],
  connect6: ['X', 'O'],
  nogo: ['X', 'O'],
  'phantom-go': ['X', 'O'],
  amazons: ['W', 'B', '#'],
  hex: ['R', 'B'],
  surakarta: ['B', 'R'],
  einstein: [...'123456abcdef'],
  dots: ['-', 'R', 'B'],
  army: [...'ABCDEFGHIJKLXabcdefghijklx'],
};
