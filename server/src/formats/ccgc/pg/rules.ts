/// All rules of Phantom Go records.

import { SIDE } from '../../../games/phantom-go/referee';
import { FIXED, remark, ruleBook, unfixed, warning } from '../../../spec/rule-book';
import { BLACK_AND_WHITE } from '../brackets/chapter';
import { headerCited } from '../brackets/clauses';
import { square } from '../brackets/notation';
import { headerRules } from '../shared/rules/header';
import { bracketSamples, moveRules, parenRules, wordingOf } from '../shared/rules/moves';
import { firstMoveRule } from '../shared/rules/stones';
import { gb2312Rules } from '../shared/rules/text';
import { clauses } from './clauses';

const MOVE = 'PG-2.6)';
const TRY = 'PG-2.7)';

const cited = { ...headerCited('PG'), colour: MOVE, move: MOVE, separator: MOVE, mark: 'PG-2.8)' } as const;

const wording = wordingOf(['(', ')'], square, BLACK_AND_WHITE, SIDE, [
  ['D', 5],
  ['F', 4],
]);

const samples = bracketSamples('PG', wording);
const { played } = samples;

export const rules = ruleBook(clauses)({
  ...gb2312Rules(cited.section, samples),
  ...parenRules(cited.section, wording, samples),
  ...headerRules(cited, samples),
  ...moveRules(cited, wording, samples),
  ...firstMoveRule(cited, BLACK_AND_WHITE, { bad: played('W[D5]'), good: played('B[D5]') }),
  'own-stone': warning(TRY, {
    en: '{side} tries {point}, where a stone of its own stands: the referee refuses that.',
    zh: '{side}方下在 {point}，但这里已有己方的棋子，裁判会拒绝。',
    bad: played('B[D5];W[F4];B[D5];B[E5]'),
    good: played('B[D5];W[F4];B[E5]'),
    fix: FIXED,
  }),
  'implied-pass': remark(TRY, {
    en: 'It was the turn of {side}, who has passed then: a record has no sign for that.',
    zh: '这里本该{side}方下，应是{side}方停着了；棋谱没有停着的写法。',
    bad: played('B[D5];B[F4]'),
    good: played('B[D5];W[F4]'),
    fix: unfixed('To pass is no fault, and cannot be written.', '停着并没有错，只是无法写进棋谱。'),
  }),
});
