/// What makes a session of XML one of wei7 2.2.

import type { Report } from '../../../record/finding';
import type { QuickFixes } from '../../../record/quick-fix';
import type { Rule } from '../../../spec/rule';
import { shortened } from '../../../syntax/measure';
import { type Declared, declarationOf } from '../../../syntax/xml/declaration';
import { rootElement } from '../../../syntax/xml/document';
import { tagLeafOf } from '../../../syntax/xml/element';
import { Kind, kindOf } from '../../../syntax/xml/lexer';
import { tagOf } from '../../../syntax/xml/said';
import { leaves } from '../../../text/edit';
import type { Run } from '../../../text/node';
import type { XmlDialect } from '../../shared/xml/session';
import { type Context, contextOf } from './context';
import { MovesCourse } from './play/course';
import { rules, xmlRules } from './rules';
import { record } from './shape';
import { viewOf } from './view/view';

export const dialect: XmlDialect<Context, MovesCourse> = {
  rules: xmlRules,
  expected: record,
  contextOf: (root, { bytes }) => contextOf(root, bytes === 'sound'),
  courseFor({ size }, before) {
    return before?.ground.columns === size ? before : new MovesCourse({ columns: size, rows: size, sized: true });
  },
  view: viewOf,
  get help() {
    return (require('./help') as typeof import('./help')).help;
  },
  get writer() {
    return (require('./write/writer') as typeof import('./write/writer')).writer;
  },
  get people() {
    return (require('./people') as typeof import('./people')).people;
  },
  get quickFixes(): QuickFixes {
    return require('./fixes').quickFixes;
  },
  whole(root, name, isSound, report) {
    declaration(root, report);
    if (isSound && name !== undefined && !/\.wei7$/i.test(name)) extension(root, name, report);
  },
};

/// What the XML declaration says, if there is one.
function declaration(root: Run, report: Report): void {
  for (const { leaf, start } of leaves(root)) {
    if (kindOf(leaf) === Kind.blank) continue;
    const declared = kindOf(leaf) === Kind.declaration ? declarationOf(leaf) : undefined;
    const { version, encoding } = declared ?? {};
    if (version && version.value !== '1.0') wrong(rules['xml-version'], version, start, report);
    if (encoding && encoding.value.toLowerCase() !== 'utf-8') wrong(rules['encoding-utf-8'], encoding, start, report);
    return;
  }
}

function wrong(rule: Rule, { value, at }: Declared, start: number, report: Report): void {
  const from = start + (value === '' ? at - 1 : at);
  const params = { value: `"${shortened(value)}"` };
  report.add({ rule, from, to: from + (value === '' ? 2 : value.length), params });
}

function extension(root: Run, name: string, report: Report): void {
  const found = rootElement(root, 'wei7');
  if (!found) return;
  const tag = tagOf(tagLeafOf(found.element));
  const from = found.at + tag.nameAt;
  report.add({ rule: rules['file-extension'], from, to: from + tag.name.length, params: { name: shortened(name) } });
}
