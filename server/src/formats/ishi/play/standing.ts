/// Which moves the stones on the board are of.

import type { Ply } from '../../../record/ply';

/// No further back than this.
const FAR = 5000;

/// The cells on which stones stand, with the plies that put them there.
export function standingAt(last: Ply | undefined): Map<number, Ply> {
  const standing = new Map<number, Ply>();
  const touched = new Set<number>();
  let ply = last;
  for (let i = 0; ply && i < FAR; i++, ply = ply.prev) {
    const { changes } = ply;
    for (let k = 0; k < changes.length; k += 3) {
      const cell = changes[k] as number;
      if (!touched.has(cell) && changes[k + 2] !== 0) standing.set(cell, ply);
      touched.add(cell);
    }
  }
  return standing;
}
