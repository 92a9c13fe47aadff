/// What boards show of a JGF record.

import { sideAfter } from '../../../games/go/next';
import { positionOf } from '../../../games/go/view';
import { placeWords } from '../../../games/go/words';
import { WHITE } from '../../../games/shared/sides';
import type { Spot } from '../../../record/locate';
import type { Mark, Notes, Position, RecordView, Sight, Stretch } from '../../../record/view';
import { type At, elementsOf, isObject, membersAt, spanOf, valueAt } from '../../../syntax/json/access';
import type { Item } from '../../../text/node';
import { isLetterMarkup, letterPoints } from '../letters';
import type { JgfCourse, JgfState } from '../play/course';
import { nodeEvent } from '../play/event';
import { textAt, truthAt, wholeAt } from '../values';
import { aboutOf } from './about';

export function viewOf(course: JgfCourse): RecordView<JgfCourse> {
  const { columns, rows } = course.ground;
  const move: RecordView['move'] = ({ node, role }) => {
    if (!course.isMove(node, role)) return undefined;
    const { color, x, y, pass } = nodeEvent(node).move ?? {};
    const side = course.sides.of(color);
    if (side === 0) return undefined;
    return { color: side, cell: pass ? null : x !== undefined && y !== undefined ? { x, y } : undefined };
  };
  return {
    game: 'go',
    columns,
    rows,
    course,
    about: (root) => aboutOf(root, course),
    comment: commentAt,
    position: (spot, sight) => positionAt(course, spot, sight),
    marks: ({ event }) => marksAt(event, course),
    notes: ({ event }) => notesAt(event),
    move,
    side: (color) => course.sides.name(color) || undefined,
    written: ({ node }) => writtenIn(node),
    label: (event) => {
      const cell = move(event, course.start())?.cell;
      return cell === undefined ? undefined : placeWords(cell, columns, rows);
    },
  };
}

/// The colour and the coordinates of a move; a move in letters is all of its value.
function writtenIn(node: Item): Stretch[] {
  const move = valueAt({ node, at: 0 }, 'move');
  const parts = ['color', 'x', 'y', 'pass'].map((name) => valueAt(move, name)).filter((part) => part !== undefined);
  const said =
    parts.length > 0
      ? parts
      : [...(membersAt(move)?.list ?? [])].flatMap(({ value, valueAt: at }) =>
          value && move ? [{ node: value, at: move.at + at }] : [],
        );
  return said.map(spanOf).map(({ at, size }) => ({ from: at, to: at + size }));
}

const SOLUTION = { text: { en: 'The solution', zh: '正解' }, kind: 'good' } as const;

const notesAt = (here: At | undefined): Notes => (truthAt(valueAt(here, 'solution')) ? { evaluation: SOLUTION } : {});

function positionAt(course: JgfCourse, spot: Spot<JgfState>, sight?: Sight): Position {
  const { ply } = spot.state;
  const here = spot.event;
  const comment = commentAt(here);
  const title = textAt(valueAt(here, 'name'));
  return {
    ...positionOf(course.working.to(ply), ply, sight),
    marks: [],
    ...(comment === undefined ? {} : { comment }),
    ...(title === undefined ? {} : { title }),
    toMove: toMove(course, spot.state),
  };
}

/// As the record says, or the side after the one that moved last.
function toMove({ sides }: JgfCourse, { turn, ply }: JgfState): string {
  if (turn !== undefined) return turn;
  let last = ply;
  while (last && !last.isMove) last = last.prev;
  if (last) return sides.name(sides.after(last.color));
  return sides.name(sideAfter(ply) === WHITE ? WHITE : sides.after(0));
}

function commentAt(here: At | undefined): string | undefined {
  const comments = [...elementsOf(valueAt(here, 'comments'))].map(textAt).filter(Boolean);
  return comments.length > 0 ? comments.join('\n\n') : undefined;
}

/// What boards call the types that they know under another name.
const FORMS: Readonly<Record<string, string>> = { mark: 'cross', select: 'selected' };

function mark(type: string, x: number, y: number, text: string | undefined): Mark {
  const label = text === undefined ? {} : { label: text };
  return type === 'label' ? { x, y, ...label } : { x, y, form: FORMS[type] ?? type, ...label };
}

function* marksAt(here: At | undefined, course: JgfCourse): Generator<Mark> {
  if (!here) return;
  yield* markupAt(here);
  yield* scoreAt(here, course);
}

function* markupAt(here: At): Generator<Mark> {
  const markup = valueAt(here, 'markup');
  if (markup && isObject(markup.node) && isLetterMarkup(markup.node)) {
    for (const { name, x, y, text } of letterPoints(markup)) yield mark(name, x, y, text);
  }
  for (const item of elementsOf(markup)) {
    const type = textAt(valueAt(item, 'type'));
    if (type === undefined) continue;
    for (const { x, y, value } of pointsIn(item)) yield mark(type, x, y, textAt(valueAt(value, 'text')));
  }
}

function* scoreAt(here: At, { sides }: JgfCourse): Generator<Mark> {
  for (const item of elementsOf(valueAt(here, 'score'))) {
    const color = sides.of(textAt(valueAt(item, 'color')));
    for (const { x, y } of pointsIn(item)) yield { x, y, form: 'territory', ...(color ? { color } : {}) };
  }
}

function* pointsIn(item: At): Generator<{ x: number; y: number; value: At }> {
  for (const value of elementsOf(valueAt(item, 'coords'))) {
    const [x, y] = [wholeAt(valueAt(value, 'x')), wholeAt(valueAt(value, 'y'))];
    if (x !== undefined && y !== undefined) yield { x, y, value };
  }
}
