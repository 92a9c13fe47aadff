/// XML as a family of texts: its tokens, and where a person would mend a missing or misplaced end tag.

import type { Family } from '../../text/lexer';
import { items, lastLeaf } from '../../text/list';
import type { Leaf, Node, Run } from '../../text/node';
import { firstElement, isElement } from './element';
import { endingOf, scanner } from './lexer';
import { Ending } from './tag-end';
import type { Vocabulary } from './vocabulary';

/// How many items are looked at to find where an element should have been closed.
const SEARCHED = 20_000;

export function xml(name: string, vocabulary: Vocabulary): Family {
  return {
    name,
    scan: scanner((word) => vocabulary.idOf(word)),
    repair: {
      splitAt: (open, run, around) => splitAt(vocabulary, open, run, around),
      /// Its end tag stands less deep than its start tag.
      lends(pair, before): boolean {
        const [opens, closes] = [indentAfter(before), indentAfter(lastLeaf(pair.run ?? pair.open))];
        return opens !== undefined && closes !== undefined && closes < opens;
      },
      /// What comes after it may stand in the element, but not beside it.
      reopens(pair, rest, around): boolean {
        const next = firstElement(rest)?.element;
        if (!next || !vocabulary.holds(pair.id, next.id)) return false;
        return around === undefined || vocabulary.holds(around.id, next.id) === false;
      },
    },
  };
}

/// Before the first element that may not stand in the one that is open, or that stands no deeper than those beside it. A start
/// tag that was cut off says nothing of what is in its element.
function splitAt(vocabulary: Vocabulary, open: Leaf, run: Run, around: Leaf | undefined): number {
  if (endingOf(open) !== Ending.whole) return 0;
  if (!around) return -1;
  // Where nothing is indented, that says nothing.
  const beside = indentAfter(around) || Number.NEGATIVE_INFINITY;
  let before: Node = open;
  let index = 0;
  for (const item of items(run)) {
    if (index > SEARCHED) return -1;
    if (isElement(item)) {
      const isShallow = beside > 0 && (indentAfter(lastLeaf(before)) ?? Number.POSITIVE_INFINITY) <= beside;
      if (isShallow || vocabulary.holds(open.id, item.id) === false) return index;
    }
    before = item;
    index++;
  }
  return -1;
}

/// How far the line is indented that begins after a token; undefined if none does.
function indentAfter({ text, size }: Leaf): number | undefined {
  const lineEnd = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r'));
  return lineEnd < size ? undefined : text.length - lineEnd - 1;
}
