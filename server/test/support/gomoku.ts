/// A second model of Gomoku, for tests to compare with: the board as lines of letters, and fives looked for in them as text.

const SIDE = 15;

export class GomokuModel {
  readonly rows: string[] = Array.from({ length: SIDE }, () => '.'.repeat(SIDE));

  put(x: number, y: number, letter: 'X' | 'O'): boolean {
    const row = this.rows[y] as string;
    if (row[x] !== '.') return false;
    this.rows[y] = row.slice(0, x) + letter + row.slice(x + 1);
    return true;
  }

  /// All rows, columns and diagonals, as text.
  #lines(): string[] {
    const { rows } = this;
    const columns = Array.from(rows, (_, x) => rows.map((row) => row[x]).join(''));
    const slanted = (shift: (y: number) => number): string[] => {
      const shifted = rows.map((row, y) => ' '.repeat(shift(y)) + row + ' '.repeat(SIDE - 1 - shift(y)));
      return Array.from({ length: 2 * SIDE - 1 }, (_, x) =>
        shifted
          .map((row) => row[x])
          .join('')
          .replaceAll(' ', ''),
      );
    };
    return [...rows, ...columns, ...slanted((y) => y), ...slanted((y) => SIDE - 1 - y)];
  }

  /// `X5`, `X6` for six and more, `O5` …: what there is anywhere on the board.
  found(): Set<string> {
    const found = new Set<string>();
    for (const line of this.#lines()) {
      for (const [run] of line.matchAll(/X{5,}|O{5,}/g)) found.add(`${run.charAt(0)}${Math.min(run.length, 6)}`);
    }
    return found;
  }
}
