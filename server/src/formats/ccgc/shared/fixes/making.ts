/// How faults that records of many chapters have are put right.

import { type Fault, type Fix, type QuickFix, replacing } from '../../../../record/quick-fix';
import type { Words } from '../../../../spec/rule';
import { halved } from '../../../../syntax/brackets/half-width';
import { textBetween } from '../../../../text/edit';
import { shown } from '../text/signs';

export const REMOVE: Words = { en: 'Remove it', zh: '删除' };

export const RESPELT: Words = { en: 'Write all these moves as the chapter has them', zh: '把这些着法都改成标准写法' };

/// What is to be done, and with what text.
export const titled = (en: string, zh: string, text: string): Words => ({
  en: `${en} \`${text}\``,
  zh: `${zh} \`${text}\``,
});

export const textOf = ({ root, from, to }: Fault): string => textBetween(root, from, to);

/// A text in the place of what is wrong, or at one place.
export const writing = (fault: Fault, text: string, sure = false): Fix =>
  replacing(fault, text, titled('Write', '改为', shown(text) || text), sure);

export const insertion = (at: number, text: string, sure = false): Fix => ({
  title: titled('Insert', '补上', shown(text) || text),
  edits: [{ from: at, to: at, text }],
  sure,
});

/// Writes in its place what becomes of the text that is wrong.
export const rewriting = (rewritten: (text: string) => string): QuickFix =>
  function* (fault: Fault): Generator<Fix> {
    yield writing(fault, rewritten(textOf(fault)), true);
  };

/// Puts a text before what is wrong, or behind it.
export const inserting = (text: string, at: (fault: Fault) => number | undefined): QuickFix =>
  function* (fault: Fault): Generator<Fix> {
    const place = at(fault);
    if (place !== undefined) yield insertion(place, text, true);
  };

/// Takes away what is wrong.
export const removing = (title: Words, sure: boolean): QuickFix =>
  function* (fault: Fault): Generator<Fix> {
    yield replacing(fault, '', title, sure);
  };

export const toHalfWidth: QuickFix = rewriting(halved);
export const toLowerCase: QuickFix = rewriting((text) => text.toLowerCase());
/// Letters that are full-width too become ASCII at once.
export const toUpperCase: QuickFix = rewriting((text) => halved(text).toUpperCase());
