/// The board under the hand: a click or a key on a point, and the keys that go from point to point.

import type { Cell } from '../src/board/messages';
import type { Drawing } from './drawing';
import { keepFocus } from './press';

interface Chosen {
  /// A person has chosen a point.
  point(cell: Cell): void;
  /// A person wants to see a point that is not shown.
  look(cell: Cell): void;
}

export function grid(drawing: Drawing, chosen: Chosen): void {
  const { root } = drawing;
  root.addEventListener('mousedown', keepFocus);
  root.addEventListener('click', (event) => {
    const cell = drawing.cellOf(event.target);
    if (cell) chosen.point(cell);
  });
  root.addEventListener('pointermove', (event) => drawing.hover(drawing.cellOf(event.target)));
  root.addEventListener('pointerleave', () => drawing.hover(undefined));
  root.addEventListener('keydown', (event) => {
    const cell = drawing.cellOf(event.target);
    const { sheet } = drawing;
    if (!cell || !sheet || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') chosen.point(cell);
    else {
      const to = pointAfter(cell, event.key, sheet.columns, sheet.height);
      if (!to) return;
      if (!drawing.focusOn(to)) chosen.look(to);
    }
    event.preventDefault();
    event.stopPropagation();
  });
}

/// Where a key leads from a point; it stays on the board.
export function pointAfter({ x, y }: Cell, key: string, columns: number, rows: number): Cell | undefined {
  const [right, bottom] = [columns - 1, rows - 1];
  switch (key) {
    case 'ArrowLeft':
      return { x: Math.max(0, x - 1), y };
    case 'ArrowRight':
      return { x: Math.min(right, x + 1), y };
    case 'ArrowUp':
      return { x, y: Math.max(0, y - 1) };
    case 'ArrowDown':
      return { x, y: Math.min(bottom, y + 1) };
    case 'Home':
      return { x: 0, y };
    case 'End':
      return { x: right, y };
    default:
      return undefined;
  }
}
