/// What texts are made with that are read one after the other. Games are made of few different moves: what many files have in common is made,
/// read and checked once for all of them.

import type { Format } from '../formats/format';
import { Pool } from '../text/pool';

/// After so many characters it begins anew, so that no more of what has been read is held on to.
const MOST = 1 << 24;

interface Lasting {
  readonly pool: Pool;
  size: number;
}

export class Pools {
  readonly #pools = new Map<Format, Lasting>();

  readonly poolFor = (format: Format, size: number): Pool => {
    let lasting = this.#pools.get(format);
    if (!lasting || lasting.size + size > MOST)
      this.#pools.set(format, (lasting = { pool: new LastingPool(), size: 0 }));
    lasting.size += size;
    return lasting.pool;
  };
}

/// One text is no more than a part of what is read.
class LastingPool extends Pool {
  override settle(): void {}
}
