/// All rules of Gomoku records.

import { SIDE } from '../../../games/in-a-row/gomoku';
import { FIXED, ruleBook, warning } from '../../../spec/rule-book';
import { BLACK_AND_WHITE } from '../brackets/chapter';
import { itemsCited } from '../brackets/clauses';
import { round } from '../brackets/notation';
import { boardResultRules, drawRules, headerRules } from '../shared/rules/header';
import { braceRules, bracketSamples, moveRules, wordingOf } from '../shared/rules/moves';
import { turnRules } from '../shared/rules/stones';
import { gb2312Rules } from '../shared/rules/text';
import { clauses } from './clauses';

const cited = itemsCited('C5');

const wording = wordingOf(['{', '}'], round, BLACK_AND_WHITE, SIDE, [
  ['H', 8],
  ['I', 9],
]);

const samples = bracketSamples('C5', wording);
const { played } = samples;

/// Black has five in row 8.
const WON = 'B(F,8);W(F,10);B(G,8);W(G,10);B(H,8);W(I,10);B(I,8);W(J,10);B(J,8)';

export const rules = ruleBook(clauses)({
  ...gb2312Rules(cited.section, samples),
  ...braceRules(cited.section, wording, samples),
  ...headerRules(cited, samples),
  ...boardResultRules(cited, samples, WON),
  ...drawRules(cited, samples),
  ...moveRules(cited, wording, samples),
  ...turnRules(cited, BLACK_AND_WHITE, samples, wording),
  'move-after-win': warning(cited.section, {
    en: '{side} had five in a row before this move; the game was over.',
    zh: '在这一着之前{side}棋已经连成五子，对局已结束。',
    bad: played(`${WON};W(F,6)`),
    good: played(WON),
    concluded: true,
    fix: FIXED,
  }),
});
