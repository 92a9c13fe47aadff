/// XML 1.0 to the letter, slow and plain: is a text well-formed, and if not, where is the first fault and what of it does the
/// rule catalogue underline? A second opinion that knows nothing of trees and of going on after a fault.

export interface StrictFault {
  readonly rule: string;
  readonly from: number;
  readonly to: number;
}

const START =
  ':A-Z_a-z\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2FF}\\u{370}-\\u{37D}\\u{37F}-\\u{1FFF}\\u{200C}-\\u{200D}\\u{2070}-\\u{218F}\\u{2C00}-\\u{2FEF}\\u{3001}-\\u{D7FF}\\u{F900}-\\u{FDCF}\\u{FDF0}-\\u{FFFD}\\u{10000}-\\u{EFFFF}';
const NAME = new RegExp(`[${START}][${START}.0-9\\u{B7}\\u{300}-\\u{36F}\\u{203F}-\\u{2040}-]*`, 'uy');
const LEGAL = /[\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/uy;
const BLANKS = /[ \t\n\r]*/y;
const BLANK = /[ \t\n\r]/;
const NUMBER = /#(?:x([0-9a-fA-F]+)|([0-9]+));/y;
const DECLARATION =
  /<\?xml[ \t\n\r]+version[ \t\n\r]*=[ \t\n\r]*(?:"[^"<]*"|'[^'<]*')(?:[ \t\n\r]+encoding[ \t\n\r]*=[ \t\n\r]*(?:"[^"<]*"|'[^'<]*'))?(?:[ \t\n\r]+standalone[ \t\n\r]*=[ \t\n\r]*(?:"(?:yes|no)"|'(?:yes|no)'))?[ \t\n\r]*\?>/y;

class Faulty extends Error {
  constructor(readonly fault: StrictFault) {
    super(fault.rule);
  }
}

/// The first fault of a text; nothing if it is well-formed. A BOM at the start is passed over.
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
  #roots = 0;
  #doctypes = 0;
  readonly #open: { name: string; at: number }[] = [];

  constructor(readonly text: string) {}

  read(): void {
    if (this.text.startsWith('\ufeff')) this.#at = 1;
    if (this.#match(NAME, this.#at + 2) === 'xml' && this.#is('<?')) this.#declaration();
    while (this.#at < this.text.length) {
      if (this.#is('<')) this.#markup();
      else this.#prose();
    }
    this.#unclosed();
    if (this.#roots === 0) this.#fail('xml-root-missing', 0, 0);
  }

  #declaration(): void {
    const whole = this.#match(DECLARATION, this.#at);
    if (!whole) this.#fail('xml-declaration', this.#at, 5);
    this.#characters(this.#at, this.#at + whole.length);
    this.#at += whole.length;
  }

  #markup(): void {
    const at = this.#at;
    if (this.#is('<!--')) this.#comment();
    else if (this.#is('<![CDATA[')) this.#section();
    else if (this.#is('<!DOCTYPE')) this.#doctype();
    else if (this.#is('<?')) this.#instruction();
    else if (this.#is('</')) this.#endTag();
    else if (this.#match(NAME, at + 1)) this.#startTag();
    else this.#fail('xml-markup', at, 1);
  }

  #prose(): void {
    const next = this.text.indexOf('<', this.#at);
    const end = next < 0 ? this.text.length : next;
    if (this.#open.length === 0) this.#outside(this.text.slice(this.#at, end));
    this.#references(this.#at, end, ']]>');
    this.#at = end;
  }

  #outside(prose: string): void {
    const bare = prose.replace(/^[ \t\n\r]+|[ \t\n\r]+$/g, '');
    if (bare) this.#fail('xml-content-outside-root', this.#at + prose.indexOf(bare), bare.length);
  }

  #comment(): void {
    const hyphens = this.text.indexOf('--', this.#at + 4);
    if (hyphens < 0) this.#fail('xml-comment', this.#at, 4);
    this.#characters(this.#at, hyphens);
    if (this.text[hyphens + 2] !== '>') this.#fail('xml-comment', hyphens, 2);
    this.#at = hyphens + 3;
  }

  #section(): void {
    const from = this.#at;
    const end = this.text.indexOf(']]>', from);
    if (this.#open.length === 0) {
      const inside = this.text.slice(from + 9, end < 0 ? undefined : end);
      this.#at += 9;
      this.#outside(inside);
    }
    if (end < 0) this.#fail('xml-markup', from, 9);
    this.#characters(from, end);
    this.#at = end + 3;
  }

  /// Read over: quotation marks, comments and brackets count.
  #doctype(): void {
    const from = this.#at;
    if (this.#roots > 0 || this.#doctypes++ > 0) this.#fail('xml-markup', from, 9);
    const whole =
      /<!DOCTYPE(?:[^"'<>[\]]|"[^"]*"(?=[ \t\n\r>[])|'[^']*'(?=[ \t\n\r>[])|\[(?:[^\]"'<]|"[^"]*"|'[^']*'|<!--(?:(?!--)[\s\S])*-->|<\?(?:(?!\?>)[\s\S])*\?>|<!(?!--|DOCTYPE))*\])*>/y;
    const found = this.#match(whole, from);
    if (!found) this.#fail('xml-markup', from, 9);
    this.#characters(from, from + found.length);
    this.#at += found.length;
  }

  #instruction(): void {
    const from = this.#at;
    const target = this.#match(NAME, from + 2);
    if (!target) this.#fail('xml-markup', from, 1);
    if (/^xml$/i.test(target)) this.#fail('xml-declaration', from, 5);
    const end = this.text.indexOf('?>', from + 2);
    if (end < 0) this.#fail('xml-markup', from, 2);
    const after = from + 2 + target.length;
    if (after < end && !BLANK.test(this.text[after] as string)) this.#sign(after);
    this.#characters(from, end);
    this.#at = end + 2;
  }

  #endTag(): void {
    const from = this.#at + 2;
    const name = this.#match(NAME, from);
    if (!name) this.#fail('xml-markup', this.#at, 1);
    if (/^[ \t\n\r]*$/.test(this.text.slice(from + name.length))) this.#unclosed();
    const open = this.#open.pop();
    if (!open) this.#fail('xml-content-outside-root', from, name.length);
    if (open.name !== name) this.#fail('xml-end-tag-mismatch', from, name.length);
    this.#at = this.#blanks(from + name.length);
    if (!this.#is('>')) this.#sign(this.#at);
    this.#at++;
  }

  #startTag(): void {
    const from = this.#at + 1;
    const name = this.#match(NAME, from);
    if (this.#open.length === 0 && this.#roots > 0) this.#fail('xml-content-outside-root', from, name.length);
    this.#roots++;
    this.#at = from + name.length;
    const seen = new Set<string>();
    for (;;) {
      const start = this.#blanks(this.#at);
      const spaced = start > this.#at;
      this.#at = start;
      if (start >= this.text.length) this.#fail('xml-unclosed-element', from, name.length);
      if (this.#is('/>') || this.#is('>')) break;
      this.#attribute(spaced, seen, () => this.#fail('xml-unclosed-element', from, name.length));
    }
    if (this.#is('/>')) this.#at += 2;
    else {
      this.#open.push({ name, at: from });
      this.#at++;
    }
  }

  #attribute(spaced: boolean, seen: Set<string>, early: () => never): void {
    const at = this.#at;
    const name = this.#match(NAME, at);
    if (!name) this.#sign(at);
    const equals = this.#blanks(at + name.length);
    if (this.text[equals] !== '=') this.#fail('xml-attribute-syntax', at, name.length);
    if (!spaced) this.#fail('xml-attribute-syntax', at, name.length);
    if (seen.has(name)) this.#fail('xml-duplicate-attribute', at, name.length);
    seen.add(name);
    const open = this.#blanks(equals + 1);
    const quote = this.text[open];
    if (quote !== '"' && quote !== "'") {
      const run = /[^ \t\n\r/><]*/y;
      const bare = this.#match(run, open);
      if (bare) this.#fail('xml-attribute-syntax', open, bare.length);
      this.#fail('xml-attribute-syntax', at, name.length);
    }
    const close = this.text.indexOf(quote, open + 1);
    const less = this.text.indexOf('<', open + 1);
    const end = close < 0 ? this.text.length : close;
    this.#references(open + 1, less >= 0 && less < end ? less : end);
    if (less >= 0 && less < end) this.#fail('xml-lt-in-value', less, 1);
    if (close < 0) early();
    this.#at = close + 1;
  }

  /// Characters, references, and what may not stand in text.
  #references(from: number, to: number, never?: string): void {
    for (let at = from; at < to; ) {
      if (never && this.text.startsWith(never, at)) this.#fail('xml-markup', at, never.length);
      if (this.text[at] === '&') this.#reference(at);
      at += this.#character(at);
    }
  }

  #reference(at: number): void {
    const number = this.#match(NUMBER, at + 1);
    const name = this.#match(NAME, at + 1);
    if (number) {
      const code = number.startsWith('#x') ? Number.parseInt(number.slice(2), 16) : Number(number.slice(1, -1));
      const legal = code <= 0x10ffff && this.#match(LEGAL, 0, String.fromCodePoint(code)) !== '';
      if (!legal) this.#fail('xml-reference', at, number.length + 1);
    } else if (!name || this.text[at + 1 + name.length] !== ';') this.#fail('xml-reference', at, 1);
    else if (!['amp', 'lt', 'gt', 'apos', 'quot'].includes(name) && this.#doctypes === 0) {
      this.#fail('xml-reference', at, name.length + 2);
    }
  }

  #characters(from: number, to: number): void {
    for (let at = from; at < to; ) at += this.#character(at);
  }

  #character(at: number): number {
    const found = this.#match(LEGAL, at);
    if (!found) this.#fail('xml-illegal-character', at, 1);
    return found.length;
  }

  #sign(at: number): never {
    this.#character(at);
    return this.#fail('xml-markup', at, 1);
  }

  #unclosed(): void {
    const inner = this.#open.pop();
    if (inner) this.#fail('xml-unclosed-element', inner.at, inner.name.length);
  }

  #is(start: string): boolean {
    return this.text.startsWith(start, this.#at);
  }

  #blanks(at: number): number {
    return at + this.#match(BLANKS, at).length;
  }

  #match(expression: RegExp, at: number, text = this.text): string {
    expression.lastIndex = at;
    return expression.exec(text)?.[0] ?? '';
  }

  #fail(rule: string, from: number, size: number): never {
    throw new Faulty({ rule, from, to: from + size });
  }
}
