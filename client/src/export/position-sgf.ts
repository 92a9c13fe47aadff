/// The position that is shown, as a record of SGF that begins with it: stones, marks, and who is to play. Knows no editor.

import type { Position } from '../../../server/src/drawing/position';
import type { Mark } from '../../../server/src/protocol/board';

/// Lines that its letters reach to.
const MOST = 52;
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/// What marks are called there; of two on one point the first is written.
const FORMS: Readonly<Record<string, string>> = {
  circle: 'CR',
  square: 'SQ',
  triangle: 'TR',
  cross: 'MA',
  selected: 'SL',
  diamond: 'SL',
  check: 'SL',
};

interface Shown extends Pick<Position, 'columns' | 'height' | 'rows' | 'left' | 'top' | 'lines' | 'toMove'> {
  readonly marks: readonly Mark[];
}

/// Undefined where its letters do not reach.
export function positionSgf(shown: Shown): string | undefined {
  const { columns, height, toMove, lines = [] } = shown;
  if (columns > MOST || height > MOST) return undefined;
  const properties = new Map<string, string[]>();
  const add = (name: string, value: string): void => {
    const known = properties.get(name);
    if (known) known.push(value);
    else properties.set(name, [value]);
  };
  addStones(shown, add);
  if (toMove === 'black' || toMove === 'white') add('PL', toMove === 'black' ? 'B' : 'W');
  addMarks(shown, add);
  for (const { from, to, arrow } of lines)
    add(arrow ? 'AR' : 'LN', `${pointOf(from.x, from.y)}:${pointOf(to.x, to.y)}`);
  const size = columns === height ? `${columns}` : `${columns}:${height}`;
  const written = [...properties].map(([name, values]) => `${name}${values.map((value) => `[${value}]`).join('')}\n`);
  return `(;FF[4]GM[1]CA[UTF-8]SZ[${size}]\n${written.join('')})\n`;
}

type Add = (name: string, value: string) => void;

function addStones({ rows, left, top }: Shown, add: Add): void {
  for (const [name, sign] of [
    ['AB', 'X'],
    ['AW', 'O'],
  ] as const) {
    for (const [y, row] of rows.entries()) {
      for (const [x, cell] of [...row].entries()) if (cell === sign) add(name, pointOf(left + x, top + y));
    }
  }
}

function addMarks({ marks }: Shown, add: Add): void {
  const marked = new Set<string>();
  for (const { x, y, label, form, color } of marks) {
    const point = pointOf(x, y);
    if (form === 'territory') add(color === 2 ? 'TW' : 'TB', point);
    else if (form === 'faded') add('DD', point);
    else if (label) add('LB', `${point}:${escaped(label)}`);
    const name = form && FORMS[form];
    if (!name || marked.has(point)) continue;
    marked.add(point);
    add(name, point);
  }
}

const pointOf = (x: number, y: number): string => `${LETTERS[x]}${LETTERS[y]}`;

const escaped = (text: string): string => text.replace(/[\]\\:]/g, '\\$&').replace(/\s+/g, ' ');
