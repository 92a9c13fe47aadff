/// All rules of wei7 3.0, in the order of their clauses.
///
/// What the messages show: `{value}` is the value as the text has it (shortened), `{kind}` the kind of JSON value met
/// ("a string"), `{name}` a property's name without quotes, `{point}` a point as players write it (D4).

import { infoRules } from './info';
import { playRules } from './play';
import { rootRules } from './root';
import { stepRules } from './steps';
import { treeRules } from './tree';

export const rules = { ...rootRules, ...infoRules, ...treeRules, ...stepRules, ...playRules };
