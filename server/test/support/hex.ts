/// A second model of Hex, for tests to compare with: cells by their names, and sets of joined cells that are merged stone by
/// stone, with the four edges as cells of their own.

import type { Random } from './random';

const LETTERS = 'ABCDEFGHIJK';

export const CELLS: readonly string[] = [...LETTERS].flatMap((letter) =>
  Array.from({ length: 11 }, (_, i) => `${letter}${i + 1}`),
);

/// As the figure has them: beside, and up to the right of it and down to the left.
function neighbours(name: string): string[] {
  const column = LETTERS.indexOf(name.charAt(0));
  const row = Number(name.slice(1));
  const name2 = (c: number, r: number): string => `${LETTERS[c] ?? '?'}${r}`;
  return [
    name2(column - 1, row),
    name2(column + 1, row),
    name2(column, row - 1),
    name2(column, row + 1),
    name2(column + 1, row + 1),
    name2(column - 1, row - 1),
  ].filter((one) => CELLS.includes(one));
}

const BESIDE = new Map(CELLS.map((name) => [name, neighbours(name)]));

function edgesOf(name: string, side: 'R' | 'B'): string[] {
  const at = side === 'R' ? name.slice(1) : name.charAt(0);
  return [...(at === '1' || at === 'A' ? ['first'] : []), ...(at === '11' || at === 'K' ? ['last'] : [])];
}

export class HexModel {
  readonly stones = new Map<string, 'R' | 'B'>();
  readonly #parent = new Map<string, string>();

  #root(name: string): string {
    let root = name;
    for (let next = this.#parent.get(root); next !== undefined; next = this.#parent.get(root)) root = next;
    return root;
  }

  #merge(a: string, b: string): void {
    const [one, other] = [this.#root(a), this.#root(b)];
    if (one !== other) this.#parent.set(one, other);
  }

  put(name: string, side: 'R' | 'B'): boolean {
    if (this.stones.has(name)) return false;
    this.stones.set(name, side);
    for (const next of BESIDE.get(name) ?? []) if (this.stones.get(next) === side) this.#merge(name, next);
    for (const edge of edgesOf(name, side)) this.#merge(name, `${side} ${edge}`);
    return true;
  }

  hasWon(side: 'R' | 'B'): boolean {
    return this.#root(`${side} first`) === this.#root(`${side} last`);
  }

  rows(): string[] {
    const row = (y: number): string =>
      [...LETTERS].map((letter) => this.stones.get(`${letter}${11 - y}`) ?? '.').join('');
    return Array.from({ length: 11 }, (_, y) => row(y));
  }
}

export function shuffled<T>(from: readonly T[], random: Random): T[] {
  const list = [...from];
  for (let i = list.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [list[i], list[j]] = [list[j] as T, list[i] as T];
  }
  return list;
}
