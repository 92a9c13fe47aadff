/// What the files of a record are called that it has been converted to: as the record, with the ending of the other language. Where
/// several come of one, each has a number behind its name.

import { languageByName, languageNamed } from '../recognition';

export function namesOfConverted(name: string, language: string, count: number): string[] {
  const [ending = ''] = languageNamed(language)?.extensions ?? [];
  const stem = stemOf(name);
  if (count === 1) return [stem + ending];
  const digits = Math.max(2, String(count).length);
  return Array.from({ length: count }, (_, i) => `${stem}-${String(i + 1).padStart(digits, '0')}${ending}`);
}

/// Without what says which language it is in; other dots belong to the name.
function stemOf(name: string): string {
  const at = name.lastIndexOf('.');
  const isKnown = languageByName(name) !== undefined || /\.[a-z0-9]{1,5}$/i.test(name);
  return at > 0 && isKnown ? name.slice(0, at) : name;
}

/// What new records are called that come of one in its own language: a number each behind its name, or a word.
export function namesBeside(name: string, count: number, suffix: string | undefined, attempt: number): string[] {
  const stem = stemOf(name);
  const ending = name.slice(stem.length);
  const again = attempt > 1 ? `-${attempt}` : '';
  if (suffix !== undefined) return [`${stem}-${suffix}${again}${ending}`];
  const digits = Math.max(2, String(count).length);
  return Array.from({ length: count }, (_, i) => `${stem}${again}-${String(i + 1).padStart(digits, '0')}${ending}`);
}
