/// Reads a tree of JSON against a shape: what is wrong with it as JSON and as a record of the format, value by value.

import type { SoFar } from '../../record/finding';
import type { Inside } from '../../text/carrying';
import { List, Pair, type Run } from '../../text/node';
import type { Renewal } from '../../text/renewal';
import { alike, isQuiet, movedReading, tellingOf } from '../gated';
import { readingOf } from '../reading';
import { Collector } from './collector';
import { DocumentFrame, frameOf } from './frames';
import type { JsonRules, Reading } from './reading';
import type { AnyShape } from './schema';
import { Sequence } from './sequence';

/// The reading of a whole text; pauses now and then.
export function* read<C>(
  root: Run,
  shape: AnyShape<C>,
  rules: JsonRules,
  context: C,
  renewal?: Renewal,
): Generator<SoFar, Reading> {
  return yield* readingOf(
    new DocumentFrame(root, shape, rules, context),
    {
      of: (child) => frameOf(child, rules, context),
      keeps: ({ node, mode }) => node instanceof List || (node instanceof Pair && !Sequence.isRun(mode)),
      moved,
      telling: tellingOf(),
      tellsAll: true,
      stride: 128,
      isQuiet: (reading) => isQuiet(reading),
      alike: (a, b) => a.exit === b.exit && alike(a, b),
    },
    context,
    renewal,
  );
}

/// Amid damage not all is read, so it is not known whether what is found for the first time would have been.
function moved(reading: Reading, inside: Inside<Reading>): Reading | undefined {
  const { was, is } = inside;
  const isNew = was.findings.count + was.gated.count === 0 && is !== was;
  if (was.exit !== is.exit || (isNew && Collector.isDamaged(reading))) return undefined;
  return movedReading(reading, inside);
}
