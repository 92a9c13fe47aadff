import type { GoBoard } from './board';

/// A rectangle of a board: its upper left point, and its extent.
export interface BoardWindow {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

/// A diagram has at most so many points.
const diagramPoints = 1_000_000;

const nothing: BoardWindow = { left: 0, top: 0, columns: 0, rows: 0 };

/// The board as text, a string for each row from the top and a character for each point: `.` empty, `X` black, `O`
/// white, the digit of any other colour up to 9, `?` beyond. Of a large board only the window is shown that `windowOf`
/// gives; pass another one to see something else.
export function rowsOf(board: GoBoard, window: BoardWindow = windowOf(board)): string[] {
  const rows = new Array<string>(window.rows).fill('');
  for (const [point, color] of board.entries()) {
    const x = (point % board.columns) - window.left;
    const y = Math.floor(point / board.columns) - window.top;
    const row = rows[y];
    if (row !== undefined && x >= 0 && x < window.columns) rows[y] = row.padEnd(x, '.') + sign(color);
  }
  return rows.map((row) => row.padEnd(window.columns, '.'));
}

/// What a diagram shows: the whole board up to 1,000,000 points, above that the smallest window that holds all stones
/// (none: an empty window). Should these lie so far apart that their window has more points than that itself, it is cut
/// at the right and at the bottom.
export function windowOf(board: GoBoard): BoardWindow {
  if (board.points === 0) return nothing;
  if (board.points <= diagramPoints) return { left: 0, top: 0, columns: board.columns, rows: board.rows };
  let [left, right, top, bottom] = [Infinity, -1, Infinity, -1];
  for (const [point] of board.entries()) {
    const x = point % board.columns;
    const y = Math.floor(point / board.columns);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  if (right < 0) return nothing;
  return { left, top, ...cut(right - left + 1, bottom - top + 1) };
}

/// At most so many lines each way, around a cell; without one, around what stands on the board.
export function windowAround(
  board: GoBoard,
  most: number,
  cell: { readonly x: number; readonly y: number } | null | undefined,
): BoardWindow {
  const stones = cell || (board.columns <= most && board.rows <= most) ? nothing : windowOf(board);
  const x = cell?.x ?? stones.left + Math.min(stones.columns, most) / 2;
  const y = cell?.y ?? stones.top + Math.min(stones.rows, most) / 2;
  const columns = Math.min(board.columns, most);
  const rows = Math.min(board.rows, most);
  return { left: start(x, columns, board.columns), top: start(y, rows, board.rows), columns, rows };
}

/// Where `shown` of all lines begin if one is to be in their middle.
const start = (line: number, shown: number, all: number): number =>
  Math.max(0, Math.min(Math.round(line - shown / 2), all - shown));

/// Shortens the longer side, and both only if neither is short.
function cut(columns: number, rows: number): { columns: number; rows: number } {
  if (columns * rows <= diagramPoints) return { columns, rows };
  const short = Math.min(columns, rows, Math.floor(Math.sqrt(diagramPoints)));
  const long = Math.floor(diagramPoints / short);
  return { columns: Math.min(columns, long), rows: Math.min(rows, long) };
}

function sign(color: number): string {
  return ' XO3456789'.charAt(color) || '?';
}
