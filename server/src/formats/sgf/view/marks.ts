/// What a node marks on the board.

import type { Cell, DrawnLine, Mark } from '../../../record/view';
import { colonIn, lineShown } from '../../../syntax/sgf/text';
import type { Leaf } from '../../../text/node';
import type { GameContext } from '../context';
import { areaOf, pointsIn } from '../points';
import { isOnBoard, pointOn } from '../reading/points';
import { valuesOf } from '../said';

const FORMS: Readonly<Record<string, string>> = {
  CR: 'circle',
  SQ: 'square',
  TR: 'triangle',
  MA: 'cross',
  SL: 'selected',
  M: 'cross',
};

export const FORM_NAMES: Readonly<Record<string, string>> = {
  circle: 'CR',
  square: 'SQ',
  triangle: 'TR',
  cross: 'MA',
  selected: 'SL',
};

/// The points that a property names.
export function* cellsIn(leaf: Leaf, name: string, context: GameContext): Generator<Cell> {
  for (const { text } of valuesOf(leaf, name)) {
    const area = text.length <= 5 ? areaOf(text) : undefined;
    if (area && isOnBoard(context, area.from) && isOnBoard(context, area.to)) yield* pointsIn(area);
  }
}

export function* marksOf(leaf: Leaf, context: GameContext): Generator<Mark> {
  for (const [name, form] of Object.entries(FORMS))
    for (const { x, y } of cellsIn(leaf, name, context)) yield { x, y, form };
  for (const { text } of valuesOf(leaf, 'LB')) {
    const colon = colonIn(text);
    const point = colon === 2 ? pointOn(context, text.slice(0, 2)) : undefined;
    if (point) yield { ...point, label: lineShown(text.slice(colon + 1)) };
  }
  let letter = 0;
  for (const cell of cellsIn(leaf, 'L', context)) yield { ...cell, label: letterAt(letter++) };
  for (const cell of cellsIn(leaf, 'TB', context)) yield { ...cell, form: 'territory', color: 1 };
  for (const cell of cellsIn(leaf, 'TW', context)) yield { ...cell, form: 'territory', color: 2 };
}

const letterAt = (index: number): string => String.fromCharCode((index < 26 ? 0x41 : 0x61) + (index % 26));

export function* linesOf(leaf: Leaf, context: GameContext): Generator<DrawnLine> {
  for (const name of ['AR', 'LN']) {
    for (const { text } of valuesOf(leaf, name)) {
      const [from, to] = text.split(':').map((part) => pointOn(context, part));
      if (from && to) yield { from, to, arrow: name === 'AR' };
    }
  }
}
