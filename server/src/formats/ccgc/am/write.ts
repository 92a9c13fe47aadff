/// How moves of Amazons are written from the board: three squares, one after the other.

import { type AmazonMove, type Amazons, SIDE, WHITE } from '../../../games/amazons/board';
import { flawsOf } from '../../../games/amazons/judge';
import { cellOf } from '../../../games/shared/cells';
import {
  type Chosen,
  cellsOf,
  type MoveStep,
  type Preview,
  type Refusal,
  type WritingPlace,
} from '../../../record/board-edit';
import type { Cell } from '../../../record/view';
import { fill, type Words } from '../../../spec/rule';
import { refused, STOPPED } from '../flat/refusals';
import type { MoveWriter, PlayEdit } from '../lines/write/writer';
import { squaresAfter } from './draft';
import { paramsOf } from './play';
import { rules } from './rules';
import { writtenMove } from './squares';
import type { AmCourse } from './view';

const THREE_SQUARES = refused(
  'A move has three squares: the amazon, where it goes, and where its arrow falls.',
  '一步棋要依次选三个格子：棋子、落点、箭的位置。',
);
export const writer: MoveWriter<AmCourse> = {
  written(place: WritingPlace<AmCourse>, { chosen = [] }: PlayEdit): string | Refusal {
    const [from, to, arrow] = cellsOf(chosen).map(numberOf);
    if (from === undefined || to === undefined || arrow === undefined) return THREE_SQUARES;
    if (place.here.state.stopped) return STOPPED;
    const move = { from, to, arrow };
    return whyNot(place, move) ?? writtenMove(move);
  },

  *step(place: WritingPlace<AmCourse>, chosen: readonly Chosen[]): Generator<void, MoveStep> {
    yield;
    const cells = cellsOf(chosen).map(numberOf);
    const { state } = place.here;
    const side = place.record.course.sideAt(state);
    const board = boardOf(place);
    const after = (count: number): number[] => nextSquares(board, cells.slice(0, count), side);
    const sound = !state.stopped && cells.every((cell, index) => after(index).includes(cell));
    const done = cells.length > 2;
    const next = sound && !done ? after(cells.length) : [];
    const prompt = next.length > 0 ? PROMPTS[cells.length] : undefined;
    const preview = sound ? previewOf(cells, side) : undefined;
    return { prompt, cells: next.map((cell) => cellOf(cell, SIDE)), preview, done };
  },
};

const PROMPTS: readonly Words[] = [
  { en: 'Which amazon moves?', zh: '走哪个棋子？' },
  { en: 'Where does it go?', zh: '走到哪里？' },
  { en: 'Where does the arrow fall?', zh: '箭落在哪里？' },
];

/// The amazon where it goes, and its arrow.
function previewOf([from, to, arrow]: readonly number[], side: number): Preview | undefined {
  if (from === undefined || to === undefined) return undefined;
  const signs = [
    { cell: from, sign: '.' },
    { cell: to, sign: side === WHITE ? 'W' : 'B' },
    ...(arrow === undefined ? [] : [{ cell: arrow, sign: '#' }]),
  ];
  const way = { from: cellOf(from, SIDE), cell: cellOf(to, SIDE) };
  return { cells: signs.map(({ cell, sign }) => ({ ...cellOf(cell, SIDE), sign })), way };
}

/// Squares off the board are on no board.
const numberOf = ({ x, y }: Cell): number => (x < SIDE && y < SIDE ? y * SIDE + x : SIDE * SIDE);

const boardOf = ({ record, here }: WritingPlace<AmCourse>): Amazons => record.course.play.working.to(here.state.ply);

const nextSquares = (board: Amazons, [from, to]: readonly number[], side: number): number[] =>
  squaresAfter(board, from, to, side);

function whyNot(place: WritingPlace<AmCourse>, move: AmazonMove): Refusal | undefined {
  const side = place.record.course.sideAt(place.here.state);
  const [flaw] = flawsOf(boardOf(place), move, side);
  if (!flaw) return undefined;
  const { message } = rules[flaw.fault];
  const params = paramsOf(flaw, move, side);
  return { refusal: { en: fill(message, 'en', params), zh: fill(message, 'zh', params) } };
}
