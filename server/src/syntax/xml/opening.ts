/// The reading of a tag that opens an element, and of an element that is a single tag. Equal tags are one leaf, so what comes
/// of it is remembered there.

import { type Params, perhaps } from '../../spec/rule';
import { meantName } from '../../text/near';
import type { Leaf } from '../../text/node';
import { shortened } from '../measure';
import { Collector, type Reading, type XmlRules } from './collector';
import { Kind, kindOf } from './lexer';
import { saidBy } from './said';
import { type AnyShape, attributeSpan, demanded, type ElementShape, nameSpan, type XmlContext } from './schema';
import type { Attribute, Tag } from './tag';

interface Memo {
  readonly shape: unknown;
  readonly context: unknown;
  readonly reading: Reading;
}

export function readOpening<C extends XmlContext>(
  leaf: Leaf,
  shape: AnyShape<C>,
  rules: XmlRules,
  context: C,
): Reading {
  const said = saidBy(leaf);
  const memo = said.reading as Memo | undefined;
  if (memo?.shape === shape && memo.context === context) return memo.reading;
  const out = new Collector(rules, context);
  const tag = said.tag as Tag;
  out.token(leaf, 0);
  const wanted = demanded(shape);
  if (wanted && !tag.damaged) {
    readAttributes(tag, wanted, out);
    if (kindOf(leaf) === Kind.empty) readNothing(tag, wanted, out);
  }
  const { reading } = out;
  said.reading = { shape, context, reading } satisfies Memo;
  return reading;
}

/// The first of a name counts; that there is another is reported elsewhere.
function readAttributes<C extends XmlContext>(tag: Tag, shape: ElementShape<C>, out: Collector<C>): void {
  const seen = new Set<string>();
  for (const attribute of tag.attributes) {
    const { name } = attribute;
    if (seen.has(name)) continue;
    seen.add(name);
    const known = Object.hasOwn(shape.attributes, name) ? shape.attributes[name] : undefined;
    if (!known) out.report(shape.unknownAttribute, strange(name, tag, shape), attributeSpan(attribute));
    if (!isBroken(attribute, tag)) known?.check?.(attribute, out, tag);
  }
  shape.check?.(tag, out);
}

function strange<C>(name: string, { attributes }: Tag, shape: ElementShape<C>): Params {
  const free = Object.keys(shape.attributes).filter((one) => !attributes.some((other) => other.name === one));
  return { name: shortened(name), ...perhaps(meantName(name, free)) };
}

/// What is wrong with a value as XML has been told; what it is meant to say cannot be.
const isBroken = ({ raw, valueAt }: Attribute, { faults }: Tag): boolean =>
  faults.some(({ at }) => at >= valueAt && at < valueAt + raw.length);

/// An element in a single tag has nothing in it.
function readNothing<C extends XmlContext>(tag: Tag, shape: ElementShape<C>, out: Collector<C>): void {
  if (typeof shape.text === 'function') shape.text({ value: '', ...nameSpan(tag) }, out);
  shape.siblings?.whole?.(shape.siblings.none, tag, out);
}
