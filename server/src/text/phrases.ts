/// Records repeat themselves: two brackets and all that stands between come again character by character, and what they become is the same
/// wherever they stand. Whoever cuts a whole text looks at each opener whether it begins such a phrase, and passes over it in one step.

import { detached } from './detached';
import { type Node, Pair, partsOf } from './node';
import { isPlayed } from './slot';

/// So many different ones are known, and as many that were met before those.
const MOST = 20_000;

/// Phrases by their text and the character behind it, which has been looked at, too. Those that were met long ago are forgotten.
export class KnownPhrases {
  #lately = new Map<string, Pair>();
  #before = new Map<string, Pair>();
  /// Those of the text that is at hand that were not known before.
  #fresh: string[] = [];

  /// Another text comes. A phrase that is a line would hold on to all that was played in the last one.
  next(): void {
    for (const key of this.#fresh) if (hasPlayed(this.#lately.get(key))) this.#lately.delete(key);
    this.#fresh = [];
  }

  of(key: string): Pair | undefined {
    const known = this.#lately.get(key);
    if (known || this.#before.size === 0) return known;
    const before = this.#before.get(key);
    return before && this.#keep(detached(key, 0, key.length), before);
  }

  /// It has come again.
  keep(key: string, phrase: Pair): void {
    const own = detached(key, 0, key.length);
    this.#fresh.push(own);
    this.#keep(own, phrase);
  }

  #keep(key: string, phrase: Pair): Pair {
    if (this.#lately.size >= MOST) {
      this.#before = this.#lately;
      this.#lately = new Map();
    }
    this.#lately.set(key, phrase);
    return phrase;
  }
}

/// It is short, so there is little in it.
const hasPlayed = (node: Node | undefined): boolean =>
  node !== undefined && (isPlayed(node) || partsOf(node).some(hasPlayed));

/// A phrase that has begun, and is not known yet.
interface Begun {
  readonly at: number;
  readonly end: number;
  readonly key: string;
  /// What is younger has not been met before.
  readonly age: number;
}

/// What is there of a text.
interface Seen {
  readonly text: string;
  /// How much of it is gone before that.
  readonly dropped: number;
  /// No more comes.
  readonly isLast: boolean;
}

/// Those of one text, while it is cut.
export class Phrases {
  readonly #begun: Begun[] = [];

  constructor(
    /// Where the brackets that begin at a place end, with the white space behind them; -1 if not near. It may be wrong.
    readonly endOf: (text: string, at: number) => number,
    readonly known: KnownPhrases,
  ) {}

  /// The phrase that begins with the opener at a place of what is there of the text.
  from({ text, dropped, isLast }: Seen, at: number, age: number): Pair | undefined {
    this.#forget(dropped + at);
    const end = this.endOf(text, at);
    if (end < 0 || (end === text.length && !isLast)) return undefined;
    const key = text.slice(at, end + 1);
    const known = this.known.of(key);
    if (!known) this.#begun.push({ at: dropped + at, end: dropped + end, key, age });
    return known;
  }

  /// All before a place has been cut, and what has come of it last is `last`.
  cut(at: number, last: Node | undefined): void {
    const begun = this.#begun.at(-1);
    if (begun?.end === at && last instanceof Pair && isPhrase(last, begun)) this.known.keep(begun.key, last);
    this.#forget(at);
  }

  /// Those that would have ended there.
  #forget(at: number): void {
    for (let last = this.#begun.at(-1); last && last.end <= at; last = this.#begun.at(-1)) this.#begun.pop();
  }
}

const isPhrase = ({ uid, width, ahead, closed }: Pair, { at, end, age }: Begun): boolean =>
  closed && width === end - at && ahead <= 1 && uid > 0 && uid < age;
