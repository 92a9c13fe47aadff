/// A variation changes places: with the variation before it, or, if it is the first, with what the sequence goes on with.

import type { EditResult } from '../../../record/board-edit';
import type { ItemAt } from '../../../syntax/lines/walk';
import { textBetween } from '../../../text/edit';
import type { Leaf, Pair } from '../../../text/node';
import { DAMAGED, MAIN_LINE, refused } from '../../shared/go/judge';
import { isMoveKind } from '../keywords';
import { kindOf } from '../play/passage';
import { type SaidMove, saidBy } from '../said';
import {
  after,
  endOf,
  indentOf,
  insideOf,
  isBelonging,
  isUnended,
  isVariation,
  keywordStart,
  moveBefore,
} from './around';
import type { Sheet } from './sheet';
import { NO_ENDVAR } from './unended';

export function promoted(sheet: Sheet): EditResult {
  const { variation, root } = sheet;
  if (!variation) return MAIN_LINE;
  const move = moveBefore(root, variation.at);
  const items = move ? [{ item: move.leaf, at: move.at }, ...after(root, move.at)] : [];
  if ([variation, ...items].some(({ item }) => isUnended(item))) return NO_ENDVAR;
  const next = items.findIndex(({ item }, i) => i > 0 && isMoveKind(kindOf(item)));
  const about = items.slice(0, next < 0 ? undefined : next);
  const variations = about.filter(({ item }) => isVariation(item));
  const index = variations.findIndex(({ at }) => at === variation.at);
  const before = variations[index - 1];
  if (before) return swapped(sheet, before, variation);
  return index === 0 ? exchanged(sheet, items, variations) : DAMAGED;
}

/// Byte for byte, but for the ends of their last lines.
function swapped(sheet: Sheet, one: ItemAt, other: ItemAt): EditResult {
  const [first, second] = [one, other].map((placed) => ({ from: placed.at, to: textEnd(placed) })) as [Span, Span];
  const [a, b] = [first, second].map(({ from, to }) => textBetween(sheet.root, from, to)) as [string, string];
  const edit = sheet.replace(first.from, first.to, b);
  sheet.replace(second.from, second.to, a);
  sheet.cursor({ edit, into: Math.max(0, (sheet.event ? keywordStart(sheet.event) : 0) - other.at) });
  return sheet.outcome();
}

interface Span {
  readonly from: number;
  readonly to: number;
}

function textEnd({ item, at }: ItemAt): number {
  const { close } = item as Pair;
  return at + item.width - (close ? close.width - close.size : 0);
}

const OTHER_NUMBERS = refused(
  'The numbers of this variation do not fit the main line; give it those first.',
  '这个变化的编号与主线不能衔接，请先改好编号。',
);
const NOT_A_MOVE = refused('This variation does not begin with a move.', '这个变化不是以着手开头。');
const DIAGRAM_BETWEEN = refused(
  'A diagram of the main line stands among the variations; move it first.',
  '主线的图（DIAGRAM）夹在各变化之间，请先移开。',
);

/// The move and what is said of it changes places with the first of the variation, and the rest with the rest.
function exchanged(sheet: Sheet, items: readonly ItemAt[], variations: readonly ItemAt[]): EditResult {
  const [first] = variations as [ItemAt];
  const last = variations.at(-1) as ItemAt;
  const move = items[0] as ItemAt;
  const inside = [...insideOf(first)];
  const start = inside.find(({ item }) => isBelonging(item));
  if (!start || !isMoveKind(kindOf(start.item))) return NOT_A_MOVE;
  const among = items.filter(({ at }) => at > first.at && at < last.at);
  if (among.some(({ item }) => !isVariation(item) && isBelonging(item))) return DIAGRAM_BETWEEN;
  if (!fits(move, start, inside)) return OTHER_NUMBERS;
  const parting = inside.find(({ item, at }) => at > start.at && (isVariation(item) || isMoveKind(kindOf(item))));
  const inner = innerEnd(first);
  const parted = parting?.at ?? inner;
  const tail = items.findLast(({ item }) => isBelonging(item)) ?? last;
  const [outside, within] = [indentOf(move.item as Leaf), indentOf(start.item as Leaf)];
  const text = (from: number, to: number, was: string, is: string): string =>
    indented(textBetween(sheet.root, from, to), was, is);
  const rest = { from: endOf(last), to: Math.max(endOf(last), endOf(tail)) };
  const { lineEnd } = sheet.styleAt(rest.from);
  const isOpen = !/[\r\n]$/.test(textBetween(sheet.root, rest.to - 1, rest.to));
  const own = text(rest.from, rest.to, outside, within);
  const theirs = text(parted, inner, within, outside);
  const head = sheet.replace(move.at, first.at, text(start.at, parted, within, outside));
  sheet.replace(start.at, parted, text(move.at, first.at, outside, within));
  sheet.replace(parted, inner, own && isOpen ? own + lineEnd : own);
  const behind = isOpen ? theirs.replace(/(?:\r\n|\r|\n)$/, '') : theirs;
  sheet.replace(rest.from, rest.to, behind && isOpen && own === '' ? lineEnd + behind : behind);
  sheet.cursor({ edit: head, into: outside.length });
  return sheet.outcome();
}

const innerEnd = ({ item, at }: ItemAt): number => at + item.width - ((item as Pair).close?.width ?? 0);

/// The numbers go on from the same one.
function fits(move: ItemAt, start: ItemAt, inside: readonly ItemAt[]): boolean {
  const { number } = saidBy(move.item) as SaidMove;
  if (number === undefined || (saidBy(start.item) as SaidMove).number !== number) return false;
  const moves = inside.filter(({ item }) => isMoveKind(kindOf(item)));
  return moves.every(({ item }) => ((saidBy(item) as SaidMove).number ?? 0) >= number);
}

/// Lines that begin with some blanks begin with others, but for what stands in USER blocks.
function indented(text: string, was: string, is: string): string {
  if (was === is) return text;
  let inUser = false;
  return text.replace(/[^\r\n]*(?:\r\n|\r|\n|$)/g, (line) => {
    const begins = /^[ \t]*USER(?=\s|$)/i.test(line);
    const kept = inUser;
    if (begins) inUser = true;
    else if (/^[ \t]*ENDUSER(?=\s|$)/i.test(line)) inUser = false;
    return !kept && line.startsWith(was) && line.trim() !== '' ? is + line.slice(was.length) : line;
  });
}
