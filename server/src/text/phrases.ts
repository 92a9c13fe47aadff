/// Records repeat themselves: two brackets and all that stands between come again character by character, and what they become is the same
/// wherever they stand. Whoever cuts a whole text looks at each opener whether it begins such a phrase, and passes over it in one step.

import { type Node, Pair } from './node';

/// So many different ones are known; what has come only once is not.
const MOST = 20_000;

/// A phrase that has begun, and is not known yet.
interface Begun {
  readonly at: number;
  readonly end: number;
  readonly key: string;
  /// What is younger has not been met before.
  readonly age: number;
}

export class Phrases {
  readonly #known = new Map<string, Pair>();
  readonly #begun: Begun[] = [];

  constructor(
    /// Where the brackets that begin at a place end, with the white space behind them; -1 if not near. It may be wrong.
    readonly endOf: (text: string, at: number) => number,
  ) {}

  /// The phrase that begins with the opener at a place.
  from(text: string, at: number, age: number): Pair | undefined {
    this.#forget(at);
    const end = this.endOf(text, at);
    if (end < 0) return undefined;
    // The character behind it has been looked at, too.
    const key = text.slice(at, end + 1);
    const known = this.#known.get(key);
    if (!known && this.#known.size < MOST) this.#begun.push({ at, end, key, age });
    return known;
  }

  /// All before a place has been cut, and what has come of it last is `last`.
  cut(at: number, last: Node | undefined): void {
    const begun = this.#begun.at(-1);
    if (begun?.end === at && last instanceof Pair && isPhrase(last, begun)) this.#known.set(begun.key, last);
    this.#forget(at);
  }

  /// Those that would have ended there.
  #forget(at: number): void {
    for (let last = this.#begun.at(-1); last && last.end <= at; last = this.#begun.at(-1)) this.#begun.pop();
  }
}

const isPhrase = ({ uid, width, ahead, closed }: Pair, { at, end, age }: Begun): boolean =>
  closed && width === end - at && ahead <= 1 && uid > 0 && uid < age;
