/// Rules that many chapters share say what is the same in a chapter once: its code, its last column, its example of a move.

import type { Params } from '../../../../spec/rule';
import { fill } from '../../../../spec/rule';
import type { Unnamed } from '../../../../spec/rule-book';

/// The rule with these places of its message filled.
export const params = <R extends Unnamed>(rule: R, values: Params): R => ({
  ...rule,
  message: { en: fill(rule.message, 'en', values), zh: fill(rule.message, 'zh', values) },
});
