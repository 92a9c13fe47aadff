/// How an EinStein record is played: the header, a layout of each side, then a move a line.

import { BLUE, Einstein, RED } from '../../../games/einstein/board';
import { type Flaw, flawsOf, isDie } from '../../../games/einstein/judge';
import { isInArea, layOut } from '../../../games/einstein/layout';
import type { Finding } from '../../../record/finding';
import { type Ply, plyAfter, WorkingBoard } from '../../../record/ply';
import type { Winner } from '../../../record/view';
import { Kind, PlyFlag } from '../../../syntax/plies/lexer';
import { isHigh } from '../../../text/extent';
import { firstFlagged, flaggedLeaves } from '../../../text/flagged';
import type { Leaf, Run } from '../../../text/node';
import type { EventReport, Span } from '../../shared/event-report';
import { PlyCourse } from '../plies/course';
import { type PlyState, START, winnerIn } from '../plies/state';
import { faultsOf, headingOf } from '../shared/header/line';
import { lookAlikesIn, shown } from '../shared/text/signs';
import { chapter } from './chapter';
import { type Layout, layoutIn } from './layout';
import { markValue } from './marks';
import { colorOf, numberIn, type SaidMove, saidBy } from './notation';
import { rules } from './rules';
import { areFromTop, cellIn, columnIn, nameOf } from './squares';
import { firstSide, teamFaults } from './teams';

export interface WtnState extends PlyState {
  /// A header, or what stands in its place, has been there.
  readonly headed: boolean;
  /// Something of a game has.
  readonly begun: boolean;
  /// Who goes first, by what the header says.
  readonly begins: number;
  readonly red: Layout | undefined;
  readonly blue: Layout | undefined;
  /// Those that are written after moves count for the whole game.
  readonly late: boolean;
  /// Something is wrong with a layout: nothing is replayed.
  readonly void: boolean;
  /// Rows are counted from the top.
  readonly fromTop: boolean;
  /// The number that the next move should have; 0 if any will do.
  readonly next: number;
  /// Moves have begun.
  readonly closed: boolean;
  /// What the die of the last move showed; 0 if nobody knows.
  readonly die: number;
}

const BEGIN: WtnState = {
  ...START,
  headed: false,
  begun: false,
  begins: 0,
  red: undefined,
  blue: undefined,
  late: false,
  void: false,
  fromTop: false,
  next: 1,
  closed: false,
  die: 0,
};

/// A layout behind moves is reported once a game.
const LATE = 1;

const NO_LAYOUTS: readonly Layout[] = [];

const sideOf = (color: number): 'red' | 'blue' => (color === RED ? 'red' : 'blue');

export class WtnCourse extends PlyCourse<WtnState> {
  readonly words = { rules, crowded: rules['one-move-per-line'] };
  readonly working = new WorkingBoard(new Einstein());
  #late: { readonly text: Run; readonly layouts: readonly Layout[] } = { text: undefined, layouts: NO_LAYOUTS };

  start(): WtnState {
    if (this.#late.text !== this.text) this.#late = { text: this.text, layouts: lateLayouts(this.text) };
    const begin = this.undecoded ? { ...BEGIN, undecoded: true } : BEGIN;
    const { layouts } = this.#late;
    let state: WtnState = layouts.length > 0 ? { ...begin, late: true } : begin;
    for (const layout of layouts) state = this.#laid(state, layout);
    return state;
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
    const behind = before.headed || before.closed ? before.behind : [0];
    const state = { ...before, headed: true, behind };
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

  #layout(before: WtnState, leaf: Leaf, eventReport: EventReport): WtnState {
    const layout = layoutIn(leaf);
    const { color } = layout;
    const letter = { at: 0, size: 1 };
    const known = before[sideOf(color)];
    const isLate = before.closed && before.late && known === layout;
    const isSwallowed = known !== undefined && known.color !== color;
    if (known && !isLate && !isSwallowed) {
      eventReport.at(rules['layout-repeated'], letter, { side: chapter.sides[color] ?? '' });
      return before;
    }
    if (before.closed && !(before.told & LATE)) eventReport.at(rules['layout-after-move'], letter);
    tell(layout.findings, eventReport);
    const turned = turns(before, layout);
    if (turned) eventReport.at(rules['rows-from-top'], letter);
    const state = { ...before, fromTop: before.fromTop || turned };
    const twice = layout.sound ? pairsIn(layout, state[sideOf(3 - color)], state.fromTop) : [];
    for (const { square } of twice) eventReport.at(rules['layout-square-twice'], square, { square: nameIn(square) });
    const isShort = layout.sound && twice.length === 0 && layout.count !== 6;
    if (isShort)
      eventReport.at(rules['layout-six-pieces'], letter, { side: chapter.sides[color] ?? '', count: layout.count });
    for (const { square } of layout.isCrowded ? [] : layout.items) {
      const cell = cellIn(square, state.fromTop);
      if (cell !== undefined && !isInArea(color, cell))
        eventReport.at(rules['layout-area'], square, { square: nameIn(square), side: chapter.sides[color] ?? '' });
    }
    if (before.closed) return { ...state, told: state.told | LATE };
    const laid = this.#laid(state, layout);
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
    tell(lookAlikesIn(leaf.text, rules['full-width-delimiter']), eventReport);
    if (!move) return unread(before, leaf, half, eventReport);
    const state = closed({ ...before, begun: true }, eventReport);
    const next = numbered(state, half, eventReport);
    writtenFaults(half, move, eventReport);
    if (rest) eventReport.at(rules['mark-syntax'], rest, { value: shown(half.slice(rest.at)) });
    const color = colorOf(move.letter.text);
    if (this.isOver(state, move.brackets, eventReport)) return { ...state, next, afterEnd: true };
    turnFaults(state, move, color, eventReport);
    const die = Number(move.die.text);
    const moved = { ...state, next, last: color, first: state.first || color, die: isDie(die) ? die : 0 };
    return { ...moved, ...this.#played(moved, move, color, eventReport) };
  }

  #played(state: WtnState, move: SaidMove, color: number, eventReport: EventReport): Partial<WtnState> {
    const number = numberIn(move.piece.text);
    const to = cellIn(move.square, state.fromTop);
    const canPlay = state.red !== undefined && state.blue !== undefined && !state.void;
    if (!isDie(number) || to === undefined) return { whole: false, certain: false };
    if (!canPlay) return { whole: false };
    const board = this.working.to(state.ply);
    const made = { color, number, to };
    for (const flaw of state.certain ? flawsOf(board, made, state.die || undefined) : []) {
      const by = flaw.stops ? takerOf(state.ply, made) : undefined;
      eventReport.at(rules[flaw.fault], spanOf(flaw, move), paramsOf(flaw, made, move, board, state.fromTop), by);
    }
    const played = board.play(made);
    if (!played) return { whole: false };
    const { changes, ends } = played;
    const ply = plyAfter(state.ply, { color, cell: to, ordinal: state.moves, changes });
    this.working.reached(ply);
    return { ply, ...(ends ? { won: ends.winner } : {}) };
  }
}

const tell = (findings: readonly Finding[], eventReport: EventReport): void => {
  for (const { rule, from, to, params } of findings) eventReport.at(rule, { at: from, size: to - from }, params);
};

const firstOf = ({ text }: Leaf): Span => ({ at: 0, size: isHigh(text.charCodeAt(0)) ? 2 : 1 });

function headed(state: WtnState, leaf: Leaf, eventReport: EventReport): WtnState {
  const heading = headingOf(leaf);
  const { header } = heading;
  // Where the header is damaged, what stands behind a semicolon may be a part of it.
  const isBehind = rules['text-after-header'];
  const faults = faultsOf(heading, { rules, code: chapter.code }, state.undecoded);
  tell(header.sound ? faults : faults.filter(({ rule }) => rule !== isBehind), eventReport);
  if (!state.undecoded) tell(teamFaults(header), eventReport);
  return { ...state, begun: true, begins: state.undecoded ? 0 : firstSide(header) };
}

/// Not more are looked at: there are two.
const MOST_LAYOUTS = 6;

/// The layouts of the first game that stand behind moves, where none of their side stands before.
function lateLayouts(text: Run): readonly Layout[] {
  const move = firstFlagged(text, PlyFlag.move);
  if (!move || !text || !(text.flags & PlyFlag.setup)) return NO_LAYOUTS;
  const sides = new Set<number>();
  const late: Layout[] = [];
  let count = 0;
  for (const { leaf, start } of flaggedLeaves(text, PlyFlag.setup | PlyFlag.header)) {
    if (leaf.kind === Kind.header) {
      if (start > move.start) break;
      continue;
    }
    const layout = layoutIn(leaf);
    if (start > move.start && !sides.has(layout.color)) late.push(layout);
    sides.add(layout.color);
    if (++count >= MOST_LAYOUTS) break;
  }
  return late;
}

/// Does a layout show that rows are counted from the top? The first one decides.
const turns = ({ red, blue }: WtnState, { color, items, sound }: Layout): boolean =>
  !red &&
  !blue &&
  sound &&
  areFromTop(
    items.map(({ square }) => square),
    color,
  );

const nameIn = ({ letter, row }: { letter: string; row: number }): string => `${letter.toUpperCase()}${row}`;

/// The items whose square is taken, by one of the same line or of the other.
function pairsIn({ items }: Layout, other: Layout | undefined, fromTop: boolean) {
  const taken = new Set((other?.items ?? []).map(({ square }) => cellIn(square, fromTop)));
  return items.filter(({ square }) => {
    const cell = cellIn(square, fromTop);
    const isTaken = cell !== undefined && taken.has(cell);
    taken.add(cell);
    return isTaken;
  });
}

/// Red comes first: a line of Blue's that stands before is reported when Red's comes.
function ordered(state: WtnState, { color }: Layout, eventReport: EventReport): WtnState {
  const [begin = 0, back] = state.behind;
  if (color === BLUE) return state.red ? state : { ...state, behind: [begin, 0] };
  if (back !== undefined) eventReport.at(rules['layout-order'], { at: -back, size: 1 });
  return { ...state, behind: [begin] };
}

function missing({ red, blue }: WtnState, span: Span, eventReport: EventReport): void {
  for (const [layout, color] of [[red, RED] as const, [blue, BLUE] as const])
    if (!layout) eventReport.at(rules['layout-missing'], span, { side: chapter.sides[color] ?? '' });
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

/// Any number may come next.
const ANY = 0;

function numbered({ next }: WtnState, half: string, eventReport: EventReport): number {
  const digits = /^\d+/.exec(half)?.[0] ?? '';
  const number = numberIn(digits);
  if (number !== next && next !== ANY)
    eventReport.at(rules['sequence-number'], { at: 0, size: digits.length }, { number: next, value: shown(digits) });
  return number + 1;
}

/// How a move is written.
function writtenFaults(half: string, move: SaidMove, eventReport: EventReport): void {
  const { die, letter, piece, square, marks } = move;
  const value = Number(die.text);
  if (!isDie(value)) eventReport.at(rules['die-value'], die, { value: shown(die.text) });
  if (letter.text !== letter.text.toUpperCase())
    eventReport.at(rules['colour-letter-case'], letter, { half: letter.text.toUpperCase() });
  if (!isDie(numberIn(piece.text))) eventReport.at(rules['move-piece-number'], piece, { value: shown(piece.text) });
  if (cellIn(square) === undefined) eventReport.at(rules['off-board'], square, { value: shown(square.text) });
  const isLower = square.letter !== square.letter.toUpperCase();
  if (isLower && columnIn(square.letter) !== undefined)
    eventReport.at(rules['coordinate-letter-case'], { at: square.at, size: 1 }, { half: square.letter.toUpperCase() });
  for (const { 0: run, index } of half.slice(0, move.size).matchAll(/[ \t]+/g))
    eventReport.at(rules['space-in-move'], { at: index, size: run.length });
  for (const [index, mark] of marks.entries()) {
    if (index > 0) eventReport.at(rules['mark-duplicate'], mark);
    else if (markValue(mark.text) === undefined)
      eventReport.at(rules['mark-value'], mark.text === '' ? mark : mark.value, {
        value: shown(mark.text) || 'MARK[]',
      });
  }
}

function turnFaults(
  { last, first, begins, whole }: WtnState,
  { letter }: SaidMove,
  color: number,
  eventReport: EventReport,
): void {
  const side = chapter.sides[color] ?? '';
  if (first === 0 && whole && begins !== 0 && begins !== color)
    eventReport.at(rules['first-move-colour'], letter, { side, other: chapter.sides[begins] ?? '' });
  if (last === color) eventReport.at(rules['colour-order'], letter, { side });
}

function spanOf({ about }: Flaw, { letter, piece, square }: SaidMove): Span {
  return about === 'square' ? square : { at: letter.at, size: piece.at + piece.size - letter.at };
}

interface Made {
  readonly color: number;
  readonly number: number;
  readonly to: number;
}

export function paramsOf(
  { allowed = [] }: Pick<Flaw, 'allowed'>,
  { color, number, to }: Made,
  move: Pick<SaidMove, 'die'> | undefined,
  board: Einstein,
  fromTop: boolean,
) {
  const from = board.place(color, number);
  return {
    side: chapter.sides[color] ?? '',
    piece: `${color === RED ? 'R' : 'B'}${number}`,
    die: move?.die.text ?? '',
    allowed: allowed.join(', ') || '-',
    from: from === undefined ? '' : nameOf(from, fromTop),
    square: nameOf(to, fromTop),
  };
}

/// No game goes on for longer.
const FAR = 200;

/// The move that took a piece.
function takerOf(ply: Ply | undefined, { color, number }: Made): Ply | undefined {
  const piece = number + (color === BLUE ? 6 : 0);
  let at = ply;
  for (let i = 0; at && i < FAR; i++, at = at.prev) if (at.isMove && at.changes[4] === piece) return at;
  return undefined;
}

export const course = (): WtnCourse => new WtnCourse();
