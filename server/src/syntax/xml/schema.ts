/// The shape of a format written in XML, as data: which elements and attributes may stand where, and the rule that each wrong
/// one breaks. `Context` is what a format wants to know about the whole record when it checks one value.

import type { Params, Rule, Words } from '../../spec/rule';
import type { Element } from './element';
import type { Attribute, Tag } from './tag';

export interface Span {
  readonly at: number;
  readonly size: number;
}

/// What reading has to know of the whole text.
export interface XmlContext {
  /// There is a document type, which may declare entities.
  readonly declares: boolean;
  /// Replacement characters are signs of bytes that could not be decoded.
  readonly undecoded: boolean;
}

/// Where checks put what they find.
export interface Reporter<C> {
  readonly context: C;
  report(rule: Rule, params: Params, place: Span): void;
}

/// A value that an editor can offer, with a word on what it means.
export interface Offer {
  readonly text: string;
  readonly meaning?: Words;
}

interface Shape {
  /// The clause that says what stands here, for hovers.
  readonly clause?: string;
  /// What this is in the words of the record, for editor features: `point`, `color`, `title`.
  readonly meaning?: string;
}

export interface AttributeShape<C> extends Shape {
  readonly offers?: readonly Offer[];
  readonly check?: (attribute: Attribute, reporter: Reporter<C>, tag: Tag) => void;
}

/// The text in an element, where it stands, and what it is meant to be.
export interface ElementText extends Span {
  readonly value: string;
}

export interface ElementShape<C> extends Shape {
  readonly attributes: Readonly<Record<string, AttributeShape<C>>>;
  /// The rule against other attributes.
  readonly unknownAttribute: Rule;
  /// Rules about the tag as a whole. Not asked of a damaged one.
  readonly check?: (tag: Tag, reporter: Reporter<C>) => void;
  readonly children: () => Readonly<Record<string, ElementShape<C>>>;
  /// The rule against other elements in it.
  readonly unknownChild: Rule;
  /// The rule against text in it; or the check of the text, where it is empty at the name.
  readonly text: Rule | ((text: ElementText, reporter: Reporter<C>) => void);
  readonly siblings?: AnySiblings<C>;
}

export interface Sibling {
  readonly element: Element;
  readonly name: string;
  /// Read when it is asked for.
  readonly tag: Tag;
}

/// What the children of an element say about each other. A run of them comes down to a `Kin`, so that a change somewhere needs
/// no other look at all the rest.
export interface Siblings<C, Kin> {
  readonly none: Kin;
  of(sibling: Sibling): Kin;
  /// What several come down to; no more of them need be asked for than count.
  all(count: number, kin: (index: number) => Kin): Kin;
  /// What a child has to know of all before it, with one more; and of all after it, with one more before those.
  before(all: Kin, next: Kin): Kin;
  after(next: Kin, all: Kin): Kin;
  /// The same for what a child takes to be the same: nothing more, or too much is read again.
  key(before: Kin, after: Kin): string;
  /// Places count from the start of the child. Returns false if what is in it is not to be checked.
  check(sibling: Sibling, before: Kin, after: Kin, reporter: Reporter<C>): boolean;
  /// All of them; places count from the start of the element around them.
  whole?(all: Kin, tag: Tag, reporter: Reporter<C>): void;
}

/// Whatever a run of children comes down to.
export type AnySiblings<C> = Siblings<C, unknown>;

export const anySiblings = <C, Kin>(siblings: Siblings<C, Kin>): AnySiblings<C> => siblings as AnySiblings<C>;

export const nameSpan = ({ name, nameAt }: Tag): Span => ({ at: nameAt, size: name.length });

export const attributeSpan = ({ name, at }: Attribute): Span => ({ at, size: name.length });

/// Where a value stands as it is written; where it is empty, its quotation marks.
export const valueSpan = ({ raw, valueAt }: Attribute): Span =>
  raw === '' ? { at: valueAt - 1, size: 2 } : { at: valueAt, size: raw.length };

export const attributeOf = ({ attributes }: Tag, name: string): Attribute | undefined =>
  attributes.find((attribute) => attribute.name === name);

/// Anything may stand in it; only what is wrong as XML is reported.
export const FREE = { free: true } as const;

export type AnyShape<C> = ElementShape<C> | typeof FREE;

/// The shape, if it asks for anything.
export const demanded = <C>(shape: AnyShape<C>): ElementShape<C> | undefined => ('free' in shape ? undefined : shape);
