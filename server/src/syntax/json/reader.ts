/// Reads a tree of JSON against a shape: what is wrong with it as JSON and as a record of the format, value by value.

import { CLEAN, type Findings } from '../../record/finding';
import type { Rule } from '../../spec/rule';
import { List, Pair, type Run } from '../../text/node';
import { readingOf } from '../reading';
import { DocumentFrame, frameOf } from './frames';
import type { AnyShape } from './schema';
import { Sequence } from './sequence';

/// The rules of a format about JSON as such.
export interface JsonRules {
  readonly syntax: Rule;
  readonly duplicate: Rule;
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

/// The reading of a whole text; pauses now and then.
export function* read<C>(root: Run, shape: AnyShape<C>, rules: JsonRules, context: C): Generator<void, Reading> {
  return yield* readingOf(
    new DocumentFrame(root, shape, rules, context),
    {
      of: (child) => frameOf(child, rules, context),
      keeps: ({ node, mode }) => node instanceof List || (node instanceof Pair && !Sequence.isRun(mode)),
    },
    context,
  );
}
