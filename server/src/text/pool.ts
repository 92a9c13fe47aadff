/// Makes nodes, and makes small equal ones only once. Records repeat themselves: a game of 300 moves has few different
/// points and fewer different words. What is shared is read and checked once, too.

import type { Token } from './lexer';
import { Leaf, List, type Node, Pair, type Run } from './node';

/// A move of JGF has eleven parts between its braces, commas and colons counted.
const SHARED_KIDS = 11;

/// So many places there are at first, and at most; of two nodes to a place the one that was asked for earlier is forgotten for a
/// third. That costs sharing, never correctness, and what an edit has taken out of the text is not held on to.
const LEAST = 512;
const MOST = 32_768;

const mixed = (hash: number, value: number): number => {
  const next = Math.imul(hash ^ value, 0x9e3779b1);
  return next ^ (next >>> 15);
};

/// The nodes of one kind that were asked for lately, by a hash of what they are: two to a place, the one that was asked for last first.
class Lately<T extends Node> {
  #places = LEAST;
  #kept = 0;
  #nodes: (T | undefined)[] = new Array(2 * LEAST);
  #hashes = new Int32Array(2 * LEAST);

  /// How much was made at once: the least for all small edits.
  get size(): number {
    return this.#places;
  }

  /// What is made from here on is made for something else.
  settle(): void {
    this.#kept = 0;
  }

  /// The place of a hash, and the nodes at it.
  at(hash: number): number {
    return 2 * (hash & (this.#places - 1));
  }

  node(at: number): T | undefined {
    return this.#nodes[at];
  }

  /// One of the nodes at a place has been asked for.
  asked(node: T, at: number): T {
    if (this.#nodes[at] !== node) this.#put(at, node, this.#hashes[at + 1] as number);
    return node;
  }

  keep(hash: number, node: T): T {
    if (2 * ++this.#kept > this.#places && this.#places < MOST) this.#grow();
    this.#put(this.at(hash), node, hash);
    return node;
  }

  #put(at: number, node: T, hash: number): void {
    this.#nodes[at + 1] = this.#nodes[at];
    this.#hashes[at + 1] = this.#hashes[at] as number;
    this.#nodes[at] = node;
    this.#hashes[at] = hash;
  }

  #grow(): void {
    const [nodes, hashes] = [this.#nodes, this.#hashes];
    this.#places *= 2;
    this.#nodes = new Array(2 * this.#places);
    this.#hashes = new Int32Array(2 * this.#places);
    for (let i = nodes.length - 1; i >= 0; i--) {
      const node = nodes[i];
      const hash = hashes[i] as number;
      if (node) this.#put(this.at(hash), node, hash);
    }
  }
}

/// Of a whole text, or of whatever change made most, all are known; of small edits those that were made lately. So what is taken back
/// is what it was, and of what has been typed nothing is held on to for long.
class Known<T extends Node> {
  lately = new Lately<T>();
  before: Lately<T> | undefined;

  settle(): void {
    const { lately, before } = this;
    lately.settle();
    if (lately.size === LEAST) return;
    if (lately.size > (before?.size ?? LEAST)) this.before = lately;
    this.lately = new Lately<T>();
  }
}

export class Pool {
  readonly #leaves = new Known<Leaf>();
  readonly #lists = new Known<List>();
  readonly #pairs = new Known<Pair>();
  #next = 1;

  leaf(text: string, token: Token): Leaf {
    const { kind, role, id, size, flags } = token;
    const ahead = token.reach - token.width;
    const hash = mixed(hashOf(text), kind * 31 + ahead);
    const { lately, before } = this.#leaves;
    const known = leafIn(lately, hash, text, kind, ahead) ?? (before && leafIn(before, hash, text, kind, ahead));
    if (known) return known;
    const leaf = new Leaf(detached(text), kind, role, id, size, flags, ahead);
    leaf.uid = this.#uid();
    return lately.keep(hash, leaf);
  }

  list(kids: readonly Node[]): List {
    const hash = kids.length <= SHARED_KIDS ? hashOfAll(kids) : undefined;
    if (hash === undefined) return new List(kids);
    const { lately, before } = this.#lists;
    const known = listIn(lately, hash, kids) ?? (before && listIn(before, hash, kids));
    if (known) return known;
    const list = new List(kids);
    list.uid = this.#uid();
    return lately.keep(hash, list);
  }

  pair(open: Leaf, run: Run, close: Leaf | undefined): Pair {
    if (!open.uid || !run?.uid || !close?.uid || close.id !== open.id) return new Pair(open, run, close);
    const hash = mixed(mixed(mixed(1, open.uid), run.uid), close.uid);
    const { lately, before } = this.#pairs;
    const known = pairIn(lately, hash, open, run, close) ?? (before && pairIn(before, hash, open, run, close));
    if (known) return known;
    const pair = new Pair(open, run, close);
    pair.uid = this.#uid();
    return lately.keep(hash, pair);
  }

  /// All nodes of a text, or of an edit, have been made.
  settle(): void {
    for (const known of [this.#leaves, this.#lists, this.#pairs]) known.settle();
  }

  #uid(): number {
    return this.#next++;
  }
}

function leafIn(nodes: Lately<Leaf>, hash: number, text: string, kind: number, ahead: number): Leaf | undefined {
  const at = nodes.at(hash);
  for (let i = at; i < at + 2; i++) {
    const leaf = nodes.node(i);
    if (leaf?.ahead === ahead && leaf.kind === kind && leaf.text === text) return nodes.asked(leaf, at);
  }
  return undefined;
}

function listIn(nodes: Lately<List>, hash: number, kids: readonly Node[]): List | undefined {
  const at = nodes.at(hash);
  for (let i = at; i < at + 2; i++) {
    const list = nodes.node(i);
    if (list && areSame(list.kids, kids)) return nodes.asked(list, at);
  }
  return undefined;
}

function pairIn(nodes: Lately<Pair>, hash: number, open: Leaf, run: Node, close: Leaf): Pair | undefined {
  const at = nodes.at(hash);
  for (let i = at; i < at + 2; i++) {
    const pair = nodes.node(i);
    if (pair?.run === run && pair.open === open && pair.close === close) return nodes.asked(pair, at);
  }
  return undefined;
}

/// Long texts seldom differ in their length and both their ends alone.
const END = 32;

function hashOf(text: string): number {
  const { length } = text;
  let hash = length;
  const head = Math.min(length, END);
  for (let i = 0; i < head; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
  for (let i = Math.max(head, length - END); i < length; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
  return hash;
}

/// Of nodes that are all shared.
function hashOfAll(nodes: readonly Node[]): number | undefined {
  let hash = nodes.length;
  for (let i = 0; i < nodes.length; i++) {
    const { uid } = nodes[i] as Node;
    if (!uid) return undefined;
    hash = mixed(hash, uid);
  }
  return hash;
}

function areSame(a: readonly Node[], b: readonly Node[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/// A slice of a long text keeps the whole of it in memory; this copy does not, once a node has counted its characters.
function detached(text: string): string {
  return text.length < 13 ? text : text.slice(0, 1) + text.slice(1);
}
