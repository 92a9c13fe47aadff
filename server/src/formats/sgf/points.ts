/// Points in letters: column and row, from the upper left corner, `a` to `z` and from 27 on `A` to `Z`.

export interface Point {
  readonly x: number;
  readonly y: number;
}

/// From one to the other, both included.
export interface Area {
  readonly from: Point;
  readonly to: Point;
}

export const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/// The line of a letter; -1 if it is none.
export function lineOf(code: number): number {
  if (code >= 0x61 && code <= 0x7a) return code - 0x61;
  return code >= 0x41 && code <= 0x5a ? code - 0x41 + 26 : -1;
}

export const LINES = LETTERS.length;

/// Points are named again and again: each is one object, and so is the area that is it alone.
const POINTS: (Point | undefined)[] = new Array(LINES * LINES);
const ALONE: (Area | undefined)[] = new Array(LINES * LINES);

export function alone(point: Point): Area {
  const index = point.x * LINES + point.y;
  return (ALONE[index] ??= { from: point, to: point });
}

/// The point that two letters name: all of a text, or what stands between two places of it.
export function pointOf(text: string, from = 0, to = text.length): Point | undefined {
  if (to - from !== 2) return undefined;
  const x = lineOf(text.charCodeAt(from));
  const y = lineOf(text.charCodeAt(from + 1));
  if (x < 0 || y < 0) return undefined;
  const index = x * LINES + y;
  return (POINTS[index] ??= { x, y });
}

export const lettersOf = ({ x, y }: Point): string => `${LETTERS[x] ?? ''}${LETTERS[y] ?? ''}`;

/// What two corners span, whichever they are.
export const spanning = (a: Point, b: Point): Area => ({
  from: { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y) },
  to: { x: Math.max(a.x, b.x), y: Math.max(a.y, b.y) },
});

export function* pointsIn({ from, to }: Area): Generator<Point> {
  for (let y = from.y; y <= to.y; y++) for (let x = from.x; x <= to.x; x++) yield { x, y };
}

/// A point, or a rectangle by two corners, as a value of a list names it.
export function areaOf(text: string): Area | undefined {
  const point = pointOf(text);
  if (point) return alone(point);
  if (text.length !== 5 || text[2] !== ':') return undefined;
  const [a, b] = [pointOf(text.slice(0, 2)), pointOf(text.slice(3))];
  return a && b && spanning(a, b);
}
