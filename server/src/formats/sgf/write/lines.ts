/// Taking away a node with all after it, or a whole variation; and variations that change places.

import type { EditResult } from '../../../record/board-edit';
import { countEvents } from '../../../record/count';
import { DAMAGED, FIRST_ALREADY, MAIN_LINE, NOTHING_TO_DELETE } from '../../shared/go/judge';
import { Role } from '../play/course';
import { endOfNode, endOfTree, type NodeAt, type Sheet, type TreeAt } from './sheet';
import { blanksBefore } from './style';

export function deleted(sheet: Sheet, what: 'node' | 'variation'): EditResult {
  const { trees, tree, node } = sheet;
  if (what === 'variation') return trees.length > 1 ? withoutVariation(sheet) : MAIN_LINE;
  if (!tree || !node) return DAMAGED;
  const before = sheet.before(tree, node);
  if (before) return withoutRest(sheet, tree, node, before);
  return trees.length > 1 && tree === trees.at(-1) ? withoutVariation(sheet) : NOTHING_TO_DELETE;
}

function withoutRest(sheet: Sheet, tree: TreeAt, node: NodeAt, before: NodeAt): EditResult {
  const { course, writing } = sheet;
  let removes = 1;
  for (let next = sheet.next(tree, node); next; next = sheet.next(tree, next)) removes++;
  for (const fork of sheet.forksOf(tree)) removes += countEvents(course, fork.pair, Role.tree);
  writing.replace(endOfNode(before), sheet.endIn(tree), '');
  writing.cursor(before.at);
  return sheet.outcome({ removes });
}

function withoutVariation(sheet: Sheet): EditResult {
  const { trees, course, writing } = sheet;
  const tree = trees.at(-1) as TreeAt;
  const around = trees.at(-2) as TreeAt;
  const forks = sheet.forksOf(around);
  const removes = Math.max(1, countEvents(course, tree.pair, Role.tree));
  writing.replace(tree.at - blanksBefore(sheet, tree.at).length, endOfTree(tree), '');
  const others = forks.filter(({ at }) => at !== tree.at);
  if (others.length === 1) unwrap(sheet, others[0] as TreeAt);
  const parting = lastOf(sheet, around);
  writing.cursor(parting?.at ?? around.at);
  return sheet.outcome({ removes });
}

const lastOf = (sheet: Sheet, tree: TreeAt): NodeAt | undefined => sheet.before(tree, { at: sheet.endIn(tree) });

/// A variation that is the only one is the line itself.
function unwrap(sheet: Sheet, { pair, at }: TreeAt): void {
  const { close } = pair;
  if (!close) {
    sheet.writing.unsound = true;
    return;
  }
  sheet.writing.replace(at, at + pair.open.size, '');
  const end = at + pair.width - close.width;
  sheet.writing.replace(end, end + close.size, '');
}

/// The innermost variation that has one before it; byte for byte.
export function promoted(sheet: Sheet): EditResult {
  const { trees, writing, node } = sheet;
  for (let depth = trees.length - 1; depth > 0; depth--) {
    const [tree, around] = [trees[depth] as TreeAt, trees[depth - 1] as TreeAt];
    const before = sheet.forksOf(around).findLast(({ at }) => at < tree.at);
    if (!before) continue;
    const [first, second] = [sheet.text(before.at, endOfTree(before)), sheet.text(tree.at, endOfTree(tree))];
    const edit = writing.replace(before.at, endOfTree(before), second);
    writing.replace(tree.at, endOfTree(tree), first);
    writing.cursor(node && node.at >= tree.at ? node.at - tree.at : 0, edit);
    return sheet.outcome();
  }
  return trees.length > 1 ? FIRST_ALREADY : MAIN_LINE;
}
