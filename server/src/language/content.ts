/// The content of a line of play: how many events stand on it, and where other lines part from it. Of a line that holds
/// several games only one is meant.

import type { Line, Occurrence } from '../record/line';
import type { Node } from '../text/node';
import {
  type AnyCourse,
  type EventUnit,
  linesOf,
  NOTHING,
  type PartingUnit,
  type PieceUnit,
  sum,
  type Tallies,
  type Tally,
  type Unit,
  unitsOf,
} from './pieces';

/// Where lines part. Places count from the start of the line that they part from.
export interface Parting {
  readonly at: number;
  readonly width: number;
  /// How many events of the line come before it in the text, and how many before what it is an alternative to.
  readonly before: number;
  readonly from: number;
  /// The line ends here; those that part are its continuations, the first of them the main one.
  readonly ends: boolean;
  readonly lines: readonly Line[];
}

export interface Content {
  readonly stops: number;
  readonly messages: number;
  /// In the order of play.
  readonly partings: readonly Parting[];
}

interface Passed {
  readonly unit: EventUnit | PartingUnit;
  /// What has come on the line up to here, the event included.
  readonly tally: Tally;
}

/// Is it all the same what stands in this piece, once it is counted?
type Passes = (piece: PieceUnit, tally: Tally, before: Tally) => boolean;

export class Contents {
  readonly course: AnyCourse;
  readonly #known = new WeakMap<Node, Map<number, Content>>();

  constructor(readonly tallies: Tallies) {
    this.course = tallies.course;
  }

  *of(line: Line): Generator<void, Content> {
    const known = this.known(line);
    if (known) return known;
    yield* this.tallies.count(line);
    const content = this.#read(line);
    const all = this.#known.get(line.node) ?? new Map<number, Content>();
    this.#known.set(line.node, all.set(keyOf(line), content));
    return content;
  }

  /// Of a line that has been read.
  known(line: Line): Content | undefined {
    return this.#known.get(line.node)?.get(keyOf(line));
  }

  #read(line: Line): Content {
    const partings: Parting[] = [];
    const along = this.#along(line, (_, { parts }) => !parts);
    let step = along.next();
    for (; !step.done; step = along.next()) {
      const { unit, tally } = step.value;
      if (unit.as === 'parting') partings.push(...this.#parting(line, unit, tally));
    }
    const { stops, messages } = step.value;
    return { stops, messages, partings: ended(partings, stops) };
  }

  #parting(line: Line, unit: PartingUnit, { stops, sinceMove }: Tally): Parting[] {
    const lines = linesOf(this.course, unit).map((one) => ({ ...one, at: one.at - line.at }));
    if (lines.length === 0) return [];
    const ends = unit.part.as === 'forks';
    const isBehind = !ends && this.course.asides === 'after';
    const from = isBehind ? stops - sinceMove : stops;
    return [{ at: unit.at - line.at, width: unit.width, before: stops, from, ends, lines }];
  }

  /// How many events of a counted line have come with this one; 0 if it is not on the line.
  indexOf(line: Line, { node, at }: Occurrence): number {
    for (const { unit, tally } of this.#along(line, (piece) => !holds(piece, at))) {
      if (unit.as === 'event' && unit.at === at && unit.node === node) return tally.stops;
    }
    return 0;
  }

  /// The events that one can stop at, from the one of a number on.
  *stops(line: Line, from: number): Generator<EventUnit> {
    for (const { unit, tally } of this.#along(line, (_, { stops }, before) => before.stops + stops < from)) {
      if (unit.as === 'event' && unit.stops && tally.stops >= from) yield unit;
    }
  }

  /// The event of the line that an offset is in, and how many there are with it; or where lines part, if the offset is in
  /// those.
  holding(line: Line, offset: number): Passed | undefined {
    let found: Passed | undefined;
    for (const passed of this.#along(line, (piece) => !holds(piece, offset))) {
      if (!holds(passed.unit, offset)) continue;
      if (passed.unit.as === 'parting') return passed;
      found ??= passed;
    }
    return found;
  }

  /// The last messages on a line, of those in its first `upTo` events.
  lastMessages(line: Line, upTo: number, most: number): Occurrence[] {
    let messages = 0;
    for (const { tally } of this.#along(line, (_, { stops }, before) => before.stops + stops < upTo)) {
      if (tally.stops > upTo) break;
      messages = tally.messages;
    }
    return messages === 0 ? [] : this.#messages(line, Math.max(0, messages - most), messages);
  }

  /// The messages of a line after so many of them, up to so many.
  #messages(line: Line, after: number, upTo: number): Occurrence[] {
    const list: Occurrence[] = [];
    let last = after;
    for (const { unit, tally } of this.#along(line, (_, piece, before) => before.messages + piece.messages <= after)) {
      if (tally.messages > upTo) break;
      if (unit.as === 'event' && tally.messages > last) list.push(unit);
      last = Math.max(last, tally.messages);
    }
    return list;
  }

  /// What stands on a line, in the order of play, pieces that need not be looked into left out; and in the end how much it
  /// was in all.
  *#along(line: Line, passes: Passes): Generator<Passed, Tally> {
    const { tallies } = this;
    let tally = NOTHING;
    const since = gameIn(line);
    let within = since === undefined;
    const stack: Unit[] = unitsOf(this.course, line).reverse();
    for (let unit = stack.pop(); unit; unit = stack.pop()) {
      if (unit.as === 'start') {
        if (within && tally !== NOTHING) return tally;
        within ||= unit.at === since;
      } else if (unit.as === 'piece') {
        const inside = tallies.of(unit) ?? NOTHING;
        const idle = !inside.starts && (!within || passes(unit, inside, tally));
        if (!idle) for (const part of tallies.unitsIn(unit).reverse()) stack.push(part);
        else if (within && inside !== NOTHING) tally = sum(tally, inside);
      } else if (within) {
        tally = sum(tally, tallies.tallyOf(unit));
        yield { unit, tally };
      }
    }
    return tally;
  }
}

/// Where a line has nothing else to go on with, it ends in the asides that stand there.
function ended(partings: readonly Parting[], stops: number): readonly Parting[] {
  if (partings.some(({ ends, before }) => ends && before === stops)) return partings;
  const last = partings.filter(({ ends, from }) => !ends && from === stops);
  const [first] = last;
  if (!first) return partings;
  const { at, width } = last[last.length - 1] as Parting;
  const end: Parting = {
    ...first,
    width: at + width - first.at,
    ends: true,
    lines: last.flatMap(({ lines }) => lines),
  };
  return [...partings.filter((parting) => !last.includes(parting)), end];
}

/// Where the game starts that is meant, if that is inside the line.
function gameIn({ at, since }: Line): number | undefined {
  return since !== undefined && since > at ? since : undefined;
}

const keyOf = (line: Line): number => line.role + ROLES * ((gameIn(line) ?? line.at) - line.at);

/// More than any format has.
const ROLES = 256;

const holds = ({ at, ...piece }: PieceUnit | EventUnit | PartingUnit, offset: number): boolean => {
  const width = 'width' in piece ? piece.width : piece.node.width;
  return offset >= at && offset < at + width;
};
