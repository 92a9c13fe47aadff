/// A position as it is drawn: pure data, the same for a page and for a file.

import type { Kind, Size } from './boards/kind';
import { stepOf } from './boards/lattice';
import { kindOf } from './boards/list';
import { bubble, type CellState, cellsOf } from './cell';
import { linesDrawn, nextSide, typed, wayOf, winningLine } from './over';
import type { Position } from './position';
import { group, letters, moved, rect, type Shape } from './shape';
import { type Coordinates, type Sheet, sheetOf } from './sheet';

export interface Scene {
  readonly sheet: Sheet;
  readonly kind: Kind;
  /// The side that moves next, as a class.
  readonly next: string;
  /// Row by row, as they are shown.
  readonly cells: readonly (readonly CellState[])[];
  /// What lies across cells, from below to above.
  readonly typed: readonly Shape[];
  readonly way: readonly Shape[];
  readonly lines: readonly Shape[];
  readonly winning: readonly Shape[];
  readonly bubbles: readonly Shape[];
  readonly beside: readonly Shape[];
}

export function sceneOf(position: Position, coordinates?: Coordinates): Scene {
  const sheet = sheetOf(position, coordinates);
  const kind = kindOf(position);
  const next = nextSide(position);
  const cells = cellsOf(position, kind);
  return {
    ...{ sheet, kind, next, cells },
    typed: position.ghost ? [...typed(position.ghost, sheet, kind, next)] : [],
    way: [...wayOf(position, sheet, kind)],
    lines: [...linesDrawn(position, sheet, kind)],
    winning: [...winningLine(position, sheet, kind)],
    bubbles: cells.flat().flatMap((state) => {
      const drawn = [...bubble(state, kind)];
      return drawn.length > 0 ? [moved(kind.place(sheet, state), ...drawn)] : [];
    }),
    beside: kind.beside?.(position, sheet) ?? [],
  };
}

/// What lies under everything and is the same for all positions on a sheet: wood, the board, the names of its lines.
export function groundOf(sheet: Sheet, kind: Kind): Shape {
  const { width, height } = kind.size(sheet);
  return group(undefined, [
    rect('wood', width, height, { x: 0, y: 0, rx: 4 }),
    ...(sheet.across > 0 ? kind.ground(sheet) : []),
    group(sheet.across > 10 ? 'coordinates of-many' : 'coordinates', [...lineNames(sheet, kind)]),
  ]);
}

function* lineNames(sheet: Sheet, kind: Kind): Generator<Shape> {
  if (sheet.coordinates === 'off' || sheet.across === 0) return;
  const few = stepOf(sheet) > 1;
  for (const { text, x, y } of kind.lineNames(sheet)) {
    yield letters(classOf(text, few), text, { x, y });
  }
}

function classOf(text: string, few: boolean): string {
  if (few) return text.length > 3 ? 'line-name few long' : 'line-name few';
  return text.length > 2 ? 'line-name long' : 'line-name';
}

export const sizeOf = ({ sheet, kind }: Pick<Scene, 'sheet' | 'kind'>): Size => kind.size(sheet);

const SHADES = {
  black: ['#6b6b6b', '#262626', '#080808'],
  white: ['#ffffff', '#f4f2ed', '#cfcabd'],
  red: ['#f08b80', '#cf3a2c', '#9c1f15'],
  blue: ['#86b5ec', '#2a69b8', '#164a8a'],
} as const;

/// Light from the upper left.
export const shades = (): Shape => ({
  name: 'defs',
  attributes: {},
  kids: Object.entries(SHADES).map(([id, colors]) => ({
    name: 'radialGradient',
    attributes: { id: `shade-${id}`, cx: 0.36, cy: 0.3, r: 0.72 },
    kids: colors.map((color, i) => ({
      name: 'stop',
      attributes: { offset: [0, 0.5, 1][i], 'stop-color': color },
      kids: [],
    })),
  })),
});
