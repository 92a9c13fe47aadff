/// Plays a record through, every line of it, and keeps what came of each piece on its node: how play came in, how it went
/// out, and what was found. After an edit only pieces that changed, or into which play comes differently, are played again.
/// The stack is our own, so that lines nest to any depth, and playing pauses so that others are served in between.

import { List, type Node, Pair } from '../text/node';
import { CLEAN, type Findings, Report } from './finding';
import type { Course, LinePart, State } from './line';

const PAUSE = 64;
/// Pieces lower than this are played again rather than remembered.
const REMEMBERED_HEIGHT = 1;

export interface Played<S> {
  readonly course: unknown;
  readonly role: number;
  readonly from: S;
  readonly to: S;
  readonly findings: Findings;
  /// Lines fork off inside.
  readonly forked: boolean;
}

interface Task<S> {
  /// Where the findings of this task belong in those of the task around it.
  readonly at: number;
  readonly keeper: List | Pair | undefined;
  readonly role: number;
  readonly from: S;
  state: S;
  readonly report: Report;
  /// Do the children go on one after the other, or all from the same place?
  readonly forks: boolean;
  forked: boolean;
  readonly steps: readonly Step[];
  next: number;
}

interface Step {
  readonly node: Node;
  readonly at: number;
  readonly as: LinePart['as'] | 'line';
  readonly role: number;
}

/// Plays everything; the result is what was found.
export function* replayed<S extends State>(course: Course<S>): Generator<void, Findings> {
  const root = course.root();
  if (!root) return CLEAN;
  const all = new Report();
  const line: Step = { node: root.node, at: root.at, as: 'line', role: root.role };
  const stack: Task<S>[] = [taskOf(course, line, course.start())];
  for (let count = 1; stack.length > 0; count++) {
    const task = stack[stack.length - 1] as Task<S>;
    const step = task.steps[task.next++];
    if (step) {
      const inner = begin(course, task, step);
      if (inner) stack.push(inner);
    } else {
      stack.pop();
      leave(course, task, stack[stack.length - 1], all);
    }
    if (count % PAUSE === 0) yield;
  }
  return all.findings;
}

/// Does a step at once, or says what task it is.
function begin<S extends State>(course: Course<S>, task: Task<S>, step: Step): Task<S> | undefined {
  const { node, at, as, role } = step;
  if (node instanceof Pair && as === 'event') {
    task.state = course.advance(task.state, node, role, at, task.report);
    return undefined;
  }
  const known = recalled(course, step, task.state);
  if (!known) return taskOf(course, step, task.forks ? task.from : task.state);
  task.report.take(known.findings, at);
  if (known.forked) task.forked = true;
  if (!task.forks) task.state = known.to;
  return undefined;
}

function leave<S extends State>(course: Course<S>, task: Task<S>, around: Task<S> | undefined, all: Report): void {
  const { findings } = task.report;
  const to = task.forks ? task.from : task.state;
  if (task.keeper) {
    const played: Played<S> = { course, role: task.role, from: task.from, to, findings, forked: task.forked };
    task.keeper.replay = played;
  }
  (around?.report ?? all).take(findings, task.at);
  if (!around) return;
  if (!around.forks) around.state = to;
  if (task.forked) around.forked = true;
}

function recalled<S extends State>(course: Course<S>, step: Step, from: S): Played<S> | undefined {
  if (!(step.node instanceof List || step.node instanceof Pair)) return undefined;
  const played = step.node.replay as Played<S> | undefined;
  if (played?.course !== course || played.role !== roleKey(step)) return undefined;
  return played.from === from || course.same(played.from, from) ? played : undefined;
}

/// Runs and forks of one role are different things.
const roleKey = ({ as, role }: Pick<Step, 'as' | 'role'>): number =>
  role * 4 + ['event', 'run', 'forks', 'line'].indexOf(as);

/// What is remembered of a piece of a run of this role, whoever played it.
export function playedRun<S extends State>(piece: List, role: number): Played<S> | undefined {
  const played = piece.replay as Played<S> | undefined;
  return played?.role === roleKey({ as: 'run', role }) ? played : undefined;
}

function taskOf<S extends State>(course: Course<S>, step: Step, from: S): Task<S> {
  const { node, at, as } = step;
  const keeps = node instanceof List ? node.height >= REMEMBERED_HEIGHT : node instanceof Pair && as === 'line';
  const keeper = keeps ? (node as List | Pair) : undefined;
  const steps = stepsOf(course, step);
  const report = new Report();
  const forks = as === 'forks';
  const forked = forks && steps.length > 0;
  return { at, keeper, role: roleKey(step), from, state: from, report, forks, forked, steps, next: 0 };
}

function stepsOf<S extends State>(course: Course<S>, step: Step): Step[] {
  const { node, as, role } = step;
  if (node instanceof List) return kidSteps(course, node.kids, 0, as, role);
  if (!(node instanceof Pair)) return [];
  if (as === 'line') return [...course.parts(node, role)];
  return node.run ? kidSteps(course, [node.run], node.open.width, as, role) : [];
}

/// The kids of a piece: smaller pieces as they are, elements as lines (of forks) or what the course makes of them.
function kidSteps<S extends State>(
  course: Course<S>,
  kids: readonly Node[],
  start: number,
  as: Step['as'],
  role: number,
): Step[] {
  const steps: Step[] = [];
  let at = start;
  for (const node of kids) {
    if (node instanceof List) steps.push({ node, at, as, role });
    else if (node instanceof Pair)
      steps.push({ node, at, as: as === 'run' && course.isSimple(role, node) ? 'event' : 'line', role });
    at += node.width;
  }
  return steps;
}
