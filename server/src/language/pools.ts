/// What texts are made with that are read one after the other. Games are made of few different moves: a short token that many files have is
/// made, read and checked once for all of them. What else there is seldom comes again elsewhere: it goes with its text, and at once, for what
/// outlives that is carried along by the engine as if it stayed.

import type { Format } from '../formats/format';
import type { Token } from '../text/lexer';
import type { Leaf } from '../text/node';
import { Pool } from '../text/pool';
import { letGo } from '../text/slot';

/// Brackets, names, numbers: what is longer is mostly of one text.
const SHORT = 8;

export class Pools {
  readonly #short = new Map<Format, Pool>();

  readonly poolFor = (format: Format): Pool => {
    letGo();
    let short = this.#short.get(format);
    if (!short) this.#short.set(format, (short = new Pool()));
    return new SharingPool(short);
  };
}

class SharingPool extends Pool {
  /// `short` is for all texts, and knows the tokens that were met lately.
  constructor(readonly short: Pool) {
    super();
  }

  override leaf(text: string, start: number, token: Token): Leaf {
    return token.width <= SHORT ? this.short.leaf(text, start, token) : super.leaf(text, start, token);
  }
}
