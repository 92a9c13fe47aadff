/// What a drawing is made of: named shapes with attributes, as data. A back end makes elements of a page of them, or text.
/// A shape says by its class what it is; which colour that has is the business of the back end.

export type Attributes = Readonly<Record<string, string | number | undefined>>;

export interface Shape {
  readonly name: string;
  readonly attributes: Attributes;
  readonly kids: readonly (Shape | string)[];
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/// The parts of a drawing are placed by this: from one line of a board to the next.
export const UNIT = 20;

export const shape = (name: string, attributes: Attributes, ...kids: readonly (Shape | string)[]): Shape => ({
  name,
  attributes,
  kids,
});

export const path = (kind: string | undefined, d: string, more: Attributes = {}): Shape =>
  shape('path', { class: kind, d, ...more });

export const circle = (kind: string | undefined, r: number, more: Attributes = {}): Shape =>
  shape('circle', { class: kind, r, ...more });

export const rect = (kind: string | undefined, width: number, height: number, more: Attributes = {}): Shape =>
  shape('rect', { class: kind, x: -width / 2, y: -height / 2, width, height, ...more });

/// Letters are centred on their place.
export const letters = (kind: string, text: string, more: Attributes = {}): Shape =>
  shape('text', { class: kind, dy: '.35em', ...more }, text);

export const group = (kind: string | undefined, kids: readonly Shape[], more: Attributes = {}): Shape =>
  shape('g', { class: kind, ...more }, ...kids);

/// What is drawn around 0, 0, drawn around another point.
export const moved = ({ x, y }: Point, ...kids: readonly Shape[]): Shape =>
  shape('g', { transform: `translate(${brief(x)} ${brief(y)})` }, ...kids);

/// The same shape, of another kind.
export const as = (kind: string, { name, attributes, kids }: Shape): Shape =>
  shape(name, { ...attributes, class: kind }, ...kids);

/// Two decimals are more than anybody sees.
export const brief = (value: number): number => Math.round(value * 100) / 100;

const pair = ({ x, y }: Point): string => `${brief(x)} ${brief(y)}`;

export const polyline = (points: readonly Point[]): string =>
  points.map((point, i) => `${i === 0 ? 'M' : 'L'}${pair(point)}`).join('');

export const polygon = (points: readonly Point[]): string => `${polyline(points)}z`;

export const arc = (from: Point, to: Point, radius: number, long: boolean, clockwise: boolean): string =>
  `M${pair(from)}A${brief(radius)} ${brief(radius)} 0 ${long ? 1 : 0} ${clockwise ? 1 : 0} ${pair(to)}`;
