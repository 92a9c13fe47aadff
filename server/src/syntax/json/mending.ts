/// Puts right what is wrong with JSON as JSON, as the fault itself knows how.

import type { Fault, Fix, Mender } from '../../record/fix';
import type { Words } from '../../spec/rule';
import { leafAt } from '../../text/edit';
import { Leaf, List, type Node, Pair, type Run } from '../../text/node';
import type { JsonFault } from './faults';

/// For the rule under which a format tells that a text is no JSON.
export function* mendJson(fault: Fault): Generator<Fix> {
  const remedy = (fault.finding.params?.fault as JsonFault | undefined)?.remedy;
  if (!fault.root || remedy === undefined) return;
  const { leaf, start } = leafAt(fault.root, fault.from);
  const before = start > 0 ? leafAt(fault.root, start - 1) : undefined;
  const behind = before ? before.start + before.leaf.size : 0;
  const end = start + leaf.size;
  const change = (from: number, to: number, text: string, title: Words): Fix => ({
    title,
    edits: [{ from, to, text }],
    sure: true,
  });
  if (remedy === 'remove') yield change(start, end, '', titled('Remove', '删去', shortened(leaf.token)));
  else if (remedy === 'comma') yield change(behind, behind, ',', titled('Insert', '补上', ','));
  else if (remedy === 'colon') yield change(behind, behind, ':', titled('Insert', '补上', ':'));
  else if (remedy === 'quote') yield change(end, end, '"', titled('Insert', '补上', '"'));
  else if (remedy === 'escape')
    yield change(start, end, escaped(leaf.token), titled('Escape what JSON cannot hold', '改用转义写法'));
  else if (remedy === 'closeAll') yield* closing(fault.root);
  else if ('spelling' in remedy)
    yield change(start, end, remedy.spelling, titled('Write', '改为', shortened(remedy.spelling)));
  else if (remedy.replaces) yield change(start, end, remedy.closer, titled('Write', '改为', remedy.closer));
  else yield change(behind, behind, remedy.closer, titled('Insert', '补上', remedy.closer));
}

export const jsonMenders = (syntax: string): Readonly<Record<string, Mender>> => ({ [syntax]: mendJson });

const MOST_SHOWN = 20;
const shortened = (text: string): string => (text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text);

const titled = (en: string, zh: string, what?: string): Words =>
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
