/// The body of a message, as it comes in. One that brings a whole record may be many megabytes long, most of it one text. To parse it at once
/// would take longer than others should wait, so a text that goes on from piece to piece is parsed piece by piece.

import { LongText, type Text } from '../text/long-text';

/// A text that is no longer than this stays in the rest, where it may be a name.
const SHORT = 1024;
/// To put more together would take too long.
const LONG = 1 << 18;

export class Body {
  /// All of it, as long as it is one piece.
  #only: string | undefined = '';
  /// Texts that have been parsed, and what stands before each of them; what has come since.
  readonly #texts: Text[] = [];
  readonly #before: string[] = [];
  #rest = '';
  /// What has come of the text that is open at the end of a piece.
  #open: string[] | undefined;
  /// The beginning of an escape that goes on in the next piece.
  #escape = '';
  #broken = false;

  /// The next piece.
  add(piece: string): void {
    if (piece === '') return;
    if (this.#only === '') {
      this.#only = piece;
      return;
    }
    if (this.#only !== undefined) this.#next(this.#only);
    this.#only = undefined;
    this.#next(piece);
  }

  /// What `JSON.parse` makes of all; it throws what that throws. A long text of this name stays in its pieces.
  parsed(inPieces?: string): unknown {
    if (this.#only !== undefined) return JSON.parse(this.#only);
    if (this.#broken || this.#open) throw new SyntaxError('A text is broken.');
    const all = [...this.#before, this.#rest + this.#escape];
    // Nothing else looks like what stands for a text.
    let sign = 'text ';
    while (all.some((part) => part.includes(sign))) sign += '-';
    const texts = new Map(this.#texts.map((text, i) => [`${sign}${i}`, text]));
    const json = all.reduce((before, part, i) => `${before}"${sign}${i - 1}"${part}`);
    return JSON.parse(json, (name, value) => {
      const text = typeof value === 'string' ? texts.get(value) : undefined;
      return text instanceof LongText && name !== inPieces ? text.toString() : (text ?? value);
    });
  }

  /// There is a long text in it.
  get isLong(): boolean {
    return this.#texts.some((text) => text instanceof LongText);
  }

  #next(piece: string): void {
    const all = this.#escape + piece;
    const end = wholeEscapes(all);
    this.#escape = all.slice(end);
    try {
      this.#take(all.slice(0, end));
    } catch {
      this.#broken = true;
    }
  }

  #take(piece: string): void {
    if (this.#open && this.#isAllText(piece, this.#open)) return;
    for (let at = 0, quote = 0; quote < piece.length; at = quote + 1) {
      quote = quoteIn(piece, at);
      const part = piece.slice(at, quote);
      if (this.#open) this.#open.push(JSON.parse(`"${part}"`));
      else this.#rest += part;
      if (quote < piece.length) this.#quote();
    }
  }

  /// Most pieces of a long text are: to parse them is to know.
  #isAllText(piece: string, open: string[]): boolean {
    try {
      open.push(JSON.parse(`"${piece}"`));
      return true;
    } catch {
      return false;
    }
  }

  /// A text begins, or ends.
  #quote(): void {
    const pieces = this.#open;
    this.#open = pieces ? undefined : [];
    if (!pieces) return;
    const long = new LongText(pieces);
    const text = long.length > LONG ? long : long.toString();
    if (text.length <= SHORT) {
      this.#rest += JSON.stringify(text);
    } else {
      this.#before.push(this.#rest);
      this.#texts.push(text);
      this.#rest = '';
    }
  }
}

/// Where the last escape begins, if it goes on in the next piece; else the end.
function wholeEscapes(text: string): number {
  const last = text.lastIndexOf('\\');
  if (last < 0 || isEscaped(text, last)) return text.length;
  return last + (text[last + 1] === 'u' ? 6 : 2) > text.length ? last : text.length;
}

function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text[first - 1] === '\\') first--;
  return (at - first) % 2 === 1;
}

/// Where the next text begins or ends, or the end of all.
function quoteIn(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at >= 0 && isEscaped(text, at)) at = text.indexOf('"', at + 1);
  return at < 0 ? text.length : at;
}
