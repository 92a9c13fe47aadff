/// The two loops of a Surakarta board, and the ways along them on which a piece takes.

import type { Cells } from '../../record/working-board';
import { SIDE } from './board';

interface Way {
  /// The points from where the piece stood to what it takes, both of them too. It may come through a point twice, and through
  /// the one it has left.
  readonly cells: readonly number[];
  /// After which of these it goes round an arc.
  readonly arcs: readonly number[];
}

const LINES = Array.from({ length: SIDE }, (_, i) => i);
const BACK = [...LINES].reverse();

/// From the left end of the line with this number: along it, around the corner and down, back, and up again. Between one
/// stretch and the next is an arc.
const loop = (line: number): readonly number[] => [
  ...LINES.map((x) => line * SIDE + x),
  ...LINES.map((y) => y * SIDE + (SIDE - 1 - line)),
  ...BACK.map((x) => (SIDE - 1 - line) * SIDE + x),
  ...BACK.map((y) => y * SIDE + line),
];

/// The inner one, and the outer one, which has the wider arcs. Lines at the edge have no arcs.
export const LOOPS: readonly (readonly number[])[] = [loop(1), loop(2)];

const LENGTH = 4 * SIDE;

/// For each point, where loops come through it: which, and how many points along.
const CROSSINGS: readonly (readonly { readonly loop: readonly number[]; readonly at: number }[])[] = Array.from(
  { length: SIDE * SIDE },
  (_, cell) => LOOPS.flatMap((one) => one.flatMap((other, at) => (other === cell ? [{ loop: one, at }] : []))),
);

/// Up to the first piece that stands in the way, if there is an arc before it. The point that was left counts as empty.
function wayAlong(board: Cells, loop: readonly number[], start: number, step: 1 | -1): Way | undefined {
  const from = loop[start] as number;
  const cells = [from];
  const arcs: number[] = [];
  for (let i = 1, at = start; i <= LENGTH; i++) {
    const next = (at + step + LENGTH) % LENGTH;
    if (Math.floor(at / SIDE) !== Math.floor(next / SIDE)) arcs.push(i - 1);
    const cell = loop[next] as number;
    cells.push(cell);
    if (cell !== from && board.get(cell) !== 0) return arcs.length > 0 ? { cells, arcs } : undefined;
    at = next;
  }
  return undefined;
}

/// The shortest way to each piece of the other colour that the piece on a point can take.
export function captures(board: Cells, from: number): Map<number, Way> {
  const color = board.get(from);
  const ways = new Map<number, Way>();
  if (color === 0) return ways;
  for (const { loop: one, at } of CROSSINGS[from] ?? []) {
    for (const step of [1, -1] as const) {
      const way = wayAlong(board, one, at, step);
      const to = way?.cells.at(-1);
      if (way === undefined || to === undefined || board.get(to) === color) continue;
      const known = ways.get(to);
      if (!known || way.cells.length < known.cells.length) ways.set(to, way);
    }
  }
  return ways;
}

/// The way on which a piece takes another.
export const captureWay = (board: Cells, from: number, to: number): Way | undefined => captures(board, from).get(to);
