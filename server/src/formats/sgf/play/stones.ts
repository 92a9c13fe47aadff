/// Stones set up, and moves as SGF has them: a move is played wherever it goes, and replaces what stands there.

import type { Ply } from '../../../record/ply';
import { plyAfter } from '../../../record/ply';
import type { GoPlay, MoveMade } from '../../shared/go/play';
import { pointsIn } from '../points';
import type { SetupEvent } from './event';

/// A move onto a stone.
export function playedOver(go: GoPlay, prev: Ply | undefined, color: number, cell: number, ordinal: number): MoveMade {
  const board = go.working.to(prev);
  const there = board.get(cell);
  board.set(cell, 0);
  const play = board.play(color, cell);
  if (!play) {
    board.set(cell, there);
    return { ply: go.skip(prev, color, undefined, ordinal) };
  }
  const changes = over(play.changes, play.suicide, cell, there, color);
  const ply = plyAfter(prev, { color, cell, ordinal, changes, takes: play.taken.length });
  go.working.reached(ply);
  return play.suicide ? { ply, suicide: play.changes.length / 3 + 1 } : { ply };
}

/// What changes, told from the stone that stood there.
function over(changes: readonly number[], suicide: boolean, cell: number, there: number, color: number): number[] {
  const rest = suicide ? [...changes] : changes.slice(3);
  if (suicide) return [cell, there, 0, ...rest];
  return there === color ? rest : [cell, there, color, ...rest];
}

/// The cells of an area.
function* cellsOf(go: GoPlay, { area }: SetupEvent): Generator<number> {
  for (const { x, y } of pointsIn(area)) {
    const cell = go.cell(x, y);
    if (cell !== undefined) yield cell;
  }
}

interface SetUp {
  readonly ply: Ply;
  /// Values that change nothing, and that no other names too.
  readonly idle: readonly SetupEvent[];
  /// The first value that puts a stone of a group without a liberty, or one beside such a group.
  readonly dead: SetupEvent | undefined;
}

export function setUp(go: GoPlay, prev: Ply | undefined, setup: readonly SetupEvent[]): SetUp {
  const board = go.working.to(prev);
  const named = new Set<number>();
  const stones: [number, number][] = [];
  const idle: SetupEvent[] = [];
  for (const event of setup) {
    const cells = [...cellsOf(go, event)];
    const isSaid = cells.some((cell) => named.has(cell));
    if (!isSaid && cells.every((cell) => board.get(cell) === event.color)) idle.push(event);
    for (const cell of cells) {
      named.add(cell);
      stones.push([cell, event.color]);
    }
  }
  const ply = go.setUp(prev, stones);
  return { ply, idle, dead: deadAmong(go, ply, setup) };
}

function deadAmong(go: GoPlay, ply: Ply, setup: readonly SetupEvent[]): SetupEvent | undefined {
  const put = setup.filter(({ color }) => color > 0);
  const around = put.map((event) => [...cellsOf(go, event)].flatMap((cell) => [cell, ...beside(go, cell)]));
  const dead = new Set(go.working.to(ply).blocksWithoutLiberty(around.flat()).flat());
  return dead.size === 0 ? undefined : put.find((_, index) => around[index]?.some((cell) => dead.has(cell)));
}

function beside({ ground: { columns, rows } }: GoPlay, cell: number): number[] {
  const x = cell % columns;
  const cells: number[] = [];
  if (x > 0) cells.push(cell - 1);
  if (x < columns - 1) cells.push(cell + 1);
  if (cell >= columns) cells.push(cell - columns);
  if (cell < columns * (rows - 1)) cells.push(cell + columns);
  return cells;
}
