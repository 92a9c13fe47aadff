/// Cells as boards count them, row by row from the top, and by column and row.

import type { Cell } from '../../record/view';

export const cellOf = (cell: number, columns: number): Cell => ({ x: cell % columns, y: Math.floor(cell / columns) });
