/// How faults of a record with a move a line are put right, the same in all chapters.

import type { Fault, Fix } from '../../../record/quick-fix';
import { Kind } from '../../../syntax/plies/lexer';
import { type Edit, finished, leafAt, leaves } from '../../../text/edit';
import type { Leaf } from '../../../text/node';
import { removing } from '../shared/fixes/making';
import { lineEndIn } from './write/lines';

/// Who has won on the board.
export const winnerOf = ({ record }: Fault) => (record?.winner ? finished(record.winner()) : undefined);

export const spaceAway = removing({ en: 'Remove the white space', zh: '删除空白' }, true);

/// What is too many on a line begins the next one.
export function* broken({ root, from, to }: Fault): Generator<Fix> {
  if (!root || from === 0) return;
  const lineEnd = lineEndIn(root);
  const edits: Edit[] = [];
  for (const { leaf, start } of leaves(root, from - 1)) {
    if (start >= to) break;
    const at = Math.max(start, from);
    if (at >= start + leaf.width || (at === start && start + leaf.width <= from)) continue;
    const before = leafAt(root, at - 1);
    const end = at === start ? before.start + before.leaf.size : blanksBefore(leaf, at - start) + start;
    if (at >= from) edits.push({ from: end, to: at, text: lineEnd });
  }
  if (edits.length > 0) yield { title: { en: 'Begin a new line here', zh: '在这里另起一行' }, edits, sure: true };
}

const blanksBefore = ({ text }: Leaf, at: number): number => text.slice(0, at).trimEnd().length;

/// A line that is wrong, with its line end.
export function* lineAway({ root, from, to }: Fault): Generator<Fix> {
  if (!root) return;
  const { leaf, start } = leafAt(root, from);
  const end = /^[^\r\n]*(?:\r\n|\r|\n)?/.exec(leaf.text.slice(leaf.size))?.[0].length ?? 0;
  const edit = { from, to: Math.max(to, start + leaf.size + end), text: '' };
  yield { title: { en: 'Remove this line', zh: '删除这一行' }, edits: [edit] };
}

/// This move and all after it in its game.
export function* restAway({ root, from }: Fault): Generator<Fix> {
  if (!root || from === 0) return;
  const { start } = leafAt(root, from);
  const before = leafAt(root, start - 1);
  const edits: Edit[] = [];
  let end = start;
  for (const { leaf, start: at } of leaves(root, start)) {
    if (leaf.kind === Kind.header) break;
    end = at + leaf.size;
  }
  edits.push({ from: before.start + before.leaf.size, to: end, text: '' });
  yield { title: { en: 'Remove this move and what follows', zh: '删除这一着和后面的内容' }, edits };
}
