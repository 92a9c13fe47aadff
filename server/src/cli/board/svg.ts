/// The board as a picture: one SVG that needs nothing else, runs nothing, and is crisp at every size.

import { placeName } from '../../games/place-names';
import type { BoardAt } from '../../language/board';
import { fill, type Language } from '../../spec/rule';
import { ground, isShown, placeOf, type Sheet, sheetOf, sizeOf } from './svg-ground';
import { markSvg } from './svg-marks';
import { element, escaped, INK, numberSvg, STONE, svgPicture, UNIT, WOOD } from './svg-parts';
import { pieceSvg } from './svg-pieces';
import { colorWord, NOTE } from './words';

/// By the sign of a row; colours that go does not have are told apart as well as they can.
const STONES: Readonly<Record<string, string>> = {
  X: '#1b1b1b',
  O: '#fafafa',
  3: '#c0392b',
  4: '#2471a3',
  5: '#1e8449',
  6: '#7d3c98',
};

/// How a person wants it.
export interface Look {
  readonly coordinates?: Sheet['coordinates'];
  /// x, y, number of the move.
  readonly numbers?: readonly (readonly [number, number, number])[];
}

/// Without a game it is go.
export type Picture = Omit<BoardAt, 'game'> & Partial<Pick<BoardAt, 'game'>>;

export function boardSvg(board: Picture, language: Language, { coordinates, numbers = [] }: Look = {}): string {
  const sheet = sheetOf(board, coordinates);
  const size = sizeOf(sheet);
  return svgPicture(size, [
    `<title>${escaped(caption(board, language))}</title>`,
    element('rect', { ...size, fill: WOOD }),
    ...ground(sheet, INK),
    ...stones(board, sheet),
    ...moveNumbers(board, sheet, numbers),
    ...lastMove(board, sheet, numbers),
    ...marks(board, sheet),
  ]);
}

function caption({ game, columns, boardRows, lastMove, node }: Picture, language: Language): string {
  if (!lastMove?.cell) return fill(NOTE.size, language, { columns, rows: boardRows });
  const point = placeName(game, lastMove.cell, columns, boardRows);
  return fill(NOTE.move, language, { move: node.move, color: colorWord(lastMove.color, language), point });
}

function* stones({ rows, geometry }: Picture, sheet: Sheet): Generator<string> {
  for (const [j, row] of rows.entries()) {
    for (let i = 0; i < row.length; i++) {
      const sign = row[i] as string;
      if (sign === '.') continue;
      const { x, y } = placeOf(sheet, { x: sheet.left + i, y: sheet.top + j });
      if (geometry === 'squares') {
        yield* pieceSvg(sign, x, y);
        continue;
      }
      const color = STONES[sign] ?? '#808b96';
      yield element('circle', { cx: x, cy: y, r: STONE, fill: color, stroke: '#1b1b1b', 'stroke-width': 0.7 });
    }
  }
}

/// What stands at a point of the board, `.` outside of the sheet too.
const signAt = ({ rows }: Picture, { left, top }: Sheet, { x, y }: { x: number; y: number }): string =>
  rows[y - top]?.[x - left] ?? '.';

const isAt = (x: number, y: number) => (one: { x: number; y: number }) => one.x === x && one.y === y;

function* moveNumbers(board: Picture, sheet: Sheet, numbers: NonNullable<Look['numbers']>): Generator<string> {
  for (const [x, y, number] of numbers) {
    if (!isShown(sheet, { x, y }) || board.marks.some(isAt(x, y))) continue;
    const place = placeOf(sheet, { x, y });
    yield numberSvg(number, place, signAt(board, sheet, { x, y }) === 'O' ? INK : '#fafafa');
  }
}

/// A ring on the stone, unless a mark or a number wants its place.
function* lastMove(board: Picture, sheet: Sheet, numbers: NonNullable<Look['numbers']>): Generator<string> {
  const cell = board.lastMove?.cell;
  if (!cell || !isShown(sheet, cell)) return;
  if (board.marks.some(isAt(cell.x, cell.y)) || numbers.some(([x, y]) => isAt(x, y)(cell))) return;
  const stroke = signAt(board, sheet, cell) === 'O' ? '#1b1b1b' : '#fafafa';
  const { x, y } = placeOf(sheet, cell);
  if (board.geometry === 'squares') {
    const around = { x: x - UNIT / 2, y: y - UNIT / 2, width: UNIT, height: UNIT };
    yield element('rect', { ...around, fill: 'none', stroke: '#c0392b', 'stroke-width': UNIT / 14 });
    return;
  }
  yield element('circle', { cx: x, cy: y, r: STONE / 2, fill: 'none', stroke, 'stroke-width': UNIT / 14 });
}

function* marks(board: Picture, sheet: Sheet): Generator<string> {
  for (const mark of board.marks) {
    const { x, y } = placeOf(sheet, mark);
    if (isShown(sheet, mark)) yield markSvg(mark, x, y, signAt(board, sheet, mark));
  }
}
