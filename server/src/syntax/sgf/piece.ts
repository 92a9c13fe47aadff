/// What a token of a node says: its properties with their values, and what is none. Read once and remembered for a while; places
/// count from its start.

import type { Leaf } from '../../text/node';
import { BriefSlot } from '../../text/slot';
import { Some } from '../some';
import { isCapital, SEMICOLON } from './signs';
import { type Listener, type SlipKind, walk } from './walk';

/// From its bracket to behind the one that closes it.
export interface Value {
  readonly at: number;
  readonly end: number;
  readonly closed: boolean;
  /// There is no bracket that opens in it, no backslash and no control character. Of one that is not plain nobody knows.
  readonly isPlain: boolean;
}

/// There are very many of these, and hardly any of them is kept. Objects of a class are made where others are that are soon let go of, and so are
/// lists that are cut out of another; the first ones of a literal are kept by those below, and the engine would take the others for what is kept,
/// too: then it makes them where it looks for what is let go of but seldom.
class Span implements Value {
  constructor(
    readonly at: number,
    readonly end: number,
    readonly closed: boolean,
    readonly isPlain: boolean,
  ) {}
}

export interface Property {
  /// The capitals of its identifier, by which it is known.
  readonly name: string;
  /// The identifier as it is written.
  readonly written: string;
  readonly at: number;
  readonly values: readonly Value[];
  /// Other nodes may have the same object.
  readonly isShared: boolean;
  /// What a format makes of it, if they may.
  does?: unknown;
}

class Written implements Property {
  does: unknown = undefined;

  constructor(
    readonly name: string,
    readonly written: string,
    readonly at: number,
    readonly values: readonly Value[],
    readonly isShared: boolean,
  ) {}
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

class ReadPiece implements Piece {
  does: unknown = undefined;

  constructor(
    readonly properties: readonly Property[],
    readonly slips: readonly Slip[],
  ) {}
}

const NO_SLIPS: readonly Slip[] = [];

const pieces = new BriefSlot<Piece>();

export const pieceOf = (leaf: Leaf): Piece => pieces.of(leaf) ?? pieces.keep(leaf, readPiece(leaf.text));

export function readPiece(text: string): Piece {
  const reader = READER;
  reader.text = text;
  walk(text, text.charCodeAt(0) === SEMICOLON ? 1 : 0, reader);
  return reader.piece();
}

class Reader implements Listener {
  text = '';
  readonly properties = new Some<Property>();
  readonly values = new Some<Value>();
  slips: Slip[] | undefined = undefined;
  word: Word | undefined = undefined;
  at = 0;

  property(at: number, end: number): void {
    this.settle();
    this.word = wordIn(this.text, at, end);
    this.at = at;
  }

  value(at: number, end: number, closed: boolean, isPlain: boolean): void {
    this.values.add(spanned(at, end, closed, isPlain));
  }

  slip(kind: SlipKind, at: number, end: number): void {
    if (end <= at) return;
    this.slips ??= [];
    this.slips.push({ kind, at, end });
  }

  piece(): Piece {
    this.settle();
    const piece = new ReadPiece(this.properties.take(), this.slips ?? NO_SLIPS);
    this.text = '';
    this.slips = this.word = undefined;
    return piece;
  }

  settle(): void {
    const { word, at, values } = this;
    if (!word || values.isEmpty) return;
    const { only } = values;
    this.properties.add((only && single(word, at, only)) ?? propertyWith(word, at, values.take()));
    values.forget();
  }
}

/// One serves all, and holds on to none.
const READER = new Reader();

const FAR_AT = 256;
const WIDE = 16;
/// What is filled here and there has all its places from the beginning: else the engine takes it for a dictionary and looks everything up.
const VALUES: (Value | undefined)[] = new Array(FAR_AT * WIDE);

/// Most values stand where others do.
function spanned(at: number, end: number, closed: boolean, isPlain: boolean): Value {
  const size = end - at;
  if (!closed || !isPlain || at >= FAR_AT || size >= WIDE) return new Span(at, end, closed, isPlain);
  const index = at * WIDE + size;
  return (VALUES[index] ??= new Span(at, end, closed, isPlain));
}

/// An identifier, and the properties that have it and one value, as moves have it: most stand where others do, and equal ones are one object.
interface Word {
  readonly name: string;
  readonly written: string;
  /// By where they stand and by how long the value is.
  singles: ((Property | undefined)[] | undefined)[] | undefined;
}

const propertyWith = ({ name, written }: Word, at: number, values: readonly Value[], isShared = false): Property =>
  new Written(name, written, at, values, isShared);

const MOST_SHARED = 20_000;
let shared = 0;

/// The one that others have, too; nothing, if that does not pay.
function single(word: Word, at: number, value: Value): Property | undefined {
  const size = value.end - value.at;
  const { length } = word.written;
  if (length > 2 || value.at !== at + length || VALUES[value.at * WIDE + size] !== value) return undefined;
  word.singles ??= new Array(FAR_AT);
  const here = (word.singles[at] ??= new Array(WIDE));
  const known = here[size];
  if (known || shared >= MOST_SHARED) return known;
  shared++;
  return (here[size] = propertyWith(word, at, [value], true));
}

/// Words of one or two capitals by these; others as they are written, as long as there are not too many.
const CAPITALS = 32;
const SHORT: (Word | undefined)[] = new Array(CAPITALS * CAPITALS);
const LONG = new Map<string, Word>();
const MOST_WORDS = 1000;

/// The same word is one object.
function wordIn(text: string, at: number, end: number): Word {
  const first = text.charCodeAt(at);
  const second = end - at === 2 ? text.charCodeAt(at + 1) : 0;
  if (end - at <= 2 && isCapital(first) && (second === 0 || isCapital(second))) {
    const index = (first % CAPITALS) * CAPITALS + (second % CAPITALS);
    return (SHORT[index] ??= wordOf(text.slice(at, end)));
  }
  const written = text.slice(at, end);
  const known = LONG.get(written);
  if (known) return known;
  const word = wordOf(written);
  if (LONG.size < MOST_WORDS) LONG.set(written, word);
  return word;
}

const wordOf = (written: string): Word => ({ name: capitalsOf(written), written, singles: undefined });

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

/// So many properties are looked through one by one.
const MANY = 32;

const named = new WeakMap<readonly Property[], ReadonlyMap<string, Property>>();

/// The property of a name, of several the first.
export function propertyOf({ properties }: Piece, name: string): Property | undefined {
  if (properties.length > MANY) return byName(properties).get(name);
  for (let i = 0; i < properties.length; i++) if ((properties[i] as Property).name === name) return properties[i];
  return undefined;
}

function byName(properties: readonly Property[]): ReadonlyMap<string, Property> {
  let known = named.get(properties);
  if (!known) named.set(properties, (known = new Map(properties.toReversed().map((one) => [one.name, one]))));
  return known;
}
