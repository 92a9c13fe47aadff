/// Reading a tree against what a format expects. What comes out of a node is remembered on it, so after an edit only the nodes
/// on the way to the edit are read again. Reading keeps its own stack: it can stop at any time, and nesting of any depth is
/// only memory.

import { type Findings, Report, type SoFar, untold } from '../record/finding';
import type { Telling } from '../record/shells';
import type { Carrying, Inside, Level, Shells } from '../text/carrying';
import { type Node, Pair } from '../text/node';
import type { Renewal } from '../text/renewal';
import { MemoSlot } from '../text/slot';

/// A node that is to be read, as what, and how reading comes to it.
export interface AnyChild {
  readonly node: Node;
  readonly at: number;
  readonly shape: object;
  /// What is read alike is of equal modes.
  readonly mode: number | string;
}

/// One node in the course of being read. It hands out its children one after the other and takes back what came out of them.
export interface Frame<Child extends AnyChild, R> {
  /// What it reads; undefined for the whole text.
  readonly child: Child | undefined;
  next(): Child | undefined;
  take(reading: R, child: Child): void;
  finish(): R;
  /// What has been found in it so far and holds, whatever comes after.
  readonly soFar: Findings;
}

/// How the frames of a family come about.
export interface Frames<Child extends AnyChild, R> {
  of(child: Child): Frame<Child, R>;
  /// What comes of a child that has none itself: there are very many of them, and they need no frame.
  read?(child: Child): R | undefined;
  /// May the reading be remembered on the node?
  keeps(child: Child): boolean;
  /// What comes of a node in which only something far inside has changed, if that can be told without reading it.
  moved(reading: R, inside: Inside<R>): R | undefined;
  /// What of it is told of places.
  readonly telling: Telling<R>;
  /// Is nothing told of any place in the node?
  isQuiet(reading: R): boolean;
  /// Then nothing is told of any place in those in it either.
  readonly tellsAll: boolean;
  alike(a: R, b: R): boolean;
  /// How many are begun or ended between two pauses.
  readonly stride: number;
}

interface Memo<R> {
  readonly kind: 'reading';
  readonly shape: object;
  readonly mode: number | string;
  readonly context: unknown;
  readonly reading: R;
}

const READINGS = new MemoSlot<Memo<unknown>>('reading');

/// What came of reading a node last, whatever it was read as.
export const lastReading = <R>(node: Node): R | undefined => READINGS.of(node)?.reading as R | undefined;

/// What comes out of a frame. Everything remembered counts for one context only. Pauses now and then, and can say what has been found.
export function* readingOf<Child extends AnyChild, R>(
  whole: Frame<Child, R>,
  frames: Frames<Child, R>,
  context: unknown,
  renewal?: Renewal,
): Generator<SoFar, R> {
  if (renewal) yield* untold(carried(frames, context, renewal));
  const stack = [whole];
  const reading = readThrough(stack, frames, context);
  const soFar = () => foundIn(stack);
  for (let step = reading.next(); ; step = reading.next()) {
    if (step.done) return step.value;
    yield soFar;
  }
}

/// What has been found in those that are being read, one in the other.
function foundIn<Child extends AnyChild, R>(stack: readonly Frame<Child, R>[]): Findings {
  const report = new Report();
  let at = 0;
  for (const { child, soFar } of stack) {
    at += child?.at ?? 0;
    report.take(soFar, at);
  }
  return report.findings;
}

function* readThrough<Child extends AnyChild, R>(
  stack: Frame<Child, R>[],
  frames: Frames<Child, R>,
  context: unknown,
): Generator<void, R> {
  const { stride } = frames;
  for (let count = 1; ; count++) {
    const frame = stack[stack.length - 1] as Frame<Child, R>;
    const child = frame.next();
    if (child) {
      const known = recall<R>(child, context) ?? readAtOnce(frames, child, context);
      if (known) frame.take(known, child);
      else stack.push(frames.of(child));
    } else {
      const reading = frame.finish();
      stack.pop();
      const around = stack[stack.length - 1];
      if (!around) return reading;
      const done = frame.child as Child;
      keepReading(frames, done, context, reading);
      around.take(reading, done);
    }
    if (count % stride === 0) yield;
  }
}

function readAtOnce<Child extends AnyChild, R>(
  frames: Frames<Child, R>,
  child: Child,
  context: unknown,
): R | undefined {
  const reading = frames.read?.(child);
  if (reading) keepReading(frames, child, context, reading);
  return reading;
}

function keepReading<Child extends AnyChild, R>(
  frames: Frames<Child, R>,
  child: Child,
  context: unknown,
  reading: R,
): void {
  if (frames.keeps(child)) READINGS.keep(child.node, memoOf(child, context, reading));
}

/// For records that nest deep.
const carrying = () => require('../text/carrying') as typeof import('../text/carrying');
const shells = () => require('../record/shells') as typeof import('../record/shells');

/// What is remembered of the nodes around a change is carried over to those in their place, as far as it holds for them. The innermost
/// is read; what stands around it is read only where somebody has to look.
function* carried<Child extends AnyChild, R>(
  frames: Frames<Child, R>,
  context: unknown,
  renewal: Renewal,
): Generator<void, void> {
  const { before, now } = renewal;
  const readings = new Readings(frames, context as object);
  let index = renewal.last;
  while (index >= 0 && !(before[index] instanceof Pair && readings.of(before[index] as Node))) index--;
  const was = index >= 0 && readings.of(before[index] as Node);
  renewal.isSpent ||= !was;
  if (!was) return;
  const { shape, mode } = was;
  const child = { node: now.at(index) as Node, at: 0, shape, mode } as Child;
  const fresh = yield* readThrough([frames.of(child)], frames, context);
  const is = frames.alike(was.reading, fresh) ? was : memoOf(child, context, fresh);
  READINGS.keep(child.node, is);
  yield* carrying().carriedAround(renewal, { index, was, is }, readings);
}

class Readings<Child extends AnyChild, R> implements Carrying<Memo<R>> {
  constructor(
    readonly frames: Frames<Child, R>,
    /// The context.
    readonly owner: object,
  ) {}

  of(node: Node): Memo<R> | undefined {
    const memo = READINGS.of(node);
    return memo?.context === this.owner ? (memo as Memo<R>) : undefined;
  }

  keep(node: Node, memo: Memo<R>): void {
    READINGS.keep(node, memo);
  }

  get tellsAll(): boolean {
    return this.frames.tellsAll;
  }

  isQuiet({ reading }: Memo<R>): boolean {
    return this.frames.isQuiet(reading);
  }

  moved(memo: Memo<R>, inside: Inside<Memo<R>>): Memo<R> | undefined {
    const [was, is] = [inside.was.reading, inside.is.reading];
    const after = this.frames.moved(memo.reading, { ...inside, was, is });
    return after === memo.reading ? memo : after && withReading(memo, after);
  }

  shellsAround(inner: Level<Memo<R>>): Shells<Memo<R>> {
    const { FoundShells } = shells();
    return new FoundShells(tellingOf(this.frames.telling), inner);
  }
}

const tellingOf = <R>({ kinds, isClear, moved }: Telling<R>): Telling<Memo<R>> => ({
  kinds: ({ reading }) => kinds(reading),
  isClear: ({ reading }, inner, place) => isClear?.(reading, inner.reading, place) ?? true,
  moved: (memo, findings, { was, is, ...within }) =>
    withReading(memo, moved(memo.reading, findings, { ...within, was: was.reading, is: is.reading })),
});

const withReading = <R>({ kind, shape, mode, context }: Memo<R>, reading: R): Memo<R> => ({
  kind,
  shape,
  mode,
  context,
  reading,
});

function recall<R>(child: AnyChild, context: unknown): R | undefined {
  const memo = READINGS.of(child.node);
  if (!memo) return undefined;
  const same = memo.shape === child.shape && memo.mode === child.mode && memo.context === context;
  return same ? (memo.reading as R) : undefined;
}

/// The memos made last for a shape: most nodes of a shape have nothing to tell, or one of a few things, and share them.
const latest = new WeakMap<object, Memo<unknown>[]>();
const LATEST = 4;

function memoOf<R>({ shape, mode }: AnyChild, context: unknown, reading: R): Memo<R> {
  let memos = latest.get(shape);
  if (!memos) latest.set(shape, (memos = []));
  for (let i = 0; i < memos.length; i++) {
    const memo = memos[i] as Memo<R>;
    if (memo.reading === reading && memo.mode === mode && memo.context === context) return memo;
  }
  const memo: Memo<R> = { kind: 'reading', shape, mode, context, reading };
  if (memos.length === LATEST) memos.shift();
  memos.push(memo);
  return memo;
}
