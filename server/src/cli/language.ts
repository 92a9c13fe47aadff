/// The language to speak to this person.

import type { Language } from '../spec/rule';

/// As systems do it, the first of these that says anything decides.
const VARIABLES = ['LC_ALL', 'LC_MESSAGES', 'LANG'];

export function languageOfEnvironment(environment: Readonly<Record<string, string | undefined>>): Language {
  const value = VARIABLES.map((name) => environment[name]).find((text) => text);
  return value ? (languageNamed(value) ?? 'en') : 'en';
}

/// `zh`, `zh_CN.UTF-8`, `zh-Hans`, `en-GB` …
export function languageNamed(name: string): Language | undefined {
  const [, language] = /^(en|zh)(?![a-z])/i.exec(name) ?? [];
  return language?.toLowerCase() as Language | undefined;
}
