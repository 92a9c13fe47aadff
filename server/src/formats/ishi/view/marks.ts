/// The marks that MARK and UNMARK lines put on a board, in their order (5.4/MARK).

import type { Ply } from '../../../record/ply';
import type { Mark } from '../../../record/view';
import { Kind } from '../keywords';
import { isReference, movesNamed } from '../play/judge-fields';
import { type Moves, numbersOf } from '../play/made';
import { kindOf, lineOf, type Note } from '../play/passage';
import { standingAt } from '../play/standing';
import { type Marker, type Named, type SaidTargets, saidBy } from '../said';
import { isOn, keyOf, type Point, pointAt } from '../said/points';

/// What marks are about.
interface Marked {
  /// Lines of the board of the event, and of the board that is shown.
  readonly size: number;
  readonly shown: number;
  readonly ply: Ply | undefined;
  readonly moves: Moves;
  /// Stones that are not to be seen.
  readonly hidden: ReadonlySet<number>;
}

/// Lines that are looked at between two pauses.
const PAUSE = 16;

export function* marksOf(notes: readonly Note[], marked: Marked): Generator<Mark | undefined> {
  const marking = new Marking(marked);
  for (const [i, note] of notes.entries()) {
    if (i % PAUSE === PAUSE - 1) yield undefined;
    const kind = kindOf(note.item);
    if (kind !== Kind.MARK && kind !== Kind.UNMARK) continue;
    for (const { named, marker } of (saidBy(lineOf(note.item)) as SaidTargets).targets) {
      if (kind === Kind.MARK) marking.mark(named, marker);
      else marking.unmark(named);
    }
  }
  yield* marking.marks.values();
}

class Marking {
  readonly marks = new Map<number, Mark>();
  #numbers: ReadonlyMap<number, number> | undefined;

  constructor(readonly marked: Marked) {}

  mark(named: Named, marker: Marker | undefined): void {
    if (marker) for (const point of this.#points(named)) this.#put(point, marker);
    else if (named === 'all') for (const [key, number] of this.#numbered) this.#number(key, number);
    else if (isReference(named)) this.#moves(named);
    else this.#number(keyOf(named.point), this.#numbered.get(keyOf(named.point)));
  }

  unmark(named: Named): void {
    if (named === 'all') this.marks.clear();
    else for (const point of this.#points(named)) this.marks.delete(keyOf(point));
  }

  *#points(named: Named): Generator<Point> {
    const { marked } = this;
    if (named === 'all') return;
    if (!isReference(named)) yield named.point;
    else
      for (const { ply } of movesNamed(marked.moves, named.from, named.to))
        if (typeof ply.cell === 'number') yield pointAt(ply.cell, marked.size);
  }

  #moves({ from, to }: { readonly from: number; readonly to: number }): void {
    const { moves, size } = this.marked;
    for (const { ply, number } of movesNamed(moves, from, to))
      if (typeof ply.cell === 'number') this.#number(keyOf(pointAt(ply.cell, size)), number);
  }

  #number(key: number, number: number | undefined): void {
    if (number === undefined || this.marked.hidden.has(key)) return;
    this.#put({ x: key % 32, row: Math.floor(key / 32) }, { label: String(number) });
  }

  #put(point: Point, marker: Marker): void {
    const { shown } = this.marked;
    if (isOn(point, shown)) this.marks.set(keyOf(point), { x: point.x, y: shown - point.row, ...marker });
  }

  /// The numbers of the moves whose stones stand, by their points.
  get #numbered(): ReadonlyMap<number, number> {
    this.#numbers ??= numbersAt(this.marked);
    return this.#numbers;
  }
}

function numbersAt({ ply, moves, size }: Marked): Map<number, number> {
  const numberOf = numbersOf(moves);
  const numbers = new Map<number, number>();
  for (const [cell, by] of standingAt(ply)) {
    const number = numberOf.get(by.depth);
    if (number !== undefined) numbers.set(keyOf(pointAt(cell, size)), number);
  }
  return numbers;
}
