/// Help for writing and reading moves of Amazons: the squares of a move, one after the other; how far amazons reach.

import { type Amazons, BLACK, WHITE } from '../../../games/amazons/board';
import { movable, reach, shots } from '../../../games/amazons/queen';
import { cellOf } from '../../../games/shared/cells';
import type { Scene, Suggestion } from '../../../record/help';
import type { Ghost } from '../../../record/view';
import type { Words } from '../../../spec/rule';
import { Kind } from '../../../syntax/rounds/lexer';
import { leafAt } from '../../../text/edit';
import type { Leaf } from '../../../text/node';
import type { MoveHelp } from '../lines/help/moves';
import { pieceOf } from '../lines/piece';
import type { LineState } from '../lines/state';
import { turnOf } from '../lines/whose';
import { chapter } from './chapter';
import { choices, type Draft, draftOf } from './draft';
import { nameOf, writtenMove } from './squares';
import type { AmCourse } from './view';

export const help: MoveHelp<AmCourse> = { suggest, whole, ghost, facts };

const STAGES = {
  amazon: { en: 'Amazon', zh: '棋子' },
  target: { en: 'Where it goes', zh: '落点' },
  arrow: { en: 'Where its arrow falls', zh: '箭' },
};

function suggest({ record }: Scene<AmCourse>, state: LineState, written: string, side: number) {
  const board = record?.course.play.working.to(state.ply);
  const draft = board && !state.stopped ? draftOf(written, board) : undefined;
  if (!board || !draft) return undefined;
  const [stage, behind] = stageOf(draft);
  const { clause } = chapter.rules['move-syntax'];
  const list = choices(board, draft, side).map((cell, rank): Suggestion => {
    const label = nameOf(cell);
    const kind = stage === 'arrow' ? 'move' : 'part';
    return { kind, label, detail: STAGES[stage], clause, insert: [label, behind], filter: label, rank: 10 + rank };
  });
  return { size: draft.prefix.length, list };
}

/// One for each amazon: to where it reaches most.
function whole({ record }: Scene<AmCourse>, { ply, stopped }: LineState, side: number): string[] {
  const board = record?.course.play.working.to(ply);
  if (!board || stopped) return [];
  return movable(board, side).flatMap((from) => {
    const width = (cell: number): number => reach(board, cell, from).length;
    const [to = from] = reach(board, from).sort((a, b) => width(b) - width(a));
    const [arrow = from] = shots(board, from, to);
    return to === from ? [] : [writtenMove({ from, to, arrow })];
  });
}

function stageOf({ from, to }: Draft): readonly [keyof typeof STAGES, string] {
  if (from === undefined) return ['amazon', ''];
  return to === undefined ? ['target', '('] : ['arrow', ')'];
}

/// Where a move that is being written may be meant to go.
function ghost({ root, offset, record, before }: Scene<AmCourse>): Ghost | undefined {
  if (!root || offset === 0 || !record || !before) return undefined;
  const { leaf, start } = leafAt(root, offset - 1);
  if (leaf.kind !== Kind.other || offset - start > leaf.size) return undefined;
  const { course } = record;
  const { state } = before;
  const board = course.play.working.to(state.ply);
  const draft = draftOf(leaf.text.slice(0, offset - start), board);
  const cells = draft ? choices(board, draft, course.sideAt(state)) : [];
  return cells.length > 0 ? { cells: cells.map((cell) => cellOf(cell, chapter.columns)) } : undefined;
}

function facts({ root, record, before, here }: Scene<AmCourse>, leaf: Leaf, start: number): Words[] {
  const cells = pieceOf(leaf, chapter).move?.cells;
  if (!cells || !record) return [];
  const side = chapter.sides[turnOf(root, start)];
  const [from, to, arrow] = [cells.from, cells.to, cells.arrow].map(nameOf);
  const move = {
    en: `${side.en}: amazon ${from} to ${to}, arrow to ${arrow}`,
    zh: `${side.zh}：棋子 ${from} 到 ${to}，箭射 ${arrow}`,
  };
  const reached = (state: LineState | undefined) => mobility(record.course.play.working.to(state?.ply));
  const now = reached(here?.state);
  const then = reached(before?.state);
  return [move, mobilityWords(then, now)];
}

/// How many squares the amazons of a side reach, all counted.
const mobility = (board: Amazons): readonly [white: number, black: number] => {
  const count = (color: number) => board.amazons(color).reduce((sum, cell) => sum + reach(board, cell).length, 0);
  return [count(WHITE), count(BLACK)];
};

const mobilityWords = (
  [white, black]: readonly [number, number],
  [whiteNow, blackNow]: readonly [number, number],
): Words => ({
  en: `Steps in reach: White ${white} → ${whiteNow}, Black ${black} → ${blackNow}`,
  zh: `可走的步数：白 ${white} → ${whiteNow}，黑 ${black} → ${blackNow}`,
});
