/// A move that is made step by step: a piece, then where it goes; the stones of a turn, one after the other; what the die showed.
/// What there is to choose from, what the board shows meanwhile, and what is said of it, the server tells; here no game is known.

import type { BoardEdit } from '../../server/src/protocol/board-edit';
import { type Chosen, isCell, type MoveStep } from '../../server/src/protocol/move-step';
import type { Board, Cell } from '../src/board/messages';
import { html } from './elements';
import { refill } from './refill';
import type { Say } from './words';

interface ChoosingActs {
  /// How does a move go on of which these steps are taken?
  ask(chosen: readonly Chosen[]): void;
  write(boardEdit: BoardEdit): void;
  refuse(text: string): void;
  /// Something looks different now, and is to be said aloud.
  changed(words: string): void;
  /// A point is clicked, later than it was.
  point(cell: Cell): void;
}

/// A step that was taken, and what it was taken from.
interface Taken {
  readonly chosen: Chosen;
  readonly from: MoveStep;
}

const same = (a: Chosen | undefined, b: Chosen | undefined): boolean => {
  if (!a || !b) return false;
  if (isCell(a)) return isCell(b) && a.x === b.x && a.y === b.y;
  return !isCell(b) && a.id === b.id;
};

const isOffered = ({ cells, choices }: MoveStep, chosen: Chosen): boolean =>
  (isCell(chosen) ? cells : choices).some((one) => same(one, chosen));

const isEnd = ({ cells, choices }: MoveStep): boolean => cells.length === 0 && choices.length === 0;

export class Choosing {
  /// What is to be chosen besides cells, as buttons.
  readonly root = html('div', { class: 'choices', role: 'group', hidden: true });
  #board: Board | undefined;
  #taken: readonly Taken[] = [];
  /// How the move goes on; nothing, while that is asked.
  #step: MoveStep | undefined;
  #isWriting = false;
  /// The version of the text that has been written, while its board is not here yet.
  #awaited: number | undefined;
  /// What was pressed while something was asked or written. It is meant for what comes of that.
  #held: readonly Chosen[] = [];

  constructor(
    readonly say: Say,
    readonly acts: ChoosingActs,
  ) {}

  /// A move that is being made is one on this board only.
  show(board: Board): void {
    const before = this.#board;
    const goesOn = before?.version === board.version && before.move === board.move && before.toMove === board.toMove;
    this.#board = board;
    if (!goesOn && !this.#isWriting) this.#held = [];
    if (!goesOn || this.#taken.length === 0) this.#forget();
    this.#offer();
    if (this.#awaited !== undefined && board.version >= this.#awaited) this.#arrived();
  }

  /// What is to be chosen next, in words; nothing where the game is over.
  get prompt(): string {
    return this.#step && !isEnd(this.#step) ? (this.#step.prompt ?? '') : '';
  }

  /// Whether a click was for such a move.
  press(cell: Cell): boolean {
    return this.#press(cell);
  }

  #press(chosen: Chosen): boolean {
    if (this.#isWaiting) {
      this.#held = [...this.#held, chosen];
      return true;
    }
    const last = this.#taken.at(-1);
    const before = this.#taken.slice(0, -1);
    if (this.#step && isOffered(this.#step, chosen)) this.#take([...this.#taken, { chosen, from: this.#step }]);
    else if (!last) return false;
    else if (same(last.chosen, chosen)) this.#back(before);
    // Another one in the place of the last.
    else if (isOffered(last.from, chosen)) this.#take([...before, { chosen, from: last.from }]);
    else this.acts.refuse(this.say('noTarget'));
    return true;
  }

  /// What the answer to `ask` is; it may have been given up since.
  answered(chosen: readonly Chosen[], step: MoveStep): void {
    const taken = this.#chosen;
    const isAsked = chosen.length === taken.length && chosen.every((one, i) => same(one, taken[i]));
    if (!isAsked || chosen.length === 0) return;
    if (step.done) {
      this.#write(chosen);
      return;
    }
    if (isEnd(step)) {
      this.#forget();
      this.acts.refuse(this.say('noTarget'));
    } else this.#step = step;
    this.#offer();
    this.acts.changed(isEnd(step) ? '' : this.#spoken(step));
    if (isEnd(step)) this.#held = [];
    else this.#release();
  }

  /// The move is in the record, and what was pressed meanwhile is for the board of that text; or it was refused.
  written(isWritten: boolean, version: number): void {
    if (!isWritten) this.#held = [];
    if (isWritten && this.#board && this.#board.version < version) this.#awaited = version;
    else this.#arrived();
  }

  #arrived(): void {
    this.#awaited = undefined;
    this.#isWriting = false;
    this.#release();
  }

  giveUp(): void {
    this.#held = [];
    if (this.#taken.length === 0) return;
    this.#forget();
    this.#offer();
    this.acts.changed(this.say('givenUp'));
  }

  /// The board as it looks with the move so far.
  onto(board: Board): Board {
    if (this.#taken.length === 0) return board;
    const chosen = this.#chosen.filter(isCell);
    const { preview, unmarked, cells = [] } = this.#step ?? {};
    const shown = { ...board, rows: preview ? withSigns(board, preview.cells) : board.rows, chosen };
    if (unmarked) return shown;
    // The last move gives way to this one.
    return { ...shown, lastMove: undefined, way: preview?.way, targets: cells };
  }

  /// What was pressed too early, in its order, up to what has to wait again.
  #release(): void {
    const held = this.#held;
    this.#held = [];
    for (const chosen of held) {
      if (isCell(chosen)) this.acts.point(chosen);
      else this.#press(chosen);
    }
  }

  get #isWaiting(): boolean {
    return this.#isWriting || (!this.#step && this.#taken.length > 0);
  }

  get #chosen(): readonly Chosen[] {
    return this.#taken.map(({ chosen }) => chosen);
  }

  #spoken({ prompt = '', unmarked, cells }: MoveStep): string {
    if (unmarked || cells.length === 0) return prompt;
    const word = this.#board?.geometry === 'squares' ? 'ofSquares' : 'ofPoints';
    return this.say(word, { prompt, number: cells.length });
  }

  #back(taken: readonly Taken[]): void {
    if (taken.length === 0) this.giveUp();
    else this.#take(taken);
  }

  #take(taken: readonly Taken[]): void {
    this.#taken = taken;
    this.#step = undefined;
    this.acts.ask(this.#chosen);
  }

  #write(chosen: readonly Chosen[]): void {
    const cell = chosen.find(isCell);
    this.#forget();
    this.#offer();
    this.#isWriting = cell !== undefined;
    if (cell) this.acts.write({ kind: 'play', cell, chosen });
    this.acts.changed('');
  }

  #forget(): void {
    this.#taken = [];
    this.#step = this.#board?.step;
  }

  #offer(): void {
    const { choices = [], prompt } = this.#step ?? {};
    this.root.toggleAttribute('hidden', choices.length === 0);
    if (prompt) this.root.setAttribute('aria-label', prompt);
    refill(this.root, choices, () =>
      choices.map(({ id, label }) => {
        const button = html('button', { type: 'button', 'data-choice': id }, label);
        button.addEventListener('click', () => this.#press({ id }));
        return button;
      }),
    );
  }
}

function withSigns(
  { rows, left, top }: Board,
  signs: readonly (Cell & { readonly sign: string })[],
): readonly string[] {
  const cells = rows.map((row) => [...row]);
  for (const { x, y, sign } of signs) {
    const row = cells[y - top];
    if (row?.[x - left]) row[x - left] = sign;
  }
  return cells.map((row) => row.join(''));
}
