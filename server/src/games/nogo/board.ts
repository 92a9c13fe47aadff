/// NoGo: who takes a stone, or leaves his own without a liberty, has lost. The stones stay where they are.

import type { Cells } from '../../record/working-board';
import { GoBoard } from '../go/board';
import { rowsOf } from '../go/diagram';
import type { Changes, Game, Stone } from '../shared/game';

export const SIDE = 9;

/// Why a move loses, and the stones that it leaves without a liberty.
export interface Harm {
  readonly why: 'captures' | 'suicide';
  readonly cells: readonly number[];
}

export interface NoGoPlay {
  readonly changes: Changes;
  readonly loses: Harm | undefined;
}

export class NoGo implements Game<Stone, NoGoPlay>, Cells {
  readonly columns = SIDE;
  readonly rows = SIDE;
  readonly #board = new GoBoard(SIDE, SIDE);

  has(cell: number): boolean {
    return this.#board.has(cell);
  }

  get(cell: number): number {
    return this.#board.get(cell);
  }

  set(cell: number, color: number): void {
    this.#board.set(cell, color);
  }

  play({ color, cell }: Stone): NoGoPlay | undefined {
    if (color === 0 || !this.has(cell) || this.get(cell) !== 0) return undefined;
    this.set(cell, color);
    return { changes: [cell, 0, color], loses: this.#harmOf(cell, color) };
  }

  /// What the stone on a point has done.
  harmBy(cell: number): Harm | undefined {
    return this.#harmOf(cell, this.get(cell));
  }

  /// The empty points next to the stones that hang together with the one on a cell.
  liberties(cell: number): number {
    const color = this.get(cell);
    const block = new Set([cell]);
    const free = new Set<number>();
    for (const one of block) {
      for (const next of beside(one)) {
        const there = this.get(next);
        if (there === 0) free.add(next);
        else if (there === color) block.add(next);
      }
    }
    return free.size;
  }

  /// What a stone would do on an empty point; undefined if it is safe there.
  harm(cell: number, color: number): Harm | undefined {
    this.set(cell, color);
    const harm = this.#harmOf(cell, color);
    this.set(cell, 0);
    return harm;
  }

  /// The points where a side can still play without losing, from the top.
  safe(color: number): number[] {
    return this.#empty().filter((cell) => !this.harm(cell, color));
  }

  /// A side that has no safe point has lost when it is to move.
  isStuck(color: number): boolean {
    return this.#empty().every((cell) => this.harm(cell, color));
  }

  diagram(): string[] {
    return rowsOf(this.#board);
  }

  #empty(): number[] {
    return Array.from({ length: SIDE * SIDE }, (_, cell) => cell).filter((cell) => this.get(cell) === 0);
  }

  #harmOf(cell: number, color: number): Harm | undefined {
    const others = beside(cell).filter((next) => this.get(next) !== color);
    const taken = this.#board.blocksWithoutLiberty(others);
    if (taken.length > 0) return { why: 'captures', cells: taken.flat() };
    const [own] = this.#board.blocksWithoutLiberty([cell]);
    return own && { why: 'suicide', cells: own };
  }
}

/// The points next to one.
function beside(cell: number): number[] {
  const x = cell % SIDE;
  const aside = [...(x > 0 ? [cell - 1] : []), ...(x < SIDE - 1 ? [cell + 1] : [])];
  return [...aside, ...[cell - SIDE, cell + SIDE].filter((next) => next >= 0 && next < SIDE * SIDE)];
}
