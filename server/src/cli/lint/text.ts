/// The report for people. A flood of faults of one rule is told by its first few.

import type { Diagnostic } from '../../language';
import { fill, type Language, type Severity, type Words } from '../../spec/rule';
import { Places } from '../../text/places';
import type { Color, Paint } from '../colors';
import { visible } from '../visible';
import type { CheckedFile } from './check';
import { excerptOf } from './excerpt';
import { counted, type Report, type ToldFile } from './report';
import type { Tally } from './tally';

/// Without `--all`.
export const ALIKE = 5;

const COLORS: Readonly<Record<Severity, Color>> = { error: 'red', warning: 'yellow', info: 'blue' };

/// How a file is told.
interface Telling {
  readonly language: Language;
  readonly paint: Paint;
  /// So many faults of one rule are told in one file.
  readonly alike: number;
}

export class TextReport implements Report {
  constructor(readonly language: Language) {}

  begin(): string {
    return '';
  }

  file({ text }: Pick<ToldFile, 'text'>): string {
    return text;
  }

  failed(): string {
    return '';
  }

  *end(tally: Tally): Generator<string> {
    if (tally.files === 0) return;
    const { named } = tally;
    const part = named > 0 ? fill(NAMED, this.language, { named }) : '';
    yield `${[summary(tally, this.language), part].filter(Boolean).join(this.language === 'zh' ? '' : ' ')}\n`;
  }
}

export function textOf(file: CheckedFile, telling: Telling): string {
  const { alike } = telling;
  const places = new Places(file.checked.root);
  const counts = new Map<string, number>();
  const totals = countsOf(file.diagnostics);
  let text = '';
  for (const diagnostic of file.diagnostics) {
    const { rule } = diagnostic;
    const count = (counts.get(rule) ?? 0) + 1;
    counts.set(rule, count);
    if (count <= alike) text += diagnosticIn(file, diagnostic, places, telling);
    if (count === alike) text += othersLikeIt((totals.get(rule) ?? 0) - count, telling);
  }
  return text;
}

function othersLikeIt(count: number, { paint, language }: Telling): string {
  return count > 0 ? `  ${paint('dim', fill(LIKE_IT, language, { count }))}\n` : '';
}

function diagnosticIn(
  { path, checked: { root } }: CheckedFile,
  diagnostic: Diagnostic,
  places: Places,
  { paint }: Telling,
): string {
  const { severity, clause, rule, message, from, to } = diagnostic;
  const { line, column } = counted(places, diagnostic).start;
  const where = paint('bold', `${visible(path)}:${line}:${column}`);
  const what = `${paint(COLORS[severity], severity)} ${clause} ${paint('dim', rule)} ${visible(message)}`;
  const excerpt = excerptOf(root, from, to, column - 1);
  return `${where} ${what}\n  ${excerpt.line}\n  ${paint(COLORS[severity], excerpt.carets)}\n`;
}

function countsOf(diagnostics: readonly Diagnostic[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { rule } of diagnostics) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return counts;
}

function summary(tally: Tally, language: Language): string {
  const { files, faulty, named } = tally;
  if (faulty === 0 && named === files) return fill(SUMMARY.named, language, { files });
  if (faulty === 0) return fill(files === 1 ? SUMMARY.oneClean : SUMMARY.clean, language, { files });
  const counts = COUNTS.flatMap(([of, one, many]) => {
    const count = tally[of];
    return count > 0 ? [fill(count === 1 ? one : many, language, { count })] : [];
  });
  const list = counts.join(language === 'zh' ? '、' : ', ');
  return fill(files === 1 ? SUMMARY.oneFaulty : SUMMARY.faulty, language, { files, faulty, list });
}

const words = (en: string, zh: string): Words => ({ en, zh });

const LIKE_IT = words('and {count} more like it; --all tells them.', '还有 {count} 处同类问题；用 --all 全部列出。');

const NAMED = words(
  'Files of which only the name is checked, and nothing that is in them: {named}.',
  '其中 {named} 个只检查文件名，不检查内容。',
);

const SUMMARY = {
  oneClean: words('1 file checked, nothing is wrong.', '检查了 1 个文件，没有问题。'),
  clean: words('{files} files checked, nothing is wrong.', '检查了 {files} 个文件，没有问题。'),
  named: words('Files checked: {files}.', '检查了 {files} 个文件。'),
  oneFaulty: words('{list} in 1 file.', '1 个文件，{list}。'),
  faulty: words('{list} in {faulty} of {files} files.', '{files} 个文件中 {faulty} 个有问题：{list}。'),
} as const;

const COUNTS: readonly (readonly [of: 'errors' | 'warnings' | 'infos', one: Words, many: Words])[] = [
  ['errors', words('1 error', '1 个错误'), words('{count} errors', '{count} 个错误')],
  ['warnings', words('1 warning', '1 个警告'), words('{count} warnings', '{count} 个警告')],
  ['infos', words('1 remark', '1 个提示'), words('{count} remarks', '{count} 个提示')],
];
