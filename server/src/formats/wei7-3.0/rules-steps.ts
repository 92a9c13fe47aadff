/// Chapters 3.16.3 and 3.16.4: steps, what is done in them, and branches.

import { error, remark, warning } from '../../spec/rule-book';

export const stepRules = {
  'steps-type': error(
    '3.16.3',
    'steps is an array, not {kind}; put even a single step in brackets.',
    'steps 要写成数组，不能是{kind}；只有一步也要放进方括号。',
  ),
  'step-type': error(
    '3.16.3',
    'A step is an object with action, not {kind}.',
    'steps 的每一步都要写成含 action 的对象，不能是{kind}。',
  ),
  'step-unknown-property': error(
    '3.16.3',
    'A step has no "{name}"; it takes time, action, actor, marks and comment.',
    '每一步里没有 "{name}"；只有 time、action、actor、marks 和 comment。',
  ),
  'step-missing-action': error(
    '3.16.3',
    'This step lacks "action", so nothing happens in it.',
    '这一步缺少 "action"，没有说做了什么。',
  ),
  'step-time-order': warning(
    '3.16.3.1',
    'time is {value}, but an earlier step has {before}; the order of the steps counts, so this one follows at once.',
    'time 是 {value}，前面的一步却是 {before}；先后以排列为准，这一步会紧接着进行。',
  ),

  'action-type': error(
    '3.16.3.2',
    'action is an object with type and value, not {kind}.',
    'action 要写成含 type 和 value 的对象，不能是{kind}。',
  ),
  'action-unknown-property': error(
    '3.16.3.2',
    'An action has only type and value, no "{name}".',
    'action 只有 type 和 value，没有 "{name}"。',
  ),
  'action-missing-type': error(
    '3.16.3.2',
    'This action lacks "type": "move", "takeback", "result", "mark" or "message".',
    '这个 action 缺少 "type"：可以是 "move"、"takeback"、"result"、"mark" 或 "message"。',
  ),
  'action-type-value': error(
    '3.16.3.2',
    'type is {value}; an action is "move", "takeback", "result", "mark" or "message".',
    'type 是 {value}，只能是 "move"、"takeback"、"result"、"mark" 或 "message"。',
  ),

  'move-value-missing': error(
    '3.16.3.2.1',
    'This move lacks "value", an object with color and point.',
    '这一手缺少 "value"，即含 color 和 point 的对象。',
  ),
  'move-type': error(
    '3.16.3.2.1',
    'The value of a move is an object with color and point, not {kind}.',
    '着手的 value 要写成含 color 和 point 的对象，不能是{kind}。',
  ),
  'move-unknown-property': error(
    '3.16.3.2.1',
    'A move has no "{name}"; it takes color, point, evaluation and problem.',
    '着手没有 "{name}"；只有 color、point、evaluation 和 problem。',
  ),
  'move-missing-property': error(
    '3.16.3.2.1',
    'This move lacks "{name}"; it needs color and point (for a pass, "point": null).',
    '这一手缺少 "{name}"，color 和 point 都要写（停一手写 "point": null）。',
  ),
  'evaluation-value': error(
    '3.16.3.2.1.3',
    'evaluation is {value}; it must be "bad", "good", "trick" or "controversial".',
    'evaluation 是 {value}，只能是 "bad"、"good"、"trick" 或 "controversial"。',
  ),

  'takeback-value-missing': error(
    '3.16.3.2.2',
    'This takeback lacks "value", the number of moves to take back.',
    '这次撤回缺少 "value"，即撤回几手。',
  ),
  'takeback-value': error(
    '3.16.3.2.2',
    'A takeback undoes a whole number of moves, at least 1, not {value}.',
    '撤回的手数必须是正整数，不能是 {value}。',
  ),
  'takeback-too-many': error(
    '3.16.3.2.2',
    'This takes back {value}, but only {count} can be taken back here.',
    '这里要撤回 {value} 手，可到此为止只有 {count} 手可撤。',
  ),

  'result-value-missing': error(
    '3.16.3.2.3',
    'This result action lacks "value", the result as an object with winner.',
    '这个 result 行为缺少 "value"，即含 winner 的结果。',
  ),
  'claims-own-win': remark(
    '3.16.3.2.3.1',
    'Here {color} claims the win without a count; a player who resigns names the other side as winner.',
    '这里{color}方没有点目就宣称自己获胜；如果是认输，winner 要写对方。',
  ),
  'mark-value-missing': error(
    '3.16.3.2.4',
    'This mark action lacks "value", an object with point and symbol.',
    '这个 mark 行为缺少 "value"，即含 point 和 symbol 的对象。',
  ),
  'mark-action-outside-timeline': remark(
    '3.16.3.2.4',
    'Mark actions are meant for live sessions, but no step here has a time; elsewhere use the marks of a step.',
    'mark 行为用于即时互动，而这份棋谱没有时间；一般的棋谱请用 marks。',
  ),
  'message-value-missing': error(
    '3.16.3.2.5',
    'This message lacks "value", its text.',
    '这条信息缺少 "value"，即信息的文字。',
  ),

  'branches-type': error(
    '3.16.4',
    'branches is an array, not {kind}; put even a single branch in brackets.',
    'branches 要写成数组，不能是{kind}；只有一个分支也要放进方括号。',
  ),
} as const;
