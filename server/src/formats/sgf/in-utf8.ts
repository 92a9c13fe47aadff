/// A text that goes where nobody knows of its encoding, and so is written in UTF-8: its games say so themselves.

const ENCODED = 'CA[UTF-8]';

/// What is in ASCII is the same in nearly every charset, and stays as it is.
export function inUtf8(text: string): string {
  if (/^\ufeff?[\0-\x7f]*$/.test(text)) return text;
  const parts: string[] = [];
  let done = 0;
  let depth = 0;
  let isRoot = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign === '[') at = valuesEnd(text, at) - 1;
    else if (sign === ')') depth--;
    else if (sign === '(') isRoot = ++depth === 1;
    else if (sign === ';' && isRoot) {
      const { from, to } = charsetIn(text, at + 1);
      parts.push(text.slice(done, from), ENCODED);
      isRoot = false;
      done = to;
      at = to - 1;
    }
  }
  return parts.join('') + text.slice(done);
}

/// No name of a property is longer, with the blanks around it.
const NAME = 200;

/// Where a root names its charset; its beginning, if it does not.
function charsetIn(text: string, root: number): { readonly from: number; readonly to: number } {
  for (let at = root; ; ) {
    const name = /^\s*([A-Za-z]+)\s*(?=\[)/.exec(text.slice(at, at + NAME));
    if (!name) return { from: root, to: root };
    const end = valuesEnd(text, at + name[0].length);
    if (name[1] === 'CA') return { from: at + name[0].indexOf('CA'), to: end };
    at = end;
  }
}

/// Behind all values that follow each other.
function valuesEnd(text: string, from: number): number {
  let at = from;
  while (text.charAt(at) === '[') {
    for (at++; at < text.length && text.charAt(at) !== ']'; at++) if (text.charAt(at) === '\\') at++;
    at++;
    const next = /^\s*(?=\[)/.exec(text.slice(at, at + NAME));
    if (next) at += next[0].length;
  }
  return Math.min(at, text.length);
}
