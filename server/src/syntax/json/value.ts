/// What a JSON value is and says, read from its node.

import type { Words } from '../../spec/rule';
import { lastLeaf } from '../../text/list';
import { Leaf, type Node, Pair } from '../../text/node';
import { MemoSlot } from '../../text/slot';
import { ENOUGH, shortened } from '../measure';
import { BRACE, Kind } from './lexer';

export type ValueKind = 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null' | 'broken';

export function kindOf(node: Node): ValueKind {
  if (node instanceof Pair) return node.id === BRACE ? 'object' : 'array';
  if (!(node instanceof Leaf)) return 'broken';
  if (node.kind === Kind.string) return 'string';
  if (node.kind === Kind.number) return 'number';
  if (node.kind !== Kind.word) return 'broken';
  return node.text.charCodeAt(0) === 0x6e ? 'null' : 'boolean';
}

/// A kind of value as a person says it.
export const KIND_WORDS: Readonly<Record<ValueKind, Words>> = {
  object: { en: 'an object', zh: '对象' },
  array: { en: 'an array', zh: '数组' },
  string: { en: 'a string', zh: '字符串' },
  number: { en: 'a number', zh: '数字' },
  boolean: { en: 'true or false', zh: '真假值' },
  null: { en: 'null', zh: 'null' },
  broken: { en: 'broken text', zh: '残缺的文字' },
};

/// Length of a value without the white space after it.
export function sizeOf(node: Node): number {
  if (node instanceof Leaf) return node.size;
  if (node instanceof Pair) return node.width - (lastLeaf(node).width - lastLeaf(node).size);
  return node.width;
}

/// What short strings say is remembered: names and words come again and again.
const WORDS = new MemoSlot<{ readonly kind: 'word'; readonly said: string }>('word');
const SHORT = 16;

/// The string that a string token stands for; for a broken one, what can be made out.
export function stringOf(leaf: Leaf): string {
  if (leaf.size > SHORT) return said(leaf);
  return (WORDS.of(leaf) ?? WORDS.keep(leaf, { kind: 'word', said: said(leaf) })).said;
}

function said({ token, kind }: Leaf): string {
  if (kind === Kind.string && !token.includes('\\')) return token.slice(1, -1);
  const body = token.endsWith('"') && token.length > 1 ? token.slice(1, -1) : token.slice(1);
  return body.replace(/\\(?:u([0-9a-fA-F]{4})|(.))/gs, (_, hex?: string, sign?: string) =>
    hex ? String.fromCharCode(Number.parseInt(hex, 16)) : (ESCAPES[sign as string] ?? (sign as string)),
  );
}

const ESCAPES: Readonly<Record<string, string>> = Object.assign(Object.create(null) as object, {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
});

export const numberOf = (leaf: Leaf): number => Number(leaf.token);

/// The name of a member, whatever it is written with.
export function nameOf(leaf: Leaf): string {
  if (leaf.text.charCodeAt(0) === 0x22) return stringOf(leaf);
  return leaf.token.replace(/^['‘“]|['’”]$/g, '');
}

/// The source text of a value, short enough for a message.
export const shown = (node: Node): string => shortened(startOf(node, ENOUGH));

/// About the first `enough` characters of a node.
function startOf(node: Node, enough: number): string {
  let text = '';
  const stack: Node[] = [node];
  for (let next = stack.pop(); next && text.length < enough; next = stack.pop()) {
    if (next instanceof Leaf) text += next.text.length > enough ? next.text.slice(0, enough) : next.text;
    else if (next instanceof Pair) {
      if (next.close) stack.push(next.close);
      if (next.run) stack.push(next.run);
      stack.push(next.open);
    } else for (let i = next.kids.length - 1; i >= 0; i--) stack.push(next.kids[i] as Node);
  }
  return text;
}
