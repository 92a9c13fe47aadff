/// How records in brackets are written from the board. They have one line of play: where it goes on otherwise, nothing can be
/// played.

import { cellOf } from '../../../../games/shared/cells';
import {
  type BoardEdit,
  type Chosen,
  cellsOf,
  type EditResult,
  type MoveStep,
  type Preview,
  type WritingPlace,
} from '../../../../record/board-edit';
import type { Cell } from '../../../../record/view';
import type { Words } from '../../../../spec/rule';
import type { BoardWriter } from '../../../format';
import { NO_PASS, NO_VALUE, ONE_LINE, ONLY_MOVES } from '../../flat/refusals';
import type { Brackets } from '../course';
import { freeCells } from '../draft';
import { anchorOf, type PieceAt, piecesAfter } from '../sequel';
import { shortened } from './end';
import { marked } from './marks';
import { moved, type Stones, stateAfter } from './moves';

const ABILITIES = {
  comment: false,
  stones: false,
  marks: false,
  labels: true,
  fixed: true,
  pass: false,
  promote: false,
  remove: true,
} as const;

/// Of a game in which a turn is one stone.
export const stoneWriter: BoardWriter<Brackets> = { can: ABILITIES, write };

/// Of a game in which a turn may have several, or in which points may be tried that are not free.
export const turnWriter: BoardWriter<Brackets> = { can: ABILITIES, write, step };

function* write(place: WritingPlace<Brackets>, boardEdit: BoardEdit): Generator<void, EditResult> {
  switch (boardEdit.kind) {
    case 'play':
      return yield* moved(place, stones(place, cellsOf(boardEdit.chosen ?? [boardEdit.cell]), boardEdit.color));
    case 'mark':
      return boardEdit.label === undefined ? NO_VALUE : marked(place, boardEdit.cell, boardEdit.label);
    case 'unmark':
      return marked(place, boardEdit.cell);
    case 'delete':
      return boardEdit.what === 'node' ? yield* shortened(place) : ONE_LINE;
    case 'promote':
      return ONE_LINE;
    case 'pass':
      return NO_PASS;
    default:
      return ONLY_MOVES;
  }
}

const stones = (place: WritingPlace<Brackets>, cells: readonly Cell[], color?: number): Stones => ({
  cells,
  color: color ?? place.record.course.play.side(place.here.state),
});

/// A turn is complete with its last stone, or with one that wins; where the record goes on, with its next one. Where a stone
/// cannot be put, nothing more is chosen: what is written then says why.
function* step(place: WritingPlace<Brackets>, chosen: readonly Chosen[]): Generator<void, MoveStep> {
  const { play, chapter } = place.record.course;
  const done = chosen.length > 0;
  const anchor = yield* anchorOf(place);
  const [next] = anchor ? piecesAfter(place, anchor) : [];
  if (!anchor || next) return { cells: done ? [] : nextCell(next), done };
  const put = stones(place, cellsOf(chosen));
  const state = stateAfter(place, put);
  if ('refusal' in state || (done && play.rest(state) === 0)) return { cells: [], done };
  const cells = (play.tried?.(state) ?? freeCells(play.board(state))).map((cell) => cellOf(cell, chapter.columns));
  return { prompt: promptOf(play.rest(state)), cells, unmarked: true, preview: previewOf(put), done: false };
}

/// Of a turn of which so many stones are left; none are, where the next one begins another.
const promptOf = (rest: number): Words | undefined => (rest > 0 ? OTHER_STONE : undefined);

const OTHER_STONE: Words = { en: 'Where does the other stone go?', zh: '另一子下在哪里？' };

/// By their sides.
const SIGNS = '.XO';

const previewOf = ({ cells, color }: Stones): Preview => ({
  cells: cells.map(({ x, y }) => ({ x, y, sign: SIGNS[color] ?? '.' })),
});

function nextCell(next: PieceAt | undefined): Cell[] {
  const { x, y } = next?.piece.move ?? {};
  return x === undefined || y === undefined ? [] : [{ x, y }];
}
