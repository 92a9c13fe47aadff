/// How an EinStein record is played: the header, a layout of each side, then a move a line.

import { Einstein, RED } from '../../../games/einstein/board';
import { flawsOf, isDie } from '../../../games/einstein/judge';
import { layOut } from '../../../games/einstein/layout';
import type { Draft } from '../../../record/line';
import { plyAfter } from '../../../record/ply';
import type { Winner } from '../../../record/view';
import { WorkingBoard } from '../../../record/working-board';
import { Kind } from '../../../syntax/plies/lexer';
import type { Leaf, Run } from '../../../text/node';
import type { EventReport } from '../../shared/event-report';
import { firstOf, PlyCourse } from '../plies/course';
import { winnerIn } from '../plies/state';
import { faultsOf, headingOf } from '../shared/header/line';
import { lookAlikesIn, shown } from '../shared/text/signs';
import { chapter } from './chapter';
import { type Layout, layoutIn } from './layout';
import { lateLayouts, layoutFaults, missing, NONE, ordered, pairsIn, sideOf, turns } from './layouts';
import { ANY, numbered, paramsOf, spanOf, takerOf, turnFaults, writtenFaults } from './moving';
import { colorOf, numberIn, type SaidMove, saidBy } from './notation';
import { rules } from './rules';
import { cellIn } from './squares';
import { BEGIN, copyOf, type WtnState } from './state';
import { firstSide, teamFaults } from './teams';

/// A layout behind moves is reported once a game.
const LATE = 1;

export class WtnCourse extends PlyCourse<WtnState> {
  readonly words = { rules, crowded: rules['one-move-per-line'] };
  readonly working = new WorkingBoard(new Einstein());
  #late: { readonly text: Run; readonly layouts: readonly Layout[] } = { text: undefined, layouts: NONE };

  start(): WtnState {
    if (this.#late.text !== this.text) this.#late = { text: this.text, layouts: lateLayouts(this.text) };
    const begin = this.undecoded ? { ...BEGIN, undecoded: true } : BEGIN;
    const { layouts } = this.#late;
    let state: WtnState = begin;
    for (const layout of layouts) state = { ...this.#laid(state, layout), late: state.late | (1 << layout.color) };
    return state;
  }

  protected copy(state: WtnState): Draft<WtnState> {
    return copyOf(state);
  }

  sideAt({ last, begins }: WtnState): number {
    return last === 0 ? begins || RED : 3 - last;
  }

  override winner(state: WtnState): Winner | undefined {
    return winnerIn(state, state.begins || state.first);
  }

  protected hasBegun({ begun }: WtnState): boolean {
    return begun;
  }

  protected item(before: WtnState, leaf: Leaf, eventReport: EventReport): WtnState {
    const isHeader = leaf.kind === Kind.header;
    if (!before.headed && !isHeader) eventReport.at(rules['header-missing'], firstOf(leaf));
    const state = before.headed ? before : { ...before, headed: true, behind: before.closed ? before.behind : [0] };
    switch (leaf.kind) {
      case Kind.header:
        return headed(state, leaf, eventReport);
      case Kind.comment:
        return state;
      case Kind.setup:
        return this.#layout({ ...state, begun: true }, leaf, eventReport);
      default:
        return this.#line(state, leaf, eventReport);
    }
  }

  protected finish(state: WtnState, eventReport: EventReport): void {
    const [back] = state.behind;
    if (!state.closed && back !== undefined) missing(state, { at: -back, size: 1 }, eventReport);
  }

  #layout(state: WtnState, leaf: Leaf, eventReport: EventReport): WtnState {
    const layout = layoutIn(leaf);
    const { color } = layout;
    const letter = { at: 0, size: 1 };
    const known = state[sideOf(color)];
    const side = 1 << color;
    // The first one of a side that has none before the moves.
    const isLate = state.closed && (state.late & side) !== 0;
    const before = { ...state, late: state.late & ~side };
    const isSwallowed = known !== undefined && known.color !== color;
    if (known && !isLate && !isSwallowed) {
      eventReport.at(rules['layout-repeated'], letter, { side: chapter.sides[color] ?? '' });
      return before;
    }
    if (before.closed && !(before.told & LATE)) eventReport.at(rules['layout-after-move'], letter);
    const read = { ...before, fromTop: before.fromTop || turns(before, layout) };
    layoutFaults(before, layout, read.fromTop, eventReport);
    if (before.closed) return { ...read, told: read.told | LATE };
    const laid = this.#laid(read, layout);
    if (!layout.swallows) return ordered(laid, layout, eventReport);
    return { ...laid, red: laid.red ?? layout, blue: laid.blue ?? layout, behind: [] };
  }

  /// The pieces of a side, as far as they can be put on the board.
  #laid(before: WtnState, layout: Layout): WtnState {
    const { color } = layout;
    const fromTop = before.fromTop || turns(before, layout);
    const isBad = !layout.sound || layout.count !== 6 || pairsIn(layout, before[sideOf(3 - color)], fromTop).length > 0;
    const pieces = layout.items.flatMap(({ square, number }) => {
      const to = cellIn(square, fromTop);
      return to === undefined || !isDie(number) ? [] : [{ color, number, to }];
    });
    const changes = layOut(this.working.to(before.ply), pieces);
    const ply = plyAfter(before.ply, { color: 0, cell: undefined, isMove: false, changes });
    this.working.reached(ply);
    return { ...before, [sideOf(color)]: layout, fromTop, void: before.void || isBad, ply };
  }

  /// A move, or a line that is none.
  #line(before: WtnState, leaf: Leaf, eventReport: EventReport): WtnState {
    const { half, move, rest } = saidBy(leaf);
    const isNumbered = /^\d/.test(half);
    if (!isNumbered) {
      eventReport.at(rules['unknown-line'], { at: 0, size: leaf.size }, { value: shown(leaf.token) });
      return { ...before, last: 0, whole: false, certain: !before.closed && before.certain };
    }
    eventReport.all(lookAlikesIn(leaf.text, rules['full-width-delimiter']));
    if (!move) return unread(before, leaf, half, eventReport);
    const state = closed(before.begun ? before : { ...before, begun: true }, eventReport);
    const next = numbered(state, half, eventReport);
    writtenFaults(half, move, eventReport);
    if (rest) eventReport.at(rules['mark-syntax'], rest, { value: shown(half.slice(rest.at)) });
    const color = colorOf(move.letter.text);
    const moved = copyOf(state);
    moved.next = next;
    if (this.isOver(state, move.brackets, eventReport)) {
      moved.afterEnd = true;
      return moved;
    }
    turnFaults(state, move, color, eventReport);
    const die = Number(move.die.text);
    moved.last = color;
    moved.first ||= color;
    moved.die = isDie(die) ? die : 0;
    if (!this.#play(moved, move, color, eventReport)) moved.whole = false;
    return moved;
  }

  /// Makes the move, if it can be made.
  #play(state: Draft<WtnState>, move: SaidMove, color: number, eventReport: EventReport): boolean {
    const number = numberIn(move.piece.text);
    const to = cellIn(move.square, state.fromTop);
    const canPlay = state.red !== undefined && state.blue !== undefined && !state.void;
    if (!isDie(number) || to === undefined) {
      state.certain = false;
      return false;
    }
    if (!canPlay) return false;
    const board = this.working.to(state.ply);
    const made = { color, number, to };
    for (const flaw of state.certain ? flawsOf(board, made, state.die || undefined) : []) {
      const by = flaw.stops ? takerOf(state.ply, made) : undefined;
      eventReport.at(rules[flaw.fault], spanOf(flaw, move), paramsOf(flaw, made, move, board, state.fromTop), by);
    }
    const played = board.play(made);
    if (!played) return false;
    const { changes, ends } = played;
    state.ply = plyAfter(state.ply, { color, cell: to, ordinal: state.moves, changes });
    this.working.reached(state.ply);
    if (ends) state.won = ends.winner;
    return true;
  }
}

function headed(state: WtnState, leaf: Leaf, eventReport: EventReport): WtnState {
  const heading = headingOf(leaf);
  const { header } = heading;
  // Where the header is damaged, what stands behind a semicolon may be a part of it.
  const isBehind = rules['text-after-header'];
  const faults = faultsOf(heading, { rules, code: chapter.code }, state.undecoded);
  eventReport.all(header.sound ? faults : faults.filter(({ rule }) => rule !== isBehind));
  if (!state.undecoded) eventReport.all(teamFaults(header));
  return { ...state, begun: true, begins: state.undecoded ? 0 : firstSide(header) };
}

/// The first move has come.
function closed(state: WtnState, eventReport: EventReport): WtnState {
  if (state.closed) return state;
  missing(state, { at: 0, size: 1 }, eventReport);
  return { ...state, closed: true, behind: [] };
}

const LIKE_A_MOVE = /^\d+[ \t]*:(?!\d\d)/;

/// A line that begins with a number and is no move. It counts as one if it has the number that the next move should have; what
/// is not even like a move may belong to the line before.
function unread(before: WtnState, leaf: Leaf, half: string, eventReport: EventReport): WtnState {
  const isLike = LIKE_A_MOVE.test(half) || before.closed;
  const state = isLike ? closed({ ...before, begun: true }, eventReport) : before;
  eventReport.at(rules['move-syntax'], { at: 0, size: leaf.size }, { value: shown(leaf.token) });
  if (!isLike) return state;
  const isNext = numberIn(/^\d+/.exec(half)?.[0] ?? '') === state.next;
  const next = isNext ? state.next + 1 : LIKE_A_MOVE.test(half) ? ANY : state.next;
  return { ...state, next, last: 0, whole: false, certain: false };
}

export const course = (): WtnCourse => new WtnCourse();
