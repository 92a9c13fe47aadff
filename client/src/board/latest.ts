/// Asks again and again, but never two questions at once, and always the newest: what was asked while an answer was awaited
/// is asked next, once.

export class Latest {
  #asking = false;
  #again = false;

  /// `ask` finds out for itself what to ask.
  constructor(readonly ask: () => Promise<void>) {}

  wake(): void {
    if (this.#asking) this.#again = true;
    else void this.#run();
  }

  async #run(): Promise<void> {
    this.#asking = true;
    do {
      this.#again = false;
      // Whoever asks has dealt with what may go wrong; a fault must not end the asking.
      await this.ask().catch(() => undefined);
    } while (this.#again);
    this.#asking = false;
  }
}
