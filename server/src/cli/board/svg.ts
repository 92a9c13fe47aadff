/// The board as a picture: one SVG that needs nothing else, runs nothing, and is crisp at every size.

import { pointName } from '../../games/go/points';
import type { BoardAt } from '../../language/board';
import { fill, type Language } from '../../spec/rule';
import { isStarPoint } from './star-points';
import { markSvg } from './svg-marks';
import { element, escaped, INK, UNIT, WOOD } from './svg-parts';
import { colorWord, NOTE } from './words';

/// Room around the lines: for half a stone and the coordinates.
const MARGIN = 38;
const STONE = 0.47 * UNIT;

/// By the sign of a row; colours that go does not have are told apart as well as they can.
const STONES: Readonly<Record<string, string>> = {
  X: '#1b1b1b',
  O: '#fafafa',
  3: '#c0392b',
  4: '#2471a3',
  5: '#1e8449',
  6: '#7d3c98',
};

/// The points that are shown: all, or those of the window.
interface Sheet {
  readonly board: BoardAt;
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

export function boardSvg(board: BoardAt, language: Language): string {
  const { left, top } = board.window ?? { left: 0, top: 0 };
  const sheet = { board, left, top, columns: board.rows[0]?.length ?? 0, rows: board.rows.length };
  const width = (Math.max(1, sheet.columns) - 1) * UNIT + 2 * MARGIN;
  const height = (Math.max(1, sheet.rows) - 1) * UNIT + 2 * MARGIN;
  const parts = [
    `<title>${escaped(caption(board, language))}</title>`,
    element('rect', { width, height, fill: WOOD }),
    ...lines(sheet),
    ...stars(sheet),
    ...coordinates(sheet),
    ...stones(sheet),
    ...lastMove(sheet),
    ...marks(sheet),
  ];
  const head = `xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img"`;
  return `<svg ${head}>\n${parts.join('\n')}\n</svg>\n`;
}

function caption({ columns, boardRows, lastMove, node }: BoardAt, language: Language): string {
  if (!lastMove?.cell) return fill(NOTE.size, language, { columns, rows: boardRows });
  const point = pointName(lastMove.cell.x, lastMove.cell.y, columns, boardRows);
  return fill(NOTE.move, language, { move: node.move, color: colorWord(lastMove.color, language), point });
}

/// Lines lie on half units, so that a line one unit wide fills whole pixels.
const at = (i: number): number => MARGIN + i * UNIT + 0.5;

function lines({ columns, rows }: Sheet): string[] {
  if (columns === 0 || rows === 0) return [];
  let d = '';
  for (let y = 0; y < rows; y++) d += `M${at(0) - 0.5} ${at(y)}H${at(columns - 1) + 0.5}`;
  for (let x = 0; x < columns; x++) d += `M${at(x)} ${at(0) - 0.5}V${at(rows - 1) + 0.5}`;
  return [element('path', { d, stroke: INK, fill: 'none', 'shape-rendering': 'crispEdges' })];
}

function* stars({ board, left, top, columns, rows }: Sheet): Generator<string> {
  if (board.columns > 25) return;
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const star = isStarPoint(left + x, top + y, board.columns, board.boardRows);
      if (star) yield element('circle', { cx: at(x), cy: at(y), r: UNIT / 9, fill: INK });
    }
  }
}

function* coordinates({ board, left, top, columns, rows }: Sheet): Generator<string> {
  const size = UNIT * (board.columns > 25 || board.boardRows > 99 ? 0.3 : 0.42);
  yield `<g font-family="sans-serif" font-size="${size}" fill="${INK}" text-anchor="middle">`;
  for (let x = 0; x < columns; x++) {
    const name = pointName(left + x, 0, board.columns, board.boardRows).replace(/\d+$/, '');
    for (const y of [at(0) - 0.95 * UNIT, at(rows - 1) + 0.95 * UNIT])
      yield element('text', { x: at(x), y, dy: '.35em' }, name);
  }
  for (let y = 0; y < rows; y++) {
    const name = String(board.boardRows - top - y);
    for (const x of [at(0) - UNIT, at(columns - 1) + UNIT]) yield element('text', { x, y: at(y), dy: '.35em' }, name);
  }
  yield '</g>';
}

function* stones({ board }: Sheet): Generator<string> {
  for (const [y, row] of board.rows.entries()) {
    for (let x = 0; x < row.length; x++) {
      const sign = row[x] as string;
      if (sign === '.') continue;
      const fill = STONES[sign] ?? '#808b96';
      yield element('circle', { cx: at(x), cy: at(y), r: STONE, fill, stroke: '#1b1b1b', 'stroke-width': 0.7 });
    }
  }
}

/// What stands at a point of the board, `.` outside of the sheet too.
const signAt = ({ board, left, top }: Sheet, x: number, y: number): string => board.rows[y - top]?.[x - left] ?? '.';

const shown = ({ left, top, columns, rows }: Sheet, x: number, y: number): boolean =>
  x >= left && y >= top && x < left + columns && y < top + rows;

/// A ring on the stone, unless a mark wants its place.
function* lastMove(sheet: Sheet): Generator<string> {
  const cell = sheet.board.lastMove?.cell;
  if (!cell || !shown(sheet, cell.x, cell.y)) return;
  if (sheet.board.marks.some(({ x, y }) => x === cell.x && y === cell.y)) return;
  const stroke = signAt(sheet, cell.x, cell.y) === 'O' ? '#1b1b1b' : '#fafafa';
  const place = { cx: at(cell.x - sheet.left), cy: at(cell.y - sheet.top) };
  yield element('circle', { ...place, r: STONE / 2, fill: 'none', stroke, 'stroke-width': UNIT / 14 });
}

function* marks(sheet: Sheet): Generator<string> {
  for (const mark of sheet.board.marks) {
    if (!shown(sheet, mark.x, mark.y)) continue;
    yield markSvg(mark, at(mark.x - sheet.left), at(mark.y - sheet.top), signAt(sheet, mark.x, mark.y));
  }
}
