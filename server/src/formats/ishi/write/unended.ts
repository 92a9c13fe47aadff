/// Blocks of which the beginning or the end is missing. A variation without ENDVAR goes on to the end of its event, so that it is
/// plain where its lines are; all else has to be mended first.

import type { Refusal } from '../../../record/board-edit';
import type { Line } from '../../../record/line';
import { Flag, Leaf, type Node, Pair, partsOf, type Run } from '../../../text/node';
import { refused } from '../../shared/go/judge';
import { type Keyword, Kind } from '../keywords';
import { isUnended, soundEnd } from './around';

const noEnd = (block: Keyword): Refusal =>
  refused(
    `A ${block} line of this file has no END${block}, so it is not certain what is text; add END${block} first.`,
    `文件中有一行 ${block} 没有对应的 END${block}，无法确定哪些是文字；请先补上 END${block}。`,
  );

const NO_VAR = refused(
  'An ENDVAR of this file ends no variation: remove it, or add the VAR that it ends.',
  '文件中有一行 ENDVAR 没有对应的 VAR；请先删除它，或补上 VAR。',
);

export const NO_ENDVAR = refused(
  'A VAR has no ENDVAR here, so what follows counts as its variation to the end of the event; add ENDVAR first.',
  '这里的 VAR 没有对应的 ENDVAR，之后直到本局结束都算作变化；请先补上 ENDVAR。',
);

/// Why nothing can be written; undefined if only ENDVAR is missing.
export function unpairedIn(root: Run): Refusal | undefined {
  const stack = root ? [root] : [];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (!(node.flags & Flag.broken)) continue;
    if (node instanceof Leaf)
      return node.kind === Kind.ENDVAR ? NO_VAR : noEnd(node.kind === Kind.USER ? 'USER' : 'COM');
    if (!(node instanceof Pair)) stack.push(...partsOf(node));
    else if (node.run) stack.push(node.run);
  }
  return undefined;
}

/// The variations that nothing ends before a place where no more of them is written, but for those that a line is in; from the
/// innermost.
export function unendedAt(root: Run, at: number, lines: readonly Line[]): Pair[] {
  const unended: Pair[] = [];
  let start = 0;
  let node: Node | undefined = root;
  while (node && node.flags & Flag.broken && !(node instanceof Leaf)) {
    const [item, from]: [Node, number] = [node, start];
    const isInside = lines.some((line) => line.node === item && line.at === from);
    if (isUnended(item) && !isInside && soundEnd({ item, at: from }) <= at) unended.unshift(item);
    for (const part of partsOf(item)) {
      node = part;
      if (start + part.width >= at) break;
      start += part.width;
    }
  }
  return unended;
}
