/// The members of an object, read from whatever stands between its braces. Reading goes on after every fault, and tells one
/// fault for one slip: after a fault it is quiet until a member has come out whole.

import type { Words } from '../../spec/rule';
import { itemsBackward, lastItem } from '../../text/list';
import { Leaf, List, type Node, Pair, Role } from '../../text/node';
import { untilLetGo } from '../../text/slot';
import { fault, wrongToken } from './faults';
import { BRACE, Kind } from './lexer';
import { lastNamed, type Member, straightMembers } from './straight';
import { nameOf, sizeOf } from './value';

export interface Members {
  readonly object: Pair;
  readonly list: readonly Member[];
  /// The member that counts: the last one of the name.
  get(name: string): Member | undefined;
  /// Something is wrong between its braces, so that what is missing may only be hidden.
  readonly damaged: boolean;
  readonly faults: readonly SyntaxFault[];
  /// What is wrong where it is closed; nothing new if something was reported of what stands inside.
  readonly atEnd: SyntaxFault | undefined;
  /// Values that belong to no name.
  readonly loose: readonly { readonly node: Node; readonly at: number }[];
}

export interface SyntaxFault {
  readonly at: number;
  readonly size: number;
  readonly words: Words;
  readonly toLineEnd?: boolean;
}

type State = 'name' | 'colon' | 'value' | 'comma';

/// Of the objects that were read last: whoever reads an object, plays or shows what it says asks for its members, mostly at once.
const RECENT = 256;
/// Let go of with the first garbage that is collected, for an object may hold on to the play of its whole record.
let recently = new WeakRef<(Members | undefined)[]>([]);
untilLetGo(() => recently.deref()?.fill(undefined));
/// What is longer, or not shared, is not held on to.
const LONG = 1000;

export function membersOf(object: Pair): Members {
  const { uid } = object;
  if (uid === 0 || object.width > LONG) return readMembers(object);
  let recent = recently.deref();
  if (!recent) recently = new WeakRef((recent = new Array<Members | undefined>(RECENT)));
  const known = recent[uid % RECENT];
  if (known?.object === object) return known;
  const members = readMembers(object);
  recent[uid % RECENT] = members;
  return members;
}

/// Almost all objects are in order.
const readMembers = (object: Pair): Members => straightMembers(object) ?? new Reading(object).read();

const NO_FAULTS: readonly SyntaxFault[] = [];
const NO_LOOSE: Members['loose'] = [];

class Reading implements Members {
  readonly list: Member[] = [];
  #faults: SyntaxFault[] | undefined;
  #loose: { node: Node; at: number }[] | undefined;
  atEnd: SyntaxFault | undefined = undefined;
  damaged = false;
  #state: State = 'name';
  #quiet = false;
  #last: Node | undefined;
  #lastAt = 0;
  /// A value that was not closed, though more members follow.
  #unclosed: Pair | undefined;
  #inOrder = false;
  /// The item that waits until the one after it is known.
  #held: Node | undefined;
  #heldAt = 0;
  #disorder = 0;

  constructor(readonly object: Pair) {}

  get faults(): Members['faults'] {
    return this.#faults ?? NO_FAULTS;
  }

  get loose(): Members['loose'] {
    return this.#loose ?? NO_LOOSE;
  }

  get(name: string): Member | undefined {
    return lastNamed(this.list, name);
  }

  read(): Members {
    const { open, run, close } = this.object;
    const end = this.object.width - (close?.width ?? 0);
    if (run) this.#visit(run, open.width);
    if (this.#held) this.#step(this.#held, this.#heldAt, undefined);
    if (close) this.#end(close, end);
    else this.damaged = true;
    return this;
  }

  /// Item after item, each with the one after it in sight.
  #visit(node: Node, at: number): void {
    if (node instanceof List) {
      let start = at;
      for (const kid of node.kids) {
        if (this.#disorder > MOST_DISORDER) return;
        this.#visit(kid, start);
        start += kid.width;
      }
    } else if (node instanceof Leaf && node.kind === Kind.comment) this.#comment(node, at);
    else {
      if (this.#held) this.#step(this.#held, this.#heldAt, node);
      this.#held = node;
      this.#heldAt = at;
      this.#disorder = this.#quiet ? this.#disorder + 1 : 0;
    }
  }

  #comment(item: Leaf, at: number): void {
    this.#tell({ at, size: item.size, words: fault.comment });
  }

  #step(item: Node, at: number, next: Node | undefined): void {
    if (item instanceof Leaf && item.kind === Kind.comma) this.#comma(item, at);
    else if (item instanceof Leaf && item.kind === Kind.colon) this.#colon(item, at);
    else if (item instanceof Leaf && item.role === Role.close) this.#stray(item, at);
    else this.#other(item, at, isColon(next));
    this.#last = item;
    this.#lastAt = at;
  }

  #comma(item: Leaf, at: number): void {
    if (this.#state === 'name') this.#fault(item, at, fault.name(item));
    else if (this.#state === 'colon') this.#fault(item, at, fault.colon(item));
    else if (this.#state === 'value') this.#fault(item, at, fault.value(item));
    else if (this.#unclosed && !isComplete(this.#unclosed)) this.#notClosed(item, at);
    else this.#settle();
    this.#state = 'name';
  }

  /// The value of the last member, if nothing stands behind it. (By its place: what says the same elsewhere may be the same node.)
  #isLast(member: Member): boolean {
    return member.value !== undefined && member.valueAt === this.#lastAt;
  }

  /// A member has come to its end; if it was sound, things are in order again.
  #settle(): void {
    const member = this.list[this.list.length - 1];
    if (this.#state !== 'comma' || !member || !this.#isLast(member) || !this.#inOrder) return;
    member.sound = true;
    this.#quiet = false;
  }

  #colon(item: Leaf, at: number): void {
    if (this.#state === 'name') this.#fault(item, at, fault.name(item));
    else if (this.#state === 'value') this.#fault(item, at, fault.value(item));
    else if (this.#state === 'comma') this.#misplacedColon(item, at);
    else if (this.#unclosed) this.#notClosed(item, at);
    if (this.#state !== 'colon') this.#inOrder = false;
    this.#state = 'value';
  }

  /// The first token that cannot stand in the value that was not closed.
  #notClosed(item: Node, at: number): void {
    this.#fault(item, at, fault.unclosed(this.#unclosed?.open.token ?? '[', item));
    this.#unclosed = undefined;
  }

  /// What was taken back in is reported where the object stands.
  #stray(item: Leaf, at: number): void {
    if (!this.object.reopened) this.#fault(item, at, fault.stray(item));
    this.damaged = true;
    if (this.#state === 'value' || this.#state === 'name') this.#state = 'comma';
  }

  /// `"a": "b": 1`: the value of a was left out, and b is a name.
  #misplacedColon(item: Leaf, at: number): void {
    this.#fault(item, at, fault.comma(item));
    const member = this.list[this.list.length - 1];
    const last = this.#last;
    if (!member || !(last instanceof Leaf) || last.kind !== Kind.string || !this.#isLast(member)) return;
    member.value = undefined;
    this.#open(last, this.#lastAt);
  }

  #other(item: Node, at: number, beforeColon: boolean): void {
    const isName = item instanceof Leaf && (item.kind === Kind.string || beforeColon);
    if (this.#state === 'name') {
      if (!isName || item.kind !== Kind.string) this.#fault(item, at, fault.name(item));
      if (isName) this.#open(item, at);
      else this.#belongsToNone(item, at);
    } else if (isName && beforeColon && this.#state !== 'value') {
      if (!this.#unclosed) this.#fault(item, at, this.#state === 'colon' ? fault.colon(item) : fault.comma(item));
      this.#open(item, at);
    } else if (this.#state === 'comma') {
      this.#fault(item, at, fault.comma(item));
      this.#belongsToNone(item, at);
    } else {
      if (this.#state === 'colon') this.#fault(item, at, fault.colon(item));
      this.#value(item, at);
    }
  }

  #open(key: Leaf, at: number): void {
    this.list.push({ name: nameOf(key), key, keyAt: at, value: undefined, valueAt: at + key.width, sound: false });
    this.#inOrder = key.kind === Kind.string;
    this.#state = 'colon';
  }

  #value(node: Node, at: number): void {
    const member = this.list[this.list.length - 1];
    const wrong = node instanceof Leaf ? wrongToken(node) : undefined;
    if (member && member.value === undefined) {
      member.value = node;
      member.valueAt = at;
    } else this.#keepLoose(node, at);
    if (wrong) this.#fault(node, at, wrong);
    if (wrong || this.#state !== 'value') this.#inOrder = false;
    if (node instanceof Pair && !node.close) this.#unclosed = node;
    this.#state = 'comma';
  }

  #belongsToNone(node: Node, at: number): void {
    this.#keepLoose(node, at);
    this.#state = 'comma';
  }

  #keepLoose(node: Node, at: number): void {
    this.#loose ??= [];
    this.#loose.push({ node, at });
  }

  #tell(wrong: SyntaxFault): void {
    this.#faults ??= [];
    this.#faults.push(wrong);
  }

  #fault(node: Node, at: number, words: Words): void {
    this.damaged = true;
    if (!this.#quiet && !endsDamaged(this.#last)) this.#tell(faultAt(node, at, words));
    this.#quiet = true;
  }

  #end(close: Leaf, at: number): void {
    this.#settle();
    const last = this.#last;
    const words = this.#wordsAtEnd(close);
    if (!words) return;
    this.damaged = true;
    const comma = words === fault.trailingComma && last;
    if (!this.#quiet) this.atEnd = comma ? faultAt(last, this.#lastAt, words) : faultAt(close, at, words);
  }

  #wordsAtEnd(close: Leaf): Words | undefined {
    const last = this.#last;
    if (close.id !== this.object.id) return fault.wrongCloser('{', close);
    if (last instanceof Pair && !last.close) return fault.unclosed(last.open.token, close);
    if (this.#state === 'colon') return fault.colon(close);
    if (this.#state === 'value') return fault.value(close);
    return last instanceof Leaf && last.kind === Kind.comma ? fault.trailingComma : undefined;
  }
}

/// An object that something is wrong with at its end: what comes after it is the rest of the same damage.
function endsDamaged(node: Node | undefined): boolean {
  if (!(node instanceof Pair) || node.id !== BRACE || !node.close) return false;
  const last = lastItem(node.run);
  return last instanceof Leaf && (last.kind === Kind.comma || last.kind === Kind.colon);
}

/// Could a value that is not closed be closed right after what it holds?
export function isComplete({ id, run }: Pair): boolean {
  const kinds: number[] = [];
  for (const item of itemsBackward(run)) {
    const kind = item instanceof Leaf ? item.kind : Kind.open;
    if (kind !== Kind.comment && kinds.push(kind) === 2) break;
  }
  const [last, before] = kinds;
  if (last === undefined || last === Kind.comma || last === Kind.colon) return false;
  return id === BRACE ? before === Kind.colon : true;
}

/// What is wrong at a token met: the words may be the token's own.
export function faultAt(node: Node, at: number, words: Words): SyntaxFault {
  const own = node instanceof Leaf ? wrongToken(node) : undefined;
  const toLineEnd = node instanceof Leaf && node.kind === Kind.openString;
  return { at, size: firstSize(node), words: own ?? words, toLineEnd };
}

/// After so much that is not in order the rest is not looked at.
const MOST_DISORDER = 5000;

const isColon = (node: Node | undefined): boolean => node instanceof Leaf && node.kind === Kind.colon;

/// What is underlined of a token met: an opening bracket, not all that it opens.
const firstSize = (node: Node): number => (node instanceof Pair ? node.open.size : sizeOf(node));
