/// How a wei7 3.0 record is played (3.16, 9.16): set-up, steps, branches; and the rules that need the game.

import { GoBoard } from '../../games/go/board';
import { retakes } from '../../games/go/ko';
import { pointName } from '../../games/go/points';
import type { Report } from '../../record/finding';
import type { Course, LinePart, State } from '../../record/line';
import { type Ply, plyAfter, samePlies, takenBack, WorkingBoard, whoPut } from '../../record/ply';
import type { Params, Rule } from '../../spec/rule';
import { isArray, isObject, membersAt, rootValue, valueIn } from '../../syntax/json/access';
import type { Pair, Run } from '../../text/node';
import type { Context } from './context';
import { type Placing, type PreEvent, preEvent, type Span, type StepEvent, stepEvent } from './event';
import { rules } from './rules';
import { COLOR_WORDS } from './shape-steps';

export const Role = { tree: 0, pre: 1, step: 2 } as const;

export interface Wei7State extends State {
  /// The latest sound time on the line.
  readonly time: number | undefined;
  /// The side whose move a problem asks for.
  readonly problem: number | undefined;
  /// A pre with stones has come.
  readonly setUp: boolean;
}

/// Side of a board past which no board is made; positions of such records are not followed.
export class Wei7Course implements Course<Wei7State> {
  readonly working: WorkingBoard<GoBoard>;

  constructor(
    readonly context: Context,
    public text: Run,
  ) {
    this.working = new WorkingBoard(new GoBoard(context.columns, context.rows));
  }

  root(): { node: Pair; at: number; role: number } | undefined {
    const record = rootValue(this.text);
    const members = membersAt(record);
    const tree = members && record ? valueIn(members, record.at, 'tree') : undefined;
    return tree && isObject(tree.node) ? { node: tree.node, at: tree.at, role: Role.tree } : undefined;
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

  isMove(node: Pair, role: number): boolean {
    return role === Role.step && stepEvent(node).type === 'move';
  }

  /// Set-up, then steps, then branches, whatever the order of the keys.
  parts(node: Pair, role: number): readonly LinePart[] {
    const members = role === Role.tree ? membersAt({ node, at: 0 }) : undefined;
    if (!members) return [];
    const parts: LinePart[] = [];
    const pre = valueIn(members, 0, 'pre');
    const steps = valueIn(members, 0, 'steps');
    const branches = valueIn(members, 0, 'branches');
    if (pre && isObject(pre.node)) parts.push({ ...pre, as: 'event', role: Role.pre });
    if (steps && isArray(steps.node)) parts.push({ ...steps, as: 'run', role: Role.step });
    if (branches && isArray(branches.node)) parts.push({ ...branches, as: 'forks', role: Role.tree });
    return parts;
  }

  same(a: Wei7State, b: Wei7State): boolean {
    const alike = a.moves === b.moves && a.time === b.time && a.problem === b.problem && a.setUp === b.setUp;
    return alike && samePlies(a.ply, b.ply);
  }

  advance(state: Wei7State, node: Pair, role: number, at: number, report: Report): Wei7State {
    const told = new Telling(report, at);
    return role === Role.pre ? this.#pre(state, preEvent(node), told) : this.#step(state, stepEvent(node), told);
  }

  #pre(state: Wei7State, event: PreEvent, told: Telling): Wei7State {
    const problem = event.problem;
    if (!event.stonesSpan) return { ...state, problem };
    if (state.setUp || (state.ply?.number ?? 0) > 0) {
      told.at(rules['stones-not-on-empty-board'], event.stonesSpan, { count: event.stones.length });
      return { ...state, problem };
    }
    const ply = this.#setUp(state.ply, event.stones, told);
    return { ...state, ply, problem, setUp: true };
  }

  #setUp(before: Ply | undefined, stones: readonly Placing[], told: Telling): Ply {
    const board = this.working.to(before);
    const changes: number[] = [];
    const put = new Map<number, Placing>();
    for (const stone of stones) {
      const cell = this.#cell(stone);
      if (cell === undefined) continue;
      if (board.get(cell) !== 0) told.at(rules['stones-same-point'], stone.place, { point: this.#name(cell) });
      else if (stone.color) {
        changes.push(cell, 0, stone.color);
        board.set(cell, stone.color);
        put.set(cell, stone);
      }
    }
    for (const block of board.blocksWithoutLiberty(put.keys())) {
      const first = put.get(block[0] as number) as Placing;
      told.at(rules['stones-capture'], first.place, { point: this.#name(block[0] as number), count: block.length });
    }
    const ply = plyAfter(before, { color: 0, cell: undefined, changes, isMove: false });
    this.working.reached(ply);
    return ply;
  }

  #step(state: Wei7State, event: StepEvent, told: Telling): Wei7State {
    const time = event.time ?? state.time;
    if (event.time !== undefined && state.time !== undefined && event.time < state.time && event.timeSpan) {
      told.at(rules['step-time-order'], event.timeSpan, { value: event.time, before: state.time });
    }
    const now = time === state.time ? state : { ...state, time };
    if (event.type === 'move') return this.#move(now, event, told);
    if (event.type === 'takeback') return this.#takeback(now, event, told);
    return now;
  }

  #takeback(state: Wei7State, event: StepEvent, told: Telling): Wei7State {
    if (event.count === undefined) return { ...state, problem: undefined };
    const { ply, left } = takenBack(state.ply, event.count);
    if (left > 0 && event.countSpan) {
      told.at(rules['takeback-too-many'], event.countSpan, { value: event.count, count: event.count - left });
    }
    return { ...state, ply, problem: undefined };
  }

  #move(state: Wei7State, event: StepEvent, told: Telling): Wei7State {
    this.#order(state, event, told);
    const moves = state.moves + 1;
    const ply = this.#play(state.ply, event, moves, told);
    return { ...state, ply, moves, problem: event.problem };
  }

  /// Remarks about whose turn it is.
  #order(state: Wei7State, event: StepEvent, told: Telling): void {
    const { color, colorSpan } = event;
    if (!color || !colorSpan) return;
    if (state.problem && state.problem !== color) {
      const params = { color: words(color), expected: words(state.problem) };
      told.at(rules['problem-side-to-move'], colorSpan, params);
    }
    if (state.ply?.isMove && state.ply.color === color) told.at(rules['same-side-again'], colorSpan, { color: words(color) });
  }

  #play(prev: Ply | undefined, event: StepEvent, ordinal: number, told: Telling): Ply {
    const { color, pass, pointSpan } = event;
    const cell = this.#cell(event);
    const faulty = plyAfter(prev, { color: color ?? 0, cell: pass && color ? null : undefined, ordinal });
    if (!color || cell === undefined || !pointSpan) return faulty;
    const board = this.working.to(prev);
    const there = board.get(cell);
    if (there !== 0) {
      const by = whoPut(prev, cell);
      const params = { point: this.#name(cell), color: words(there) };
      told.at(rules['occupied-point'], pointSpan, params, by?.isMove ? by.ordinal : undefined);
      return faulty;
    }
    const play = board.play(color, cell);
    if (!play) return faulty;
    const taken = play.taken.length > 0 ? tally(prev?.taken, color, play.taken.length) : undefined;
    const ply = plyAfter(prev, { color, cell, ordinal, changes: play.changes, ...(taken ? { taken } : {}) });
    this.working.reached(ply);
    if (play.suicide) {
      told.at(rules['suicide-move'], pointSpan, { point: this.#name(cell), count: lost(play.changes, color) });
    } else if (prev?.isMove && typeof prev.cell === 'number' && retakes(prev, ply)) {
      told.at(rules['ko-recapture'], pointSpan, { point: this.#name(cell) });
    }
    return ply;
  }

  /// The cell of a point on the board; undefined where positions cannot be followed.
  #cell({ x, y }: { x: number | undefined; y: number | undefined }): number | undefined {
    const { columns, rows, sized } = this.context;
    if (!sized || x === undefined || y === undefined || x >= columns || y >= rows) return undefined;
    return this.working.board.exact ? y * columns + x : undefined;
  }

  #name(cell: number): string {
    const { columns, rows } = this.context;
    return pointName(cell % columns, Math.floor(cell / columns), columns, rows);
  }
}

const START: Wei7State = { ply: undefined, moves: 0, time: undefined, problem: undefined, setUp: false };

const words = (color: number) => COLOR_WORDS[color as 1 | 2];

/// The stones of the own colour that went off, the one just played among them.
function lost(changes: readonly number[], color: number): number {
  let count = 1;
  for (let i = 0; i < changes.length; i += 3) if (changes[i + 1] === color && changes[i + 2] === 0) count++;
  return count;
}

function tally(taken: Ply['taken'] | undefined, color: number, count: number): Ply['taken'] {
  return { ...taken, [color]: (taken?.[color] ?? 0) + count };
}

/// A report for an event that starts somewhere in what the report belongs to.
class Telling {
  constructor(
    readonly report: Report,
    readonly start: number,
  ) {}

  at(rule: Rule, span: Span, params: Params, related?: number): void {
    const from = this.start + span.at;
    this.report.add({ rule, from, to: from + span.size, params, ...(related === undefined ? {} : { related }) });
  }
}
