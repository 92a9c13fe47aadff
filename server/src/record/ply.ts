/// The line of play as a chain of plies, each knowing what it changed on the board. Plies never change and are shared by all
/// lines that go through them; one working board moves along the chains to wherever it is asked for, so that a record costs
/// no board per move, whatever the size of the board.
///
/// There are very many plies, so what they do stands in rows, and a ply is only its place in one: whoever asks for the one before
/// gets another object each time. That two are one ply is told by `areOne`, never by `===`.

/// What a ply does. There are few different things to do: plies that do the same share one, but for those that change the tally.
class Deed {
  constructor(
    /// A move, rather than set-up.
    readonly isMove: boolean,
    readonly color: number,
    /// Where; null for a pass, undefined where the record does not say soundly or the board did not let it.
    readonly cell: number | null | undefined,
    /// Cells that changed: cell, before, after, …
    readonly changes: readonly number[],
    /// What is counted from here on, if that is not what was counted before.
    readonly tally: Tally | undefined,
  ) {}
}

/// By colour.
type Taken = readonly number[];

/// What is counted along a line and seldom becomes another: all plies up to there share one.
interface Tally {
  /// Plies that are no moves.
  readonly setups: number;
  /// How far the ordinals of moves are ahead of their numbers.
  readonly ahead: number;
  readonly taken: Taken;
  /// The last ply that changed the board, for those that do not.
  readonly changed: Ply | undefined;
}

/// Plies that follow each other. A line that goes on from one that is not the last has a row of its own, and the first rows of a line are
/// short: it may end soon.
class Row {
  readonly deeds: Deed[];
  count = 0;
  /// A token that rows of lines that were found to be the same have in common, up to a depth.
  same: object | undefined = undefined;
  sameTo = 0;

  constructor(
    /// The ply before the first one here.
    readonly before: Ply | undefined,
    readonly depth: number,
    /// Of the line up to `before`.
    readonly hash: number,
    room: number,
  ) {
    this.deeds = new Array(room);
  }

  /// The tally of the ply before the one at a place.
  tallyBefore(index: number): Tally {
    for (let i = index - 1; i >= 0; i--) {
      const { tally } = this.deeds[i] as Deed;
      if (tally) return tally;
    }
    return this.before ? this.before.tally : FIRST;
  }
}

/// A row has room for so many at least, and at most; each on a line for twice as many as the one before.
const SHORT = 2;
const FULL = 32;

export class Ply {
  constructor(
    readonly row: Row,
    readonly index: number,
    readonly tally: Tally,
  ) {}

  get deed(): Deed {
    return this.row.deeds[this.index] as Deed;
  }

  get prev(): Ply | undefined {
    const { row, index, deed } = this;
    if (index === 0) return row.before;
    return new Ply(row, index - 1, deed.tally ? row.tallyBefore(index) : this.tally);
  }

  /// Plies before this one on the line.
  get depth(): number {
    return this.row.depth + this.index;
  }

  get isMove(): boolean {
    return this.deed.isMove;
  }

  get color(): number {
    return this.deed.color;
  }

  get cell(): number | null | undefined {
    return this.deed.cell;
  }

  get changes(): readonly number[] {
    return this.deed.changes;
  }

  /// Moves that stand on the line, this one included.
  get number(): number {
    return this.depth + 1 - this.tally.setups;
  }

  /// Which move of the record's line it is, those taken back counted too; 0 for set-up.
  get ordinal(): number {
    return this.deed.isMove ? this.number + this.tally.ahead : 0;
  }

  /// What each side has taken so far, by colour.
  get taken(): Taken {
    return this.tally.taken;
  }

  /// The last ply that changed the board: this one, or one before. Who only wants the board need not go through the others.
  get changed(): Ply | undefined {
    return this.deed.changes.length > 0 ? this : this.tally.changed;
  }

  /// The ply before this one that changed the board.
  get changedBefore(): Ply | undefined {
    return this.prev?.changed;
  }
}

/// Is it one ply, and not only one like the other?
export const areOne = (a: Ply | undefined, b: Ply | undefined): boolean =>
  a === b || (a !== undefined && a.row === b?.row && a.index === b.index);

const mixed = (hash: number, value: number): number => (Math.imul(hash ^ (value | 0), 0x9e3779b1) + (hash >>> 15)) | 0;

/// Of the whole line up to a ply; lines with different ones are different.
export function hashOf({ row, index }: Ply): number {
  let { hash } = row;
  for (let i = 0; i <= index; i++) {
    const { color, cell, changes } = row.deeds[i] as Deed;
    hash = mixed(mixed(hash, color), mixed(cell ?? -1, changes.length));
  }
  return hash;
}

export const NO_CHANGES: readonly number[] = [];
const FIRST: Tally = { setups: 0, ahead: 0, taken: [0, 0, 0], changed: undefined };

interface Doing {
  readonly color: number;
  readonly cell: number | null | undefined;
  /// If it is not a move, it has no ordinal.
  readonly isMove?: boolean;
  readonly ordinal?: number;
  readonly changes?: readonly number[] | undefined;
  /// How many pieces its side takes.
  readonly takes?: number;
}

export function plyAfter(prev: Ply | undefined, what: Doing): Ply {
  const before = prev ? prev.tally : FIRST;
  const tally = tallyAfter(prev, before, what);
  const row = rowAfter(prev);
  const index = row.count++;
  row.deeds[index] = deedOf(what, tally === before ? undefined : tally);
  return new Ply(row, index, tally);
}

/// The row that goes on behind a ply.
function rowAfter(prev: Ply | undefined): Row {
  if (!prev) return new Row(undefined, 0, 1, SHORT);
  const { row, index } = prev;
  const { length } = row.deeds;
  const isLast = index === row.count - 1;
  if (isLast && row.count < length) return row;
  return new Row(prev, prev.depth + 1, hashOf(prev), isLast ? Math.min(2 * length, FULL) : SHORT);
}

function tallyAfter(prev: Ply | undefined, before: Tally, what: Doing): Tally {
  const { color, isMove = true, ordinal = 0, changes = NO_CHANGES, takes = 0 } = what;
  const setups = isMove ? before.setups : before.setups + 1;
  const ahead = isMove ? ordinal - ((prev ? prev.depth + 2 : 1) - setups) : before.ahead;
  const changed = changes.length > 0 ? before.changed : prev?.changed;
  const isSame = setups === before.setups && ahead === before.ahead && areOne(changed, before.changed);
  if (isSame && takes === 0) return before;
  return { setups, ahead, taken: takes > 0 ? withMore(before.taken, color, takes) : before.taken, changed };
}

function withMore(before: Taken, color: number, count: number): Taken {
  const taken = before.slice();
  taken[color] = (taken[color] ?? 0) + count;
  return taken;
}

const POINTS = 1024;
const STONES: (Deed | undefined)[] = new Array(2 * POINTS);

/// Almost all moves put one stone of one of two colours, and there are few different ones on the usual boards.
function deedOf({ color, cell, isMove = true, changes = NO_CHANGES }: Doing, tally: Tally | undefined): Deed {
  if (tally) return new Deed(isMove, color, cell, changes.slice(), tally);
  const isStone =
    isMove && (color === 1 || color === 2) && typeof cell === 'number' && cell < POINTS && changes.length === 3;
  if (!isStone || changes[0] !== cell || changes[1] !== 0 || changes[2] !== color)
    return sharedDeed(new Deed(isMove, color, cell, changes, undefined));
  const index = 2 * cell + color - 1;
  return (STONES[index] ??= new Deed(isMove, color, cell, changes, undefined));
}

/// Other deeds that were done lately, two to a place, the one that was done last first. One that has been forgotten is made again.
const DEEDS: (Deed | undefined)[] = new Array(16_384);
/// A set-up of many stones is hardly ever done again.
const LONG = 30;

/// Of pieces that are moved there are few different moves too.
function sharedDeed(deed: Deed): Deed {
  const { color, cell, changes } = deed;
  if (changes.length > LONG) return ownOf(deed);
  let hash = mixed(color, cell ?? -1);
  for (let i = 0; i < changes.length; i++) hash = mixed(hash, changes[i] as number);
  const at = (hash ^ (hash >>> 13)) & (DEEDS.length - 2);
  const last = DEEDS[at];
  if (last && sameDeeds(last, deed)) return last;
  const other = DEEDS[at + 1];
  DEEDS[at + 1] = last;
  DEEDS[at] = other && sameDeeds(other, deed) ? other : ownOf(deed);
  return DEEDS[at];
}

/// An array that has grown holds on to more room than it needs.
const ownOf = ({ isMove, color, cell, changes }: Deed): Deed =>
  new Deed(isMove, color, cell, changes.slice(), undefined);

export const sameDeeds = (a: Deed, b: Deed): boolean =>
  a.color === b.color && a.cell === b.cell && a.isMove === b.isMove && sameChanges(a.changes, b.changes);

function sameChanges(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/// The moves that have to be undone to take back `count` of them; undefined when there are not so many.
export function takenBack(ply: Ply | undefined, count: number): { ply: Ply | undefined; left: number } {
  let at = ply;
  let left = count;
  while (left > 0 && at && at.number > 0) {
    if (at.isMove) left--;
    at = at.prev;
  }
  return { ply: at, left };
}

const FAR = 5000;

/// The ply that put what stands on a cell now.
export function whoPut(ply: Ply | undefined, cell: number): Ply | undefined {
  let at = ply?.changed;
  for (let i = 0; at && i < FAR; i++, at = at.changedBefore) {
    for (let k = 0; k < at.changes.length; k += 3) if (at.changes[k] === cell && at.changes[k + 2] !== 0) return at;
  }
  return undefined;
}
