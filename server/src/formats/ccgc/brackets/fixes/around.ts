/// How the brackets around a record are put right, and what stands outside of them.

import { type Fault, type Fix, type QuickFix, replacing } from '../../../../record/quick-fix';
import { halved } from '../../../../syntax/brackets/half-width';
import { leaves } from '../../../../text/edit';
import type { Leaf } from '../../../../text/node';
import { type Headed, headerTold, rowOf } from '../../shared/fixes/header';
import { insertion, REMOVE, textOf, writing } from '../../shared/fixes/making';
import type { Chapter } from '../chapter';
import { type Heading, headingIn } from '../heading';
import { isHeading } from '../phase';

/// A chapter has the rules for one kind of bracket or for the other.
export function aroundFixes(chapter: Chapter, headed: Headed) {
  const open: QuickFix = (fault) => opened(fault, chapter, headed);
  const close: QuickFix = (fault) => closed(fault, chapter);
  const after: QuickFix = (fault) => ended(fault, chapter);
  return {
    'open-brace-missing': open,
    'open-paren-missing': open,
    'close-brace-missing': close,
    'close-paren-missing': close,
    'text-after-record': after,
  };
}

const sign = (code: number): string => String.fromCharCode(code);

/// A bracket of the other kind is replaced, and so is what stands before the header.
function* opened(fault: Fault, chapter: Chapter, headed: Headed): Generator<Fix> {
  const { around } = chapter;
  const { root, from } = fault;
  const open = sign(around.open);
  if (fault.to === from) {
    const text = `${open}${rowOf(headerTold(fault, headed))};${sign(around.close)}`;
    yield {
      title: { en: 'Insert a record without moves', zh: '补上没有着法的棋谱' },
      edits: [{ from, to: from, text }],
    };
    return;
  }
  if (halved(textOf(fault)) === sign(around.otherOpen)) {
    yield writing(fault, open, true);
    return;
  }
  const found = headingIn(root, chapter);
  const start = found && found.at + beginningOf(found.heading);
  if (start === undefined || start <= from) yield insertion(from, open, true);
  else if (found?.heading.opening) yield replacing({ ...fault, to: start }, '', REMOVE);
  else yield writing({ ...fault, to: start }, open);
}

const beginningOf = ({ opening, header, start }: Heading): number =>
  opening?.at ?? header.values[0]?.field.from ?? start;

/// The bracket comes in the place of the last semicolon, or behind all that belongs to the record.
function* closed(fault: Fault, { around }: Chapter): Generator<Fix> {
  const close = sign(around.close);
  if (halved(textOf(fault)) === sign(around.otherClose)) {
    yield writing(fault, close, true);
    return;
  }
  let last: { leaf: Leaf; start: number } | undefined;
  for (const one of leaves(fault.root, fault.from)) {
    if (last && isHeading(one.leaf)) break;
    if (one.leaf.size > 0) last = one;
  }
  if (!last) return;
  const { leaf, start } = last;
  const to = start + leaf.size;
  const isPart = !isHeading(leaf) && halved(leaf.text.charAt(leaf.size - 1)) === ';';
  if (isPart) yield { ...insertion(to, close, true), edits: [{ from: to - 1, to, text: close }] };
  else yield insertion(to, close, true);
}

/// More of what ends a record means nothing.
function* ended(fault: Fault, { around }: Chapter): Generator<Fix> {
  const means = [...halved(textOf(fault))].some((one) => !/[;\s]/.test(one) && one !== sign(around.close));
  yield replacing(fault, '', REMOVE, !means);
}
