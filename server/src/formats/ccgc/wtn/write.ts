/// How EinStein is written from the board: the layouts, a piece each time; then moves, each the die, the piece, and where it goes.

import {
  BLUE,
  type Einstein,
  numberOf as numberOfPiece,
  RED,
  SIDE,
  SIGNS,
  colorOf as sideOfPiece,
} from '../../../games/einstein/board';
import { allowedBy, flawsOf, isDie, targets } from '../../../games/einstein/judge';
import { remaining } from '../../../games/einstein/layout';
import { cellOf } from '../../../games/shared/cells';
import {
  type Chosen,
  cellsOf,
  type EditResult,
  type MoveStep,
  type Refusal,
  type WritingPlace,
} from '../../../record/board-edit';
import { moveOf } from '../../../record/moves';
import { whoPut } from '../../../record/ply';
import type { Cell } from '../../../record/view';
import { fill, type Words } from '../../../spec/rule';
import { PlyFlag } from '../../../syntax/plies/lexer';
import { flaggedLeaves } from '../../../text/flagged';
import type { Leaf } from '../../../text/node';
import { NO_REMARK, NO_STONE, refused, UNREADABLE } from '../flat/refusals';
import { lineAfter } from '../plies/write/lines';
import { sequelOf, type Token } from '../plies/write/sequel';
import { settled } from '../plies/write/settled';
import type { MarkEdit, MoveWriter, PlayEdit } from '../plies/write/writer';
import { chapter } from './chapter';
import type { WtnCourse } from './course';
import { pieceName } from './draft';
import { layoutIn } from './layout';
import { markValue } from './marks';
import { paramsOf } from './moving';
import { LETTERS, numberIn, saidBy } from './notation';
import { rules } from './rules';
import { cellIn, nameOf } from './squares';
import type { WtnState } from './state';

type Place = WritingPlace<WtnCourse>;

const DIE_FIRST = refused(
  'Say what the die showed, then which piece moves and where.',
  '请先选骰子的点数，再选棋子和落点。',
);
const VOID = refused('A layout cannot be read; mend that first.', '开局无法识别，请先改正。');
const OVER = refused('The game is over.', '对局已经结束。');
const NO_VALUE = refused(
  'The remark on a move is a number: 1 (very bad), 2, 3, 4 or 5 (very good).',
  '着法的注释是一个数：1（大劣）、2、3、4、5（大好）。',
);
const TAKEN = refused('Pieces are laid out on the six squares of their side.', '棋子只能摆在本方的六个开局格内。');

/// Squares off the board are on no board.
const numberOf = ({ x, y }: Cell): number => (x < SIDE && y < SIDE ? y * SIDE + x : SIDE * SIDE);
const at = (cell: number): Cell => cellOf(cell, SIDE);

const boardOf = ({ record }: Place, { ply }: WtnState): Einstein => record.course.working.to(ply);

/// Who moves: anybody, before the first move of a record that does not say who begins.
const mayMove = ({ record }: Place, state: WtnState): readonly number[] =>
  state.last === 0 && state.begins === 0 ? [RED, BLUE] : [record.course.sideAt(state)];

const DIE = 'die-';

const dieIn = (chosen: readonly Chosen[]): number | undefined => {
  const [first] = chosen;
  const die = first && 'id' in first && first.id.startsWith(DIE) ? Number(first.id.slice(DIE.length)) : undefined;
  return die !== undefined && isDie(die) ? die : undefined;
};

export const writer: MoveWriter<WtnCourse> = {
  written(place: Place, { chosen = [], cell }: PlayEdit) {
    const state = settled(place, place.here.state);
    const setting = settingOf(state);
    if (setting) return placed(place, state, setting, cellsOf(chosen)[0] ?? cell);
    if (state.void) return VOID;
    if (state.won !== 0) return OVER;
    const die = dieIn(chosen);
    const [from, to] = cellsOf(chosen).map(numberOf);
    if (die === undefined || from === undefined || to === undefined) return DIE_FIRST;
    return moved(place, state, { die, from, to });
  },

  *step(place: Place, chosen: readonly Chosen[]): Generator<void, MoveStep> {
    yield;
    const state = settled(place, place.here.state);
    const setting = settingOf(state);
    if (setting) return settingStep(setting, chosen);
    const die = dieIn(chosen);
    if (state.void || state.won !== 0) return { cells: [], done: chosen.length > 0 };
    if (die === undefined) return { prompt: PROMPTS[0], cells: [], choices: DICE, done: false };
    const board = boardOf(place, state);
    const [from, to] = cellsOf(chosen).map(numberOf);
    const movers = mayMove(place, state).flatMap((color) =>
      allowedBy(board, color, die).flatMap((number) => board.place(color, number) ?? []),
    );
    if (from === undefined) return { prompt: PROMPTS[1], cells: movers.map(at), done: false };
    const piece = board.get(from);
    const ahead = movers.includes(from) ? targets(board, sideOfPiece(piece), numberOfPiece(piece)) : [];
    if (to === undefined) return { prompt: PROMPTS[2], cells: ahead.map(at), done: false };
    const signs = [
      { ...at(from), sign: '.' },
      { ...at(to), sign: SIGNS.charAt(piece) },
    ];
    const preview = { cells: signs, way: { from: at(from), cell: at(to) } };
    return { cells: [], ...(ahead.includes(to) ? { preview } : {}), done: true };
  },

  isSame(line, leaf) {
    const bare = (text: string) => text.replace(/^\d+:/, '');
    const { move } = saidBy(leaf);
    if (!move) return false;
    const { die, letter, piece, square } = move;
    const written = `${numberIn(die.text)};(${letter.text}${numberIn(piece.text)},${square.letter}${square.row})`;
    return bare(line) === written.toUpperCase();
  },

  marked,
};

const PROMPTS: readonly Words[] = [
  { en: 'What does the die show?', zh: '骰子掷出几点？' },
  { en: 'Which piece moves?', zh: '走哪个棋子？' },
  { en: 'Where does it go?', zh: '走到哪里？' },
];

const DICE = [1, 2, 3, 4, 5, 6].map((die) => ({ id: `${DIE}${die}`, label: { en: String(die), zh: String(die) } }));

interface Move {
  readonly die: number;
  readonly from: number;
  readonly to: number;
}

/// The line of a move, or why it cannot be made.
function moved(place: Place, state: WtnState, { die, from, to }: Move): string | Refusal {
  const board = boardOf(place, state);
  const piece = board.get(from);
  const [side = RED] = mayMove(place, state);
  const color = mayMove(place, state).includes(sideOfPiece(piece)) ? sideOfPiece(piece) : side;
  const number = sideOfPiece(piece) === color ? numberOfPiece(piece) : 0;
  const move = { color, number, to };
  if (number === 0)
    return refused(
      `No piece of ${chapter.sides[color]?.en} stands there.`,
      `那里没有${chapter.sides[color]?.zh}的棋子。`,
    );
  const [flaw] = flawsOf(board, move, die);
  if (flaw) {
    const { message } = rules[flaw.fault];
    const params = { ...paramsOf(flaw, move, undefined, board, state.fromTop), die };
    return { refusal: { en: fill(message, 'en', params), zh: fill(message, 'zh', params) } };
  }
  return `${state.next}:${die};(${pieceName(move)},${nameOf(to, state.fromTop)})`;
}

/// A layout that is being made.
interface Setting {
  readonly color: number;
  /// The piece that comes next, and where it can go.
  readonly number: number;
  readonly cells: readonly number[];
}

/// Red's pieces first, one after the other; none where the layouts are complete or cannot be read.
function settingOf(state: WtnState): Setting | undefined {
  for (const color of [RED, BLUE]) {
    const layout = color === RED ? state.red : state.blue;
    if (layout && !layout.sound) return undefined;
    const items = layout?.items ?? [];
    if (items.length >= 6 || state.moves > 0) continue;
    const taken = items.flatMap(({ square }) => cellIn(square, state.fromTop) ?? []);
    const left = remaining(
      color,
      items.map(({ number }) => number),
      taken,
    );
    const [number] = left.numbers;
    if (number !== undefined) return { color, number, cells: left.cells };
  }
  return undefined;
}

function settingStep({ color, number, cells }: Setting, chosen: readonly Chosen[]): MoveStep {
  const [cell] = cellsOf(chosen);
  const side = chapter.sides[color];
  const sign = SIGNS.charAt(number + (color === BLUE ? 6 : 0));
  if (cell)
    return {
      cells: [],
      ...(cells.includes(numberOf(cell)) ? { preview: { cells: [{ ...cell, sign }] } } : {}),
      done: true,
    };
  const prompt = { en: `Where does ${side?.en} ${number} stand?`, zh: `${side?.zh} ${number} 号摆在哪里？` };
  return { prompt, cells: cells.map(at), done: false };
}

/// A piece is put: behind those of its side, or on a new line.
function placed(place: Place, state: WtnState, { color, number, cells }: Setting, cell: Cell): EditResult {
  const to = numberOf(cell);
  if (!cells.includes(to)) return TAKEN;
  const item = `${nameOf(to, state.fromTop)}-${number}`;
  const line = layoutLine(place, color);
  if (line) {
    const { trailing } = layoutIn(line.leaf);
    const end = line.start + line.leaf.size;
    const text = trailing === undefined ? `;${item}` : item;
    return { edits: [{ from: end, to: end, text }], cursor: end + text.length };
  }
  const red = color === BLUE ? layoutLine(place, RED) : undefined;
  const sequel = sequelOf(place);
  const after = red ?? (sequel.kind === 'end' ? sequel.after : undefined);
  return lineAfter(place.root, after, `${LETTERS.charAt(color)}:${item}`);
}

function layoutLine({ root, here }: Place, color: number): Token | undefined {
  const since = here.lines.at(-1)?.since ?? 0;
  for (const { leaf, start } of flaggedLeaves(root, PlyFlag.setup | PlyFlag.header)) {
    if (start < since) continue;
    const isHeader = (leaf.flags & PlyFlag.header) !== 0;
    if (isHeader && start > since) return undefined;
    if (!isHeader && layoutIn(leaf).color === color) return { leaf, start };
  }
  return undefined;
}

/// The remark on the move that put a piece: put, changed or, without a label, taken away.
function marked(place: Place, edit: MarkEdit): EditResult {
  const { course } = place.record;
  const cell = numberOf(edit.cell);
  const by = whoPut(place.here.state.ply, cell);
  const event = by?.isMove ? moveOf(course, place.here.lines, by.ordinal) : undefined;
  if (!event) return NO_STONE;
  const { move, rest } = saidBy(event.node as Leaf);
  if (!move || (rest && move.marks.length === 0)) return UNREADABLE;
  const [mark] = move.marks;
  const label = edit.kind === 'mark' ? (edit.label ?? '') : undefined;
  if (label === undefined) {
    if (!mark) return NO_REMARK;
    return remarked(place, event.at + move.end, event.at + mark.at + mark.size, '');
  }
  const value = markValue(label.trim());
  if (value === undefined) return NO_VALUE;
  const { at: start, size } = mark ? mark.value : { at: move.end, size: 0 };
  return remarked(place, event.at + start, event.at + start + size, mark ? String(value) : `MARK[${value}]`);
}

/// The cursor stays with the move that it is at.
function remarked({ here }: Place, from: number, to: number, text: string): EditResult {
  const cursor = here.event?.at ?? 0;
  const shift = from < cursor ? text.length - (to - from) : 0;
  return { edits: [{ from, to, text }], cursor: cursor + shift };
}
