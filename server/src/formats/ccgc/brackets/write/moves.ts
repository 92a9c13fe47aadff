/// Stones that are put on the board, written behind the last one; or gone on to, where the record has them already.

import type { EditResult, Refusal, WritingPlace, Written } from '../../../../record/board-edit';
import { Report } from '../../../../record/finding';
import type { Cell } from '../../../../record/view';
import { fill } from '../../../../spec/rule';
import { EventReport } from '../../../shared/event-report';
import { NO_SIDE, OFF_BOARD, refused, UNREADABLE } from '../../flat/refusals';
import type { BracketState, Brackets } from '../course';
import { writtenAt } from '../draft';
import type { Move } from '../piece';
import { type Anchor, anchorOf, blanksBehind, type PieceAt, piecesAfter } from '../sequel';
import { WritingStyle } from './style';

export interface Stones {
  readonly cells: readonly Cell[];
  readonly color: number;
}

export function* moved(place: WritingPlace<Brackets>, { cells, color }: Stones): Generator<void, EditResult> {
  const anchor = yield* anchorOf(place);
  if (!anchor) return UNREADABLE;
  const next: PieceAt[] = [];
  for (const piece of piecesAfter(place, anchor)) if (next.push(piece) >= cells.length) break;
  if (next.length > 0) return goneOn(place, next, cells);
  const tried = stateAfter(place, { cells, color });
  return 'refusal' in tried ? tried : added(place, anchor, { cells, color });
}

/// Where play has come to once the stones are put; or why they cannot be.
export function stateAfter(place: WritingPlace<Brackets>, { cells, color }: Stones): BracketState | Refusal {
  const { chapter, play } = place.record.course;
  const colour = chapter.letters[color - 1];
  if (colour === undefined) return NO_SIDE;
  let state = place.here.state;
  for (const { x, y } of cells) {
    if (x >= chapter.columns || y >= chapter.rows) return OFF_BOARD;
    const report = new Report();
    const move: Move = { colour, color, x, y, from: 0, to: 0 };
    state = play.move(
      state,
      move,
      { phase: state.phase, moves: state.moves + 1, dialect: state.dialect },
      new EventReport(report, 0),
    );
    const fault = report.findings.own.find(({ rule }) => rule.severity !== 'info');
    if (!fault) continue;
    const { message } = fault.rule;
    return { refusal: { en: fill(message, 'en', fault.params), zh: fill(message, 'zh', fault.params) } };
  }
  return state;
}

/// The stones of a turn may be chosen in any order.
function goneOn({ record }: WritingPlace<Brackets>, next: readonly PieceAt[], cells: readonly Cell[]): EditResult {
  const { chapter } = record.course;
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

function added(place: WritingPlace<Brackets>, anchor: Anchor, { cells, color }: Stones): Written {
  const { chapter } = place.record.course;
  const style = new WritingStyle(place.root as NonNullable<typeof place.root>, anchor.start, chapter);
  let before = anchor.piece?.move?.color;
  let text = '';
  for (const { x, y } of cells) {
    const gap = anchor.header && text === '' ? lead(anchor) : style.gap(before !== color);
    text += gap + style.written(writtenAt(y * chapter.columns + x, color, chapter));
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
