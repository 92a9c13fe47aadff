/// The formats, and which of them a document is in: by its language and by how its text begins, while it is being typed; with
/// CCGC also by the name of its file.

import { chapterOf } from './ccgc/chapters';
import { CODES } from './ccgc/names/codes';
import { am } from './ccgc-am';
import { c6 } from './ccgc-c6';
import { named } from './ccgc-naming';
import type { Format } from './format';
import { ishi } from './ishi';
import { jgf } from './jgf';
import { quiet } from './quiet';
import { wei7Xml } from './wei7-2.2';
import { wei7 } from './wei7-3.0';

/// The chapters of CCGC, by their codes.
const chapters: Readonly<Record<string, Format>> = { AM: am, C6: c6 };

export const formats: readonly Format[] = [wei7, wei7Xml, jgf, ishi, ...Object.values(chapters), named];

/// For records of which only the moves show what they are.
const unsaid = Object.fromEntries(Object.entries(chapters).map(([code, format]) => [code, quiet(format)]));

const byLanguage: Readonly<Record<string, (head: string, name?: string) => Format | undefined>> = {
  // wei7 2.x is XML, whatever has become of it after its first sign.
  wei7: (head) => (/^\ufeff?\s*</.test(head) ? wei7Xml : wei7),
  jgf: () => jgf,
  ishi: () => ishi,
  ccgc: (head, name) => {
    const { code, byShape } = chapterOf(head, name) ?? { code: '', byShape: false };
    return (byShape ? unsaid[code] : chapters[code]) ?? named;
  },
};

/// How much of the beginning of a text `formatOf` wants to see.
export const HEAD = 256;

export function formatOf(language: string, head: string, name?: string): Format | undefined {
  return Object.hasOwn(byLanguage, language) ? byLanguage[language]?.(head, name) : undefined;
}

const CCGC_NAME = new RegExp(`^(?:(?:${CODES.map(({ code }) => code).join('|')})-|DB[:：])[^]*\\.txt$`, 'i');

/// The language of a file by its name, for whoever has no editor to ask.
export function languageOf(name: string): string | undefined {
  if (/\.wei7$/i.test(name)) return 'wei7';
  if (/\.jgf$/i.test(name)) return 'jgf';
  if (/\.ishi?$/i.test(name)) return 'ishi';
  if (CCGC_NAME.test(name)) return 'ccgc';
  return undefined;
}
