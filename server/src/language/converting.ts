/// Another format for a record: what it would be, and what would be lost.

import { type Converted, conversion, type Refused, targetsOf } from '../migration';
import { eachFinding } from '../record/finding';
import { fill } from '../spec/rule';
import type { Checked, RecordDocument } from './document';

export const convertible = ({ format }: RecordDocument): readonly string[] =>
  format ? targetsOf(format.specification.id) : [];

/// Undefined when there is no way from what the record is to that format.
export function* converted(
  { root, format }: RecordDocument,
  checked: Checked,
  to: string,
): Generator<void, Converted | Refused | undefined> {
  const convert = format && conversion(format.specification.id, to);
  if (!convert) return undefined;
  const errors = errorsIn(checked);
  return errors > 0 ? { refusal: WRONG(errors) } : yield* convert(root);
}

function errorsIn({ read, played }: Checked): number {
  let errors = 0;
  for (const findings of [read, played]) {
    eachFinding(findings, ({ rule }) => {
      if (rule.severity === 'error') errors++;
      return true;
    });
  }
  return errors;
}

const WORDS = {
  en: 'Mend the errors first ({count}): what is wrong cannot be converted faithfully.',
  zh: '请先改正错误（{count} 处）：有错误的内容无法如实转换。',
} as const;

const WRONG = (count: number) => ({ en: fill(WORDS, 'en', { count }), zh: fill(WORDS, 'zh', { count }) });
