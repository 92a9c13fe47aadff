/// Playing go for formats: plies on a working board, and what is remarkable about a move. Which of it breaks a rule is for
/// the format to say.

import { GoBoard } from '../games/go/board';
import { retakes } from '../games/go/ko';
import { pointName } from '../games/go/points';
import { type Ply, plyAfter, WorkingBoard, whoPut } from '../record/ply';

export interface GoGround {
  readonly columns: number;
  readonly rows: number;
  /// Is the size sound, so that positions can be followed?
  readonly sized: boolean;
}

export interface Outcome {
  readonly ply: Ply;
  /// The colour of the stone that stands there already, and the ply that put it; the move has not been played.
  readonly occupied?: { readonly color: number; readonly by: Ply | undefined };
  /// How many own stones went off.
  readonly suicide?: number;
  /// A single stone was taken and the position before the previous move is back.
  readonly retakes?: boolean;
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

  play(prev: Ply | undefined, color: number, cell: number, ordinal: number): Outcome {
    const board = this.working.to(prev);
    const there = board.get(cell);
    const play = there === 0 ? board.play(color, cell) : undefined;
    if (!play) {
      const ply = this.skip(prev, color, undefined, ordinal);
      return there === 0 ? { ply } : { ply, occupied: { color: there, by: whoPut(prev, cell) } };
    }
    const { changes } = play;
    const taken = play.taken.length > 0 ? tally(prev?.taken, color, play.taken.length) : undefined;
    const ply = plyAfter(prev, { color, cell, ordinal, changes, ...(taken ? { taken } : {}) });
    this.working.reached(ply);
    const follows = prev?.isMove === true && typeof prev.cell === 'number';
    if (play.suicide) return { ply, suicide: lost(changes, color) };
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
}

/// The stones of the own colour that went off, the one just played among them.
function lost(changes: readonly number[], color: number): number {
  let count = 1;
  for (let i = 0; i < changes.length; i += 3) if (changes[i + 1] === color && changes[i + 2] === 0) count++;
  return count;
}

function tally(taken: Ply['taken'] | undefined, color: number, count: number): Ply['taken'] {
  return { ...taken, [color]: (taken?.[color] ?? 0) + count };
}
