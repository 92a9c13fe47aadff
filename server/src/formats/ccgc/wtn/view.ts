/// What boards show of an EinStein record.

import { type End, RED, SIDE, SIGNS } from '../../../games/einstein/board';
import { cellOf } from '../../../games/shared/cells';
import type { Ply } from '../../../record/ply';
import type { Cell, LastMove, Notes } from '../../../record/view';
import type { Words } from '../../../spec/rule';
import { Kind, PlyFlag } from '../../../syntax/plies/lexer';
import { leafAt } from '../../../text/edit';
import { firstFlagged } from '../../../text/flagged';
import type { Leaf, Run } from '../../../text/node';
import type { Shows } from '../plies/view';
import type { Header } from '../shared/header/header';
import { headingOf } from '../shared/header/line';
import type { WtnCourse } from './course';
import { MARK_WORDS, markValue } from './marks';
import { colorOf, numberIn, saidBy } from './notation';
import { cellIn } from './squares';
import type { WtnState } from './state';

const at = (cell: number): Cell => cellOf(cell, SIDE);

export const shows: Shows<WtnState, WtnCourse> = {
  geometry: 'squares',
  numbered: true,
  position(state, course) {
    const { ply, die, won } = state;
    const rows = course.working.to(ply).diagram(SIGNS);
    const cast = die === 0 ? {} : { die };
    if (!ply?.isMove) return { rows, ...cast, marks: [] };
    const winning = won !== 0 && typeof ply.cell === 'number' ? { winning: [at(ply.cell)] } : {};
    const last = lastMove(ply);
    return { rows, ...(last ? { lastMove: last } : {}), ...cast, ...winning, marks: [] };
  },
  why: ({ won, ply }, course) => WHY[course.working.to(ply).numbers(3 - won).length === 0 ? 'no-pieces' : 'corner'],
  move(leaf) {
    const { move } = saidBy(leaf);
    if (!move) return undefined;
    const cell = cellIn(move.square);
    const label = `${move.letter.text.toUpperCase()}${numberIn(move.piece.text)} ${move.square.letter.toUpperCase()}${move.square.row}`;
    return { color: colorOf(move.letter.text), cell: cell === undefined ? undefined : at(cell), label };
  },
  notes: notesOf,
  header: headerOf,
  begins: (root, { begins, first }) => begins || first || firstMover(root),
};

const WHY = {
  corner: { en: 'a piece has reached the corner', zh: '棋子已到达对方角' },
  'no-pieces': { en: 'the other side has no piece left', zh: '对方棋子已全部被吃' },
} satisfies Record<End['why'], Words>;

function lastMove({ color, changes }: Ply): LastMove | undefined {
  const [from, , , to, taken = 0] = changes;
  if (from === undefined || to === undefined) return undefined;
  return { color, cell: at(to), from: at(from), ...(taken === 0 ? {} : { taken: [at(to)] }) };
}

function firstMover(root: Run): number {
  const found = firstFlagged(root, PlyFlag.move);
  const { move } = found ? saidBy(found.leaf) : {};
  return move ? colorOf(move.letter.text) : RED;
}

const KINDS: readonly string[] = ['', 'bad', 'bad', 'neutral', 'good', 'good'];

function notesOf(leaf: Leaf): Notes {
  const [mark] = saidBy(leaf).move?.marks ?? [];
  const value = mark && markValue(mark.text);
  const text = value === undefined ? undefined : MARK_WORDS.get(value);
  return text && value !== undefined ? { evaluation: { text, kind: KINDS[value] ?? '' } } : {};
}

/// The leaf that is the header of the game that starts at an offset.
export function headingAt(root: Run, since = 0): { readonly leaf: Leaf; readonly start: number } | undefined {
  const found = root && leafAt(root, since);
  return found?.leaf.kind === Kind.header ? found : undefined;
}

export function headerOf(root: Run, since?: number): Header | undefined {
  const found = headingAt(root, since);
  return found && headingOf(found.leaf).header;
}
