/// What the children of an element come down to for each other, remembered on the pieces of long runs.

import { Leaf, List, type Node, type Run } from '../../text/node';
import { type Element, isElement, meantName, tagLeafOf } from './element';
import { Kind, kindOf } from './lexer';
import { tagOf } from './said';
import type { ElementShape, Sibling, Siblings } from './schema';
import type { Tag } from './tag';
import { tagNameIn } from './tag-name';
import { proseIn } from './text';

/// A child as its siblings see it.
export function siblingOf<C>(element: Element, shape: ElementShape<C> | undefined): Sibling {
  if (element instanceof Leaf || element.closed) return new NamedSibling(element, tagNameIn(tagLeafOf(element).text));
  const children = shape?.children() ?? {};
  return new NamedSibling(
    element,
    meantName(element, (one) => Object.hasOwn(children, one)),
  );
}

/// Its name is asked for often, what else its tag says seldom.
class NamedSibling implements Sibling {
  constructor(
    readonly element: Element,
    readonly name: string,
  ) {}

  get tag(): Tag {
    return tagOf(tagLeafOf(this.element));
  }
}

const known = new WeakMap<List, { readonly shape: unknown; readonly kin: unknown }>();

export function kinOf<C, K>(node: Run, shape: ElementShape<C>, siblings: Siblings<C, K>): K {
  if (!(node instanceof List)) return isElement(node) ? siblings.of(siblingOf(node, shape)) : siblings.none;
  const last = known.get(node);
  if (last?.shape === shape) return last.kin as K;
  const kin = siblings.all(node.kids.length, (i) => kinOf(node.kids[i], shape, siblings));
  known.set(node, { shape, kin });
  return kin;
}

/// Where a piece of a run stands: in an element of this id, and what it has to know of the children before and after it.
export interface Place {
  readonly id: number;
  readonly before: unknown;
  readonly after: unknown;
  /// Text goes on from what stands before it.
  readonly inText: boolean;
}

/// The same for places that are the same to all that stands there.
export function keyOf<C>({ id, before, after, inText }: Place, shape: ElementShape<C> | undefined): string {
  const siblings = shape?.siblings;
  const key = inText ? `${id}t` : `${id}`;
  return siblings ? `${key}/${siblings.key(before, after)}` : key;
}

/// The place of a whole run.
export const placeOfAll = <C>(id: number, shape: ElementShape<C> | undefined): Place => ({
  id,
  before: shape?.siblings?.none,
  after: shape?.siblings?.none,
  inText: false,
});

/// The places of the parts of a piece.
export function placesOf<C>(kids: readonly Node[], shape: ElementShape<C> | undefined, place: Place): readonly Place[] {
  const siblings = shape?.siblings;
  const inText = textBefore(kids, place.inText);
  if (!shape || !siblings) return kids.map((_, i) => ({ ...place, inText: inText[i] ?? false }));
  const kin = kids.map((kid) => kinOf(kid, shape, siblings));
  const before = [place.before];
  for (const one of kin) before.push(siblings.before(before[before.length - 1], one));
  const places: Place[] = [];
  let after = place.after;
  for (let i = kids.length - 1; i >= 0; i--) {
    places.push({ id: place.id, before: before[i], after, inText: inText[i] ?? false });
    after = siblings.after(kin[i], after);
  }
  return places.reverse();
}

/// Does text go on from the part before, for each part? Text and sections that follow each other are one.
function textBefore(kids: readonly Node[], first: boolean): boolean[] {
  const inText = [first];
  for (const kid of kids) inText.push(endsInText(kid, inText.at(-1) ?? false));
  return inText;
}

/// What is blank goes on with what stands before it.
const endsInText = (node: Node, before: boolean): boolean => textAtEnd(node) ?? before;

/// Undefined where all is blank.
function textAtEnd(node: Node): boolean | undefined {
  if (node instanceof List) {
    for (let i = node.kids.length - 1; i >= 0; i--) {
      const found = textAtEnd(node.kids[i] as Node);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (!(node instanceof Leaf)) return false;
  const kind = kindOf(node);
  const isText = kind === Kind.text || kind === Kind.section;
  return isText && proseIn(node) ? true : isText || kind === Kind.blank ? undefined : false;
}
