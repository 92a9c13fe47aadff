/// Chapters 3.16.3 and 3.16.4: steps, what is done in them, and branches.

import { error, FIXED, remark, warning } from '../../../../spec/rule-book';
import { ALLOWED, NOT_KNOWN } from '../../../shared/json/reasons';
import { book } from '../clauses';
import { action, inAction, inMove, inStep, inSteps, inTree, move, record, said, steps, takeback } from './examples';

const mark = '{"point": {"x": 3, "y": 3}, "symbol": "A"}';

const PLAYERS = '"info": {"participants": [{"name": "Ana Reis"}], "players": [{"participant": 0, "color": 1}]}';

/// Black says who has won.
const claim = (winner: number): string =>
  record(
    `${PLAYERS},\n  "tree": {${steps(`{"action": {"type": "result", "value": {"winner": ${winner}}}, "actor": 0}`)}}`,
  );

export const stepRules = book({
  'steps-type': error('3.16.3', {
    en: 'steps is an array, not {kind}; put even a single step in brackets.',
    zh: 'steps 要写成数组，不能是{kind}；只有一步也要放进方括号。',
    bad: inTree(`"steps": ${move(1, 3, 3)}`),
    good: inSteps(move(1, 3, 3)),
    fix: FIXED,
  }),
  'step-type': error('3.16.3', {
    en: 'A step is an object with action, not {kind}.',
    zh: 'steps 的每一步都要写成含 action 的对象，不能是{kind}。',
    bad: inSteps('"D4"'),
    good: inSteps(move(1, 3, 15)),
    fix: FIXED,
  }),
  'step-unknown-property': error('3.16.3', {
    en: 'A step has no "{name}"; it takes time, action, actor, marks and comment.',
    zh: '每一步里没有 "{name}"；只有 time、action、actor、marks 和 comment。',
    bad: inStep('"coment": "To begin with"'),
    good: inStep('"comment": "To begin with"'),
    fix: FIXED,
  }),
  'step-missing-action': error('3.16.3', {
    en: 'This step lacks "action", so nothing happens in it.',
    zh: '这一步缺少 "action"，没有说做了什么。',
    bad: inSteps('{"comment": "The first move"}'),
    good: inSteps(move(1, 3, 3)),
    fix: FIXED,
  }),
  'step-time-order': warning('3.16.3.1', {
    en: 'time is {value}, but an earlier step has {before}; the order of the steps counts, so this one follows at once.',
    zh: 'time 是 {value}，前面的一步却是 {before}；先后以排列为准，这一步会紧接着进行。',
    bad: inSteps(said(12), said(7)),
    good: inSteps(said(7), said(12)),
    fix: FIXED,
  }),

  'action-type': error('3.16.3.2', {
    en: 'action is an object with type and value, not {kind}.',
    zh: 'action 要写成含 type 和 value 的对象，不能是{kind}。',
    bad: inSteps('{"action": "pass"}'),
    good: inMove('"color": 1, "point": null'),
    fix: NOT_KNOWN,
  }),
  'action-unknown-property': error('3.16.3.2', {
    en: 'An action has only type and value, no "{name}".',
    zh: 'action 只有 type 和 value，没有 "{name}"。',
    bad: inAction('"type": "message", "value": "Good luck!", "to": "all"'),
    good: inAction('"type": "message", "value": "Good luck!"'),
    fix: FIXED,
  }),
  'action-missing-type': error('3.16.3.2', {
    en: 'This action lacks "type": "move", "takeback", "result", "mark" or "message".',
    zh: '这个 action 缺少 "type"：可以是 "move"、"takeback"、"result"、"mark" 或 "message"。',
    bad: inAction('"value": {"color": 1, "point": null}'),
    good: inAction('"type": "move", "value": {"color": 1, "point": null}'),
    fix: FIXED,
  }),
  'action-type-value': error('3.16.3.2', {
    en: 'type is {value}; an action is "move", "takeback", "result", "mark" or "message".',
    zh: 'type 是 {value}，只能是 "move"、"takeback"、"result"、"mark" 或 "message"。',
    bad: inAction('"type": "Move", "value": {"color": 1, "point": null}'),
    good: inAction('"type": "move", "value": {"color": 1, "point": null}'),
    fix: FIXED,
  }),

  'move-value-missing': error('3.16.3.2.1', {
    en: 'This move lacks "value", an object with color and point.',
    zh: '这一手缺少 "value"，即含 color 和 point 的对象。',
    bad: inAction('"type": "move"'),
    good: inAction('"type": "move", "value": {"color": 1, "point": null}'),
    fix: FIXED,
  }),
  'move-type': error('3.16.3.2.1', {
    en: 'The value of a move is an object with color and point, not {kind}.',
    zh: '着手的 value 要写成含 color 和 point 的对象，不能是{kind}。',
    bad: inAction('"type": "move", "value": null'),
    good: inAction('"type": "move", "value": {"color": 1, "point": null}'),
    fix: NOT_KNOWN,
  }),
  'move-unknown-property': error('3.16.3.2.1', {
    en: 'A move has no "{name}"; it takes color, point, evaluation and problem.',
    zh: '着手没有 "{name}"；只有 color、point、evaluation 和 problem。',
    bad: inMove('"color": 1, "point": null, "evaluaton": "bad"'),
    good: inMove('"color": 1, "point": null, "evaluation": "bad"'),
    fix: FIXED,
  }),
  'move-missing-property': error('3.16.3.2.1', {
    en: 'This move lacks "{name}"; it needs color and point (for a pass, "point": null).',
    zh: '这一手缺少 "{name}"，color 和 point 都要写（停一手写 "point": null）。',
    bad: inMove('"color": 1'),
    good: inMove('"color": 1, "point": null'),
    fix: FIXED,
  }),
  'evaluation-value': error('3.16.3.2.1.3', {
    en: 'evaluation is {value}; it must be "bad", "good", "trick" or "controversial".',
    zh: 'evaluation 是 {value}，只能是 "bad"、"good"、"trick" 或 "controversial"。',
    bad: inMove('"color": 1, "point": null, "evaluation": "Bad"'),
    good: inMove('"color": 1, "point": null, "evaluation": "bad"'),
    fix: FIXED,
  }),

  'takeback-value-missing': error('3.16.3.2.2', {
    en: 'This takeback lacks "value", the number of moves to take back.',
    zh: '这次撤回缺少 "value"，即撤回几手。',
    bad: inSteps(move(1, 3, 3), action('"type": "takeback"')),
    good: inSteps(move(1, 3, 3), takeback('1')),
    fix: FIXED,
  }),
  'takeback-value': error('3.16.3.2.2', {
    en: 'A takeback undoes a whole number of moves, at least 1, not {value}.',
    zh: '撤回的手数必须是正整数，不能是 {value}。',
    bad: inSteps(move(1, 3, 3), takeback('"1"')),
    good: inSteps(move(1, 3, 3), takeback('1')),
    fix: FIXED,
  }),
  'takeback-too-many': error('3.16.3.2.2', {
    en: 'This takes back {value}, but only {count} can be taken back here.',
    zh: '这里要撤回 {value} 手，可到此为止只有 {count} 手可撤。',
    bad: inSteps(move(1, 3, 3), takeback('2')),
    good: inSteps(move(1, 3, 3), takeback('1')),
    fix: FIXED,
  }),

  'result-value-missing': error('3.16.3.2.3', {
    en: 'This result action lacks "value", the result as an object with winner.',
    zh: '这个 result 行为缺少 "value"，即含 winner 的结果。',
    bad: inAction('"type": "result"'),
    good: inAction('"type": "result", "value": {"winner": 1}'),
    fix: FIXED,
  }),
  'claims-own-win': remark('3.16.3.2.3.1', {
    en: 'Here {color} claims the win without a count; a player who resigns names the other side as winner.',
    zh: '这里{color}方没有点目就宣称自己获胜；如果是认输，winner 要写对方。',
    bad: claim(1),
    good: claim(2),
    fix: ALLOWED,
  }),
  'mark-value-missing': error('3.16.3.2.4', {
    en: 'This mark action lacks "value", an object with point and symbol.',
    zh: '这个 mark 行为缺少 "value"，即含 point 和 symbol 的对象。',
    bad: inSteps('{"time": 5, "action": {"type": "mark"}}'),
    good: inSteps(`{"time": 5, "action": {"type": "mark", "value": ${mark}}}`),
    fix: FIXED,
  }),
  'mark-action-outside-timeline': remark('3.16.3.2.4', {
    en: 'Mark actions are meant for live sessions, but no step here has a time; elsewhere use the marks of a step.',
    zh: 'mark 行为用于即时互动，而这份棋谱没有时间；一般的棋谱请用 marks。',
    bad: inAction(`"type": "mark", "value": ${mark}`),
    good: inStep(`"marks": [${mark}]`),
    fix: ALLOWED,
  }),
  'message-value-missing': error('3.16.3.2.5', {
    en: 'This message lacks "value", its text.',
    zh: '这条信息缺少 "value"，即信息的文字。',
    bad: inAction('"type": "message"'),
    good: inAction('"type": "message", "value": "Good luck!"'),
    fix: FIXED,
  }),

  'branches-type': error('3.16.4', {
    en: 'branches is an array, not {kind}; put even a single branch in brackets.',
    zh: 'branches 要写成数组，不能是{kind}；只有一个分支也要放进方括号。',
    bad: inTree('"branches": {"title": "A variation"}'),
    good: inTree('"branches": [{"title": "A variation"}]'),
    fix: FIXED,
  }),
});
