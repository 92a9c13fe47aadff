/// What is remembered of the nodes far around a change is carried over to those in their place. What is told of places has to be moved,
/// level by level from the inside out; where nothing is, what is remembered holds as it is, and is carried over when the node is made.

import type { Node } from './node';
import type { Change, Renewal } from './renewal';

/// Where a node has changed: all counted from its start, as is where the part starts that holds the change.
export interface Within {
  readonly at: number;
  readonly change: Change;
}

/// What came of the part that holds the change, before it and after.
export interface Inside<M> extends Within {
  readonly was: M;
  readonly is: M;
}

export interface Carrying<M> {
  /// What it is remembered for.
  readonly owner: object;
  /// What is remembered of a node.
  of(node: Node): M | undefined;
  keep(node: Node, memo: M): void;
  /// Nothing is told of any place in the node, nor of any in those in it.
  isQuiet(memo: M): boolean;
  /// Whatever is told in a node is told of those around it as well, so that in a quiet one all are.
  readonly tellsAll?: boolean;
  /// What holds after the change, if that can be told without looking. Of quiet ones it depends on nothing but what the part has become.
  moved(memo: M, inside: Inside<M>): M | undefined;
  /// For nodes around one that are not quiet.
  shellsAround?(inner: Level<M>): Shells<M>;
}

/// One of the nodes on the way, as it was: its place on the way, where it starts in the text, and what is remembered of it.
export interface Level<M> {
  readonly index: number;
  readonly start: number;
  readonly node: Node;
  readonly was: M;
}

/// Nodes each in the next, gone through once: what holds of them after whatever change in the innermost can be told without looking at each.
export interface Shells<M> {
  /// The next one out; not if it cannot be told of that.
  add(level: Level<M>): boolean;
  /// What holds of each after a change that counts from where the text starts, if that can be told.
  after(is: M, change: Change): ((index: number) => M | undefined) | undefined;
}

/// Nodes between two pauses.
const PAUSE = 512;

/// Of more nodes than these it should not be found out again with every change.
const MANY = 256;

/// What came of a node on the way, and of all in it.
interface Come<M> {
  readonly index: number;
  readonly was: M;
  readonly is: M;
}

/// Carries over what is remembered of the nodes around one.
export function* carriedAround<M>(renewal: Renewal, inner: Come<M>, carrying: Carrying<M>): Generator<void, void> {
  const { before, now, change } = renewal;
  const { was, is } = inner;
  const carry = (after: (index: number) => M | undefined): void =>
    now.tell((index) => {
      const memo = index < inner.index ? after(index) : undefined;
      if (memo) carrying.keep(now.at(index), memo);
    });
  if (was === is && change.by === 0 && !knownAround.has(before))
    return carry((index) => carrying.of(before[index] as Node));
  const quiet = carrying.isQuiet(was) ? yield* outermostQuiet(renewal, inner.index, carrying) : inner.index;
  if (!toldOfQuiet(renewal, inner, quiet, carrying)) return;
  const loud = yield* movedOutwards(renewal, inner, quiet, carrying);
  carry((index) => (index < quiet ? loud(index) : quietAt(renewal, index, inner, carrying)));
}

/// What holds of a node of which that is remembered.
function movedAt<M>(renewal: Renewal, index: number, memo: M, inner: Come<M>, carrying: Carrying<M>): M | undefined {
  const { starts } = renewal;
  const at = (starts[inner.index] as number) - (starts[index] as number);
  return carrying.moved(memo, { was: inner.was, is: inner.is, at, change: renewal.within(index) });
}

/// One that is not quiet is of no use any more to those around it, or they would not be.
function quietAt<M>(renewal: Renewal, index: number, inner: Come<M>, carrying: Carrying<M>): M | undefined {
  const memo = carrying.of(renewal.before[index] as Node);
  return memo && carrying.isQuiet(memo) ? movedAt(renewal, index, memo, inner, carrying) : undefined;
}

/// What holds for one of them holds for all.
function toldOfQuiet<M>(renewal: Renewal, inner: Come<M>, quiet: number, carrying: Carrying<M>): boolean {
  for (let index = inner.index - 1; index >= quiet; index--) {
    const memo = carrying.of(renewal.before[index] as Node);
    if (!memo) continue;
    if (movedAt(renewal, index, memo, inner, carrying)) return true;
    renewal.isSpent ||= index > MANY;
    return false;
  }
  return true;
}

/// One after the other, from the inside out, those around quiet ones: the first of them, those that can be told of together with it, and
/// the others.
function* movedOutwards<M>(
  renewal: Renewal,
  inner: Come<M>,
  quiet: number,
  carrying: Carrying<M>,
): Generator<void, After<M>> {
  const moved = new Map<number, M>();
  let together: After<M> | undefined;
  let come = inner;
  for (let index = quiet - 1; index >= 0; index--) {
    if (index % PAUSE === 0) yield;
    const was = carrying.of(renewal.before[index] as Node);
    if (!was) continue;
    const is = movedAt(renewal, index, was, come, carrying);
    if (!is) {
      renewal.isSpent ||= index > MANY;
      break;
    }
    moved.set(index, is);
    come = { index, was, is };
    if (together) continue;
    const around = yield* shellsAround(renewal, come, carrying);
    together = around?.shells.after(is, renewal.change) ?? nothing;
    const last = around && together(around.outermost.index);
    if (last) come = { index: around.outermost.index, was: around.outermost.was, is: last };
    index = come.index;
  }
  return (index) => moved.get(index) ?? together?.(index);
}

/// What holds of the node at a place on the way.
type After<M> = (index: number) => M | undefined;

const nothing = (): undefined => undefined;

interface Around<M> {
  readonly shells: Shells<M>;
  readonly outermost: Level<M>;
}

const levelAt = <M>({ before, starts }: Renewal, index: number, was: M): Level<M> => ({
  index,
  start: starts[index] as number,
  node: before[index] as Node,
  was,
});

/// The nodes around one, as far out as they can be told of together.
function* shellsAround<M>(
  renewal: Renewal,
  { index: from, was }: Come<M>,
  carrying: Carrying<M>,
): Generator<void, Around<M> | undefined> {
  const { owner } = carrying;
  const told = knownAround.get(renewal.before) ?? [];
  const same = told.find((one) => one.owner === owner && one.from === from);
  if (same) return same.around as Around<M>;
  let outermost = levelAt(renewal, from, was);
  const shells = carrying.shellsAround?.(outermost);
  if (!shells) return undefined;
  for (let index = from - 1; index >= 0; index--) {
    if (index % PAUSE === 0) yield;
    const memo = carrying.of(renewal.before[index] as Node);
    if (!memo) continue;
    const level = levelAt(renewal, index, memo);
    if (!shells.add(level)) break;
    outermost = level;
  }
  const around = { shells, outermost };
  knownAround.set(renewal.before, [...told, { owner, from, around }]);
  return around;
}

interface Known {
  readonly owner: object;
  readonly from: number;
  readonly around: unknown;
}

interface Quiet {
  readonly owner: object;
  readonly from: number;
  readonly outermost: number;
}

/// The nodes around one change after the other mostly are the same.
const known = new WeakMap<readonly Node[], Quiet[]>();
const knownAround = new WeakMap<readonly Node[], readonly Known[]>();

/// From which node on all are quiet.
function* outermostQuiet<M>({ before }: Renewal, from: number, carrying: Carrying<M>): Generator<void, number> {
  const { owner } = carrying;
  const told = known.get(before) ?? [];
  const same = told.find((one) => one.owner === owner && one.from === from);
  if (same) return same.outermost;
  const outermost = yield* carrying.tellsAll ? quietFrom(before, from, carrying) : quietUpTo(before, from, carrying);
  known.set(before, [...told, { owner, from, outermost }]);
  return outermost;
}

/// Seen from the inside.
function* quietUpTo<M>(before: readonly Node[], from: number, carrying: Carrying<M>): Generator<void, number> {
  let outermost = from;
  for (; outermost > 0; outermost--) {
    const memo = carrying.of(before[outermost - 1] as Node);
    if (memo && !carrying.isQuiet(memo)) break;
    if (outermost % PAUSE === 0) yield;
  }
  return outermost;
}

/// Seen from the outside: the first quiet one is enough.
function* quietFrom<M>(before: readonly Node[], from: number, carrying: Carrying<M>): Generator<void, number> {
  let outermost = 0;
  for (let index = 0; index < from; index++) {
    const memo = carrying.of(before[index] as Node);
    if (memo && carrying.isQuiet(memo)) break;
    if (memo) outermost = index + 1;
    if (index % PAUSE === PAUSE - 1) yield;
  }
  return outermost;
}
