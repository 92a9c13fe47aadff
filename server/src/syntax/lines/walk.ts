/// The items of a text of lines from a place on, up to the end of the block that it stands in.

import { type Item, List, type Node, Pair, type Run } from '../../text/node';

export interface ItemAt {
  readonly item: Item;
  readonly at: number;
}

/// From the item that holds an offset. `isOpen` says of which blocks the items are walked, if the offset is in one.
export function* itemsFrom(root: Run, offset: number, isOpen: (block: Pair) => boolean): Generator<ItemAt> {
  let stack: { readonly node: Node; readonly at: number }[] = root ? [{ node: root, at: 0 }] : [];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { node, at } = next;
    if (node instanceof List) pushFrom(offset, node, at, stack);
    else if (node instanceof Pair && node.run && isIn(node, at, offset) && isOpen(node))
      stack = [{ node: node.run, at: at + node.open.width }];
    else yield { item: node, at };
  }
}

/// The kids that end after the offset, the first one on top.
function pushFrom(offset: number, { kids, width }: List, at: number, stack: { node: Node; at: number }[]): void {
  let end = at + width;
  for (let i = kids.length - 1; i >= 0 && end > offset; i--) {
    const node = kids[i] as Node;
    end -= node.width;
    stack.push({ node, at: end });
  }
}

function isIn({ open, run }: Pair, at: number, offset: number): boolean {
  const from = at + open.width;
  return offset >= from && offset < from + (run?.width ?? 0);
}
