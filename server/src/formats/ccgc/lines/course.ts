/// How a text of rounds is played: token by token, each about where it stands on its line. All of it is reported by playing, for what
/// a token means depends on those before it.

import type { Report } from '../../../record/finding';
import type { Draft } from '../../../record/line';
import type { Winner } from '../../../record/view';
import type { Words } from '../../../spec/rule';
import { Kind } from '../../../syntax/rounds/lexer';
import { type Item, Leaf, type Node } from '../../../text/node';
import { EventReport } from '../../shared/event-report';
import { FlatCourse } from '../flat/course';
import { faultsOf, type Heading, headingOf } from '../shared/header/line';
import { SECOND_GAME } from '../shared/text/second-game';
import { signsOf } from '../shared/text/signs';
import type { AnyChapter, LineChapter, LineMove } from './chapter';
import { isHeader } from './heading';
import { looksLikeMove, pieceOf } from './piece';
import { begun, closed, endsLine, longer, numberOf, tellLead } from './round';
import { carried, copyOf, type LineState, type Round, START, sameStates, turnAt, turnBehind } from './state';

const isComment = (kind: number): boolean => kind === Kind.comment || kind === Kind.again;

/// What a chapter's game makes of the moves that are read.
export interface Play<M extends LineMove> {
  /// A move of a side, by its colour. One that cannot be made ends the replay.
  move(state: LineState, move: M, color: number, eventReport: EventReport): Pick<LineState, 'ply' | 'stopped'>;
  /// Who has won where it is the turn of a side, if that is certain.
  winner(state: LineState, color: number): Winner | undefined;
}

/// Of whatever game.
export type Lines = LineCourse<LineMove>;

export class LineCourse<M extends LineMove, P extends Play<M> = Play<M>> extends FlatCourse<LineState> {
  constructor(
    readonly chapter: LineChapter<M>,
    readonly play: P,
  ) {
    super();
  }

  start(): LineState {
    return START;
  }

  /// The colour of the side that is to move.
  sideAt(state: LineState): number {
    return this.chapter.colors[turnAt(state)];
  }

  winner(state: LineState): Winner | undefined {
    const { stopped, overfull } = state;
    return stopped || overfull > 0 ? undefined : this.play.winner(state, this.sideAt(state));
  }

  isElement(item: Item): boolean {
    return item instanceof Leaf && item.kind !== Kind.blank;
  }

  isMove(item: Item): boolean {
    return item instanceof Leaf && item.kind === Kind.move;
  }

  starts(item: Item): boolean {
    return item instanceof Leaf && isHeader(item);
  }

  same(a: LineState, b: LineState): boolean {
    return sameStates(a, b);
  }

  carried(before: { from: LineState; to: LineState }, now: LineState): LineState | undefined {
    return carried(before, now);
  }

  advance(before: LineState, item: Item, _role: number, at: number, report: Report): LineState {
    const leaf = item as Leaf;
    const { chapter } = this;
    const { rules } = chapter;
    report.take(signsOf(leaf, rules), at);
    const state = leaf.kind === Kind.move ? withMove(before) : before;
    const passing = !endsLine(leaf);
    if (leaf.kind === Kind.header) return { ...state, passing, header: endOf(headingOf(leaf)) };
    if (state.passing) return { ...state, passing };
    const eventReport = new EventReport(report, at);
    if (!state.round && isComment(leaf.kind)) return { ...afterComment(state, leaf, chapter, eventReport), passing };
    if (goesOn(state, leaf, chapter)) return { ...state, passing, header: 'ended' };
    eventReport.all(pieceOf(leaf, chapter).lookAlikes);
    const next = this.#token(state.header === 'ended' ? state : { ...state, header: 'ended' }, leaf, eventReport);
    return passing ? next : closed(next, rules, new EventReport(report, at + leaf.width));
  }

  /// A line is over, or a game on it.
  ends(state: LineState, _line: Node | undefined, at: number, report: Report): void {
    closed(state, this.chapter.rules, new EventReport(report, at));
  }

  #token(before: LineState, leaf: Leaf, eventReport: EventReport): LineState {
    if (before.round) return this.#piece(before, before.round, leaf, eventReport);
    const { state, isMove } = begun(before, leaf, this.chapter, eventReport);
    const round = state.round as Round;
    return isMove ? this.#piece(state, round, leaf, eventReport) : withRound(state, longer(round, leaf, {}));
  }

  /// A move, or what stands in the place of one.
  #piece(state: LineState, round: Round, leaf: Leaf, eventReport: EventReport): LineState {
    const { rules, colors } = this.chapter;
    const piece = pieceOf(leaf, this.chapter);
    const { pieces, extra, joins } = round;
    tellLead(round, leaf, piece, rules, eventReport);
    const lead = 'settled';
    const count = pieces + 1;
    if (pieces >= 2)
      return withRound(state, longer(round, leaf, { lead, pieces: count, extra: Math.max(extra, 0) + leaf.width }));
    const { move } = piece;
    if (joins && move) eventReport.at(rules['move-suffix'], { at: 0, size: move.size }, { value: leaf.token });
    if (move?.strange && !state.dialect) this.#tellDialect(leaf, move, eventReport);
    const known = round.damaged && !move && round.pieces === 0;
    if (!known) eventReport.all(piece.findings);
    const { ply, stopped } = move
      ? this.play.move(state, move, colors[turnBehind(pieces)], eventReport)
      : { ply: state.ply, stopped: true };
    const damaged = round.damaged || !move;
    const joined = move !== undefined && !piece.suffix && leaf.width === leaf.size;
    const next = withRound(state, longer(round, leaf, { lead, pieces: count, damaged, joins: joined }));
    next.ply = ply;
    next.stopped = stopped;
    if (move?.strange) next.dialect = true;
    return next;
  }

  /// A way of writing that a record has throughout is reported once.
  #tellDialect({ token }: Leaf, move: M, eventReport: EventReport): void {
    const { rules, notation } = this.chapter;
    const params = { value: token.slice(0, move.size), half: notation.write(move) ?? '' };
    eventReport.at(rules['dialect-moves'], { at: 0, size: move.size }, params);
  }
}

function withMove(state: LineState): LineState {
  const next = copyOf(state);
  next.moves++;
  return next;
}

function withRound(state: LineState, round: Round): Draft<LineState> {
  const next = copyOf(state);
  next.round = round;
  return next;
}

const endOf = ({ terminator, isCut }: Heading): LineState['header'] =>
  terminator !== undefined ? 'ended' : isCut ? 'cut' : 'unended';

/// Does the line that begins with this token belong to the header? No round begins so.
function goesOn({ header, next }: LineState, leaf: Leaf, chapter: AnyChapter): boolean {
  if (header === 'ended') return false;
  if (leaf.kind === Kind.number) return header === 'cut' && numberOf(leaf) !== next;
  return leaf.kind === Kind.other && !looksLikeMove(leaf, chapter);
}

const SKIPPED: Words = { en: 'this line is skipped', zh: '这一行不会被读取' };

function afterComment(state: LineState, leaf: Leaf, chapter: AnyChapter, eventReport: EventReport): LineState {
  const { half } = state;
  const { rules } = chapter;
  const what = leaf.kind === Kind.again ? SECOND_GAME : SKIPPED;
  eventReport.at(rules['stray-comment'], { at: 0, size: leaf.size }, { what });
  if (leaf.kind === Kind.again) eventReport.all(faultsOf(headingOf(leaf), chapter, leaf.text.includes('\ufffd')));
  return { ...state, half: half && { ...half, back: half.back + leaf.width } };
}
