/// What reading JSON is given, what it goes through, and what it comes to.

import { CLEAN, type Findings } from '../../record/finding';
import type { Rule } from '../../spec/rule';
import type { AnyChild } from '../reading';
import type { AnyShape } from './schema';

/// The rules of a format about JSON as such.
export interface JsonRules {
  readonly syntax: Rule;
  readonly duplicate: Rule;
  /// Faults are reported at what cannot follow (the bracket after a comma, the end of the text) rather than at what is to be mended.
  readonly atNext?: true;
}

export interface Reading {
  readonly findings: Findings;
  /// Findings that hold only if the fact `GATE` is nowhere in the record.
  readonly gated: Findings;
  readonly facts: number;
  /// For a piece of an array: how it leaves the sequence (see Sequence).
  readonly exit: number;
}

export const NOTHING: Reading = { findings: CLEAN, gated: CLEAN, facts: 0, exit: 0 };

/// The mode says of a value if it is lenient, and of a piece of an array how the sequence comes in.
export interface Child<C> extends AnyChild {
  readonly shape: AnyShape<C>;
  readonly mode: number;
}

export const STRICT = 0;
/// Brackets around it have gone wrong, so names may stand in the wrong object: nothing is said of missing and unknown ones.
export const LENIENT = 1;
/// What stands loose in a damaged object is looked into only if it is more than debris. Nothing that is `WIDE` is.
export const DEBRIS_WIDTH = 2000;
