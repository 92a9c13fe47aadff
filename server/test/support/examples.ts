/// The examples of rules, opened as a file of their name and encoding would be.

import { allFormats } from '../../src/formats/list';
import { fixesIn, type Offer } from '../../src/language/fixes';
import type { Example, Rule } from '../../src/spec/rule';
import { textAfter } from '../../src/text/after';
import { languageOf } from './fixtures';
import { EVERYTHING, type Opened, opened } from './opened';

/// A rule as it is kept by its format.
export interface Exemplified {
  /// The format's id: `wei7-3.0`.
  readonly format: string;
  readonly rule: Rule;
}

export const exemplified: readonly Exemplified[] = allFormats().flatMap(({ specification: { id }, rules }) =>
  Object.values(rules).map((rule) => ({ format: id, rule })),
);

export const openedExample = (format: string, { text, name, encoding }: Example): Opened =>
  opened(text, { language: languageOf(format), name, written: encoding });

export const rulesBroken = (example: Opened): string[] => example.diagnostics().list.map(({ rule }) => rule);

/// What is offered for a rule in the order in which a person sees it.
export function offersFor({ document, checked }: Opened, rule: string): readonly Offer[] {
  const end = document.root?.width ?? 0;
  return fixesIn(document, checked, 0, end, EVERYTHING).filter((offer) => offer.rule.name === rule && offer.at);
}

/// The example after a fix.
export const afterFix = (example: Example, { document }: Opened, { edits, rename, encoding }: Offer): Example => ({
  text: textAfter(document.root, edits),
  ...((rename ?? example.name) === undefined ? {} : { name: rename ?? (example.name as string) }),
  ...((encoding ?? example.encoding) === undefined ? {} : { encoding: encoding ?? (example.encoding as string) }),
});
