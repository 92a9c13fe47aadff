/// What boards show of a record of Amazons.

import { type AmazonMove, SIDE } from '../../games/amazons/board';
import { cellOf, SIDES } from '../../games/go/view';
import type { Occurrence, Spot } from '../../record/locate';
import type { Cell, LastMove, Position, RecordView } from '../../record/view';
import type { Words } from '../../spec/rule';
import { Kind } from '../../syntax/rounds/lexer';
import { Leaf } from '../../text/node';
import { aboutHeader } from '../ccgc/about';
import type { AmCourse } from './course';
import { ghostAt } from './ghost';
import { headingIn } from './heading';
import { sideAt } from './line';
import { moveOf } from './play';
import { type SaidMove, saidBy } from './said';
import { writtenMove } from './squares';
import { type AmState, sideToMove } from './state';

/// By what stands there: nothing, Black's amazon, White's, an arrow.
const SIGNS = '.BW#';

const at = (cell: number): Cell => cellOf(cell, SIDE);

export function viewOf(course: AmCourse): RecordView<AmState> {
  return {
    game: 'amazons',
    columns: SIDE,
    rows: SIDE,
    geometry: 'squares',
    course,
    position: (spot) => positionAt(course, spot),
    move(event) {
      const move = moveIn(event);
      if (!move) return undefined;
      const color = sideAt(course.text, event.at);
      const { cells } = move;
      return cells ? { color, cell: at(cells.to), from: at(cells.from) } : { color, cell: undefined };
    },
    label: (event) => labelOf(moveIn(event)),
    about(root, { lines: [line] }) {
      const heading = headingIn(root, line?.since);
      return heading ? aboutHeader(heading.header, ['white', 'black']) : { players: [], facts: [] };
    },
    ghost: (scene) => ghostAt(course, scene),
  };
}

const moveIn = ({ node }: Occurrence): SaidMove | undefined =>
  node instanceof Leaf && node.kind === Kind.move ? saidBy(node).move : undefined;

function labelOf(move: SaidMove | undefined): Words | undefined {
  if (!move?.cells) return undefined;
  const label = writtenMove(move.cells);
  return { en: label, zh: label };
}

function positionAt({ play }: AmCourse, { state }: Spot<AmState>): Position {
  const { ply } = state;
  const board = play.working.to(ply);
  return {
    rows: board.diagram(SIGNS),
    ...(ply ? { lastMove: lastMove(ply.color, moveOf(ply)) } : {}),
    marks: [],
    toMove: SIDES[sideToMove(state)] ?? 'white',
  };
}

const lastMove = (color: number, { from, to, arrow }: AmazonMove): LastMove => ({
  color,
  cell: at(to),
  from: at(from),
  arrow: at(arrow),
});
