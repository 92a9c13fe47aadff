/// The line of play that begins with the bracket, the tag or the keyword at an offset.

import type { Line } from '../record/line';
import { linesAround } from '../record/moves';
import type { RecordView } from '../record/view';
import { Pair, partsOf, type Run } from '../text/node';

/// With the lines around it, outermost first; none for the line that everything starts with.
export function linesTo(root: Run, { course }: RecordView, offset: number): readonly Line[] | undefined {
  const opened = openedAt(root, offset);
  if (!opened) return undefined;
  const { pair, at } = opened;
  const lines = linesAround(course, at + pair.open.width);
  const index = lines.findIndex((line) => line.at === at && line.node === pair);
  return index > 0 ? lines.slice(0, index + 1) : undefined;
}

/// The innermost pair in whose opening an offset is.
function openedAt(root: Run, offset: number): { readonly pair: Pair; readonly at: number } | undefined {
  let node: Run = root;
  let start = 0;
  let found: { pair: Pair; at: number } | undefined;
  while (node) {
    if (node instanceof Pair && offset >= start && offset < start + node.open.size) found = { pair: node, at: start };
    let at = start;
    const inside: Run = partsOf(node).find((part) => {
      at += part.width;
      return offset < at;
    });
    start = at - (inside?.width ?? 0);
    node = inside;
  }
  return found;
}
