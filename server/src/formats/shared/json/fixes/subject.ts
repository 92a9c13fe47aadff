/// What a fault in a record in JSON is about: a value, what stands around it, and what should stand there by the shape of the
/// format. A repair is offered only if what it writes has that shape, so that no repair brings a fault of its own.

import type { Fault, Fix, QuickFix } from '../../../../record/quick-fix';
import { type At, isObject, membersAt } from '../../../../syntax/json/access';
import { json } from '../../../../syntax/json/family';
import { membersOf } from '../../../../syntax/json/members';
import { read } from '../../../../syntax/json/reader';
import type { JsonRules } from '../../../../syntax/json/reading';
import { type AnyShape, FREE, type Offer, type Property } from '../../../../syntax/json/schema';
import { sizeOf } from '../../../../syntax/json/value';
import { type Around, fitting, insideShape, propertyOf, shapeOf, whereAt } from '../../../../syntax/json/where';
import { type Edit, finished, parse, textBetween } from '../../../../text/edit';
import { Pair, type Run } from '../../../../text/node';
import { Pool } from '../../../../text/pool';
import { wayTo } from '../../../../text/way';

/// What a format says of its records.
interface Ground<C> {
  contextOf(root: Run): C;
  shape(context: C): AnyShape<C>;
  readonly rules: JsonRules;
}

/// What can be the members of an object.
interface Names {
  readonly all: readonly string[];
  isRequired(name: string): boolean;
  /// Is a text right as the value of a member?
  fits(name: string, text: string): boolean;
  /// The names in an object that is the value of a member.
  inside(name: string): Names | undefined;
}

/// An object or array.
export interface Level extends At {
  readonly names: Names;
  /// The member that it is the value of, where it is one.
  readonly name: string | undefined;
}

export interface Subject {
  readonly fault: Fault;
  readonly root: Run;
  readonly value: At;
  /// The objects and arrays right around it, outermost first.
  readonly around: readonly Level[];
  /// The member that it is the value of, where it is one.
  readonly name: string | undefined;
  /// What can be in it, if it is an object.
  readonly names: Names;
  /// Values to choose from in its place.
  readonly offers: readonly Offer[];
  /// Is a text right in its place?
  fits(text: string): boolean;
}

/// One way to put right what is wrong with a subject.
export type Way = (subject: Subject) => Iterable<Fix>;

/// Each way in its turn, but none twice. The fault is at a value, at the bracket that it begins with, or at the name of a
/// member, which then stands for its value.
export function mending<C>(ground: Ground<C>): (...ways: readonly Way[]) => QuickFix {
  const contextOf = remembered(ground.contextOf);
  return (...ways) =>
    function* (fault) {
      const subject = subjectOf(fault, ground, contextOf(fault.root));
      const seen = new Set<string>();
      for (const way of subject ? ways : []) {
        for (const fix of way(subject as Subject)) {
          const edits = JSON.stringify(fix.edits);
          if (!seen.has(edits)) yield fix;
          seen.add(edits);
        }
      }
    };
}

/// Texts never change, so what is known of one holds for all its faults.
function remembered<C>(contextOf: (root: Run) => C): (root: Run) => C {
  const known = new WeakMap<object, C>();
  return (root) => {
    if (!root) return contextOf(root);
    const context = known.get(root) ?? contextOf(root);
    known.set(root, context);
    return context;
  };
}

function subjectOf<C>(fault: Fault, ground: Ground<C>, context: C): Subject | undefined {
  const { root, from } = fault;
  const whole = ground.shape(context);
  const reader = new Reader(ground.rules, context);
  if (!isHandyAt(root, from)) return undefined;
  const { token, around, name, place, shape } = finished(whereAt(root, from + 1, whole));
  const about = (value: At, wanted: AnyShape<C>, levels: readonly Around<C>[], member: string | undefined): Subject => {
    const fit = fitting(wanted, value.node);
    return {
      fault,
      root,
      value,
      around: levels.slice(-LEVELS).map((level) => levelOf(level, reader)),
      name: member,
      names: new NamesOf(reader, { shape: fit, node: pairIn(value) }),
      offers: [...(wanted.offers ?? []), ...(fit.offers ?? [])],
      fits: (text) => reader.fits(text, wanted),
    };
  };
  if (token) {
    const value = place === 'name' ? memberAt(around.at(-1), from) : token;
    return token.at === from && place !== 'none' && value ? about(value, shape, around, name) : undefined;
  }
  const [level, outer] = [around.at(-1), around.at(-2)];
  if (level?.at !== from) return undefined;
  return about(level, outer ? insideShape(outer, level.name) : whole, around.slice(0, -1), level.name);
}

/// As far out as any way looks.
const LEVELS = 6;

/// What is deeper is left alone, since the way to it is gone again for every fault.
const DEEPEST = 1000;

/// An object with more in it than any that a person would mend is left alone: all of it is looked at for every fault. A list of
/// this height has 64 members at most.
const HIGHEST = 2;

const isHandy = (pair: Pair): boolean => !isObject(pair) || (pair.run?.height ?? 0) <= HIGHEST;

/// Can what stands at an offset be put right without going through too much for it?
function isHandyAt(root: Run, offset: number): boolean {
  const around: Pair[] = [];
  let steps = 0;
  for (const { node } of wayTo(root, offset)) {
    if (++steps > DEEPEST) return false;
    if (node instanceof Pair) around.push(node);
  }
  return around.slice(-LEVELS).every(isHandy);
}

const levelOf = <C>(level: Around<C>, reader: Reader<C>): Level => ({
  node: level.node,
  at: level.at,
  name: level.name,
  names: new NamesOf(reader, level),
});

const pairIn = ({ node }: At): Pair | undefined => (node instanceof Pair ? node : undefined);

/// What stands after a name.
function memberAt(object: At | undefined, keyAt: number): At | undefined {
  const member = membersAt(object)?.list.find((one) => object && object.at + one.keyAt === keyAt);
  return member?.value && object && { node: member.value, at: object.at + member.valueAt };
}

class Reader<C> {
  constructor(
    readonly rules: JsonRules,
    readonly context: C,
  ) {}

  fits(text: string, shape: AnyShape<C>): boolean {
    const tree = finished(parse(text, { family: json, pool: new Pool() }));
    return finished(read(tree, shape, this.rules, this.context)).findings.count === 0;
  }
}

class NamesOf<C> implements Names {
  constructor(
    readonly reader: Reader<C>,
    readonly level: Pick<Around<C>, 'shape'> & { readonly node: Pair | undefined },
  ) {}

  /// Those that the format has a use for.
  get all(): readonly string[] {
    const { shape } = this.level;
    if (shape.kind !== 'object') return [];
    const isUseful = (one?: Property<C>): boolean => one?.shape !== FREE && !one?.unoffered;
    return Object.keys(shape.properties).filter((name) => isUseful(propertyOf(shape, name)));
  }

  isRequired(name: string): boolean {
    return propertyOf(this.level.shape, name)?.missing !== undefined;
  }

  fits(name: string, text: string): boolean {
    const shape = this.#shapeOf(name);
    return shape !== undefined && this.reader.fits(text, shape);
  }

  inside(name: string): Names | undefined {
    const shape = this.#shapeOf(name);
    const fit = shape && fitting(shape, undefined);
    return fit?.kind === 'object' ? new NamesOf(this.reader, { shape: fit, node: undefined }) : undefined;
  }

  #shapeOf(name: string): AnyShape<C> | undefined {
    const property = propertyOf(this.level.shape, name);
    if (!property) return undefined;
    const { node } = this.level;
    if (typeof property.shape !== 'function') return property.shape;
    return node && shapeOf(property, membersOf(node));
  }
}

/// A value longer than this is not put right: that would be to write the record anew.
const LONGEST = 20_000;

export const isShort = ({ node }: At): boolean => node.width < LONGEST;

export const sourceOf = (root: Run, { node, at }: At): string => textBetween(root, at, at + sizeOf(node));

/// Puts something before a value and behind it.
export function surrounded({ node, at }: At, before: string, behind: string): [Edit, Edit] {
  const end = at + sizeOf(node);
  return [
    { from: at, to: at, text: before },
    { from: end, to: end, text: behind },
  ];
}

/// What stands right around a subject, if it is an object.
export function objectOf({ around }: Subject): Level | undefined {
  const level = around.at(-1);
  return isObject(level?.node) ? level : undefined;
}

/// The fix, if with its edits, which lie within the value, the value is as it should be.
export function* right(subject: Subject, fix: Fix): Generator<Fix> {
  if (isShort(subject.value) && subject.fits(edited(subject, fix.edits))) yield fix;
}

function edited({ root, value }: Subject, edits: readonly Edit[]): string {
  let text = '';
  let kept = value.at;
  for (const edit of edits) {
    text += textBetween(root, kept, edit.from) + edit.text;
    kept = edit.to;
  }
  return text + textBetween(root, kept, value.at + sizeOf(value.node));
}
