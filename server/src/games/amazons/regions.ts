/// The parts into which arrows cut the board: which squares belong together, and whose amazons get there.

import { type Amazons, isAmazon, SIDE } from './board';
import { around } from './queen';

interface Region {
  /// Its empty squares, from the top.
  readonly cells: readonly number[];
  /// The colours of the amazons beside it, the lower first. With one colour only the region is its territory.
  readonly colors: readonly number[];
}

export function regionsOf(board: Amazons): Region[] {
  const seen = new Set<number>();
  const regions: Region[] = [];
  for (let cell = 0; cell < SIDE * SIDE; cell++) {
    if (board.get(cell) === 0 && !seen.has(cell)) regions.push(regionFrom(board, cell, seen));
  }
  return regions;
}

function regionFrom(board: Amazons, start: number, seen: Set<number>): Region {
  const cells = [start];
  const colors = new Set<number>();
  seen.add(start);
  for (const cell of cells) {
    for (const next of around(cell)) {
      const value = board.get(next);
      if (isAmazon(value)) colors.add(value);
      if (value !== 0 || seen.has(next)) continue;
      seen.add(next);
      cells.push(next);
    }
  }
  return { cells: cells.sort((a, b) => a - b), colors: [...colors].sort((a, b) => a - b) };
}

/// Whose territory a region is, if it is one side's alone.
export const ownerOf = ({ colors }: Region): number | undefined => (colors.length === 1 ? colors[0] : undefined);
