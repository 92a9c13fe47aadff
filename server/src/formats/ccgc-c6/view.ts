/// What boards show of a Connect6 record.

import { sideToMove } from '../../games/connect6/turns';
import { cellOf, SIDES } from '../../games/go/view';
import type { Spot } from '../../record/locate';
import type { Cell, Mark, Position, RecordView } from '../../record/view';
import type { Run } from '../../text/node';
import { aboutHeader } from '../ccgc/about';
import type { BracketCourse } from '../ccgc/brackets/course';
import type { HeadingAt } from '../ccgc/brackets/heading';
import { bracketView } from '../ccgc/brackets/view';
import { chapter } from './chapter';
import type { C6Play, C6State } from './play';

export function viewOf(
  course: BracketCourse<C6State>,
  heading: (root: Run, since?: number) => HeadingAt | undefined,
): RecordView<C6State> {
  const { columns, rows } = chapter;
  return {
    game: 'connect6',
    columns,
    rows,
    course,
    ...bracketView(chapter),
    position: (spot) => positionAt(course.play as C6Play, spot),
    about(root, { lines: [line] }) {
      const found = heading(root, line?.since);
      return found ? aboutHeader(found.heading.header, ['black', 'white']) : { players: [], facts: [] };
    },
  };
}

const SIGNS = '.XO';

function positionAt({ working }: C6Play, { state }: Spot<C6State>): Position {
  const { ply, turn, won } = state;
  const board = working.to(ply);
  const at = (cell: number): Cell => cellOf(cell, board.columns);
  const { cell, color, isMove } = ply ?? {};
  const last = isMove && color && typeof cell === 'number' ? { color, cell: at(cell) } : undefined;
  const winning = won && typeof won.cell === 'number' ? board.winning(won.cell).map(at) : [];
  return {
    rows: board.diagram(SIGNS),
    ...(last ? { lastMove: last } : {}),
    marks: turnMarks(state),
    ...(winning.length > 0 ? { winning } : {}),
    // Who has won has ended the game.
    ...(won ? {} : { toMove: SIDES[sideToMove(turn)] ?? 'black' }),
  };
}

/// The stone that came before the last one in the same turn.
function turnMarks({ ply, turn }: C6State): Mark[] {
  const before = ply?.prev;
  if (turn?.stones !== 2 || typeof ply?.cell !== 'number' || typeof before?.cell !== 'number') return [];
  return before.color === ply.color ? [{ ...cellOf(before.cell, chapter.columns), form: 'circle' }] : [];
}
