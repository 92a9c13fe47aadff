/// What happens between two places of a text: every event that stands there, with how play came to it and how it went on, whichever of
/// the lines it is on. What comes before on those lines is passed over where it is remembered, and nothing else is gone through.

import { List, type Node } from '../text/node';
import { Report } from './finding';
import type { Course, Line, Occurrence, RunPart, State } from './line';
import { outcome, playedRun } from './played';
import { isElement, isStart, startUpTo, stretchOf } from './stretch';

export interface Happening<S extends State = State> {
  readonly event: Occurrence;
  readonly before: S;
  readonly after: S;
  /// The line that it is on.
  readonly line: Line;
}

interface Between {
  readonly from: number;
  readonly to: number;
}

/// Tells of each event, in the order of play; `tell` says whether that is enough.
export function* happenings<S extends State>(
  course: Course<S>,
  between: Between,
  tell: (happening: Happening<S>) => boolean,
): Generator<void, void> {
  yield* new Passage(course, between, tell).go();
}

/// Where play has come to on a line. Those who go through a run one after the other share it.
interface Track<S> {
  state: S;
  readonly line: Line;
}

interface Task<S> {
  readonly node: Node;
  readonly at: number;
  readonly role: number;
  /// `elements`, `lines`: a piece of a run or of forks, down to one of them.
  readonly as: 'event' | 'line' | 'elements' | 'lines';
  readonly track: Track<S>;
  /// Something that is wanted comes after it in the order of play.
  readonly leads: boolean;
  /// Where the game starts that is meant.
  readonly since: number;
}

const PAUSE = 32;
/// A longer event that begins before is that of a whole part of a record, and what it says for itself stands before too.
const LONG = 4096;

class Passage<S extends State> {
  readonly #stack: Task<S>[] = [];
  #enough = false;

  constructor(
    readonly course: Course<S>,
    readonly between: Between,
    readonly tell: (happening: Happening<S>) => boolean,
  ) {}

  *go(): Generator<void, void> {
    const root = this.course.root();
    if (!root) return;
    this.#line({
      ...root,
      as: 'line',
      track: { state: this.course.start(), line: root },
      leads: false,
      since: root.at,
    });
    let count = 0;
    for (let task = this.#stack.pop(); task && !this.#enough; task = this.#stack.pop()) {
      this.#visit(task);
      if (++count % PAUSE === 0) yield;
    }
  }

  #visit(task: Task<S>): void {
    const { node, at, role, as, since, leads } = task;
    const end = at + node.width;
    if (end <= since || (at >= this.between.to && !leads)) return;
    if (as === 'event') this.#event(task);
    else if (as === 'line') this.#line(task);
    else if (as === 'lines') this.#lines(task);
    else if (node instanceof List) this.#piece(task, node);
    else if (isElement(this.course, node, role)) this.#element(task, { node, at, role });
  }

  #touches({ node, at }: { readonly node: Node; readonly at: number }): boolean {
    return at < this.between.to && at + node.width > this.between.from;
  }

  /// A piece of a run. Of one that lies before, what comes of it is often remembered.
  #piece(task: Task<S>, node: List): void {
    const played = this.#touches(task) || task.at < task.since ? undefined : playedRun<S>(node, task.role);
    const to = played && outcome(this.course, played, task.track.state);
    if (to) task.track.state = to;
    else this.#kids(task, node);
  }

  #kids(task: Task<S>, { kids }: List): void {
    let at = task.at + task.node.width;
    for (const node of kids.toReversed()) {
      at -= node.width;
      this.#stack.push({ ...task, node, at });
    }
  }

  #element(task: Task<S>, element: Occurrence): void {
    const { course } = this;
    const { track } = task;
    if (isStart(course, element)) track.state = course.start();
    if (course.isSimple(element.role, element.node)) this.#event(task);
    else this.#parts(task, track, true);
  }

  /// Lines that lie elsewhere are not gone along.
  #lines(task: Task<S>): void {
    const { node, role } = task;
    if (!this.#touches(task)) return;
    if (node instanceof List) this.#kids(task, node);
    else if (isElement(this.course, node, role)) this.#line(task);
  }

  #line({ node, at, role, track, ...task }: Task<S>): void {
    if (!this.#touches({ node, at })) return;
    const line: Line = { node, at, role };
    const isRoot = track.line.node === node && track.line.at === at;
    const state = isRoot ? track.state : (this.course.enter?.(track.state, node, role) ?? track.state);
    this.#parts({ ...task, node, at, role, track }, { state, line }, false);
  }

  /// Behind an element its line goes on; a line is gone along as far as it leads to what is wanted.
  #parts(task: Task<S>, track: Track<S>, goesOn: boolean): void {
    const parts = this.course.parts(task.node, task.role);
    const last = parts.findLastIndex(({ node, at }) => this.#touches({ node, at: task.at + at }));
    const tasks = parts.slice(0, goesOn ? parts.length : last + 1).flatMap((part, index): Task<S>[] => {
      const { node, role } = part;
      const leads = task.leads || index < last;
      const common = { ...task, node, at: task.at + part.at, role, track, leads };
      if (part.as === 'event') return [{ ...common, as: 'event' }];
      return part.as === 'aside' ? [{ ...common, as: 'line' }] : this.#run(part, task, common);
    });
    this.#stack.push(...tasks.reverse());
  }

  #run(part: RunPart, around: Task<S>, common: Omit<Task<S>, 'as'>): Task<S>[] {
    const stretch = stretchOf(part, around.at);
    const { run, at } = stretch;
    if (!run) return [];
    if (part.as === 'forks') return [{ ...common, node: run, at, as: 'lines' }];
    const start = startUpTo(this.course, stretch, this.between.from);
    return [{ ...common, node: run, at, as: 'elements', since: Math.max(around.since, start?.at ?? at) }];
  }

  #event({ node, at, role, track }: Task<S>): void {
    const event = { node, at, role } as Occurrence;
    const before = track.state;
    const after = this.course.advance(before, event.node, role, 0, new Report());
    track.state = after;
    const isHere = this.#touches(event) && (at >= this.between.from || node.width <= LONG);
    if (isHere && this.tell({ event, before, after, line: track.line })) this.#enough = true;
  }
}
