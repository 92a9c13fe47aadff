/// What boards show of a wei7 3.0 record.

import { sideAfter } from '../../../../games/go/next';
import { positionOf } from '../../../../games/go/view';
import { placeWords, toPlayWords } from '../../../../games/go/words';
import { SIDES } from '../../../../games/shared/sides';
import type { Spot } from '../../../../record/locate';
import type { Mark, Notes, Position, RecordView, Sight, Stretch } from '../../../../record/view';
import { type At, elementsOf, isObject, spanOf, valueAt } from '../../../../syntax/json/access';
import { kindOf, stringOf } from '../../../../syntax/json/value';
import { Leaf } from '../../../../text/node';
import { people } from '../help/scene';
import { Role, type Wei7Course, type Wei7State } from '../play/course';
import { numberAt, placingAt, stepEvent } from '../play/event';
import { EVALUATIONS } from '../shape/steps';
import { about } from './about';

export function viewOf(course: Wei7Course): RecordView<Wei7Course> {
  const { columns, rows } = course.ground;
  const move: RecordView['move'] = ({ node, role }) => {
    if (role !== Role.step) return undefined;
    const event = stepEvent(node);
    if (event.type !== 'move' || !event.color) return undefined;
    const { x, y } = event;
    const cell = event.pass ? null : x !== undefined && y !== undefined ? { x, y } : undefined;
    return { color: event.color, cell };
  };
  return {
    game: 'go',
    columns,
    rows,
    course,
    about,
    comment: commentAt,
    notes: notesAt,
    time: ({ node, role }) => (role === Role.step ? stepEvent(node).time : undefined),
    messages,
    position: (spot, sight) => positionAt(course, spot, sight),
    marks: ({ event }) => marksAt(event),
    move,
    written: ({ node }) => {
      const move = valueAt({ node, at: 0 }, 'action', 'value');
      return ['color', 'point'].flatMap((name) => {
        const part = valueAt(move, name);
        return part ? [stretchOf(part)] : [];
      });
    },
    label: (event) => {
      const cell = move(event, course.start())?.cell;
      return cell === undefined ? undefined : placeWords(cell, columns, rows);
    },
  };
}

function stretchOf(value: At): Stretch {
  const { at, size } = spanOf(value);
  return { from: at, to: at + size };
}

function notesAt({ event, state }: Spot<Wei7State>): Notes {
  const word = textAt(valueAt(event, 'action', 'value', 'evaluation'));
  const isOurs = word !== undefined && Object.hasOwn(EVALUATIONS, word);
  const evaluation = isOurs ? { text: EVALUATIONS[word as keyof typeof EVALUATIONS], kind: word } : undefined;
  return { evaluation, problem: toPlayWords(state.problem ?? 0) };
}

const messages: NonNullable<RecordView['messages']> = {
  is: ({ node, role }) => role === Role.step && stepEvent(node).type === 'message',
  said(event, root) {
    const actor = numberAt(valueAt(event, 'actor'));
    const author = actor === undefined ? undefined : people({ root })[actor]?.name;
    return { author, text: message(event) ?? '', time: stepEvent(event.node).time };
  },
};

function positionAt(course: Wei7Course, spot: Spot<Wei7State>, sight?: Sight): Position {
  const { ply, problem } = spot.state;
  const board = course.working.to(ply);
  const here = spot.event ? { node: spot.event.node, at: spot.event.at } : undefined;
  const line = spot.lines[spot.lines.length - 1];
  const comment = commentAt(here);
  const title = line ? textAt(valueAt({ node: line.node, at: line.at }, 'title')) : undefined;
  return {
    ...positionOf(board, ply, sight),
    marks: [],
    ...(comment === undefined ? {} : { comment }),
    ...(title === undefined ? {} : { title }),
    toMove: SIDES[problem ?? sideAfter(ply)] ?? 'black',
  };
}

const commentAt = (here: At | undefined): string | undefined => textAt(valueAt(here, 'comment')) ?? message(here);

/// The marks of a step or a pre, and the mark that a step puts as its action.
function* marksAt(here: At | undefined): Generator<Mark | undefined> {
  for (const value of elementsOf(valueAt(here, 'marks'))) yield markOf(value);
  const action = valueAt(here, 'action');
  if (textAt(valueAt(action, 'type')) !== 'mark') return;
  const value = valueAt(action, 'value');
  if (value && isObject(value.node)) yield markOf(value);
}

function markOf(value: At): Mark | undefined {
  const { x, y } = placingAt(value);
  const label = textAt(valueAt(value, 'symbol'));
  return x === undefined || y === undefined ? undefined : { x, y, ...(label === undefined ? {} : { label }) };
}

function message(here: At | undefined): string | undefined {
  const action = valueAt(here, 'action');
  return textAt(valueAt(action, 'type')) === 'message' ? textAt(valueAt(action, 'value')) : undefined;
}

function textAt(value: At | undefined): string | undefined {
  return value?.node instanceof Leaf && kindOf(value.node) === 'string' ? stringOf(value.node) : undefined;
}
