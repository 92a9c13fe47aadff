/// The result in the name of a file against that in the header.

import type { Finding } from '../../../record/finding';
import type { Run } from '../../../text/node';
import { RESULT_WORDS, type Result, resultOf } from '../shared/header/results';
import { rules } from './rules';
import { headerOf } from './view';

const NAME = /^WTN-.*vs.*?-(先手胜|后手胜)(?=[-.\s\d])/s;

export const resultInName = (name: string): Result | undefined => resultOf(NAME.exec(name)?.[1] ?? '');

export function nameFaults(name: string, root: Run): Finding[] {
  const said = resultInName(name);
  const header = headerOf(root);
  const value = header?.complete ? resultOf(header.values[3]?.text ?? '') : undefined;
  if (!said || !value || value === 'template' || said === value) return [];
  const params = { name: RESULT_WORDS[said]?.zh ?? '', value: RESULT_WORDS[value]?.zh ?? '' };
  return [{ rule: rules['file-name-result-agrees'], from: 0, to: 0, params }];
}
