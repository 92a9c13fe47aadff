/// Puts right what is no element: comments, the XML declaration, DOCTYPE, and text where none can stand.

import type { Fault, Fix } from '../../record/quick-fix';
import type { Words } from '../../spec/rule';
import { type Edit, leafAt, textBetween } from '../../text/edit';
import { items } from '../../text/list';
import { Leaf, Pair, type Run } from '../../text/node';
import { declarationOf } from './declaration';
import { isElement } from './element';
import { endingOf, Kind, kindOf } from './lexer';
import { inserting, removing, textOf, writing } from './mending';
import { breaksLine } from './spacing';
import { Ending } from './tag-end';

const fix = (title: Words, sure: boolean, ...edits: readonly Edit[]): Fix => ({ title, edits, sure });

/// Hyphens that stand together in a comment are put apart; one that is not closed is, where its text ends.
export function* comment(fault: Fault): Generator<Fix> {
  const { root, from, to } = fault;
  if (!root) return;
  if (textOf(fault) === '--') {
    yield fix(writing('- -'), true, { from, to, text: '- -' });
    return;
  }
  const { leaf, start } = leafAt(root, from);
  if (start !== from || kindOf(leaf) !== Kind.comment || endingOf(leaf) === Ending.whole) return;
  const words = leaf.token.slice('<!--'.length).replace(/(?:--?>?|>)$/, '');
  const end = start + '<!--'.length + words.length;
  const text = /\s$/.test(words) ? '-->' : ' -->';
  yield fix(inserting('-->'), true, { from: end, to: start + leaf.size, text });
}

const PLAIN = '<?xml version="1.0" encoding="UTF-8"?>';

/// A declaration of another form gets the usual one. One that stands elsewhere goes to the start, if there is none yet.
export function* declaration({ root, from }: Fault): Generator<Fix> {
  if (!root) return;
  const { leaf, start } = leafAt(root, from);
  const top = textBetween(root, 0, 1) === '\ufeff' ? 1 : 0;
  const isWhole = endingOf(leaf) === Ending.whole;
  if (start === top && isWhole) yield fix(writing(PLAIN), true, { from: start, to: start + leaf.size, text: PLAIN });
  if (start === top || !isWhole) return;
  const cut = { from: start, to: start + leaf.width, text: '' };
  if (kindOf(leafAt(root, top).leaf) === Kind.declaration) yield fix(removing(leaf.token), true, cut);
  else if (kindOf(leaf) === Kind.declaration) {
    const text = declarationOf(leaf) ? leaf.token : PLAIN;
    const put = { from: top, to: top, text: text + lineEndIn(root, leaf, start) };
    yield fix({ en: 'Move it to the start of the text', zh: '移到全文开头' }, true, put, cut);
  }
}

/// As the line before or behind ends; where there is none, nothing.
const lineEndIn = (root: Run, leaf: Leaf, start: number): string =>
  /\r\n|\r|\n/.exec(leaf.text.slice(leaf.size) + textBetween(root, Math.max(0, start - 2), start))?.[0] ?? '';

/// The first DOCTYPE goes before the outermost element, another one goes.
export function* doctype({ root, from }: Fault): Generator<Fix> {
  if (!root) return;
  const { leaf, start } = leafAt(root, from);
  if (start !== from || kindOf(leaf) !== Kind.doctype || endingOf(leaf) !== Ending.whole) return;
  const cut = { from, to: from + leaf.width, text: '' };
  let at = 0;
  let element = -1;
  for (const item of items(root)) {
    if (at >= from) break;
    if (item instanceof Leaf && kindOf(item) === Kind.doctype) {
      yield fix(removing('<!DOCTYPE>'), true, cut);
      return;
    }
    if (element < 0 && isElement(item)) element = at;
    at += item.width;
  }
  if (element < 0) return;
  const put = { from: element, to: element, text: leaf.token + (lineEndIn(root, leaf, start) || '\n') };
  yield fix({ en: 'Move it before the outermost element', zh: '移到最外层元素之前' }, true, put, cut);
}

/// Text where none can stand becomes a comment, or goes.
export function* stray(fault: Fault): Generator<Fix> {
  const { root, from, to } = fault;
  if (!root) return;
  const { leaf } = leafAt(root, from);
  const kind = kindOf(leaf);
  if (kind !== Kind.text) return;
  const text = textOf(fault);
  const inside = text.replace(/-(?=-)/g, '- ');
  yield fix({ en: 'Make it a comment', zh: '改为注释' }, false, { from, to, text: `<!-- ${inside} -->` });
  yield fix({ en: 'Remove this text', zh: '删除这段文字' }, false, { from, to, text: '' });
}

/// What stands outside the record: text, an end tag too many; or all that follows an end tag that came too early.
export function* outside(fault: Fault): Generator<Fix> {
  const { root, from } = fault;
  if (!root) return;
  const early = earlyEnd(root);
  const { leaf, start } = leafAt(root, from);
  if (early) yield fix(removing(early.leaf.token), true, { ...early.span, text: '' });
  else if (kindOf(leaf) === Kind.end) yield fix(removing(leaf.token), true, { ...spanOf(root, leaf, start), text: '' });
  else yield* stray(fault);
}

/// The end tag that the outermost element has besides its last one.
function earlyEnd(root: Run): { leaf: Leaf; span: { from: number; to: number } } | undefined {
  let at = 0;
  for (const item of items(root)) {
    if (item instanceof Pair && item.reopened) {
      let start = at + item.open.width;
      for (const inner of items(item.run)) {
        if (inner instanceof Leaf && kindOf(inner) === Kind.end)
          return { leaf: inner, span: spanOf(root, inner, start) };
        start += inner.width;
      }
    }
    at += item.width;
  }
  return undefined;
}

/// A token, with the line that it has for itself.
function spanOf(root: Run, leaf: Leaf, start: number): { from: number; to: number } {
  const before = start > 0 && root ? leafAt(root, start - 1).leaf : undefined;
  const blanks = before ? before.text.slice(before.size) : '';
  const isOwn = breaksLine(blanks) && breaksLine(leaf.text.slice(leaf.size));
  return { from: isOwn ? start - blanks.length : start, to: start + leaf.size };
}
