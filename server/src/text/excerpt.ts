/// A part of a text that is read once, for whoever looks at many short pieces of it.

import { textBetween } from './edit';
import type { Run } from './node';

export class Excerpt {
  readonly #from: number;
  readonly #text: string;

  constructor(
    readonly root: Run,
    { from, to }: { readonly from: number; readonly to: number },
  ) {
    this.#from = Math.max(0, from);
    this.#text = this.read(this.#from, to);
  }

  /// What lies elsewhere is read on its own.
  between(from: number, to: number): string {
    const [start, end] = [from - this.#from, to - this.#from];
    return start >= 0 && end <= this.#text.length ? this.#text.slice(start, end) : this.read(from, to);
  }

  read(from: number, to: number): string {
    return textBetween(this.root, Math.max(0, from), Math.min(to, this.root?.width ?? 0));
  }
}
