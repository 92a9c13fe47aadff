/// How records of Army chess are written from the board: a piece and where it goes, with all that comes of it; before the first
/// move the layouts, piece by piece.

import { flawsOf } from '../../../games/army/judge';
import { placesOf } from '../../../games/army/layout';
import { BOMB, COUNTS, codeOf, FIRST, FLAG, MINE, pieceOf, rankIn, SECOND, SIGNS } from '../../../games/army/pieces';
import { COLUMNS, isHeadquarters, ROWS, rowOf } from '../../../games/army/places';
import { cellOf } from '../../../games/shared/cells';
import {
  type BoardEdit,
  type Choice,
  type Chosen,
  cellsOf,
  type EditResult,
  type MoveStep,
  type WritingPlace,
} from '../../../record/board-edit';
import type { Cell } from '../../../record/view';
import { fill, type Words } from '../../../spec/rule';
import { Kind } from '../../../syntax/groups/lexer';
import { type Edit, leafAt, leaves } from '../../../text/edit';
import type { BoardWriter } from '../../format';
import { NO_MOVE, NO_PASS, ONE_LINE, ONLY_MOVES, refused } from '../flat/refusals';
import type { ArmyCourse } from './course';
import { outcomeOf, placesAfter } from './draft';
import { groupOf } from './group';
import { layoutIn, onlyIn } from './layouts';
import { moveText } from './notation';
import { placeName } from './places';
import { letterOf, SIDES } from './properties';
import { rules } from './rules';
import { valueNamed } from './said';
import { FIRST_LAYOUT, SECOND_LAYOUT } from './samples';
import { pieceWords } from './words';

type Place = WritingPlace<ArmyCourse>;

export const writer: BoardWriter<ArmyCourse> = {
  can: { comment: true, stones: false, marks: false, labels: false, promote: false, remove: true, pass: false },
  *write(place: Place, boardEdit: BoardEdit): Generator<void, EditResult> {
    yield;
    switch (boardEdit.kind) {
      case 'play':
        return layoutWanted(place) === undefined
          ? moved(place, boardEdit.chosen ?? [])
          : laidOut(place, boardEdit.chosen ?? []);
      case 'comment':
        return remarked(place, boardEdit.text);
      case 'delete':
        return boardEdit.what === 'node' ? shortened(place) : ONE_LINE;
      default:
        return boardEdit.kind === 'pass' ? NO_PASS : ONLY_MOVES;
    }
  },
  *step(place: Place, chosen: readonly Chosen[]): Generator<void, MoveStep> {
    yield;
    return layoutWanted(place) === undefined ? moveStep(place, chosen) : layoutStep(place, chosen);
  },
};

const TWO_PLACES = refused(
  'A move has two places: the piece, and where it goes.',
  '一步棋要依次选两个位置：棋子和落点。',
);
const OVER = refused('The game is over: nothing is played any more.', '对局已经结束，不能再走。');
const UNUSABLE = refused('A layout cannot be used; mend that first.', '布局有误，请先改正。');

const numberOf = ({ x, y }: Cell): number => (x < COLUMNS && y < ROWS ? y * COLUMNS + x : COLUMNS * ROWS);

const PROMPTS: readonly Words[] = [
  { en: 'Which piece moves?', zh: '走哪个棋子？' },
  { en: 'Where does it go?', zh: '走到哪里？' },
];

function moveStep({ record, here }: Place, chosen: readonly Chosen[]): MoveStep {
  const [from, to] = cellsOf(chosen).map(numberOf);
  if (to !== undefined) return { cells: [], done: true };
  const cells = placesAfter(record.course, here.state, from).map((cell) => cellOf(cell, COLUMNS));
  const prompt = cells.length > 0 ? PROMPTS[from === undefined ? 0 : 1] : undefined;
  return { prompt, cells, done: false };
}

function moved(place: Place, chosen: readonly Chosen[]): EditResult {
  const { record, here } = place;
  const { state } = here;
  const [from, to] = cellsOf(chosen).map(numberOf);
  if (from === undefined || to === undefined) return TWO_PLACES;
  if (!record.course.layouts.usable) return UNUSABLE;
  if (state.over) return OVER;
  const color = state.standing.toMove;
  const [flaw] = flawsOf(record.course.working.to(state.ply), { from, to }, color);
  if (flaw) {
    const { message } = rules[flaw.fault];
    const params = { from: placeName(from), to: placeName(to), side: SIDES[color] ?? '' };
    return { refusal: { en: fill(message, 'en', params), zh: fill(message, 'zh', params) } };
  }
  const outcome = outcomeOf(record.course, state, color, { from, to });
  if (!outcome) return OVER;
  const next = nextMove(place);
  if (next) return goneOn(next, moveText({ from, to }));
  return put(place, outcome.text, outcome.winner);
}

interface Next {
  readonly at: number;
  readonly text: string;
}

/// The move that the record has after what is shown.
function nextMove({ root, here: { event } }: Place): Next | undefined {
  for (const { leaf, start } of leaves(root, event?.at ?? 0)) {
    if (start === event?.at || leaf.kind !== Kind.group) continue;
    const [move] = groupOf(leaf).moves;
    if (move) return { at: start + leaf.size, text: move.value?.text ?? '' };
  }
  return undefined;
}

const goneOn = ({ at, text }: Next, wanted: string): EditResult =>
  text === wanted
    ? { edits: [], cursor: at }
    : refused(
        `The record goes on with ${text}, and it holds one line of play only: play at its end.`,
        `棋谱在这里接着走 ${text}，而军棋的棋谱没有变化，请到末尾再走。`,
      );

/// A group goes behind the last move, before the result and the bracket that closes the record.
function put({ root }: Place, group: string, winner: number | undefined): EditResult {
  let at = 0;
  let first = true;
  for (const { leaf, start } of leaves(root)) {
    if (leaf.size === 0) continue;
    const isEnd = leaf.kind === Kind.group && groupOf(leaf).properties.some(({ name }) => /^E[AB]$/.test(name));
    if (leaf.kind === Kind.close || isEnd) break;
    at = start + leaf.size;
    first = false;
  }
  const text = first ? group : lineEndOf(root) + group;
  const edits = [{ from: at, to: at, text }, ...(winner === undefined ? [] : resultEdits(root, winner))];
  return { edits, cursor: at + text.length };
}

function lineEndOf(root: Place['root']): string {
  for (const { leaf } of leaves(root)) {
    const end = /\r\n|\r|\n/.exec(leaf.text.slice(leaf.size));
    if (end) return end[0];
  }
  return '\n';
}

/// What the game comes to, where the result is written already.
function resultEdits(root: Place['root'], winner: number): Edit[] {
  return ([FIRST, SECOND] as const).flatMap((color) => {
    const found = onlyIn(root, color === FIRST ? 'EA' : 'EB');
    const text = winner === 0 ? '2' : winner === color ? '1' : '0';
    if (!found || found.value.text === text || !found.value.closed) return [];
    const { from, to } = found.value;
    return [{ from: found.start + from, to: found.start + to, text }];
  });
}

/// The move that is shown, and all groups after it but the result.
function shortened({ root, here: { event } }: Place): EditResult {
  if (!root || !event) return NO_MOVE;
  const edits: Edit[] = [];
  let removes = 0;
  for (const { leaf, start } of leaves(root, event.at)) {
    if (leaf.kind === Kind.close) break;
    if (leaf.kind !== Kind.group || leaf.size === 0) continue;
    const { properties, moves } = groupOf(leaf);
    if (properties.some(({ name }) => /^(?:E[AB]|A[AB]|P[AB])$/.test(name))) continue;
    removes += moves.length;
    const last = edits.at(-1);
    const from = last?.to === start ? last.from : start;
    if (last?.to === start) edits.pop();
    edits.push({ from, to: start + leaf.width, text: '' });
  }
  return removes === 0 ? NO_MOVE : { edits, cursor: Math.max(0, event.at - 1), removes };
}

const NO_CLOSER = refused('A remark cannot hold the sign "]".', '注释里不能写“]”。');

/// In the group of the move.
function remarked({ root, here: { event } }: Place, text: string): EditResult {
  if (!root || !event) return NO_MOVE;
  if (/[\]］】〕]/.test(text)) return NO_CLOSER;
  const { leaf, start } = leafAt(root, event.at);
  const known = valueNamed(groupOf(leaf), 'MARK');
  const property = groupOf(leaf).properties.find(({ name }) => name === 'MARK');
  const cursor = start;
  if (!known || !property) {
    const at = start + leaf.size;
    return { edits: text === '' ? [] : [{ from: at, to: at, text: `MARK[${text}]` }], cursor };
  }
  const gone = { from: start + property.at.from, to: start + known.whole.to, text: '' };
  const changed = { from: start + known.from, to: start + known.to, text };
  return { edits: [text === '' ? gone : changed], cursor };
}

/// The side whose layout is not there yet.
function layoutWanted({ root, here }: Place): number | undefined {
  if (here.state.moves > 0) return undefined;
  return [FIRST, SECOND].find((color) => (layoutIn(root, color)?.value.text ?? '') === '');
}

const USUAL = 'usual';

const usual: Readonly<Record<number, string>> = { [FIRST]: FIRST_LAYOUT, [SECOND]: SECOND_LAYOUT };

/// Piece by piece from the top left; or all at once as layouts often are. The last piece is put by a click on its place.
function layoutStep(place: Place, chosen: readonly Chosen[]): MoveStep {
  const color = layoutWanted(place) ?? FIRST;
  const codes = codesOf(chosen, color);
  const places = placesOf(color);
  const cells = [...codes].map((code, i) => ({
    ...cellOf(places[i] ?? 0, COLUMNS),
    sign: SIGNS.charAt(pieceOf(color, rankIn(code) ?? 0)),
  }));
  const preview = { cells };
  if (cellsOf(chosen).length > 0) return { cells: [], preview, done: true };
  const side = SIDES[color] ?? { en: '', zh: '' };
  const [next, ...later] = places.slice(codes.length);
  if (next === undefined || later.length === 0) {
    const prompt = { en: `${side.en}: click on the board to write it`, zh: `${side.zh}：点击棋盘写入布局` };
    const put = next === undefined ? places : [next];
    return { prompt, cells: put.map((cell) => cellOf(cell, COLUMNS)), preview, done: false };
  }
  const name = placeName(next);
  const prompt = { en: `${side.en}: which piece stands on ${name}?`, zh: `${side.zh}：${name} 放哪个棋子？` };
  const choices = fitting(codes, color).map((code): Choice => {
    const { en, zh } = pieceWords(rankIn(code) ?? 0) ?? { en: code, zh: code };
    return { id: code, label: { en: `${code} ${en}`, zh: `${code} ${zh}` } };
  });
  return { prompt, cells: [], choices: codes === '' ? [WHOLE, ...choices] : choices, preview, done: false };
}

const WHOLE: Choice = { id: USUAL, label: { en: 'A usual layout', zh: '常用布局' } };

function codesOf(chosen: readonly Chosen[], color: number): string {
  const ids = chosen.flatMap((one) => ('id' in one ? [one.id] : []));
  if (ids.includes(USUAL)) return usual[color] ?? '';
  return ids.filter((id) => /^[a-l]$/.test(id)).join('');
}

/// The pieces that may stand on the next place, so that there is room for those that are left.
function fitting(codes: string, color: number): string[] {
  const left = COUNTS.map((count, rank) => (rank === 0 ? 0 : count - codes.split(codeOf(rank)).length + 1));
  const places = placesOf(color).slice(codes.length);
  return left.flatMap((count, rank) => {
    const [here, ...rest] = places;
    if (count <= 0 || here === undefined || !mayStand(rank, here, color)) return [];
    const after = left.map((other, i) => (i === rank ? other - 1 : other));
    return isRoom(after, rest, color) ? [codeOf(rank)] : [];
  });
}

const depthOf = (cell: number, color: number): number =>
  color === FIRST ? rowOf(cell) - ROWS / 2 : ROWS / 2 - 1 - rowOf(cell);

function mayStand(rank: number, cell: number, color: number): boolean {
  if (rank === FLAG) return isHeadquarters(cell);
  if (rank === MINE) return depthOf(cell, color) >= ROWS / 2 - 2;
  return rank !== BOMB || depthOf(cell, color) > 0;
}

/// Flags, mines and bombs each fit in where the one before does, and more.
function isRoom(left: readonly number[], places: readonly number[], color: number): boolean {
  let needed = 0;
  return [FLAG, MINE, BOMB].every((rank) => {
    needed += left[rank] ?? 0;
    return needed <= places.filter((cell) => mayStand(rank, cell, color)).length;
  });
}

const INCOMPLETE = refused('A layout has 25 pieces.', '一方的布局有 25 枚棋子。');

function laidOut(place: Place, chosen: readonly Chosen[]): EditResult {
  const color = layoutWanted(place) ?? FIRST;
  const laid = codesOf(chosen, color);
  const codes = laid.length === placesOf(color).length - 1 ? laid + (fitting(laid, color)[0] ?? '') : laid;
  if (codes.length !== placesOf(color).length) return INCOMPLETE;
  const known = layoutIn(place.root, color);
  if (!known) return put(place, `;A${letterOf(color)}[${codes}]`, undefined);
  const { whole } = known.value;
  const edit = { from: known.start + whole.from, to: known.start + whole.to, text: `[${codes}]` };
  return { edits: [edit], cursor: edit.from + edit.text.length };
}
