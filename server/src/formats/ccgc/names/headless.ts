/// Names of files whose records have no header: what the record says elsewhere is put together as one.

import type { Finding } from '../../../record/finding';
import type { QuickFix } from '../../../record/quick-fix';
import type { Rule, Words } from '../../../spec/rule';
import { RESULT_WORDS, wordOf } from '../shared/header/results';
import type { HeaderOf } from './fixes';
import { namedAfter } from './mended';
import { partsOf } from './name';
import { rules } from './rules';

/// A name of another game; or a result that the record does not have, for which there is a rule.
export function contradictionsIn(name: string, code: string, said: string | undefined, rule: Rule): Finding[] {
  const { code: named, result } = partsOf(name);
  if (named && named.code !== code) {
    const params = { value: code, code: named.code };
    return [{ rule: rules['header-code-mismatch'], from: 0, to: 0, params }];
  }
  if (!said || (result !== 'first' && result !== 'second') || wordOf(result) === said) return [];
  const words: Words = RESULT_WORDS[result] ?? { en: result, zh: result };
  return [{ rule, from: 0, to: 0, params: { name: words, value: said } }];
}

/// The file takes what the record says.
export const renamedAfter = (headerOf: HeaderOf, part: 'code' | 'result'): QuickFix =>
  function* (fault) {
    const { name = '' } = fault;
    const header = headerOf(fault);
    const rename = header && namedAfter(name, header, part);
    if (!rename || rename === name) return;
    yield { title: { en: `Rename the file to \`${rename}\``, zh: `把文件改名为 \`${rename}\`` }, edits: [], rename };
  };
