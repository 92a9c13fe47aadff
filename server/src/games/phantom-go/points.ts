/// Sets of points of a small board that never change: whoever adds a point has another set, and equal ones are told apart by
/// nothing but their contents.

/// Bits of 27 points each.
export type Points = readonly [number, number, number];

const BITS = 27;

export const NO_POINTS: Points = [0, 0, 0];

export const hasPoint = (points: Points, cell: number): boolean =>
  ((points[Math.floor(cell / BITS)] ?? 0) & (1 << (cell % BITS))) !== 0;

export const withPoint = (points: Points, cell: number): Points =>
  hasPoint(points, cell) ? points : flipped(points, cell);
export const withoutPoint = (points: Points, cell: number): Points =>
  hasPoint(points, cell) ? flipped(points, cell) : points;

function flipped([a, b, c]: Points, cell: number): Points {
  const bit = 1 << (cell % BITS);
  if (cell < BITS) return [a ^ bit, b, c];
  return cell < 2 * BITS ? [a, b ^ bit, c] : [a, b, c ^ bit];
}

export const samePoints = (one: Points, other: Points): boolean =>
  one === other || (one[0] === other[0] && one[1] === other[1] && one[2] === other[2]);
