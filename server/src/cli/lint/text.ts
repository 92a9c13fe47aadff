/// The report for people.

import type { Diagnostic } from '../../language/diagnostics';
import { fill, type Language, type Severity, type Words } from '../../spec/rule';
import { Places } from '../../text/position';
import type { Color, Paint } from '../colors';
import { visible } from '../visible';
import type { CheckedFile } from './check';
import { excerptOf } from './excerpt';
import { counted, type Report } from './report';
import type { Tally } from './tally';

const COLORS: Readonly<Record<Severity, Color>> = { error: 'red', warning: 'yellow', info: 'blue' };

export class TextReport implements Report {
  constructor(
    readonly language: Language,
    readonly paint: Paint,
  ) {}

  begin(): string {
    return '';
  }

  file(file: CheckedFile): string {
    const places = new Places(file.checked.root);
    return file.diagnostics.map((diagnostic) => this.#diagnostic(file, diagnostic, places)).join('');
  }

  end(tally: Tally): string {
    return tally.files > 0 ? `${summary(tally, this.language)}\n` : '';
  }

  #diagnostic({ path, checked: { root } }: CheckedFile, diagnostic: Diagnostic, places: Places): string {
    const { paint } = this;
    const { severity, clause, rule, message, from, to } = diagnostic;
    const { line, column } = counted(places, diagnostic).start;
    const where = paint('bold', `${visible(path)}:${line}:${column}`);
    const what = `${paint(COLORS[severity], severity)} ${clause} ${paint('dim', rule)} ${visible(message)}`;
    const excerpt = excerptOf(root, from, to, column - 1);
    return `${where} ${what}\n  ${excerpt.line}\n  ${paint(COLORS[severity], excerpt.carets)}\n`;
  }
}

export function summary(tally: Tally, language: Language): string {
  const { files, faulty } = tally;
  if (faulty === 0) return fill(files === 1 ? SUMMARY.oneClean : SUMMARY.clean, language, { files });
  const counts = COUNTS.flatMap(([of, one, many]) => {
    const count = tally[of];
    return count > 0 ? [fill(count === 1 ? one : many, language, { count })] : [];
  });
  const list = counts.join(language === 'zh' ? '、' : ', ');
  return fill(files === 1 ? SUMMARY.oneFaulty : SUMMARY.faulty, language, { files, faulty, list });
}

const words = (en: string, zh: string): Words => ({ en, zh });

const SUMMARY = {
  oneClean: words('1 file checked, nothing is wrong.', '检查了 1 个文件，没有问题。'),
  clean: words('{files} files checked, nothing is wrong.', '检查了 {files} 个文件，没有问题。'),
  oneFaulty: words('{list} in 1 file.', '1 个文件，{list}。'),
  faulty: words('{list} in {faulty} of {files} files.', '{files} 个文件中 {faulty} 个有问题：{list}。'),
} as const;

const COUNTS: readonly (readonly [of: 'errors' | 'warnings' | 'infos', one: Words, many: Words])[] = [
  ['errors', words('1 error', '1 个错误'), words('{count} errors', '{count} 个错误')],
  ['warnings', words('1 warning', '1 个警告'), words('{count} warnings', '{count} 个警告')],
  ['infos', words('1 remark', '1 个提示'), words('{count} remarks', '{count} 个提示')],
];
