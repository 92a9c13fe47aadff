/// What is wrong in a record, by its place: what lies in an event, and what lies in those before it on the line of play.

import { type Preferences, type Wanted, wantedOf } from './diagnostics';
import type { Checked } from './document';
import type { EventUnit } from './pieces';

export class Faults {
  /// In the order of the text.
  readonly #list: readonly Wanted[];
  readonly #starts: Float64Array;

  constructor(
    readonly checked: Checked,
    readonly preferences: Preferences,
  ) {
    this.#list = wantedOf(checked, { ...preferences, most: Number.POSITIVE_INFINITY }).list;
    this.#starts = Float64Array.from(this.#list, ({ finding, at }) => at + finding.from);
  }

  get starts(): Float64Array {
    return this.#starts;
  }

  /// How many faults start before an offset.
  before(offset: number): number {
    let from = 0;
    let to = this.#starts.length;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if ((this.#starts[middle] as number) < offset) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  /// Where the next fault behind an offset starts, or the last before it; where there is none, the first or last of all.
  beside(offset: number, side: 'next' | 'previous'): number | undefined {
    const starts = this.#starts;
    if (side === 'next') return starts[this.before(offset + 1)] ?? starts[0];
    return starts[this.before(offset) - 1] ?? starts[starts.length - 1];
  }

  at(index: number): Wanted | undefined {
    return this.#list[index];
  }

  /// The faults of an event, by their numbers, but not those of the lines that stand in its text.
  *in({ node, at, holes }: EventUnit): Generator<number> {
    const end = at + node.width;
    for (let i = this.before(at); ; ) {
      const start = this.#starts[i];
      if (start === undefined || start >= end) return;
      const hole = holes.find((one) => start >= one.at && start < one.at + one.width);
      if (!hole) yield i;
      i = hole ? this.before(hole.at + hole.width) : i + 1;
    }
  }

  /// The worst that is wrong in an event; a remark is no fault.
  worst(event: EventUnit): 'error' | 'warning' | undefined {
    let worst: 'warning' | undefined;
    for (const index of this.in(event)) {
      const severity = this.at(index)?.severity;
      if (severity === 'error') return severity;
      if (severity === 'warning') worst = severity;
    }
    return worst;
  }
}

const known = new WeakMap<Checked, Faults>();

/// Put in order once for a version.
export function faultsOf(checked: Checked, preferences: Preferences): Faults {
  const faults = known.get(checked);
  if (faults?.preferences === preferences) return faults;
  const fresh = new Faults(checked, preferences);
  known.set(checked, fresh);
  return fresh;
}
