/// The text in an element.

import { items } from '../../text/list';
import { Leaf, type Pair } from '../../text/node';
import { blanksEnd, blanksStart } from './characters';
import { endingOf, Kind, kindOf, SECTION } from './lexer';
import { lineEndsMeant, textMeant } from './references';
import type { ElementText, Span } from './schema';
import { Ending } from './tag-end';

/// From the first to the last sign of a token that is neither blank nor markup; nothing if it is no text.
export function proseIn(leaf: Leaf): Span | undefined {
  const kind = kindOf(leaf);
  if (kind === Kind.text) return { at: 0, size: leaf.size };
  if (kind !== Kind.section) return undefined;
  const end = sectionEnd(leaf);
  const at = blanksEnd(leaf.text, SECTION.length);
  return at < end ? { at, size: blanksStart(leaf.text, end, at) - at } : undefined;
}

const sectionEnd = (leaf: Leaf): number => (endingOf(leaf) === Ending.whole ? leaf.size - 3 : leaf.size);

/// What an element says as text, without the blanks at its ends; undefined if there is none. Comments and other elements are
/// passed over.
export function textIn(pair: Pair): ElementText | undefined {
  let value = '';
  let from = -1;
  let to = -1;
  let at = pair.open.width;
  for (const item of items(pair.run)) {
    if (item instanceof Leaf) {
      const prose = proseIn(item);
      if (prose && from < 0) from = at + prose.at;
      if (prose) to = at + prose.at + prose.size;
      value += meant(item);
    }
    at += item.width;
  }
  return from < 0 ? undefined : { value: trimmed(value), at: from, size: to - from };
}

function meant(leaf: Leaf): string {
  const { text, size } = leaf;
  const kind = kindOf(leaf);
  if (kind === Kind.text) return textMeant(text);
  const section = kind === Kind.section ? text.slice(SECTION.length, sectionEnd(leaf)) : '';
  return lineEndsMeant(section + text.slice(size));
}

export function trimmed(text: string): string {
  const from = blanksEnd(text, 0);
  return text.slice(from, blanksStart(text, text.length, from));
}
