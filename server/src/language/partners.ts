/// What belongs together in a text: a bracket and its partner, the two tags of an element, the two ends of a block; and names that
/// stand at both ends, which are written together.

import type { Format } from '../formats/format';
import type { Stretch } from '../record/view';
import { type Leaf, Pair, partsOf, type Run } from '../text/node';

interface End {
  readonly leaf: Leaf;
  readonly at: number;
}

/// The two ends of the innermost pair on one of which an offset is.
function pairAt(root: Run, offset: number): readonly [End, End] | undefined {
  let node = root;
  let start = 0;
  let found: readonly [End, End] | undefined;
  while (node) {
    if (node instanceof Pair && node.closed && node.close) {
      const { open, close } = node;
      const ends = [
        { leaf: open, at: start },
        { leaf: close, at: start + node.width - close.width },
      ] as const;
      if (ends.some(({ leaf, at }) => offset >= at && offset <= at + leaf.size)) found = ends;
    }
    let at = start;
    const parts = partsOf(node);
    const inside = parts.find((part, i) => {
      at += part.width;
      return offset < at || i === parts.length - 1;
    });
    start = at - (inside?.width ?? 0);
    node = inside;
  }
  return found;
}

type NameOf = NonNullable<Format['nameOf']>;

const placed = ({ leaf, at }: End, nameOf: NameOf): Stretch => {
  const { from, to } = nameOf(leaf);
  return { from: at + from, to: at + to };
};

/// Both ends, where the offset is in one of them: brackets, names of tags, keywords.
export function endsAt(root: Run, offset: number, format: Format | undefined): readonly [Stretch, Stretch] | undefined {
  const found = pairAt(root, offset);
  if (!found) return undefined;
  const [open, close] = found.map((end) => placed(end, format?.nameOf ?? firstWord)) as [Stretch, Stretch];
  return [open, close].some(({ from, to }) => offset >= from && offset <= to) ? [open, close] : undefined;
}

/// Both names, where the offset is in one of them.
export function linkedAt(root: Run, offset: number, format: Format | undefined): readonly Stretch[] {
  return format?.nameOf ? (endsAt(root, offset, format) ?? []) : [];
}

/// Of a line its keyword, of a bracket all of it.
function firstWord({ text, size }: Leaf): Stretch {
  const from = Math.max(0, text.search(/[^ \t]/));
  const word = /^[^ \t\r\n]*/.exec(text.slice(from, size))?.[0] ?? '';
  return { from, to: from + word.length };
}
