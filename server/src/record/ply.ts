/// The line of play as a chain of plies, each knowing what it changed on the board. Plies never change and are shared by all
/// lines that go through them; one working board moves along the chains to wherever it is asked for, so that a record costs
/// no board per move, whatever the size of the board.

import { comparedChains, hashOf, type Link, type Same, sameChains } from './chain';

/// What a ply does. There are very many plies and few different things to do: plies that do the same share one.
interface Deed {
  /// A move, rather than set-up.
  readonly isMove: boolean;
  readonly color: number;
  /// Where; null for a pass, undefined where the record does not say soundly or the board did not let it.
  readonly cell: number | null | undefined;
  /// Cells that changed: cell, before, after, …
  readonly changes: readonly number[];
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

export class Ply implements Link<Ply> {
  constructor(
    readonly prev: Ply | undefined,
    /// Plies before this one on the line.
    readonly depth: number,
    readonly deed: Deed,
    readonly tally: Tally,
    public mark: number | Same,
  ) {}

  /// Of the whole line up to here; lines with different ones are different.
  get hash(): number {
    return hashOf(this);
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
}

const mixed = (hash: number, value: number): number => (Math.imul(hash ^ (value | 0), 0x9e3779b1) + (hash >>> 15)) | 0;

export interface Cells {
  get(cell: number): number;
  set(cell: number, value: number): void;
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
  const deed = deedOf(what);
  const depth = prev ? prev.depth + 1 : 0;
  const { color, cell, changes } = deed;
  const hash = mixed(mixed(prev ? prev.hash : 1, color), mixed(cell ?? -1, changes.length));
  return new Ply(prev, depth, deed, tallyAfter(prev, depth, deed, what), hash);
}

function tallyAfter(
  prev: Ply | undefined,
  depth: number,
  { isMove, changes }: Deed,
  { color, ordinal, takes = 0 }: Doing,
): Tally {
  const before = prev ? prev.tally : FIRST;
  const setups = isMove ? before.setups : before.setups + 1;
  const ahead = isMove ? (ordinal ?? 0) - (depth + 1 - setups) : before.ahead;
  const changed = changes.length > 0 ? before.changed : prev?.changed;
  const isSame = setups === before.setups && ahead === before.ahead && changed === before.changed;
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
function deedOf({ color, cell, isMove = true, changes = NO_CHANGES }: Doing): Deed {
  const isStone =
    isMove && (color === 1 || color === 2) && typeof cell === 'number' && cell < POINTS && changes.length === 3;
  if (!isStone || changes[0] !== cell || changes[1] !== 0 || changes[2] !== color)
    return sharedDeed({ isMove, color, cell, changes });
  const index = 2 * cell + color - 1;
  return (STONES[index] ??= { isMove, color, cell, changes });
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
const ownOf = (deed: Deed): Deed => ({ ...deed, changes: deed.changes.slice() });

const sameDeeds = (a: Deed, b: Deed): boolean =>
  a.color === b.color && a.cell === b.cell && a.isMove === b.isMove && sameChanges(a.changes, b.changes);

function sameChanges(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/// The ply before that changed the board.
const before = (ply: Ply): Ply | undefined => ply.prev?.changed;

/// A board that can be taken to any ply.
export class WorkingBoard<B extends Cells> {
  /// The last ply that changed it.
  #at: Ply | undefined;

  constructor(readonly board: B) {}

  /// The board as it stands after this ply; undefined means before all.
  to(ply: Ply | undefined): B {
    const wanted = ply?.changed;
    if (wanted === this.#at) return this.board;
    if (wanted && before(wanted) === this.#at) this.#redo(wanted);
    else if (this.#at && before(this.#at) === wanted) this.#undo(this.#at);
    else this.#go(wanted);
    this.#at = wanted;
    return this.board;
  }

  /// More than a step.
  #go(wanted: Ply | undefined): void {
    const forward: Ply[] = [];
    let target = wanted;
    let here = this.#at;
    while (target !== here) {
      if (!target || (here && here.depth > target.depth)) {
        this.#undo(here as Ply);
        here = before(here as Ply);
      } else {
        forward.push(target);
        if (here && here.depth === target.depth) {
          this.#undo(here);
          here = before(here);
        }
        target = before(target);
      }
    }
    for (let i = forward.length - 1; i >= 0; i--) this.#redo(forward[i] as Ply);
  }

  /// The board already stands as after this ply.
  reached(ply: Ply | undefined): void {
    this.#at = ply?.changed;
  }

  #undo(ply: Ply): void {
    const { changes } = ply;
    for (let i = changes.length - 3; i >= 0; i -= 3) this.board.set(changes[i] as number, changes[i + 1] as number);
  }

  #redo(ply: Ply): void {
    const { changes } = ply;
    for (let i = 0; i < changes.length; i += 3) this.board.set(changes[i] as number, changes[i + 2] as number);
  }
}

/// Are these the same lines of play?
export const samePlies = (a: Ply | undefined, b: Ply | undefined): boolean => sameChains(a, b, samePly);

/// The same, with pauses.
export const comparedPlies = (a: Ply | undefined, b: Ply | undefined): Generator<void, boolean> =>
  comparedChains(a, b, samePly);

function samePly(x: Ply, y: Ply): boolean {
  if (x.hash !== y.hash || x.depth !== y.depth || x.ordinal !== y.ordinal) return false;
  return x.deed === y.deed || sameDeeds(x.deed, y.deed);
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
  for (let i = 0; at && i < FAR; i++, at = before(at)) {
    for (let k = 0; k < at.changes.length; k += 3) if (at.changes[k] === cell && at.changes[k + 2] !== 0) return at;
  }
  return undefined;
}
