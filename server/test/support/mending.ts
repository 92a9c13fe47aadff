/// What is offered for the faults of a text, and what becomes of it.

import { fixesIn, type Offer, sureFixes } from '../../src/language/fixes';
import { textAfter } from '../../src/text/after';
import { finished } from '../../src/text/edit';
import { EVERYTHING, type Opened, opened } from './opened';

export interface Mending {
  readonly text: string;
  /// The name of the file.
  readonly name: string;
}

const open = ({ text, name }: Mending): Opened => opened(text, { language: 'ccgc', name });

export const offersFor = (record: Mending): readonly Offer[] => {
  const { document, checked } = open(record);
  return fixesIn(document, checked, 0, record.text.length, EVERYTHING);
};

/// The texts after each fix that is offered for a fault; sure ones end with `!`.
export function mended(record: Mending, rule: string): string[] {
  const { root } = open(record).document;
  return offersFor(record)
    .filter((offer) => offer.rule.name === rule && offer.at && offer.edits.length > 0)
    .map(({ edits, sure }) => textAfter(root, edits) + (sure ? '!' : ''));
}

/// The text after everything that can only be mended in one way, again and again, as long as there is something; at most so
/// many times.
export function surelyMended(record: Mending, times: number): string {
  let { text } = record;
  for (let i = 0; i < times; i++) {
    const { document, checked } = open({ ...record, text });
    const edits = finished(sureFixes(document, checked));
    if (edits.length === 0) return text;
    text = textAfter(document.root, edits);
  }
  throw new Error(`There is always something to mend: ${text}`);
}

export const rulesBroken = (record: Mending): string[] =>
  open(record)
    .diagnostics()
    .list.map(({ rule }) => rule);
