/// What boards show of a wei7 2.2 record.

import { sideAfter } from '../../../../games/go/next';
import { positionOf } from '../../../../games/go/view';
import { placeWords, toPlayWords } from '../../../../games/go/words';
import { SIDES } from '../../../../games/shared/sides';
import type { Occurrence } from '../../../../record/line';
import type { Spot } from '../../../../record/locate';
import type { Mark, Notes, Position, RecordView, Sight, Stretch } from '../../../../record/view';
import { type Element, isElement, tagLeafOf } from '../../../../syntax/xml/element';
import { tagOf } from '../../../../syntax/xml/said';
import { attributeOf } from '../../../../syntax/xml/schema';
import type { Attribute, Tag } from '../../../../syntax/xml/tag';
import { backward, items } from '../../../../text/list';
import { Pair } from '../../../../text/node';
import { nameOf } from '../names';
import type { MovesCourse, MovesState } from '../play/course';
import { Role } from '../play/course';
import { colorOf, coordinateIn, stoneOf } from '../play/event';
import { EVALUATIONS } from '../shape/values';
import { about } from './about';
import { moveOfMark } from './standing';

export function viewOf(course: MovesCourse): RecordView<MovesCourse> {
  const { columns, rows } = course.ground;
  return {
    game: 'go',
    columns,
    rows,
    course,
    about,
    standing: (offset) => moveOfMark(course, offset),
    comment: (event) => attributeIn(event, 'comment'),
    notes: notesAt,
    position: (spot, sight) => positionAt(course, spot, sight),
    marks: (spot) => marksOf(spot),
    move,
    written: ({ node }) => writtenIn(tagOf(tagLeafOf(node))),
    label: (event) => {
      const cell = move(event)?.cell;
      return cell === undefined ? undefined : placeWords(cell, columns, rows);
    },
  };
}

function move({ node, role }: Occurrence): ReturnType<RecordView['move']> {
  if (role !== Role.child) return undefined;
  const { color, type, x, y } = stoneOf(node);
  if (type === 'pass') return { color, cell: null };
  return { color, cell: x === undefined || y === undefined ? undefined : { x, y } };
}

/// The name of the step, and its coordinates.
function writtenIn(tag: Tag): Stretch[] {
  const isSaid = ({ name, value }: Attribute): boolean =>
    name === 'x' || name === 'y' || (name === 'type' && value === 'pass');
  const coordinates = tag.attributes.filter(isSaid);
  return [
    { from: tag.nameAt, to: tag.nameAt + tag.name.length },
    ...coordinates.map(({ valueAt, raw }) => ({ from: valueAt, to: valueAt + raw.length })),
  ];
}

function attributeIn(event: Occurrence | undefined, name: string): string | undefined {
  return event && attributeOf(tagOf(tagLeafOf(event.node)), name)?.value;
}

function positionAt(course: MovesCourse, spot: Spot<MovesState>, sight?: Sight): Position {
  const { ply, problem } = spot.state;
  const comment = attributeIn(spot.event, 'comment');
  const title = attributeIn(spot.event, 'title');
  return {
    ...positionOf(course.working.to(ply), ply, sight),
    marks: [],
    ...(comment === undefined ? {} : { comment }),
    ...(title === undefined ? {} : { title }),
    toMove: SIDES[problem ?? sideAfter(ply)] ?? 'black',
  };
}

function notesAt({ event, state }: Spot<MovesState>): Notes {
  const word = attributeIn(event, 'eval');
  const isOurs = word !== undefined && word !== 'normal' && Object.hasOwn(EVALUATIONS, word);
  const evaluation = isOurs ? { text: EVALUATIONS[word as keyof typeof EVALUATIONS], kind: word } : undefined;
  return { evaluation, problem: toPlayWords(state.problem ?? 0) };
}

/// Those in a set-up; those before a move, up to the move before.
function* marksOf({ event, lines }: Spot<MovesState>): Generator<Mark | undefined> {
  if (!event) return;
  const { node, at, role } = event;
  if (role === Role.pre) {
    for (const item of items(node instanceof Pair ? node.run : undefined))
      yield isElement(item) ? markOf(item) : undefined;
    return;
  }
  const line = lines[lines.length - 1];
  if (!(line?.node instanceof Pair)) return;
  const before: Element[] = [];
  for (const { node: item } of backward(line.node.run, line.at + line.node.open.width, at)) {
    if (isElement(item) && colorOf(nameOf(item))) break;
    if (isElement(item) && nameOf(item) === 'mark') before.push(item);
    if (before.length % PAUSE === 0) yield undefined;
  }
  for (let mark = before.pop(); mark; mark = before.pop()) yield markOf(mark);
}

const PAUSE = 128;

function markOf(element: Element): Mark | undefined {
  if (nameOf(element) !== 'mark') return undefined;
  const tag = tagOf(tagLeafOf(element));
  const [x, y] = [coordinateIn(tag, 'x'), coordinateIn(tag, 'y')];
  const label = attributeOf(tag, 'symbol')?.value;
  return x === undefined || y === undefined ? undefined : { x, y, ...(label === undefined ? {} : { label }) };
}
