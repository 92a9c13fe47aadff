/// How a record of Army chess is played: group by group, and what a group has to say of those before it.

import { Army, type ArmyPlay } from '../../../games/army/board';
import { flawsOf } from '../../../games/army/judge';
import { layOut } from '../../../games/army/layout';
import { FIRST, SECOND } from '../../../games/army/pieces';
import { begin, endBy, passed, type Standing, standingAfter } from '../../../games/army/standing';
import type { Finding, Report } from '../../../record/finding';
import { plyAfter } from '../../../record/ply';
import type { Winner } from '../../../record/view';
import { WorkingBoard } from '../../../record/working-board';
import type { Words } from '../../../spec/rule';
import type { Span } from '../../../syntax/brackets/field';
import { isLookAlike } from '../../../syntax/brackets/half-width';
import { endsLine, Kind } from '../../../syntax/groups/lexer';
import { type Item, Leaf, type Node, type Run } from '../../../text/node';
import { EventReport } from '../../shared/event-report';
import { FlatCourse } from '../flat/course';
import { lookAlikesIn, signsOf } from '../shared/text/signs';
import { type Group, type GroupMove, groupOf } from './group';
import { type Layouts, layoutsIn } from './layouts';
import { flagText } from './notation';
import { type Opening, openingOf } from './opening';
import { placeName } from './places';
import { bitOf, letterOf, RECORD, type RecordName, SIDES } from './properties';
import { rules } from './rules';
import { type Property, placeOf } from './said';
import { type ArmyState, copyOf, NOTHING, Phase, sameStates } from './state';

const LIMITS = /^[1-9]\d*$/;
const LONGEST_NOTE = 2000;

export class ArmyCourse extends FlatCourse<ArmyState> {
  readonly working = new WorkingBoard(new Army());
  #start: ArmyState | undefined;
  #layouts: Layouts = layoutsIn(undefined);
  #opening: Opening = openingOf(undefined);

  /// Layouts count from the beginning, wherever they stand.
  protected override turned(root: Run): void {
    const layouts = layoutsIn(root);
    const opening = openingOf(root);
    const isSame = layouts.key === this.#layouts.key && opening.opens === this.#opening.opens;
    if (!isSame) this.#start = undefined;
    this.#layouts = layouts;
    this.#opening = opening;
  }

  get layouts(): Layouts {
    return this.#layouts;
  }

  start(): ArmyState {
    if (this.#start?.undecoded !== this.undecoded) this.#start = this.#begin();
    return this.#start;
  }

  #begin(): ArmyState {
    const { ranks } = this.#layouts;
    const board = new Army();
    const changes = [FIRST, SECOND].flatMap((color) => {
      const row = ranks[color];
      return row ? layOut(board, color, row) : [];
    });
    const put = changes.length > 0 ? plyAfter(undefined, { color: 0, cell: null, isMove: false, changes }) : undefined;
    const phase = this.#opening.opens === undefined ? Phase.open : Phase.before;
    return { ...NOTHING, undecoded: this.undecoded, phase, ply: put, standing: begin(board) };
  }

  same(a: ArmyState, b: ArmyState): boolean {
    return sameStates(a, b);
  }

  isElement(item: Item): boolean {
    return item instanceof Leaf;
  }

  isMove(item: Item): boolean {
    return item instanceof Leaf && item.kind === Kind.group && groupOf(item).moves.length > 0;
  }

  starts(): boolean {
    return false;
  }

  override isStop(item: Item): boolean {
    return this.isMove(item) || (item instanceof Leaf && item.kind === Kind.group && groupOf(item).note !== '');
  }

  winner({ over }: ArmyState): Winner | undefined {
    if (!over || over.winner === 0) return undefined;
    return over.winner === FIRST ? 'first' : 'second';
  }

  advance(before: ArmyState, item: Item, _role: number, at: number, report: Report): ArmyState {
    const leaf = item as Leaf;
    report.take(signsOf(leaf, rules, this.undecoded), at);
    const next = copyOf(this.#leaf(before, leaf, new EventReport(report, at)));
    if (next.ends.length > 0) next.ends = next.ends.map((end) => ({ ...end, back: end.back + leaf.width }));
    next.atLineStart = endsLine(leaf) || (leaf.size === 0 && before.atLineStart);
    return next;
  }

  #leaf(state: ArmyState, leaf: Leaf, eventReport: EventReport): ArmyState {
    if (leaf.kind === Kind.blank || leaf.size === 0) return state;
    const isOutside = state.phase === Phase.closed || (state.phase === Phase.before && leaf.kind !== Kind.open);
    if (isOutside) return outside(state, leaf, eventReport);
    if (leaf.kind === Kind.group) return this.#group(state, leaf, eventReport);
    if (leaf.kind === Kind.other) return this.#stray(state, leaf, eventReport);
    if (isLookAlike(leaf.text.charCodeAt(0))) lookAlike(leaf, eventReport);
    if (leaf.kind === Kind.close) return { ...state, phase: Phase.closed, strange: false };
    if (state.phase === Phase.open) eventReport.at(rules['unexpected-character'], { at: 0, size: 1 });
    return { ...state, phase: Phase.open };
  }

  /// What stands before the first group.
  #stray(state: ArmyState, leaf: Leaf, eventReport: EventReport): ArmyState {
    const group = groupOf(leaf);
    const [first] = group.properties;
    if (first && !state.begun) eventReport.at(rules['property-outside-group'], spanOf(first.at));
    return this.#properties(state, group, eventReport);
  }

  #group(state: ArmyState, leaf: Leaf, eventReport: EventReport): ArmyState {
    if (state.begun && !state.atLineStart) eventReport.at(rules['group-per-line'], { at: 0, size: 1 });
    return this.#properties(state.begun ? state : { ...state, begun: true }, groupOf(leaf), eventReport);
  }

  #properties(before: ArmyState, group: Group, eventReport: EventReport): ArmyState {
    for (const finding of group.findings) tell(finding, eventReport);
    const lacksMove = group.moves.length === 0 && group.properties.some(({ name }) => /^[RF][AB]$/.test(name));
    const damaged = before.damaged || (group.damaged && group.moves.length === 0);
    const here = copyOf(before);
    here.damaged = damaged;
    if (lacksMove) here.loose = true;
    let state: ArmyState = here;
    for (const property of group.properties) state = this.#property(state, property, eventReport);
    for (const move of group.moves) state = this.#move(state, move, eventReport);
    const moves = group.moves.length > 0;
    const note = group.note !== '' || moves ? noted(moves ? '' : before.note, group.note) : before.note;
    return note === state.note ? state : { ...state, note };
  }

  #property(state: ArmyState, { name, at, value }: Property, eventReport: EventReport): ArmyState {
    const bit = bitOf(name);
    if (bit === 0) return state;
    if (state.seen & bit) {
      eventReport.at(rules['duplicate-property'], spanOf(at), { name });
      return state;
    }
    const seen = state.seen | bit;
    const isLayout = name === 'AA' || name === 'AB';
    if (isLayout && state.moves > 0) eventReport.at(rules['layout-after-move'], spanOf(at), { name });
    if (/^P[AB]$/.test(name) && value && value.text === '' && !this.undecoded)
      eventReport.at(rules['team-name-empty'], spanOf(value.whole), { name });
    if (name === 'SL' && value && LIMITS.test(value.text)) return { ...state, seen, limit: Number(value.text) };
    if (name !== 'EA' && name !== 'EB') return { ...state, seen };
    return this.#end(
      { ...state, seen, ended: state.ended === 'no' ? 'written' : state.ended },
      name,
      value,
      eventReport,
    );
  }

  #end(state: ArmyState, name: string, value: Property['value'], eventReport: EventReport): ArmyState {
    if (!value || !/^[0-2]$/.test(value.text)) return state;
    const [other] = state.ends;
    const span = spanOf(placeOf(value));
    const isPair = other === undefined || `${other.value}${value.text}`.match(/^(?:10|01|22)$/);
    if (!isPair) eventReport.at(rules['end-pair'], span);
    const end = { color: name === 'EA' ? FIRST : SECOND, value: value.text, back: -span.at, size: span.size };
    return { ...state, ends: [...state.ends, end] };
  }

  #move(before: ArmyState, move: GroupMove, eventReport: EventReport): ArmyState {
    const { color } = move;
    const name = spanOf(move.at);
    if (before.ended === 'written') eventReport.at(rules['end-not-last'], name);
    const state = copyOf(before);
    state.moves++;
    if (state.ended !== 'no') state.ended = 'told';
    if (state.over) return afterEnd(state, name, eventReport);
    if (state.standing.toMove !== color && !state.loose)
      eventReport.at(rules['turn-order'], name, { side: SIDES[state.standing.toMove] ?? '' });
    return this.#play(state, move, eventReport);
  }

  #play(state: ArmyState, move: GroupMove, eventReport: EventReport): ArmyState {
    const { color, from, to, value } = move;
    const { usable } = this.#layouts;
    const lost = (): ArmyState => ({
      ...state,
      ply: plyAfter(state.ply, { color, cell: undefined, ordinal: state.moves }),
      standing: passed(state.standing, color),
      unsure: true,
      loose: true,
    });
    if (from === undefined || to === undefined || !value) return lost();
    const board = this.working.to(state.ply);
    const [flaw] = flawsOf(board, { from, to }, color);
    const parts = { from: { at: value.from, size: 2 }, to: { at: value.from + 2, size: 2 }, move: spanOf(value) };
    const params = { from: placeName(from), to: placeName(to), side: SIDES[color] ?? '' };
    const isTold = usable && !state.loose;
    if (flaw && isTold) eventReport.at(rules[flaw.fault], parts[flaw.about], params);
    if (flaw?.stops) return lost();
    const play = board.play({ from, to, recorded: move.result });
    if (!play) return lost();
    const ply = plyAfter(state.ply, { color, cell: to, ordinal: state.moves, changes: play.changes });
    this.working.reached(ply);
    const standing = standingAfter(state.standing, { from, to }, play);
    if (isTold) judge(move, play, standing, eventReport);
    const next = copyOf(state);
    next.ply = ply;
    next.standing = standing;
    next.over = usable ? endBy(play, standing, state.limit) : undefined;
    return next;
  }

  /// What is missing, once all has been read.
  ends(state: ArmyState, _line: Node | undefined, at: number, report: Report): void {
    const { opens, anchor, first } = this.#opening;
    if (opens === undefined) report.add({ rule: rules['open-paren-missing'], ...first });
    if (anchor === undefined || first.from === first.to) return;
    const place = { from: anchor, to: anchor + 1 };
    if (state.phase !== Phase.closed) report.add({ rule: rules['close-paren-missing'], ...place });
    for (const name of RECORD) {
      if (!(state.seen & bitOf(name)) && !state.damaged)
        report.add({ rule: rules[MISSING[name]], ...place, params: { name } });
    }
    this.#result(state, at, report);
  }

  #result({ over, ends, unsure }: ArmyState, at: number, report: Report): void {
    const [first, second] = [FIRST, SECOND].map((color) => ends.find((end) => end.color === color));
    if (!over || unsure || !first || !second || !/^(?:10|01|22)$/.test(first.value + second.value)) return;
    const wanted = over.winner === FIRST ? '10' : over.winner === SECOND ? '01' : '22';
    if (first.value + second.value === wanted) return;
    const from = at - first.back;
    const params = { first: wanted.charAt(0), second: wanted.charAt(1), why: WHY[over.why] };
    report.add({ rule: rules['end-disagrees'], from, to: from + first.size, params });
  }
}

const MISSING: Readonly<Record<RecordName, keyof typeof rules>> = {
  INFO: 'version-missing',
  PA: 'team-missing',
  PB: 'team-missing',
  TL: 'time-limit-missing',
  SL: 'step-limit-missing',
  AA: 'layout-missing',
  AB: 'layout-missing',
  EA: 'end-missing',
  EB: 'end-missing',
};

export const WHY: Readonly<Record<'flag' | 'quiet', Words>> = {
  flag: { en: 'a flag has fallen', zh: '军旗已被吃' },
  quiet: { en: 'too many moves passed without contact', zh: '已达到必攻步数' },
};

const spanOf = ({ from, to }: Span) => ({ at: from, size: to - from });

function tell({ rule, from, to, params }: Finding, eventReport: EventReport): void {
  eventReport.at(rule, { at: from, size: to - from }, params);
}

function lookAlike({ text }: Leaf, eventReport: EventReport): void {
  for (const finding of lookAlikesIn(text, rules['full-width-delimiter'], 0, 1)) tell(finding, eventReport);
}

/// What stands before a record or behind it is reported once, with the rest of its line.
function outside(state: ArmyState, { text, size }: Leaf, { report, start }: EventReport): ArmyState {
  if (state.strange) return state;
  const line = /^[^\r\n]*/.exec(text.slice(0, size))?.[0].trimEnd().length ?? 0;
  const goesOn = state.phase === Phase.closed && line === size && !/[\r\n]/.test(text.slice(size));
  const toLineEnd = goesOn ? { toLineEnd: true } : {};
  report.add({ rule: rules['text-outside-record'], from: start, to: start + line, ...toLineEnd });
  return { ...state, strange: true };
}

const noted = (before: string, note: string): string =>
  (before && note ? `${before}\n${note}` : before || note).slice(0, LONGEST_NOTE);

function afterEnd(state: ArmyState, span: { at: number; size: number }, eventReport: EventReport): ArmyState {
  const rule = state.over?.why === 'flag' ? rules['move-after-end'] : rules['step-limit-reached'];
  if (!state.afterEnd) eventReport.at(rule, span, { limit: state.limit ?? 0 });
  return { ...state, afterEnd: true };
}

/// What is written of a move against what came of it.
function judge(move: GroupMove, play: ArmyPlay, standing: Standing, eventReport: EventReport): void {
  const { color, result, resultAt, flag, flagAt } = move;
  if (result !== undefined && resultAt && result !== play.result)
    eventReport.at(rules['result-disagrees'], spanOf(resultAt), { value: result, expected: play.result });
  const expected = flagText(standing, 3 - color);
  if (flag === undefined || !flagAt || expected === undefined || flag === expected) return;
  const name = `F${letterOf(3 - color)}`;
  eventReport.at(rules['flag-disagrees'], spanOf(flagAt), { value: flag, expected, name });
}
