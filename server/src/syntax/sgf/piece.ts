/// What a token of a node says: its properties with their values, and what is none. Read once and remembered for a while; places
/// count from its start.

import type { Leaf } from '../../text/node';
import { BriefSlot } from '../../text/slot';
import { isCapital, SEMICOLON } from './signs';
import { type Listener, type SlipKind, walk } from './walk';

/// From its bracket to behind the one that closes it.
export interface Value {
  readonly at: number;
  readonly end: number;
  readonly closed: boolean;
}

export interface Property {
  /// The capitals of its identifier, by which it is known.
  readonly name: string;
  /// The identifier as it is written.
  readonly written: string;
  readonly at: number;
  readonly values: readonly Value[];
}

interface Slip {
  readonly kind: SlipKind;
  readonly at: number;
  readonly end: number;
}

export interface Piece {
  readonly properties: readonly Property[];
  readonly slips: readonly Slip[];
  /// What a format makes of it.
  does: unknown;
}

const NO_SLIPS: readonly Slip[] = [];

const pieces = new BriefSlot<Piece>();

export const pieceOf = (leaf: Leaf): Piece => pieces.of(leaf) ?? pieces.keep(leaf, readPiece(leaf.text));

export function readPiece(text: string): Piece {
  const reader = new Reader(text);
  walk(text, text.charCodeAt(0) === SEMICOLON ? 1 : 0, reader);
  const { slips } = reader;
  return { properties: reader.properties, slips: slips.length > 0 ? slips : NO_SLIPS, does: undefined };
}

/// Arrays that have grown hold on to more room than they need, and there are very many: these are copied when they are done.
class Reader implements Listener {
  readonly #properties: Property[] = [];
  #values: Value[] = [];
  readonly slips: Slip[] = [];
  #name = '';
  #written = '';
  #at = 0;

  constructor(readonly text: string) {}

  property(at: number, end: number): void {
    this.#settle();
    this.#written = known(this.text.slice(at, end));
    this.#name = known(capitalsOf(this.#written));
    this.#at = at;
  }

  value(at: number, end: number, closed: boolean): void {
    this.#values.push(spanned(at, end, closed));
  }

  slip(kind: SlipKind, at: number, end: number): void {
    if (end > at) this.slips.push({ kind, at, end });
  }

  get properties(): readonly Property[] {
    this.#settle();
    return this.#properties.slice();
  }

  #settle(): void {
    if (this.#values.length === 0) return;
    const [only] = this.#values;
    const property = { name: this.#name, written: this.#written, at: this.#at, values: this.#values.slice() };
    this.#properties.push(this.#values.length === 1 && only ? single(property, only) : property);
    this.#values.length = 0;
  }
}

const FAR_AT = 256;
const WIDE = 16;
const VALUES: Value[] = [];

/// Most values stand where others do.
function spanned(at: number, end: number, closed: boolean): Value {
  const size = end - at;
  if (!closed || at >= FAR_AT || size >= WIDE) return { at, end, closed };
  const index = at * WIDE + size;
  VALUES[index] ??= { at, end, closed };
  return VALUES[index];
}

const singles = new Map<string, Property[]>();
const shared = new Set<Property>();
const MOST_SHARED = 20_000;

/// So do most properties that have one value, as moves have it: equal ones are one object.
function single(property: Property, value: Value): Property {
  const { written, at } = property;
  const size = value.end - value.at;
  if (written.length > 2 || value.at !== at + written.length || VALUES[value.at * WIDE + size] !== value)
    return property;
  let same = singles.get(written);
  if (!same) singles.set(written, (same = []));
  const known = same[at * WIDE + size];
  if (known || shared.size >= MOST_SHARED) return known ?? property;
  same[at * WIDE + size] = property;
  shared.add(property);
  return property;
}

/// Whether other nodes may have the same object.
export const isShared = (property: Property): boolean => shared.has(property);

const words = new Map<string, string>();
const MOST_WORDS = 1000;

/// The same word is one string.
function known(word: string): string {
  const same = words.get(word);
  if (same !== undefined) return same;
  if (words.size < MOST_WORDS) words.set(word, word);
  return word;
}

export function capitalsOf(written: string): string {
  if (isAllCapitals(written)) return written;
  let name = '';
  for (let i = 0; i < written.length; i++) if (isCapital(written.charCodeAt(i))) name += written[i];
  return name;
}

function isAllCapitals(written: string): boolean {
  for (let i = 0; i < written.length; i++) if (!isCapital(written.charCodeAt(i))) return false;
  return true;
}

/// What stands between the brackets of a value.
export const insideOf = (text: string, { at, end, closed }: Value): string =>
  text.slice(at + 1, closed ? end - 1 : end);

/// The property of a name, of several the first.
export function propertyOf({ properties }: Piece, name: string): Property | undefined {
  for (let i = 0; i < properties.length; i++) if ((properties[i] as Property).name === name) return properties[i];
  return undefined;
}
