/// What a line says, as far as the line alone tells: read once and remembered on its leaf. Places count from its start.

import type { Params, Rule } from '../../spec/rule';
import { LineKind } from '../../syntax/lines/family';
import { type Field, fieldsOf, type Span } from '../../syntax/lines/fields';
import type { Item, Leaf } from '../../text/node';
import { isAbsent, Kind } from './keywords';
import type { Point } from './points';
import { readMove, readSize } from './said-move';
import { readRegion, readVariation } from './said-region';
import { readSetup } from './said-setup';
import { readTargets } from './said-targets';

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

/// What a line says that is not blank.
export function saidBy(line: Item): Said {
  const leaf = line as Leaf;
  const known = leaf.event as Said | undefined;
  if (known) return known;
  const said = read(leaf);
  leaf.event = said;
  return said;
}

const NO_FAULTS: readonly Fault[] = [];

function read({ text, kind }: Leaf): Said {
  const fields = fieldsOf(text, isAbsent);
  const keyword = fields[0] as Field;
  const reader = kind < LineKind.own ? undefined : READERS[kind];
  return reader ? reader(keyword, fields) : { what: 'text', keyword, fields, faults: NO_FAULTS };
}

type Reader = (keyword: Field, fields: readonly Field[]) => Said;

const READERS: Readonly<Record<number, Reader>> = {
  [Kind.B]: (keyword, fields) => readMove(1, keyword, fields),
  [Kind.W]: (keyword, fields) => readMove(2, keyword, fields),
  [Kind.BOARDSIZE]: readSize,
  [Kind.DIAGRAM]: readRegion,
  [Kind.VAR]: readVariation,
  [Kind.SETUP]: readSetup,
  [Kind.HIDE]: (keyword, fields) => readTargets(Kind.HIDE, keyword, fields),
  [Kind.MARK]: (keyword, fields) => readTargets(Kind.MARK, keyword, fields),
  [Kind.PRISONER]: (keyword, fields) => readTargets(Kind.PRISONER, keyword, fields),
  [Kind.UNMARK]: (keyword, fields) => readTargets(Kind.UNMARK, keyword, fields),
};
