import type { Clause } from '../rule';

/// A clause and what it comes to, in our words. Where the specification has it to the letter is its own page.
export const clause = (number: string, en: string, zh: string): Clause => ({ number, summary: { en, zh } });
