/// What boards show of a Surakarta record.

import { cellOf } from '../../../games/shared/cells';
import { BLACK, SIDE } from '../../../games/surakarta/board';
import { captureWay } from '../../../games/surakarta/loops';
import type { Ply } from '../../../record/ply';
import type { Cell, LastMove } from '../../../record/view';
import { PlyFlag } from '../../../syntax/plies/lexer';
import { firstFlagged } from '../../../text/flagged';
import type { Run } from '../../../text/node';
import type { SaidResult } from '../flat/session';
import type { Shows } from '../plies/view';
import type { Header } from '../shared/header/header';
import type { Teams } from '../shared/header/people';
import type { SuCourse } from './course';
import { headsIn, resultSaid, teamLineIn, timeLineIn } from './heading';
import { saidBy } from './notation';
import { LETTERS } from './points';
import type { SuState } from './state';

const at = (cell: number): Cell => cellOf(cell, SIDE);

export const shows: Shows<SuState, SuCourse> = {
  position({ ply }, course) {
    const board = course.working.to(ply);
    const rows = board.diagram(LETTERS);
    if (!ply?.isMove) return { rows, marks: [] };
    const captures = { black: ply.taken[1] ?? 0, red: ply.taken[2] ?? 0 };
    const last = lastMove(ply, course);
    return { rows, lastMove: last, captures, marks: [] };
  },
  why: () => ({ en: 'the other side has no piece left', zh: '对方棋子已全部被吃' }),
  move(leaf) {
    const { move } = saidBy(leaf);
    if (!move) return undefined;
    const { color, from, to, sign } = move;
    const label = `${nameIn(from)}${sign === '-' ? '-' : '×'}${nameIn(to)}`;
    const way = from.cell === undefined ? {} : { from: at(from.cell) };
    return { color, cell: to.cell === undefined ? undefined : at(to.cell), ...way, label };
  },
  effect({ ply: before }, { ply }, course) {
    const taken = (side: number): boolean => (ply?.taken[side] ?? 0) !== (before?.taken[side] ?? 0);
    if (!ply?.isMove || !(taken(1) || taken(2))) return undefined;
    const pieces = [...course.working.to(ply).diagram(LETTERS).join('')];
    const left = (side: string): number => pieces.filter((piece) => piece.toUpperCase() === side).length;
    const words = `B ${left('B')} : R ${left('R')}`;
    return { en: words, zh: words };
  },
  header: headerOf,
  begins: (root, { first }) => first || firstMover(root),
};

const nameIn = ({ row, letter }: { row: number; letter: string }): string => `${row}${letter.toUpperCase()}`;

/// The way that it went is looked for on the board as it was before.
function lastMove(ply: Ply, { working }: SuCourse): LastMove {
  const { color, changes } = ply;
  const [from = 0, , , to = 0, taken = 0] = changes;
  const way = taken === 0 ? undefined : captureWay(working.to(ply.prev), from, to);
  working.to(ply);
  return {
    color,
    cell: at(to),
    from: at(from),
    ...(way ? { path: way.cells.map(at) } : {}),
    ...(taken === 0 ? {} : { taken: [at(to)] }),
  };
}

function firstMover(root: Run): number {
  const found = firstFlagged(root, PlyFlag.move);
  return (found && saidBy(found.leaf).move?.color) || BLACK;
}

/// The first two lines as a header of six fields has it, for whoever knows such headers.
export function headerOf(root: Run, since?: number): Header | undefined {
  const { time, teams } = headsIn(root, since);
  const when = time && timeLineIn(time.leaf);
  const line = teams && teamLineIn(teams.leaf);
  if (!line) return undefined;
  const [year = '', month = '', day = '', hour = '', minute = ''] = when?.numbers ?? [];
  const told = when ? `${year}.${month}.${day} ${hour}:${minute} ${when.place}`.trim() : '';
  const [first, second] = line.teams;
  const texts = ['SU', first.name, second.name, line.result.text, told, ''];
  const nowhere = { from: 0, to: 0 };
  const values = texts.map((text) => ({ text, ...nowhere, field: { ...nowhere, closed: true } }));
  return { text: '', row: { fields: [], strays: [], end: 0 }, values, sound: true, complete: true, code: 'SU' };
}

export const teamsIn: Teams = (root, since) => {
  const { teams } = headsIn(root, since);
  const line = teams && teamLineIn(teams.leaf);
  if (!line) return [];
  const named = line.teams.filter(({ name }) => name !== '');
  return named.map(({ name, from, to }) => ({ name, from: teams.start + from, to: teams.start + to }));
};

export function resultIn(root: Run): SaidResult | undefined {
  const { teams } = headsIn(root);
  const line = teams && teamLineIn(teams.leaf);
  const result = line && resultSaid(line);
  if (!teams || !line || !result || result === 'template') return undefined;
  return { result, from: teams.start + line.result.from, to: teams.start + line.result.to };
}
