/// Moves taken away from the end of a record: one and all after it.

import type { EditResult, WritingPlace } from '../../../../record/board-edit';
import { Kind } from '../../../../syntax/plies/lexer';
import { leafAt, leaves } from '../../../../text/edit';
import { Leaf, type Node } from '../../../../text/node';
import { NO_MOVE } from '../../flat/refusals';
import type { Plies } from '../course';
import { endOf } from './lines';

const PAUSE = 256;

/// What ends the last line then ends the one before.
export function* shortened({ root, here }: WritingPlace<Plies>): Generator<void, EditResult> {
  const { event } = here;
  const { node } = event ?? {};
  if (!root || !event || !(node instanceof Leaf) || node.kind !== Kind.move) return NO_MOVE;
  let end = event.at;
  let removes = 0;
  let count = 0;
  for (const token of leaves(root, event.at)) {
    if (++count % PAUSE === 0) yield;
    const { kind } = token.leaf;
    if (kind === Kind.header) break;
    end = endOf(token);
    if (kind === Kind.move) removes++;
  }
  const from = endBefore(root, event.at);
  return { edits: [{ from, to: end, text: '' }], cursor: from, removes };
}

/// Where what stands before a move ends.
function endBefore(root: Node, at: number): number {
  if (at === 0) return 0;
  return endOf(leafAt(root, at - 1));
}
