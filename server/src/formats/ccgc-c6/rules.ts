/// All rules of Connect6 records.
///
/// What the messages show: `{value}` is what the text has (shortened), `{half}` what it should have.

import type { Rule } from '../../spec/rule';
import { error, named, warning } from '../../spec/rule-book';
import { drawRules, headerRules } from '../ccgc/rules/header';
import { aroundRules, moveRules, type Wording } from '../ccgc/rules/moves';
import { gb2312Rules } from '../ccgc/rules/text';

const clauses = {
  board: 'C6-1',
  section: 'C6-2',
  code: 'C6-2.1)',
  teams: 'C6-2.2)',
  result: 'C6-2.3)',
  time: 'C6-2.4)',
  event: 'C6-2.5)',
  colour: 'C6-2.(1)',
  move: 'C6-2.(2)',
  separator: 'C6-2.(3)',
  mark: 'C6-2.(4)',
};

const wording: Wording = {
  open: '{',
  close: '}',
  move: 'B(J,10)',
  first: 'B',
  second: 'W',
  lastColumn: 'S',
  lastRow: 19,
};

const around = aroundRules(clauses.section, wording);

export const rules = named({
  ...gb2312Rules(clauses.section),
  'open-brace-missing': around.open,
  'close-brace-missing': around.close,
  'text-after-record': around.after,
  ...headerRules(clauses, 'C6'),
  ...drawRules(clauses),
  ...moveRules(clauses, wording),
  'first-move-colour': warning(
    clauses.teams,
    'The first move is by White; the first player has Black.',
    '第一手是白棋；先手应执黑。',
  ),
  'colour-order': warning(
    clauses.section,
    '{side} out of turn: Black begins with one stone, then each side puts two.',
    '这里不该{side}下：黑方先下一子，此后双方轮流各下两子。',
  ),
  'occupied-point': error(
    clauses.section,
    '{point} is taken: {stone} stands there.',
    '{point} 已有{stone}，不能下在这里。',
  ),
  'move-after-win': warning(
    clauses.section,
    '{side} had six in a row before this move; the game was over.',
    '在这一着之前{side}已经连成六子，对局已结束。',
  ),
}) satisfies Record<string, Rule>;
