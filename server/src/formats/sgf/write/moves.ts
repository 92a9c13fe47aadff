/// A move, or a pass, after what is shown: at the end of the line, or as one more way to go on.

import { BLACK, WHITE } from '../../../games/shared/sides';
import type { EditResult } from '../../../record/board-edit';
import type { Cell } from '../../../record/view';
import { cellOf, DAMAGED, isRefusal, NO_SUCH_SIDE, outlook } from '../../shared/go/judge';
import { wanting } from '../../shared/wanted';
import { eventOf } from '../play/event';
import { turnOf } from '../play/state';
import { lettersOf } from '../points';
import { endOfNode, endOfTree, type NodeAt, type Sheet, type TreeAt } from './sheet';
import { blanksBefore, gapBeforeFork, gapBehind } from './style';

export function moved(sheet: Sheet, cell: Cell | null, wanted: number | undefined): EditResult {
  const off = cell && cellOf(sheet.table, cell);
  if (isRefusal(off)) return off;
  const { tree, node } = sheet;
  const color = wanted ?? turnOf(sheet.state);
  if (color !== BLACK && color !== WHITE) return NO_SUCH_SIDE;
  if (!tree || !node) return sheet.trees.length === 0 ? begun(sheet, cell, color) : DAMAGED;
  const there = thereAlready(sheet, tree, node, cell, wanted);
  if (there !== undefined) return sheet.writing.cursor(there).result ?? DAMAGED;
  const legal = cell ? outlook(sheet.table, cell, color) : undefined;
  if (isRefusal(legal)) return legal;
  put(sheet, tree, node, `;${moveText(sheet, cell, color)}`);
  return sheet.outcome();
}

function moveText(sheet: Sheet, cell: Cell | null, color: number): string {
  const name = color === BLACK ? 'B' : 'W';
  return `${name}[${cell ? lettersOf(cell) : passText(sheet)}]`;
}

const LARGEST_OLD = 19;

/// Before FF[4] a pass is a point outside of the board.
function passText({ context }: Sheet): string {
  const isOld = context !== undefined && context.ff !== 4;
  return isOld && context.columns <= LARGEST_OLD && context.rows <= LARGEST_OLD ? 'tt' : '';
}

/// Where the move is made already: next on the line, or first on one of the variations.
function thereAlready(
  sheet: Sheet,
  tree: TreeAt,
  node: NodeAt,
  cell: Cell | null,
  color: number | undefined,
): number | undefined {
  const { context } = sheet;
  const isIt = wanting(cell, color);
  const next = sheet.next(tree, node);
  const ways = next ? [next] : sheet.forksOf(tree).flatMap((fork) => sheet.firstOf(fork) ?? []);
  const found = ways.find(({ leaf }) => {
    const event = context && eventOf(leaf, context);
    const [move] = event?.moves ?? [];
    const point = move?.point;
    return (
      move !== undefined && event?.setup.length === 0 && point !== undefined && isIt({ color: move.color, cell: point })
    );
  });
  return found?.at;
}

/// Puts a node behind what is shown.
function put(sheet: Sheet, tree: TreeAt, node: NodeAt, text: string): void {
  const { writing } = sheet;
  const next = sheet.next(tree, node);
  const forks = sheet.forksOf(tree);
  const last = forks.at(-1);
  if (next) {
    forkOff(sheet, tree, next, text);
    return;
  }
  if (last) {
    const end = endOfTree(last);
    const gap = blanksBefore(sheet, last.at);
    writing.cursor(gap.length + 1, writing.replace(end, end, `${gap}(${text})`));
    return;
  }
  const end = endOfNode(node);
  const gap = gapBehind(sheet, tree, node);
  writing.cursor(gap.length, writing.replace(end, end, gap + text));
}

/// What comes next stays where it stands, with parentheses around it.
function forkOff(sheet: Sheet, tree: TreeAt, next: NodeAt, text: string): void {
  const { writing } = sheet;
  const own = blanksBefore(sheet, next.at);
  const gap = own === '' ? gapBeforeFork(sheet) : own;
  writing.replace(next.at, next.at, `${own === '' ? gap : ''}(`);
  const end = sheet.endIn(tree);
  const edit = writing.replace(end, end, `)${gap}(${text})`);
  writing.cursor(gap.length + 2, edit);
}

/// A text without anything becomes a record.
function begun(sheet: Sheet, cell: Cell | null, color: number): EditResult {
  const { root, writing } = sheet;
  const width = root?.width ?? 0;
  if (sheet.text(0, Math.min(width, HEAD)).trim() !== '' || width > HEAD) return DAMAGED;
  const head = '(;FF[4]GM[1]CA[UTF-8]SZ[19]\n';
  const edit = writing.replace(width, width, `${head};${moveText(sheet, cell, color)})\n`);
  writing.cursor(head.length, edit);
  return sheet.outcome();
}

const HEAD = 4096;
