/// Whose turn it is in games of stones: each side puts one, or one by who begins and then two stones each.

/// There are only few; equal ones are the same.
export interface Turn {
  readonly color: number;
  readonly stones: number;
  /// How many it may have.
  readonly most: number;
  /// What came before is not known, so that the turn may have begun before.
  readonly afterUnreadable: boolean;
}

const turn = (color: number, stones: number, most: number, afterUnreadable = false): Turn => ({
  color,
  stones,
  most,
  afterUnreadable,
});

/// How many stones a turn has, after the one that begins the game.
export type PerTurn = 1 | 2;

/// By colour: the turn that begins the game, and those after it with one stone and with two; the same where it is not known
/// what came before.
const OPENING: readonly Turn[] = [0, 1, 2].map((color) => turn(color, 1, 1));
const ONE: readonly Turn[] = [0, 1, 2].map((color) => turn(color, 1, 2));
const TWO: readonly Turn[] = [0, 1, 2].map((color) => turn(color, 2, 2));
const AFTER_UNREADABLE: readonly Turn[] = [0, 1, 2].map((color) => turn(color, 1, 2, true));

/// `early`: the turn before has had one stone only. `third`: the turn has had its stones already.
export type Timing = 'right' | 'early' | 'third';

/// How a stone of this colour comes after a turn.
export function timingOf(before: Turn | undefined, color: number): Timing {
  if (!before) return 'right';
  const isFull = before.stones >= before.most;
  if (before.color === color) return isFull ? 'third' : 'right';
  return isFull || before.afterUnreadable ? 'right' : 'early';
}

/// The turn that a stone of this colour makes of the one before. A third stone makes none of its own.
export function turnAfter(before: Turn | undefined, color: number, most: PerTurn): Turn {
  if (!before) return OPENING[color] as Turn;
  if (before.color !== color) return (most === 1 ? OPENING : ONE)[color] as Turn;
  return before.stones < before.most ? (TWO[color] as Turn) : before;
}

/// The turn of a stone after something that could not be read.
export const turnAfterUnreadable = (color: number, most: PerTurn): Turn =>
  (most === 1 ? OPENING : AFTER_UNREADABLE)[color] as Turn;

/// The side whose stone is next; black begins.
export function sideToMove(last: Turn | undefined): number {
  if (!last) return 1;
  return last.stones < last.most ? last.color : 3 - last.color;
}

/// How many stones its side still has to put in a turn that has begun.
export const stonesLeft = (last: Turn | undefined): number => (last ? last.most - last.stones : 0);
