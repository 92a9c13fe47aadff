/// How rules and clauses are written down. A rule is one entry: its key is its name, so that no name stands twice; its clause is one
/// of the format's own; and the compiler asks for its words, for a bad and a good example, and for how it is mended or why it is not.

import type { Clause, Example, Mending, Rule, Severity, Words } from './rule';

/// What a rule says: what is wrong, shown by a record that breaks it and one that does not.
interface Entry extends Words {
  /// A text, or what comes with one, that breaks this rule and no other.
  readonly bad: string | Example;
  /// The same put right: nothing is found in it.
  readonly good: string | Example;
  readonly fix: Mending;
  readonly concluded?: true;
}

/// A rule that has no name yet.
export type Unnamed<C extends string = string, F extends Mending = Mending> = Omit<Rule, 'name' | 'clause' | 'fix'> & {
  readonly clause: C;
  readonly fix: F;
};

type Named<Book> = { readonly [Name in keyof Book]: Rule & Book[Name] & { readonly name: Name } };

/// There is a quick fix for it: `QuickFixesFor` asks for one.
export const FIXED = 'fixed' as const;

/// No quick fix, and this is why.
export const unfixed = (en: string, zh: string): Words => ({ en, zh });

const exampleOf = (example: string | Example): Example => (typeof example === 'string' ? { text: example } : example);

const rule =
  (severity: Severity) =>
  <C extends string, F extends Mending>(
    clause: C,
    { en, zh, bad, good, fix, concluded }: Entry & { readonly fix: F },
  ): Unnamed<C, F> => ({
    ...{ clause, severity, message: { en, zh }, bad: exampleOf(bad), good: exampleOf(good), fix },
    ...(concluded ? { concluded } : {}),
  });

/// The record is wrong.
export const error = rule('error');
/// The record goes against an advice.
export const warning = rule('warning');
/// The record is right, but perhaps not what its author meant.
export const remark = rule('info');

/// Gives each rule its key as its name. Every rule cites one of the clauses of its format, which are asked for as a type alone where their
/// words are loaded later.
export const ruleBook =
  <C extends string>(_clauses?: Readonly<Record<C, Words>>) =>
  <Book extends Record<string, Unnamed<C>>>(book: Book): Named<Book> => {
    const entries = Object.entries(book).map(([name, unnamed]) => [name, { ...unnamed, name }]);
    return Object.fromEntries(entries) as Named<Book>;
  };

/// The rules of a book that say they have a quick fix.
export type FixedIn<Book> = {
  [Name in keyof Book]: Book[Name] extends { readonly fix: typeof FIXED } ? Name : never;
}[keyof Book];

/// The clauses of a specification, of an object with their numbers as keys: rules can cite no other.
export const clausesOf = (clauses: Readonly<Record<string, Words>>): readonly Clause[] =>
  Object.entries(clauses).map(([number, summary]) => ({ number, summary }));
