/// The record's own style of writing: what stands between its nodes and before its variations.

import type { NodeAt, Sheet, TreeAt } from './sheet';

const LOOKED_AT = 40;

/// What goes before a node that follows the one that is shown. Where nodes share lines, as many go on one as on the line before.
export function gapBehind(sheet: Sheet, tree: TreeAt, node: NodeAt): string {
  const gaps: string[] = [];
  let here: NodeAt | undefined = node;
  for (let count = 0; here && count < LOOKED_AT; count++) {
    const before: NodeAt | undefined = sheet.before(tree, here);
    if (before) gaps.push(before.leaf.text.slice(before.leaf.size));
    here = before;
  }
  if (gaps.length === 0) return gapOutside(sheet, tree) ?? '';
  const breaks = gaps.flatMap((gap, index) => (isBroken(gap) ? [index] : []));
  const [last, first] = breaks;
  if (last === undefined) return gaps[0] as string;
  const row = first === undefined ? gaps.length : first - last;
  return last + 1 >= row ? (gaps[last] as string) : (gaps.find((gap) => !isBroken(gap)) ?? (gaps[last] as string));
}

const isBroken = (gap: string): boolean => /[\r\n]/.test(gap);

/// Of a variation with one node, what its tree has before.
function gapOutside(sheet: Sheet, tree: TreeAt): string | undefined {
  const index = sheet.trees.indexOf(tree);
  const around = sheet.trees[index - 1];
  if (around) {
    const first = sheet.firstOf(around);
    const second = first && sheet.next(around, first);
    return second && first ? first.leaf.text.slice(first.leaf.size) : gapOutside(sheet, around);
  }
  const root = sheet.firstOf(tree);
  return root && isBroken(root.leaf.text) ? lineEnd(sheet) : undefined;
}

/// What goes before a parenthesis: as before another variation of the game.
export function gapBeforeFork(sheet: Sheet): string {
  for (const tree of sheet.trees.toReversed()) {
    const [fork] = sheet.forksOf(tree);
    if (fork) return blanksBefore(sheet, fork.at);
  }
  const [game] = sheet.trees;
  return game && game.pair.lines > 0 ? lineEnd(sheet) : '';
}

const MOST_BLANKS = 200;

export const blanksBefore = (sheet: Sheet, at: number): string =>
  /\s*$/.exec(sheet.text(Math.max(0, at - MOST_BLANKS), at))?.[0] ?? '';

const HEAD = 4096;

export const lineEnd = (sheet: Sheet): string => /\r\n|\r|\n/.exec(sheet.text(0, HEAD))?.[0] ?? '\n';
