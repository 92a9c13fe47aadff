/// A second model of Surakarta, for tests to compare with: a piece that takes walks square by square, and where it runs off the
/// board an arc brings it back, turned by a right angle.

import type { Random } from './random';

export type Side = 'B' | 'R';

export interface ModelMove {
  readonly from: string;
  readonly to: string;
  readonly takes: boolean;
}

/// Where an arc leads from the end of a line, by point and direction: the point and the direction there.
const ARCS = new Map<string, [point: string, way: string]>();
for (const arc of ['2A< 1Bv', '3A< 1Cv', '2F> 1Ev', '3F> 1Dv', '5A< 6B^', '4A< 6C^', '5F> 6E^', '4F> 6D^']) {
  const [one = '', other = ''] = arc.split(' ');
  const turned: Readonly<Record<string, string>> = { '<': '>', '>': '<', '^': 'v', v: '^' };
  const there = (end: string): [string, string] => [end.slice(0, 2), end.charAt(2)];
  const leaving = (end: string): string => end.slice(0, 2) + turned[end.charAt(2)];
  ARCS.set(one, there(other));
  ARCS.set(leaving(other), [one.slice(0, 2), turned[one.charAt(2)] as string]);
}

const POINTS: readonly string[] = [...'123456'].flatMap((row) => [...'ABCDEF'].map((column) => row + column));

function moved(point: string, way: string): string | undefined {
  const row = point.charCodeAt(0) + (way === 'v' ? 1 : way === '^' ? -1 : 0);
  const column = point.charCodeAt(1) + (way === '>' ? 1 : way === '<' ? -1 : 0);
  const next = String.fromCharCode(row, column);
  return POINTS.includes(next) ? next : undefined;
}

export class SurakartaModel {
  readonly #pieces = new Map<string, Side>();

  /// Rows from the top: `BBBBBB`, `......`.
  constructor(rows: readonly string[] = ['BBBBBB', 'BBBBBB', '......', '......', 'RRRRRR', 'RRRRRR']) {
    for (const [i, point] of POINTS.entries()) {
      const letter = rows.join('').charAt(i);
      if (letter === 'B' || letter === 'R') this.#pieces.set(point, letter);
    }
  }

  at(point: string): Side | undefined {
    return this.#pieces.get(point);
  }

  count(side: Side): number {
    return [...this.#pieces.values()].filter((one) => one === side).length;
  }

  /// What a piece meets that walks off in a direction, if it goes round an arc before it meets anything. `trail` has what it
  /// goes through, arcs as `~`.
  #meets(from: string, start: string, trail: string[] = []): string | undefined {
    let [point, way] = [from, start];
    let arcs = 0;
    for (let i = 0; i < 40; i++) {
      const next = moved(point, way);
      if (next) point = next;
      else {
        const arc = ARCS.get(point + way);
        if (!arc) return undefined;
        [point, way] = arc;
        arcs++;
        trail.push('~');
      }
      trail.push(point);
      if (point !== from && this.#pieces.has(point)) return arcs > 0 ? point : undefined;
    }
    return undefined;
  }

  /// The ways on which a piece takes another, written "2A ~ 1B 2B".
  ways(from: string, to: string): string[] {
    return [...'<>^v'].flatMap((way) => {
      const trail = [from];
      return this.#meets(from, way, trail) === to ? [trail.join(' ')] : [];
    });
  }

  moves(side: Side): ModelMove[] {
    return POINTS.filter((from) => this.at(from) === side).flatMap((from) => [
      ...this.#around(from).map((to) => ({ from, to, takes: false })),
      ...[...new Set([...'<>^v'].map((way) => this.#meets(from, way)))]
        .filter((to): to is string => to !== undefined && this.at(to) !== side)
        .map((to) => ({ from, to, takes: true })),
    ]);
  }

  #around(from: string): string[] {
    const aside = [moved(from, '<'), from, moved(from, '>')];
    const all = aside.flatMap((point) => (point ? [moved(point, '^'), point, moved(point, 'v')] : []));
    return all.filter((point): point is string => point !== undefined && !this.#pieces.has(point));
  }

  play({ from, to }: ModelMove): void {
    this.#pieces.set(to, this.#pieces.get(from) as Side);
    this.#pieces.delete(from);
  }

  some(side: Side, random: Random): ModelMove | undefined {
    const moves = this.moves(side);
    const taking = moves.filter(({ takes }) => takes);
    if (moves.length === 0) return undefined;
    return random.pick(taking.length > 0 && random.chance(0.5) ? taking : moves);
  }

  rows(): string[] {
    return [...'123456'].map((row) => [...'ABCDEF'].map((column) => this.at(row + column) ?? '.').join(''));
  }

  /// How many sequences of so many moves there are. Who has no piece has no move.
  perft(side: Side, depth: number): number {
    const moves = this.moves(side);
    if (depth === 1) return moves.length;
    let count = 0;
    for (const move of moves) {
      const next = new SurakartaModel(this.rows());
      next.play(move);
      count += next.perft(side === 'B' ? 'R' : 'B', depth - 1);
    }
    return count;
  }
}
