/// The words for what is wrong with JSON as JSON.

import type { Words } from '../../spec/rule';
import { type Leaf, type Node, Pair } from '../../text/node';
import { Kind } from './lexer';
import { shown } from './value';

const met = (node: Node): string => (node instanceof Pair ? node.open.token : shown(node));

export const fault = {
  comment: { en: 'JSON has no comments.', zh: 'JSON 里不能写注释。' },
  empty: { en: 'The text is empty; a record is a JSON object.', zh: '文本是空的；棋谱应当是一个 JSON 对象。' },
  trailingComma: {
    en: 'There is a comma after the last element; take it out.',
    zh: '最后一个元素后面多了一个逗号，请删去。',
  },
  endsEarly: { en: 'The text ends too early: something is not closed.', zh: '文本在这里中断，还有括号没有关闭。' },
  afterRoot: { en: 'Nothing may follow the end of the record.', zh: '棋谱结束之后不能再有内容。' },
  openString: { en: 'This string is not closed on its line.', zh: '这个字符串在本行没有结束，缺少引号。' },
  badString: {
    en: 'This string has a control character or an escape that JSON has not.',
    zh: '这个字符串里有控制字符，或者有 JSON 没有的转义。',
  },
  value: (node: Node): Words => ({
    en: `A value is expected here, not ${quoted(node)}.`,
    zh: `这里应当是一个值，而不是 ${quoted(node)}。`,
  }),
  name: (node: Node): Words => ({
    en: `The name of a property in double quotes is expected here, not ${quoted(node)}.`,
    zh: `这里应当是用双引号括起来的属性名，而不是 ${quoted(node)}。`,
  }),
  colon: (node: Node): Words => ({
    en: `A colon is expected here, not ${quoted(node)}.`,
    zh: `这里应当是冒号，而不是 ${quoted(node)}。`,
  }),
  comma: (node: Node): Words => ({
    en: `A comma is missing before ${quoted(node)}.`,
    zh: `${quoted(node)} 之前缺少逗号。`,
  }),
  unclosed: (open: string, node: Node): Words => ({
    en: `${quoted(node)} does not fit here: a \`${open}\` before it is not closed.`,
    zh: `${quoted(node)} 不该在这里：前面的 \`${open}\` 还没有关闭。`,
  }),
  stray: (node: Node): Words => ({
    en: `${quoted(node)} is one too many here.`,
    zh: `这里多了一个 ${quoted(node)}。`,
  }),
  wrongCloser: (open: string, node: Node): Words => ({
    en: `\`${open}\` is closed by ${quoted(node)} here.`,
    zh: `\`${open}\` 在这里却用 ${quoted(node)} 关闭。`,
  }),
  badWord: (node: Node): Words => badWord(met(node)),
} as const;

const quoted = (node: Node): string => `\`${met(node)}\``;

const SINGLE = /^['‘“`]/;
const FULL_WIDTH = /[，：；｛｝［］“”‘’（）]/;

function badWord(word: string): Words {
  if (SINGLE.test(word))
    return { en: `${word} has to stand in double quotes (").`, zh: `${word} 要用双引号 " 括起来。` };
  if (FULL_WIDTH.test(word)) {
    return {
      en: `${word} holds full-width punctuation; JSON wants "half-width" signs.`,
      zh: `${word} 里有全角标点，JSON 只用半角标点。`,
    };
  }
  if (/^[-+]?\.?\d/.test(word))
    return { en: `${word} is not a number as JSON writes them.`, zh: `${word} 不是 JSON 的数字写法。` };
  return { en: `\`${word}\` is no JSON value.`, zh: `\`${word}\` 不是 JSON 的值。` };
}

/// What is wrong with a token wherever it stands.
export function wrongToken(leaf: Leaf): Words | undefined {
  if (leaf.kind === Kind.badWord) return badWord(shown(leaf));
  if (leaf.kind === Kind.badString) return fault.badString;
  if (leaf.kind === Kind.openString) return fault.openString;
  return undefined;
}
