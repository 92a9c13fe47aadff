/// A move that takes several clicks: first the piece, then where it goes, then where it shoots; or the stones of a turn, one after the
/// other. Which cells there are to choose from, the record's game says.

import type { Wish } from '../../server/src/record/wish';
import type { Board, Cell } from '../src/board/messages';
import type { Say } from './words';

export interface ChoosingActs {
  /// Which cells can the next one be?
  ask(chosen: readonly Cell[]): void;
  write(wish: Wish): void;
  refuse(text: string): void;
  /// Something looks different now, and is to be said aloud.
  changed(words: string): void;
}

const same = (a: Cell | undefined, b: Cell | undefined): boolean => a?.x === b?.x && a?.y === b?.y;

/// The signs of the pieces of a side.
const OWN: Readonly<Record<string, string>> = { white: 'W', black: 'B' };
/// And of stones that it puts.
const STONE: Readonly<Record<string, string>> = { white: 'O', black: 'X' };
const EMPTY = '.';

export class Choosing {
  #board: Board | undefined;
  #chosen: readonly Cell[] = [];
  #targets: readonly Cell[] = [];

  constructor(
    readonly say: Say,
    readonly acts: ChoosingActs,
  ) {}

  /// A move that is being made is one on this board only.
  show(board: Board): void {
    const before = this.#board;
    const goesOn = before?.version === board.version && before.move === board.move && before.toMove === board.toMove;
    if (!goesOn) this.#forget();
    this.#board = board;
  }

  /// Whether a click was for such a move.
  press(cell: Cell, sign: string): boolean {
    const board = this.#board;
    if (!board?.editable.targets || (this.#chosen.length === 0 && !this.#begins(sign))) return false;
    const [piece] = this.#chosen;
    if (this.#targets.some((target) => same(target, cell))) this.#choose([...this.#chosen, cell]);
    else if (this.#chosen.length === 1 && same(piece, cell)) this.giveUp();
    else if (this.#chosen.length < (this.#puts ? 1 : 2) && this.#begins(sign)) this.#choose([cell]);
    else this.acts.refuse(this.say('noTarget'));
    return true;
  }

  /// What the answer to `ask` is; it may have been given up since.
  take(chosen: readonly Cell[], cells: readonly Cell[], done = false): void {
    const isAsked = chosen.length === this.#chosen.length && chosen.every((cell, i) => same(cell, this.#chosen[i]));
    if (!isAsked || chosen.length === 0) return;
    if (done) {
      this.#write(chosen);
      return;
    }
    if (cells.length === 0) {
      this.#forget();
      this.acts.refuse(this.say('noTarget'));
    }
    this.#targets = cells;
    const word = this.#puts ? 'whereElse' : chosen.length === 1 ? 'whereTo' : 'whereArrow';
    this.acts.changed(cells.length === 0 ? '' : this.say(word, { number: cells.length }));
  }

  giveUp(): void {
    if (this.#chosen.length === 0) return;
    this.#forget();
    this.acts.changed(this.say('givenUp'));
  }

  /// The board as it looks with the move so far.
  onto(board: Board): Board {
    const [from, to] = this.#chosen;
    if (!from) return board;
    if (board.editable.puts) return { ...board, rows: withStones(board, this.#chosen), chosen: this.#chosen };
    const rows = to ? moved(board, from, to) : board.rows;
    return { ...board, rows, lastMove: undefined, chosen: this.#chosen, targets: this.#targets };
  }

  get #puts(): boolean {
    return this.#board?.editable.puts === true;
  }

  #begins = (sign: string): boolean => sign === (this.#puts ? EMPTY : OWN[this.#board?.toMove ?? '']);

  #choose(chosen: readonly Cell[]): void {
    this.#targets = [];
    const [, to, arrow] = chosen;
    if (to && arrow && !this.#puts) {
      this.#write(chosen);
      return;
    }
    this.#chosen = chosen;
    this.acts.ask(chosen);
  }

  #write(cells: readonly Cell[]): void {
    const [from, to] = cells;
    const cell = to ?? from;
    this.#forget();
    if (cell) this.acts.write({ kind: 'play', cell, cells });
    this.acts.changed('');
  }

  #forget(): void {
    this.#chosen = [];
    this.#targets = [];
  }
}

function withStones({ rows, left, top, toMove }: Board, chosen: readonly Cell[]): readonly string[] {
  const cells = rows.map((row) => [...row]);
  for (const { x, y } of chosen) {
    const row = cells[y - top];
    if (row?.[x - left]) row[x - left] = STONE[toMove ?? ''] ?? EMPTY;
  }
  return cells.map((row) => row.join(''));
}

function moved({ rows, left, top }: Board, from: Cell, to: Cell): readonly string[] {
  const cells = rows.map((row) => [...row]);
  const [source, target] = [cells[from.y - top], cells[to.y - top]];
  const sign = source?.[from.x - left];
  if (!source || !target || !sign) return rows;
  source[from.x - left] = '.';
  target[to.x - left] = sign;
  return cells.map((row) => row.join(''));
}
