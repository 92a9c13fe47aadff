/// What lines say, by kind. Places count from the start of the line.

import type { Params, Rule } from '../../../spec/rule';
import type { Span } from '../../../syntax/lines/absent';
import type { Field } from '../../../syntax/lines/fields';
import type { Point } from './points';

/// What is wrong with a line wherever it stands.
export interface Fault extends Span {
  readonly rule: Rule;
  readonly params?: Params;
}

interface AnySaid {
  readonly keyword: Field;
  readonly faults: readonly Fault[];
}

export interface SaidMove extends AnySaid {
  readonly what: 'move';
  readonly color: number;
  /// Undefined if it cannot be read.
  readonly number: number | undefined;
  /// Null is a pass; undefined if it cannot be read.
  readonly point: Point | null | undefined;
  /// Where number and location stand.
  readonly numberAt: Span;
  readonly pointAt: Span;
}

export interface Stone {
  readonly color: number;
  readonly point: Point;
  readonly field: Field;
}

export interface SaidSetup extends AnySaid {
  readonly what: 'setup';
  readonly stones: readonly Stone[];
}

/// What HIDE, MARK, PRISONER and UNMARK name.
export type Named = 'all' | { readonly point: Point } | { readonly from: number; readonly to: number };

export interface Target {
  readonly named: Named;
  /// What names it.
  readonly part: Field;
  /// The whole field.
  readonly field: Field;
  readonly marker?: Marker | undefined;
}

/// One or two characters, or a form.
export type Marker = { readonly label: string } | { readonly form: string };

export interface SaidTargets extends AnySaid {
  readonly what: 'targets';
  readonly targets: readonly Target[];
}

/// The whole board; a board of that size; or the rectangle between two points.
export type Region = 'board' | { readonly size: number } | { readonly corners: readonly [Point, Point] };

export interface SaidRegion extends AnySaid {
  readonly what: 'region';
  readonly region: Region;
}

export interface SaidSize extends AnySaid {
  readonly what: 'size';
  readonly size: number | undefined;
}

export interface SaidVariation extends AnySaid {
  readonly what: 'variation';
}

export interface SaidText extends AnySaid {
  readonly what: 'text';
  /// All of them, the keyword too.
  readonly fields: readonly Field[];
}

export type Said = SaidMove | SaidSetup | SaidTargets | SaidRegion | SaidSize | SaidVariation | SaidText;
