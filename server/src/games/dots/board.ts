/// Dots and Boxes: who draws the fourth line around a box has it, and draws again.

import { Board, type Changes, type Game } from '../shared/game';
import { boxesBeside, isBox, isLine, LINES, linesAround, SIDE } from './lines';

export const RED = 1;
export const BLUE = 2;

/// A line, by its cell.
export interface Stroke {
  readonly color: number;
  readonly cell: number;
}

interface DotsPlay {
  readonly changes: Changes;
  /// The boxes that are closed by it: none, one or two.
  readonly boxes: readonly number[];
}

export class Dots extends Board implements Game<Stroke, DotsPlay> {
  constructor() {
    super(SIDE, SIDE);
  }

  play({ color, cell }: Stroke): DotsPlay | undefined {
    if (color === 0 || !isLine(cell) || this.get(cell) !== 0) return undefined;
    const boxes = this.closedBy(cell);
    this.set(cell, color);
    for (const box of boxes) this.set(box, color);
    return { changes: [cell, 0, color, ...boxes.flatMap((box) => [box, 0, color])], boxes };
  }

  /// The boxes that a line would close: all their other lines are drawn.
  closedBy(cell: number): number[] {
    const isDrawn = (line: number): boolean => line === cell || this.get(line) !== 0;
    return boxesBeside(cell).filter((box) => linesAround(box).every(isDrawn));
  }

  /// How many lines around a box are drawn.
  drawnAround(box: number): number {
    return linesAround(box).filter((line) => this.get(line) !== 0).length;
  }

  /// The lines that are not drawn, those first that close a box.
  free(): number[] {
    const free = LINES.filter((line) => this.get(line) === 0);
    const closes = (line: number): boolean => this.closedBy(line).length > 0;
    return [...free.filter(closes), ...free.filter((line) => !closes(line))];
  }

  /// Dots, lines that are drawn, and whose boxes are.
  drawing(): string[] {
    const row = (y: number): string => Array.from({ length: SIDE }, (_, x) => this.#sign(y * SIDE + x)).join('');
    return Array.from({ length: SIDE }, (_, y) => row(y));
  }

  #sign(cell: number): string {
    const value = this.get(cell);
    if (isBox(cell)) return '.RB'.charAt(value);
    if (!isLine(cell)) return '+';
    return value === 0 ? '.' : Math.floor(cell / SIDE) % 2 === 0 ? '-' : '|';
  }
}
