/// What the children of an element come down to for each other, remembered on the pieces of long runs.

import { List, type Node, type Run } from '../../text/node';
import { type Element, isElement, meantName, tagLeafOf } from './element';
import { tagOf } from './said';
import type { ElementShape, Sibling, Siblings } from './schema';

/// A child as its siblings see it.
export function siblingOf<C>(element: Element, shape: ElementShape<C> | undefined): Sibling {
  const children = shape?.children() ?? {};
  const name = meantName(element, (one) => Object.hasOwn(children, one));
  return { element, name, tag: tagOf(tagLeafOf(element)) };
}

const known = new WeakMap<List, { readonly shape: unknown; readonly kin: unknown }>();

export function kinOf<C, K>(node: Run, shape: ElementShape<C>, siblings: Siblings<C, K>): K {
  if (!(node instanceof List)) return isElement(node) ? siblings.of(siblingOf(node, shape)) : siblings.none;
  const last = known.get(node);
  if (last?.shape === shape) return last.kin as K;
  let kin = siblings.none;
  for (const kid of node.kids) kin = siblings.join(kin, kinOf(kid, shape, siblings));
  known.set(node, { shape, kin });
  return kin;
}

/// Where a piece of a run stands: in an element of this id, and what it has to know of the children before and after it.
export interface Place {
  readonly id: number;
  readonly before: unknown;
  readonly after: unknown;
}

/// The same for places that are the same to all that stands there.
export function keyOf<C>({ id, before, after }: Place, shape: ElementShape<C> | undefined): string {
  const siblings = shape?.siblings;
  return siblings ? `${id}/${siblings.key(before, after)}` : `${id}`;
}

/// The place of a whole run.
export const placeOfAll = <C>(id: number, shape: ElementShape<C> | undefined): Place => ({
  id,
  before: shape?.siblings?.none,
  after: shape?.siblings?.none,
});

/// The places of the parts of a piece.
export function placesOf<C>(kids: readonly Node[], shape: ElementShape<C> | undefined, place: Place): readonly Place[] {
  const siblings = shape?.siblings;
  if (!shape || !siblings) return kids.map(() => place);
  const kin = kids.map((kid) => kinOf(kid, shape, siblings));
  const before = [place.before];
  for (const one of kin) before.push(siblings.before(before[before.length - 1], one));
  const places: Place[] = [];
  let after = place.after;
  for (let i = kids.length - 1; i >= 0; i--) {
    places.push({ id: place.id, before: before[i], after });
    after = siblings.after(kin[i], after);
  }
  return places.reverse();
}
