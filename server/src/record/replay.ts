/// Plays a record through, every line of it, and keeps what came of each piece on its node: how play came in, how it went
/// out, and what was found. After an edit only pieces that changed, or into which play comes differently, are played again.
/// The stack is our own, so that lines nest to any depth, and playing pauses so that others are served in between.

import { type Item, List, type Node, Pair } from '../text/node';
import { CLEAN, type Findings, Report } from './finding';
import type { Course, LinePart, State } from './line';
import { type Kind, keep, kept, keyOf, outcome, type Played } from './played';
import { isElement, stretchOf } from './stretch';

const PAUSE = 64;

interface AnyStep {
  readonly at: number;
  readonly role: number;
  /// How play comes in, if it does not just go on: a game starts anew; a line is entered that leaves the one around it.
  readonly how?: 'starts' | 'enters' | undefined;
}

interface EventStep extends AnyStep {
  readonly as: 'event';
  readonly node: Item;
}

/// What is played as several steps. An element of a run that is not simple is played as a line is.
interface Piece extends AnyStep {
  readonly as: Kind;
  readonly node: Node;
}

type Step = EventStep | Piece;

interface Task<S> {
  readonly piece: Piece;
  readonly from: S;
  state: S;
  readonly report: Report;
  forked: boolean;
  anew: boolean;
  readonly steps: readonly Step[];
  next: number;
}

/// Plays everything; the result is what was found.
export function* replayed<S extends State>(course: Course<S>): Generator<void, Findings> {
  const root = course.root();
  if (!root) return CLEAN;
  const all = new Report();
  const line: Piece = { node: root.node, at: root.at, as: 'line', role: root.role };
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
  const { at, role, how } = step;
  if (how === 'starts') {
    course.ends?.(task.state, undefined, at, task.report);
    task.state = course.start();
    task.anew = true;
  }
  if (step.as === 'event') {
    task.state = course.advance(task.state, step.node, role, at, task.report);
    return undefined;
  }
  const entered = how === 'enters' ? course.enter?.(task.state, step.node, role) : undefined;
  const from = entered ?? task.state;
  const known = recalled(course, step, from);
  if (!known) return taskOf(course, step, from);
  task.report.take(known.played.findings, at);
  goOn(task, step, known.to, known.played);
  return undefined;
}

function leave<S extends State>(course: Course<S>, task: Task<S>, around: Task<S> | undefined, all: Report): void {
  const { piece, from, state: to, forked, anew } = task;
  if (course.isLine(piece.role) && piece.as === 'line') course.ends?.(to, piece.node, endOf(piece.node), task.report);
  const { findings } = task.report;
  const keeper = keeperOf(course, piece);
  if (keeper) keep(keeper, { course, as: keyOf(piece.as, piece.role), from, to, findings, forked, anew });
  (around?.report ?? all).take(findings, piece.at);
  if (around) goOn(around, piece, to, task);
}

/// Where a line ends, within its brackets if it has any.
const endOf = (node: Node): number => node.width - (node instanceof Pair ? (node.close?.width ?? 0) : 0);

/// A line that leaves this one changes nothing for it.
function goOn<S>(task: Task<S>, { how, as }: Piece, state: S, inside: { forked: boolean; anew: boolean }): void {
  if (how === 'enters') return;
  task.state = state;
  if (inside.forked) task.forked = true;
  if (inside.anew && as === 'run') task.anew = true;
}

/// What is remembered of a piece, and where play comes out of it.
function recalled<S extends State>(course: Course<S>, piece: Piece, from: S): { played: Played<S>; to: S } | undefined {
  const keeper = keeperOf(course, piece);
  const played = keeper && kept<S>(keeper, piece.as, piece.role);
  const to = played && outcome(course, played, from);
  return played && to && { played, to };
}

/// Where it is kept what came of a piece: of elements of a run only in the pieces of that, for an element and a line that it
/// holds may be one node.
function keeperOf<S extends State>(course: Course<S>, { node, as, role }: Piece): List | Pair | undefined {
  if (as === 'line') return node instanceof Pair && course.isLine(role) ? node : undefined;
  return node instanceof List ? node : undefined;
}

function taskOf<S extends State>(course: Course<S>, piece: Piece, from: S): Task<S> {
  const { node, as, role } = piece;
  const steps = as === 'line' ? course.parts(node, role).flatMap(stepOf) : elementSteps(course, piece);
  const forked = as === 'forks' && steps.length > 0;
  return { piece, from, state: from, report: new Report(), forked, anew: false, steps, next: 0 };
}

function stepOf(part: LinePart): Step | [] {
  const { at, role } = part;
  if (part.as === 'event') return { node: part.node, at, as: 'event', role };
  if (part.as === 'aside') return { node: part.node, at, as: 'line', role, how: 'enters' };
  const stretch = stretchOf(part, 0);
  return stretch.run ? { node: stretch.run, at: stretch.at, as: part.as, role } : [];
}

/// The kids of a piece: smaller pieces as they are, elements as lines (of forks) or what the course makes of them.
function elementSteps<S extends State>(course: Course<S>, { node: piece, as, role }: Piece): Step[] {
  const steps: Step[] = [];
  let at = 0;
  for (const node of piece instanceof List ? piece.kids : [piece]) {
    if (node instanceof List) steps.push({ node, at, as, role });
    else if (isElement(course, node, role)) steps.push(elementStep(course, node, at, as, role));
    at += node.width;
  }
  return steps;
}

function elementStep<S extends State>(course: Course<S>, node: Item, at: number, as: Kind, role: number): Step {
  if (as === 'forks') return { node, at, as: 'line', role, how: 'enters' };
  const how = course.starts?.(node, role) ? 'starts' : undefined;
  return { node, at, as: course.isSimple(role, node) ? 'event' : 'line', role, how };
}
