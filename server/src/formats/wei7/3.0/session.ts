/// What makes a session of JSON one of wei7 3.0.

import type { Report } from '../../../record/finding';
import { isArray, membersAt, rootValue, valueAt } from '../../../syntax/json/access';
import { leaves } from '../../../text/edit';
import type { Run } from '../../../text/node';
import { alike } from '../../shared/alike';
import type { JsonDialect } from '../../shared/json/session';
import { type Context, contextOf } from './context';
import { Wei7Course } from './play/course';
import { rules } from './rules';
import { record } from './shape';
import { TIMED } from './shape/steps';
import { viewOf } from './view/view';

export const dialect: JsonDialect<Context, Wei7Course> = {
  rules: { syntax: rules['json-syntax'], duplicate: rules['duplicate-property'] },
  undecoded: rules['not-utf8'],
  shape: () => record,
  contextOf,
  courseFor({ columns, rows, sized }, before) {
    const ground = { columns, rows, sized };
    return before && alike(before.ground, ground) ? before : new Wei7Course(ground);
  },
  view: viewOf,
  /// Loaded when somebody asks for help, changes something on the board, or has something put right.
  get help() {
    return (require('./help') as typeof import('./help')).help;
  },
  get writer() {
    return (require('./write/writer') as typeof import('./write/writer')).writer;
  },
  get people() {
    return (require('./people') as typeof import('./people')).people;
  },
  get quickFixes() {
    return (require('./fixes') as typeof import('./fixes')).quickFixes;
  },
  whole(root, _context, facts, { name }, report) {
    if (facts & TIMED) timeline(root, report);
    if (name !== undefined && !/\.wei7$/i.test(name)) extension(root, report);
  },
};

/// Branches in a record with times. The first tree that has any is the outermost one.
function timeline(root: Run, report: Report): void {
  const tree = valueAt(rootValue(root), 'tree');
  const branches = membersAt(tree)?.get('branches');
  if (!tree || !branches?.value || !isArray(branches.value) || !branches.value.run) return;
  const from = tree.at + branches.keyAt;
  report.add({ rule: rules['timeline-with-branches'], from, to: from + branches.key.size });
}

/// Told at the first character.
function extension(root: Run, report: Report): void {
  for (const { leaf, start } of leaves(root)) {
    if (leaf.size === 0 || leaf.text.charCodeAt(0) === 0xfeff) continue;
    report.add({ rule: rules['file-extension'], from: start, to: start + 1 });
    return;
  }
}
