/// How Amazons is played in a record: which move breaks which rule, and what comes of it.

import { type AmazonMove, Amazons, WHITE } from '../../../games/amazons/board';
import { type Flaw, flawsOf } from '../../../games/amazons/judge';
import { movable } from '../../../games/amazons/queen';
import { playerWords } from '../../../games/shared/sides';
import { type Ply, plyAfter, whoPut } from '../../../record/ply';
import type { Winner } from '../../../record/view';
import { WorkingBoard } from '../../../record/working-board';
import type { Params, Words } from '../../../spec/rule';
import type { EventReport } from '../../shared/event-report';
import type { Play } from '../lines/course';
import type { LineState } from '../lines/state';
import type { SaidMove } from './notation';
import { rules } from './rules';
import { nameOf } from './squares';

export class AmPlay implements Play<SaidMove> {
  readonly working = new WorkingBoard(new Amazons());

  /// A move of a side. One that cannot be made ends the replay.
  move(
    state: LineState,
    { squares, cells }: SaidMove,
    side: number,
    eventReport: EventReport,
  ): Pick<LineState, 'ply' | 'stopped'> {
    const { ply, stopped } = state;
    if (stopped || !cells) return { ply, stopped: true };
    const board = this.working.to(ply);
    if (state.overfull === 0) {
      for (const flaw of flawsOf(board, cells, side)) {
        const span = squares.find(({ square }) => square === flaw.square);
        const by = blockedBy(board, flaw, ply);
        if (span) eventReport.at(rules[flaw.fault], span, paramsOf(flaw, cells, side), by);
      }
    }
    const color = board.get(cells.from);
    const changes = board.play(cells)?.changes;
    if (!changes) return { ply, stopped: true };
    const made = plyAfter(ply, { color, cell: cells.to, ordinal: state.moves, changes });
    this.working.reached(made);
    return { ply: made, stopped: false };
  }

  /// A side that cannot move has lost.
  winner({ ply }: LineState, side: number): Winner | undefined {
    if (movable(this.working.to(ply), side).length > 0) return undefined;
    return side === WHITE ? 'second' : 'first';
  }
}

/// The move that put what is in the way, if a move did.
function blockedBy(board: Amazons, { cell }: Flaw, ply: Ply | undefined): Ply | undefined {
  return cell === undefined || board.get(cell) === 0 ? undefined : whoPut(ply, cell);
}

export function paramsOf({ square, cell }: Flaw, move: AmazonMove, side: number): Params {
  const { from, to } = move;
  return {
    square: nameOf(move[square]),
    from: nameOf(from),
    to: nameOf(to),
    by: cell === undefined ? '' : nameOf(cell),
    side: playerWords(side) as Words,
  };
}

/// The move that a ply made.
export function moveOf({ changes }: Ply): AmazonMove {
  const [from = 0, , , to = 0, , , arrow = 0] = changes;
  return { from, to, arrow };
}
