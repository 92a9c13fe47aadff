import type { Clause } from '../rule';

/// Clause paths with their summaries, English before Chinese.
export type Summaries = Readonly<Record<string, readonly [en: string, zh: string]>>;

export function clauses(summaries: Summaries): readonly Clause[] {
  return Object.entries(summaries).map(([number, [en, zh]]) => ({ number, summary: { en, zh } }));
}
