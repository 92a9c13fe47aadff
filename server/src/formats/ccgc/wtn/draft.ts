/// A move that is being written: how far it has come, and how it can go on.

import { BLUE, type Einstein, RED } from '../../../games/einstein/board';
import { allowedBy, isDie, targets } from '../../../games/einstein/judge';
import { halved } from '../../../syntax/brackets/half-width';
import { colorOf } from './notation';
import { nameOf } from './squares';

interface Draft {
  /// Undefined until it is written with its colon.
  readonly number: string | undefined;
  readonly die: number | undefined;
  readonly color: number | undefined;
  readonly piece: number | undefined;
  /// What has been written of the next part.
  readonly prefix: string;
}

const DRAFT = /^(\d*)(?::(?:(\d?)(?:;(?:\((?:([RBrb])(?:([1-6])(?:,([A-Ea-e]?[1-5]?))?)?)?)?)?)?)?$/;

export function draftOf(text: string): Draft | undefined {
  const written = halved(text).replace(/\s/g, '');
  const match = DRAFT.exec(written);
  if (!match) return undefined;
  const [, number = '', die = '', letter, piece, square = ''] = match;
  const isNumbered = written.includes(':');
  const known = {
    number: isNumbered ? number : undefined,
    die: written.includes(';') && isDie(Number(die)) ? Number(die) : undefined,
    color: letter ? colorOf(letter) : undefined,
    piece: written.includes(',') ? Number(piece) : undefined,
  };
  const prefix = !isNumbered
    ? number
    : known.piece !== undefined
      ? square
      : written.slice(written.search(/[:;(](?!.*[:;(])/) + 1);
  return { ...known, prefix: written.endsWith(';') ? ';' : prefix };
}

interface Choice {
  readonly color: number;
  readonly number: number;
  readonly to: number;
}

/// The moves that it may become.
export function choices(
  board: Einstein,
  { die, color, piece, prefix }: Draft,
  side: number,
  fromTop: boolean,
): Choice[] {
  const mover = color ?? side;
  const numbers = piece === undefined ? allowedBy(board, mover, die) : [piece];
  const isMeant = (to: number): boolean => piece === undefined || nameOf(to, fromTop).startsWith(prefix.toUpperCase());
  return numbers.flatMap((number) =>
    targets(board, mover, number)
      .filter(isMeant)
      .map((to) => ({ color: mover, number, to })),
  );
}

export const pieceName = ({ color, number }: Pick<Choice, 'color' | 'number'>): string =>
  `${color === BLUE ? 'B' : color === RED ? 'R' : ''}${number}`;
