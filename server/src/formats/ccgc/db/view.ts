/// What boards show of a record of Dots and Boxes.

import { BLUE, RED } from '../../../games/dots/board';
import { LINES, SIDE } from '../../../games/dots/lines';
import { winner } from '../../../games/dots/score';
import { cellOf } from '../../../games/shared/cells';
import type { Occurrence, Spot } from '../../../record/locate';
import { located } from '../../../record/locate';
import type { About, Position, RecordView, Winner } from '../../../record/view';
import type { Words } from '../../../spec/rule';
import { isObject, valueAt } from '../../../syntax/json/access';
import type { Run } from '../../../text/node';
import { wonBy } from '../shared/outcome';
import { boxesOf, type DotsCourse, type DotsState, SIDE_WORDS } from './course';
import { lineName } from './notation';
import { entryOf, firstColor, recordIn, scoreAt, textAt, winnerIn } from './record';

const PLAYERS: Readonly<Record<number, string>> = { [RED]: 'red', [BLUE]: 'blue' };

export const viewOf = (course: DotsCourse): RecordView<DotsCourse> => ({
  game: 'dots',
  columns: SIDE,
  rows: SIDE,
  geometry: 'squares',
  course,
  about,
  comment: ({ node, at }) => textAt(valueAt({ node, at }, 'annotation')),
  position: (spot) => positionAt(course, spot),
  move(event) {
    const said = saidBy(event);
    if (!said) return undefined;
    return { color: said.color, cell: said.cell === undefined ? undefined : cellOf(said.cell, SIDE) };
  },
  side: (color) => PLAYERS[color],
  written({ node }) {
    const { at, size } = entryOf(node).place;
    return [{ from: at, to: at + size }];
  },
  effect: (_event, before, after) => (isClosing(before, after) ? scoreWords(after) : undefined),
  label(event) {
    const cell = saidBy(event)?.cell;
    const name = cell === undefined ? undefined : lineName(cell);
    return name === undefined ? undefined : { en: name, zh: name };
  },
  winner: () => winnerOn(course),
});

const saidBy = ({ node }: Occurrence) => (isObject(node) ? entryOf(node).said : undefined);

/// Has a box been closed?
const isClosing = ({ score }: DotsState, after: DotsState): boolean =>
  [RED, BLUE].some((color) => boxesOf(score, color) !== boxesOf(after.score, color));

function positionAt(course: DotsCourse, { state, event }: Spot<DotsState>): Position {
  const { ply, score } = state;
  const board = course.working.to(ply);
  const owners = LINES.filter((line) => board.get(line) !== 0).map((line) => {
    const { x, y } = cellOf(line, SIDE);
    return [x, y, board.get(line)] as const;
  });
  const last = typeof ply?.cell === 'number' ? { color: ply.color, cell: cellOf(ply.cell, SIDE) } : undefined;
  const comment = event && textAt(valueAt(event, 'annotation'));
  const toMove = owners.length < LINES.length ? PLAYERS[score.toMove] : undefined;
  const won = state.unsure ? 0 : winner(score);
  return {
    rows: board.drawing(),
    owners,
    marks: [],
    ...(last ? { lastMove: last } : {}),
    ...(comment ? { comment } : {}),
    ...(toMove ? { toMove } : {}),
    ...(won ? { outcome: wonBy(SIDE_WORDS[won], boxesWords(boxesOf(score, won))) } : {}),
  };
}

const boxesWords = (count: number): Words => ({ en: `${count} of 25 boxes`, zh: `25 格占 ${count} 格` });

/// Who has most boxes, as first or second to draw.
function* winnerOn(course: DotsCourse): Generator<void, Winner | undefined> {
  const spot = yield* located(course);
  const won = spot && !spot.state.unsure ? winner(spot.state.score) : 0;
  const record = course.root();
  const first = record && firstColor(record);
  if (won === 0 || first === undefined) return undefined;
  return won === first ? 'first' : 'second';
}

function about(root: Run): About {
  const record = recordIn(root);
  const text = (name: string): string => textAt(valueAt(record, name)) ?? '';
  const players = [RED, BLUE].flatMap((color) => {
    const name = text(color === RED ? 'R' : 'B');
    return name ? [{ side: PLAYERS[color], name }] : [];
  });
  const result = resultWords(textAt(winnerIn(record)), [
    scoreAt(valueAt(record, 'RScore')),
    scoreAt(valueAt(record, 'BScore')),
  ]);
  const [date, event] = [text('Date'), text('Event')];
  return {
    ...(event ? { name: event } : {}),
    players,
    ...(result ? { result } : {}),
    facts: date ? [{ en: date, zh: date }] : [],
  };
}

function resultWords(winner: string | undefined, [red, blue]: readonly (number | undefined)[]): Words | undefined {
  const side = winner === 'R' ? SIDE_WORDS[RED] : winner === 'B' ? SIDE_WORDS[BLUE] : undefined;
  const score = red === undefined || blue === undefined ? '' : `${red} : ${blue}`;
  if (!side) return score ? { en: score, zh: score } : undefined;
  return { en: `${side.en} wins ${score}`.trimEnd(), zh: `${side.zh}方胜 ${score}`.trimEnd() };
}

export const scoreWords = ({ score }: DotsState): Words => ({
  en: `Red ${boxesOf(score, RED)}, Blue ${boxesOf(score, BLUE)}`,
  zh: `红 ${boxesOf(score, RED)}，蓝 ${boxesOf(score, BLUE)}`,
});
