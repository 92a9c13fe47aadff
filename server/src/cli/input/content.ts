/// The language of a text whose file has a name that says nothing.

import { chapterOf } from '../../formats/ccgc/chapters';
import { HEAD } from '../../formats/list';

const SIGNS: readonly (readonly [language: string, sign: RegExp])[] = [
  ['wei7', /"format"\s*:\s*"wei7"/],
  ['jgf', /"format"\s*:\s*"JGF"/],
  ['jgf', /"record"\s*:\s*\{/],
  // In JGF the tree is an array of nodes, in wei7 an object.
  ['jgf', /"tree"\s*:\s*\[/],
  ['wei7', /"tree"\s*:\s*\{/],
];

export function languageOfContent(text: string): string | undefined {
  if (chapterOf(text.slice(0, HEAD), undefined)?.byShape === false) return 'ccgc';
  if (/^\s*</.test(text)) return /<wei7[\s>]/.test(text) ? 'wei7' : undefined;
  if (!/^\s*\{/.test(text)) return undefined;
  return SIGNS.find(([, sign]) => sign.test(text))?.[0];
}
