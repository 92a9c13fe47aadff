/// A second model of Army chess, for tests to compare with: the board as a drawing, along whose strokes pieces walk.

import type { Random } from './random';

/// `=` and `#` are railways, `-`, `|` and what slants are roads; `c` a camp, `h` a headquarters.
const DRAWING = `
o-h-o-h-o
| | | | |
o=o=o=o=o
#\\|/|\\|/#
o-c-o-c-o
#/|\\|/|\\#
o-o-c-o-o
#\\|/|\\|/#
o-c-o-c-o
#/|\\|/|\\#
o=o=o=o=o
#   #   #
o=o=o=o=o
#\\|/|\\|/#
o-c-o-c-o
#/|\\|/|\\#
o-o-c-o-o
#\\|/|\\|/#
o-c-o-c-o
#/|\\|/|\\#
o=o=o=o=o
| | | | |
o-h-o-h-o`
  .trim()
  .split('\n');

const ROWS = 'ABCDEFGHIJKL';

export const PLACES: readonly string[] = [...ROWS].flatMap((row) => [...'01234'].map((column) => row + column));

const DIRECTIONS = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((across): [number, number] => [down, across]));

const drawn = (line: number, column: number): string => DRAWING[line]?.[column] ?? ' ';

export const kindOf = (place: string): string => drawn(2 * ROWS.indexOf(place.charAt(0)), 2 * Number(place.charAt(1)));

/// The place one stroke further, if the stroke is one of these.
function along(place: string, [down, across]: readonly [number, number], strokes: string): string | undefined {
  const [line, column] = [2 * ROWS.indexOf(place.charAt(0)), 2 * Number(place.charAt(1))];
  const stroke = drawn(line + down, column + across);
  const leads = down === 0 ? '-=' : across === 0 ? '|#' : down === across ? '\\' : '/';
  if ((down === 0 && across === 0) || !strokes.includes(stroke) || !leads.includes(stroke)) return undefined;
  return `${ROWS[line / 2 + down]}${column / 2 + across}`;
}

/// What becomes of each, by rank of the mover (a to k) and of what it meets (a to l).
export const RESULTS: Readonly<Record<string, string>> = {
  a: '211111111021',
  b: '021111111021',
  c: '002111111021',
  d: '000211111021',
  e: '000021111021',
  f: '000002111021',
  g: '000000211021',
  h: '000000021021',
  i: '000000002121',
  k: '222222222222',
};

export interface ModelMove {
  readonly from: string;
  readonly to: string;
}

/// As many as each code has.
const FORCE = 'abccddeeffggghhhiiijjjkkl';

export const isCamp = (place: string): boolean => kindOf(place) === 'c';

/// The places of a side for a layout, from the top; capitals are the side at the bottom.
export const placesOf = (side: 'A' | 'B'): string[] =>
  PLACES.filter((place) => !isCamp(place) && (side === 'A') === place.charAt(0) >= 'G');

/// A layout at random; mostly as the rules want it.
export function randomLayout(side: 'A' | 'B', random: Random): string {
  const places = placesOf(side);
  for (;;) {
    const codes = [...FORCE].sort(() => random.next() - 0.5);
    const flag = places[codes.indexOf('l')] as string;
    if (kindOf(flag) === 'h') return codes.join('');
  }
}

export class ArmyModel {
  /// Capitals are the first side.
  readonly pieces = new Map<string, string>();

  constructor(first: string, second: string) {
    for (const [i, place] of placesOf('A').entries()) this.pieces.set(place, first.charAt(i).toUpperCase());
    for (const [i, place] of placesOf('B').entries()) this.pieces.set(place, second.charAt(i));
  }

  isOf(place: string, side: 'A' | 'B'): boolean {
    const piece = this.pieces.get(place);
    return piece !== undefined && piece < 'a' === (side === 'A');
  }

  /// The places that a piece gets to, whatever stands there.
  reach(from: string, isEngineer: boolean): Set<string> {
    const reached = new Set<string>();
    for (const direction of DIRECTIONS) {
      const step = along(from, direction, '-|=#/\\');
      if (step) reached.add(step);
      if (!isEngineer) this.#walk(from, direction, reached);
    }
    if (isEngineer) this.#wander(from, reached, new Set([from]));
    reached.delete(from);
    return reached;
  }

  #walk(from: string, direction: readonly [number, number], reached: Set<string>): void {
    let place = along(from, direction, '=#');
    while (place) {
      reached.add(place);
      place = this.pieces.has(place) ? undefined : along(place, direction, '=#');
    }
  }

  #wander(from: string, reached: Set<string>, passed: Set<string>): void {
    for (const direction of DIRECTIONS) {
      const next = along(from, direction, '=#');
      if (!next || passed.has(next)) continue;
      reached.add(next);
      passed.add(next);
      if (!this.pieces.has(next)) this.#wander(next, reached, passed);
    }
  }

  moves(side: 'A' | 'B'): ModelMove[] {
    const able = PLACES.filter((place) => this.isOf(place, side) && kindOf(place) !== 'h');
    return able.flatMap((from) => {
      const code = (this.pieces.get(from) as string).toLowerCase();
      if (code === 'j' || code === 'l') return [];
      return [...this.reach(from, code === 'i')]
        .filter((to) => !this.isOf(to, side) && !(this.pieces.has(to) && isCamp(to)))
        .map((to) => ({ from, to }));
    });
  }

  /// How it ends: `3` where nothing stands.
  play({ from, to }: ModelMove): string {
    const mover = this.pieces.get(from) as string;
    const met = this.pieces.get(to);
    const result = met ? (RESULTS[mover.toLowerCase()]?.[met.toLowerCase().charCodeAt(0) - 97] ?? '?') : '3';
    this.pieces.delete(from);
    if (result === '2') this.pieces.delete(to);
    if (result === '1' || result === '3') this.pieces.set(to, mover);
    return result;
  }

  /// The side whose flag is still there, if the other's is not.
  winner(): 'A' | 'B' | undefined {
    const all = [...this.pieces.values()];
    if (!all.includes('L')) return 'B';
    return all.includes('l') ? undefined : 'A';
  }

  placeOf(piece: string): string | undefined {
    return PLACES.find((place) => this.pieces.get(place) === piece);
  }

  rows(): string[] {
    return [...ROWS].map((row) => [...'01234'].map((column) => this.pieces.get(row + column) ?? '.').join(''));
  }
}
