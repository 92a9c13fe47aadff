/// All rules of Connect6 records.
///
/// What the messages show: `{value}` is what the text has (shortened), `{half}` what it should have.

import { SIDE } from '../../../games/in-a-row/connect6';
import { FIXED, ruleBook, warning } from '../../../spec/rule-book';
import { BLACK_AND_WHITE } from '../brackets/chapter';
import { itemsCited } from '../brackets/clauses';
import { round } from '../brackets/notation';
import { boardResultRules, drawRules, headerRules } from '../shared/rules/header';
import { braceRules, bracketSamples, moveRules, wordingOf } from '../shared/rules/moves';
import { firstMoveRule, occupiedRule } from '../shared/rules/stones';
import { gb2312Rules } from '../shared/rules/text';
import { clauses } from './clauses';

const cited = itemsCited('C6');

const wording = wordingOf(['{', '}'], round, BLACK_AND_WHITE, SIDE, [
  ['J', 10],
  ['K', 11],
]);

const samples = bracketSamples('C6', wording);
const { played } = samples;

/// Black has six in row 10.
const WON = 'B(F,10);W(F,12);W(H,12);B(G,10);B(H,10);W(J,12);W(L,12);B(I,10);B(J,10);W(F,14);W(H,14);B(K,10);B(F,9)';

export const rules = ruleBook(clauses)({
  ...gb2312Rules(cited.section, samples),
  ...braceRules(cited.section, wording, samples),
  ...headerRules(cited, samples),
  ...boardResultRules(cited, samples, WON),
  ...drawRules(cited, samples),
  ...moveRules(cited, wording, samples),
  ...firstMoveRule(cited, BLACK_AND_WHITE, {
    bad: played('W(J,10);B(K,11);B(I,9)'),
    good: played('B(J,10);W(K,11);W(I,9)'),
  }),
  'colour-order': warning(cited.section, {
    en: '{side} out of turn: Black begins with one stone, then each side puts two.',
    zh: '这里不该{side}棋下：黑方先下一子，此后双方轮流各下两子。',
    bad: played('B(J,10);B(K,11)'),
    good: played('B(J,10);W(K,11)'),
    concluded: true,
    fix: FIXED,
  }),
  ...occupiedRule(cited.section, samples, wording),
  'move-after-win': warning(cited.section, {
    en: '{side} had six in a row before this move; the game was over.',
    zh: '在这一着之前{side}棋已经连成六子，对局已结束。',
    bad: played(`${WON};W(J,14)`),
    good: played(WON),
    concluded: true,
    fix: FIXED,
  }),
});
