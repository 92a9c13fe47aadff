/// What stands in the text after a place of the record: its next move, or what a move would be written behind.

import type { WritingPlace } from '../../../../record/board-edit';
import { Kind } from '../../../../syntax/rounds/lexer';
import { leaves } from '../../../../text/edit';
import type { Leaf } from '../../../../text/node';
import type { Lines } from '../course';
import { pieceOf } from '../piece';

/// A token and where it starts.
export interface Token {
  readonly leaf: Leaf;
  readonly start: number;
}

type Sequel =
  | { readonly kind: 'move'; readonly at: number; readonly written: string }
  /// Nothing follows in this game, but perhaps comments, or the number of the next round.
  | { readonly kind: 'end'; readonly after: Token | undefined }
  | { readonly kind: 'damaged' };

export function sequelOf({ root, record, here }: WritingPlace<Lines>): Sequel {
  const { event } = here;
  const { chapter } = record.course;
  let after: Token | undefined;
  for (const token of leaves(root, event?.at ?? 0)) {
    const { leaf, start } = token;
    const isHere = start === event?.at;
    if (leaf.kind === Kind.move && !isHere) {
      const { move } = pieceOf(leaf, chapter);
      return { kind: 'move', at: start + leaf.size, written: (move && chapter.notation.write(move)) ?? leaf.token };
    }
    if (leaf.kind === Kind.again && !isHere) break;
    if (leaf.kind === Kind.other) return { kind: 'damaged' };
    if (leaf.kind !== Kind.blank) after = token;
  }
  return { kind: 'end', after };
}
