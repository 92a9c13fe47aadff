/// A family of texts that is no format: words, round and square brackets, commas, and `'` for a quote that runs to the end of
/// its line when it is not closed. Between `{` and `}`, and between `«` and `»`, stands literal text; `|` is a wall. The tree's
/// own tests use it, so that they say something about trees and not about a format.

import { type Edit, edited, finished, type Maker, parse, textOf } from '../../src/text/edit';
import type { Family, Token } from '../../src/text/lexer';
import { items } from '../../src/text/list';
import { endOf, Flag, Leaf, Pair, Role, type Run } from '../../src/text/node';
import { Pool } from '../../src/text/pool';

export const WORD = 1;
export const OPEN = 2;
export const CLOSE = 3;
export const COMMA = 4;
export const QUOTE = 5;
export const WALL = 6;

const TOKENS = /(?<word>[^\s()[\]{}«»|,']+)|(?<quote>'[^'\n]*'?)|(?<sign>[()[\]{}«»|,])/y;

const OPENERS = '([{«';
const CLOSERS = ')]}»';
/// The brackets from here on are those of literal text.
const LITERAL = 2;

function scan(text: string, at: number, _first: boolean, token: Token): void {
  TOKENS.lastIndex = at;
  const { word, quote, sign } = TOKENS.exec(text)?.groups ?? {};
  const size = (word ?? quote ?? sign ?? '').length;
  const open = quote !== undefined && (quote.length < 2 || !quote.endsWith("'"));
  bracket(sign ?? '', token);
  if (word) token.kind = WORD;
  if (quote) token.kind = QUOTE;
  token.size = open ? (quote as string).replace(/[)\],]+$/, '').length : size;
  let end = at + token.size;
  while (/\s/.test(text.charAt(end))) end++;
  token.width = end - at;
  token.reach = Math.max(size, token.width) + 1;
}

function bracket(sign: string, token: Token): void {
  const [opens, closes] = [OPENERS, CLOSERS].map((signs) => (sign ? signs.indexOf(sign) : -1)) as [number, number];
  token.id = Math.max(0, opens, closes);
  token.kind = opens >= 0 ? OPEN : closes >= 0 ? CLOSE : sign === '|' ? WALL : sign ? COMMA : 0;
  token.role = opens >= 0 ? Role.open : closes >= 0 ? Role.close : sign === '|' ? Role.wall : Role.atom;
  token.flags = token.id < LITERAL ? 0 : opens >= 0 ? Flag.literal : endOf(token.id);
}

/// `(a b, [c)` was to be `(a b), [c`: a word `end` says where an unclosed pair was to end; a pair closed before the word
/// `more` was closed too early; and a pair that begins with `lend` has the closer of the one around it, unless `keep` stands before.
export const toy: Family = {
  name: 'toy',
  scan,
  repair: {
    splitAt: (_open, run) => indexOf(run, 'end'),
    lends: (pair, before) => indexOf(pair.run, 'lend') === 0 && before.token !== 'keep',
    reopens: (_pair, rest) => indexOf(rest, 'more') === 0,
  },
};

function indexOf(run: Run, word: string): number {
  let index = 0;
  for (const item of items(run)) {
    if (item instanceof Leaf && item.token === word) return index;
    index++;
  }
  return -1;
}

export const maker = (): Maker => ({ family: toy, pool: new Pool() });

export const treeOf = (text: string): Run => finished(parse(text, maker()));

/// The trees of a text and of the text after each edit, one made from the other.
export function treesOf(text: string, ...edits: Edit[]): Run[] {
  const made = maker();
  const trees: Run[] = [finished(parse(text, made))];
  for (const edit of edits) trees.push(finished(edited(trees[trees.length - 1], edit, made)));
  return trees;
}

/// The tree after an edit of a text.
export const treeAfter = (text: string, from: number, to: number, inserted: string): Run =>
  treesOf(text, { from, to, text: inserted })[1];

/// A tree in one line: pairs in their brackets, `!` for a closer that is missing, `~` before a pair that was opened again,
/// `<` and `>` around brackets and walls that belong to no pair.
export function sketch(root: Run): string {
  const words: string[] = [];
  for (const item of items(root)) {
    if (item instanceof Pair) {
      const close = item.close ? item.close.token : '!';
      words.push(`${item.reopened ? '~' : ''}${item.open.token}${sketch(item.run)}${close}`);
    } else if (item instanceof Leaf) {
      words.push(item.role === Role.atom ? item.token : `<${item.token}>`);
    }
  }
  return words.join(' ');
}

export { textOf };
