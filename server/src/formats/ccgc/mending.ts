/// How faults that records of many chapters have are put right.

import { type Fault, type Fix, type Mender, replacing } from '../../record/fix';
import type { Words } from '../../spec/rule';
import { halved } from '../../syntax/brackets/half-width';
import { textBetween } from '../../text/edit';
import { shown } from './signs';

/// What is to be done, and with what text.
export const titled = (en: string, zh: string, text: string): Words => ({
  en: `${en} \`${text}\``,
  zh: `${zh} \`${text}\``,
});

export const textOf = ({ root, from, to }: Fault): string => textBetween(root, from, to);

/// Writes in its place what becomes of the text that is wrong.
export const rewriting = (rewritten: (text: string) => string): Mender =>
  function* (fault: Fault): Generator<Fix> {
    const text = rewritten(textOf(fault));
    yield replacing(fault, text, titled('Write', '改为', shown(text) || text), true);
  };

/// Puts a text before what is wrong, or behind it.
export const inserting = (text: string, at: (fault: Fault) => number | undefined): Mender =>
  function* (fault: Fault): Generator<Fix> {
    const place = at(fault);
    if (place === undefined) return;
    yield { title: titled('Insert', '补上', text), edits: [{ from: place, to: place, text }], sure: true };
  };

/// Takes away what is wrong.
export const removing = (title: Words, sure: boolean): Mender =>
  function* (fault: Fault): Generator<Fix> {
    yield replacing(fault, '', title, sure);
  };

export const toHalfWidth: Mender = rewriting(halved);
export const toLowerCase: Mender = rewriting((text) => text.toLowerCase());
export const toUpperCase: Mender = rewriting((text) => text.toUpperCase());
