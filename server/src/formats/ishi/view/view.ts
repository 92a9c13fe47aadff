/// What boards show of a record of Ishi. Each event has a board of its own size.

import { sideAfter } from '../../../games/go/next';
import { PASS } from '../../../games/go/words';
import { SIDES } from '../../../games/shared/sides';
import type { Occurrence, Spot } from '../../../record/locate';
import type { Position, RecordView, Sight } from '../../../record/view';
import type { Words } from '../../../spec/rule';
import { type ItemAt, itemsFrom } from '../../../syntax/lines/walk';
import { Leaf } from '../../../text/node';
import { isMoveKind, Kind } from '../keywords';
import { boardShown, diagramShown, headShown, type Shown } from '../play/board';
import type { IshiCourse } from '../play/course';
import { type IshiState, STANDARD } from '../play/state';
import { type Scenery, stoneOn } from '../play/stone';
import { type SaidMove, saidBy } from '../said';
import { isOn, nameOf } from '../said/points';
import { commentaryOn, sectionFrom } from '../said/section';
import { aboutOf } from './about';
import { referencesIn } from './references';

export function viewOf(course: IshiCourse, size = STANDARD): RecordView<IshiCourse> {
  return {
    game: 'go',
    columns: size,
    rows: size,
    course,
    numbered: true,
    at: (spot) => viewOf(course, shownAt(course, spot).size),
    about: (root, spot) => aboutOf(root, gameOf(course, spot)),
    comment: (event) => commentaryOn(course.text, placed(event))?.text,
    position: (spot, sight) => positionAt(course, spot, sight),
    marks: (spot) => shownAt(course, spot).marks,
    // What an event says of its board has yet to come into the game.
    move: ({ node }, state) => moveIn(node as Leaf, state.stage === 'event' ? size : state.size),
    stone: (spot, cell) => stoneOn(sceneryOf(course, spot), cell),
    label: ({ node }) => labelOf(node as Leaf),
    references: ({ node }, after) => referencesIn(node, after),
    span: ({ node }) => ({ from: saidBy(node).keyword.at, to: (node as Leaf).size }),
  };
}

function positionAt(course: IshiCourse, spot: Spot<IshiState>, sight?: Sight): Position {
  const { position, ply } = shownAt(course, spot, sight);
  const { title, text } = commentaryOn(course.text, placed(spot.event)) ?? {};
  return {
    ...position(),
    ...(text ? { comment: text } : {}),
    ...(title ? { title } : {}),
    toMove: SIDES[sideAfter(ply)] ?? 'black',
  };
}

const placed = (event: Occurrence | undefined): ItemAt | undefined => event && { item: event.node, at: event.at };

function shownAt(course: IshiCourse, { state, event }: Spot<IshiState>, sight?: Sight): Shown {
  const section = sectionFrom(course.text, placed(event));
  const kind = event?.node instanceof Leaf ? event.node.kind : Kind.EVENT;
  if (kind === Kind.DIAGRAM) return diagramShown(course, state, section);
  return kind === Kind.EVENT && state.stage === 'event'
    ? headShown(course, state, section, sight)
    : boardShown(course, state, section, sight);
}

function sceneryOf(course: IshiCourse, spot: Spot<IshiState>): Scenery {
  const [carrier, shown] = [placed(spot.event), shownAt(course, spot)];
  const isDiagram = spot.event?.node instanceof Leaf && spot.event.node.kind === Kind.DIAGRAM;
  const size = isDiagram ? spot.state.size : shown.size;
  return { root: course.text, carrier, event: gameOf(course, spot), shown, size };
}

/// The line that the game of a spot begins with, if it has one.
function gameOf(course: IshiCourse, { lines, event }: Spot<IshiState>): ItemAt | undefined {
  const since = lines[0]?.since;
  if (since === undefined) return undefined;
  if (event?.at === since) return placed(event);
  const [first] = itemsFrom(course.text, since, () => false);
  return first;
}

function moveIn(leaf: Leaf, size: number): ReturnType<RecordView['move']> {
  if (!isMoveKind(leaf.kind)) return undefined;
  const { color, point } = saidBy(leaf) as SaidMove;
  const cell = point && (isOn(point, size) ? { x: point.x, y: size - point.row } : undefined);
  return { color, cell };
}

function labelOf(leaf: Leaf): Words | undefined {
  if (!isMoveKind(leaf.kind)) return undefined;
  const { point } = saidBy(leaf) as SaidMove;
  if (point === undefined) return undefined;
  return point ? { en: nameOf(point), zh: nameOf(point) } : PASS;
}
