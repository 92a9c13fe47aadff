/// Chapter 3.10: what is known about the game, apart from the board and the moves.

import { error } from '../../spec/rule-book';

export const infoRules = {
  'info-type': error('3.10', 'info is an object, not {kind}.', 'info 要写成对象，不能是{kind}。'),
  'info-unknown-property': error(
    '3.10',
    'info has no "{name}"; it takes domain, id, name, rules, time, place, participants, players and result.',
    'info 里没有 "{name}"；只有 domain、id、name、rules、time、place、participants、players 和 result。',
  ),

  'rules-type': error(
    '3.10.1',
    'rules is an object with scoring, komi or type, not {kind}.',
    'rules 要写成对象，可含 scoring、komi 和 type，不能是{kind}。',
  ),
  'rules-unknown-property': error(
    '3.10.1',
    'rules has only scoring, komi and type, no "{name}".',
    'rules 只有 scoring、komi 和 type，没有 "{name}"。',
  ),
  'scoring-value': error(
    '3.10.1',
    'scoring is {value}; it must be "area" (Chinese counting) or "territory" (Japanese and Korean counting).',
    'scoring 是 {value}，只能是 "area"（数子）或 "territory"（点目）。',
  ),
  'komi-type': error('3.10.1', 'komi is a number, not {kind}.', 'komi 要写数字，不能是{kind}。'),
  'komi-range': error(
    '3.10.1',
    'komi is {value}; it must be 0 or more and less than 10.',
    'komi 是 {value}，要在 0 到 10 之间（可以是 0，不能是 10）。',
  ),
  'komi-step': error(
    '3.10.1',
    'komi is {value}; it goes in steps of 0.5. A komi counted in 子 (zi) has to be doubled: 3.75 becomes 7.5.',
    'komi 是 {value}，必须是 0.5 的倍数；如果是按“子”算的，要先乘以 2，如 3.75 子写 7.5。',
  ),
  'ruleset-value': error(
    '3.10.1',
    'type is {value}; the rules must be "Chinese", "Japanese" or "Korean".',
    'type 是 {value}，规则只能是 "Chinese"、"Japanese" 或 "Korean"。',
  ),

  'info-time-type': error(
    '3.10.2',
    'time says when the game began, as a text like "2014-05-01T09:30Z", not {kind}.',
    'time 是开局时刻，要写成 "2014-05-01T09:30Z" 这样的文字，不能是{kind}。',
  ),
  'info-time-format': error(
    '3.10.2',
    'time is {value}; write it like "2014-05-01T09:30Z", with seconds ("09:30:15Z") and up to 9 decimals if known.',
    'time 是 {value}，要写成 "2014-05-01T09:30Z" 的样子，可带秒（"09:30:15Z"）和最多 9 位小数。',
  ),
  'info-time-calendar': error(
    '3.10.2',
    '{value} names no real moment; look at the month, the day and the time of day.',
    '{value} 不是真实存在的时刻，请核对月、日和钟点。',
  ),

  'participants-type': error(
    '3.10.4',
    'participants is an array of people, not {kind}.',
    'participants 要写成数组，列出各位参与者，不能是{kind}。',
  ),
  'participant-type': error(
    '3.10.4',
    'A participant is an object, for example {"name": "…"}, not {kind}.',
    '每位参与者都要写成对象，例如 {"name": "…"}，不能是{kind}。',
  ),
  'participant-unknown-property': error(
    '3.10.4',
    'A participant has no "{name}"; it takes domain, id, name, title and rank.',
    '参与者没有 "{name}"；只有 domain、id、name、title 和 rank。',
  ),

  'players-type': error(
    '3.10.7',
    'players is an array of those who play, not {kind}.',
    'players 要写成数组，列出各位对局者，不能是{kind}。',
  ),
  'player-type': error(
    '3.10.7',
    'A player is an object with participant and perhaps color, not {kind}.',
    '每位对局者都要写成对象，含 participant，可加 color，不能是{kind}。',
  ),
  'player-unknown-property': error(
    '3.10.7',
    'A player has only participant and color, no "{name}".',
    '对局者只有 participant 和 color，没有 "{name}"。',
  ),
  'player-missing-participant': error(
    '3.10.7',
    'This player lacks "participant", the place in info.participants, counted from 0.',
    '这位对局者缺少 "participant"，即在 info.participants 中的编号，从 0 数起。',
  ),
} as const;
