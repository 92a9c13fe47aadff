/// Where a tag ends, be it sound or not. A `<` can stand neither in a tag nor in a value, so a tag without its `>` is cut off
/// before one; and a value without its quotation mark ends with its tag, at the `>` right before.

import { LONG, nextOf } from '../../text/next';
import {
  BANG,
  blanksStart,
  EQUALS,
  GT,
  isBlank,
  isLineEnd,
  isQuote,
  LT,
  QUESTION,
  SLASH,
  startsName,
} from './characters';

/// How a piece of markup ends.
export const Ending = {
  whole: 0,
  /// By a `<` that cannot stand there. Only blanks stand between.
  cut: 1,
  /// By the end of the text.
  early: 2,
} as const;
export type Ending = (typeof Ending)[keyof typeof Ending];

/// What counts in a value.
const IN_VALUE = /["'<]/g;

export class TagEnd {
  /// Behind the last character of the tag.
  readonly end: number;
  ending: Ending = Ending.whole;
  /// Behind the last character that was looked at.
  looked = 0;
  /// Behind the last `>` of the line, once quotation marks have gone out of step: any may be the end.
  #last = 0;

  constructor(
    readonly text: string,
    /// Behind the name.
    readonly from: number,
  ) {
    this.end = this.#walk();
  }

  #walk(): number {
    const { text } = this;
    let loose = false;
    let equals = false;
    let strays = 0;
    let i = this.from;
    for (; i < text.length; i++) {
      const c = text.charCodeAt(i);
      if (isLineEnd(c) && this.#last > 0) break;
      if (c === LT) {
        if (strays++ > 0 || this.#beginsMarkup(i)) break;
      } else if (c === GT) {
        if (!loose) return i + 1;
        this.#last = i + 1;
      } else if (isQuote(c)) {
        const close = equals ? this.#valueEnd(i) : i;
        if (close < 0) return this.#inValue(~close);
        if (!equals) loose = true;
        i = close;
      }
      if (!isBlank(c)) equals = c === EQUALS;
    }
    this.#saw(i);
    return this.#last || this.#stop(i);
  }

  /// A `<` that begins nothing is a slip; another one ends the tag all the same.
  #beginsMarkup(at: number): boolean {
    this.#saw(at + 4);
    const next = this.text.charCodeAt(at + 1);
    const name = next === SLASH ? at + 2 : at + 1;
    return next === BANG || next === QUESTION || startsName(this.text, name);
  }

  /// The value that is not closed up to here may have been meant to end before the end of the tag.
  #inValue(at: number): number {
    this.#saw(at);
    const before = blanksStart(this.text, at, this.from);
    return this.#last && this.text.charCodeAt(before - 1) !== GT ? this.#last : this.#stop(at);
  }

  #stop(at: number): number {
    this.ending = at < this.text.length ? Ending.cut : Ending.early;
    return blanksStart(this.text, at, this.from);
  }

  #saw(at: number): void {
    this.looked = Math.max(this.looked, at + 1);
  }

  /// Where the value that opens at `at` has its other quotation mark; where it is broken off if it has none, as `~offset`.
  #valueEnd(at: number): number {
    const { text } = this;
    const quote = text.charCodeAt(at);
    for (let i = at + 1; i < text.length; i++) {
      if (i - at > LONG) i = nextOf(IN_VALUE, text, i);
      const c = text.charCodeAt(i);
      if (c === quote) return i;
      if (c !== LT) continue;
      const close = this.#nextQuote(quote, i);
      return close < 0 ? ~i : close;
    }
    return ~text.length;
  }

  /// A `<` in a value is one that should have been written `&lt;` when, before more markup comes, the next quotation mark looks
  /// like the end of a value and not like the beginning of one.
  #nextQuote(quote: number, less: number): number {
    const { text } = this;
    let lineEnded = false;
    let another = false;
    let i = less + 1;
    for (; i < text.length && !(lineEnded && another); i++) {
      const c = text.charCodeAt(i);
      if (c === quote) {
        this.#saw(i + 1);
        return this.#closes(i, less) ? i : -1;
      }
      if (c === LT) another = true;
      else if (isLineEnd(c)) lineEnded = true;
    }
    this.#saw(i);
    return -1;
  }

  #closes(at: number, from: number): boolean {
    const { text } = this;
    const before = text.charCodeAt(blanksStart(text, at, from) - 1);
    const after = text.charCodeAt(at + 1);
    return before !== EQUALS && (at + 1 === text.length || isBlank(after) || [GT, SLASH, QUESTION].includes(after));
  }
}
