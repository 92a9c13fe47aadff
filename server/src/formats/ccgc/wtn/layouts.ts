/// The layouts of both sides in their game: which of them stand, and what is wrong with how they go together.

import { BLUE, RED } from '../../../games/einstein/board';
import { isInArea } from '../../../games/einstein/layout';
import { Kind, PlyFlag } from '../../../syntax/plies/lexer';
import { firstFlagged, flaggedLeaves } from '../../../text/flagged';
import type { Run } from '../../../text/node';
import type { EventReport, Span } from '../../shared/event-report';
import { chapter } from './chapter';
import { type Layout, layoutIn } from './layout';
import { rules } from './rules';
import { areFromTop, cellIn } from './squares';
import type { WtnState } from './state';

export const sideOf = (color: number): 'red' | 'blue' => (color === RED ? 'red' : 'blue');

export const NONE: readonly Layout[] = [];

/// Not more are looked at: there are two.
const MOST_LAYOUTS = 6;

/// The layouts of the first game that stand behind moves, where none of their side stands before.
export function lateLayouts(text: Run): readonly Layout[] {
  const move = firstFlagged(text, PlyFlag.move);
  if (!move || !text || !(text.flags & PlyFlag.setup)) return NONE;
  const sides = new Set<number>();
  const late: Layout[] = [];
  let count = 0;
  for (const { leaf, start } of flaggedLeaves(text, PlyFlag.setup | PlyFlag.header)) {
    if (leaf.kind === Kind.header) {
      if (start > move.start) break;
      continue;
    }
    const layout = layoutIn(leaf);
    if (start > move.start && !sides.has(layout.color)) late.push(layout);
    sides.add(layout.color);
    if (++count >= MOST_LAYOUTS) break;
  }
  return late;
}

/// Does a layout show that rows are counted from the top? The first one decides.
export const turns = ({ red, blue }: WtnState, { color, items, sound }: Layout): boolean =>
  !red &&
  !blue &&
  sound &&
  areFromTop(
    items.map(({ square }) => square),
    color,
  );

const nameIn = ({ letter, row }: { letter: string; row: number }): string => `${letter.toUpperCase()}${row}`;

/// The items whose square is taken, by one of the same line or of the other.
export function pairsIn({ items }: Layout, other: Layout | undefined, fromTop: boolean) {
  const taken = new Set((other?.items ?? []).map(({ square }) => cellIn(square, fromTop)));
  return items.filter(({ square }) => {
    const cell = cellIn(square, fromTop);
    const isTaken = cell !== undefined && taken.has(cell);
    taken.add(cell);
    return isTaken;
  });
}

/// What is wrong with a layout where it stands.
export function layoutFaults(before: WtnState, layout: Layout, fromTop: boolean, eventReport: EventReport): void {
  const { color } = layout;
  const letter = { at: 0, size: 1 };
  const side = chapter.sides[color] ?? '';
  eventReport.all(layout.findings);
  if (turns(before, layout)) eventReport.at(rules['rows-from-top'], letter);
  const twice = layout.sound ? pairsIn(layout, before[sideOf(3 - color)], fromTop) : [];
  for (const { square } of twice) eventReport.at(rules['layout-square-twice'], square, { square: nameIn(square) });
  const isShort = layout.sound && twice.length === 0 && layout.count !== 6;
  if (isShort) eventReport.at(rules['layout-six-pieces'], letter, { side, count: layout.count });
  for (const { square } of layout.isCrowded ? [] : layout.items) {
    const cell = cellIn(square, fromTop);
    if (cell !== undefined && !isInArea(color, cell))
      eventReport.at(rules['layout-area'], square, { square: nameIn(square), side });
  }
}

/// Red comes first: a line of Blue's that stands before is reported when Red's comes.
export function ordered(state: WtnState, { color }: Layout, eventReport: EventReport): WtnState {
  const [begin = 0, back] = state.behind;
  if (color === BLUE) return state.red ? state : { ...state, behind: [begin, 0] };
  if (back !== undefined) eventReport.at(rules['layout-order'], { at: -back, size: 1 });
  return { ...state, behind: [begin] };
}

export function missing({ red, blue }: WtnState, span: Span, eventReport: EventReport): void {
  for (const [layout, color] of [[red, RED] as const, [blue, BLUE] as const])
    if (!layout) eventReport.at(rules['layout-missing'], span, { side: chapter.sides[color] ?? '' });
}
