/// Elements among the nodes of the tree: a pair of tags with what stands between, or a single tag.

import { items } from '../../text/list';
import { Flag, Leaf, List, type Node, Pair, type Run } from '../../text/node';
import { endingOf, Kind, kindOf, XmlFlag } from './lexer';
import { Ending } from './tag-end';
import { tagNameIn } from './tag-name';

/// An element: a pair, or a leaf with both of its tags in one.
export type Element = Leaf | Pair;

export function isElement(node: Node | undefined): node is Element {
  return node instanceof Pair || (node instanceof Leaf && kindOf(node) === Kind.empty);
}

/// The tag that an element begins with.
export const tagLeafOf = (element: Element): Leaf => (element instanceof Pair ? element.open : element);

/// The name of an element. One whose start tag has a name that cannot be is what its end tag says.
export function meantName(element: Element, isKnown: (name: string) => boolean): string {
  const name = tagNameIn(tagLeafOf(element).text);
  if (!(element instanceof Pair) || !element.close || element.closed || isKnown(name)) return name;
  const closing = tagNameIn(element.close.text);
  return isKnown(closing) ? closing : name;
}

/// An element at its place in the text.
export interface ElementAt {
  readonly element: Element;
  readonly at: number;
}

/// The first element of a run that starts at `start`.
export function firstElement(run: Run, start = 0): ElementAt | undefined {
  let at = start;
  for (const item of items(run)) {
    if (isElement(item)) return { element: item, at };
    at += item.width;
  }
  return undefined;
}

/// The last of the elements in a run that are not closed, then the last in that, and so on to the innermost.
export function innermostOpen(run: Run, at: number): { readonly pair: Pair; readonly at: number } | undefined {
  let found: { pair: Pair; at: number } | undefined;
  for (let next = lastOpen(run, at); next; next = lastOpen(next.pair.run, next.at + next.pair.open.width)) found = next;
  return found;
}

const isOpen = ({ close }: Pair): boolean => !close || endingOf(close) === Ending.early;

/// One that has lent its end tag has one in it that is open.
function lastOpen(node: Run, at: number): { pair: Pair; at: number } | undefined {
  if (node instanceof Pair) return isOpen(node) || node.lent ? { pair: node, at } : undefined;
  if (!(node instanceof List) || !(node.flags & (Flag.broken | XmlFlag.torn))) return undefined;
  let end = at + node.width;
  for (let i = node.kids.length - 1; i >= 0; i--) {
    const kid = node.kids[i] as Node;
    end -= kid.width;
    const found = lastOpen(kid, end);
    if (found) return found;
  }
  return undefined;
}
