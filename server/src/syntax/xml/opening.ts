/// The reading of a tag that opens an element, and of an element that is a single tag. Equal tags are one leaf, so what comes
/// of it is remembered there.

import { perhaps } from '../../spec/rule';
import { meantName } from '../../text/near';
import type { Leaf } from '../../text/node';
import { MemoSlot } from '../../text/slot';
import { shortened } from '../measure';
import { Collector, Fact, type Reading, type XmlRules } from './collector';
import { Kind, kindOf } from './lexer';
import { tagOf } from './said';
import { type AnyShape, attributeSpan, demanded, type ElementShape, nameSpan, type XmlContext } from './schema';
import { type Attribute, repeated, type Tag } from './tag';

interface Memo {
  readonly kind: 'opening';
  readonly shape: unknown;
  readonly context: unknown;
  readonly reading: Reading;
}

const OPENINGS = new MemoSlot<Memo>('opening');

export function readOpening<C extends XmlContext>(
  leaf: Leaf,
  shape: AnyShape<C>,
  rules: XmlRules,
  context: C,
): Reading {
  const memo = OPENINGS.of(leaf);
  if (memo?.shape === shape && memo.context === context) return memo.reading;
  const out = new Collector(rules, context);
  const tag = tagOf(leaf);
  out.token(leaf, 0);
  if (tag.damaged) out.facts |= Fact.torn;
  const wanted = demanded(shape);
  if (wanted && !tag.damaged) {
    readAttributes(tag, wanted, out);
    if (kindOf(leaf) === Kind.empty) readNothing(tag, wanted, out);
  }
  const { reading } = out;
  OPENINGS.keep(leaf, memoOf(shape, context, reading));
  return reading;
}

let last: Memo | undefined;

/// Most have nothing to tell, as the one before, and share what is remembered.
function memoOf(shape: unknown, context: unknown, reading: Reading): Memo {
  const known = last;
  if (known && known.shape === shape && known.context === context && known.reading === reading) return known;
  const memo: Memo = { kind: 'opening', shape, context, reading };
  last = memo;
  return memo;
}

/// The first of a name counts; that there is another is reported elsewhere.
function readAttributes<C extends XmlContext>(tag: Tag, shape: ElementShape<C>, out: Collector<C>): void {
  const again = repeated(tag.attributes);
  let free: readonly string[] | undefined;
  for (const attribute of tag.attributes) {
    const { name } = attribute;
    if (again.has(attribute)) continue;
    const known = Object.hasOwn(shape.attributes, name) ? shape.attributes[name] : undefined;
    if (!known) {
      free ??= freeIn(tag, shape);
      const params = { name: shortened(name), ...perhaps(meantName(name, free)) };
      out.report(shape.unknownAttribute, params, attributeSpan(attribute));
    }
    if (!isBroken(attribute, tag)) known?.check?.(attribute, out, tag);
  }
  shape.check?.(tag, out);
}

/// The names of attributes that could stand there and do not.
const freeIn = <C>({ attributes }: Tag, shape: ElementShape<C>): string[] =>
  Object.keys(shape.attributes).filter((one) => !attributes.some(({ name }) => name === one));

/// What is wrong with a value as XML has been told; what it is meant to say cannot be.
const isBroken = ({ raw, valueAt }: Attribute, { faults }: Tag): boolean =>
  faults.length > 0 && faults.some(({ at }) => at >= valueAt && at < valueAt + raw.length);

/// An element in a single tag has nothing in it.
function readNothing<C extends XmlContext>(tag: Tag, shape: ElementShape<C>, out: Collector<C>): void {
  if (typeof shape.text === 'function') shape.text({ value: '', ...nameSpan(tag) }, out);
  shape.siblings?.whole?.(shape.siblings.none, tag, out);
}
