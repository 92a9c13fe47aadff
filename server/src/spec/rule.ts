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
  /// What breaks it, and the same put right.
  readonly bad: Example;
  readonly good: Example;
  readonly fix: Mending;
  /// The clause does not say so in its own words: it follows, or we think that it does.
  readonly concluded?: true;
}

/// A record as an example, or a part of what makes one up: some rules are about the name of a file or its bytes.
export interface Example {
  readonly text: string;
  /// The name of the file.
  readonly name?: string;
  /// What its bytes are encoded in.
  readonly encoding?: string;
  /// The names of other rules that it cannot but break too.
  readonly with?: readonly string[];
}

/// Whether there is a quick fix for a rule; if there is none, why.
export type Mending = 'fixed' | Words;

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

/// The value that no message has a place for: what may have been meant. It is asked for after the message.
const NEAR = 'near';

const DID_YOU_MEAN: Words = { en: '{message} Did you mean `{near}`?', zh: '{message}是不是 `{near}`？' };

/// What to bring along where a name or a value is not known.
export const perhaps = (near: string | undefined): Params => (near === undefined ? {} : { [NEAR]: near });

/// What a finding of the rule says.
export function messageOf({ message }: Rule, language: Language, params: Params = {}): string {
  const filled = fill(message, language, params);
  const near = Object.hasOwn(params, NEAR) ? params[NEAR] : undefined;
  return near === undefined ? filled : fill(DID_YOU_MEAN, language, { message: filled, near });
}

/// The rule's message in a language, its places filled.
export function fill(words: Words, language: Language, params: Params = {}): string {
  const template = words[language];
  return template.replace(/( ?)\{(\w+)\}( ?)/g, (place, before: string, key: string, after: string, at: number) => {
    const given = Object.hasOwn(params, key) ? params[key] : undefined;
    if (given === undefined) return place;
    const value = typeof given === 'object' ? given[language] : String(given);
    if (language === 'en') return before + value + after;
    const left = gap(template.charAt(at - 1), value.charAt(0), before);
    return left + value + gap(value.charAt(value.length - 1), template.charAt(at + place.length), after);
  });
}

const CHINESE = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef“”]/u;
const HAN = /\p{Script=Han}/u;
const LATIN = /[A-Za-z0-9]/;

/// In Chinese a blank stands between Chinese and other words, and none between Chinese ones.
function gap(left: string, right: string, written: string): string {
  if (CHINESE.test(left) && CHINESE.test(right)) return '';
  return (HAN.test(left) && LATIN.test(right)) || (LATIN.test(left) && HAN.test(right)) ? ' ' : written;
}
