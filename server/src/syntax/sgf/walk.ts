/// The one way through a node or whatever stands in the place of one: properties, and what is none. The lexer only wants to know where
/// it ends; who reads it listens to what comes by.

import { LONG, nextOf } from '../../text/next';
import {
  BACKSLASH,
  BRACKET,
  BRACKET_END,
  blanksEnd,
  hasCapital,
  isBlank,
  isCapital,
  isEnd,
  isLetter,
  OPEN,
  SEMICOLON,
  trimmedEnd,
  wordEnd,
} from './signs';

/// Nobody writes more between two brackets or in one node: what goes on for longer is cut, so that no edit costs more.
const LONGEST = 1 << 20;

export interface Listener {
  /// An identifier with at least one capital and a value behind it.
  property(at: number, end: number): void;
  /// A value of that property, from its bracket to behind the other; plain, if nothing in it is known that is worth a look.
  value(at: number, end: number, closed: boolean, isPlain: boolean): void;
  /// A word of capitals without a value; a run of values without an identifier; whatever else.
  slip(kind: SlipKind, at: number, end: number): void;
}

export type SlipKind = 'word' | 'values' | 'text' | 'unclosed';

/// What counts in a value.
const IN_VALUE = /[\]\\]/g;

/// What a sign in a value is, by its code: nothing in particular, what closes it, what takes the next one along, or something that hardly
/// any value has, so that who asks for that need not look through all of them: a bracket that opens, a control character.
const Sign = { plain: 0, end: 1, escape: 2, rare: 3 } as const;
const SIGNS = new Uint8Array(0x80).map((_, code) => {
  if (code === BRACKET_END) return Sign.end;
  if (code === BACKSLASH) return Sign.escape;
  return code === BRACKET || code === 0x7f || (code < 0x20 && !isBlank(code)) ? Sign.rare : Sign.plain;
});

interface Walked {
  /// Behind the last thing that was walked, white space included.
  end: number;
  /// Behind the last character that was looked at; one past the end of the text counts.
  seen: number;
  properties: boolean;
  /// It ends in a value that is not closed.
  unclosed: boolean;
  /// It is longer than anything, and goes on.
  cut: boolean;
}

const WALKED: Walked = { end: 0, seen: 0, properties: false, unclosed: false, cut: false };

/// From behind the semicolon, or from the first character if there is none. The answer is one object, filled again and again.
export function walk(text: string, from: number, listener?: Listener): Walked {
  const out = WALKED;
  out.properties = out.unclosed = out.cut = false;
  const way = WAY;
  way.begin(text, from, listener);
  let at = blanksEnd(text, from, text.length);
  while (at < text.length && !isEnd(text.charCodeAt(at)) && !out.unclosed) {
    if (at - from > LONGEST) {
      out.cut = true;
      break;
    }
    at = blanksEnd(text, way.step(at), text.length);
  }
  out.end = at;
  out.seen = Math.max(way.seen, at + 1);
  way.begin('', 0, undefined);
  return out;
}

class Way {
  text = '';
  from = 0;
  listener: Listener | undefined = undefined;
  readonly out = WALKED;
  seen = 0;
  /// Nothing but plain signs stands in the value that was closed last. Of a long one nobody knows.
  #isPlain = true;
  /// No value begins before this offset: what would close it stands behind the beginning of a game.
  #noValue = 0;

  begin(text: string, from: number, listener: Listener | undefined): void {
    this.text = text;
    this.from = from;
    this.listener = listener;
    this.seen = 0;
    this.#noValue = 0;
  }

  /// Over one property, or one thing that is none.
  step(at: number): number {
    const { text, listener } = this;
    const code = text.charCodeAt(at);
    if (isLetter(code)) {
      const end = wordEnd(text, at, Math.min(text.length, at + LONGEST));
      const next = blanksEnd(text, end, text.length);
      if (text.charCodeAt(next) === BRACKET && hasCapital(text, at, end)) return this.#property(at, end, next);
      if (isWordAlone(text, at, end)) {
        listener?.slip('word', at, end);
        return end;
      }
      return this.#text(at);
    }
    return code === BRACKET && this.#mayBegin(at) ? this.#values(at) : this.#text(at);
  }

  #property(at: number, end: number, first: number): number {
    const { text, listener, out } = this;
    out.properties = true;
    listener?.property(at, end);
    let next = first;
    let behind = next;
    while (text.charCodeAt(next) === BRACKET && !out.unclosed && next - this.from <= LONGEST) {
      behind = this.#close(next);
      listener?.value(next, behind, !out.unclosed, this.#isPlain);
      next = blanksEnd(text, behind, text.length);
    }
    return behind;
  }

  /// Behind the bracket that closes a value; where none does, the end of what is looked at.
  #close(at: number): number {
    const { text } = this;
    const limit = Math.min(text.length, at + LONGEST);
    this.#isPlain = true;
    for (let i = at + 1; i < limit; i++) {
      if (i - at > LONG) {
        this.#isPlain = false;
        i = nextOf(IN_VALUE, text, i, limit);
        if (i === limit) break;
      }
      const code = text.charCodeAt(i);
      const sign = code < SIGNS.length ? SIGNS[code] : Sign.plain;
      if (sign === Sign.plain) continue;
      if (sign === Sign.end) return i + 1;
      this.#isPlain = false;
      if (sign === Sign.escape) i++;
    }
    this.out.unclosed = true;
    this.seen = Math.max(this.seen, limit + 1);
    return limit;
  }

  #values(at: number): number {
    const { text, listener, out } = this;
    let next = at;
    let behind = at;
    while (text.charCodeAt(next) === BRACKET && !out.unclosed && this.#mayBegin(next)) {
      const start = next;
      behind = this.#close(next);
      if (out.unclosed) {
        if (start > at) listener?.slip('values', at, trimmedEnd(text, at, start));
        listener?.slip('unclosed', start, behind);
        return behind;
      }
      next = blanksEnd(text, behind, text.length);
    }
    listener?.slip('values', at, behind);
    return behind;
  }

  /// A bracket that belongs to no property holds no game.
  #mayBegin(at: number): boolean {
    if (at < this.#noValue) return false;
    const { text } = this;
    const limit = Math.min(text.length, at + LONGEST);
    for (let i = at + 1; i < limit; i++) {
      const code = text.charCodeAt(i);
      if (code === BRACKET_END) return true;
      if (code === BACKSLASH) i++;
      else if (code === OPEN) {
        const next = blanksEnd(text, i + 1, limit);
        if (text.charCodeAt(next) !== SEMICOLON) continue;
        this.#noValue = i;
        this.seen = Math.max(this.seen, next + 1);
        return false;
      }
    }
    return true;
  }

  /// A run of what should not be there: up to the end of the node or to a property, values in it included.
  #text(from: number): number {
    const { text, listener, out } = this;
    let at = from;
    let end = from;
    while (at < text.length && !isEnd(text.charCodeAt(at)) && at - this.from <= LONGEST) {
      const code = text.charCodeAt(at);
      if (isLetter(code)) {
        const behind = wordEnd(text, at, Math.min(text.length, at + LONGEST));
        const next = blanksEnd(text, behind, text.length);
        if (text.charCodeAt(next) === BRACKET && hasCapital(text, at, behind)) break;
        at = end = behind;
      } else if (code === BRACKET && this.#mayBegin(at)) {
        const behind = this.#close(at);
        if (out.unclosed) {
          listener?.slip('text', from, trimmedEnd(text, from, at));
          listener?.slip('unclosed', at, behind);
          return behind;
        }
        at = end = behind;
      } else {
        at++;
        if (!isBlank(code)) end = at;
      }
    }
    listener?.slip('text', from, end);
    return end;
  }
}

/// There are very many nodes to walk through, one after the other: one serves them all, and holds on to none.
const WAY = new Way();

function isWordAlone(text: string, at: number, end: number): boolean {
  for (let i = at; i < end; i++) if (!isCapital(text.charCodeAt(i))) return false;
  const next = text.charCodeAt(end);
  return end === text.length || isBlank(next) || isEnd(next);
}
