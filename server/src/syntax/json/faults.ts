/// The words for what is wrong with JSON as JSON.

import type { Words } from '../../spec/rule';
import { Leaf, type Node, Pair } from '../../text/node';
import { Kind } from './lexer';
import { shown } from './value';

/// How a person would put it right, where there is one way that stands out.
type Remedy = 'remove' | 'comma' | 'colon' | 'closeAll' | 'quote' | 'escape' | Closer | Spelling;

/// A bracket that is missing before the token, or stands there as another one.
interface Closer {
  readonly closer: string;
  readonly replaces: boolean;
}

interface Spelling {
  readonly spelling: string;
}

/// The words for a fault, and how to mend it.
export interface JsonFault extends Words {
  readonly remedy?: Remedy | undefined;
}

const met = (node: Node): string => (node instanceof Pair ? node.open.token : shown(node));

export const fault = {
  comment: { en: 'JSON has no comments.', zh: 'JSON 里不能写注释。', remedy: 'remove' },
  empty: { en: 'The text is empty; a record is a JSON object.', zh: '文本是空的；棋谱应当是一个 JSON 对象。' },
  trailingComma: {
    en: 'There is a comma after the last element; take it out.',
    zh: '最后一个元素后面多了一个逗号，请删除。',
    remedy: 'remove',
  },
  endsEarly: {
    en: 'The text ends too early: something is not closed.',
    zh: '文本在这里中断，还有括号没有关闭。',
    remedy: 'closeAll',
  },
  afterRoot: { en: 'Nothing may follow the end of the record.', zh: '棋谱结束之后不能再有内容。' },
  openString: {
    en: 'This string is not closed on its line.',
    zh: '这个字符串在本行没有结束，缺少引号。',
    remedy: 'quote',
  },
  badString: {
    en: 'This string has a control character or an escape that JSON has not.',
    zh: '这个字符串里有控制字符，或者有 JSON 没有的转义。',
    remedy: 'escape',
  },
  value: (node: Node): Words => ({
    en: `A value is expected here, not ${quoted(node)}.`,
    zh: `这里应当是一个值，而不是 ${quoted(node)}。`,
  }),
  name: (node: Node): Words => ({
    en: `The name of a property in double quotes is expected here, not ${quoted(node)}.`,
    zh: `这里应当是用双引号括起来的属性名，而不是 ${quoted(node)}。`,
  }),
  colon: (node: Node): JsonFault => ({
    en: `A colon is expected here, not ${quoted(node)}.`,
    zh: `这里应当是冒号，而不是 ${quoted(node)}。`,
    remedy: isValue(node) ? 'colon' : undefined,
  }),
  comma: (node: Node): JsonFault => ({
    en: `A comma is missing before ${quoted(node)}.`,
    zh: `${quoted(node)} 之前缺少逗号。`,
    remedy: isValue(node) ? 'comma' : undefined,
  }),
  unclosed: (open: string, node: Node): JsonFault => ({
    en: `${quoted(node)} does not fit here: a \`${open}\` before it is not closed.`,
    zh: `${quoted(node)} 不该在这里：前面的 \`${open}\` 还没有关闭。`,
    remedy: { closer: partner(open), replaces: false },
  }),
  stray: (node: Node): JsonFault => ({
    en: `${quoted(node)} is one too many here.`,
    zh: `这里多了一个 ${quoted(node)}。`,
    remedy: node instanceof Pair ? undefined : 'remove',
  }),
  wrongCloser: (open: string, node: Node): JsonFault => ({
    en: `\`${open}\` is closed by ${quoted(node)} here.`,
    zh: `\`${open}\` 在这里却用 ${quoted(node)} 关闭。`,
    remedy: { closer: partner(open), replaces: true },
  }),
  badWord: (node: Node): JsonFault => badWord(met(node)),
} as const satisfies Readonly<Record<string, JsonFault | ((...about: never[]) => JsonFault)>>;

const partner = (open: string): string => (open === '{' ? '}' : ']');

/// What can stand where a value does.
const isValue = (node: Node): boolean =>
  !(node instanceof Leaf) || !(node.kind === Kind.close || node.kind === Kind.comma || node.kind === Kind.colon);

const quoted = (node: Node): string => `\`${met(node)}\``;

const SINGLE = /^['‘“`]/;
const FULL_WIDTH = /[，：；｛｝［］“”‘’（）]/;

function badWord(word: string): JsonFault {
  if (SINGLE.test(word)) {
    const inner = /^['‘“`](.*)['’”`]$/s.exec(word)?.[1];
    const remedy = inner === undefined ? undefined : { spelling: JSON.stringify(inner) };
    return { en: `${word} has to stand in double quotes (").`, zh: `${word} 要用双引号 " 括起来。`, remedy };
  }
  if (FULL_WIDTH.test(word)) {
    return {
      en: `${word} holds full-width punctuation; JSON wants "half-width" signs.`,
      zh: `${word} 里有全角标点，JSON 只用半角标点。`,
      remedy: { spelling: halfWidth(word) },
    };
  }
  if (/^[-+]?\.?\d/.test(word)) {
    return {
      en: `${word} is not a number as JSON writes them.`,
      zh: `${word} 不是 JSON 的数字写法。`,
      remedy: numeral(word),
    };
  }
  const known = /^(?:true|false|null)$/i.test(word) ? { spelling: word.toLowerCase() } : undefined;
  return { en: `\`${word}\` is no JSON value.`, zh: `\`${word}\` 不是 JSON 的值。`, remedy: known };
}

const halfWidth = (word: string): string =>
  word
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));

/// `+5`, `.5`, `5.`, `007`: the same number as JSON writes it.
function numeral(word: string): Spelling | undefined {
  if (!/^[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?$/.test(word)) return undefined;
  const spelling = word
    .replace(/^\+/, '')
    .replace(/^(-?)0+(?=\d)/, '$1')
    .replace(/^(-?)\./, '$10.')
    .replace(/\.(?=$|[eE])/, '');
  return { spelling };
}

/// What is wrong with a token wherever it stands.
export function wrongToken(leaf: Leaf): JsonFault | undefined {
  if (leaf.kind === Kind.badWord) return badWord(shown(leaf));
  if (leaf.kind === Kind.badString) return fault.badString;
  if (leaf.kind === Kind.openString) return fault.openString;
  return undefined;
}
