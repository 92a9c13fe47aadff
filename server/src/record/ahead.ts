/// What comes after a place, in the line that it is on and in all that part from there on.

import type { Frame } from './frame';
import type { Course, Occurrence, State } from './line';
import type { Spot } from './locate';
import { following, frameAt } from './steps';

/// The event at the spot; where the line is yet to begin, the line.
export function placeOf(course: Course<State>, { event, lines }: Spot<State>): Frame | undefined {
  const line = lines[lines.length - 1];
  const inLine = line && event && event.at >= line.at && event.at < line.at + line.node.width;
  const target = line && !inLine ? line : event;
  return target && frameAt(course, target);
}

/// The events after a place, each line to its end before those beside it.
export function* eventsAhead(course: Course<State>, from: Frame): Generator<Occurrence> {
  const left: Frame[] = [from];
  for (let frame = left.pop(); frame; frame = left.pop()) {
    const found: Frame[] = [];
    for (const way of following(course, frame)) {
      if ('event' in way) yield way.event;
      found.push('event' in way ? way.frame : way.line);
    }
    left.push(...found.reverse());
  }
}
