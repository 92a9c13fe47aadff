/// How rules are written down: a rule's key is its name, so that no name stands twice and the compiler
/// knows every one of them.

import type { Clause, Rule, Severity } from './rule';

/// A rule that has no name yet.
export type Unnamed = Omit<Rule, 'name'>;

export type Named<Book> = { readonly [Name in keyof Book]: Rule & { readonly name: Name } };

const rule =
  (severity: Severity) =>
  (clause: string, en: string, zh: string): Unnamed => ({
    clause,
    severity,
    message: { en, zh },
  });

/// The record is wrong.
export const error = rule('error');
/// The record goes against an advice.
export const warning = rule('warning');
/// The record is right, but perhaps not what its author meant.
export const remark = rule('info');

/// Gives each rule its key as its name.
export function named<Book extends Record<string, Unnamed>>(book: Book): Named<Book> {
  const entries = Object.entries(book).map(([name, unnamed]) => [name, { name, ...unnamed }]);
  return Object.fromEntries(entries) as Named<Book>;
}

/// A clause and what it comes to, in our words. Where the specification has it to the letter is its own page.
export const clause = (number: string, en: string, zh: string): Clause => ({ number, summary: { en, zh } });
