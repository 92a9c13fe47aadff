/// What a file is: the one place that tells records from other files, and one kind of record from another. It knows of a
/// language only what that says of itself (`formats/language.ts`), so nothing is loaded to find out.

import { ccgc } from '../formats/ccgc/recognise';
import { ishi } from '../formats/ishi/recognise';
import { jgf } from '../formats/jgf/recognise';
import type { Recognised, RecordLanguage } from '../formats/language';
import { sgf } from '../formats/sgf/recognise';
import { wei7 } from '../formats/wei7/recognise';
import { patternOf } from './pattern';

export const languages: readonly RecordLanguage[] = [wei7, jgf, ishi, sgf, ccgc];

const byId: ReadonlyMap<string, RecordLanguage> = new Map(languages.map((language) => [language.id, language]));

export const languageNamed = (id: string): RecordLanguage | undefined => byId.get(id);

/// How many characters of a text are looked at to find its language.
export const LOOKED_AT = 16_384;

/// How many of them tell the format within a language. Fewer, because this is asked again at every keystroke.
export const HEAD = 1024;

const patterns = languages.flatMap(({ id, extensions, namePatterns = [] }) =>
  [...extensions.map((ending) => `*${ending}`), ...namePatterns].map((glob) => [patternOf(glob), id] as const),
);

/// The language of a file whose name leaves no doubt.
export const languageByName = (name: string): string | undefined => patterns.find(([one]) => one.test(name))?.[1];

/// The language of a text that shows it.
export function languageByText(text: string, name?: string): string | undefined {
  const head = text.slice(0, LOOKED_AT);
  let best = { id: undefined as string | undefined, likeness: 0 };
  for (const { id, likeness } of languages) {
    const like = likeness(head, name);
    if (like > best.likeness) best = { id, likeness: like };
  }
  return best.id;
}

/// The language of a file: an editor goes by the name first, and so does everything else.
export const languageOf = (name: string, text: string): string | undefined =>
  languageByName(name) ?? languageByText(text, name);

const hosts = languages.flatMap(({ guestOf = [] }) => guestOf);

/// What editors take files for that may hold records all the same.
export const hostLanguages: readonly string[] = [...new Set(hosts.map(({ language }) => language))];

/// Whether a file may hold a record though its name does not say so: then its text has to be seen.
export const mayHoldRecord = (name: string): boolean =>
  hosts.some(({ extension }) => name.toLowerCase().endsWith(extension));

/// Which format a text of a language is in.
export const formatIn = (language: string, text: string, name?: string): Recognised | undefined =>
  byId.get(language)?.formatOf(text.slice(0, HEAD), name);
