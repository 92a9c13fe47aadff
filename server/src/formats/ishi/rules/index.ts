/// All rules of the Ishi Standard Format, by the sections of its specification.
///
/// What the messages show: `{value}` is the field as the text has it (shortened), `{keyword}` the keyword of the line,
/// `{point}` and `{points}` points as players write them.

import type { Rule } from '../../../spec/rule';
import { ruleBook } from '../../../spec/rule-book';
import type { ClauseNumber } from '../clauses';
import { dataRules } from './data';
import { fieldRules } from './fields';
import { lineRules } from './lines';
import { moveRules, whiteRules } from './moves';

const book = ruleBook<ClauseNumber>();

export const rules = book({ ...lineRules, ...fieldRules, ...moveRules, ...dataRules });

export type RuleName = keyof typeof rules;

const white = book(whiteRules);

/// The rule for a move of this side: some are cited with the keyword of its line.
export const ruleFor = (name: keyof typeof white, color: number): Rule => (color === 2 ? white : rules)[name];
