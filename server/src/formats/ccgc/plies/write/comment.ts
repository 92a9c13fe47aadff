/// What is said of a move: lines of comment behind it.

import type { EditResult, WritingPlace } from '../../../../record/board-edit';
import { endsLine, Kind } from '../../../../syntax/plies/lexer';
import { leaves } from '../../../../text/edit';
import { Leaf } from '../../../../text/node';
import { refused } from '../../flat/refusals';
import type { Plies } from '../course';
import { endOf, lineEndIn } from './lines';

const NO_MOVE_HERE = refused('A comment stands behind a move; go to one.', '注释写在着法之后，请先选择一步着法。');
const NOT_ALONE = refused('Another move stands on this line; mend that first.', '这一行还有别的着法，请先改正。');

/// An empty text takes the comment away.
export function commented({ root, here }: WritingPlace<Plies>, text: string): EditResult {
  const { event } = here;
  const { node } = event ?? {};
  if (!event || !(node instanceof Leaf) || node.kind !== Kind.move) return NO_MOVE_HERE;
  const from = event.at + node.size;
  let to = from;
  for (const token of leaves(root, event.at)) {
    if (token.start === event.at) continue;
    if (!endsLine(node)) return NOT_ALONE;
    if (token.leaf.kind !== Kind.comment) break;
    to = endOf(token);
  }
  const lines = text === '' ? [] : text.split(/\r\n|\r|\n/);
  const written = lines.map((line) => `${lineEndIn(root)}# ${line}`.trimEnd()).join('');
  return { edits: [{ from, to, text: written }], cursor: event.at };
}
