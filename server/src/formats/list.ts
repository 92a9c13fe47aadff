/// The formats, and which of them a document is in: by its language and by how its text begins, while it is being typed.

import type { Format } from './format';
import { jgf } from './jgf';
import { wei7 } from './wei7-3.0';

export const formats: readonly Format[] = [wei7, jgf];

const byLanguage: Readonly<Record<string, (head: string) => Format | undefined>> = {
  // wei7 2.x is XML.
  wei7: (head) => (/^\ufeff?\s*<[?!a-z]/i.test(head) ? undefined : wei7),
  jgf: () => jgf,
};

/// How much of the beginning of a text `formatOf` wants to see.
export const HEAD = 256;

export function formatOf(language: string, head: string): Format | undefined {
  return Object.hasOwn(byLanguage, language) ? byLanguage[language]?.(head) : undefined;
}

/// The language of a file by its name, for whoever has no editor to ask.
export function languageOf(name: string): string | undefined {
  if (/\.wei7$/i.test(name)) return 'wei7';
  if (/\.jgf$/i.test(name)) return 'jgf';
  return undefined;
}
