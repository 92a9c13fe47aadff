/// The points that are dotted on a go board.

/// Offsets of the dotted lines from the edge, and whether the middle lines are dotted at the sides too.
export function isStarPoint(x: number, y: number, columns: number, rows: number): boolean {
  if (columns !== rows || columns < 7 || columns > 25) return false;
  const corner = columns < 13 ? 2 : 3;
  const middle = columns % 2 === 1 ? (columns - 1) / 2 : -1;
  const atCorner = (i: number): boolean => i === corner || i === columns - 1 - corner;
  if (atCorner(x) && atCorner(y)) return true;
  if (x === middle && y === middle) return true;
  const sides = columns >= 15;
  return sides && ((x === middle && atCorner(y)) || (y === middle && atCorner(x)));
}
