/// A second model of Amazons, for tests to compare with: squares by their names, and every pair of squares tried. Slow, and
/// nothing of it is shared with the first one.

import type { Random } from './random';

const LETTERS = 'abcdefghij';

export type Side = 'W' | 'B';

export interface ModelMove {
  readonly from: string;
  readonly to: string;
  readonly arrow: string;
}

const SQUARES: readonly string[] = Array.from(
  { length: 100 },
  (_, i) => `${LETTERS[i % 10]}${10 - Math.floor(i / 10)}`,
);

const place = (square: string): [x: number, y: number] => [LETTERS.indexOf(square.charAt(0)), Number(square.slice(1))];

export class AmazonsModel {
  readonly taken = new Map<string, 'W' | 'B' | '#'>();

  constructor() {
    for (const square of ['a4', 'd1', 'g1', 'j4']) this.taken.set(square, 'W');
    for (const square of ['a7', 'd10', 'g10', 'j7']) this.taken.set(square, 'B');
  }

  /// Is there a line of a queen from one square to another, with nothing on it and nothing at its end?
  isOpen(from: string, to: string): boolean {
    const [x1, y1] = place(from);
    const [x2, y2] = place(to);
    const far = Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1));
    if (far === 0) return false;
    for (let i = 1; i <= far; i++) {
      const x = x1 + ((x2 - x1) * i) / far;
      const y = y1 + ((y2 - y1) * i) / far;
      if (!Number.isInteger(x) || !Number.isInteger(y) || this.taken.has(`${LETTERS[x]}${y}`)) return false;
    }
    return true;
  }

  amazons(side: Side): string[] {
    return SQUARES.filter((square) => this.taken.get(square) === side);
  }

  targets(from: string): string[] {
    return SQUARES.filter((to) => this.isOpen(from, to));
  }

  arrows(from: string, to: string): string[] {
    const amazon = this.taken.get(from);
    this.taken.delete(from);
    if (amazon) this.taken.set(to, amazon);
    const arrows = SQUARES.filter((arrow) => this.isOpen(to, arrow));
    this.taken.delete(to);
    if (amazon) this.taken.set(from, amazon);
    return arrows;
  }

  moves(side: Side): ModelMove[] {
    return this.amazons(side).flatMap((from) =>
      this.targets(from).flatMap((to) => this.arrows(from, to).map((arrow) => ({ from, to, arrow }))),
    );
  }

  play({ from, to, arrow }: ModelMove): void {
    const amazon = this.taken.get(from);
    this.taken.delete(from);
    if (amazon) this.taken.set(to, amazon);
    this.taken.set(arrow, '#');
  }

  /// One legal move at random, if there is any.
  some(side: Side, random: Random): ModelMove | undefined {
    const able = this.amazons(side).filter((from) => this.targets(from).length > 0);
    if (able.length === 0) return undefined;
    const from = random.pick(able);
    const to = random.pick(this.targets(from));
    return { from, to, arrow: random.pick(this.arrows(from, to)) };
  }

  rows(): string[] {
    return Array.from({ length: 10 }, (_, y) =>
      SQUARES.slice(10 * y, 10 * y + 10)
        .map((square) => this.taken.get(square) ?? '.')
        .join(''),
    );
  }
}

export const HEADER = '#[AM][甲队][乙队][先手胜][2018/8/3 10:30:00 合肥][2018 CCGC];';

const written = ({ from, to, arrow }: ModelMove): string => `${from}${to}(${arrow})`;

/// A game at random, mostly by the rules.
export function amazonsGame(moves: number, random: Random): string {
  const model = new AmazonsModel();
  let text = HEADER;
  for (let i = 0; i < moves; i++) {
    const side = i % 2 ? 'B' : 'W';
    const move = model.some(side, random);
    if (!move) break;
    model.play(move);
    const slip = random.chance(0.01) ? written({ ...move, to: random.pick(SQUARES) }) : written(move);
    text += side === 'W' ? `\n${i / 2 + 1} ${slip}` : ` ${slip}`;
  }
  return `${text}\n`;
}
