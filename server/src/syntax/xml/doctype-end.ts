/// Where a document type ends. It is read over, with its internal subset; nothing of it is fetched or expanded. One that is
/// not closed ends before the first tag.

import type { Token } from '../../text/lexer';
import { blanksStart, GT, isBlank, isQuote, LT, SLASH, startsName } from './characters';
import { commentEnd, instructionEnd, type MarkupEnd } from './markup-end';
import { Ending } from './tag-end';

export const DOCTYPE = '<!DOCTYPE';

const OPEN = 0x5b;
const CLOSE = 0x5d;

export const doctypeEnd = (text: string, at: number, token: Token): MarkupEnd => new Doctype(text, at, token).end();

class Doctype {
  #looked = 0;
  #inSubset = false;

  constructor(
    readonly text: string,
    readonly at: number,
    readonly token: Token,
  ) {}

  end(): MarkupEnd {
    const { text } = this;
    for (let i = this.at + DOCTYPE.length; i >= 0; i = this.#behind(i)) {
      this.#saw(i + 1);
      if (i >= text.length) break;
      const c = text.charCodeAt(i);
      if (c === GT && !this.#inSubset) return { end: i + 1, ending: Ending.whole, looked: this.#looked };
      if (c === OPEN || c === CLOSE) this.#inSubset = c === OPEN;
    }
    return { end: this.#beforeTag(), ending: Ending.early, looked: this.#looked };
  }

  #saw(end: number): void {
    this.#looked = Math.max(this.#looked, end);
  }

  /// Behind what begins at `at`; -1 for what cannot be part of a document type.
  #behind(at: number): number {
    const c = this.text.charCodeAt(at);
    if (c === LT) return this.#inSubset ? this.#markup(at) : -1;
    return isQuote(c) ? this.#literal(at) : at + 1;
  }

  #markup(at: number): number {
    const { text } = this;
    if (text.startsWith('<!--', at)) return this.#whole(commentEnd(text, at));
    if (text.startsWith('<?', at)) return this.#whole(instructionEnd(text, at, this.token));
    this.#saw(at + DOCTYPE.length);
    return text.startsWith('<!', at) && !text.startsWith(DOCTYPE, at) ? at + 2 : -1;
  }

  #whole({ end, ending, looked }: MarkupEnd): number {
    this.#saw(looked);
    return ending === Ending.whole ? end : -1;
  }

  /// Outside the subset only a blank, a bracket or the end may follow a literal.
  #literal(at: number): number {
    const { text } = this;
    const close = text.indexOf(text.charAt(at), at + 1);
    this.#saw(close < 0 ? text.length + 1 : close + 2);
    if (close < 0) return -1;
    const after = text.charCodeAt(close + 1);
    return this.#inSubset || isBlank(after) || after === GT || after === OPEN ? close + 1 : -1;
  }

  #beforeTag(): number {
    const { text } = this;
    const from = this.at + DOCTYPE.length;
    let i = text.indexOf('<', from);
    for (; i >= 0; i = text.indexOf('<', i + 1)) {
      if (text.charCodeAt(i + 1) === SLASH || startsName(text, i + 1) || text.startsWith(DOCTYPE, i)) break;
    }
    const end = i < 0 ? text.length : i;
    this.#saw(i < 0 ? text.length + 1 : i + DOCTYPE.length);
    return Math.max(from, blanksStart(text, end, from));
  }
}
