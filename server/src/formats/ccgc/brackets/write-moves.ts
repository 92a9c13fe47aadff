/// Stones that are put on the board, written behind the last one; or gone on to, where the record has them already.

import { Report } from '../../../record/finding';
import type { Cell } from '../../../record/view';
import type { Outcome, Page, Refusal, Written } from '../../../record/wish';
import { fill } from '../../../spec/rule';
import { Telling } from '../../telling';
import type { BracketState } from './course';
import { writtenAt } from './draft';
import { Hand } from './hand';
import type { Move } from './piece';
import { NO_SIDE, OFF_BOARD, refused, UNREADABLE } from './refusals';
import { type Anchor, anchorOf, blanksBehind, courseOf, type PieceAt, piecesAfter, stateOf } from './sequel';

export interface Stones {
  readonly cells: readonly Cell[];
  readonly color: number;
}

export function* moved(page: Page, { cells, color }: Stones): Generator<void, Outcome> {
  const anchor = yield* anchorOf(page);
  if (!anchor) return UNREADABLE;
  const next: PieceAt[] = [];
  for (const piece of piecesAfter(page, anchor)) if (next.push(piece) >= cells.length) break;
  if (next.length > 0) return goneOn(page, next, cells);
  const tried = stateAfter(page, { cells, color });
  return 'refusal' in tried ? tried : added(page, anchor, { cells, color });
}

/// Where play has come to once the stones are put; or why they cannot be.
export function stateAfter(page: Page, { cells, color }: Stones): BracketState | Refusal {
  const { chapter, play } = courseOf(page);
  const colour = chapter.letters[color - 1];
  if (colour === undefined) return NO_SIDE;
  let state = stateOf(page);
  for (const { x, y } of cells) {
    if (x >= chapter.columns || y >= chapter.rows) return OFF_BOARD;
    const report = new Report();
    const move: Move = { colour, color, x, y, from: 0, to: 0 };
    state = play.move(state, move, { phase: state.phase, moves: state.moves + 1 }, new Telling(report, 0));
    const [fault] = report.findings.own;
    if (!fault) continue;
    const { message } = fault.rule;
    return { refusal: { en: fill(message, 'en', fault.params), zh: fill(message, 'zh', fault.params) } };
  }
  return state;
}

/// The stones of a turn may be chosen in any order.
function goneOn({ record }: Page, next: readonly PieceAt[], cells: readonly Cell[]): Outcome {
  const { chapter } = courseOf({ record });
  const [first] = next as [PieceAt];
  if (next.some(({ piece }) => !piece.move)) return UNREADABLE;
  const isHad = ({ x, y }: Cell): boolean => next.some(({ piece: { move } }) => move?.x === x && move?.y === y);
  const last = next[next.length - 1] as PieceAt;
  if (next.length === cells.length && cells.every(isHad)) return { edits: [], cursor: last.start + last.piece.end };
  const { from, to } = first.piece.move as Move;
  const written = first.leaf.text.slice(from, to);
  return refused(
    `The record goes on with ${written}, and it holds one line of play only: play at its end.`,
    `棋谱在这里接着走 ${written}，而${chapter.title.zh}没有变化，请到末尾再走。`,
  );
}

function added(page: Page, anchor: Anchor, { cells, color }: Stones): Written {
  const { chapter } = courseOf(page);
  const hand = new Hand(page.root as NonNullable<typeof page.root>, anchor.start, chapter);
  let before = anchor.piece?.move?.color;
  let text = '';
  for (const { x, y } of cells) {
    const gap = anchor.header && text === '' ? lead(anchor) : hand.gap(before !== color);
    text += gap + hand.written(writtenAt(y * chapter.columns + x, color, chapter));
    before = color;
  }
  return { edits: [{ from: anchor.end, to: anchor.end, text }], cursor: anchor.end + text.length };
}

/// The first move stands on a line of its own if the bracket behind it does.
function lead(anchor: Anchor): string {
  if (anchor.header === 'bare') return ';';
  const blanks = blanksBehind(anchor).replaceAll('\u3000', ' ');
  const [line] = /(?:\r\n|\r|\n)[ \t]*$/.exec(blanks) ?? /(?:\r\n|\r|\n)/.exec(blanks) ?? [];
  return line ?? blanks;
}
