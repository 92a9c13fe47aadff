/// Reads a tree of XML against a shape: what is wrong with it as XML and as a record of the format, element by element.

import type { SoFar } from '../../record/finding';
import { List, Pair, type Run } from '../../text/node';
import type { Renewal } from '../../text/renewal';
import { alike, isQuiet, movedReading, tellingOf } from '../gated';
import { readingOf } from '../reading';
import type { Reading, XmlRules } from './collector';
import { DocumentFrame, type Root } from './document';
import { frameOf } from './frames';
import type { XmlContext } from './schema';

/// The reading of a whole text; pauses now and then.
export function* read<C extends XmlContext>(
  root: Run,
  expected: Root<C>,
  rules: XmlRules,
  context: C,
  renewal?: Renewal,
): Generator<SoFar, Reading> {
  return yield* readingOf(
    new DocumentFrame(root, expected, rules, context),
    {
      of: (child) => frameOf(child, rules, context),
      keeps: ({ node, place }) => (place ? node instanceof List : node instanceof Pair),
      moved: movedReading,
      telling: tellingOf(),
      // What holds only where no element is displaced may come to nothing farther out.
      tellsAll: false,
      // A tag says much.
      stride: 32,
      isQuiet,
      alike,
    },
    context,
    renewal,
  );
}
