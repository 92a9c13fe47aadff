/// The members of an object that is in order, as almost all are: a name, a colon, a value, a comma, and so on to its own bracket.

import { Leaf, List, type Node, Pair } from '../../text/node';
import { Kind } from './lexer';
import { nameOf } from './value';

export interface Member {
  readonly name: string;
  readonly key: Leaf;
  /// Offsets from the start of the object.
  readonly keyAt: number;
  value: Node | undefined;
  valueAt: number;
  /// Name, colon and value stand as they should: the value is what was meant.
  sound: boolean;
}

/// So many members are looked through one by one.
const MANY = 32;

const named = new WeakMap<readonly Member[], ReadonlyMap<string, Member>>();

/// The last one of the name.
export function lastNamed(list: readonly Member[], name: string): Member | undefined {
  if (list.length > MANY) return byName(list).get(name);
  for (let i = list.length - 1; i >= 0; i--) {
    const member = list[i] as Member;
    if (member.name === name) return member;
  }
  return undefined;
}

function byName(list: readonly Member[]): ReadonlyMap<string, Member> {
  let known = named.get(list);
  if (!known) named.set(list, (known = new Map(list.map((member) => [member.name, member]))));
  return known;
}

const NONE: readonly never[] = [];

class StraightMembers {
  declare readonly damaged: false;
  declare readonly faults: readonly never[];
  declare readonly atEnd: undefined;
  declare readonly loose: readonly never[];

  constructor(
    readonly object: Pair,
    readonly list: readonly Member[],
  ) {}

  get(name: string): Member | undefined {
    return lastNamed(this.list, name);
  }
}

/// What is the same for all of them they have in common.
Object.assign(StraightMembers.prototype, { damaged: false, faults: NONE, atEnd: undefined, loose: NONE });

/// Undefined if anything is not in its place.
export function straightMembers(object: Pair): StraightMembers | undefined {
  const { open, run, close } = object;
  if (close === undefined || close.id !== open.id) return undefined;
  if (run === undefined) return new StraightMembers(object, NONE);
  const items = itemsIn(run);
  if (items % 4 !== 3) return undefined;
  const way = new Way((items + 1) / 4, open.width);
  return way.goesOn(run) ? new StraightMembers(object, way.list) : undefined;
}

function itemsIn(node: Node): number {
  if (!(node instanceof List)) return 1;
  if (node.height === 1) return node.kids.length;
  let count = 0;
  for (const kid of node.kids) count += itemsIn(kid);
  return count;
}

/// From item to item, as long as each is what is expected.
class Way {
  readonly list: Member[];
  #count = 0;
  #key: Leaf | undefined;
  #keyAt = 0;

  constructor(
    members: number,
    public at: number,
  ) {
    this.list = new Array<Member>(members);
  }

  goesOn(node: Node): boolean {
    if (!(node instanceof List)) return this.#step(node);
    for (let i = 0; i < node.kids.length; i++) if (!this.goesOn(node.kids[i] as Node)) return false;
    return true;
  }

  #step(item: Leaf | Pair): boolean {
    const place = this.#count++ % 4;
    const { at } = this;
    this.at += item.width;
    if (place === 2) return this.#value(item, at);
    if (!(item instanceof Leaf)) return false;
    if (place === 1) return item.kind === Kind.colon;
    if (place === 3) return item.kind === Kind.comma;
    this.#key = item;
    this.#keyAt = at;
    return item.kind === Kind.string;
  }

  #value(value: Leaf | Pair, valueAt: number): boolean {
    if (value instanceof Pair ? value.close === undefined : !isScalar(value.kind)) return false;
    const key = this.#key as Leaf;
    const index = (this.#count - 3) / 4;
    this.list[index] = { name: nameOf(key), key, keyAt: this.#keyAt, value, valueAt, sound: true };
    return true;
  }
}

const isScalar = (kind: number): boolean => kind === Kind.string || kind === Kind.number || kind === Kind.word;
