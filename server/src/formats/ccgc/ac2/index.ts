import { CLEAN, Report } from '../../../record/finding';
import type { Rule } from '../../../spec/rule';
import { groupsFamily } from '../../../syntax/groups/family';
import type { Format } from '../../format';
import { type Dialect, FlatSession } from '../flat/session';
import { ac2 as specification } from './clauses';
import { ArmyCourse } from './course';
import { marks } from './layouts';
import { contradictions, teamPlaces } from './names';
import { rules } from './rules';
import { viewOf } from './view';
import { writer } from './write';

const book: Readonly<Record<string, Rule>> = rules;

/// Everything is reported by playing: what a group says depends on those before it.
const dialect: Dialect<ArmyCourse> = {
  undecodable: rules['undecodable-text'],
  mismatch: undefined,
  course: () => new ArmyCourse(),
  header: () => undefined,
  teams: teamPlaces,
  names: contradictions,
  *read(root) {
    yield* [];
    if (root) return CLEAN;
    const report = new Report();
    report.add({ rule: rules['open-paren-missing'], from: 0, to: 0 });
    return report.findings;
  },
  view: viewOf,
  writer,
  get help() {
    return (require('./help') as typeof import('./help')).help;
  },
  get quickFixes() {
    return (require('./fixes') as typeof import('./fixes')).quickFixes;
  },
};

export const ac2: Format = {
  specification,
  family: groupsFamily(marks),
  layout: () => require('../../../syntax/groups/layout').groupLayout,
  rules: book,
  open: () => new FlatSession(dialect),
  retelling: () => require('./retelling').retelling,
};
