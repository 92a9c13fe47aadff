/// The board as a picture: one SVG, with the move as its title.

import { sideOf } from '../drawing/boards/list';
import { cellName } from '../drawing/names';
import { sceneOf } from '../drawing/scene';
import type { Coordinates } from '../drawing/sheet';
import { sceneSvg } from '../drawing/svg';
import { sideWord } from '../drawing/words';
import { fill, type Language } from '../spec/rule';
import { NOTE } from './board-words';
import type { Shown } from './shown';

/// How a person wants it.
interface Look {
  readonly coordinates?: Coordinates;
  /// x, y, number of the move.
  readonly numbers?: readonly (readonly [number, number, number])[];
  /// Pixels that a unit of the drawing gets.
  readonly scale?: number;
}

export function boardSvg(board: Shown, language: Language, { coordinates, numbers = [], scale }: Look = {}): string {
  return sceneSvg(sceneOf({ ...board, numbers }, coordinates), caption(board, language), scale);
}

function caption(board: Shown, language: Language): string {
  const { game = '', columns, height, lastMove, node } = board;
  if (!lastMove?.cell) return fill(NOTE.size, language, { columns, rows: height });
  const point = cellName({ game, columns, height }, lastMove.cell);
  const color = sideWord(sideOf(board, lastMove.color), language);
  return fill(NOTE.move, language, { move: node.move, color, point });
}
