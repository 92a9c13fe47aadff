/// Places on nodes for what has been found out about them. Texts never change, and neither does what a node is; what it remembers
/// does: it is found out when somebody asks, replaced when it holds no longer, and goes with the node. So no node remembers
/// anything that could not be found out again.
///
/// A node has few such places, for there are very many nodes, and things of several kinds share one: a leaf is a header in one
/// place of a text and a move in another, a pair a step or a tree. So each thing says of what kind it is, and a slot gives
/// out nothing but its own. A slot without a kind has its place to itself in all formats that use it. What only few nodes
/// remember is in a `WeakMap` of whoever asks: a place on every node would cost more than that.

import { type Leaf, List, type Node, type Pair } from './node';

interface Kept {
  readonly kind?: unknown;
}

/// What came of reading a node.
export class MemoSlot<T extends object> {
  constructor(readonly kind?: string) {}

  of(node: Node): T | undefined {
    const kept = node.memo as Kept | undefined;
    return kept !== undefined && (this.kind === undefined || kept.kind === this.kind) ? (kept as T) : undefined;
  }

  keep(node: Node, thing: T): T {
    node.memo = thing;
    return thing;
  }
}

/// A pair that is a line: what it says, and what came of playing it.
class Line {
  constructor(
    readonly event: unknown,
    readonly replay: unknown,
  ) {}
}

const eventOf = (item: Leaf | Pair): unknown => (item.play instanceof Line ? item.play.event : item.play);

/// What an item says as an event of the game, or as a line of it.
export class EventSlot<T extends object> {
  constructor(readonly kind?: string) {}

  of(item: Leaf | Pair): T | undefined {
    const kept = eventOf(item) as Kept | undefined;
    return kept !== undefined && (this.kind === undefined || kept.kind === this.kind) ? (kept as T) : undefined;
  }

  keep(item: Leaf | Pair, thing: T): T {
    item.play = item.play instanceof Line ? new Line(thing, item.play.replay) : thing;
    return thing;
  }
}

/// What came of playing a line, or a piece of one.
export class ReplaySlot<T extends object> {
  of(node: Pair | List): T | undefined {
    const { play } = node;
    if (node instanceof List) return play as T | undefined;
    return play instanceof Line ? (play.replay as T) : undefined;
  }

  keep(node: Pair | List, thing: T): T {
    node.play = node instanceof List ? thing : new Line(eventOf(node), thing);
    return thing;
  }
}

/// Whether a node is a line that has been played, or a piece of one. What came of that leads to all that was played before it.
export const isPlayed = (node: Node): boolean =>
  node instanceof List ? node.play !== undefined : node.play instanceof Line;

/// What is remembered for a while holds on to the text that it is of, and so to all that has come of that.
const forgetting: (() => void)[] = [];

/// `forget` is called whenever texts are done with.
export function untilLetGo(forget: () => void): void {
  forgetting.push(forget);
}

/// Texts that were looked at are done with, or others come: else the engine would carry the last ones along, and take them for what stays.
export function letGo(): void {
  for (const forget of forgetting) forget();
}

/// More would outlive the garbage that is collected most often, and then take much longer to be let go of.
const BRIEFLY = 1024;
const LONG = 1000;

/// What an item says, where that is quickly read again and takes as much room as the item: only about a thousand that were read last
/// are remembered, and of a large record the others are not held. Long items are few, and remember for themselves.
export class BriefSlot<T extends object> {
  readonly #items: (Leaf | Pair | undefined)[] = new Array(BRIEFLY);
  readonly #things: (T | undefined)[] = new Array(BRIEFLY);
  readonly #long = new WeakMap<Leaf | Pair, T>();
  #isUsed = false;

  constructor() {
    untilLetGo(() => this.#forget());
  }

  of(item: Leaf | Pair): T | undefined {
    const at = item.uid % BRIEFLY;
    if (this.#items[at] === item) return this.#things[at];
    return item.width > LONG ? this.#long.get(item) : undefined;
  }

  keep(item: Leaf | Pair, thing: T): T {
    if (item.width > LONG) {
      this.#long.set(item, thing);
      return thing;
    }
    const at = item.uid % BRIEFLY;
    this.#items[at] = item;
    this.#things[at] = thing;
    this.#isUsed = true;
    return thing;
  }

  #forget(): void {
    if (!this.#isUsed) return;
    this.#isUsed = false;
    this.#items.fill(undefined);
    this.#things.fill(undefined);
  }
}
