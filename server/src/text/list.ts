/// Height-balanced lists: join, build and split, each touching O(log n) nodes. A run is nothing, one item, or a List;
/// all items of a list are at the same depth below it.

import { type Item, Leaf, List, type Node, type Pair, type Run } from './node';
import type { Pool } from './pool';

const MOST = 32;
const LEAST = 16;

/// A run of items, or of those between two places of a row, built from the bottom.
export function build(items: readonly Node[], pool: Pool, from = 0, to = items.length): Run {
  if (to - from <= 1) return from < to ? items[from] : undefined;
  if (to - from <= MOST) return pool.list(items, from, to);
  const groups = Math.ceil((to - from) / MOST);
  const size = Math.floor((to - from) / groups);
  const larger = (to - from) % groups;
  const up: Node[] = [];
  for (let i = 0, at = from; i < groups; i++) {
    const end = at + size + (i < larger ? 1 : 0);
    up.push(pool.list(items, at, end));
    at = end;
  }
  return build(up, pool);
}

/// `a` and then `b`.
export function join(a: Run, b: Run, pool: Pool): Run {
  if (!a) return b;
  if (!b) return a;
  const top = a.height >= b.height ? append(a, b, pool) : prepend(a, b, pool);
  return top.length === 1 ? top[0] : pool.list(top);
}

/// One or two nodes of the height of `a`, the higher one.
function append(a: Node, b: Node, pool: Pool): Node[] {
  if (a.height === b.height) return level(a, b, pool);
  const kids = (a as List).kids;
  return packed(kids.slice(0, -1).concat(append(kids[kids.length - 1] as Node, b, pool)), pool);
}

function prepend(a: Node, b: Node, pool: Pool): Node[] {
  if (a.height === b.height) return level(a, b, pool);
  const kids = (b as List).kids;
  return packed(prepend(a, kids[0] as Node, pool).concat(kids.slice(1)), pool);
}

/// Two nodes of one height, the kids evened out when one has few.
function level(a: Node, b: Node, pool: Pool): Node[] {
  if (!(a instanceof List) || !(b instanceof List)) return [a, b];
  if (a.kids.length >= LEAST && b.kids.length >= LEAST) return [a, b];
  return packed(a.kids.concat(b.kids), pool);
}

function packed(kids: readonly Node[], pool: Pool): Node[] {
  if (kids.length <= MOST) return [pool.list(kids)];
  const middle = kids.length >> 1;
  return [pool.list(kids.slice(0, middle)), pool.list(kids.slice(middle))];
}

/// The first `count` items, and the rest. Counting walks the items: for small counts.
export function split(run: Run, count: number, pool: Pool): [Run, Run] {
  return cut(run, { left: count }, pool);
}

/// All but the last `count` items, and those.
export function splitEnd(run: Run, count: number, pool: Pool): [Run, Run] {
  return cutEnd(run, { left: count }, pool);
}

function cut(node: Run, budget: { left: number }, pool: Pool): [Run, Run] {
  if (!node || budget.left === 0) return [undefined, node];
  if (!(node instanceof List)) {
    budget.left--;
    return [node, undefined];
  }
  let head: Run;
  let tail: Run;
  for (const kid of node.kids) {
    const [a, b] = cut(kid, budget, pool);
    head = join(head, a, pool);
    tail = join(tail, b, pool);
  }
  return [head, tail];
}

function cutEnd(node: Run, budget: { left: number }, pool: Pool): [Run, Run] {
  if (!node || budget.left === 0) return [node, undefined];
  if (!(node instanceof List)) {
    budget.left--;
    return [undefined, node];
  }
  let head: Run;
  let tail: Run;
  for (let i = node.kids.length - 1; i >= 0; i--) {
    const [a, b] = cutEnd(node.kids[i], budget, pool);
    head = join(a, head, pool);
    tail = join(b, tail, pool);
  }
  return [head, tail];
}

/// The items of a run in order. Stop asking, and nothing more is walked. There are very many of them, so they come from one generator, not from
/// one for each list.
export function* items(run: Run): Generator<Node> {
  if (!run) return;
  const stack: Node[] = [run];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (!(node instanceof List)) yield node;
    else if (node.height === 1) for (let i = 0; i < node.kids.length; i++) yield node.kids[i] as Node;
    else for (let i = node.kids.length - 1; i >= 0; i--) stack.push(node.kids[i] as Node);
  }
}

/// The items of a run from the last to the first.
export function* itemsBackward(run: Run): Generator<Node> {
  if (!run) return;
  if (!(run instanceof List)) {
    yield run;
    return;
  }
  for (let i = run.kids.length - 1; i >= 0; i--) yield* itemsBackward(run.kids[i]);
}

/// The last item of a run.
export function lastItem(run: Run): Node | undefined {
  let node = run;
  while (node instanceof List) node = node.kids[node.kids.length - 1];
  return node;
}

/// Of pairs without a closer. They nest in each other, and nobody should go all the way down from each of them.
const lastOf = new WeakMap<Pair, Leaf>();

/// The last token of a node.
export function lastLeaf(node: Node): Leaf {
  let last: Node = node;
  const unclosed: Pair[] = [];
  while (!(last instanceof Leaf)) {
    if (last instanceof List) last = last.kids[last.kids.length - 1] as Node;
    else if (last.close) last = last.close;
    else {
      unclosed.push(last);
      last = lastOf.get(last) ?? last.run ?? last.open;
    }
  }
  for (const pair of unclosed) lastOf.set(pair, last);
  return last;
}

/// An item at its place in the text.
export interface ItemAt {
  readonly node: Item;
  readonly at: number;
}

/// The items that start before the offset, from the last to the first.
/// `start` is where the run starts.
export function* backward(node: Run, start: number, offset: number): Generator<ItemAt> {
  if (!node || start >= offset) return;
  if (!(node instanceof List)) {
    yield { node, at: start };
    return;
  }
  let at = start + node.width;
  for (let i = node.kids.length - 1; i >= 0; i--) {
    const kid = node.kids[i] as Node;
    at -= kid.width;
    if (at < offset) yield* backward(kid, at, offset);
  }
}

/// The items that start at the offset or after it.
export function* forward(node: Run, start: number, offset: number): Generator<ItemAt> {
  if (!node || start + node.width <= offset) return;
  if (!(node instanceof List)) {
    if (start >= offset) yield { node, at: start };
    return;
  }
  let at = start;
  for (const kid of node.kids) {
    yield* forward(kid, at, offset);
    at += kid.width;
  }
}
