/// How a wei7 3.0 record is played (3.16, 9.16): set-up, steps, branches; and the rules that need the game.

import { stonesWords } from '../../../../games/shared/sides';
import type { EarlierMove, Report } from '../../../../record/finding';
import type { Course, LinePart, State } from '../../../../record/line';
import { type Ply, takenBack } from '../../../../record/ply';
import { samePlies } from '../../../../record/same-plies';
import type { Params, Rule } from '../../../../spec/rule';
import { isArray, isObject, membersAt, rootValue, spanOf, valueAt, valueIn } from '../../../../syntax/json/access';
import type { Item, Node, Pair, Run } from '../../../../text/node';
import { EventSlot } from '../../../../text/slot';
import { EventReport } from '../../../shared/event-report';
import { type GoGround, GoPlay } from '../../../shared/go/play';
import { rules } from '../rules';
import { COLOR_WORDS } from '../shape/steps';
import { type Placing, type PreEvent, preEvent, type StepEvent, stepEvent } from './event';

export const Role = { tree: 0, pre: 1, step: 2 } as const;

export interface Wei7State extends State {
  /// The latest sound time on the line.
  readonly time: number | undefined;
  /// The side whose move a problem asks for.
  readonly problem: number | undefined;
  /// A pre with stones has come.
  readonly setUp: boolean;
  /// A move could not be read for damage, so what stands where after it is not certain.
  readonly uncertain: boolean;
}

export class Wei7Course implements Course<Wei7State> {
  readonly #go: GoPlay;
  #root: ReturnType<Course<Wei7State>['root']>;

  constructor(readonly ground: GoGround) {
    this.#go = new GoPlay(ground);
  }

  get working(): GoPlay['working'] {
    return this.#go.working;
  }

  /// The text that is played.
  set text(text: Run) {
    const record = rootValue(text);
    const members = membersAt(record);
    const tree = members && record ? valueIn(members, record.at, 'tree') : undefined;
    this.#root = tree && isObject(tree.node) ? { node: tree.node, at: tree.at, role: Role.tree } : undefined;
  }

  root(): ReturnType<Course<Wei7State>['root']> {
    return this.#root;
  }

  start(): Wei7State {
    return START;
  }

  isLine(role: number): boolean {
    return role === Role.tree;
  }

  isSimple(role: number): boolean {
    return role === Role.step;
  }

  isMove(node: Item, role: number): boolean {
    return role === Role.step && stepEvent(node).type === 'move';
  }

  parts(node: Node, role: number): readonly LinePart[] {
    return role === Role.tree && isObject(node) ? treeParts(node) : NO_PARTS;
  }

  same(a: Wei7State, b: Wei7State): boolean {
    const alike = a.moves === b.moves && a.time === b.time && a.problem === b.problem && a.setUp === b.setUp;
    return alike && a.uncertain === b.uncertain && samePlies(a.ply, b.ply);
  }

  advance(state: Wei7State, node: Item, role: number, at: number, report: Report): Wei7State {
    const eventReport = new ReportOf(node, report, at);
    return role === Role.pre
      ? this.#pre(state, preEvent(node), eventReport)
      : this.#step(state, stepEvent(node), eventReport);
  }

  #pre(state: Wei7State, event: PreEvent, eventReport: ReportOf): Wei7State {
    const problem = event.problem;
    if (!event.stonesSpan) return { ...state, problem };
    if (state.setUp || (state.ply?.number ?? 0) > 0) {
      eventReport.at(rules['stones-not-on-empty-board'], event.stonesSpan, { count: stonesWords(event.stones.length) });
      return { ...state, problem };
    }
    const ply = this.#setUp(state.ply, event.stones, eventReport);
    return { ...state, ply, problem, setUp: true };
  }

  #setUp(before: Ply | undefined, stones: readonly Placing[], eventReport: ReportOf): Ply {
    const { ply, repeated, dead } = this.#go.arrange(before, stones);
    for (const { stone, cell } of repeated) {
      eventReport.at(rules['stones-same-point'], stone.place, { point: this.#go.name(cell) });
    }
    for (const { stone, cell, count } of dead) {
      eventReport.at(rules['stones-capture'], stone.place, { point: this.#go.name(cell), count });
    }
    return ply;
  }

  #step(state: Wei7State, event: StepEvent, eventReport: ReportOf): Wei7State {
    const time = event.time ?? state.time;
    if (event.time !== undefined && state.time !== undefined && event.time < state.time) {
      eventReport.of(rules['step-time-order'], ['time'], { value: event.time, before: state.time });
    }
    const lost = event.damaged && event.type === undefined;
    const now = time === state.time && !lost ? state : { ...state, time, uncertain: state.uncertain || lost };
    if (event.type === 'move') return this.#move(now, event, eventReport);
    if (event.type === 'takeback') return this.#takeback(now, event, eventReport);
    return now;
  }

  #takeback(state: Wei7State, event: StepEvent, eventReport: ReportOf): Wei7State {
    if (event.count === undefined) return { ...state, problem: undefined };
    const { ply, left } = takenBack(state.ply, event.count);
    if (left > 0) {
      eventReport.of(rules['takeback-too-many'], ['action', 'value'], {
        value: event.count,
        count: event.count - left,
      });
    }
    return { ...state, ply, problem: undefined };
  }

  #move(state: Wei7State, event: StepEvent, eventReport: ReportOf): Wei7State {
    this.#order(state, event, eventReport);
    const moves = state.moves + 1;
    const ply = this.#play(state, event, moves, eventReport);
    const uncertain = state.uncertain || (event.damaged && ply.cell === undefined);
    return { ply, moves, time: state.time, problem: event.problem, setUp: state.setUp, uncertain };
  }

  /// Remarks about whose turn it is.
  #order(state: Wei7State, event: StepEvent, eventReport: ReportOf): void {
    const { color } = event;
    if (!color) return;
    if (state.problem && state.problem !== color) {
      const params = { color: words(color), expected: words(state.problem) };
      eventReport.of(rules['problem-side-to-move'], COLOR, params);
    }
    if (state.ply?.isMove && state.ply.color === color)
      eventReport.of(rules['same-side-again'], COLOR, { color: words(color) });
  }

  #play({ ply: prev, uncertain }: Wei7State, event: StepEvent, ordinal: number, eventReport: ReportOf): Ply {
    const { color, x, y, pass } = event;
    const cell = this.#go.cell(x, y);
    if (!color || cell === undefined) {
      return this.#go.skip(prev, color ?? 0, pass && color ? null : undefined, ordinal);
    }
    const { ply, occupied, suicide, retakes } = this.#go.play(prev, color, cell, ordinal);
    const point = this.#go.name(cell);
    if (occupied && uncertain) return ply;
    if (occupied) {
      const related = occupied.by?.isMove ? occupied.by : undefined;
      eventReport.of(rules['occupied-point'], POINT, { point, color: words(occupied.color) }, related);
    } else if (suicide) eventReport.of(rules['suicide-move'], POINT, { point, count: suicide });
    else if (retakes) eventReport.of(rules['ko-recapture'], POINT, { point });
    return ply;
  }
}

/// A report for an event, whose parts are looked for only when there is something to tell of them.
class ReportOf extends EventReport {
  constructor(
    readonly node: Item,
    report: Report,
    start: number,
  ) {
    super(report, start);
  }

  of(rule: Rule, names: readonly string[], params: Params, related?: EarlierMove): void {
    const value = valueAt({ node: this.node, at: 0 }, ...names);
    this.at(rule, value ? spanOf(value) : { at: 0, size: 1 }, params, related);
  }
}

const COLOR = ['action', 'value', 'color'];
const POINT = ['action', 'value', 'point'];

const NO_PARTS: readonly LinePart[] = [];

const TREES = new EventSlot<TreeParts>('tree');

/// Set-up, then steps, then branches, whatever the order of the keys.
function treeParts(node: Pair): readonly LinePart[] {
  const known = TREES.of(node);
  if (known) return known.parts;
  const parts: LinePart[] = [];
  const members = membersAt({ node, at: 0 });
  const pre = members && valueIn(members, 0, 'pre');
  const steps = members && valueIn(members, 0, 'steps');
  const branches = members && valueIn(members, 0, 'branches');
  if (pre && isObject(pre.node)) parts.push({ node: pre.node, at: pre.at, as: 'event', role: Role.pre });
  if (steps && isArray(steps.node)) parts.push({ ...steps, as: 'run', role: Role.step });
  if (branches && isArray(branches.node)) parts.push({ ...branches, as: 'forks', role: Role.tree });
  return TREES.keep(node, { kind: 'tree', parts }).parts;
}

interface TreeParts {
  readonly kind: 'tree';
  readonly parts: readonly LinePart[];
}

const START: Wei7State = {
  ply: undefined,
  moves: 0,
  time: undefined,
  problem: undefined,
  setUp: false,
  uncertain: false,
};

const words = (color: number) => COLOR_WORDS[color as 1 | 2];
