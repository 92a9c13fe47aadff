/// What one value of a wei7 2.2 record has to be checked against in the rest of it.

import { rootElement } from '../../../syntax/xml/document';
import { type ElementAt, isElement } from '../../../syntax/xml/element';
import { Kind, kindOf } from '../../../syntax/xml/lexer';
import type { XmlContext } from '../../../syntax/xml/schema';
import { textIn } from '../../../syntax/xml/text';
import { items } from '../../../text/list';
import { Leaf, Pair, type Run } from '../../../text/node';
import { nameOf } from './names';

export interface Context extends XmlContext {
  /// Lines of the board; 19 where the record does not say soundly.
  readonly size: number;
}

export const SIZES: readonly string[] = ['7', '9', '11', '13', '15', '17', '19'];
const STANDARD = 19;

/// `decoded` if it is known that all bytes were sound.
export function contextOf(root: Run, decoded: boolean): Context {
  const size = childOf(rootElement(root, 'wei7'), 'size');
  const text = size?.element instanceof Pair ? textIn(size.element)?.value : undefined;
  const known = text !== undefined && SIZES.includes(text);
  return { declares: declares(root), undecoded: !decoded, size: known ? Number(text) : STANDARD };
}

/// A document type stands before the record.
function declares(root: Run): boolean {
  for (const item of items(root)) {
    if (isElement(item)) return false;
    if (item instanceof Leaf && kindOf(item) === Kind.doctype) return true;
  }
  return false;
}

/// How many items are looked at to find a child of the record.
const SEARCHED = 1000;

/// The first child of this name.
export function childOf(around: ElementAt | undefined, name: string): ElementAt | undefined {
  if (!(around?.element instanceof Pair)) return undefined;
  let at = around.at + around.element.open.width;
  let seen = 0;
  for (const item of items(around.element.run)) {
    if (isElement(item) && nameOf(item) === name) return { element: item, at };
    if (++seen > SEARCHED) return undefined;
    at += item.width;
  }
  return undefined;
}
