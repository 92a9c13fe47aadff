/// The line of play that the cursor is on, from the start of the game through every place where lines part: how many events
/// it has, and which one comes at which place. Nothing is played or walked for it; it is counted.

import type { Line, Occurrence, State } from '../record/line';
import type { Spot } from '../record/locate';
import type { RecordView } from '../record/view';
import { type Content, Contents, type Parting } from './content';
import { Shapes, within } from './lanes';
import { type AnyCourse, type EventUnit, Tallies } from './pieces';

/// A line on the way, as far as the way goes along it.
export interface Leg {
  /// How many legs there are before it.
  readonly depth: number;
  readonly line: Line;
  readonly content: Content;
  /// Events on the way before the line, and how many of its own are on it.
  readonly before: number;
  readonly stops: number;
}

export interface Way {
  /// At least one; the last one is that of the cursor.
  readonly legs: readonly Leg[];
  /// How many events there are up to the cursor.
  readonly column: number;
}

/// What is counted of a record, remembered as long as the record is followed.
export class Counted {
  readonly contents: Contents;
  readonly shapes: Shapes;

  constructor(view: RecordView) {
    const isMessage = (event: Occurrence): boolean => view.messages?.is(event) ?? false;
    this.contents = new Contents(new Tallies(view.course, isMessage));
    this.shapes = new Shapes(this.contents);
  }

  static readonly #known = new WeakMap<AnyCourse, Counted>();

  static of(view: RecordView): Counted {
    const counted = Counted.#known.get(view.course) ?? new Counted(view);
    Counted.#known.set(view.course, counted);
    return counted;
  }

  /// The way to a spot.
  *wayTo({ lines, event }: Spot<State>): Generator<void, Way | undefined> {
    const legs: Leg[] = [];
    let before = 0;
    for (const [depth, line] of lines.entries()) {
      const content = yield* this.contents.of(line);
      const next = lines[depth + 1];
      const stops = next ? partingTo(content, line, next)?.from : this.#reached(line, event);
      if (stops === undefined) return undefined;
      legs.push({ depth, line, content, before, stops });
      before += stops;
    }
    return legs.length > 0 ? { legs, column: before } : undefined;
  }

  /// How many events of the last line have come; none if it is yet to begin.
  #reached(line: Line, event: Occurrence | undefined): number {
    return event && isIn(line, event.at) ? this.contents.indexOf(line, event) : 0;
  }

  /// How many events the way has that goes on from there along the first of the lines wherever lines part.
  *length({ legs }: Way): Generator<void, number> {
    const { before, stops, content, line } = legs[legs.length - 1] as Leg;
    const ending = endingAfter(content, stops);
    const main = ending?.lines[0];
    if (!ending) return before + content.stops;
    const shape = main && (yield* this.shapes.of(within(line)(main)));
    return before + ending.before + (shape?.length ?? 0);
  }

  /// The last column of all that parts from the way behind a place on it.
  *reach(way: Way, column: number): Generator<void, number> {
    const { line, before } = legOf(way, column);
    const { width } = yield* this.shapes.of(line);
    return before + width;
  }

  /// Where an event stands that comes at a place on the way, or further on; 0 is where the game starts.
  *offsetOf(way: Way, column: number): Generator<void, number | undefined> {
    const { at, since = at } = (way.legs[0] as Leg).line;
    const event = column > 0 ? yield* this.eventAt(way, column) : undefined;
    return column > 0 ? event?.at : since;
  }

  /// The event that comes at a place on the way, or further on.
  *eventAt(way: Way, column: number): Generator<void, EventUnit | undefined> {
    let leg = legOf(way, column);
    while (column > leg.before + lengthOf(leg)) {
      const on: Leg | undefined = yield* this.legAfter(way, leg);
      if (!on) return undefined;
      leg = on;
    }
    const [event] = this.contents.stops(leg.line, column - leg.before);
    return event;
  }

  /// The next leg; behind the last one the first of the lines that the line ends in.
  *legAfter({ legs }: Way, { depth, line, content, before, stops }: Leg): Generator<void, Leg | undefined> {
    const known = legs[depth + 1];
    const ending = known ? undefined : endingAfter(content, stops);
    const main = ending?.lines[0];
    if (!ending || !main) return known;
    const next = within(line)(main);
    const on = yield* this.contents.of(next);
    return { depth: depth + 1, line: next, content: on, before: before + ending.before, stops: 0 };
  }
}

/// The first leg that has the place on it, or the last.
export function legOf({ legs }: Way, column: number): Leg {
  let from = 0;
  let to = legs.length - 1;
  while (from < to) {
    const middle = (from + to) >>> 1;
    const { before, stops } = legs[middle] as Leg;
    if (column > before + stops) from = middle + 1;
    else to = middle;
  }
  return legs[from] as Leg;
}

/// How many events of a line the main line has that goes on from the last place on it.
export const lengthOf = ({ content, stops }: Leg): number => endingAfter(content, stops)?.before ?? content.stops;

/// Where the line ends for who goes on from a place.
const endingAfter = ({ partings }: Content, stops: number): Parting | undefined =>
  partings.find(({ ends, before }) => ends && before >= stops);

/// Where a line parts from the one that it stands in.
function partingTo({ partings }: Content, { at: start }: Line, { at }: Line): Parting | undefined {
  return partings.find((parting) => at >= start + parting.at && at < start + parting.at + parting.width);
}

const isIn = ({ at, node }: Line, offset: number): boolean => offset >= at && offset < at + node.width;
