/// One value in the course of being read: an object, an array, a piece of an array, or the whole text.

import type { Findings } from '../../record/finding';
import { perhaps } from '../../spec/rule';
import { items, lastLeaf } from '../../text/list';
import { meantName } from '../../text/near';
import { Leaf, List, type Node, Pair, type Run } from '../../text/node';
import type { Frame as AnyFrame } from '../reading';
import { Collector } from './collector';
import { fault } from './faults';
import { Kind } from './lexer';
import { faultAt, isComplete, type Members, membersOf, type SyntaxFault } from './members';
import { type Child, DEBRIS_WIDTH, type JsonRules, LENIENT, type Reading, STRICT } from './reading';
import { type AnyShape, type ArrayShape, FREE, type ObjectShape } from './schema';
import { EXIT, Sequence, START, TROUBLE_AFTER } from './sequence';
import { tableOf } from './table';

/// Leniency is for what stands right beside the damage, not for all that a lost bracket encloses.
const LENIENT_WIDTH = 2000;

type Frame<C> = AnyFrame<Child<C>, Reading>;

export function frameOf<C>(child: Child<C>, rules: JsonRules, context: C): Frame<C> {
  const { node, shape } = child;
  if (Sequence.isRun(child.mode)) return new RunFrame(child, node instanceof List ? node.kids : [node], rules, context);
  if (node instanceof Pair && shape.kind === 'object') return new ObjectFrame(child, node, shape, rules, context);
  if (node instanceof Pair && shape.kind === 'array') return new ArrayFrame(child, node, shape, rules, context);
  if (node instanceof Pair && node.id === 0) return new ObjectFrame(child, node, undefined, rules, context);
  return new ArrayFrame(child, node as Pair, undefined, rules, context);
}

const lenientFor = (node: Node, lenient: boolean): number => (lenient && node.width < LENIENT_WIDTH ? LENIENT : STRICT);

/// Of a large object the members are looked at one by one, as each child is asked for: objects nest deep, and so little is kept.
class ObjectFrame<C> implements Frame<C> {
  readonly #out: Collector<C>;
  readonly #members: Members;
  readonly #many: Map<string, Places> | undefined;
  #next = 0;

  constructor(
    readonly child: Child<C>,
    readonly object: Pair,
    readonly shape: ObjectShape<C> | undefined,
    rules: JsonRules,
    context: C,
  ) {
    this.#out = new Collector(rules, context);
    this.#members = membersOf(object);
    const { faults, list } = this.#members;
    for (let i = 0; i < faults.length; i++) this.#out.syntax(faults[i] as SyntaxFault);
    this.#many = list.length > FEW ? placesOf(list) : undefined;
  }

  /// The members one by one, then the values that belong to none.
  next(): Child<C> | undefined {
    const { list, loose } = this.#members;
    while (this.#next < list.length) {
      const child = this.#member(this.#next++);
      if (child) return child;
    }
    while (this.#next < list.length + loose.length) {
      const { node, at } = loose[this.#next++ - list.length] as Members['loose'][number];
      const child = node.width > DEBRIS_WIDTH ? this.#read(node, at, FREE) : undefined;
      if (child) return child;
    }
    return undefined;
  }

  take(reading: Reading, child: Child<C>): void {
    this.#out.take(reading, child.at);
  }

  get soFar(): Findings {
    return this.#out.soFar;
  }

  finish(): Reading {
    const { width, close } = this.object;
    const { atEnd } = this.#members;
    this.#whole();
    if (atEnd && !this.#out.isDamaged) this.#out.atEnd(atEnd, width - (close?.width ?? 0));
    return this.#out.reading(0);
  }

  get #lenient(): boolean {
    return this.child.mode === LENIENT;
  }

  /// Of several with one name only the last counts.
  #member(index: number): Child<C> | undefined {
    const { list } = this.#members;
    const member = list[index] as MemberList[number];
    const { name, value } = member;
    const many = this.#many;
    const isTwice = many ? (many.get(name) as Places).first < index : hasName(list, name, 0, index);
    if (isTwice) this.#out.report(this.#out.rules.duplicate, { name }, placeOf(member));
    const shape = this.#shapeOf(member);
    if (!value) return undefined;
    const isLast = many ? many.get(name)?.last === index : !hasName(list, name, index + 1, list.length);
    const meant = isLast && (member.sound || value instanceof Pair);
    return this.#read(value, member.valueAt, meant ? shape : FREE);
  }

  #shapeOf(member: MemberList[number]): AnyShape<C> {
    if (!this.shape) return FREE;
    const { name } = member;
    const property = tableOf(this.shape).get(name);
    if (property) return typeof property.shape === 'function' ? property.shape(this.#members) : property.shape;
    const certain = !this.#lenient && !this.#members.damaged;
    if (!this.shape.unknown || !certain) return FREE;
    const free = Object.keys(this.shape.properties).filter((one) => !this.#members.get(one));
    this.#out.report(this.shape.unknown, { name, ...perhaps(meantName(name, free)) }, placeOf(member));
    return FREE;
  }

  #read(node: Node, at: number, shape: AnyShape<C>): Child<C> | undefined {
    const lenient = this.#lenient || !this.object.closed;
    return this.#out.value(node, at, shape, lenientFor(node, lenient), this.#members.damaged);
  }

  /// What is missing, and what the members say together; a damaged object is not asked.
  #whole(): void {
    const members = this.#members;
    if (!this.shape || members.damaged || this.#lenient) return;
    for (const [name, property] of tableOf(this.shape).required) {
      if (members.get(name)) continue;
      if (!property.when || property.when(members)) this.#out.report(property.missing, { name }, { at: 0, size: 1 });
    }
    this.#out.within(0, 1);
    this.shape.check?.(members, this.#out);
  }
}

type MemberList = Members['list'];

const placeOf = ({ keyAt, key }: MemberList[number]) => ({ at: keyAt, size: key.size });

/// More names than these are not compared each with each.
const FEW = 8;

interface Places {
  readonly first: number;
  last: number;
}

/// Where each name comes first and last.
function placesOf(list: MemberList): Map<string, Places> {
  const places = new Map<string, Places>();
  for (let i = 0; i < list.length; i++) {
    const { name } = list[i] as MemberList[number];
    const place = places.get(name);
    if (place) place.last = i;
    else places.set(name, { first: i, last: i });
  }
  return places;
}

function hasName(list: MemberList, name: string, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (list[i]?.name === name) return true;
  return false;
}

class ArrayFrame<C> implements Frame<C> {
  readonly #out: Collector<C>;
  #exit = START;
  #asked = false;

  constructor(
    readonly child: Child<C>,
    readonly array: Pair,
    readonly shape: ArrayShape<C> | undefined,
    readonly rules: JsonRules,
    context: C,
  ) {
    this.#out = new Collector(rules, context);
    this.#out.within(0, 1);
    shape?.check?.(array, this.#out);
  }

  next(): Child<C> | undefined {
    const { run, open } = this.array;
    if (this.#asked || !run) return undefined;
    this.#asked = true;
    const lenient = this.child.mode === LENIENT || (!this.array.closed && this.array.width < LENIENT_WIDTH);
    const mode = lenient ? START | Sequence.lenient : START;
    return { node: run, at: open.width, shape: this.shape?.item ?? FREE, mode: mode | Sequence.run };
  }

  take(reading: Reading, child: Child<C>): void {
    this.#out.take(reading, child.at);
    this.#exit = reading.exit;
  }

  get soFar(): Findings {
    return this.#out.soFar;
  }

  finish(): Reading {
    const { close } = this.array;
    if (close) this.#out.end(this.array, close, this.#exit);
    return this.#out.reading(0);
  }
}

/// A piece of an array: the kids of a list, or a single item.
class RunFrame<C> implements Frame<C> {
  readonly #out: Collector<C>;
  readonly #sequence: Sequence;
  #index = 0;
  #at = 0;

  constructor(
    readonly child: Child<C>,
    readonly kids: readonly Node[],
    readonly rules: JsonRules,
    context: C,
  ) {
    this.#out = new Collector(rules, context);
    this.#sequence = new Sequence(child.mode);
  }

  next(): Child<C> | undefined {
    while (this.#index < this.kids.length) {
      const kid = this.kids[this.#index] as Node;
      const at = this.#at;
      const trouble = this.#troubleAfter();
      this.#index++;
      this.#at += kid.width;
      if (kid instanceof List) {
        const mode = this.#sequence.mode | (trouble ? TROUBLE_AFTER : 0);
        return { node: kid, at, shape: this.child.shape, mode };
      }
      const child = this.#item(kid, at, trouble);
      if (child) return child;
    }
    return undefined;
  }

  #item(kid: Node, at: number, trouble: boolean): Child<C> | undefined {
    for (const wrong of this.#sequence.step(kid, at, trouble)) this.#out.syntax(wrong);
    if (!this.#sequence.isValue) return undefined;
    if (kid instanceof Pair) this.#out.reopened(kid, at, false);
    else if (!this.#sequence.isSound) return undefined;
    const lenient = lenientFor(kid, this.#sequence.isLenient || trouble);
    return this.#out.value(kid, at, this.child.shape, lenient, !this.#sequence.isSound);
  }

  take(reading: Reading, child: Child<C>): void {
    this.#out.take(reading, child.at);
    if (child.node instanceof List) this.#sequence.enter(reading.exit);
    else this.#sequence.after(Collector.isDamaged(reading));
  }

  get soFar(): Findings {
    return this.#out.soFar;
  }

  finish(): Reading {
    return this.#out.reading(this.#sequence.mode & EXIT);
  }

  /// Does something come next that cannot follow a value? Then something may be wrong with this one.
  #troubleAfter(): boolean {
    const next = this.kids[this.#index + 1];
    if (!next) return (this.child.mode & TROUBLE_AFTER) !== 0;
    let first = next;
    while (first instanceof List) first = first.kids[0] as Node;
    return first instanceof Leaf && first.kind !== Kind.comma && first.kind !== Kind.comment;
  }
}

/// The whole text: one value, and nothing after it.
export class DocumentFrame<C> implements Frame<C> {
  readonly child = undefined;
  readonly #out: Collector<C>;
  readonly #children: Child<C>[] = [];
  /// What is wrong after the value; nothing new if something was reported of the value itself.
  #after: SyntaxFault | undefined;

  constructor(
    readonly root: Run,
    readonly shape: AnyShape<C>,
    readonly rules: JsonRules,
    context: C,
  ) {
    this.#out = new Collector(rules, context);
    this.#look();
  }

  next(): Child<C> | undefined {
    return this.#children.pop();
  }

  take(reading: Reading, child: Child<C>): void {
    this.#out.take(reading, child.at);
  }

  get soFar(): Findings {
    return this.#out.soFar;
  }

  finish(): Reading {
    if (!this.#out.isDamaged && this.#after) this.#out.syntax(this.#after);
    return this.#out.reading(0);
  }

  #look(): void {
    let at = 0;
    let value: Node | undefined;
    for (const item of items(this.root)) {
      const kind = item instanceof Leaf ? item.kind : Kind.open;
      if (kind === Kind.comment) this.#out.syntax({ at, size: (item as Leaf).size, words: fault.comment });
      else if (kind !== Kind.blank && value) {
        this.#after = faultAt(item, at, fault.afterRoot);
        if (!(kind === Kind.comma && value instanceof Pair && !value.close && isComplete(value))) return;
      } else if (kind !== Kind.blank) {
        value = item;
        if (!this.#value(item, at)) return;
      }
      at += item.width;
    }
    this.#end(value);
  }

  /// Reads the value; false if something is wrong around it already.
  #value(item: Node, at: number): boolean {
    const isValue = item instanceof Pair || ![Kind.comma, Kind.colon, Kind.close].includes((item as Leaf).kind as 2);
    if (!isValue) {
      this.#out.token(item, at, fault.value(item));
      return false;
    }
    const child = this.#out.value(item, at, this.shape, STRICT);
    if (child) this.#children.push(child);
    const wrong = this.#out.wrongLeaf(item, at);
    const reopened = item instanceof Pair && this.#out.reopened(item, at, true);
    return !wrong && !reopened;
  }

  #end(value: Node | undefined): void {
    if (!value && !this.#out.isDamaged) this.#out.syntax({ at: 0, size: 0, words: fault.empty });
    else if (value instanceof Pair && !value.close) {
      const last = lastLeaf(this.root as Node);
      const { width } = this.root as Node;
      const place = this.rules.atNext ? { at: width, size: 0 } : { at: width - last.width, size: last.size };
      this.#after = { ...place, words: fault.endsEarly };
    }
  }
}
