/// What belongs together in a text: a bracket and its partner, the two tags of an element, the two ends of a block; and names that
/// stand at both ends, which are written together.

import type { Format, Span } from '../formats/format';
import { type Leaf, Pair, partsOf, type Run } from '../text/node';
import type { Selection } from './selection';

interface End {
  readonly leaf: Leaf;
  readonly at: number;
}

/// The two ends of the pair on one of which an offset is.
function endsAt(root: Run, offset: number): readonly [End, End] | undefined {
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

type NameOf = (bracket: Leaf) => Span;

const placed = ({ leaf, at }: End, nameOf: NameOf): Selection => {
  const name = nameOf(leaf);
  return { from: at + name.at, to: at + name.at + name.size };
};

/// Both ends, where the offset is on one of them.
export function highlightsAt(root: Run, offset: number, format: Format | undefined): readonly Selection[] {
  return endsAt(root, offset)?.map((end) => placed(end, format?.nameOf ?? firstWord)) ?? [];
}

/// Both names, where the offset is in one of them.
export function linkedAt(root: Run, offset: number, format: Format | undefined): readonly Selection[] {
  const { nameOf } = format ?? {};
  const names = (nameOf && endsAt(root, offset)?.map((end) => placed(end, nameOf))) ?? [];
  return names.some(({ from, to }) => offset >= from && offset <= to) ? names : [];
}

/// Of a line its keyword, of a bracket all of it.
function firstWord({ text, size }: Leaf): Span {
  const at = text.search(/[^ \t]/);
  const word = /^[^ \t\r\n]*/.exec(text.slice(Math.max(0, at), size))?.[0] ?? '';
  return { at: Math.max(0, at), size: word.length };
}
