/// Makes nodes, and makes small equal ones only once. Records repeat themselves: a game of 300 moves has few different
/// points and fewer different words. What is shared is read and checked once, too.

import type { Token } from './lexer';
import { Leaf, List, type Node, Pair, type Run } from './node';

/// A move of JGF has eleven parts between its braces, commas and colons counted.
const SHARED_KIDS = 11;

/// What has not been asked for while so many others were made is forgotten: that costs sharing, never correctness, and what an
/// edit has taken out of the text is not held on to.
const LATELY = 8192;

class Lately<T> {
  #young = new Map<string, T>();
  #old = new Map<string, T>();

  get(key: string): T | undefined {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const old = this.#old.get(key);
    return old === undefined ? undefined : this.keep(key, old);
  }

  keep(key: string, node: T): T {
    if (this.#young.size >= LATELY) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(key, node);
    return node;
  }
}

export class Pool {
  readonly #leaves = new Lately<Leaf>();
  readonly #lists = new Lately<List>();
  readonly #pairs = new Lately<Pair>();
  #next = 1;

  leaf(text: string, token: Token): Leaf {
    const known = this.#leaves.get(text);
    const ahead = token.reach - token.width;
    if (known?.kind === token.kind && known.ahead === ahead) return known;
    const leaf = new Leaf(detached(text), token.kind, token.role, token.id, token.size, token.flags, ahead);
    leaf.uid = this.#uid();
    return this.#leaves.keep(leaf.text, leaf);
  }

  list(kids: readonly Node[]): List {
    const key = kids.length <= SHARED_KIDS ? keyOf(kids) : '';
    if (!key) return new List(kids);
    const known = this.#lists.get(key);
    if (known) return known;
    const list = new List(kids);
    list.uid = this.#uid();
    return this.#lists.keep(key, list);
  }

  pair(open: Leaf, run: Run, close: Leaf | undefined): Pair {
    const key = close && run && close.id === open.id ? keyOf([open, run, close]) : '';
    if (!key) return new Pair(open, run, close);
    const known = this.#pairs.get(key);
    if (known) return known;
    const pair = new Pair(open, run, close);
    pair.uid = this.#uid();
    return this.#pairs.keep(key, pair);
  }

  #uid(): number {
    return this.#next++;
  }
}

function keyOf(nodes: readonly Node[]): string {
  let key = '';
  for (let i = 0; i < nodes.length; i++) {
    const uid = (nodes[i] as Node).uid;
    if (!uid) return '';
    key += String.fromCharCode(uid & 0xffff, uid >>> 16);
  }
  return key;
}

/// A slice of a long text keeps the whole of it in memory; this copy does not.
function detached(text: string): string {
  return text.length < 13 ? text : ` ${text}`.slice(1);
}
