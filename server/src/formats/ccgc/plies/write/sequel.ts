/// What stands in the text after a place of the record: its next move, or what a move would be written behind.

import type { WritingPlace } from '../../../../record/board-edit';
import { Kind } from '../../../../syntax/plies/lexer';
import { leaves } from '../../../../text/edit';
import type { Leaf } from '../../../../text/node';
import type { Plies } from '../course';

/// A token and where it starts.
export interface Token {
  readonly leaf: Leaf;
  readonly start: number;
}

type Sequel =
  | { readonly kind: 'move'; readonly token: Token }
  /// Nothing follows in this game, but perhaps comments.
  | { readonly kind: 'end'; readonly after: Token | undefined }
  | { readonly kind: 'damaged' };

export function sequelOf({ root, here }: WritingPlace<Plies>): Sequel {
  const { event } = here;
  let after: Token | undefined;
  for (const token of leaves(root, event?.at ?? 0)) {
    const { leaf, start } = token;
    const isHere = start === event?.at;
    if (leaf.kind === Kind.move && !isHere) return { kind: 'move', token };
    if (leaf.kind === Kind.header && !isHere && after) break;
    if (leaf.kind === Kind.other) return { kind: 'damaged' };
    if (leaf.kind !== Kind.blank) after = token;
  }
  return { kind: 'end', after };
}
