/// The positions that a line of play has been through, so that one that comes back is found. Never changed: lines that part
/// share what they have in common. Each position is known by a number; sorted layers of these numbers, each older one longer
/// than the next, merge as they fill up, so that adding one and looking for one both stay cheap however long the line is.

import type { Ply } from '../../../record/ply';

interface Layer {
  readonly keys: readonly number[];
  readonly older: Layer | undefined;
}

export class Positions {
  /// The empty board.
  static readonly start = new Positions(0, 0, { keys: [0], older: undefined });

  private constructor(
    readonly high: number,
    readonly low: number,
    readonly layers: Layer,
  ) {}

  /// With the position after these changes.
  after(changes: readonly number[]): Positions {
    const [high, low] = hashAfter(this.high, this.low, changes);
    const key = keyOf(high, low);
    return new Positions(high, low, holds(this.layers, key) ? this.layers : withKey(this.layers, key));
  }

  /// May the position after these changes have been there before? No is certain; yes has to be looked into (`repeated`).
  mayHold(changes: readonly number[]): boolean {
    return holds(this.layers, keyOf(...hashAfter(this.high, this.low, changes)));
  }
}

/// The number of the move that the position on the board after a ply had come from before; 0 if from the start. Undefined
/// if it is new. Goes back undoing ply by ply and counts the points that differ, so it is never wrong.
export function repeated(ply: Ply): number | undefined {
  const now = new Map<number, number>();
  const differing = new Set<number>();
  for (let at: Ply | undefined = ply; at; at = at.prev) {
    const { changes } = at;
    for (let i = changes.length - 3; i >= 0; i -= 3) {
      const [cell, before, after] = [changes[i], changes[i + 1], changes[i + 2]] as [number, number, number];
      if (!now.has(cell)) now.set(cell, after);
      if (now.get(cell) === before) differing.delete(cell);
      else differing.add(cell);
    }
    if (differing.size === 0) return lastMove(at.prev);
  }
  return undefined;
}

function lastMove(ply: Ply | undefined): number {
  let at = ply;
  while (at && !(at.isMove && typeof at.cell === 'number')) at = at.prev;
  return at?.ordinal ?? 0;
}

function holds(layers: Layer | undefined, key: number): boolean {
  for (let layer = layers; layer; layer = layer.older) if (isIn(layer.keys, key)) return true;
  return false;
}

function isIn(keys: readonly number[], key: number): boolean {
  let from = 0;
  let to = keys.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((keys[middle] as number) < key) from = middle + 1;
    else to = middle;
  }
  return keys[from] === key;
}

function withKey(layers: Layer, key: number): Layer {
  let keys: readonly number[] = [key];
  let older: Layer | undefined = layers;
  while (older && older.keys.length <= keys.length) {
    keys = merged(older.keys, keys);
    older = older.older;
  }
  return { keys, older };
}

function merged(a: readonly number[], b: readonly number[]): number[] {
  const all: number[] = [];
  let i = 0;
  let k = 0;
  while (i < a.length || k < b.length) {
    if (k >= b.length || (a[i] as number) < (b[k] as number)) all.push(a[i++] as number);
    else all.push(b[k++] as number);
  }
  return all;
}

/// Of the two halves as many bits as a number tells apart.
const keyOf = (high: number, low: number): number => (high >>> 0) * 0x200000 + (low & 0x1fffff);

/// A position's halves are those of its stones, xor-ed: what goes on a point and what goes off it cancel out.
function hashAfter(high: number, low: number, changes: readonly number[]): [high: number, low: number] {
  let [a, b] = [high, low];
  for (let i = 0; i < changes.length; i += 3) {
    const [cell, before, after] = [changes[i], changes[i + 1], changes[i + 2]] as [number, number, number];
    a ^= stone(cell, before, 0x9e3779b1) ^ stone(cell, after, 0x9e3779b1);
    b ^= stone(cell, before, 0x7feb352d) ^ stone(cell, after, 0x7feb352d);
  }
  return [a, b];
}

/// No stone counts for nothing. Points may have more than 32 bits.
function stone(cell: number, color: number, seed: number): number {
  if (color === 0) return 0;
  const upper = Math.floor(cell / 0x100000000);
  return scattered(scattered(scattered(seed ^ color) ^ (cell | 0)) ^ upper);
}

function scattered(value: number): number {
  let bits = value;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}
