/// What is said about a move: the stones that it took, and marks (4.3, 5.4/PRISONER).

import { areOne, type Ply, whoPut } from '../../../record/ply';
import { Kind } from '../keywords';
import { rules } from '../rules';
import { type SaidMove, type SaidTargets, saidBy, type Target } from '../said';
import { shown } from '../said/faults';
import { keyOf, nameOf, type Point, pointAt } from '../said/points';
import { isFound, isPlaced, type Place } from './judge-fields';
import { moveNumbered } from './made';
import { kindOf, lineOf, type Note } from './passage';

interface MovePlace extends Place {
  readonly size: number;
  /// Which stones it took can be told.
  readonly certain: boolean;
}

/// The cells whose stones the move took, those of its own side too if it had no liberty.
export function takenBy({ changes }: Ply): number[] {
  const cells: number[] = [];
  for (let i = 0; i < changes.length; i += 3) if (changes[i + 2] === 0) cells.push(changes[i] as number);
  return cells;
}

/// The stone that the move itself put, if it went off with its block: it may be listed, and need not be.
function ownStone({ cell, color, changes }: Ply): readonly number[] {
  if (typeof cell !== 'number') return [];
  for (let i = 0; i < changes.length; i += 3) if (changes[i] === cell && changes[i + 2] === color) return [];
  return [cell];
}

/// The lines of prisoners of a move, which may stand after its diagrams too.
export function judgePrisoners(move: Note, ply: Ply, notes: readonly Note[], place: MovePlace): void {
  const lists = notes.filter(({ item }) => kindOf(item) === Kind.PRISONER);
  const gone = takenBy(ply);
  if (lists.length === 0 && gone.length === 0) return;
  const named = (cells: readonly number[]) => new Map(cells.map((cell) => [keyOf(pointAt(cell, place.size)), cell]));
  const taken = named(gone);
  if (lists.length === 0) {
    if (place.certain) {
      const said = saidBy(lineOf(move.item)) as SaidMove;
      place.report.of(move, rules['prisoner-list-absent'], said.pointAt, { points: namesOf(taken, place.size) });
    }
    return;
  }
  new Listing(ply, taken, named(ownStone(ply)), place).judge(lists);
}

const MOST_NAMES = 8;

function namesOf(cells: ReadonlyMap<number, number>, size: number): string {
  const names = [...cells.values()].map((cell) => nameOf(pointAt(cell, size)));
  return names.length > MOST_NAMES ? `${names.slice(0, MOST_NAMES).join(', ')}, …` : names.join(', ');
}

class Listing {
  readonly #missing: Map<number, number>;
  readonly #listed = new Set<number>();
  #sound = true;

  constructor(
    readonly ply: Ply,
    readonly taken: ReadonlyMap<number, number>,
    readonly own: ReadonlyMap<number, number>,
    readonly place: MovePlace,
  ) {
    this.#missing = new Map(taken);
  }

  judge(lists: readonly Note[]): void {
    const { report, size, certain } = this.place;
    for (const note of lists) {
      const said = saidBy(lineOf(note.item)) as SaidTargets;
      report.faults(note, said);
      if (said.faults.length > 0) this.#sound = false;
      for (const target of said.targets) this.#target(note, target);
    }
    const first = lists[0];
    if (!first || !certain || !this.#sound || this.#missing.size === 0) return;
    report.keyword(first, rules['prisoner-incomplete'], { points: namesOf(this.#missing, size) });
  }

  #target(note: Note, target: Target): void {
    const { place } = this;
    const point = this.#pointOf(note, target);
    if (!point) return;
    const { part } = target;
    const key = keyOf(point.named);
    const twice = this.#listed.has(key);
    this.#listed.add(key);
    if (twice) place.report.of(note, rules['prisoner-repeated'], part, { value: shown(part.text) });
    else if (point.taken) this.#missing.delete(key);
    else if (place.certain) place.report.of(note, rules['prisoner-not-captured'], part, { value: shown(part.text) });
  }

  /// The point that is named, and whether the stone that was on it has been taken.
  #pointOf(note: Note, target: Target): { named: Point; taken: boolean } | undefined {
    const { place } = this;
    const { named, part } = target;
    if (named === 'all') return undefined;
    if ('point' in named) {
      const placed = isPlaced(place, note, part, named.point);
      if (!placed) this.#sound = false;
      return placed ? { named: named.point, taken: this.#isTaken(named.point) } : undefined;
    }
    if (!isFound(place, note, target, rules['prisoner-ref-unresolved'])) this.#sound = false;
    const made = moveNumbered(place.moves, named.from);
    if (typeof made?.ply.cell !== 'number') {
      if (made && place.certain)
        place.report.of(note, rules['prisoner-not-captured'], part, { value: shown(part.text) });
      return undefined;
    }
    const point = pointAt(made.ply.cell, place.size);
    const isIts = areOne(made.ply, this.ply) || areOne(whoPut(this.ply.prev, made.ply.cell), made.ply);
    return { named: point, taken: isIts && this.#isTaken(point) };
  }

  #isTaken(point: Point): boolean {
    const key = keyOf(point);
    return this.taken.has(key) || this.own.has(key);
  }
}
