/// What is wrong in the events on the way to a place, the newest first. Only faults are looked at, not events.

import type { State } from '../record/line';
import type { Spot } from '../record/locate';
import type { Cell, RecordView } from '../record/view';
import type { Node } from '../text/node';
import { type Diagnostic, diagnosticOf } from './diagnostics';
import type { Faults } from './faults';
import type { EventUnit } from './pieces';
import type { Counted, Leg, Way } from './way';

/// A fault of an event on the way.
export interface WayFault extends Pick<Diagnostic, 'message' | 'severity' | 'clause'> {
  readonly cell?: Cell;
  /// The event is the one that is shown.
  readonly here: boolean;
  /// Where the event stands.
  readonly at: number;
}

const MOST_FAULTS = 20;

/// In a record that is wrong throughout no more events of a line are looked at for one that has a cell.
const MOST_EVENTS = 500;

interface Asked {
  readonly view: RecordView;
  readonly counted: Counted;
  readonly spot: Spot<State>;
  readonly way: Way;
  readonly faults: Faults;
}

/// Of events before the one shown only faults that have a cell to be shown on.
export function faultsOn(asked: Asked): WayFault[] {
  const { way, faults } = asked;
  const list: WayFault[] = [];
  let inner: Span | undefined;
  for (let depth = way.legs.length - 1; depth >= 0; depth--) {
    const leg = way.legs[depth] as Leg;
    const { from, to } = spanOf(leg.line, faults);
    // Own events of a line may stand before and behind the line that the way goes on with.
    const parts = inner
      ? [
          { from: inner.to, to },
          { from, to: inner.from },
        ]
      : [{ from, to }];
    for (const part of leg.stops > 0 ? parts : []) {
      for (const fault of faultsIn(asked, leg, part)) if (list.push(fault) >= MOST_FAULTS) return list;
    }
    inner = { from, to };
  }
  return list;
}

/// From one fault up to another.
interface Span {
  readonly from: number;
  readonly to: number;
}

interface Place {
  readonly node: Node;
  readonly at: number;
}

const spanOf = ({ at, node }: Place, faults: Faults): Span => ({
  from: faults.before(at),
  to: faults.before(at + node.width),
});

function* faultsIn(asked: Asked, leg: Leg, span: Span): Generator<WayFault> {
  const { counted, faults, spot, way } = asked;
  const last = leg === way.legs[way.legs.length - 1] && spot.event ? spanOf(spot.event, faults).to : span.from;
  let left = MOST_EVENTS;
  for (let index = span.to - 1; index >= span.from && left > 0; left--) {
    const found = counted.contents.holding(leg.line, faults.starts[index] as number);
    index = found ? faults.before(found.unit.at) - 1 : index - 1;
    if (found?.unit.as !== 'event') continue;
    const { stops } = found.tally;
    // What stands behind the place in the text comes after it, as does all between.
    if (stops > leg.stops) index = Math.min(index, last - 1);
    else yield* faultsOf(asked, found.unit, leg.before + stops === way.column, span);
  }
}

function* faultsOf({ view, spot, faults }: Asked, event: EventUnit, isLast: boolean, span: Span): Generator<WayFault> {
  const here = isLast && event.at >= (spot.event?.at ?? 0);
  const cell = view.move(event, spot.state)?.cell ?? undefined;
  if (!here && !cell) return;
  for (const index of faults.in(event)) {
    const found = faults.at(index);
    if (!found || index < span.from || index >= span.to) continue;
    const { message, severity, clause } = diagnosticOf(found, faults.checked, faults.preferences);
    yield { message, severity, clause, ...(cell ? { cell } : {}), here, at: event.at };
  }
}
