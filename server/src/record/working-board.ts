/// One board for a whole record, taken along the chains of plies to wherever it is asked for.

import { areOne, type Ply } from './ply';

export interface Cells {
  get(cell: number): number;
  set(cell: number, value: number): void;
}

/// A board that can be taken to any ply.
export class WorkingBoard<B extends Cells> {
  /// The last ply that changed it.
  #at: Ply | undefined;

  constructor(readonly board: B) {}

  /// The board as it stands after this ply; undefined means before all.
  to(ply: Ply | undefined): B {
    const wanted = ply?.changed;
    if (areOne(wanted, this.#at)) return this.board;
    if (wanted && areOne(wanted.changedBefore, this.#at)) this.#redo(wanted);
    else if (this.#at && areOne(this.#at.changedBefore, wanted)) this.#undo(this.#at);
    else this.#go(wanted);
    this.#at = wanted;
    return this.board;
  }

  /// More than a step.
  #go(wanted: Ply | undefined): void {
    const forward: Ply[] = [];
    let target = wanted;
    let here = this.#at;
    while (!areOne(target, here)) {
      if (!target || (here && here.depth > target.depth)) {
        this.#undo(here as Ply);
        here = here?.changedBefore;
      } else {
        forward.push(target);
        if (here && here.depth === target.depth) {
          this.#undo(here);
          here = here.changedBefore;
        }
        target = target.changedBefore;
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
