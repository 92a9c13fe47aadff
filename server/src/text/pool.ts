/// Makes nodes, and makes small equal ones only once. Records repeat themselves: a game of 300 moves has few different
/// points and fewer different words. What is shared is read and checked once, too.

import { detached } from './detached';
import type { Token } from './lexer';
import { Flag, Leaf, List, type Node, type Pair, type Run, WholePair, WIDE } from './node';
import { KnownPhrases } from './phrases';

/// A move of JGF has eleven parts between its braces, commas and colons counted.
const SHARED_KIDS = 11;

/// So many places there are at first (most texts are small), for all that is made by edits, and at most; of two nodes to a place the one
/// that was asked for earlier is forgotten for a third. That costs sharing, never correctness, and what an edit has taken out of the text
/// is not held on to.
const FIRST = 32;
const LEAST = 512;
const MOST = 32_768;
/// So many nodes stand in a row, by the bits of their numbers.
const BITS = 8;
const ROW = 1 << BITS;
/// What a node takes in a table, and what a place does.
const NODE = 2;
const SIZE = 2 * NODE;

const mixed = (hash: number, value: number): number => {
  const next = Math.imul(hash ^ value, 0x9e3779b1);
  return next ^ (next >>> 15);
};

/// The nodes of one kind that were asked for lately, by a hash of what they are: two to a place, the one that was asked for last first. The
/// nodes themselves stand in rows, one after the other as they were made, and at a place only their numbers: so the engine moves nodes that
/// follow each other in the text together, and whoever goes through the text finds them beside each other.
class Lately<T extends Node> {
  #places = FIRST;
  #kept = 0;
  /// The number of a node and its hash, twice for each place: what is asked together lies together. The number is 0 where there is none.
  #table = new Int32Array(SIZE * FIRST);
  readonly #rows: T[][] = [];
  #row: T[] = [];
  /// The number of the first row that is not forgotten; none has 0.
  #gone = 1;
  #next = ROW;

  /// How much was made at once: the least for all small edits.
  get size(): number {
    return this.#places;
  }

  /// What is made from here on is made for something else.
  settle(): void {
    this.#kept = 0;
  }

  /// The place of a hash: where its two nodes are.
  at(hash: number): number {
    return SIZE * (hash & (this.#places - 1));
  }

  /// A node at a place, if it may be the one of the hash.
  node(at: number, hash: number): T | undefined {
    if (this.#table[at + 1] !== hash) return undefined;
    const number = this.#table[at] as number;
    const row = (number >> BITS) - this.#gone;
    return row < 0 ? undefined : this.#rows[row]?.[number & (ROW - 1)];
  }

  /// The node that was found at `index` of a place has been asked for. One that is about to be forgotten is not.
  asked(node: T, at: number, index: number): T {
    const known = this.#table[index] as number;
    const number = this.#next - known > this.#room ? this.#add(node) : known;
    if (index === at) this.#table[at] = number;
    else this.#put(at, number, this.#table[index + 1] as number);
    return node;
  }

  keep(hash: number, node: T): T {
    this.#kept++;
    const among = this.#places < LEAST ? this.#next - ROW : this.#kept;
    if (2 * among >= this.#places && this.#places < MOST) this.#grow();
    this.#put(this.at(hash), this.#add(node), hash);
    return node;
  }

  /// So many nodes are known at least.
  get #room(): number {
    return Math.max(this.#places, LEAST);
  }

  /// As the last one; its number.
  #add(node: T): number {
    const number = this.#next++;
    if ((number & (ROW - 1)) === 0) {
      this.#rows.push((this.#row = new Array(ROW)));
      if (this.#rows.length * ROW > 2 * this.#room) {
        this.#rows.shift();
        this.#gone++;
      }
    }
    this.#row[number & (ROW - 1)] = node;
    return number;
  }

  #put(at: number, number: number, hash: number): void {
    const table = this.#table;
    table[at + NODE] = table[at] as number;
    table[at + NODE + 1] = table[at + 1] as number;
    table[at] = number;
    table[at + 1] = hash;
  }

  #grow(): void {
    const before = this.#table;
    this.#places *= 2;
    this.#table = new Int32Array(SIZE * this.#places);
    for (let i = before.length - NODE; i >= 0; i -= NODE) {
      const number = before[i] as number;
      const hash = before[i + 1] as number;
      if (number) this.#put(this.at(hash), number, hash);
    }
  }
}

/// Of a whole text, or of whatever change made most, all are known; of small edits those that were made lately. So what is taken back
/// is what it was, and of what has been typed nothing is held on to for long.
class Known<T extends Node> {
  lately = new Lately<T>();
  before: Lately<T> | undefined = undefined;

  settle(): void {
    const { lately, before } = this;
    lately.settle();
    if (lately.size <= LEAST) return;
    if (lately.size > (before?.size ?? LEAST)) this.before = lately;
    this.lately = new Lately<T>();
  }
}

export class Pool {
  readonly #leaves = new Known<Leaf>();
  readonly #lists = new Known<List>();
  readonly #pairs = new Known<Pair>();
  #next = 1;

  /// The leaf of the token that has been cut at a place of a text.
  leaf(text: string, start: number, token: Token): Leaf {
    const hash = hashOfToken(text, start, token);
    const { lately, before } = this.#leaves;
    const known = leafIn(lately, hash, text, start, token) ?? (before && leafIn(before, hash, text, start, token));
    return known ?? lately.keep(hash, this.newLeaf(text, start, token));
  }

  /// One that is not looked for again.
  newLeaf(text: string, start: number, token: Token): Leaf {
    const { width, reach } = token;
    const own = detached(text, start, start + width);
    const leaf = new Leaf(own, token.kind, token.role, token.id, token.size, token.flags, reach - width);
    leaf.uid = this.#uid();
    return leaf;
  }

  /// What comes again between brackets in the text that is to be cut.
  get phrases(): KnownPhrases {
    return new KnownPhrases();
  }

  /// The list of the nodes between two places of a row.
  list(row: readonly Node[], from = 0, to = row.length): List {
    const hash = to - from <= SHARED_KIDS ? hashOfAll(row, from, to) : undefined;
    if (hash === undefined) return new List(row.slice(from, to));
    const { lately, before } = this.#lists;
    const known = listIn(lately, hash, row, from, to) ?? (before && listIn(before, hash, row, from, to));
    if (known) return known;
    const list = new List(row.slice(from, to));
    list.uid = this.#uid();
    return lately.keep(hash, list);
  }

  /// The list with another kid at a place.
  listWith(list: List, index: number, kid: Node): List {
    const kids = list.kids.slice();
    kids[index] = kid;
    return kid.uid ? this.list(kids) : new List(kids);
  }

  pair(open: Leaf, run: Run, close: Leaf | undefined): Pair {
    if (!open.uid || !run?.uid || !close?.uid || close.id !== open.id) return new WholePair(open, run, close);
    if (open.width + run.width + close.width > WIDE) return new WholePair(open, run, close);
    const hash = mixed(mixed(mixed(1, open.uid), run.uid), close.uid);
    const { lately, before } = this.#pairs;
    const known = pairIn(lately, hash, open, run, close) ?? (before && pairIn(before, hash, open, run, close));
    if (known) return known;
    const pair = new WholePair(open, run, close);
    pair.uid = this.#uid();
    return lately.keep(hash, pair);
  }

  /// Nodes that are shared and have a smaller number have been made before.
  get age(): number {
    return this.#next;
  }

  /// All nodes of a text, or of an edit, have been made.
  settle(): void {
    for (const known of [this.#leaves, this.#lists, this.#pairs]) known.settle();
  }

  #uid(): number {
    return this.#next++;
  }
}

/// The others a leaf has by its text and its role.
const OF_TOKEN = ~(Flag.broken | Flag.wall | Flag.undecoded);

function leafIn(nodes: Lately<Leaf>, hash: number, text: string, start: number, token: Token): Leaf | undefined {
  const { width, kind, reach, flags } = token;
  const at = nodes.at(hash);
  for (let i = at; i < at + SIZE; i += NODE) {
    const leaf = nodes.node(i, hash);
    if (!leaf || leaf.width !== width || leaf.kind !== kind || leaf.ahead !== reach - width) continue;
    if ((leaf.flags & OF_TOKEN) !== flags) continue;
    if (standsAt(leaf.text, text, start)) return nodes.asked(leaf, at, i);
  }
  return undefined;
}

function listIn(nodes: Lately<List>, hash: number, row: readonly Node[], from: number, to: number): List | undefined {
  const at = nodes.at(hash);
  for (let i = at; i < at + SIZE; i += NODE) {
    const list = nodes.node(i, hash);
    if (list && areThose(list.kids, row, from, to)) return nodes.asked(list, at, i);
  }
  return undefined;
}

function pairIn(nodes: Lately<Pair>, hash: number, open: Leaf, run: Node, close: Leaf): Pair | undefined {
  const at = nodes.at(hash);
  for (let i = at; i < at + SIZE; i += NODE) {
    const pair = nodes.node(i, hash);
    if (pair?.run === run && pair.open === open && pair.close === close) return nodes.asked(pair, at, i);
  }
  return undefined;
}

/// Long texts seldom differ in their length and both their ends alone.
const END = 32;

/// A number that is the same for all tokens that are alike.
export function hashOfToken(text: string, start: number, { width, kind, reach }: Token): number {
  return mixed(hashOf(text, start, width), kind * 31 + reach - width);
}

function hashOf(text: string, start: number, length: number): number {
  let hash = length;
  const head = start + Math.min(length, END);
  for (let i = start; i < head; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
  const end = start + length;
  for (let i = Math.max(head, end - END); i < end; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
  return hash;
}

function standsAt(part: string, text: string, start: number): boolean {
  if (part.length > END) return text.startsWith(part, start);
  let i = 0;
  while (i < part.length && part.charCodeAt(i) === text.charCodeAt(start + i)) i++;
  return i === part.length;
}

/// Of nodes that are all shared, and not wide together.
function hashOfAll(row: readonly Node[], from: number, to: number): number | undefined {
  let hash = to - from;
  let all = 0;
  for (let i = from; i < to; i++) {
    const { uid, width } = row[i] as Node;
    all += width;
    if (!uid || all > WIDE) return undefined;
    hash = mixed(hash, uid);
  }
  return hash;
}

function areThose(kids: readonly Node[], row: readonly Node[], from: number, to: number): boolean {
  let i = 0;
  while (i < kids.length && kids[i] === row[from + i]) i++;
  return i === kids.length && i === to - from;
}
