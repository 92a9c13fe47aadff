/// A second model of Connect6, for tests to compare with: a map of stones, and lines looked for all over the board. Slow, and
/// nothing of it is shared with the first one.

const SIDE = 19;

export interface ModelMove {
  readonly color: 1 | 2;
  readonly x: number;
  readonly y: number;
}

export class Connect6Model {
  readonly stones = new Map<string, number>();

  put({ color, x, y }: ModelMove): boolean {
    const key = `${x} ${y}`;
    if (this.stones.has(key)) return false;
    this.stones.set(key, color);
    return true;
  }

  at(x: number, y: number): number {
    return this.stones.get(`${x} ${y}`) ?? 0;
  }

  /// Every window of six points in a row, in all directions, that is full of one colour.
  winner(): number {
    for (let x = 0; x < SIDE; x++) {
      for (let y = 0; y < SIDE; y++) {
        for (const [dx, dy] of [[1, 0] as const, [0, 1] as const, [1, 1] as const, [-1, 1] as const]) {
          const six = [0, 1, 2, 3, 4, 5].map((i) => this.at(x + i * dx, y + i * dy));
          if (six[0] && six.every((color) => color === six[0])) return six[0];
        }
      }
    }
    return 0;
  }

  rows(): string[] {
    return Array.from({ length: SIDE }, (_, y) =>
      Array.from({ length: SIDE }, (_, x) => '.XO'.charAt(this.at(x, y))).join(''),
    );
  }
}

/// The sides of a game of so many stones, as the rules have it: B WW BB WW …
export const sidesInTurn = (count: number): (1 | 2)[] =>
  Array.from({ length: count }, (_, i) => (Math.ceil(i / 2) % 2 === 0 ? 1 : 2));
