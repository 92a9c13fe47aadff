/// What a rule is: a checkable statement of a specification, with the words in which Qipu tells a person that a
/// record breaks it. The words are our own; the clause says where the specification has its.

export type Severity = 'error' | 'warning' | 'info';
export type Language = 'en' | 'zh';

/// A text in every language that Qipu speaks.
export type Words = Readonly<Record<Language, string>>;

export interface Rule {
  /// The rule's name, unique within its specification: `occupied-point`.
  readonly name: string;
  /// The clause that it comes from, exactly as the rule catalogue cites it: `9.16.6`, `tree[].move.color`.
  readonly clause: string;
  readonly severity: Severity;
  /// What is wrong, with `{name}` for each value that the finding brings along.
  readonly message: Words;
}

/// A clause with our own short summary of it.
export interface Clause {
  readonly number: string;
  readonly summary: Words;
}

export interface Specification {
  /// The name that diagnostics carry as their source: `wei7 3.0`.
  readonly source: string;
  /// A name fit for addresses and the command line: `wei7-3.0`.
  readonly id: string;
  readonly title: Words;
  readonly clauses: readonly Clause[];
  /// What its records have to follow besides.
  readonly beside?: Specification;
}

/// Values that a message shows. Numbers and strings stand as they are; words are told in the reader's language.
export type Params = Readonly<Record<string, string | number | Words>>;

/// The rule's message in a language, its places filled.
export function fill(words: Words, language: Language, params: Params = {}): string {
  return words[language].replace(/\{(\w+)\}/g, (place, key: string) => {
    const value = Object.hasOwn(params, key) ? params[key] : undefined;
    if (value === undefined) return place;
    return typeof value === 'object' ? value[language] : String(value);
  });
}
