/// Moves taken away from the end of a record: one and all after it.

import type { EditResult, WritingPlace } from '../../../../record/board-edit';
import { Kind } from '../../../../syntax/rounds/lexer';
import { leafAt, leaves } from '../../../../text/edit';
import { Leaf, type Node } from '../../../../text/node';
import { NO_MOVE } from '../../flat/refusals';
import type { Lines } from '../course';
import type { Token } from './sequel';

const PAUSE = 256;

/// The number of a round goes with its first move. What ends the last line then ends the one before.
export function* shortened({ root, here }: WritingPlace<Lines>): Generator<void, EditResult> {
  const { event } = here;
  const { node } = event ?? {};
  if (!root || !event || !(node instanceof Leaf) || node.kind !== Kind.move) return NO_MOVE;
  let last: Token | undefined;
  let removes = 0;
  let count = 0;
  for (const token of leaves(root, event.at)) {
    if (++count % PAUSE === 0) yield;
    const { kind } = token.leaf;
    if (kind === Kind.again && token.start !== event.at) break;
    if (kind !== Kind.move) continue;
    last = token;
    removes++;
  }
  if (!last) return NO_MOVE;
  const from = endBefore(root, event.at);
  return { edits: [{ from, to: last.start + last.leaf.size, text: '' }], cursor: from, removes };
}

/// Where what stands before a move ends, if the number of its round is not counted.
function endBefore(root: Node, at: number): number {
  for (let end = at; end > 0; ) {
    const { leaf, start } = leafAt(root, end - 1);
    if (leaf.kind !== Kind.number && leaf.kind !== Kind.blank) return start + leaf.size;
    end = start;
  }
  return 0;
}
