/// JSON to the letter of RFC 8259, slow and plain: is a text JSON, and if not, where is the first fault and what of it does the
/// rule catalogue underline? A second opinion that knows nothing of trees and of going on after a fault.

export type FaultKind =
  | 'comment'
  | 'trailing comma'
  | 'unexpected'
  | 'bad word'
  | 'bad string'
  | 'open string'
  | 'early end';

export interface StrictFault {
  readonly kind: FaultKind;
  readonly from: number;
  readonly to: number;
}

interface Lexeme {
  readonly sort: 'sign' | 'string' | 'word' | 'comment' | 'end';
  readonly from: number;
  readonly to: number;
  /// What is wrong with it wherever it stands.
  readonly wrong?: FaultKind | undefined;
}

const BLANK = /[ \t\n\r]*/y;
const COMMENT = /\/\/[^\n\r]*|\/\*[\s\S]*?(?:\*\/|$)/y;
const WORD = /(?:(?!\/[/*])[^ \t\n\r{}[\]:,"])+/y;
const STRING = /"(?:[^"\\\n\r]|\\[^\n\r])*("?)/y;
const SOUND_STRING = /^"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"$/;
const SOUND_WORD = /^(?:true|false|null|-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?)$/;

class Faulty extends Error {
  constructor(readonly fault: StrictFault) {
    super(fault.kind);
  }
}

/// The first fault of a text; nothing if it is JSON. A BOM at the start is passed over.
export function firstFault(text: string): StrictFault | undefined {
  try {
    new Strict(text).read();
    return undefined;
  } catch (error) {
    if (error instanceof Faulty) return error.fault;
    throw error;
  }
}

class Strict {
  #at = 0;
  #last: Lexeme | undefined;
  #next: Lexeme;

  constructor(readonly text: string) {
    if (text.startsWith('\ufeff')) this.#at = 1;
    this.#next = this.#lex();
  }

  /// Nesting is counted on a stack of our own: what each bracket waits for.
  read(): void {
    const open: string[] = [];
    this.#value(open);
    while (open.length > 0) {
      const closer = open[open.length - 1] as string;
      if (this.#is(closer)) {
        open.pop();
        this.#take();
        continue;
      }
      const comma = this.#next;
      this.#expect(',');
      if (this.#is(closer)) this.#fail('trailing comma', comma);
      if (closer === '}') this.#name();
      this.#value(open);
    }
    if (this.#next.sort !== 'end') this.#unexpected();
  }

  /// A whole value, or the beginning of one up to where a comma or a closer has to come.
  #value(open: string[]): void {
    for (;;) {
      const { sort } = this.#next;
      const opens = this.#is('{') ? '}' : this.#is('[') ? ']' : undefined;
      if (!opens) {
        if (sort !== 'string' && sort !== 'word') this.#unexpected();
        this.#take();
        return;
      }
      open.push(opens);
      this.#take();
      if (this.#is(opens)) return;
      if (opens === '}') this.#name();
    }
  }

  #name(): void {
    if (this.#next.sort !== 'string') this.#unexpected();
    this.#take();
    this.#expect(':');
  }

  #expect(sign: string): void {
    if (!this.#is(sign)) this.#unexpected();
    this.#take();
  }

  #is(sign: string): boolean {
    return this.#next.sort === 'sign' && this.text[this.#next.from] === sign;
  }

  #take(): void {
    if (this.#next.wrong) this.#fail(this.#next.wrong, this.#next);
    this.#last = this.#next;
    this.#next = this.#lex();
    if (this.#next.wrong === 'comment') this.#fail('comment', this.#next);
  }

  #unexpected(): never {
    if (this.#next.sort !== 'end') return this.#fail(this.#next.wrong ?? 'unexpected', this.#next);
    return this.#fail('early end', this.#last ?? { sort: 'end', from: 0, to: 0 });
  }

  #fail(kind: FaultKind, { from, to }: Lexeme): never {
    throw new Faulty({ kind, from, to });
  }

  #lex(): Lexeme {
    this.#at = this.#end(BLANK);
    const from = this.#at;
    if (from >= this.text.length) return { sort: 'end', from, to: from };
    const lexeme = this.#token(from);
    this.#at = lexeme.to;
    return lexeme;
  }

  #token(from: number): Lexeme {
    const first = this.text[from] as string;
    if ('{}[]:,'.includes(first)) return { sort: 'sign', from, to: from + 1 };
    if (first === '"') return this.#string(from);
    const comment = this.#end(COMMENT);
    if (comment > from) return { sort: 'comment', from, to: comment, wrong: 'comment' };
    const to = this.#end(WORD);
    return { sort: 'word', from, to, wrong: SOUND_WORD.test(this.text.slice(from, to)) ? undefined : 'bad word' };
  }

  #string(from: number): Lexeme {
    STRING.lastIndex = from;
    const [whole = '', quote] = STRING.exec(this.text) ?? [];
    const to = from + whole.length;
    if (quote) return { sort: 'string', from, to, wrong: SOUND_STRING.test(whole) ? undefined : 'bad string' };
    const rest = /[\n\r]/.exec(this.text.slice(from));
    return { sort: 'string', from, to: rest ? from + rest.index : this.text.length, wrong: 'open string' };
  }

  /// Where a sticky expression ends that starts here; here if it does not match.
  #end(expression: RegExp): number {
    expression.lastIndex = this.#at;
    return this.#at + (expression.exec(this.text)?.[0].length ?? 0);
  }
}
