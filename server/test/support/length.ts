/// How long random tests go on: as long as they can where nobody waits for them, a quarter of that elsewhere.

const { CI, QIPU_RANDOM } = process.env;

const share = Number(QIPU_RANDOM ?? (CI && CI !== 'false' ? 1 : 0.25));

/// `full` is how many times, at full length, something random is tried.
export const times = (full: number): number => Math.max(1, Math.ceil(full * share));
