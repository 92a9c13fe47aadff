/// Help for writing and reading records of Dots and Boxes: the lines that are free, those first that close a box; what a stroke
/// comes to.

import { type Dots, RED } from '../../../games/dots/board';
import { lineAt, SIDE } from '../../../games/dots/lines';
import { cellOf } from '../../../games/shared/cells';
import type { Help, Scene } from '../../../record/help';
import { located } from '../../../record/locate';
import { dateOfToday } from '../../../record/today';
import type { Ghost } from '../../../record/view';
import type { Words } from '../../../spec/rule';
import { isObject, rootValue, spanOf, valueAt } from '../../../syntax/json/access';
import { type Draft, elements, fields, hole, text } from '../../../syntax/json/draft';
import { jsonHelp } from '../../../syntax/json/help';
import { aroundOf, type HelpBook, type Offered, type Subject } from '../../../syntax/json/help-book';
import { whereAt } from '../../../syntax/json/where';
import { finished } from '../../../text/edit';
import { boxesOf, type DotsCourse, SIDE_WORDS } from './course';
import { lineName, written } from './notation';
import { entryOf, textAt, winnerIn } from './record';
import { type Context, shape } from './shape';
import { scoreWords } from './view';

type Asked = Subject<Context, DotsCourse>;

/// Lines that nobody draws, not even later in the record; that of the stroke that stands at the place is free.
function freeLines({ record, before, here }: Scene<DotsCourse>): { readonly side: number; readonly lines: number[] } {
  if (!record) return { side: RED, lines: [] };
  const { course } = record;
  const end = finished(located(course))?.state;
  const drawn = new Set<number>();
  for (let ply = end?.ply; ply; ply = ply.prev) {
    const isOwn = ply.ordinal === here?.state.ply?.ordinal && here?.state !== before?.state;
    if (typeof ply.cell === 'number' && !isOwn) drawn.add(ply.cell);
  }
  const board = course.working.to(before?.state.ply);
  const side = before?.state.score.toMove || RED;
  return { side, lines: board.free().filter((line) => !drawn.has(line)) };
}

/// A turn may have several strokes, so each is a part of one; what the header says of the score follows when the game is over.
function pieces({ scene }: Asked): Offered[] {
  const { side, lines } = freeLines(scene);
  const board = scene.record?.course.working.to(scene.before?.state.ply);
  return lines.map((cell) => ({
    draft: JSON.stringify(written({ color: side, cell })),
    detail: strokeWords(side, cell, board?.closedBy(cell).length ?? 0),
    label: written({ color: side, cell }),
    kind: 'part',
  }));
}

const strokeDraft = (piece: Draft) => fields(['piece', piece]);

function strokes(asked: Asked): Offered[] {
  return pieces(asked).map((offer) => ({ ...offer, draft: strokeDraft(offer.draft) }));
}

const TODAY: Words = { en: 'today', zh: '今天' };
const NEW: Words = { en: 'new record', zh: '新棋谱' };

const newRecord = (): Offered[] => [
  {
    label: NEW,
    kind: 'snippet',
    draft: fields(
      ['R', text()],
      ['B', text()],
      ['winner', '"R"'],
      ['RScore', '"0"'],
      ['BScore', '"0"'],
      ['Date', text(dateOfToday())],
      ['Event', text('CCGC')],
      ['game', elements(hole(''))],
    ),
  },
];

const score = ({ scene: { record }, where }: Asked): Offered[] => {
  const state = record && finished(located(record.course))?.state;
  const color = where.name === 'BScore' ? 3 - RED : RED;
  return state && !state.unsure ? [{ draft: `"${boxesOf(state.score, color)}"`, detail: scoreWords(state) }] : [];
};

const offers: HelpBook<Context, DotsCourse>['offers'] = {
  date: () => [{ draft: JSON.stringify(dateOfToday()), detail: TODAY }],
  record: newRecord,
  piece: pieces,
  stroke: strokes,
  score,
};

function strokeWords(color: number, cell: number, boxes: number): Words {
  const side = SIDE_WORDS[color];
  const [from, to] = lineName(cell).split('-');
  const closed = boxes > 0 ? [`; boxes closed: ${boxes}`, `，围成 ${boxes} 格`] : ['', ''];
  return { en: `${side?.en}: from ${from} to ${to}${closed[0]}`, zh: `${side?.zh}方：${from} 到 ${to}${closed[1]}` };
}

/// The stroke in words, its number and the score after it.
function strokeFacts(asked: Asked): (Words | undefined)[] {
  const { here, before } = asked.scene;
  const entry = aroundOf(asked, 'stroke') ?? asked.value;
  const said = entry && isObject(entry.node) ? entryOf(entry.node).said : undefined;
  if (!entry || !said || here?.event?.at !== entry.at) return [];
  const { color, cell } = said;
  const boxes = boxesOf(here.state.score, color) - (before ? boxesOf(before.state.score, color) : 0);
  const number = here.state.moves;
  return [
    cell === undefined ? undefined : strokeWords(color, cell, boxes),
    { en: `Stroke ${number}`, zh: `第 ${number} 手` },
    scoreWords(here.state),
  ];
}

const facts: HelpBook<Context, DotsCourse>['facts'] = {
  piece: strokeFacts,
  stroke: strokeFacts,
  score: ({ scene: { record } }) => {
    const state = record && finished(located(record.course))?.state;
    if (!state || state.unsure) return [];
    const words = scoreWords(state);
    return [{ en: `Closed in this record: ${words.en}`, zh: `按棋谱围成：${words.zh}` }];
  },
};

const DRAFT = /^"\s*([rb])\s*(?:\(\s*(?:([a-f])\s*(?:([1-6])\s*(?:,\s*([hv])?\s*)?)?)?)?$/i;

/// The lines that the piece being written may mean; nothing once it is complete.
function* ghostAt({ root, offset, record, before }: Scene<DotsCourse>): Generator<void, Ghost | undefined> {
  const { token, shape: wanted, place } = yield* whereAt(root, offset, shape);
  if (!token || !record || place !== 'value' || wanted.meaning !== 'piece') return undefined;
  const [whole, , letter, row, way] = DRAFT.exec(token.node.text.slice(0, offset - token.at)) ?? [];
  if (whole === undefined || letter === undefined) return undefined;
  const board: Dots = record.course.working.to(before?.state.ply);
  const cells = board.free().filter((cell) => {
    const line = lineAt(cell);
    const isStart = line?.column === 'abcdef'.indexOf(letter.toLowerCase()) && (!row || line.row === Number(row) - 1);
    return isStart && (!way || line.way === way.toLowerCase());
  });
  return cells.length > 0 ? { cells: cells.map((cell) => cellOf(cell, SIDE)) } : undefined;
}

export const help: Help<DotsCourse> = {
  ...jsonHelp({ shape: () => shape, offers, facts }),
  opens: '"{[,:(',
  ghost: ghostAt,
  result(root, offset) {
    const value = winnerIn(rootValue(root));
    if (!value) return undefined;
    const { at, size } = spanOf(value);
    return offset >= at && offset <= at + size ? { from: at, to: at + size } : undefined;
  },
  outline: {
    heads: () => [],
    title: ({ node, at }) => textAt(valueAt({ node, at }, 'Event')),
    event(record, event, number) {
      const move = record.move(event, record.course.start());
      const label = record.label?.(event);
      const side = SIDE_WORDS[move?.color ?? 0];
      if (!side || !label) return undefined;
      const name = { en: `${number}. ${side.en} ${label.en}`, zh: `${number}. ${side.zh} ${label.zh}` };
      return { name, kind: 'move' };
    },
  },
};
