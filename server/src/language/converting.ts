/// Another format for a record: what it would be, and what would be lost. A record is converted when nothing in it is wrong, so
/// that nothing is lost that nobody has been told of.

import { exchangedWith, formatNamed } from '../formats/list';
import { eachFinding } from '../record/finding';
import { wordsOf } from '../record/losses';
import type { Exchange, Refused } from '../record/model';
import { fill, type Words } from '../spec/rule';
import { textBetween } from '../text/edit';
import type { Run } from '../text/node';
import type { Checked, RecordDocument } from './document';

interface Converted {
  readonly text: string;
  readonly losses: readonly Words[];
}

/// The ids of the formats that it can be converted to.
export const convertible = ({ format }: RecordDocument): readonly string[] =>
  format ? exchangedWith(format.specification.id) : [];

/// Undefined when there is no way from what the record is to that format.
export function* converted(
  { root, format }: RecordDocument,
  checked: Checked,
  to: string,
): Generator<void, Converted | Refused | undefined> {
  const from = format?.exchange?.();
  const into = format?.specification.id === to ? undefined : formatNamed(to)?.exchange?.();
  if (!from || !into) return undefined;
  const errors = errorsIn(checked);
  return errors > 0 ? { refusal: WRONG(errors) } : yield* exchanged(root, from, into);
}

function* exchanged(root: Run, from: Exchange, into: Exchange): Generator<void, Converted | Refused> {
  const read = yield* from.toModel(root);
  if ('refusal' in read) return read;
  const written = yield* into.fromModel(read.model, { eol: lineEndIn(root) });
  if ('refusal' in written) return written;
  return { text: written.text, losses: [...read.losses, ...written.losses].map(wordsOf) };
}

/// How the lines of the text end, as its first ones show.
const lineEndIn = (root: Run): string => (/\r\n/.test(textBetween(root, 0, 4096)) ? '\r\n' : '\n');

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
