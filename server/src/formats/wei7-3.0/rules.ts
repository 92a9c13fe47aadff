/// All rules of wei7 3.0, in the order of their clauses.
///
/// What the messages show: `{value}` is the value as the text has it (shortened), `{kind}` the kind of JSON value met
/// ("a string"), `{name}` a property's name without quotes, `{point}` a point as players write it (D4).

import type { Rule } from '../../spec/rule';
import { named } from '../../spec/rule-book';
import { infoRules } from './rules-info';
import { playRules } from './rules-play';
import { rootRules } from './rules-root';
import { stepRules } from './rules-steps';
import { treeRules } from './rules-tree';

export const rules = named({
  ...rootRules,
  ...infoRules,
  ...treeRules,
  ...stepRules,
  ...playRules,
}) satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;
