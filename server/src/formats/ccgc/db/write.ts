/// How strokes are written from the board, what is said of them, and how they are taken away. The score of a record that was right
/// stays right.

import { type Dots, RED, type Stroke } from '../../../games/dots/board';
import { isLine, SIDE } from '../../../games/dots/lines';
import { flawsOf, type Score, scoreAfter, winner } from '../../../games/dots/score';
import type { BoardEdit, EditResult, Refusal, WritingPlace } from '../../../record/board-edit';
import { located, locatedUpTo } from '../../../record/locate';
import { whoPut } from '../../../record/ply';
import { fill } from '../../../spec/rule';
import { type At, elementsOf, isObject, valueAt } from '../../../syntax/json/access';
import { elements, fields } from '../../../syntax/json/draft';
import { JsonRewriting } from '../../../syntax/json/rewrite';
import { kindOf } from '../../../syntax/json/value';
import type { BoardWriter } from '../../format';
import { NO_MOVE, NO_PASS, ONLY_MOVES, refused, UNREADABLE } from '../flat/refusals';
import { boxesOf, type DotsCourse, type DotsState, SIDE_WORDS, scoreName, sideSign } from './course';
import { lineName, written } from './notation';
import { entryOf, gameIn, scoreAt, textAt, winnerIn } from './record';
import { rules } from './rules';

type Place = WritingPlace<DotsCourse>;

export const writer: BoardWriter<DotsCourse> = {
  can: { comment: true, stones: false, marks: false, labels: false, promote: false, remove: true, pass: false },
  *write(place: Place, boardEdit: BoardEdit): Generator<void, EditResult> {
    yield;
    switch (boardEdit.kind) {
      case 'play':
        return drawn(place, boardEdit);
      case 'comment':
        return annotated(place, boardEdit.text);
      case 'delete':
        return boardEdit.what === 'node' ? yield* shortened(place) : ONLY_MOVES;
      default:
        return boardEdit.kind === 'pass' ? NO_PASS : ONLY_MOVES;
    }
  },
};

const NO_LINE = refused('A stroke is a line between two dots: choose one.', '落子是两点之间的一条线，请选一条线。');

const recordOf = ({ record }: Place): At | undefined => record.course.root();

const boardAt = ({ record, here }: Place): Dots => record.course.working.to(here.state.ply);

function drawn(place: Place, { cell, color }: BoardEdit & { kind: 'play' }): EditResult {
  const number = cell.x < SIDE && cell.y < SIDE ? cell.y * SIDE + cell.x : -1;
  if (!isLine(number)) return NO_LINE;
  const { state } = place.here;
  const stroke = { color: color || turnAfter(state), cell: number };
  const illegal = whyNot(place, stroke);
  if (illegal) return illegal;
  const record = recordOf(place);
  const game = gameIn(record);
  if (!record || (!game && valueAt(record, 'game'))) return UNREADABLE;
  const next = nextOf(place, game);
  if (next) return goneOn(place, next, stroke);
  const score = scoreAfter(state.score, stroke.color, boardAt(place).closedBy(number).length);
  return appended(place, record, game, stroke, score);
}

/// Where nobody knows whose turn it is, it is the side's that did not draw last.
const turnAfter = ({ score, ply }: DotsState): number => score.toMove || (ply ? 3 - ply.color : RED);

function whyNot({ here, record }: Place, stroke: Stroke): Refusal | undefined {
  const { ply, score } = here.state;
  const [flaw] = flawsOf(record.course.working.to(ply), score, stroke);
  if (!flaw) return undefined;
  const { message } = rules[flaw.fault];
  const number = whoPut(ply, stroke.cell)?.ordinal ?? 0;
  const params = { side: SIDE_WORDS[3 - stroke.color] ?? '', line: lineName(stroke.cell), number };
  return { refusal: { en: fill(message, 'en', params), zh: fill(message, 'zh', params) } };
}

/// The entry after what is shown.
function nextOf({ here: { event } }: Place, game: At | undefined): At | undefined {
  for (const entry of elementsOf(game)) if (!event || entry.at > event.at) return entry;
  return undefined;
}

/// A stroke that the record has already is gone on to.
function goneOn({ root }: Place, { node, at }: At, stroke: Stroke): EditResult {
  const said = isObject(node) ? entryOf(node).said : undefined;
  if (!said) return UNREADABLE;
  if (said.cell === stroke.cell && said.color === stroke.color)
    return new JsonRewriting(root).cursor(at).result ?? UNREADABLE;
  const name = said.cell === undefined ? '?' : lineName(said.cell);
  return refused(
    `The record goes on with ${name}, and it holds one line of play only: play at its end.`,
    `棋谱在这里接着走 ${name}，而点格棋的棋谱没有变化，请到末尾再走。`,
  );
}

function appended({ root, here }: Place, record: At, game: At | undefined, stroke: Stroke, score: Score): EditResult {
  const writing = new JsonRewriting(root);
  const list = [...elementsOf(game)];
  const last = list.at(-1)?.node;
  const isCapital = last && isObject(last) && entryOf(last).said?.capitals;
  const piece = isCapital ? written(stroke).toUpperCase() : written(stroke);
  const draft = fields(['piece', JSON.stringify(piece)]);
  const { edit, at } = game
    ? writing.insertElement(game, list.length, draft, { like: last, broken: true })
    : writing.insertMember(record, 'game', elements(draft));
  settle(writing, record, here.state, score);
  return writing.cursor(at, edit).result ?? UNREADABLE;
}

/// Scores that were right before stay right, and who has most boxes has won.
function settle(writing: JsonRewriting, record: At, { score, unsure }: DotsState, now: Score): void {
  if (unsure) return;
  for (const color of [RED, 3 - RED]) {
    const value = valueAt(record, scoreName(color));
    const count = boxesOf(now, color);
    if (!value || scoreAt(value) !== boxesOf(score, color) || count === boxesOf(score, color)) continue;
    writing.replaceValue(value, kindOf(value.node) === 'string' ? `"${count}"` : String(count));
  }
  const won = winner(now);
  const written = winnerIn(record);
  if (won === 0 || !written || textAt(written) === sideSign(won)) return;
  writing.replaceValue(written, `"${sideSign(won)}"`);
}

function annotated({ root, here: { event } }: Place, text: string): EditResult {
  if (!event || !isObject(event.node)) return NO_MOVE;
  const writing = new JsonRewriting(root);
  const entry = { node: event.node, at: event.at };
  const known = valueAt(entry, 'annotation');
  if (!known && text !== '') writing.insertMember(entry, 'annotation', JSON.stringify(text), { order: ORDER });
  else if (known && text === '') writing.removeMember(entry, 'annotation');
  else if (known && textAt(known) !== text) writing.replaceValue(known, JSON.stringify(text));
  return writing.cursor(event.at).result ?? UNREADABLE;
}

const ORDER = ['piece', 'annotation'];

/// This stroke and all after it.
function* shortened(place: Place): Generator<void, EditResult> {
  const { root, record, here } = place;
  const { event } = here;
  const game = gameIn(recordOf(place));
  const list = [...elementsOf(game)];
  const index = list.findIndex(({ at }) => at === event?.at);
  if (!event || !game || index < 0) return NO_MOVE;
  const before = yield* locatedUpTo(record.course, event.at);
  const end = yield* located(record.course);
  const writing = new JsonRewriting(root);
  writing.remove(game, index, list.length - index);
  const whole = recordOf(place);
  if (whole && before && end) settle(writing, whole, end.state, before.state.score);
  writing.cursor((list[index - 1] ?? game).at);
  const { result } = writing;
  return result ? { ...result, removes: list.length - index } : UNREADABLE;
}
