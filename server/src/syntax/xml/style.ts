/// How tags are written: quotation marks, white space around attributes and before the end. What is put in looks like its
/// neighbours.

import { Pair } from '../../text/node';
import { blanksStart, isCharacter } from './characters';
import { type Element, tagLeafOf } from './element';
import { tagOf } from './said';
import type { Attribute, Tag } from './tag';

export type Value = readonly [name: string, value: string];

/// A value as it is written between quotation marks of a kind. Characters that XML has not are left out.
export function escaped(value: string, quote: string): string {
  const sound = [...value.replace(/\r\n?/g, '\n')]
    .filter((sign) => isCharacter(sign.codePointAt(0) as number))
    .join('');
  const signs = quote === '"' ? /[&<"\n\t]/g : /[&<'\n\t]/g;
  return sound.replace(signs, (sign) => REFERENCES[sign] as string);
}

const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '"': '&quot;',
  "'": '&apos;',
  '\n': '&#10;',
  '\t': '&#9;',
};

/// What stands around the value of an attribute: before its name, from there to the value, and the quotation mark.
interface Around {
  readonly gap: string;
  readonly equals: string;
  readonly quote: string;
}

const PLAIN: Around = { gap: ' ', equals: '=', quote: '"' };

function aroundOf(text: string, { name, at, valueAt }: Attribute): Around {
  const gap = text.slice(blanksStart(text, at, 0), at) || ' ';
  return { gap, equals: text.slice(at + name.length, valueAt - 1), quote: text.charAt(valueAt - 1) };
}

const behind = ({ valueAt, raw }: Attribute): number => valueAt + raw.length + 1;

/// Where the name of a tag, or its last attribute, ends.
export const lastEnd = ({ nameAt, name, attributes }: Tag): number => {
  const last = attributes.at(-1);
  return last ? behind(last) : nameAt + name.length;
};

/// An attribute, to be put behind the last one of a tag.
export function attributeWritten(element: Element, [name, value]: Value): string {
  const { text } = tagLeafOf(element);
  const last = tagOf(tagLeafOf(element)).attributes.at(-1);
  const { gap, equals, quote } = last ? aroundOf(text, last) : PLAIN;
  return `${gap}${name}${equals}${quote}${escaped(value, quote)}${quote}`;
}

/// The attribute of a tag with the white space before it.
export function attributeExtent(
  element: Element,
  attribute: Attribute,
): { readonly from: number; readonly to: number } {
  const { gap } = aroundOf(tagLeafOf(element).text, attribute);
  return { from: attribute.at - gap.length, to: behind(attribute) };
}

/// The quotation mark of an attribute's value.
export const quoteOf = (element: Element, { valueAt }: Attribute): string =>
  tagLeafOf(element).text.charAt(valueAt - 1);

/// A new element with nothing in it, like another one. If that is of another kind only its quotation marks are like it.
export function elementWritten(
  name: string,
  values: readonly Value[],
  like: Element | undefined,
  isKin = true,
): string {
  return elementPieces(name, values, like, isKin)
    .map((piece) => (typeof piece === 'string' ? piece : piece.value))
    .join('');
}

/// The same, with the values apart from what stands around them.
export function elementPieces(
  name: string,
  values: readonly Value[],
  like: Element | undefined,
  isKin = true,
): (string | { readonly value: string })[] {
  const leaf = like && tagLeafOf(like);
  const known = leaf ? tagOf(leaf).attributes : [];
  const place = (one: string): number => known.findIndex((attribute) => attribute.name === one);
  const rank = (one: string): number => (place(one) < 0 ? known.length : place(one));
  const list = [...values].sort(([a], [b]) => (isKin ? rank(a) - rank(b) : 0));
  const attributes = list.flatMap(([one, value]) => {
    const model = known[place(one)] ?? known[0];
    const { gap, equals, quote } = leaf && model ? aroundOf(leaf.text, model) : PLAIN;
    return [`${isKin ? gap : ' '}${one}${equals}${quote}`, { value: escaped(value, quote) }, quote];
  });
  return [`<${name}`, ...attributes, isKin && like ? tailOf(name, like) : '/>'];
}

/// How it ends: in one tag, or with an end tag.
function tailOf(name: string, like: Element): string {
  const leaf = tagLeafOf(like);
  const tail = leaf.text.slice(lastEnd(tagOf(leaf)), leaf.size);
  if (!(like instanceof Pair)) return tail;
  if (like.run || !like.close) return '/>';
  const close = tagOf(like.close);
  return `${tail}</${name}${like.close.text.slice(close.nameAt + close.name.length, like.close.size)}`;
}
