/// The properties of a group as they are written. Places count from the start of its leaf.

import type { Span } from '../../../syntax/brackets/field';
import { blanksEnd, halfOf, halved, isBlank, trimmedEnd } from '../../../syntax/brackets/half-width';
import { valueAt } from '../../../syntax/groups/value';
import { isName, type Name } from './properties';

/// What stands in brackets.
export interface Value extends Span {
  /// With half-width signs, without white space at its ends; and as it is.
  readonly text: string;
  readonly raw: string;
  /// With its brackets.
  readonly whole: Span;
  readonly closed: boolean;
}

export interface Property {
  /// With half-width signs.
  readonly name: string;
  readonly at: Span;
  readonly value: Value | undefined;
}

/// What stands between the properties.
interface Stray extends Span {
  readonly kind: 'value' | 'signs';
}

export interface Said {
  readonly properties: readonly Property[];
  readonly strays: readonly Stray[];
  /// Values that are not closed.
  readonly unclosed: readonly Span[];
  /// Something is wrong with its brackets or names, so that what is missing may only be hidden.
  readonly damaged: boolean;
}

const OPEN = 0x5b;
const SEMICOLON = 0x3b;
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/;

const isLetter = (half: number): boolean => (half >= 0x41 && half <= 0x5a) || (half >= 0x61 && half <= 0x7a);
const isDigit = (half: number): boolean => half >= 0x30 && half <= 0x39;

/// The properties of a text of which `size` characters are not white space at its end.
export function readGroup(text: string, size: number): Said {
  const properties: Property[] = [];
  const strays: Stray[] = [];
  const unclosed: Span[] = [];
  let at = halfOf(text.charCodeAt(0)) === SEMICOLON ? 1 : 0;
  const takeValue = (from: number): Value => {
    const value = valueIn(text, from, size);
    if (!value.closed) unclosed.push(value.whole);
    at = value.whole.to;
    return value;
  };
  for (at = blanksEnd(text, at); at < size; at = blanksEnd(text, at)) {
    const half = halfOf(text.charCodeAt(at));
    const from = at;
    if (isLetter(half)) {
      const to = nameEnd(text, at, size);
      const next = blanksEnd(text, to);
      at = to;
      const value = next < size && halfOf(text.charCodeAt(next)) === OPEN ? takeValue(next) : undefined;
      properties.push({ name: halved(text.slice(from, to)), at: { from, to }, value });
    } else if (half === OPEN) strays.push({ kind: 'value', ...takeValue(at).whole });
    else {
      at = strayEnd(text, at, size);
      if (!CONTROL.test(text.charAt(from))) strays.push({ kind: 'signs', from, to: at });
    }
  }
  return { properties, strays, unclosed, damaged: strays.length + unclosed.length > 0 || properties.some(isDamaged) };
}

const FREE = /^(?:PA|PB|MARK)$/;

/// A bracket within a value may be that of another.
const isDamaged = ({ name, value }: Property): boolean =>
  !value || !isName(name) || (value.text.includes('[') && !FREE.test(name));

function nameEnd(text: string, from: number, size: number): number {
  let to = from;
  while (to < size && (isLetter(halfOf(text.charCodeAt(to))) || isDigit(halfOf(text.charCodeAt(to))))) to++;
  return to;
}

function strayEnd(text: string, from: number, size: number): number {
  const isControl = CONTROL.test(text.charAt(from));
  let to = from + 1;
  for (; to < size; to++) {
    const code = text.charCodeAt(to);
    const half = halfOf(code);
    const ends = isBlank(code) || isLetter(half) || half === OPEN || half === SEMICOLON;
    if (ends || CONTROL.test(text.charAt(to)) !== isControl) break;
  }
  return to;
}

function valueIn(text: string, from: number, size: number): Value {
  const { to, closed } = valueAt(text, from, size);
  const end = closed ? to - 1 : to;
  const start = Math.min(end, blanksEnd(text, from + 1));
  const stop = trimmedEnd(text, start, end);
  const raw = text.slice(start, stop);
  return { from: start, to: stop, text: halved(raw), raw, whole: { from, to }, closed };
}

/// The value; the brackets if it is empty.
export const placeOf = ({ from, to, whole }: Value): Span => (from === to ? whole : { from, to });

export const valueNamed = ({ properties }: Said, name: Name): Value | undefined =>
  properties.find((property) => property.name === name)?.value;
