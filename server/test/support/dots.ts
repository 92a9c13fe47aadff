/// A second model of Dots and Boxes, for tests to compare with: a set of drawn lines by their names, from which all boxes are
/// counted anew after each.

const COLUMNS = 'abcdef';

/// `a1h`, `f5v` …: 60 of them.
export const LINES: readonly string[] = [...COLUMNS].flatMap((column, x) =>
  [1, 2, 3, 4, 5, 6].flatMap((row) => [
    ...(x < 5 ? [`${column}${row}h`] : []),
    ...(row < 6 ? [`${column}${row}v`] : []),
  ]),
);

export type Side = 'r' | 'b';

export class DotsModel {
  readonly drawn = new Set<string>();
  readonly owners = new Map<string, Side>();

  #isFull(x: number, y: number): boolean {
    const [column, next] = [COLUMNS.charAt(x), COLUMNS.charAt(x + 1)];
    return [`${column}${y}h`, `${column}${y + 1}h`, `${column}${y}v`, `${next}${y}v`].every((line) =>
      this.drawn.has(line),
    );
  }

  /// How many boxes the stroke closes; undefined if the line is there.
  draw(line: string, side: Side): number | undefined {
    if (this.drawn.has(line)) return undefined;
    this.drawn.add(line);
    let closed = 0;
    for (let x = 0; x < 5; x++) {
      for (let y = 1; y <= 5; y++) {
        const box = `${x} ${y}`;
        if (!this.#isFull(x, y) || this.owners.has(box)) continue;
        this.owners.set(box, side);
        closed++;
      }
    }
    return closed;
  }

  count(side: Side): number {
    return [...this.owners.values()].filter((owner) => owner === side).length;
  }

  rows(): string[] {
    const rows: string[] = [];
    for (let row = 6; row >= 1; row--) {
      const has = (line: string, sign: string): string => (this.drawn.has(line) ? sign : '.');
      rows.push([...COLUMNS].map((column, x) => `+${x < 5 ? has(`${column}${row}h`, '-') : ''}`).join(''));
      if (row === 1) continue;
      const owner = (x: number): string => this.owners.get(`${x} ${row - 1}`)?.toUpperCase() ?? '.';
      rows.push([...COLUMNS].map((column, x) => has(`${column}${row - 1}v`, '|') + (x < 5 ? owner(x) : '')).join(''));
    }
    return rows;
  }
}
