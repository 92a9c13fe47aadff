/// How much is tried: all of it where nobody waits for it, a quarter elsewhere.

const { CI, QIPU_RANDOM } = process.env;

const share = Number(QIPU_RANDOM ?? (CI && CI !== 'false' ? 1 : 0.25));

/// `full` is how many times, at full length, something random is tried; or how large something is that is as bad as can be.
export const times = (full: number): number => Math.max(1, Math.ceil(full * share));

/// Of many that are all tried alike, which are tried: elsewhere others in each run, one after the other from one that is drawn.
export function some<T>(all: readonly T[], drawn = Math.random(), most = times(all.length)): readonly T[] {
  const count = Math.min(all.length, most);
  const first = Math.floor(drawn * all.length);
  return Array.from({ length: count }, (_, i) => all[(first + i) % all.length] as T);
}
