/// The rules of SGF. Some cite the clause of the property that they are found at, and some are milder before FF[4]: then a finding
/// brings a copy of the rule that differs in that alone.

import type { Rule, Severity } from '../../../spec/rule';
import { info, recognised } from './info';
import { board, nodes, style } from './nodes';
import { charset, placement, structure } from './structure';
import { points, values } from './values';

export const rules = {
  ...structure,
  ...placement,
  ...charset,
  ...values,
  ...points,
  ...nodes,
  ...board,
  ...style,
  ...info,
  ...recognised,
};

const copies = new Map<string, Rule>();

function copyOf(rule: Rule, clause: string, severity: Severity): Rule {
  if (rule.clause === clause && rule.severity === severity) return rule;
  const key = `${rule.name} ${clause} ${severity}`;
  let copy = copies.get(key);
  if (!copy) {
    copy = { ...rule, clause, severity };
    copies.set(key, copy);
  }
  return copy;
}

/// The rule as it is found at a property, whose clause it cites.
export const citing = (rule: Rule, clause: string): Rule => copyOf(rule, clause, rule.severity);

/// An error from FF[4] on, and a warning before.
export const eased = (rule: Rule, isOld: boolean): Rule =>
  isOld && rule.severity === 'error' ? copyOf(rule, rule.clause, 'warning') : rule;
