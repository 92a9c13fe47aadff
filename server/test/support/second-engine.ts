/// Records played by another engine, from plain JSON: what the boards of ours are compared with.

import SabakiBoard from '@sabaki/go-board';

interface Stone {
  readonly color: 1 | 2;
  readonly point: { readonly x: number; readonly y: number } | null;
}

export interface Wei7Step {
  readonly action: { readonly type: string; readonly value: unknown };
}

export interface Wei7Tree {
  readonly pre?: { readonly stones?: readonly Stone[] };
  readonly steps?: readonly Wei7Step[];
  readonly branches?: readonly Wei7Tree[];
}

export interface Wei7Record {
  readonly size?: number | { readonly width: number; readonly height: number };
  readonly tree: Wei7Tree;
}

export class SecondEngine {
  /// The boards along the line, and whether a move led to each.
  readonly #line: { readonly board: SabakiBoard; readonly isMove: boolean }[];

  constructor(columns: number, rows: number) {
    this.#line = [{ board: SabakiBoard.fromDimensions(columns, rows), isMove: false }];
  }

  static of({ size = 19 }: Wei7Record): SecondEngine {
    return typeof size === 'number' ? new SecondEngine(size, size) : new SecondEngine(size.width, size.height);
  }

  get #board(): SabakiBoard {
    return this.#line[this.#line.length - 1]?.board as SabakiBoard;
  }

  /// The position in the signs of our diagrams.
  get rows(): string[] {
    return this.#board.signMap.map((row) => row.map((sign) => (sign === 0 ? '.' : sign > 0 ? 'X' : 'O')).join(''));
  }

  setUp(stones: readonly Stone[]): void {
    const board = this.#board.clone();
    for (const { color, point } of stones) if (point) board.set([point.x, point.y], color === 1 ? 1 : -1);
    this.#line.push({ board, isMove: false });
  }

  /// A stone on a point that is taken is not put, but it was a move.
  move({ color, point }: Stone): void {
    const vertex: [number, number] | undefined = point ? [point.x, point.y] : undefined;
    const free = vertex && this.#board.get(vertex) === 0;
    const board = free ? this.#board.makeMove(color === 1 ? 1 : -1, vertex) : this.#board;
    this.#line.push({ board, isMove: true });
  }

  takeBack(count: number): void {
    for (let left = count; left > 0 && this.#line.some(({ isMove }) => isMove); ) if (this.#line.pop()?.isMove) left--;
  }

  step({ action: { type, value } }: Wei7Step): void {
    if (type === 'move') this.move(value as Stone);
    if (type === 'takeback') this.takeBack(value as number);
  }

  /// The main line of a record.
  play(tree: Wei7Tree): this {
    if (tree.pre?.stones?.length) this.setUp(tree.pre.stones);
    for (const step of tree.steps ?? []) this.step(step);
    const [first] = tree.branches ?? [];
    return first ? this.play(first) : this;
  }
}
