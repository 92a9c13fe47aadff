/// What was found in nodes around a change, each in the next, is told after it without looking at each of them: what stands before the
/// innermost stays, what stands behind it moves, all of it by as much. So it is gone through once, as long as the changes are in the innermost.

import type { Inside, Level, Shells } from '../text/carrying';
import type { Change } from '../text/renewal';
import type { Findings } from './finding';
import { Rings } from './rings';

/// What is remembered of a node, as far as it tells of places.
export interface Telling<M> {
  /// What was found in it, of each kind.
  kinds(memo: M): readonly Findings[];
  /// What else is told of places is told of none amid the innermost, but for what that tells itself. Without this, nothing else is told.
  isClear?(memo: M, inner: M, place: Place): boolean;
  /// What holds after a change in the innermost, with what is found then.
  moved(memo: M, findings: readonly Findings[], inside: Inside<M>): M;
}

/// Where the innermost stands in a node.
interface Place {
  readonly at: number;
  readonly size: number;
}

export class FoundShells<M> implements Shells<M> {
  readonly #kinds: readonly Rings[];
  /// From the inside out.
  readonly #levels: Level<M>[] = [];

  constructor(
    readonly telling: Telling<M>,
    readonly inner: Level<M>,
  ) {
    const { start, node } = inner;
    this.#kinds = telling.kinds(inner.was).map((found) => new Rings(found, start, start + node.width));
  }

  add(level: Level<M>): boolean {
    const { telling, inner } = this;
    const { was, start } = level;
    const place = { at: inner.start - start, size: inner.node.width };
    if (telling.isClear?.(was, inner.was, place) === false) return false;
    const found = telling.kinds(was);
    if (!this.#kinds.every((rings, i) => rings.add(found[i] as Findings, start))) return false;
    this.#levels.push(level);
    return true;
  }

  after(is: M, change: Change): ((index: number) => M | undefined) | undefined {
    const { telling, inner } = this;
    const found = telling.kinds(is);
    const afters = this.#kinds.map((rings, i) => rings.after(found[i] as Findings, change));
    if (!afters.every((after) => after !== undefined)) return undefined;
    return (index) => {
      const place = this.#placeOf(index);
      const level = this.#levels[place];
      if (level?.index !== index) return undefined;
      const { start, was } = level;
      const { from, to, by } = change;
      const within = { at: inner.start - start, change: { from: from - start, to: to - start, by } };
      const findings = afters.map((after) => after.of(place + 1));
      return telling.moved(was, findings, { was: inner.was, is, ...within });
    };
  }

  /// Among the levels, which are farther out one after the other.
  #placeOf(index: number): number {
    let low = 0;
    let high = this.#levels.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#levels[middle] as Level<M>).index > index) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
