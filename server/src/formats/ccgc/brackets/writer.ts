/// How records in brackets are written from the board. They have one line of play: where it goes on otherwise, nothing can be
/// played.

import { cellOf } from '../../../games/go/view';
import type { Cell } from '../../../record/view';
import type { Outcome, Page, Targets, Wish } from '../../../record/wish';
import { finished } from '../../../text/edit';
import type { BoardWriter } from '../../format';
import { freeCells } from './draft';
import { NO_PASS, NO_VALUE, ONE_LINE, ONLY_MOVES } from './refusals';
import { anchorOf, courseOf, type PieceAt, piecesAfter, stateOf } from './sequel';
import { shortened } from './write-end';
import { marked } from './write-marks';
import { moved, type Stones, stateAfter } from './write-moves';

const ABILITIES = {
  comment: false,
  stones: false,
  marks: false,
  labels: true,
  fixed: true,
  promote: false,
  remove: true,
} as const;

/// Of a game in which a turn is one stone.
export const stoneWriter: BoardWriter = { can: ABILITIES, write };

/// Of a game in which a turn may have several.
export const turnWriter: BoardWriter = { can: { ...ABILITIES, targets: true, puts: true }, write, targets };

function* write(page: Page, wish: Wish): Generator<void, Outcome> {
  switch (wish.kind) {
    case 'play':
      return yield* moved(page, stones(page, wish.cells ?? [wish.cell], wish.color));
    case 'mark':
      return wish.label === undefined ? NO_VALUE : marked(page, wish.cell, wish.label);
    case 'unmark':
      return marked(page, wish.cell);
    case 'delete':
      return wish.what === 'node' ? yield* shortened(page) : ONE_LINE;
    case 'promote':
      return ONE_LINE;
    case 'pass':
      return NO_PASS;
    default:
      return ONLY_MOVES;
  }
}

const stones = (page: Page, cells: readonly Cell[], color?: number): Stones => ({
  cells,
  color: color ?? courseOf(page).play.side(stateOf(page)),
});

/// A turn is complete with its last stone, or with one that wins; where the record goes on, with its next one. Where a stone
/// cannot be put, nothing more is chosen: what is written then says why.
function targets(page: Page, chosen: readonly Cell[]): Targets {
  const { play, chapter } = courseOf(page);
  const done = chosen.length > 0;
  const anchor = finished(anchorOf(page));
  const [next] = anchor ? piecesAfter(page, anchor) : [];
  if (!anchor || next) return { cells: done ? [] : cellsOf(next), done };
  const state = stateAfter(page, stones(page, chosen));
  if ('refusal' in state || (done && play.rest(state) === 0)) return { cells: [], done };
  return { cells: freeCells(play.board(state)).map((cell) => cellOf(cell, chapter.columns)), done: false };
}

function cellsOf(next: PieceAt | undefined): Cell[] {
  const { x, y } = next?.piece.move ?? {};
  return x === undefined || y === undefined ? [] : [{ x, y }];
}
