/// All values of a text that have a place in a shape.

import type { Pair, Run } from '../../text/node';
import { type At, elementsOf, rootValue } from './access';
import { type Members, membersOf } from './members';
import type { AnyShape } from './schema';
import { kindOf } from './value';

export interface Shaped<C> extends At {
  readonly shape: AnyShape<C>;
  /// Of an object.
  readonly members: Members | undefined;
}

/// From the outside in, in no order otherwise.
export function* shapedIn<C>(root: Run, shape: AnyShape<C>): Generator<Shaped<C>> {
  const value = rootValue(root);
  const left: (At & { readonly shape: AnyShape<C> })[] = value ? [{ ...value, shape }] : [];
  for (let next = left.pop(); next; next = left.pop()) {
    const { node, at } = next;
    const kind = kindOf(node);
    let { shape } = next;
    for (let chosen = 0; shape.kind === 'choice' && chosen < DEEPEST; chosen++) shape = shape.choose(kind, node);
    const members = kind === 'object' ? membersOf(node as Pair) : undefined;
    yield { node, at, shape, members };
    if (shape.kind === 'array' && kind === 'array')
      for (const element of elementsOf(next)) left.push({ ...element, shape: shape.item });
    if (shape.kind !== 'object' || !members) continue;
    for (const { name, value, valueAt } of members.list) {
      const property = Object.hasOwn(shape.properties, name) ? shape.properties[name] : undefined;
      if (!property || !value) continue;
      const inner = typeof property.shape === 'function' ? property.shape(members) : property.shape;
      left.push({ node: value, at: at + valueAt, shape: inner });
    }
  }
}

/// Choices of choices.
const DEEPEST = 4;
