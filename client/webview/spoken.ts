/// What is said aloud of a board that comes: the move, what it took, whose turn it is, and the comment.

import type { Sheet } from '../../server/src/drawing/sheet';
import type { Board } from '../src/board/messages';
import { html } from './elements';
import { moveWords, turnWords } from './info';
import { commentOf } from './notes';
import { type Say, sideName } from './words';

const MOST = 500;

export class Spoken {
  readonly root = html('p', { class: 'unseen', 'aria-live': 'polite' });
  #before: Board | undefined;

  constructor(readonly say: Say) {}

  show(board: Board, sheet: Sheet): void {
    const { say } = this;
    const { problem, evaluation } = board;
    const words = [
      moveWords(board, sheet, say),
      ...takes(board, this.#before, say),
      board.outcome,
      turnWords(board, say),
      problem,
      evaluation?.text,
      commentOf(board),
    ];
    const text = words.filter(Boolean).join(say('comma')).slice(0, MOST);
    if (this.root.textContent !== text) this.root.textContent = text;
    this.#before = board;
  }

  /// Of what a person is about to do.
  tell(text: string): void {
    this.root.textContent = text;
  }

  /// Of another record.
  forget(): void {
    this.#before = undefined;
  }
}

/// What the move has taken.
function* takes(board: Board, before: Board | undefined, say: Say): Generator<string> {
  if (!before || board.move !== before.move + 1) return;
  for (const [side, count] of Object.entries(board.captures)) {
    const number = count - (before.captures[side] ?? 0);
    if (number > 0) yield say('takes', { side: sideName(say, side), number });
  }
}
