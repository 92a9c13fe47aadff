/// What boards show of a record in brackets, whatever the game.

import { cellOf } from '../../../games/shared/cells';
import { diagramOf, type Grid } from '../../../games/shared/game';
import type { Occurrence, Spot } from '../../../record/locate';
import type { Ply } from '../../../record/ply';
import type { Notes, Position, RecordView } from '../../../record/view';
import type { Words } from '../../../spec/rule';
import { Kind } from '../../../syntax/brackets/lexer';
import { Leaf } from '../../../text/node';
import { aboutHeader } from '../shared/header/about';
import type { Chapter } from './chapter';
import type { BracketCourse, BracketState, Play } from './course';
import { headingIn } from './heading';
import { MARK_WORDS } from './marks';
import { pointOf } from './notation';
import { type Piece, pieceOf } from './piece';

/// What a game shows beside its stones.
export type Shows = Partial<Pick<Position, 'marks' | 'winning' | 'captures'>>;

/// The stones that win, through the one that ended the game.
export function winningThrough(
  board: Grid & { winning(cell: number): readonly number[] },
  last: Ply | undefined,
): Shows {
  const { cell } = last ?? {};
  if (typeof cell !== 'number') return {};
  return { winning: board.winning(cell).map((one) => cellOf(one, board.columns)) };
}

export function bracketView<S extends BracketState, P extends Play<S>>(
  course: BracketCourse<S, P>,
  shows: (state: S) => Shows,
): RecordView<BracketCourse<S, P>> {
  const { chapter } = course;
  const { game, columns, rows, players } = chapter;
  return {
    game,
    columns,
    rows,
    course,
    position: ({ state }) => positionAt(course, state, shows(state)),
    move(event) {
      const { color, x, y } = moveIn(event, chapter) ?? {};
      if (color === undefined) return undefined;
      return { color, cell: x === undefined || y === undefined ? undefined : { x, y } };
    },
    span: (event) => moveIn(event, chapter),
    side: (color) => players[color - 1],
    effect: (_event, _before, after) => course.play.effect?.(after),
    label(event): Words | undefined {
      const { x, y } = moveIn(event, chapter) ?? {};
      if (x === undefined || y === undefined) return undefined;
      const name = pointOf(x, y, chapter.rows);
      return { en: name, zh: name };
    },
    notes: (spot) => notesAt(spot, chapter),
    about(root, { lines: [line] }) {
      const found = headingIn(root, chapter, line?.since);
      return found ? aboutHeader(found.heading.header, players) : { players: [], facts: [] };
    },
  };
}

function positionAt<S extends BracketState>({ chapter, play }: BracketCourse<S>, state: S, shows: Shows): Position {
  const { players, signs, columns } = chapter;
  const { cell, color, isMove } = state.ply ?? {};
  const outcome = play.outcome?.(state);
  const last = isMove && color && typeof cell === 'number' ? { color, cell: cellOf(cell, columns) } : undefined;
  return {
    rows: diagramOf(play.board(state), signs),
    ...(last ? { lastMove: last } : {}),
    marks: [],
    ...shows,
    ...(outcome ? { outcome } : {}),
    ...(play.isOver(state) || outcome ? {} : { toMove: players[play.side(state) - 1] ?? players[0] }),
  };
}

const pieceIn = ({ node }: Occurrence, chapter: Chapter): Piece | undefined =>
  node instanceof Leaf && node.kind === Kind.piece ? pieceOf(node, chapter) : undefined;

const moveIn = (event: Occurrence, chapter: Chapter) => pieceIn(event, chapter)?.move;

const KINDS: ReadonlyMap<number, string> = new Map([
  [-2, 'bad'],
  [-1, 'bad'],
  [0, 'neutral'],
  [1, 'good'],
  [2, 'good'],
]);

function notesAt({ event }: Spot<BracketState>, chapter: Chapter): Notes {
  const mark = event && pieceIn(event, chapter)?.mark;
  const text = mark === undefined ? undefined : MARK_WORDS.get(mark);
  return text && mark !== undefined ? { evaluation: { text, kind: KINDS.get(mark) ?? '' } } : {};
}
