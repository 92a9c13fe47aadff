/// How moves of Surakarta are written from the board: a piece, and where it goes.

import { cellOf } from '../../../games/shared/cells';
import { BLACK, RED, SIDE, type Surakarta } from '../../../games/surakarta/board';
import { flawsOf, movable } from '../../../games/surakarta/judge';
import { captureWay } from '../../../games/surakarta/loops';
import { type Chosen, cellsOf, type MoveStep, type Preview, type WritingPlace } from '../../../record/board-edit';
import type { Cell } from '../../../record/view';
import { fill, type Words } from '../../../spec/rule';
import { Kind } from '../../../syntax/plies/lexer';
import { leaves } from '../../../text/edit';
import { refused } from '../flat/refusals';
import { settled } from '../plies/write/settled';
import type { MoveWriter, PlayEdit } from '../plies/write/writer';
import { paramsOf, type SuCourse } from './course';
import { targetsOf } from './draft';
import { saidBy } from './notation';
import { LETTERS, STEPS, TAKES, writtenMove } from './points';
import { rules } from './rules';
import type { SuState } from './state';

type Place = WritingPlace<SuCourse>;

const TWO_POINTS = refused('A move has two points: the piece, and where it goes.', '一步棋要依次选棋子和落点。');
const VOID = refused('The opening cannot be read; mend that first.', '开局无法识别，请先改正。');
const OVER = refused('The game is over: a side has no piece left.', '对局已经结束：有一方没有棋子了。');

/// Points off the board are on no board.
const numberOf = ({ x, y }: Cell): number => (x < SIDE && y < SIDE ? y * SIDE + x : SIDE * SIDE);
const at = (cell: number): Cell => cellOf(cell, SIDE);

const boardOf = ({ record }: Place, { ply }: SuState): Surakarta => record.course.working.to(ply);

/// Before the first move, and where nobody knows whose turn it is, either side may move.
const sides = ({ record }: Place, state: SuState): readonly number[] =>
  state.last === 0 ? [BLACK, RED] : [record.course.sideAt(state)];

export const writer: MoveWriter<SuCourse> = {
  written(place: Place, { chosen = [] }: PlayEdit) {
    const [from, to] = cellsOf(chosen).map(numberOf);
    if (from === undefined || to === undefined) return TWO_POINTS;
    const state = settled(place, place.here.state);
    if (state.void) return VOID;
    if (state.won !== 0) return OVER;
    const board = boardOf(place, state);
    const own = board.get(from);
    const color = sides(place, state).includes(own) ? own : place.record.course.sideAt(state);
    const takes = board.get(to) !== 0;
    const move = { from, to };
    const [flaw] = flawsOf(board, move, color, takes);
    if (!flaw) return writtenMove(move, color, takes ? takingSign(place) : STEPS);
    const { message } = rules[flaw.fault];
    const params = paramsOf(flaw, move, color);
    return { refusal: { en: fill(message, 'en', params), zh: fill(message, 'zh', params) } };
  },

  *step(place: Place, chosen: readonly Chosen[]): Generator<void, MoveStep> {
    yield;
    const [from, to] = cellsOf(chosen).map(numberOf);
    const state = settled(place, place.here.state);
    const board = boardOf(place, state);
    const isOver = state.void || state.won !== 0;
    const pieces = isOver ? [] : sides(place, state).flatMap((color) => movable(board, color));
    if (from === undefined) return { prompt: PROMPTS[0], cells: pieces.map(at), done: false };
    const targets = pieces.includes(from) ? targetsOf(board, from).map(({ cell }) => cell) : [];
    if (to === undefined) return { prompt: PROMPTS[1], cells: targets.map(at), done: false };
    return { cells: [], ...(targets.includes(to) ? { preview: previewOf(board, from, to) } : {}), done: true };
  },

  isSame(line, leaf) {
    const { move } = saidBy(leaf);
    const { from, to, color } = move ?? {};
    const isWritten = from?.cell !== undefined && to?.cell !== undefined && color;
    return isWritten ? line === writtenMove({ from: from.cell, to: to.cell }, color, line.charAt(3)) : false;
  },
};

const PROMPTS: readonly Words[] = [
  { en: 'Which piece moves?', zh: '走哪个棋子？' },
  { en: 'Where does it go?', zh: '走到哪里？' },
];

function previewOf(board: Surakarta, from: number, to: number): Preview {
  const path = captureWay(board, from, to)?.cells.map(at);
  const signs = [
    { ...at(from), sign: '.' },
    { ...at(to), sign: LETTERS.charAt(board.get(from)) },
  ];
  return { cells: signs, way: { from: at(from), cell: at(to), ...(path ? { path } : {}) } };
}

/// As the record writes captures already.
function takingSign({ root }: Place): string {
  for (const { leaf } of leaves(root)) {
    const { move } = leaf.kind === Kind.move ? saidBy(leaf) : {};
    if (move && move.sign !== STEPS) return move.sign;
  }
  return TAKES;
}
