/// What stands near and is of the same kind: the element before, or what stands in it at the same place. New text follows
/// its order and its layout.

import { backward, forward } from '../../text/list';
import { Pair } from '../../text/node';
import { type At, isArray, isObject, valueIn } from './access';
import { membersOf } from './members';
import type { Where } from './where';

/// The same place in the element before; in the one after, if there is none.
export function likenessOf<C>({ around, place, name, prev, next }: Where<C>): At | undefined {
  const names: string[] = place === 'value' && name !== undefined ? [name] : [];
  for (let i = around.length - 1, inner: At | undefined; i >= 0; i--) {
    const level = around[i];
    if (!level) return undefined;
    if (isArray(level.node)) {
      const end = inner?.at ?? (prev ? prev.at + 1 : level.at);
      const start = level.at + level.node.open.width;
      const near =
        firstPair(backward(level.node.run, start, end)) ?? firstPair(inner ? rest(level.node, start, inner) : next);
      return follow(near, names);
    }
    if (level.name !== undefined) names.push(level.name);
    inner = level;
  }
  return undefined;
}

const rest = (array: Pair, start: number, inner: At): Iterable<At> =>
  forward(array.run, start, inner.at + inner.node.width);

const LOOK = 8;

function firstPair(items: Iterable<At>): At | undefined {
  let seen = 0;
  for (const item of items) {
    if (item.node instanceof Pair) return item;
    if (++seen > LOOK) break;
  }
  return undefined;
}

function follow(from: At | undefined, names: readonly string[]): At | undefined {
  let value = from;
  for (let i = names.length - 1; i >= 0 && value; i--) {
    value = isObject(value.node) ? valueIn(membersOf(value.node), value.at, names[i] as string) : undefined;
  }
  return value;
}
