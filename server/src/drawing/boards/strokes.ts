/// The board of Dots and Boxes: dots, the lines between them, and the boxes that they enclose. A cell is any of the three.

import type { Words } from '../../spec/rule';
import { columnName, rowName } from '../names';
import type { Piece } from '../pieces/piece';
import type { Cell, Position } from '../position';
import { circle, group, letters, moved, type Point, rect, type Shape } from '../shape';
import { isShown, type Sheet } from '../sheet';
import { sided, words } from '../words';
import type { Kind, LineName } from './kind';
import { lattice } from './lattice';

/// From a dot to the middle of a line.
const STEP = 15;
const DOT = 2.6;
const SIDE = 20;
const SCORES = 24;

const places = lattice(({ coordinates }) => {
  const side = coordinates === 'off' ? 14 : SIDE;
  return { left: side, right: side, bottom: side, top: side + SCORES };
}, STEP);

const SORTS = ['dot', 'across', 'down', 'box'] as const;
type Sort = (typeof SORTS)[number];

const sortOf = ({ x, y }: Cell): Sort => {
  if (y % 2 === 0) return x % 2 === 0 ? 'dot' : 'across';
  return x % 2 === 0 ? 'down' : 'box';
};

/// What is pressed: lines reach into the boxes beside them.
const FIELDS: Readonly<Record<Sort, Shape>> = {
  dot: rect(undefined, 8, 8),
  across: rect(undefined, 22, 14),
  down: rect(undefined, 14, 22),
  box: rect(undefined, 16, 16),
};

const HALOS: Readonly<Record<Sort, Shape>> = {
  dot: circle(undefined, 5),
  across: rect(undefined, 2 * STEP, 9, { rx: 4.5 }),
  down: rect(undefined, 9, 2 * STEP, { rx: 4.5 }),
  box: rect(undefined, 24, 24),
};

const THICK = 3.6;
const LONG = 2 * STEP - 2 * DOT;
const STROKES = { across: rect(undefined, LONG, THICK), down: rect(undefined, THICK, LONG) } as const;

const EMPTY: Readonly<Record<Sort, Words>> = {
  dot: words('dot', '点'),
  across: words('no line', '未连线'),
  down: words('no line', '未连线'),
  box: words('open box', '空格'),
};

const SIDES = ['red', 'blue'] as const;

const boxes = SIDES.map(
  (side): Piece => ({
    drawn: [rect(`owned ${side}`, 25, 25), letters(`owner ${side}`, side === 'red' ? 'R' : 'B')],
    words: sided(side, 'box of {side}', '{side}方的格'),
    under: 'on-white',
    written: true,
  }),
);

function line(sort: 'across' | 'down', owner: number | undefined): Piece {
  const side = SIDES[(owner ?? 0) - 1];
  const { name, attributes } = STROKES[sort];
  const drawn = [{ name, attributes: { ...attributes, class: `drawn ${side ?? 'none'}` }, kids: [] }];
  const called = side ? sided(side, 'line, {side}', '{side}方的线') : words('line', '线');
  return { drawn, words: called, under: 'on-white' };
}

export const strokes: Kind = {
  ...places,
  sides: SIDES,
  cellAt,
  ground: (sheet) => [group('dots', [...dots(sheet)])],
  lineNames,
  piece: (sign, cell, owner) => {
    const sort = sortOf(cell);
    if (sort === 'box') return sign === 'R' ? boxes[0] : sign === 'B' ? boxes[1] : undefined;
    return (sort === 'across' && sign === '-') || (sort === 'down' && sign === '|') ? line(sort, owner) : undefined;
  },
  empty: (cell) => EMPTY[sortOf(cell)],
  field: (cell) => FIELDS[sortOf(cell)],
  halo: (cell) => HALOS[sortOf(cell)],
  last: 'halo',
  put: (cell) => {
    const sort = sortOf(cell);
    return sort === 'across' || sort === 'down' ? STROKES[sort] : undefined;
  },
  areJoined: () => false,
  beside: scores,
  lettering: {
    sign: (sign, cell) => {
      const isWide = cell.x % 2 === 1;
      if (!isWide) return sign === '.' ? ' ' : sign;
      return sign === '.' ? '   ' : sign === '-' ? '---' : ` ${sign} `;
    },
    isDense: true,
  },
};

function* dots(sheet: Sheet): Generator<Shape> {
  for (let y = sheet.top; y < sheet.top + sheet.down; y++) {
    for (let x = sheet.left; x < sheet.left + sheet.across; x++) {
      if (sortOf({ x, y }) !== 'dot') continue;
      const at = places.place(sheet, { x, y });
      yield circle(undefined, DOT, { cx: at.x, cy: at.y });
    }
  }
}

/// Of the cells around a point the first that reaches as far: dots, then lines, then boxes.
function cellAt(sheet: Sheet, point: Point): Cell | undefined {
  const first = places.place(sheet, { x: sheet.left, y: sheet.top });
  const reaches = (cell: Cell): boolean => {
    const at = places.place(sheet, cell);
    const { width, height } = FIELDS[sortOf(cell)].attributes as { width: number; height: number };
    return Math.abs(point.x - at.x) <= width / 2 && Math.abs(point.y - at.y) <= height / 2;
  };
  const [x, y] = [Math.round((point.x - first.x) / STEP), Math.round((point.y - first.y) / STEP)];
  const around = [-1, 0, 1].flatMap((dx) =>
    [-1, 0, 1].map((dy) => ({ x: sheet.left + x + dx, y: sheet.top + y + dy })),
  );
  const isFirst = (sort: Sort) => (cell: Cell) => sortOf(cell) === sort && isShown(sheet, cell) && reaches(cell);
  return SORTS.map((sort) => around.find(isFirst(sort))).find((cell) => cell);
}

function* lineNames(sheet: Sheet): Generator<LineName> {
  const out = 13;
  const { left, top, across, down } = sheet;
  for (let x = left; x < left + across; x++) {
    if (x % 2 === 1) continue;
    const bottom = places.place(sheet, { x, y: top + down - 1 });
    const name = columnName({ ...sheet, columns: (sheet.columns + 1) / 2 }, x / 2);
    yield { text: name, x: bottom.x, y: places.place(sheet, { x, y: top }).y - out };
    yield { text: name, x: bottom.x, y: bottom.y + out };
  }
  for (let y = top; y < top + down; y++) {
    if (y % 2 === 1) continue;
    const end = places.place(sheet, { x: left + across - 1, y });
    const name = rowName({ ...sheet, height: (sheet.height + 1) / 2 }, y / 2);
    yield { text: name, x: places.place(sheet, { x: left, y }).x - out, y: end.y };
    yield { text: name, x: end.x + out, y: end.y };
  }
}

/// How many boxes each side has, on what is shown.
export const boxesOf = ({ rows }: Pick<Position, 'rows'>): readonly number[] =>
  ['R', 'B'].map((sign) => rows.reduce((sum, row) => sum + row.split(sign).length - 1, 0));

function scores(position: Position, sheet: Sheet): readonly Shape[] {
  const { width } = places.size(sheet);
  const [red = 0, blue = 0] = boxesOf(position);
  const score = (kind: string, number: number, sign: number) =>
    moved(
      { x: width / 2 + sign * 30, y: 13 },
      rect(`owned ${kind}`, 13, 13, { rx: 2 }),
      letters(`owner small ${kind}`, kind === 'red' ? 'R' : 'B'),
      letters('score', String(number), { x: -sign * 17 }),
    );
  return [score('red', red, -1), letters('score', ':', { x: width / 2, y: 12.2 }), score('blue', blue, 1)];
}
