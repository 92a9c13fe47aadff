/// What texts are made with that are read one after the other. Games are made of few different moves: a short token that many files have is
/// made, read and checked once for all of them. What else there is seldom comes again elsewhere, and is not held on to.

import type { Format } from '../formats/format';
import type { Token } from '../text/lexer';
import type { Leaf } from '../text/node';
import { Pool } from '../text/pool';

const SHORT = 16;
/// Texts of so many characters together are made with one pool: for one small text it would be more than the text.
const MOST = 1 << 17;

export class Pools {
  readonly #pools = new Map<Format, { pool: SharingPool; size: number }>();

  readonly poolFor = (format: Format, size: number): Pool => {
    const last = this.#pools.get(format);
    if (last && last.size + size <= MOST) {
      last.size += size;
      return last.pool;
    }
    const pool = new SharingPool(last?.pool.short ?? new Pool());
    this.#pools.set(format, { pool, size });
    return pool;
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

  /// One text is no more than a part of what is made.
  override settle(): void {}
}
