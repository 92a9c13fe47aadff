/// How a Surakarta record is played: two lines of comment, the opening, then a move a line.

import { BLACK, type Surakarta, Surakarta as SurakartaBoard } from '../../../games/surakarta/board';
import { type Flaw, flawsOf } from '../../../games/surakarta/judge';
import type { Draft } from '../../../record/line';
import { plyAfter, whoPut } from '../../../record/ply';
import { WorkingBoard } from '../../../record/working-board';
import { Kind, PlyFlag } from '../../../syntax/plies/lexer';
import type { Leaf } from '../../../text/node';
import type { EventReport, Span } from '../../shared/event-report';
import { firstOf, PlyCourse } from '../plies/course';
import { shown } from '../shared/text/signs';
import { chapter } from './chapter';
import { isTeamLine, teamLineFaults, timeLineFaults } from './heading';
import { type SaidMove, saidBy, type WrittenPoint } from './notation';
import { changesOf, rowIn, tooMany } from './opening';
import { columnIn, nameOf } from './points';
import { rules } from './rules';
import { BEGIN, copyOf, type SuState } from './state';

/// Habits that are reported once a game.
const LOWER_X = 1;

const ROWS = 6;

export class SuCourse extends PlyCourse<SuState> {
  readonly words = { rules, crowded: rules['one-item-per-line'] };
  readonly working = new WorkingBoard<Surakarta>(new SurakartaBoard());

  start(): SuState {
    return this.undecoded ? { ...BEGIN, undecoded: true } : BEGIN;
  }

  protected copy(state: SuState): Draft<SuState> {
    return copyOf(state);
  }

  sideAt({ last }: SuState): number {
    return last === 0 ? BLACK : 3 - last;
  }

  protected hasBegun({ heads, moves, rows }: SuState): boolean {
    return heads === 2 || moves > 0 || rows.length > 0;
  }

  protected override isHeading(before: SuState, after: SuState): boolean {
    return before.heads !== after.heads;
  }

  protected item(before: SuState, leaf: Leaf, eventReport: EventReport): SuState {
    const isComment = leaf.kind === Kind.comment || leaf.kind === Kind.header;
    const state = before.heads < 2 ? headed(before, leaf, isComment, eventReport) : before;
    if (state.heads !== before.heads && isComment) return state;
    if (isComment) return apart(state);
    if (leaf.kind === Kind.setup) return this.#row(state, leaf, eventReport);
    return leaf.kind === Kind.move ? this.#move(state, leaf, eventReport) : unread(state, leaf, eventReport);
  }

  protected finish(state: SuState, eventReport: EventReport): void {
    const [back] = state.behind;
    if (state.heads === 1 && back !== undefined) eventReport.at(rules['team-line-missing'], { at: -back, size: 1 });
    closed(state, eventReport);
  }

  #row(state: SuState, leaf: Leaf, eventReport: EventReport): SuState {
    if (state.closed) {
      if (!state.late) eventReport.at(rules['opening-after-move'], { at: 0, size: leaf.size });
      return { ...state, late: true };
    }
    const { signs, rest, findings } = rowIn(leaf);
    const { rows, between, joined } = state;
    eventReport.all(findings);
    if (rest) eventReport.at(rules['one-item-per-line'], { at: rest.from, size: rest.to - rest.from });
    if (rows.length === 0 && between) eventReport.at(rules['opening-position'], { at: 0, size: leaf.size });
    const isGap = rows.length > 0 && rows.length < ROWS && !joined && !state.void;
    if (isGap) eventReport.at(rules['opening-not-consecutive'], { at: 0, size: leaf.size });
    const isExtra = rows.length === ROWS;
    if (isExtra) eventReport.at(rules['opening-six-lines'], { at: 0, size: leaf.size });
    const grown = rows.length > ROWS ? rows : [...rows, signs];
    const next: SuState = {
      ...state,
      rows: grown,
      behind: rows.length === 0 ? [0] : grown === rows ? state.behind : [...state.behind, 0],
      joined: (leaf.flags & PlyFlag.beforeGap) === 0,
      void: state.void || isGap || isExtra || findings.length > 0,
    };
    if (grown.length !== ROWS) return next;
    const changes = changesOf(grown);
    if (changes.length === 0) return next;
    return { ...next, ply: plyAfter(undefined, { color: 0, cell: undefined, isMove: false, changes }) };
  }

  #move(before: SuState, leaf: Leaf, eventReport: EventReport): SuState {
    const { move, rest } = saidBy(leaf);
    const state = closed(before, eventReport);
    if (!move) return unread(before, leaf, eventReport);
    if (rest && state.things === 1) eventReport.at(rules['one-item-per-line'], rest);
    const told = writtenFaults(state, leaf, move, eventReport);
    const { color, letter } = move;
    const whole = { at: 0, size: move.size };
    const next = copyOf(state);
    next.told = told;
    if (this.isOver(state, whole, eventReport)) {
      next.afterEnd = true;
      return next;
    }
    if (color === 0) {
      eventReport.at(rules['colour-missing'], whole);
      return { ...next, last: 0, whole: false, certain: false };
    }
    if (color === state.last) eventReport.at(rules['colour-order'], { at: 0, size: letter.length }, sidesOf(color));
    next.last = color;
    next.first ||= color;
    if (!this.#play(next, move, eventReport)) next.whole = false;
    return next;
  }

  /// Makes the move, if it can be made.
  #play(state: Draft<SuState>, said: SaidMove, eventReport: EventReport): boolean {
    const { color, from, to, sign } = said;
    if (from.cell === undefined || to.cell === undefined) {
      state.certain = false;
      return false;
    }
    if (state.void) return false;
    const board = this.working.to(state.ply);
    const move = { from: from.cell, to: to.cell };
    const [flaw] = flawsOf(board, move, color, sign !== '-');
    if (flaw && state.certain) {
      const by = flaw.cell === undefined ? undefined : whoPut(state.ply, flaw.cell);
      eventReport.at(rules[flaw.fault], spanOf(flaw, said), paramsOf(flaw, move, color), by?.isMove ? by : undefined);
    }
    const played = flaw?.stops ? undefined : board.play(move);
    if (!played) return false;
    const { changes, taken, wins } = played;
    state.ply = plyAfter(state.ply, {
      color,
      cell: move.to,
      ordinal: state.moves,
      changes,
      takes: taken === 0 ? 0 : 1,
    });
    this.working.reached(state.ply);
    if (wins) state.won = color;
    return true;
  }
}

/// One of the first two lines, or what stands in its place.
function headed(state: SuState, leaf: Leaf, isComment: boolean, eventReport: EventReport): SuState {
  const { heads, undecoded, lost } = state;
  if (heads === 0 && isComment && (undecoded || !isTeamLine(leaf))) {
    if (!undecoded) eventReport.all(timeLineFaults(leaf));
    return { ...state, heads: 1, behind: [0] };
  }
  if (heads === 0) eventReport.at(rules['time-line-missing'], firstOf(leaf));
  if (isComment) {
    if (!undecoded) eventReport.all(teamLineFaults(leaf));
    return { ...state, heads: 2, behind: [] };
  }
  if (heads === 0 && leaf.kind === Kind.other) return { ...state, heads: 1, lost: true, behind: [0] };
  const [first = 0, second] = state.behind;
  // A line that cannot be read may be a part of the one before.
  if (heads === 1 && !lost && second === undefined && leaf.kind === Kind.other && !STARTS.test(leaf.text))
    return { ...state, behind: [first, 0] };
  const back = lost ? first : second;
  eventReport.at(rules['team-line-missing'], back === undefined ? firstOf(leaf) : { at: -back, size: 1 });
  return { ...state, heads: 2, behind: [] };
}

/// What is neither a row nor a move parts the rows of an opening, and the opening from what stands before it.
function apart(state: SuState): SuState {
  if (state.closed) return state;
  return { ...state, joined: false, between: state.between || state.heads === 2 };
}

const STARTS = /^[BRbr]/;

/// A line that is no move. One that looks like a move ends the opening.
function unread(before: SuState, leaf: Leaf, eventReport: EventReport): SuState {
  const value = shown(leaf.token);
  const whole = { at: 0, size: leaf.size };
  const isMove = STARTS.test(leaf.text);
  if (!isMove) {
    eventReport.at(rules['unknown-line'], whole, { value });
    return { ...apart(before), last: 0, certain: before.moves === 0 && before.certain };
  }
  // Half a row of the opening begins so too.
  const isRow = before.rows.length > 0 && !before.closed && !/[1-9]/.test(leaf.text);
  const state = isRow ? before : closed(before, eventReport);
  eventReport.at(rules['move-syntax'], whole, { value });
  return { ...state, last: 0, whole: false, certain: false };
}

/// The opening is complete, or should be.
function closed(state: SuState, eventReport: EventReport): SuState {
  const { rows, behind } = state;
  if (state.closed) return state;
  const back = behind[rows.length - 1] ?? 0;
  const isShort = rows.length > 0 && rows.length < ROWS;
  if (isShort) {
    const size = 1 + (rows.at(-1)?.length ?? 0);
    eventReport.at(rules['opening-six-lines'], { at: -back, size });
  }
  const isVoid = state.void || isShort;
  for (const { row, at, side } of isVoid ? [] : tooMany(rows))
    eventReport.at(rules['opening-piece-count'], { at: 1 + at - (behind[row] ?? 0), size: 1 }, { side });
  return { ...state, closed: true, void: isVoid, behind: [] };
}

/// How a move is written. What is reported once is remembered.
function writtenFaults({ told }: SuState, leaf: Leaf, move: SaidMove, eventReport: EventReport): number {
  const { letter, from, to, sign, signAt, size, isLong } = move;
  const text = leaf.text.slice(0, size);
  if (letter !== letter.toUpperCase())
    eventReport.at(rules['colour-letter-case'], { at: 0, size: 1 }, { half: letter.toUpperCase() });
  for (const point of [from, to]) pointFaults(text, point, eventReport);
  if (isLong) {
    const half = `${letter.toUpperCase()}${from.row}${from.letter.toUpperCase()}${sign}${to.row}${to.letter.toUpperCase()}`;
    eventReport.at(rules['long-form'], { at: 0, size }, { half });
  } else {
    for (const { 0: run, index } of text.matchAll(/[ \t\u3000]+/g))
      eventReport.at(rules['space-in-move'], { at: index, size: run.length });
  }
  if (sign !== 'x' || told & LOWER_X) return told;
  eventReport.at(rules['capture-sign-lower-x'], { at: signAt, size: 1 });
  return told | LOWER_X;
}

function pointFaults(text: string, { at, size, letter, letterAt, cell }: WrittenPoint, eventReport: EventReport): void {
  if (cell === undefined) eventReport.at(rules['off-board'], { at, size }, { value: text.slice(at, at + size) });
  const half = letter.toUpperCase();
  if (columnIn(letter) !== undefined && letter !== half)
    eventReport.at(rules['coordinate-letter-case'], { at: letterAt, size: 1 }, { half });
}

const sidesOf = (color: number) => ({ side: chapter.sides[color] ?? '', other: chapter.sides[3 - color] ?? '' });

export const paramsOf = ({ cell }: Flaw, { from, to }: { from: number; to: number }, color: number) => ({
  ...sidesOf(color),
  point: nameOf(cell ?? to),
  from: nameOf(from),
  to: nameOf(to),
});

function spanOf({ fault }: Flaw, { from, to, sign, signAt, size, letter }: SaidMove): Span {
  switch (fault) {
    case 'no-piece-on-start':
      return from;
    case 'colour-of-piece':
      return { at: 0, size: letter.length };
    case 'own-piece-on-target':
      return to;
    case 'capture-written-as-step':
    case 'capture-of-nothing':
      return { at: signAt, size: sign.length };
    default:
      return { at: 0, size };
  }
}

export const course = (): SuCourse => new SuCourse();
