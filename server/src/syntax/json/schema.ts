/// The shape of a format written in JSON, as data: which values may stand where, and the rule that each wrong value breaks.
/// Checking, completion and hover all read the same shape. `Context` is what a format wants to know about the whole record
/// (the size of the board, say) when it checks one value.

import type { Params, Rule, Words } from '../../spec/rule';
import type { Leaf, Node, Pair } from '../../text/node';
import type { Members } from './members';
import type { ValueKind } from './value';

/// Where checks put what they find. Without a place the whole value is meant.
export interface Reporter<Context> {
  readonly context: Context;
  report(rule: Rule, params?: Params, place?: { at: number; size: number }): void;
  /// Something that other parts of the record depend on; bits are or-ed together up to the root.
  note(fact: number): void;
  /// Found only if nothing in the whole record notes the fact `GATE`.
  reportUnlessGate(rule: Rule, params?: Params, place?: { at: number; size: number }): void;
}

/// The fact that `reportUnlessGate` asks about; formats have the bits after it for themselves, up to 2 ** 20.
export const GATE = 1;

/// A value that an editor can offer, with a word on what it means.
export interface Offer {
  readonly text: string;
  readonly meaning?: Words;
}

interface Shape {
  /// The clause that says what stands here, for hovers.
  readonly clause?: string;
  /// Values to choose from.
  readonly offers?: readonly Offer[];
  /// What this is in the words of the record, for editor features: `point`, `color`, `participant`, `title`.
  readonly meaning?: string;
}

export interface ObjectShape<C> extends Shape {
  readonly kind: 'object';
  readonly wrong: Rule;
  /// The rule against other properties; without one, any are right.
  readonly unknown?: Rule;
  readonly properties: Readonly<Record<string, Property<C>>>;
  /// Rules about the object as a whole, after those of its properties. Not asked of damaged objects.
  readonly check?: (members: Members, reporter: Reporter<C>) => void;
}

export interface Property<C> {
  readonly shape: AnyShape<C> | ((members: Members) => AnyShape<C>);
  /// The rule that it has to be there, and, if that depends, when.
  readonly missing?: Rule;
  readonly when?: (members: Members) => boolean;
  /// Let pass, but never offered.
  readonly unoffered?: true;
  /// The clause about this property, where that says more than the one about its value.
  readonly clause?: string;
}

export interface ArrayShape<C> extends Shape {
  readonly kind: 'array';
  readonly wrong: Rule;
  readonly item: AnyShape<C>;
  readonly check?: (array: Pair, reporter: Reporter<C>) => void;
}

export interface ScalarShape<C> extends Shape {
  readonly kind: 'string' | 'number' | 'boolean' | 'scalar';
  /// The rule that it is of this kind; for `scalar` any kind goes on to the check.
  readonly wrong: Rule;
  readonly check?: (value: ScalarValue, reporter: Reporter<C>) => void;
}

/// One of several shapes, by the kind of the value.
export interface ChoiceShape<C> extends Shape {
  readonly kind: 'choice';
  readonly choose: (kind: ValueKind, node: Node) => AnyShape<C>;
  /// What an editor offers by default.
  readonly usual: AnyShape<C>;
}

/// Anything; only duplicate names are looked for.
interface FreeShape extends Shape {
  readonly kind: 'free';
}

export type AnyShape<C> = ObjectShape<C> | ArrayShape<C> | ScalarShape<C> | ChoiceShape<C> | FreeShape;

export interface ScalarValue {
  readonly kind: ValueKind;
  readonly leaf: Leaf | undefined;
  readonly node: Node;
  /// The string or number, when it is one.
  readonly string: string;
  readonly number: number;
}

export const FREE: FreeShape = { kind: 'free' };
