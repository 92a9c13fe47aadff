/// The pieces of Army chess: whose they are, and of which rank.

/// The side at the bottom, who begins, and the side on top.
export const FIRST = 1;
export const SECOND = 2;

/// From the commander, 1, down to the engineer; then what has no rank.
export const COMMANDER = 1;
export const ENGINEER = 9;
export const MINE = 10;
export const BOMB = 11;
export const FLAG = 12;
/// Of a piece whose rank is hidden.
export const UNKNOWN = 13;

/// By rank.
const CODES = 'abcdefghijkl';

/// How many a side has of each, by rank from 1.
export const COUNTS: readonly number[] = [0, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 2, 1];

/// What stands on a place: the pieces of the first side, then those of the second.
export const pieceOf = (color: number, rank: number): number => rank + (color === SECOND ? UNKNOWN : 0);
export const colorOf = (piece: number): number => (piece === 0 ? 0 : piece <= UNKNOWN ? FIRST : SECOND);
export const rankOf = (piece: number): number => (piece > UNKNOWN ? piece - UNKNOWN : piece);

/// `a` to `l`; undefined for anything else.
export const rankIn = (code: string): number | undefined => {
  const at = code.length === 1 ? CODES.indexOf(code) : -1;
  return at < 0 ? undefined : at + 1;
};

export const codeOf = (rank: number): string => CODES.charAt(rank - 1);

/// The signs of a diagram: capitals for the first side; `X` and `x` where the rank is hidden.
export const SIGNS = `.${CODES.toUpperCase()}X${CODES}x`;

/// Mines and the flag stay where they are.
export const isFixed = (rank: number): boolean => rank === MINE || rank === FLAG;

/// What becomes of a piece that meets another: it falls, it takes the other, both fall, or there was none.
export type Result = 0 | 1 | 2 | 3;

/// How a piece fares that goes where another stands; undefined if the ranks do not tell, for one of them is hidden or the piece
/// should not have moved.
export function contact(mover: number, met: number): Result | undefined {
  if (isFixed(mover)) return undefined;
  if (mover === BOMB || met === BOMB) return 2;
  if (mover === UNKNOWN || met === UNKNOWN) return undefined;
  if (met === FLAG) return 1;
  if (met === MINE) return mover === ENGINEER ? 1 : 0;
  if (mover === met) return 2;
  return mover < met ? 1 : 0;
}
