/// Puts right what is wrong with JSON as JSON, as the fault itself knows how.

import type { Fault, Fix } from '../../record/quick-fix';
import type { Words } from '../../spec/rule';
import { leafAt, textBetween } from '../../text/edit';
import { Leaf, List, type Node, Pair, Role, type Run } from '../../text/node';
import { fault as faults, type JsonFault } from './faults';

/// For the rule under which a format tells that a text is no JSON.
export function* mendJson(fault: Fault): Generator<Fix> {
  const words = fault.finding.params?.fault as JsonFault | undefined;
  const remedy = words?.remedy;
  if (!fault.root || remedy === undefined) return;
  const told = leafAt(fault.root, fault.from);
  // A comma that is too many may be reported at the bracket after it.
  const isBehind = words === faults.trailingComma && told.leaf.role === Role.close && told.start > 0;
  const { leaf, start } = isBehind ? leafAt(fault.root, told.start - 1) : told;
  const before = start > 0 ? leafAt(fault.root, start - 1) : undefined;
  // What is put behind a comment that ends with its line would be part of it.
  const isComment = before?.leaf.token.startsWith('//');
  const behind = before ? before.start + (isComment ? 0 : before.leaf.size) : 0;
  const end = start + leaf.size;
  const change = (from: number, to: number, text: string, title: Words): Fix => ({
    title,
    edits: [{ from, to, text }],
    sure: true,
  });
  if (remedy === 'remove')
    yield { ...change(start, end, '', titled('Remove', '删除', shortened(leaf.token))), loses: WORDS.test(leaf.token) };
  else if (remedy === 'comma') yield change(behind, behind, ',', titled('Insert', '补上', ','));
  else if (remedy === 'colon') yield change(behind, behind, ':', titled('Insert', '补上', ':'));
  else if (remedy === 'quote') {
    const lineEnds = lineEndsIn(textBetween(fault.root, end, end + FAR));
    const title = titled('Write the line break as', '把换行写成', '\\n');
    const edits = lineEnds.map(({ at, size }) => ({ from: end + at, to: end + at + size, text: '\\n' }));
    if (edits.length > 0) yield { title, edits, sure: true };
    else yield change(end, end, '"', titled('Insert', '补上', '"'));
  } else if (remedy === 'escape')
    yield change(start, end, escaped(leaf.token), titled('Escape what JSON cannot hold', '改用转义写法'));
  else if (remedy === 'closeAll') yield* closing(fault.root);
  else if ('spelling' in remedy)
    yield change(start, end, remedy.spelling, titled('Write', '改为', shortened(remedy.spelling)));
  else if (remedy.replaces) yield change(start, end, remedy.closer, titled('Write', '改为', remedy.closer));
  else yield change(behind, behind, remedy.closer, titled('Insert', '补上', remedy.closer));
}

const FAR = 2000;

/// The line ends that a string runs over, if what follows is its rest: text up to a quotation mark that a value can end in.
function lineEndsIn(text: string): { readonly at: number; readonly size: number }[] {
  const rest = /^(?:\r\n|\r|\n)[^"{}[\]]*(?="\s*[,}\]])/.exec(text)?.[0] ?? '';
  return [...rest.matchAll(/\r\n|\r|\n/g)].map(({ index, 0: end }) => ({ at: index, size: end.length }));
}

/// A comment, a value that is one too many; not a bracket or a comma.
const WORDS = /[\p{L}\p{N}]/u;

const MOST_SHOWN = 20;
const shortened = (text: string): string => (text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text);

export const titled = (en: string, zh: string, what?: string): Words =>
  what === undefined ? { en, zh } : { en: `${en} \`${what}\``, zh: `${zh} \`${what}\`` };

/// Control characters and backslashes that start no escape, as JSON writes them.
function escaped(token: string): string {
  return token
    .replace(/\\(?:u[0-9a-fA-F]{4}|["\\/bfnrt])|\\/g, (found) => (found === '\\' ? '\\\\' : found))
    .replace(/[\0-\x1f]/g, (sign) => NAMED[sign] ?? `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

const NAMED: Readonly<Record<string, string>> = { '\t': '\\t', '\b': '\\b', '\f': '\\f' };

/// The brackets that are open where the text ends.
function* closing(root: Run): Generator<Fix> {
  let closers = '';
  let end = 0;
  let last: Node | undefined = root;
  let at = 0;
  while (last && !(last instanceof Leaf)) {
    const node: Node = last;
    if (node instanceof List) {
      last = node.kids[node.kids.length - 1];
      at += node.width - (last?.width ?? 0);
    } else if (node instanceof Pair && !node.close) {
      closers = (node.open.token === '{' ? '}' : ']') + closers;
      last = node.run ?? node.open;
      at += node.width - last.width;
    } else if (node instanceof Pair) {
      last = node.close;
      at += node.width - (last?.width ?? 0);
    }
  }
  if (last instanceof Leaf) end = at + last.size;
  if (closers === '') return;
  yield { title: titled('Insert', '补上', closers), edits: [{ from: end, to: end, text: closers }], sure: true };
}
