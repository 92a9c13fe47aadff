/// Playing go for formats: plies on a working board, and what is remarkable about a move. Which of it breaks a rule is for
/// the format to say.

import { GoBoard } from '../../../games/go/board';
import { retakes } from '../../../games/go/ko';
import { pointName } from '../../../games/go/points';
import { type Ply, plyAfter, whoPut } from '../../../record/ply';
import { WorkingBoard } from '../../../record/working-board';

export interface GoGround {
  readonly columns: number;
  readonly rows: number;
  /// Is the size sound, so that positions can be followed?
  readonly sized: boolean;
}

export interface MoveMade {
  readonly ply: Ply;
  /// The colour of the stone that stands there already, and the ply that put it; the move has not been played.
  readonly occupied?: { readonly color: number; readonly by: Ply | undefined };
  /// How many own stones went off.
  readonly suicide?: number;
  /// A single stone was taken and the position before the previous move is back.
  readonly retakes?: boolean;
}

interface StoneAt {
  readonly color: number | undefined;
  readonly x: number | undefined;
  readonly y: number | undefined;
}

/// What came of a set-up: stones on points that were taken, and the first stone of each block without a liberty.
interface Arranged<S> {
  readonly ply: Ply;
  readonly repeated: readonly { readonly stone: S; readonly cell: number }[];
  readonly dead: readonly { readonly stone: S; readonly cell: number; readonly count: number }[];
}

export class GoPlay {
  readonly working: WorkingBoard<GoBoard>;

  constructor(readonly ground: GoGround) {
    this.working = new WorkingBoard(new GoBoard(ground.columns, ground.rows));
  }

  /// The cell of a point; undefined off the board and where positions cannot be followed.
  cell(x: number | undefined, y: number | undefined): number | undefined {
    const { columns, rows, sized } = this.ground;
    if (!sized || x === undefined || y === undefined || x >= columns || y >= rows) return undefined;
    return this.working.board.exact ? y * columns + x : undefined;
  }

  name(cell: number): string {
    const { columns, rows } = this.ground;
    return pointName(cell % columns, Math.floor(cell / columns), columns, rows);
  }

  /// A move that puts no stone: a pass (cell null), or one of which too little is known (undefined).
  skip(prev: Ply | undefined, color: number, cell: null | undefined, ordinal: number): Ply {
    return plyAfter(prev, { color, cell, ordinal });
  }

  play(prev: Ply | undefined, color: number, cell: number, ordinal: number): MoveMade {
    const board = this.working.to(prev);
    const there = board.get(cell);
    const play = there === 0 ? board.play(color, cell) : undefined;
    if (!play) {
      const ply = this.skip(prev, color, undefined, ordinal);
      return there === 0 ? { ply } : { ply, occupied: { color: there, by: whoPut(prev, cell) } };
    }
    const { changes } = play;
    const count = play.taken.length;
    const ply = plyAfter(prev, {
      color,
      cell,
      ordinal,
      changes,
      takes: count,
    });
    this.working.reached(ply);
    if (play.suicide) return { ply, suicide: lost(changes, color) };
    const follows = count === 1 && prev?.isMove === true && typeof prev.cell === 'number';
    return { ply, retakes: follows && retakes(prev, ply) };
  }

  /// Stones put, or removed with colour 0, without being played. Later ones hold.
  setUp(prev: Ply | undefined, stones: Iterable<readonly [cell: number, color: number]>): Ply {
    const board = this.working.to(prev);
    const changes: number[] = [];
    for (const [cell, color] of stones) {
      const before = board.get(cell);
      if (before === color) continue;
      changes.push(cell, before, color);
      board.set(cell, color);
    }
    const ply = plyAfter(prev, { color: 0, cell: undefined, changes, isMove: false });
    this.working.reached(ply);
    return ply;
  }

  /// Stones set up together, none before another. Of several on one point the first stays; blocks without a liberty stay too.
  arrange<S extends StoneAt>(prev: Ply | undefined, stones: readonly S[]): Arranged<S> {
    const first = new Map<number, S>();
    const repeated: { stone: S; cell: number }[] = [];
    for (const stone of stones) {
      const cell = this.cell(stone.x, stone.y);
      if (cell === undefined) continue;
      if (first.has(cell)) repeated.push({ stone, cell });
      else first.set(cell, stone);
    }
    const put = [...first].filter(([, { color }]) => color);
    const ply = this.setUp(
      prev,
      put.map(([cell, { color }]) => [cell, color as number]),
    );
    const dead = this.working.to(ply).blocksWithoutLiberty(put.map(([cell]) => cell));
    const blocks = dead.map((block) => ({
      stone: first.get(block[0] as number) as S,
      cell: block[0] as number,
      count: block.length,
    }));
    return { ply, repeated, dead: blocks };
  }
}

/// The stones of the own colour that went off, the one just played among them.
function lost(changes: readonly number[], color: number): number {
  let count = 1;
  for (let i = 0; i < changes.length; i += 3) if (changes[i + 1] === color && changes[i + 2] === 0) count++;
  return count;
}
