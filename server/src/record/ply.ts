/// The line of play as a chain of plies, each knowing what it changed on the board. Plies never change and are shared by all
/// lines that go through them; one working board moves along the chains to wherever it is asked for, so that a record costs
/// no board per move, whatever the size of the board.

import { type Link, newIdentity, sameChains } from './chain';

export interface Ply extends Link<Ply> {
  /// Plies before this one on the line.
  readonly depth: number;
  /// Moves that stand on the line, this one included.
  readonly number: number;
  /// Which move of the record's line it is, those taken back counted too; 0 for set-up.
  readonly ordinal: number;
  /// A move, rather than set-up.
  readonly isMove: boolean;
  readonly color: number;
  /// Where; null for a pass, undefined where the record does not say soundly or the board did not let it.
  readonly cell: number | null | undefined;
  /// Cells that changed: cell, before, after, …
  readonly changes: readonly number[];
  /// What each side has taken so far, by colour.
  readonly taken: Readonly<Record<number, number>>;
  /// Of the whole line up to here; lines with different ones are different.
  readonly hash: number;
  /// The last ply that changed the board: this one, or one before. Who only wants the board need not go through the others.
  readonly changed: Ply | undefined;
}

const mixed = (hash: number, value: number): number => (Math.imul(hash ^ (value | 0), 0x9e3779b1) + (hash >>> 15)) | 0;

export interface Cells {
  get(cell: number): number;
  set(cell: number, value: number): void;
}

export const NO_CHANGES: readonly number[] = [];
const NOTHING_TAKEN: Readonly<Record<number, number>> = {};

export function plyAfter(prev: Ply | undefined, what: Partial<Ply> & Pick<Ply, 'color' | 'cell'>): Ply {
  const isMove = what.isMove ?? true;
  const changes = what.changes ?? NO_CHANGES;
  const ply = {
    prev,
    depth: prev ? prev.depth + 1 : 0,
    number: (prev?.number ?? 0) + (isMove ? 1 : 0),
    ordinal: what.ordinal ?? 0,
    isMove,
    color: what.color,
    cell: what.cell,
    changes,
    taken: what.taken ?? prev?.taken ?? NOTHING_TAKEN,
    hash: mixed(mixed(prev?.hash ?? 1, what.color), mixed(what.cell ?? -1, changes.length)),
    changed: prev?.changed,
    identity: newIdentity(),
  };
  if (changes.length > 0) ply.changed = ply;
  return ply;
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
    this.#at = wanted;
    return this.board;
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

function samePly(x: Ply, y: Ply): boolean {
  if (x.hash !== y.hash || x.depth !== y.depth || x.ordinal !== y.ordinal || x.color !== y.color || x.cell !== y.cell)
    return false;
  if (x.isMove !== y.isMove || x.changes.length !== y.changes.length) return false;
  for (let i = 0; i < x.changes.length; i++) if (x.changes[i] !== y.changes[i]) return false;
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
  for (let i = 0; at && i < FAR; i++, at = before(at)) {
    for (let k = 0; k < at.changes.length; k += 3) if (at.changes[k] === cell && at.changes[k + 2] !== 0) return at;
  }
  return undefined;
}
