/// Reads a tree of JSON against a shape: what is wrong with it as JSON and as a record of the format, value by value.

import { List, Pair, type Run } from '../../text/node';
import { readingOf } from '../reading';
import { DocumentFrame, frameOf } from './frames';
import type { JsonRules, Reading } from './reading';
import type { AnyShape } from './schema';
import { Sequence } from './sequence';

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
