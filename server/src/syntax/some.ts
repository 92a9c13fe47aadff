/// Things that come one by one, of which a list is wanted. A list that grows takes room for many more: so they are gathered in one place, again
/// and again, and cut out of it.

/// Hardly ever are there more; room for more is not held.
const ROOM = 256;

export class Some<T> {
  readonly #all: T[] = [];
  #count = 0;

  add(one: T): void {
    this.#all[this.#count++] = one;
  }

  get isEmpty(): boolean {
    return this.#count === 0;
  }

  /// The one that there is; nothing, if there are more.
  get only(): T | undefined {
    return this.#count === 1 ? this.#all[0] : undefined;
  }

  forget(): void {
    this.#count = 0;
  }

  /// All of them; none are left.
  take(): T[] {
    const all = this.#all.slice(0, this.#count);
    this.#count = 0;
    if (this.#all.length > ROOM) this.#all.length = ROOM;
    return all;
  }
}
