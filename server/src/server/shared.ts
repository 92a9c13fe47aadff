/// Equal requests that are under way at the same time are answered by one computation. It goes on as long as anybody wants it; whoever
/// takes a request back is told so at once.

import { type CancellationToken, LSPErrorCodes, ResponseError } from 'vscode-languageserver/node';

/// Whether anybody still waits for an answer.
export interface Wanted {
  readonly wanted: boolean;
}

class Underway<R> implements Wanted {
  #askers = 0;
  readonly answer: Promise<R>;

  constructor(begin: (asked: Wanted) => Promise<R>) {
    // Once somebody has asked.
    this.answer = Promise.resolve().then(() => begin(this));
  }

  get wanted(): boolean {
    return this.#askers > 0;
  }

  ask(token: CancellationToken): Promise<R> {
    this.#askers++;
    return new Promise((resolve, reject) => {
      const listening = token.onCancellationRequested(() => {
        this.#askers--;
        reject(takenBack());
      });
      void this.answer.then(resolve, reject).finally(() => listening.dispose());
    });
  }
}

export class SharedAnswers {
  readonly #underway = new Map<string, Underway<unknown>>();

  /// `key` says what makes requests equal.
  async ask<R>(key: string, token: CancellationToken, begin: (asked: Wanted) => Promise<R>): Promise<R> {
    if (token.isCancellationRequested) throw takenBack();
    const known = this.#underway.get(key) as Underway<R> | undefined;
    if (known?.wanted) return known.ask(token);
    const underway = new Underway(begin);
    this.#underway.set(key, underway);
    const forget = (): void => {
      if (this.#underway.get(key) === underway) this.#underway.delete(key);
    };
    underway.answer.then(forget, forget);
    return underway.ask(token);
  }
}

const takenBack = () => new ResponseError(LSPErrorCodes.RequestCancelled, 'The request was taken back.');
