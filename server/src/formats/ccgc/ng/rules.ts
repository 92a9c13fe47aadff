/// All rules of NoGo records.

import { SIDE } from '../../../games/nogo/board';
import { FIXED, ruleBook, warning } from '../../../spec/rule-book';
import { BLACK_AND_WHITE } from '../brackets/chapter';
import { headerCited } from '../brackets/clauses';
import { square } from '../brackets/notation';
import { boardResultRules, headerRules } from '../shared/rules/header';
import { bracketSamples, moveRules, parenRules, wordingOf } from '../shared/rules/moves';
import { turnRules } from '../shared/rules/stones';
import { gb2312Rules } from '../shared/rules/text';
import { clauses } from './clauses';

const MOVE = 'NG-2.6)';

const cited = {
  ...headerCited('NG'),
  order: MOVE,
  colour: MOVE,
  move: MOVE,
  separator: 'NG-2',
  mark: 'NG-2.7)',
} as const;

const wording = wordingOf(['(', ')'], square, BLACK_AND_WHITE, SIDE, [
  ['D', 5],
  ['F', 4],
]);

const samples = bracketSamples('NG', wording);
const { played } = samples;

/// White puts a stone into a corner that is Black's, where it has no liberty.
const WON = 'B[A2];W[D4];B[B1];W[A1]';

export const rules = ruleBook(clauses)({
  ...gb2312Rules(cited.section, samples),
  ...parenRules(cited.section, wording, samples),
  ...headerRules(cited, samples),
  ...boardResultRules(cited, samples, WON),
  ...moveRules(cited, wording, samples),
  ...turnRules(cited, BLACK_AND_WHITE, samples, wording),
  'move-after-loss': warning(MOVE, {
    en: '{side} had taken a stone before this move, or left its own without a liberty, and so lost; the game was over.',
    zh: '在这一着之前{side}棋已经提子或使己方棋子无气而告负，对局已结束。',
    bad: played(`${WON};B[F4]`),
    good: played(WON),
    fix: FIXED,
  }),
});
