/// What texts are made with that are read one after the other. Games are made of few different moves: what many files have is made, read and
/// checked once for all of them. What else there is goes with its text, and at once, for what outlives that is carried along by the engine as
/// if it stayed.

import type { Format } from '../formats/format';
import type { Token } from '../text/lexer';
import type { Leaf } from '../text/node';
import { KnownPhrases } from '../text/phrases';
import { hashOfToken, Pool } from '../text/pool';
import { letGo } from '../text/slot';

/// Brackets, names, numbers: what is no longer than this comes again for certain, and what is longer than that hardly ever does.
const SHORT = 8;
const LONG = 64;

export class Pools {
  readonly #common = new Map<Format, Common>();

  readonly poolFor = (format: Format): Pool => {
    letGo();
    let common = this.#common.get(format);
    if (!common) this.#common.set(format, (common = new Common()));
    common.phrases.next();
    return new SharingPool(common);
  };
}

/// What is for all texts of a format: tokens and phrases that were met lately.
class Common {
  readonly pool = new Pool();
  readonly met = new Met();
  readonly phrases = new KnownPhrases();
}

class SharingPool extends Pool {
  constructor(readonly common: Common) {
    super();
  }

  override leaf(text: string, start: number, token: Token): Leaf {
    const { pool, met } = this.common;
    const { width } = token;
    const isMet = width <= SHORT || (width <= LONG && met.before(hashOfToken(text, start, token)));
    return isMet ? pool.leaf(text, start, token) : this.newLeaf(text, start, token);
  }

  override get phrases(): KnownPhrases {
    return this.common.phrases;
  }
}

const PLACES = 1 << 15;

/// What was met lately, by its hash alone: it takes no room, and whoever is mistaken now and then only shares what need not be shared.
class Met {
  readonly #hashes = new Int32Array(PLACES);

  /// Has it been? From now on it has.
  before(hash: number): boolean {
    const at = hash & (PLACES - 1);
    const known = this.#hashes[at] === hash;
    this.#hashes[at] = hash;
    return known;
  }
}
