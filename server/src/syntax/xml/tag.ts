/// What a tag says: its name and its attributes, and what is wrong with it. Reading goes on after a fault, but of those that
/// unhinge a tag only the first is reported.

import type { Words } from '../../spec/rule';
import type { Leaf } from '../../text/node';
import { shortened } from '../measure';
import { Some } from '../some';
import { blanksEnd, EQUALS, GT, isBlank, isCharacter, isQuote, LT, nameEnd, SLASH } from './characters';
import { type Fault, type FaultKind, words } from './fault';
import { endingOf } from './lexer';
import { MOST, proseFaults } from './prose';
import { valueMeant } from './references';
import { Ending } from './tag-end';
import { tagNameAt } from './tag-name';

export interface Attribute {
  readonly name: string;
  readonly at: number;
  /// As it is meant, references resolved and line ends turned to blanks.
  readonly value: string;
  /// As it is written, between the quotation marks.
  readonly raw: string;
  readonly valueAt: number;
}

export interface Tag {
  readonly name: string;
  readonly nameAt: number;
  readonly attributes: readonly Attribute[];
  readonly faults: readonly Fault[];
  /// Something has unhinged it: attributes may be missing, or be other than they were meant to be.
  readonly damaged: boolean;
  /// The text ends in it.
  readonly early: boolean;
}

/// There are very many of these, and hardly any of them is kept: what is of a class is made where that is made which is soon let go of.
class Written implements Attribute {
  constructor(
    readonly name: string,
    readonly at: number,
    readonly value: string,
    readonly raw: string,
    readonly valueAt: number,
  ) {}
}

class ReadTag implements Tag {
  constructor(
    readonly name: string,
    readonly nameAt: number,
    readonly attributes: readonly Attribute[],
    readonly faults: readonly Fault[],
    readonly damaged: boolean,
    readonly early: boolean,
  ) {}
}

export const readTag = (leaf: Leaf): Tag => new TagReading(leaf).read();

/// Of the tag that is being read; one is read after the other.
const ATTRIBUTES = new Some<Attribute>();

class TagReading {
  #attributes: readonly Attribute[] = [];
  readonly #faults: Fault[] = [];
  readonly #text: string;
  readonly #end: number;
  #damaged = false;

  constructor(readonly leaf: Leaf) {
    this.#text = leaf.text;
    this.#end = leaf.size;
  }

  read(): Tag {
    const { from, end, isEnd, odd } = tagNameAt(this.#text, 0);
    const name = this.#text.slice(from, end);
    if (odd) this.#unhinge('markup', 0, 1, words.stray);
    this.#body(end, isEnd);
    this.#attributes = ATTRIBUTES.take();
    const ending = endingOf(this.leaf);
    if (ending === Ending.cut) this.#unhinge('markup', this.leaf.width, 1, words.cut);
    if (ending === Ending.early && !isEnd) this.#unhinge('unclosed', from, end - from, words.cutOff);
    if (!this.#damaged) this.#duplicates();
    return new ReadTag(name, from, this.#attributes, this.#faults, this.#damaged, ending === Ending.early);
  }

  #body(from: number, isEnd: boolean): void {
    for (let at = from; ; ) {
      const start = blanksEnd(this.#text, at);
      if (start >= this.#end || this.#closes(start, isEnd)) return;
      const isName = !isEnd && nameEnd(this.#text, start) > start;
      at = isName ? this.#attribute(start, start > at) : this.#sign(start);
    }
  }

  #closes(at: number, isEnd: boolean): boolean {
    const sign = isEnd || this.#text.charCodeAt(at) !== SLASH ? at : at + 1;
    return sign === this.#end - 1 && this.#text.charCodeAt(sign) === GT;
  }

  #add(kind: FaultKind, at: number, size: number, told: Words): void {
    this.#faults.push({ kind, at, size, words: told });
  }

  /// A fault after which it is not certain what belongs to what.
  #unhinge(kind: FaultKind, at: number, size: number, told: Words): void {
    if (!this.#damaged) this.#add(kind, at, size, told);
    this.#damaged = true;
  }

  #sign(at: number): number {
    const code = this.#text.codePointAt(at) as number;
    const sign = String.fromCodePoint(code);
    if (isCharacter(code)) this.#unhinge('markup', at, 1, words.sign(sign));
    else this.#unhinge('character', at, 1, words.character(code));
    return at + sign.length;
  }

  /// Returns where the attribute ends that begins at `at`.
  #attribute(at: number, spaced: boolean): number {
    const end = nameEnd(this.#text, at);
    const equals = blanksEnd(this.#text, end);
    const name = this.#text.slice(at, end);
    if (this.#text.charCodeAt(equals) !== EQUALS) {
      this.#unhinge('attribute', at, end - at, words.noValue(shortened(name)));
      return end;
    }
    if (!spaced && !this.#damaged) this.#add('attribute', at, end - at, words.noBlank(shortened(name)));
    const value = blanksEnd(this.#text, equals + 1);
    const quoted = value < this.#end && isQuote(this.#text.charCodeAt(value));
    return quoted ? this.#quoted(name, at, value) : this.#unquoted(name, at, value);
  }

  #quoted(name: string, at: number, open: number): number {
    const close = this.#text.indexOf(this.#text.charAt(open), open + 1);
    if (close < 0) return this.#open(name, at, open + 1);
    const raw = this.#text.slice(open + 1, close);
    for (let i = raw.indexOf('<'); i >= 0 && this.#faults.length < MOST; i = raw.indexOf('<', i + 1)) {
      this.#add('ltInValue', open + 1 + i, 1, words.ltInValue);
    }
    proseFaults(raw, open + 1, this.#faults);
    ATTRIBUTES.add(new Written(name, at, valueMeant(raw), raw, open + 1));
    return close + 1;
  }

  /// A value without its second quotation mark was meant to end with the tag.
  #open(name: string, at: number, from: number): number {
    if (endingOf(this.leaf) === Ending.cut) this.#unhinge('ltInValue', this.leaf.width, 1, words.openValue);
    const raw = this.#text.slice(from, this.#beforeEnd());
    ATTRIBUTES.add(new Written(name, at, valueMeant(raw), raw, from));
    return this.#end;
  }

  #beforeEnd(): number {
    const sign = this.#text.charCodeAt(this.#end - 1) === GT ? this.#end - 1 : this.#end;
    return this.#text.charCodeAt(sign - 1) === SLASH ? sign - 1 : sign;
  }

  #unquoted(name: string, at: number, from: number): number {
    let end = from;
    while (end < this.#end && !endsBare(this.#text.charCodeAt(end))) end++;
    const isEmpty = end === from;
    const told = words.noQuotes(shortened(name));
    this.#unhinge('attribute', isEmpty ? at : from, isEmpty ? name.length : end - from, told);
    const raw = this.#text.slice(from, end).replace(/["']/g, '');
    ATTRIBUTES.add(new Written(name, at, valueMeant(raw), raw, from));
    return Math.max(end, Math.min(from, this.#end));
  }

  #duplicates(): void {
    for (const { name, at } of repeated(this.#attributes)) {
      this.#add('duplicate', at, name.length, words.duplicate(shortened(name)));
    }
  }
}

/// More names than these are not compared each with each.
const FEW = 8;
const NONE: ReadonlySet<Attribute> = new Set();

/// The attributes of a name that one before them has.
export function repeated(attributes: readonly Attribute[]): ReadonlySet<Attribute> {
  if (attributes.length <= FEW && areDifferent(attributes)) return NONE;
  const names = new Set<string>();
  return new Set(attributes.filter(({ name }) => names.size === names.add(name).size));
}

function areDifferent(attributes: readonly Attribute[]): boolean {
  for (let i = 1; i < attributes.length; i++)
    for (let j = 0; j < i; j++) if (attributes[i]?.name === attributes[j]?.name) return false;
  return true;
}

const endsBare = (c: number): boolean => isBlank(c) || c === SLASH || c === GT || c === LT;
