/// How a move is written, with what came of it: `;MA[G0F0]RA[1]FB[00]`.

import type { ArmyMove } from '../../../games/army/board';
import type { Result } from '../../../games/army/pieces';
import { type Standing, shownFlag } from '../../../games/army/standing';
import { placeName } from './places';
import { letterOf } from './properties';

export const moveText = ({ from, to }: ArmyMove): string => placeName(from) + placeName(to);

export function groupText(color: number, move: ArmyMove, result: Result, flag: string): string {
  const [own, other] = [letterOf(color), letterOf(3 - color)];
  return `;M${own}[${moveText(move)}]R${own}[${result}]F${other}[${flag}]`;
}

/// What is to be written of a side's flag; undefined where nobody knows.
export function flagText(standing: Standing, color: number): string | undefined {
  const shown = shownFlag(standing, color);
  return shown === undefined ? undefined : shown === null ? '00' : placeName(shown);
}
