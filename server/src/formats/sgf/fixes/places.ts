/// What stands where something is wrong, and how it is taken away or put elsewhere.

import type { Fault, Fix } from '../../../record/quick-fix';
import type { Words } from '../../../spec/rule';
import { Kind } from '../../../syntax/sgf/lexer';
import { insideOf, type Property, pieceOf, type Value } from '../../../syntax/sgf/piece';
import { type Edit, textBetween } from '../../../text/edit';
import type { Leaf } from '../../../text/node';
import { type NodePlace, nodeAt } from '../where/place';

interface Spot extends NodePlace {
  readonly property: Property | undefined;
  readonly value: Value | undefined;
}

export const say = (en: string, zh: string): Words => ({ en, zh });

export const REMOVE = say('Remove it', '删除');
export const write = (text: string): Words =>
  say(`Write ${text === '' ? '[]' : text}`, `改为 ${text === '' ? '[]' : text}`);

/// The node, the property and the value at a fault.
export function spotOf({ root, from }: Fault): Spot | undefined {
  const node = nodeAt(root, from + 1);
  if (!node) return undefined;
  const at = from - node.start;
  const property = lastFrom(node.piece.properties, at);
  const value = property && lastFrom(property.values, at);
  return { ...node, property, value: value && value.end > at ? value : undefined };
}

/// The last that begins there or before. There may be very many, and something wrong with each.
function lastFrom<T extends { readonly at: number }>(list: readonly T[], at: number): T | undefined {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] as T).at > at) high = middle;
    else low = middle + 1;
  }
  return list[low - 1];
}

export const textOf = ({ root, from, to }: Fault): string => textBetween(root, from, to);

/// The text between the brackets of the value at a fault.
export const valueText = ({ leaf, value }: Spot): string => (value ? insideOf(leaf.text, value) : '');

export const endOf = ({ values, at, written }: Property): number => values.at(-1)?.end ?? at + written.length;

/// In the place of what stands between the brackets.
export function inBrackets({ start, value }: Spot, text: string): Edit[] {
  return value ? [{ from: start + value.at + 1, to: start + value.end - (value.closed ? 1 : 0), text }] : [];
}

/// A property goes, and its node if nothing else is in it.
export function withoutProperty(fault: Fault, { leaf, start, piece }: NodePlace, property: Property): Edit[] {
  const isAll = piece.properties.length === 1 && piece.slips.length === 0 && leaf.kind === Kind.node;
  if (isAll && hasNodeBefore(fault, start)) return [withoutNode(fault, leaf, start)];
  const isLast = piece.properties.at(-1) === property;
  const end = endOf(property);
  const blanks = isLast ? 0 : (/^\s*/.exec(leaf.text.slice(end, leaf.size))?.[0].length ?? 0);
  return [{ from: start + property.at, to: start + end + blanks, text: '' }];
}

/// With the white space before it.
export function withoutNode({ root }: Fault, leaf: Leaf, start: number): Edit {
  const blanks = /\s*$/.exec(textBetween(root, Math.max(0, start - BLANKS), start))?.[0].length ?? 0;
  return { from: start - blanks, to: start + leaf.size, text: '' };
}

const BLANKS = 200;

/// Something other than a parenthesis that opens stands before.
const hasNodeBefore = ({ root }: Fault, start: number): boolean =>
  /[^\s(]\s*$/.test(textBetween(root, Math.max(0, start - BLANKS), start));

/// A value goes, and its property if it is the only one.
export function withoutValue(fault: Fault, spot: Spot): Edit[] {
  const { property, value, start } = spot;
  if (!property || !value) return [];
  if (property.values.length === 1) return withoutProperty(fault, spot, property);
  return [{ from: start + value.at, to: start + value.end, text: '' }];
}

const LONGEST = 24;

export const removing = (edits: readonly Edit[], sure = false): Fix => ({ title: REMOVE, edits, sure });

/// Something that says something is lost: the title says what.
export function losing(
  spot: Spot,
  { at, end }: { readonly at: number; readonly end: number },
  edits: readonly Edit[],
): Fix {
  const text = spot.leaf.text.slice(at, end);
  const what = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  return { title: say(`Remove \`${what}\``, `删除 \`${what}\``), edits };
}

/// Whether two leaves say the same.
export const saysNothing = (leaf: Leaf): boolean => {
  const { properties, slips } = pieceOf(leaf);
  return properties.length === 0 && slips.length === 0;
};
