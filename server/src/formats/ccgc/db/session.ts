/// What makes a session of JSON one of Dots and Boxes.

import type { Report } from '../../../record/finding';
import type { Run } from '../../../text/node';
import type { Source } from '../../format';
import type { JsonDialect } from '../../shared/json/session';
import { type EncodingRules, encodingFault, fileNameIn, tellName, undecodedIn } from '../shared/text/whole';
import { DotsCourse } from './course';
import { contradictions } from './names';
import { rules } from './rules';
import { type Context, shape } from './shape';
import { viewOf } from './view';
import { writer } from './write';

export const dialect: JsonDialect<Context, DotsCourse> = {
  rules: { syntax: rules['json-syntax'], duplicate: rules['duplicate-property'], atNext: true },
  shape: () => shape,
  contextOf: () => null,
  courseFor: (_context, before) => before ?? new DotsCourse(),
  view: viewOf,
  writer,
  /// Loaded when somebody asks for help, or has something put right.
  get help() {
    return (require('./help') as typeof import('./help')).help;
  },
  get people() {
    return (require('./people') as typeof import('./people')).people;
  },
  get quickFixes() {
    return (require('./fixes') as typeof import('./fixes')).quickFixes;
  },
  whole(root, _context, _facts, source, report) {
    tellEncoding(root, source, report);
    const name = fileNameIn(source);
    if (!name || source.name === undefined) return;
    const found = contradictions(source.name, root);
    const isOther = found.some(({ rule }) => rule.name === 'header-code-mismatch');
    if (!isOther) tellName(name, report);
    for (const finding of found) report.add(finding);
  },
};

const GARBLED = { en: 'and this text cannot be decoded', zh: '这里的文字无法解码' };

const inOther = (encoding: string) => ({
  en: `but this file is in ${encoding}: save it anew`,
  zh: `而这个文件是 ${encoding}，请另存一次`,
});

const rule = rules['undecodable-text'];

const OTHERS: EncodingRules = { 'GB 2312': rule, 'GB 18030': rule, 'UTF-16': rule };

function tellEncoding(root: Run, source: Source, report: Report): void {
  const garbled = undecodedIn(root);
  if (garbled) {
    report.add({ rule, ...garbled, params: { what: GARBLED } });
    return;
  }
  const fault = encodingFault(root, source, OTHERS);
  if (fault) report.add({ ...fault, params: { what: inOther(source.encoding?.name ?? '') } });
}
