/// What stands at a place in the text: in which property of which node it is, and what has been typed of it.

import { Kind, SgfFlag } from '../../../syntax/sgf/lexer';
import { type Piece, type Property, pieceOf, type Value } from '../../../syntax/sgf/piece';
import { leafAt } from '../../../text/edit';
import type { Leaf, Run } from '../../../text/node';

export interface NodePlace {
  readonly leaf: Leaf;
  /// Where the node starts.
  readonly start: number;
  readonly piece: Piece;
}

export interface ValuePlace extends NodePlace {
  readonly property: Property;
  readonly value: Value;
  /// Which of the values of its property.
  readonly index: number;
  /// What stands between the bracket and the place.
  readonly typed: string;
}

/// The node that the character before a place belongs to, white space behind it included.
export function nodeAt(root: Run, offset: number): NodePlace | undefined {
  if (!root || offset <= 0) return undefined;
  const { leaf, start } = leafAt(root, Math.min(offset, root.width) - 1);
  if (!(leaf.flags & SgfFlag.node) && leaf.kind !== Kind.text) return undefined;
  return { leaf, start, piece: pieceOf(leaf) };
}

/// The value that a place is in.
export function valueAt(root: Run, offset: number): ValuePlace | undefined {
  const node = nodeAt(root, offset);
  if (!node) return undefined;
  const at = offset - node.start;
  for (const property of node.piece.properties) {
    const index = property.values.findIndex(
      (value) => at > value.at && (value.closed ? at < value.end : at <= value.end),
    );
    const value = property.values[index];
    if (value) return { ...node, property, value, index, typed: node.leaf.text.slice(value.at + 1, at) };
  }
  return undefined;
}

/// The property whose identifier a place is at.
export function identifierAt(node: NodePlace, offset: number): Property | undefined {
  const at = offset - node.start;
  return node.piece.properties.find((property) => at >= property.at && at <= property.at + property.written.length);
}
