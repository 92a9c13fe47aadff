/// What boards show of a record of SGF. Each game has a board of its own size.

import { positionOf } from '../../../games/go/view';
import { placeWords } from '../../../games/go/words';
import { SIDES } from '../../../games/shared/sides';
import type { Occurrence, Spot } from '../../../record/locate';
import type { Mark, Position, RecordView, Sight, Stretch } from '../../../record/view';
import { pieceOf } from '../../../syntax/sgf/piece';
import { Leaf } from '../../../text/node';
import { BARE, contextOf, type GameContext } from '../context';
import type { SgfCourse } from '../play/course';
import { eventOf } from '../play/event';
import { type SgfState, turnOf } from '../play/state';
import { realOf, textOf } from '../said';
import { gameAt, informingAt, rootAfter, shownAt } from '../where/game';
import { aboutOf } from './about';
import { cellsIn, linesOf, marksOf } from './marks';
import { notesOf } from './notes';

/// Of the board that a game begins with; if none is given, of the first one.
export function viewOf(course: SgfCourse, context = firstContext(course)): RecordView<SgfCourse> {
  const { columns, rows } = context;
  return {
    game: 'go',
    columns,
    rows,
    course,
    at: ({ state }) => viewOf(course, state.context ?? context),
    about: (_root, spot) => {
      const game = gameAt(course, spot);
      return game ? aboutOf(game.pair, informingAt(spot)) : { players: [], facts: [] };
    },
    standing: (offset) => rootAfter(course, offset),
    comment: ({ node }) => (node instanceof Leaf ? commentOf(node) : undefined),
    position: (spot, sight) => positionAt(course, spot, context, sight),
    marks: (spot) => marksAt(course, spot, context),
    move: (event, state) => moveIn(event, state.context ?? context),
    notes: (spot) => {
      const { state, node } = shownAt(course, spot);
      return node ? notesOf(node.leaf, state.moves === 0, state.turn) : {};
    },
    time: ({ node }) => (node instanceof Leaf ? (realOf(node, 'BL') ?? realOf(node, 'WL')) : undefined),
    label: (event) => {
      const cell = moveIn(event, context)?.cell;
      return cell === undefined ? undefined : placeWords(cell, columns, rows);
    },
    written: ({ node }) => (node instanceof Leaf ? writtenIn(node) : []),
    span: ({ node }) => ({ from: 0, to: node instanceof Leaf ? node.size : 1 }),
  };
}

function firstContext(course: SgfCourse): GameContext {
  const game = gameAt(course, undefined);
  return game ? contextOf(game.pair) : BARE;
}

/// The property that moves, with its value.
function writtenIn(leaf: Leaf): Stretch[] {
  const properties = pieceOf(leaf).properties.filter(({ name }) => name === 'B' || name === 'W');
  return properties.map(({ at, values }) => ({ from: at, to: values[0]?.end ?? at + 1 }));
}

function moveIn({ node }: Occurrence, context: GameContext): ReturnType<RecordView['move']> {
  if (!(node instanceof Leaf)) return undefined;
  const move = eventOf(node, context).moves[0];
  return move && { color: move.color, cell: move.point };
}

function positionAt(course: SgfCourse, spot: Spot<SgfState>, board: GameContext, sight?: Sight): Position {
  const { state, node } = shownAt(course, spot);
  const { ply, context = board } = state;
  const leaf = context.sized ? node?.leaf : undefined;
  const comment = node && commentOf(node.leaf);
  const title = node && titleOf(node.leaf);
  const lines = leaf ? [...linesOf(leaf, context)] : [];
  return {
    ...positionOf(course.go(context).working.to(ply), ply, sight),
    marks: [],
    ...(lines.length > 0 ? { lines } : {}),
    ...(comment ? { comment } : {}),
    ...(title ? { title } : {}),
    toMove: SIDES[turnOf(state)] ?? 'black',
  };
}

function* marksAt(course: SgfCourse, spot: Spot<SgfState>, board: GameContext): Generator<Mark> {
  const { state, node } = shownAt(course, spot);
  const { context = board } = state;
  if (!node || !context.sized) return;
  yield* marksOf(node.leaf, context);
  yield* faded(state, context);
}

/// Points that are dimmed, or not among those that alone are shown.
function* faded({ dimmed, viewed }: SgfState, context: GameContext): Generator<Mark> {
  const cells = new Set<number>();
  const cellOf = ({ x, y }: { x: number; y: number }): number => y * context.columns + x;
  if (dimmed) for (const cell of cellsIn(dimmed, 'DD', context)) cells.add(cellOf(cell));
  const shown = viewed && new Set([...cellsIn(viewed, 'VW', context)].map(cellOf));
  for (let cell = 0; shown && shown.size > 0 && cell < context.columns * context.rows; cell++) {
    if (!shown.has(cell)) cells.add(cell);
  }
  for (const cell of cells) yield { x: cell % context.columns, y: Math.floor(cell / context.columns), form: 'faded' };
}

const commentOf = (leaf: Leaf): string | undefined => textOf(leaf, 'C');

const titleOf = (leaf: Leaf): string | undefined => textOf(leaf, 'N') ?? textOf(leaf, 'FG')?.replace(/^[+-]?\d+:/, '');
