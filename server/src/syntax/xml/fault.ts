/// What can be wrong with XML as XML, each with the words for it. Which rule that breaks is for the format to say.

import type { Words } from '../../spec/rule';

export type FaultKind =
  | 'rootMissing'
  | 'outsideRoot'
  | 'endTag'
  | 'unclosed'
  | 'attribute'
  | 'markup'
  | 'ltInValue'
  | 'duplicate'
  | 'reference'
  | 'character'
  | 'comment'
  | 'declaration';

/// A fault within a token, its place counted from the start of the token.
export interface Fault {
  readonly kind: FaultKind;
  readonly at: number;
  readonly size: number;
  readonly words: Words;
  /// Right after all if the document may declare entities of its own.
  readonly unlessDeclared?: true;
}

export const words = {
  rootMissing: {
    en: 'There is no element; a record is one element with all the rest in it.',
    zh: '没有任何元素；棋谱应当是一个元素，其余内容都在其中。',
  },
  secondRoot: {
    en: 'Only one element may stand at the outermost level; this is another one.',
    zh: '最外层只能有一个元素，这里又有一个。',
  },
  textOutside: {
    en: 'Nothing but comments may stand outside the outermost element.',
    zh: '最外层元素之外只能写注释，不能有其他内容。',
  },
  endTagOutside: { en: 'This end tag has no start tag.', zh: '这个结束标签没有对应的开始标签。' },
  misplacedDoctype: {
    en: 'A DOCTYPE can stand only once, and only before the outermost element.',
    zh: 'DOCTYPE 只能出现一次，而且要在最外层元素之前。',
  },
  misplacedDeclaration: {
    en: 'An XML declaration can stand only at the very start of the text.',
    zh: 'XML 声明只能在全文的最开头。',
  },
  badDeclaration: {
    en: 'An XML declaration reads <?xml version="1.0" encoding="utf-8"?>, in this order; encoding may be left out.',
    zh: 'XML 声明写作 <?xml version="1.0" encoding="utf-8"?>，顺序不能变，encoding 可以不写。',
  },
  reservedTarget: {
    en: 'Only the XML declaration may begin like this, and its xml is in small letters.',
    zh: '只有 XML 声明能这样开头，而且 xml 要小写。',
  },
  stray: {
    en: 'This `<` begins no tag; write &lt; for the sign itself.',
    zh: '这个 `<` 没有引出标签；要写小于号本身，用 &lt;。',
  },
  cut: {
    en: 'The tag before this `<` has not been closed by a `>`.',
    zh: '这个 `<` 之前的标签还没有用 `>` 结束。',
  },
  openComment: { en: 'This comment is not closed by -->.', zh: '这个注释没有用 --> 结束。' },
  openMarkup: { en: 'This is not closed.', zh: '这里开始的内容没有结束。' },
  hyphens: { en: 'A comment cannot have -- in it.', zh: '注释里不能有 --。' },
  sectionEnd: { en: 'Text cannot have ]]> in it; write ]]&gt;.', zh: '文字里不能有 ]]>，要写成 ]]&gt;。' },
  openValue: {
    en: 'A value cannot have a `<` in it: is the closing quotation mark before it missing?',
    zh: '属性值里不能有 `<`：是不是前面少了一个引号？',
  },
  ltInValue: { en: 'A value cannot have a `<` in it; write &lt;.', zh: '属性值里不能有 `<`，要写成 &lt;。' },
  bareAmpersand: {
    en: 'An `&` begins a reference such as &amp; or &#10;; write &amp; for the sign itself.',
    zh: '`&` 用来引出 &amp;、&#10; 这样的引用；要写 & 本身，用 &amp;。',
  },
  unknownEntity: (name: string): Words => ({
    en: `XML knows no ${name}; it has only &amp; &lt; &gt; &apos; &quot; and numbers such as &#10;.`,
    zh: `XML 里没有 ${name}，只有 &amp; &lt; &gt; &apos; &quot; 和 &#10; 这样的编号。`,
  }),
  wrongNumber: (reference: string): Words => ({
    en: `${reference} stands for no character that a document may have.`,
    zh: `${reference} 所指的字符不能出现在文档里。`,
  }),
  character: (code: number): Words => ({
    en: `The character ${hex(code)} cannot stand in XML.`,
    zh: `XML 里不能有字符 ${hex(code)}。`,
  }),
  sign: (sign: string): Words => ({
    en: `\`${sign}\` cannot stand in a tag here.`,
    zh: `标签的这个位置不能有 \`${sign}\`。`,
  }),
  noValue: (name: string): Words => ({
    en: `${name} has no value; write ${name}="…".`,
    zh: `${name} 没有值，应当写成 ${name}="…"。`,
  }),
  noQuotes: (name: string): Words => ({
    en: `The value of ${name} has to stand in quotation marks.`,
    zh: `${name} 的值要用引号括起来。`,
  }),
  noBlank: (name: string): Words => ({
    en: `A blank is missing before ${name}.`,
    zh: `${name} 之前缺少空格。`,
  }),
  duplicate: (name: string): Words => ({
    en: `This element has ${name} already.`,
    zh: `这个元素已经有 ${name} 了。`,
  }),
  unclosed: (name: string): Words => ({
    en: `<${name}> is not closed: </${name}> is missing.`,
    zh: `<${name}> 没有结束，缺少 </${name}>。`,
  }),
  cutOff: { en: 'The text ends in the middle of this tag.', zh: '文本在这个标签中间就断了。' },
  mismatch: (open: string, close: string): Words => ({
    en: `</${close}> does not fit here: <${open}> is still open.`,
    zh: `</${close}> 不该在这里：<${open}> 还没有结束。`,
  }),
} as const;

const hex = (code: number): string => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
