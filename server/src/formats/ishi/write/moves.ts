/// A move, or a pass, after what is shown: at the end of the sequence, or as a variation on the move that the sequence goes on
/// with (5.4/B, 5.4/PRISONER, 5.4/VAR).

import { sideAfter } from '../../../games/go/next';
import { BLACK, WHITE } from '../../../games/shared/sides';
import type { EditResult } from '../../../record/board-edit';
import type { Ply } from '../../../record/ply';
import type { Cell } from '../../../record/view';
import type { ItemAt } from '../../../syntax/lines/walk';
import { cellOf, isRefusal, NO_SUCH_SIDE, outlook, refused } from '../../shared/go/judge';
import { freeNumber, lastMade } from '../play/made';
import type { IshiState } from '../play/state';
import { type SaidMove, saidBy } from '../said';
import { isOn, nameOf, type Point } from '../said/points';
import { type Ahead, aheadIn, indentOf, keywordStart, moveBefore, waysOn } from './around';
import { lists, prisonersIn } from './prisoners';
import type { Sheet } from './sheet';
import { variationLike } from './variation';

export function moved(sheet: Sheet, cell: Cell | null, side: number | undefined): EditResult {
  const point = cell && sheet.pointOf(cell);
  const { state, table } = sheet;
  const off = cell && cellOf({ ...table, ground: { ...table.ground, columns: sheet.shown, rows: sheet.shown } }, cell);
  if (isRefusal(off)) return off;
  const ahead = aheadIn(sheet.following(), sheet.nextLine);
  for (const way of waysOn(ahead)) {
    if (!isWanted(saidBy(way.item) as SaidMove, point, side)) continue;
    sheet.cursor(keywordStart(way));
    return sheet.outcome();
  }
  const color = side ?? sideAfter(state.ply);
  if (color !== BLACK && color !== WHITE) return NO_SUCH_SIDE;
  if (sheet.shown !== state.size) return OTHER_BOARD;
  const taken = point && judged(sheet, point, color);
  if (isRefusal(taken)) return taken;
  write(sheet, ahead, { color, point, ply: taken ?? undefined });
  return sheet.outcome();
}

const OTHER_BOARD = refused(
  'This diagram shows another board than that of the game; moves cannot be played on it.',
  '这个图的棋盘与对局的棋盘大小不同，不能在上面落子。',
);

const isWanted = (said: SaidMove, point: Point | null, color: number | undefined): boolean => {
  const there = point ? said.point?.x === point.x && said.point.row === point.row : said.point === null;
  return there && (color === undefined || said.color === color);
};

/// Both rules that RULES can name forbid suicide and taking a ko back at once.
function judged({ table, state: { size } }: Sheet, point: Point, color: number): Ply | ReturnType<typeof refused> {
  const name = nameOf(point);
  if (!isOn(point, size)) return refused(`${name} is off the board.`, `${name} 不在棋盘上。`);
  const play = outlook(table, { x: point.x, y: size - point.row }, color);
  if (isRefusal(play)) return play;
  if (play.suicide) {
    return refused(
      `${name} would be suicide, which neither Japanese nor Chinese rules allow.`,
      `${name} 是自杀，日本规则和中国规则都不允许。`,
    );
  }
  return play.retakes ? refused(`${name} would retake the ko at once.`, `${name} 是立即回提劫。`) : play.ply;
}

interface Deed {
  readonly color: number;
  readonly point: Point | null;
  readonly ply: Ply | undefined;
}

function write(sheet: Sheet, ahead: Ahead, deed: Deed): void {
  const { state, root } = sheet;
  const style = sheet.styleAt(ahead.end);
  const number = ahead.move ? numberOf(ahead.move, state) : nextNumber(state);
  const lines = [style.move(deed.color, number, deed.point)];
  if (deed.ply && lists(root, ahead.end, deed.ply)) {
    const prisoners = prisonersIn(style, deed.ply, state);
    if (prisoners.length > 0) lines.push(`${style.keyword('PRISONER')} ${prisoners.join(' ')}`);
  }
  if (ahead.move) {
    const { opener, inside, closer } = variationLike(sheet, style, ahead.move, ahead.variations);
    sheet.insert(ahead.end, [opener, ...lines.map((line) => inside + line), closer], 1);
    return;
  }
  const indent = indentAt(sheet);
  sheet.insert(
    ahead.end,
    lines.map((line) => indent + line),
    0,
  );
}

/// Like the move before; the first of a variation like what opens it.
function indentAt(sheet: Sheet): string {
  const before = moveBefore(sheet.root, sheet.nextLine);
  if (before) return indentOf(before.leaf);
  const { variation } = sheet;
  return variation && 'open' in variation.item ? indentOf(variation.item.open) : '';
}

const numberOf = ({ item }: ItemAt, state: IshiState): number => (saidBy(item) as SaidMove).number ?? nextNumber(state);

/// One that is free in the sequence.
export function nextNumber(state: IshiState): number {
  const { last, level } = state;
  return freeNumber(state, (last > 0 ? last : (lastMade(state)?.number ?? 0)) + 1, level);
}
