/// The lines of a text of Ishi that say something, and the boards that their points are on.

import { LineKind } from '../../syntax/lines/family';
import { items } from '../../text/list';
import { Leaf, type Node, Pair, type Run } from '../../text/node';
import { Kind } from './keywords';
import { STANDARD } from './play/state';
import { type SaidRegion, type SaidSize, saidBy } from './said';

export interface LineAt {
  readonly leaf: Leaf;
  readonly at: number;
}

/// In their order, without what stands in blocks of text.
export function linesIn(root: Run): readonly LineAt[] {
  const lines: LineAt[] = [];
  const left: { readonly node: Node; readonly at: number }[] = root ? [{ node: root, at: 0 }] : [];
  for (let next = left.pop(); next; next = left.pop()) {
    const { node, at } = next;
    if (node instanceof Leaf) {
      if (node.kind !== LineKind.blank) lines.push({ leaf: node, at });
      continue;
    }
    if (node instanceof Pair && node.open.kind !== Kind.VAR) continue;
    const parts = node instanceof Pair ? [node.open, node.run, node.close] : [...items(node)];
    let end = at + node.width;
    for (const part of parts.reverse()) {
      if (!part) continue;
      end -= part.width;
      left.push({ node: part, at: end });
    }
  }
  return lines;
}

/// Lines of the board of the event, and of the board that a line is about.
interface Sizes {
  readonly event: number;
  readonly shown: number;
}

const ENDS: ReadonlySet<number> = new Set([Kind.B, Kind.W, Kind.VAR, Kind.ENDVAR, Kind.EVENT]);

/// A diagram of another board reaches to the next move, variation or diagram.
export function sizesOf(lines: readonly LineAt[]): readonly Sizes[] {
  let event = sizeFrom(lines, 0);
  let apart: number | undefined;
  return lines.map(({ leaf }, index) => {
    const { kind } = leaf;
    if (kind === Kind.EVENT && index > 0) event = sizeFrom(lines, index + 1);
    if (ENDS.has(kind)) apart = undefined;
    if (kind === Kind.DIAGRAM) {
      const { region } = saidBy(leaf) as SaidRegion;
      apart = typeof region === 'object' && 'size' in region ? region.size : undefined;
    }
    return { event, shown: apart ?? event };
  });
}

const BEGINS: ReadonlySet<number> = new Set([Kind.B, Kind.W, Kind.VAR, Kind.DIAGRAM, Kind.EVENT]);

/// The first BOARDSIZE before all moves.
function sizeFrom(lines: readonly LineAt[], from: number): number {
  for (let index = from; index < lines.length; index++) {
    const { leaf } = lines[index] as LineAt;
    if (leaf.kind === Kind.BOARDSIZE) return (saidBy(leaf) as SaidSize).size ?? STANDARD;
    if (BEGINS.has(leaf.kind) && !(index === from && from === 0 && leaf.kind === Kind.EVENT)) break;
  }
  return STANDARD;
}
