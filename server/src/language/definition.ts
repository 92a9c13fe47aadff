/// Where what stands at a place of a text comes from: a person's name, the moves that a number means, the stone on a point, the tag that
/// is closed, the move that a variation is an alternative to, the moves that are taken back.

import { moveBehind } from '../record/aside';
import { locatedBefore } from '../record/before';
import { type Frame, mainWay, partOf, type Stop } from '../record/frame';
import type { Scene } from '../record/help';
import type { AnyCourse, Line, State } from '../record/line';
import { located, type Occurrence, type Spot } from '../record/locate';
import { moveOf } from '../record/moves';
import { areOne, type Ply } from '../record/ply';
import { frameAt, previousStop } from '../record/steps';
import { type RecordView, type Stretch, viewAt } from '../record/view';
import { Pair } from '../text/node';
import { decidedAt } from './deciding';
import type { RecordDocument } from './document';
import { writtenOf } from './hints';
import { linesTo } from './opener';
import { endsAt } from './partners';
import { meantAt, personOf } from './people';
import { sceneAt } from './scene';
import { stoneFrom } from './steps';
import { movedAt, originOf } from './stones';

export interface Definition {
  /// What of the text it is said of.
  readonly of: Stretch;
  readonly targets: readonly Stretch[];
}

type Found = Generator<void, Definition | undefined>;

export function* definitionAt(document: RecordDocument, offset: number): Found {
  const { record, root } = document;
  const place = meantAt(document, offset);
  const person = place && personOf(document, place);
  if (place && person) return { of: place, targets: [person.whole ?? person] };
  if (!record) return closed(document, offset);
  return (
    (yield* pointed(document, record, offset)) ??
    (yield* decidedAt(document, record, offset)) ??
    parting(document, record, offset) ??
    closed(document, offset) ??
    (root && (yield* played(record, offset)))
  );
}

/// What a number or a point names.
function* pointed(document: RecordDocument, record: RecordView, offset: number): Found {
  const help = document.session?.help;
  const standing = record.standing?.(offset);
  if (standing !== undefined && standing !== offset) {
    const spot: Spot<State> | undefined = yield* located(record.course, standing);
    if (spot?.event?.at === standing) return { of: { from: offset, to: offset }, targets: [said(record, spot.event)] };
  }
  if (!help?.point) return undefined;
  const scene: Scene = yield* sceneAt(document, offset);
  const found = yield* help.point(scene);
  const spot = scene.here;
  if (!found || !spot) return undefined;
  const { from, to, plies = [], cell } = found;
  const stone: number | undefined = cell && (yield* stoneFrom(document, offset, cell));
  const events = plies.flatMap(({ ordinal }) => moveOf(record.course, spot.lines, ordinal) ?? []);
  const targets = events.map((event) => said(record, event));
  if (stone !== undefined) targets.push(yield* at(record, stone));
  return targets.length > 0 ? { of: { from, to }, targets } : undefined;
}

/// A closing bracket has come from its opening one.
function closed({ root, format }: RecordDocument, offset: number): Definition | undefined {
  const [open, close] = endsAt(root, offset, format) ?? [];
  return open && close && offset >= close.from ? { of: close, targets: [open] } : undefined;
}

/// Where a variation begins it leads to the move that it is an alternative to, or to the one that it goes on from.
function parting(document: RecordDocument, record: RecordView, offset: number): Definition | undefined {
  const { course } = record;
  const line: Line | undefined = linesTo(document.root, record, offset)?.at(-1);
  if (!(line?.node instanceof Pair)) return undefined;
  const { open } = line.node;
  const frame = frameAt(course, { node: line.node, at: line.at, role: line.role });
  const before = frame && (instead(course, frame.around) ?? previousStop(course, frame));
  return before && { of: { from: line.at, to: line.at + open.size }, targets: [said(record, before.event)] };
}

/// The move that a line beside the main one is an alternative to.
function instead(course: AnyCourse, aside: Frame | undefined): Stop | undefined {
  if (!aside || partOf(aside)?.as !== 'aside') return undefined;
  const main = mainWay(course, aside);
  return moveBehind(course, aside) ?? (main?.as === 'event' ? main : undefined);
}

function* played(record: RecordView, offset: number): Found {
  const moved = yield* movedAt(record, offset);
  if (!moved) return yield* takenBack(record, offset);
  const { event } = moved;
  const origin: number | undefined = yield* originOf(record, moved);
  return origin === undefined ? undefined : { of: said(record, event), targets: [yield* at(record, origin)] };
}

/// The moves that are not on the line any more.
function* takenBack(record: RecordView, offset: number): Found {
  const { course } = record;
  const spot: Spot<State> | undefined = yield* located(course, offset);
  const { event } = spot ?? {};
  if (!spot || !event || offset > event.at + event.node.width) return undefined;
  const before: Spot<State> | undefined = yield* locatedBefore(course, event.at);
  const after = spot.state.ply;
  const gone: Ply[] = [];
  let ply = before?.state.ply;
  for (; ply && !areOne(ply, after) && ply.depth > (after?.depth ?? -1); ply = ply.prev) if (ply.isMove) gone.push(ply);
  if (!before || !areOne(ply, after) || gone.length === 0) return undefined;
  const events = gone.reverse().flatMap(({ ordinal }) => moveOf(course, before.lines, ordinal) ?? []);
  return { of: said(record, event), targets: events.map((one) => said(record, one)) };
}

/// The event that stands at an offset, as far as its text says its move.
export function* at(record: RecordView, offset: number): Generator<void, Stretch> {
  const spot: Spot<State> | undefined = yield* located(record.course, offset);
  const event = spot?.event;
  return spot && event?.at === offset ? said(viewAt(record, spot), event) : { from: offset, to: offset + 1 };
}

export function said(record: RecordView, event: Occurrence): Stretch {
  const written = writtenOf(record, event);
  const [first] = written;
  const last = written[written.length - 1];
  return first && last ? { from: first.from, to: last.to } : { from: event.at, to: event.at + 1 };
}
