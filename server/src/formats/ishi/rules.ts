/// All rules of the Ishi Standard Format, by the sections of its specification.
///
/// What the messages show: `{value}` is the field as the text has it (shortened), `{keyword}` the keyword of the line,
/// `{point}` and `{points}` points as players write them.

import type { Rule } from '../../spec/rule';
import { named } from '../../spec/rule-book';
import { dataRules } from './rules-data';
import { fieldRules } from './rules-fields';
import { lineRules } from './rules-lines';
import { moveRules, whiteRules } from './rules-moves';

export const rules = named({ ...lineRules, ...fieldRules, ...moveRules, ...dataRules }) satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;

const white = named(whiteRules);

/// The rule for a move of this side: some are cited with the keyword of its line.
export const ruleFor = (name: keyof typeof white, color: number): Rule => (color === 2 ? white : rules)[name];
