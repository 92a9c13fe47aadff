/// Plays a record through, every line of it, and keeps what came of each piece on its node: how play came in, how it went
/// out, and what was found. After an edit only pieces that changed, or into which play comes differently, are played again.
/// The stack is our own, so that lines nest to any depth, and playing pauses so that others are served in between.

import type { Carrying } from '../text/carrying';
import { List, type Node, Pair } from '../text/node';
import type { Renewal } from '../text/renewal';
import { CLEAN, type Findings, Report, type SoFar, untold } from './finding';
import type { Course, LinePart, State } from './line';
import { type Kind, keep, kept, keptIn, keyOf, outcome, type Played, roleOfLine } from './played';
import { comparedPlies } from './same-plies';
import type { Telling } from './shells';
import { isElement, stretchOf } from './stretch';

const PAUSE = 128;

/// What is played as several steps. An element of a run that is not simple is played as a line is.
interface Piece {
  readonly node: Node;
  readonly at: number;
  readonly role: number;
  readonly as: Kind;
  /// It is a line that leaves the one around it.
  readonly leaves: boolean;
}

/// A piece that is being played: part by part if it is a line, else kid by kid.
interface Task<S> {
  readonly piece: Piece;
  readonly from: S;
  state: S;
  readonly report: Report;
  forked: boolean;
  anew: boolean;
  readonly parts: readonly LinePart[];
  readonly kids: readonly Node[];
  /// The part or kid that is next, and where that kid starts.
  next: number;
  at: number;
}

const NO_PARTS: readonly LinePart[] = [];
const NO_KIDS: readonly Node[] = [];

/// Plays everything; the result is what was found.
export function* replayed<S extends State>(course: Course<S>, renewal?: Renewal): Generator<SoFar, Findings> {
  const root = course.root();
  if (!root) return CLEAN;
  if (renewal) yield* untold(carried(course, renewal));
  const line: Piece = { node: root.node, at: root.at, as: 'line', role: root.role, leaves: false };
  const from = course.start();
  const all = new Report();
  const played = remembered<S>(course, line);
  if (played && outcome(course, played, from)) {
    all.take(played.findings, line.at);
    return all.findings;
  }
  const stack = [taskOf(course, line, from)];
  const steps = playing(course, stack, all);
  const soFar = () => foundIn(stack);
  while (!steps.next().done) yield soFar;
  return all.findings;
}

/// What has been found in the pieces that are being played, one in the other.
function foundIn<S>(stack: readonly Task<S>[]): Findings {
  const all = new Report();
  let at = 0;
  for (const { piece, report } of stack) {
    at += piece.at;
    all.take(report.soFar, at);
  }
  return all.findings;
}

/// These are for records that nest deep.
const carrying = () => require('../text/carrying') as typeof import('../text/carrying');
const moving = () => require('./moved') as typeof import('./moved');
const shells = () => require('./shells') as typeof import('./shells');

/// What came of playing the lines around a change is carried over to those in their place. A line that another leaves goes on as if that
/// were not there: all that can be different in it is what is told of the other.
function* carried<S extends State>(course: Course<S>, renewal: Renewal): Generator<void, void> {
  const { before, now } = renewal;
  let index = renewal.last;
  while (index >= 0 && roleOfLine(before[index], course) === undefined) index--;
  const was = keptIn<S>(before[index], course);
  const role = roleOfLine(before[index], course);
  if (!was || role === undefined) return;
  const node = now.at(index) as Pair;
  const line: Piece = { node, at: 0, as: 'line', role, leaves: true };
  yield* playing(course, [taskOf(course, line, was.from)], new Report());
  const again = keptIn<S>(node, course);
  if (!again) return;
  const findings = moving().sameFindings(was.findings, again.findings) ? was.findings : again.findings;
  keep(node, { ...again, findings });
  const is = findings === was.findings ? was : { ...was, findings };
  yield* carrying().carriedAround(renewal, { index, was, is }, carryingOn(course));
}

const carryingOn = <S extends State>(course: Course<S>, { moved } = moving()): Carrying<Played<S>> => ({
  owner: course,
  of: (node) => keptIn(node, course),
  keep: (node, played) => keep(node as Pair | List, played),
  isQuiet: ({ findings }) => findings.count === 0,
  tellsAll: true,
  moved(played, { was, is, ...within }) {
    const [findings] = moved([played.findings], [[was.findings, is.findings]], within) ?? [];
    return findings === played.findings ? played : findings && { ...played, findings };
  },
  shellsAround(inner) {
    const { FoundShells } = shells();
    return new FoundShells<Played<S>>(telling, inner);
  },
});

const telling: Telling<Played<never>> = {
  kinds: ({ findings }) => [findings],
  moved: (played, [findings]) => ({ ...played, findings: findings as Findings }),
};

/// Plays what is on the stack, a line, and all in it. Reports what was found.
function* playing<S extends State>(course: Course<S>, stack: Task<S>[], all: Report): Generator<void, void> {
  for (let count = 1; stack.length > 0; count++) {
    const task = stack[stack.length - 1] as Task<S>;
    if (task.next < task.parts.length + task.kids.length) {
      const piece = task.next < task.parts.length ? ofPart(course, task) : ofKid(course, task);
      if (piece) {
        const from = stateInto(course, task, piece);
        const played = remembered<S>(course, piece);
        if (played) yield* comparing(course, played.from, from);
        const inner = entered(course, task, piece, from, played);
        if (inner) stack.push(inner);
      }
    } else {
      stack.pop();
      leave(course, task, stack[stack.length - 1], all);
    }
    if (count % PAUSE === 0) yield;
  }
}

/// The next part of a line: done at once, or a piece to be entered.
function ofPart<S extends State>(course: Course<S>, task: Task<S>): Piece | undefined {
  const part = task.parts[task.next++] as LinePart;
  const { node, at, role } = part;
  if (part.as === 'event') {
    task.state = course.advance(task.state, part.node, role, at, task.report);
    return undefined;
  }
  if (part.as === 'aside') return { node, at, as: 'line', role, leaves: true };
  const { run, at: start } = stretchOf(part, 0);
  return run && { node: run, at: start, as: part.as, role, leaves: false };
}

/// The next kid of a piece: a smaller piece as it is, an element as a line (of forks) or what the course makes of it.
function ofKid<S extends State>(course: Course<S>, task: Task<S>): Piece | undefined {
  const { as, role } = task.piece;
  const { at } = task;
  const node = task.kids[task.next++] as Node;
  task.at += node.width;
  if (node instanceof List) return { node, at, as, role, leaves: false };
  if (!isElement(course, node, role)) return undefined;
  if (as === 'forks') return { node, at, as: 'line', role, leaves: true };
  const starts = course.starts?.(node, role) ?? false;
  if (starts) startAnew(course, task, at);
  if (!course.isSimple(role, node)) return { node, at, as: 'line', role, leaves: false };
  task.state = course.advance(task.state, node, role, at, task.report);
  return undefined;
}

function startAnew<S extends State>(course: Course<S>, task: Task<S>, at: number): void {
  course.ends?.(task.state, undefined, at, task.report);
  task.state = course.start();
  task.anew = true;
}

/// How play comes into a piece.
function stateInto<S extends State>(course: Course<S>, { state }: Task<S>, { leaves, node, role }: Piece): S {
  return (leaves ? course.enter?.(state, node, role) : undefined) ?? state;
}

function remembered<S extends State>(course: Course<S>, piece: Piece): Played<S> | undefined {
  const keeper = keeperOf(course, piece);
  const played = keeper && kept<S>(keeper, piece.as, piece.role);
  return played?.course === course ? played : undefined;
}

/// Passes over a piece if it is remembered what came of it, or says what task it is.
function entered<S extends State>(
  course: Course<S>,
  task: Task<S>,
  piece: Piece,
  from: S,
  played: Played<S> | undefined,
): Task<S> | undefined {
  const to = played && outcome(course, played, from);
  if (!played || !to) return taskOf(course, piece, from);
  task.report.take(played.findings, piece.at);
  goOn(task, piece, to, played);
  return undefined;
}

/// What led to two states may be as long as lines nest deep: it is gone along before they are compared.
function* comparing<S extends State>(course: Course<S>, a: S, b: S): Generator<void, void> {
  if (a === b) return;
  if (course.comparing) yield* course.comparing(a, b);
  else yield* comparedPlies(a.ply, b.ply);
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
function goOn<S>(task: Task<S>, { leaves, as }: Piece, state: S, inside: { forked: boolean; anew: boolean }): void {
  if (leaves) return;
  task.state = state;
  if (inside.forked) task.forked = true;
  if (inside.anew && as === 'run') task.anew = true;
}

/// Where it is kept what came of a piece: of elements of a run only in the pieces of that, for an element and a line that it
/// holds may be one node.
function keeperOf<S extends State>(course: Course<S>, { node, as, role }: Piece): List | Pair | undefined {
  if (as === 'line') return node instanceof Pair && course.isLine(role) ? node : undefined;
  return node instanceof List ? node : undefined;
}

function taskOf<S extends State>(course: Course<S>, piece: Piece, from: S): Task<S> {
  const { node, as, role } = piece;
  const parts = as === 'line' ? course.parts(node, role) : NO_PARTS;
  const kids = as === 'line' ? NO_KIDS : node instanceof List ? node.kids : [node];
  const forked = as === 'forks' && kids.some((kid) => kid instanceof List || isElement(course, kid, role));
  return { piece, from, state: from, report: new Report(), forked, anew: false, parts, kids, next: 0, at: 0 };
}
