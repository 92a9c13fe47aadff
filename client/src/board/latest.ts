/// Asks again and again, but never two questions at once, and always the newest: what was asked while an answer was awaited
/// is asked next, once.

export class Latest {
  #asking: Promise<void> | undefined;
  #again = false;

  /// `ask` finds out for itself what to ask.
  constructor(readonly ask: () => Promise<void>) {}

  wake(): void {
    this.#again = true;
    this.#asking ??= this.#run();
  }

  /// It will be asked once more: what is answered now is of no interest any more.
  get isLate(): boolean {
    return this.#again;
  }

  /// Asks once more, and waits until nothing is left to be asked.
  async settled(): Promise<void> {
    this.wake();
    await this.#asking;
  }

  async #run(): Promise<void> {
    do {
      this.#again = false;
      // Whoever asks has dealt with what may go wrong; a fault must not end the asking.
      await this.ask().catch(() => undefined);
    } while (this.#again);
    this.#asking = undefined;
  }
}
