/// Texts of lines laid out: lines are indented as deep as their blocks nest, keywords are in capitals, one blank stands between the
/// fields of lines that consist of fields. Text in literal blocks, and lines that begin with no keyword, are left as they are.

import { indented, type Layout, type Put } from '../../record/layout';
import { Flag, type Leaf, type Pair } from '../../text/node';
import { walked } from '../walked';
import { LineFlag, LineKind } from './family';

interface LineLayout {
  /// How many fields of such a line are nothing but fields.
  fields(kind: number): number;
}

export const lineLayout = ({ fields }: LineLayout): Layout =>
  function* (root, { unit }, put) {
    yield* walked(root, new Laying(unit, fields, put));
  };

const isLiteral = ({ open }: Pair): boolean => (open.flags & Flag.literal) !== 0;

class Laying {
  #at = 0;
  #depth = 0;
  #literal = 0;

  constructor(
    readonly unit: string,
    readonly fields: (kind: number) => number,
    readonly put: Put,
  ) {}

  open(block: Pair): void {
    if (!isLiteral(block)) this.#depth++;
    this.leaf(block.open);
    if (isLiteral(block)) this.#literal++;
  }

  close(block: Pair): void {
    if (isLiteral(block)) this.#literal--;
    if (block.close) this.leaf(block.close);
    if (!isLiteral(block)) this.#depth--;
  }

  leaf(leaf: Leaf): void {
    if (this.#literal === 0 && !(leaf.flags & LineFlag.absent)) {
      if (leaf.kind === LineKind.blank) this.#blank(leaf);
      else if (leaf.kind >= LineKind.own) this.#own(leaf);
    }
    this.#at += leaf.width;
  }

  #blank({ text }: Leaf): void {
    this.#put(0, /^[ \t]*/.exec(text)?.[0] ?? '', '');
  }

  #own({ text, size, kind }: Leaf): void {
    const start = /^[ \t]*/.exec(text)?.[0].length ?? 0;
    const word = /^[A-Za-z]*/.exec(text.slice(start, size))?.[0] ?? '';
    this.#put(0, text.slice(0, start), indented(this.unit, this.#depth));
    this.#put(start, word, word.toUpperCase());
    let at = start + word.length;
    for (let left = this.fields(kind) - 1; left > 0; left--) {
      const [, gap, field] = /^([ \t]+)([^ \t]+)/.exec(text.slice(at, size)) ?? [];
      if (gap === undefined || field === undefined) break;
      this.#put(at, gap, ' ');
      at += gap.length + field.length;
    }
    this.#put(size, /^[ \t]*/.exec(text.slice(size))?.[0] ?? '', '');
  }

  #put(at: number, is: string, should: string): void {
    this.put(this.#at + at, is, should);
  }
}
