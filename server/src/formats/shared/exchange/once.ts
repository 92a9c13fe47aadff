/// What a node marks: each mark once, however often it is said.

export class Once<T extends object> {
  readonly #marks = new Map<string, T>();

  get size(): number {
    return this.#marks.size;
  }

  get list(): T[] {
    return [...this.#marks.values()];
  }

  add(mark: T): void {
    const key = Object.values(mark).map(words).join(' ');
    if (!this.#marks.has(key)) this.#marks.set(key, mark);
  }
}

const words = (value: unknown): string => JSON.stringify(value);
