/// The steps that one can take through a record.

export const WAYS = [
  'next',
  'previous',
  'next10',
  'previous10',
  'start',
  'end',
  'nextVariation',
  'previousVariation',
  'nextComment',
  'previousComment',
] as const;

export type Go = (typeof WAYS)[number];

export const isGo = (word: unknown): word is Go => WAYS.includes(word as Go);

/// How many events a step passes.
export const finite = (go: Go): number => (go.endsWith('10') ? 10 : 1);
