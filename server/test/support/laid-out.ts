/// Texts laid out, and what they say whatever the white space between it.

import type { Format } from '../../src/formats/format';
import { Kind as Line } from '../../src/formats/ishi/keywords';
import { allFormats } from '../../src/formats/list';
import { formatted } from '../../src/language/formatting';
import { LineKind } from '../../src/syntax/lines/family';
import { readPiece } from '../../src/syntax/sgf/piece';
import { walked } from '../../src/syntax/walked';
import { Kind, kindOf } from '../../src/syntax/xml/lexer';
import { readTag } from '../../src/syntax/xml/tag';
import { textAfter } from '../../src/text/after';
import { type Edit, finished, parse } from '../../src/text/edit';
import { Flag, type Leaf, type Pair, type Run } from '../../src/text/node';
import { Pool } from '../../src/text/pool';

export const STYLE = { unit: '  ', moves: 10 };

/// Those that can be laid out.
export const layable = (): readonly Format[] => allFormats().filter(({ layout }) => layout !== undefined);

export const treeOf = (text: string, { family }: Format): Run => finished(parse(text, { family, pool: new Pool() }));

export const laidOut = (text: string, format: Format, wished: object = {}): { text: string; edits: readonly Edit[] } =>
  treeLaidOut(treeOf(text, format), format, wished);

export function treeLaidOut(root: Run, format: Format, wished: object = {}): { text: string; edits: readonly Edit[] } {
  const edits = finished(formatted({ root, format }, { ...STYLE, ...wished })) ?? [];
  return { text: textAfter(root, edits), edits };
}

/// All that a text says, with its brackets, and nothing of how it is laid out.
export const said = (text: string, format: Format): string[] => saidIn(treeOf(text, format), format);

export function saidIn(root: Run, format: Format): string[] {
  const words: string[] = [];
  const of = WORDS[format.family.name] ?? ((leaf: Leaf): string => leaf.token);
  let literal = 0;
  const leaf = (one: Leaf): void => {
    const word = literal > 0 ? one.text : of(one);
    if (word !== '') words.push(word);
  };
  finished(
    walked(root, {
      open(pair: Pair) {
        words.push('⟨');
        leaf(pair.open);
        if (pair.open.flags & Flag.literal) literal++;
      },
      leaf,
      close(pair: Pair) {
        if (pair.open.flags & Flag.literal) literal--;
        if (pair.close) leaf(pair.close);
        words.push('⟩');
      },
    }),
  );
  return words;
}

const WORDS: Readonly<Record<string, (leaf: Leaf) => string>> = { xml: tagWords, sgf: nodeWords, ishi: lineWords };

function tagWords(leaf: Leaf): string {
  const kind = kindOf(leaf);
  if (kind !== Kind.start && kind !== Kind.end && kind !== Kind.empty) return leaf.token;
  const { name, attributes, faults } = readTag(leaf);
  if (faults.length > 0) return leaf.token;
  return [kind, name, ...attributes.map((one) => `${one.name}=${one.raw}`)].join(' ');
}

function nodeWords({ text, token }: Leaf): string {
  const { properties, slips } = readPiece(text);
  if (properties.length === 0 || slips.length > 0) return token;
  const values = properties.map((one) => one.written + one.values.map(({ at, end }) => text.slice(at, end)).join(''));
  return `${text[0] === ';' ? ';' : ''}${values.join('')}`;
}

const LISTS: readonly number[] = [Line.HIDE, Line.MARK, Line.UNMARK, Line.PRISONER, Line.SETUP, Line.DIAGRAM];

function lineWords({ text, kind }: Leaf): string {
  const line = text.replace(/^[ \t]+|[ \t]*(?:\r\n|\r|\n)?$/g, '');
  if (kind < LineKind.own) return line;
  const own = line.replace(/^[A-Za-z]+/, (word) => word.toUpperCase());
  const isFields = LISTS.includes(kind) || kind === Line.B || kind === Line.W || kind === Line.BOARDSIZE;
  return isFields ? own.replace(/[ \t]+/g, ' ') : own;
}
