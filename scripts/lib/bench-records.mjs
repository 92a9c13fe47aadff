/// The records that are measured: those that tests count on (`server/test/support/grown.ts`), as large as is asked for.
import { importSource } from './import-source.mjs';

const { grown } = await importSource('server/test/support/grown.ts');

export const SIZES = { '30 KB': 30_000, '1 MB': 1_000_000, '2 MB': 2_000_000, '10 MB': 10_000_000 };

/// Each kind of record: its format, the sizes that are measured, and whether others read it too. Of CCGC a file holds one game, and
/// nobody has larger ones.
export const kinds = grown.map((kind) => ({
  ...kind,
  peers: kind.id === 'wei7-3.0' || kind.id === 'jgf',
  sizes: kind.language === 'ccgc' ? ['30 KB', '2 MB'] : ['30 KB', '1 MB', '10 MB'],
}));

export const kindOf = (id) => kinds.find((kind) => kind.id === id);

/// One keystroke after the other somewhere in a text: a sign of a coordinate becomes another, or every fifth time a bracket,
/// and with the next keystroke it is as it was.
export function* keystrokes({ spot, bracket, typed }, text) {
  const places = [...text.matchAll(spot)].map((match) => match.index);
  let seed = 12345;
  for (let i = 0; ; i++) {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    const at = places[seed % places.length];
    yield { at, sign: i % 5 === 4 ? bracket : typed[seed % typed.length] };
    yield { at, sign: text[at] };
  }
}
