/// All rules of Hex records.

import { SIDE } from '../../../games/hex/cells';
import { FIXED, ruleBook, warning } from '../../../spec/rule-book';
import { itemsCited } from '../brackets/clauses';
import { round } from '../brackets/notation';
import { boardResultRules, headerRules } from '../shared/rules/header';
import { braceRules, bracketSamples, moveRules, wordingOf } from '../shared/rules/moves';
import { turnRules } from '../shared/rules/stones';
import { gb2312Rules } from '../shared/rules/text';
import { clauses } from './clauses';
import { RED_AND_BLUE } from './sides';

const cited = itemsCited('HEX');

const wording = wordingOf(['{', '}'], round, RED_AND_BLUE, SIDE, [
  ['E', 7],
  ['F', 6],
]);

const samples = bracketSamples('HEX', wording);
const { played } = samples;

/// Red goes up the column F, Blue beside it.
const WON = Array.from({ length: SIDE }, (_, i) => `R(F,${i + 1})${i + 1 < SIDE ? `;B(H,${i + 1})` : ''}`).join(';');

export const rules = ruleBook(clauses)({
  ...gb2312Rules(cited.section, samples),
  ...braceRules(cited.section, wording, samples),
  ...headerRules(cited, samples),
  ...boardResultRules(cited, samples, WON),
  ...moveRules(cited, wording, samples),
  ...turnRules(cited, RED_AND_BLUE, samples, wording),
  'move-after-win': warning(cited.section, {
    en: '{side} had joined its two sides of the board before this move; the game was over.',
    zh: '在这一着之前{side}方已经连通两边，对局已结束。',
    bad: played(`${WON};B(A,1)`),
    good: played(WON),
    concluded: true,
    fix: FIXED,
  }),
});
