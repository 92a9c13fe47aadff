/// The name of a file against the header of the record in it.

import type { Finding } from '../../../record/finding';
import type { Words } from '../../../spec/rule';
import { CHAPTERS } from '../shared/chapters';
import type { Header, Value } from '../shared/header/header';
import { RESULT_WORDS, type Result, resultOf } from '../shared/header/results';
import { shown } from '../shared/text/signs';
import { codeOf } from './codes';
import type { FileName } from './name';
import { nameable } from './nameable';
import { rules } from './rules';

/// Blanks do not count, nor does the letter of the colour at the end; and what no file can have in its name is written full-width
/// there.
function teamNames(name: string, letters: string): string[] {
  const whole = nameable(name.replace(/[ \t\r\n\u3000]/g, ''));
  const last = whole.slice(-1);
  return whole.length > 1 && letters.includes(last) ? [whole, whole.slice(0, -1)] : [whole];
}

export const sameTeam = (a: string, b: string, letters: string): boolean =>
  teamNames(a, letters).some((name) => teamNames(b, letters).includes(name));

/// Places count from the start of the header's text.
export function mismatches(name: FileName, header: Header): Finding[] {
  const { code } = name;
  const [said] = header.values;
  if (!code || !said || header.code === undefined) return [];
  if (header.code !== code.code && CHAPTERS.has(header.code)) {
    const params = { value: header.code, code: code.code };
    return [{ rule: rules['header-code-mismatch'], from: said.from, to: said.to, params }];
  }
  const letters = codeOf(header.code)?.letters;
  if (!header.complete || !letters) return [];
  const [, first, second, result] = header.values as [Value, Value, Value, Value];
  return [
    ...teamMismatch(name.first, first, letters[0], FIRST),
    ...teamMismatch(name.second, second, letters[1], SECOND),
    ...resultMismatch(name.result, result),
  ];
}

const FIRST: Words = { en: 'first', zh: '先手' };
const SECOND: Words = { en: 'second', zh: '后手' };

function teamMismatch(name: string | undefined, { text, from, to }: Value, letters: string, which: Words): Finding[] {
  if (!name || text === '' || sameTeam(name, text, letters)) return [];
  return [{ rule: rules['header-team-mismatch'], from, to, params: { which, name: shown(name), value: shown(text) } }];
}

function resultMismatch(name: Result | undefined, { text, from, to }: Value): Finding[] {
  const said = resultOf(text);
  if (!name || !said || name === 'template' || said === 'template' || name === said) return [];
  const params = { name: RESULT_WORDS[name]?.zh ?? '' };
  return [{ rule: rules['header-result-mismatch'], from, to, params }];
}
