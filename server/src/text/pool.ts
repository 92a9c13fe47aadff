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

export class Pool {
  readonly #leaves = new Lately<Leaf>();
  readonly #lists = new Lately<List>();
  readonly #pairs = new Lately<Pair>();
  #next = 1;

  leaf(text: string, token: Token): Leaf {
    const { kind, role, id, size, flags } = token;
    const ahead = token.reach - token.width;
    const hash = mixed(hashOf(text), kind * 31 + ahead);
    const at = this.#leaves.at(hash);
    for (let i = at; i < at + 2; i++) {
      const known = this.#leaves.node(i);
      if (known?.ahead === ahead && known.kind === kind && known.text === text) return this.#leaves.asked(known, at);
    }
    const leaf = new Leaf(detached(text), kind, role, id, size, flags, ahead);
    leaf.uid = this.#uid();
    return this.#leaves.keep(hash, leaf);
  }

  list(kids: readonly Node[]): List {
    const hash = kids.length <= SHARED_KIDS ? hashOfAll(kids) : undefined;
    if (hash === undefined) return new List(kids);
    const at = this.#lists.at(hash);
    for (let i = at; i < at + 2; i++) {
      const known = this.#lists.node(i);
      if (known && areSame(known.kids, kids)) return this.#lists.asked(known, at);
    }
    const list = new List(kids);
    list.uid = this.#uid();
    return this.#lists.keep(hash, list);
  }

  pair(open: Leaf, run: Run, close: Leaf | undefined): Pair {
    if (!open.uid || !run?.uid || !close?.uid || close.id !== open.id) return new Pair(open, run, close);
    const hash = mixed(mixed(mixed(1, open.uid), run.uid), close.uid);
    const at = this.#pairs.at(hash);
    for (let i = at; i < at + 2; i++) {
      const known = this.#pairs.node(i);
      if (known?.run === run && known.open === open && known.close === close) return this.#pairs.asked(known, at);
    }
    const pair = new Pair(open, run, close);
    pair.uid = this.#uid();
    return this.#pairs.keep(hash, pair);
  }

  #uid(): number {
    return this.#next++;
  }
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
