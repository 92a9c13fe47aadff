/// From a text, or from a tree and an edit, to the tree of the new text. Both ways end in the same Skeleton, fed with the
/// same tokens, so the tree after an edit is the tree of the new text by construction. Both are generators that pause every
/// few hundred tokens, so that whoever drives them can answer somebody else in between.

import { type Way, wayAround, wayInto, withInside } from './inside';
import { type Family, Token } from './lexer';
import { LongText, piecesOf, type Text } from './long-text';
import { Flag, Leaf, type Node, type Pair, partsOf, Role, type Run } from './node';
import { Phrases } from './phrases';
import type { Pool } from './pool';
import { type Change, farAround, looksLike, outOfSight, Renewal } from './renewal';
import { repaired } from './repair';
import { Skeleton } from './skeleton';
import { Window } from './window';

const PAUSE = 512;
/// An edit may touch the brackets that it stands between, so it is looked at what stands around them.
const TRIES = 2;

/// What the tree of a text is made with; one for a document, all its life.
export interface Maker {
  readonly family: Family;
  readonly pool: Pool;
}

export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/// An edit that may bring a long text.
export type AnyEdit = Omit<Edit, 'text'> & { readonly text: Text };

/// Runs a paused computation to its end.
export function finished<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/// The tree of a whole text.
export function* parse(text: Text, maker: Maker): Generator<void, Run> {
  const { nearEnd } = maker.family;
  const window = new Window(piecesOf(text));
  const skeleton = new Skeleton(maker.pool);
  const phrases = nearEnd && new Phrases(nearEnd, maker.pool.phrases);
  const filling = { window, skeleton, phrases, token: new Token() };
  while (!window.isLast || window.at < window.text.length) {
    const isEnough = fill(filling, maker);
    if (skeleton.due) yield* skeleton.settle();
    if (!isEnough) yield* window.grow();
    yield;
  }
  const root = yield* repaired(skeleton, maker.family);
  maker.pool.settle();
  return root;
}

interface Filling {
  readonly window: Window;
  readonly skeleton: Skeleton;
  readonly token: Token;
  readonly phrases: Phrases | undefined;
}

/// Adds so many tokens as are cut between two pauses, fewer if they have to be settled, or if there is not enough to cut the next one: then false.
function fill({ window, skeleton, token, phrases }: Filling, { family, pool }: Maker): boolean {
  const { text, dropped, isLast } = window;
  let { at } = window;
  for (let count = 0; count < PAUSE && at < text.length && !skeleton.due; count++) {
    family.scan(text, at, dropped + at === 0, token);
    if (!isLast && at + token.reach >= text.length) {
      window.at = at;
      return false;
    }
    const isOpener = phrases && dropped + at > 0 && token.role === Role.open;
    const node = (isOpener ? phrases.from(window, at, pool.age) : undefined) ?? pool.leaf(text, at, token);
    skeleton.add(node);
    at += node.width;
    if (phrases && token.role === Role.close) phrases.cut(dropped + at, skeleton.last);
  }
  window.at = at;
  return isLast || at < text.length;
}

/// The tree after an edit of the text of `root`.
export function* edited(root: Run, edit: AnyEdit, maker: Maker): Generator<void, Run> {
  return (yield* renewedBy(root, edit, maker)).root;
}

interface Renewed {
  readonly root: Run;
  /// What the edit has left of the nodes far around it, if there are any.
  readonly renewal: Renewal | undefined;
}

/// The same, and what of the tree is as it was. The edit may stand near the one before, of which that is known.
export function* renewedBy(root: Run, edit: AnyEdit, maker: Maker, last?: Renewal): Generator<void, Renewed> {
  if (!root) return { root: yield* parse(edit.text, maker), renewal: undefined };
  const again = last && last.root === root ? yield* changedAgain(last, edit, maker) : undefined;
  const after = again ? { root: again.root, renewal: again } : yield* changed(root, edit, maker);
  maker.pool.settle();
  return after;
}

function* changed(root: Node, edit: AnyEdit, maker: Maker): Generator<void, Renewed> {
  const inside = yield* changedInside(yield* wayInto(root, edit.from, edit.to), edit, maker);
  if (inside) return yield* changedAround(inside, maker.pool);
  const fresh = (yield* relex(root, edit, maker)) as Fresh;
  const all = yield* repaired(yield* renewed(root, 0, fresh, maker.pool), maker.family);
  return { root: all, renewal: undefined };
}

/// What the pair at the end of a way becomes.
interface Inside {
  readonly way: Way;
  readonly pair: Pair;
  readonly change: Change;
}

function* changedInside(from: Way | undefined, edit: AnyEdit, maker: Maker): Generator<void, Inside | undefined> {
  let way = from;
  for (let tries = 0; way && tries < TRIES; way = wayAround(way), tries++) {
    const inside = yield* changedIn(way, edit, maker);
    if (inside) return inside;
  }
  return undefined;
}

/// If the tokens agree again before the pair ends, and all is closed in it.
function* changedIn(way: Way, edit: AnyEdit, maker: Maker): Generator<void, Inside | undefined> {
  const { pair, start } = way;
  const within = { from: edit.from - start, to: edit.to - start, text: edit.text };
  const fresh = yield* relex(pair, within, maker, true);
  if (!fresh || fresh.to > pair.width - (pair.close as Leaf).width) return undefined;
  const inside = yield* renewed(pair.run, pair.open.width, fresh, maker.pool);
  if (!inside.closed) return undefined;
  const change = { from: start + fresh.from, to: start + fresh.to, by: edit.text.length - (edit.to - edit.from) };
  return { way, pair: maker.pool.pair(pair.open, inside.run, pair.close), change };
}

/// The nodes on the way, but for those far around that look as they did.
function* changedAround({ way, pair, change }: Inside, pool: Pool): Generator<void, Renewed> {
  const far = Math.max(0, farAround(way, change));
  const inner = yield* withInside(way, { node: pair, index: way.around.length - 1 }, pool, far);
  if (far > 0 && looksLike(inner, way.around[far] as Node)) {
    const renewal = Renewal.of(way, inner, change, far);
    return { root: renewal.root, renewal };
  }
  return { root: yield* withInside(way, { node: inner, index: far }, pool, 0), renewal: undefined };
}

/// A way that is longer begins elsewhere the next time.
const LONG = 1024;

/// If the edit is as far inside as the one before, all around it is left once more.
function* changedAgain(last: Renewal, edit: AnyEdit, maker: Maker): Generator<void, Renewal | undefined> {
  const { node, start } = last.inner;
  const [from, to] = [edit.from - start, edit.to - start];
  const way = from > 0 && to < node.width ? yield* wayInto(node, from, to) : undefined;
  const inside = yield* changedInside(way, { from, to, text: edit.text }, maker);
  if (!inside || inside.way.around.length > LONG || outOfSight(inside.way, inside.change) < 0) return undefined;
  const { change } = inside;
  const innermost = { node: inside.pair, index: inside.way.around.length - 1 };
  const inner = yield* withInside(inside.way, innermost, maker.pool, 0);
  return last.and(inner, { from: change.from + start, to: change.to + start, by: change.by });
}

/// What stands in a run that starts at `at`, with the fresh tokens in it.
function* renewed(run: Run, at: number, fresh: Fresh, pool: Pool): Generator<void, Skeleton> {
  const skeleton = new Skeleton(pool);
  if (run) yield* keep(run, 0, fresh.from - at, skeleton);
  for (const leaves of fresh.leaves) {
    for (const leaf of leaves) {
      skeleton.add(leaf);
      if (skeleton.due) yield* skeleton.settle();
    }
    yield;
  }
  if (run) yield* keep(run, fresh.to - at, run.width, skeleton);
  return skeleton;
}

/// Feeds what stands between two token boundaries of the old text, in pieces as large as they come.
function* keep(root: Node, from: number, to: number, skeleton: Skeleton): Generator<void, void> {
  if (from >= to) return;
  const nodes: Node[] = [root];
  const starts: number[] = [0];
  for (let count = 1; nodes.length > 0; count++) {
    const node = nodes.pop() as Node;
    const start = starts.pop() as number;
    const end = start + node.width;
    if (end <= from || start >= to) continue;
    if (node instanceof Leaf || (start >= from && end <= to && !(node.flags & Flag.broken))) {
      skeleton.add(node);
      if (skeleton.due) yield* skeleton.settle();
    } else {
      const parts = partsOf(node);
      for (let i = parts.length - 1, at = end; i >= 0; i--) {
        const part = parts[i] as Node;
        at -= part.width;
        nodes.push(part);
        starts.push(at);
      }
    }
    if (count % PAUSE === 0) yield;
  }
}

interface Fresh {
  /// In rows: one that grows and grows is moved as a whole each time.
  readonly leaves: Leaf[][];
  /// The old text that they stand for.
  readonly from: number;
  readonly to: number;
}

/// Lexes again from a token before the edit that cannot have noticed it to one after it where the tokens agree again. In a part of a
/// text that may be beyond its end; then there is no telling.
function* relex(root: Node, edit: AnyEdit, maker: Maker, isPart = false): Generator<void, Fresh | undefined> {
  const { family, pool } = maker;
  const from = firstTouched(root, edit.from);
  yield;
  const before = textBetween(root, from, edit.from);
  yield;
  const tail = new Tail(root, edit.to);
  const inserted = before.length + edit.text.length;
  const window = new Window([before, ...piecesOf(edit.text)], tail);
  let row: Leaf[] = [];
  const leaves = [row];
  const token = new Token();
  for (;;) {
    const { text, at, dropped } = window;
    const position = dropped + at;
    if (position > inserted && tail.startsAt(edit.to + position - inserted)) break;
    if (at < text.length) family.scan(text, at, from + position === 0, token);
    if (at >= text.length || at + token.reach >= text.length) {
      if (!window.isLast) {
        yield* window.grow();
        continue;
      }
      if (isPart && (at >= text.length || at + token.reach > text.length)) return undefined;
      if (at >= text.length) break;
    }
    window.at += token.width;
    if (row.push(pool.leaf(text, at, token)) < PAUSE) continue;
    leaves.push((row = []));
    yield;
  }
  const to = edit.to + window.dropped + window.at - inserted;
  return { leaves, from, to: Math.min(to, root.width) };
}

/// The start of the first token that an edit at `offset` can change: the first that looked at what stood there.
function firstTouched(root: Node, offset: number): number {
  let node = root;
  let start = 0;
  while (!(node instanceof Leaf)) {
    const parts = partsOf(node);
    let i = 0;
    for (; i < parts.length - 1; i++) {
      const part = parts[i] as Node;
      if (start + part.width + part.ahead > offset) break;
      start += part.width;
    }
    node = parts[i] as Node;
  }
  return start;
}

/// The old text after the edit, fetched in pieces: as much again as the token in hand is long, so that a token that swallows
/// the rest of a long line stays linear.
class Tail {
  #next: number;
  readonly #leaves: Generator<LeafAt>;
  #grow = 1;
  /// Where the fetched tokens start, and the first of them that is still of interest.
  #starts: number[] = [];
  #first = 0;

  constructor(
    readonly root: Node,
    readonly from: number,
  ) {
    this.#next = from;
    this.#leaves = leaves(root, from);
  }

  get done(): boolean {
    return this.#next >= this.root.width;
  }

  /// That may be all there is, if a token swallows it; so it is put together with pauses. First comes the rest of the token in whose midst the
  /// edit ends.
  *more(inHand: number): Generator<void, readonly string[]> {
    const to = Math.min(this.root.width, this.#next + Math.max(this.#grow, inHand));
    this.#grow = Math.min(this.#grow * 2, 4096);
    const chunks: string[] = [];
    let texts: string[] = [];
    while (this.#next < to) {
      const { leaf, start } = this.#leaves.next().value as LeafAt;
      if (start >= this.from) this.#starts.push(start);
      this.#next = start + leaf.width;
      if (texts.push(start < this.from ? leaf.text.slice(this.from - start) : leaf.text) < PAUSE) continue;
      chunks.push(texts.join(''));
      texts = [];
      yield;
    }
    chunks.push(texts.join(''));
    return chunks;
  }

  /// Does a token of the old text start here? Asked for ever greater offsets.
  startsAt(offset: number): boolean {
    while (this.#first < this.#starts.length && (this.#starts[this.#first] as number) < offset) this.#first++;
    return offset === this.#next || this.#starts[this.#first] === offset;
  }
}

export interface LeafAt {
  readonly leaf: Leaf;
  readonly start: number;
}

/// The leaf that holds the character at `offset`, and where it starts; at the end of the text, the last one.
export function leafAt(root: Node, offset: number): LeafAt {
  let node = root;
  let start = 0;
  while (!(node instanceof Leaf)) {
    const parts = partsOf(node);
    let i = 0;
    for (; i < parts.length - 1; i++) {
      const width = (parts[i] as Node).width;
      if (offset < start + width) break;
      start += width;
    }
    node = parts[i] as Node;
  }
  return { leaf: node, start };
}

/// The leaves from the one that holds `offset` on, in the order of the text.
export function* leaves(root: Run, offset = 0): Generator<LeafAt> {
  if (!root) return;
  const nodes: Node[] = [root];
  const starts: number[] = [0];
  while (nodes.length > 0) {
    const node = nodes.pop() as Node;
    const start = starts.pop() as number;
    if (start + node.width <= offset) continue;
    if (node instanceof Leaf) {
      yield { leaf: node, start };
      continue;
    }
    const parts = partsOf(node);
    for (let i = parts.length - 1, at = start + node.width; i >= 0; i--) {
      const part = parts[i] as Node;
      at -= part.width;
      if (at + part.width <= offset) break;
      nodes.push(part);
      starts.push(at);
    }
  }
}

/// The text between two offsets.
export function textBetween(root: Run, from: number, to: number): string {
  let text = '';
  if (from >= to) return text;
  for (const { leaf, start } of leaves(root, from)) {
    if (start >= to) break;
    text += leaf.text.slice(Math.max(0, from - start), to - start);
  }
  return text;
}

/// All the text.
export const textOf = (root: Run): string => textBetween(root, 0, root?.width ?? 0);

/// The same, with pauses, in pieces.
export function* inPieces(root: Run): Generator<void, LongText> {
  const chunks: string[] = [];
  let texts: string[] = [];
  for (const { leaf } of leaves(root)) {
    if (texts.push(leaf.text) < PAUSE) continue;
    chunks.push(texts.join(''));
    texts = [];
    yield;
  }
  chunks.push(texts.join(''));
  return new LongText(chunks);
}

/// In one piece, for whoever has to look at it as a whole.
export function* gathered(root: Run): Generator<void, string> {
  return (yield* inPieces(root)).toString();
}
