/// Chapter 3.10: what is known about the game, apart from the board and the moves.

import { error, FIXED } from '../../../../spec/rule-book';
import { book } from '../clauses';
import { beside, inInfo, inRoot, inRules } from './examples';

export const infoRules = book({
  'info-type': error('3.10', {
    en: 'info is an object, not {kind}.',
    zh: 'info 要写成对象，不能是{kind}。',
    bad: inRoot('"info": []'),
    good: inRoot('"info": {}'),
    fix: FIXED,
  }),
  'info-unknown-property': error('3.10', {
    en: 'info has no "{name}"; it takes domain, id, name, rules, time, place, participants, players and result.',
    zh: 'info 里没有 "{name}"；只有 domain、id、name、rules、time、place、participants、players 和 result。',
    bad: inInfo('"location": "Porto"'),
    good: inInfo('"place": "Porto"'),
    fix: FIXED,
  }),

  'rules-type': error('3.10.1', {
    en: 'rules is an object with scoring, komi or type, not {kind}.',
    zh: 'rules 要写成对象，可含 scoring、komi 和 type，不能是{kind}。',
    bad: inInfo('"rules": "Chinese"'),
    good: inInfo('"rules": {"type": "Chinese"}'),
    fix: FIXED,
  }),
  'rules-unknown-property': error('3.10.1', {
    en: 'rules has only scoring, komi and type, no "{name}".',
    zh: 'rules 只有 scoring、komi 和 type，没有 "{name}"。',
    bad: inRules('"Komi": 7.5'),
    good: inRules('"komi": 7.5'),
    fix: FIXED,
  }),
  'scoring-value': error('3.10.1', {
    en: 'scoring is {value}; it must be "area" (Chinese counting) or "territory" (Japanese and Korean counting).',
    zh: 'scoring 是 {value}，只能是 "area"（数子）或 "territory"（点目）。',
    bad: inRules('"scoring": "Area"'),
    good: inRules('"scoring": "area"'),
    fix: FIXED,
  }),
  'komi-type': error('3.10.1', {
    en: 'komi is a number, not {kind}.',
    zh: 'komi 要写数字，不能是{kind}。',
    bad: inRules('"komi": "7.5"'),
    good: inRules('"komi": 7.5'),
    fix: FIXED,
  }),
  'komi-range': error('3.10.1', {
    en: 'komi is {value}; it must be 0 or more and less than 10.',
    zh: 'komi 是 {value}，要在 0 到 10 之间（可以是 0，不能是 10）。',
    bad: inRules('"komi": 65'),
    good: inRules('"komi": 6.5'),
    fix: FIXED,
  }),
  'komi-step': error('3.10.1', {
    en: 'komi is {value}; it goes in steps of 0.5. A komi counted in 子 (zi) has to be doubled: 3.75 becomes 7.5.',
    zh: 'komi 是 {value}，必须是 0.5 的倍数；如果是按“子”算的，要先乘以 2，如 3.75 子写 7.5。',
    bad: inRules('"komi": 3.75'),
    good: inRules('"komi": 7.5'),
    fix: FIXED,
  }),
  'ruleset-value': error('3.10.1', {
    en: 'type is {value}; the rules must be "Chinese", "Japanese" or "Korean".',
    zh: 'type 是 {value}，规则只能是 "Chinese"、"Japanese" 或 "Korean"。',
    bad: inRules('"type": "chinese"'),
    good: inRules('"type": "Chinese"'),
    fix: FIXED,
  }),

  'info-time-type': error('3.10.2', {
    en: 'time says when the game began, as a text like "2014-05-01T09:30Z", not {kind}.',
    zh: 'time 是开局时刻，要写成 "2014-05-01T09:30Z" 这样的文字，不能是{kind}。',
    bad: inInfo('"time": 1398936600'),
    good: inInfo('"time": "2014-05-01T09:30Z"'),
    fix: FIXED,
  }),
  'info-time-format': error('3.10.2', {
    en: 'time is {value}; write it like "2014-05-01T09:30Z", with seconds ("09:30:15Z") and up to 9 decimals if known.',
    zh: 'time 是 {value}，要写成 "2014-05-01T09:30Z" 的样子，可带秒（"09:30:15Z"）和最多 9 位小数。',
    bad: inInfo('"time": "2014-05-01 17:30+08:00"'),
    good: inInfo('"time": "2014-05-01T09:30Z"'),
    fix: FIXED,
  }),
  'info-time-calendar': error('3.10.2', {
    en: '{value} names no real moment; look at the month, the day and the time of day.',
    zh: '{value} 不是真实存在的时刻，请核对月、日和钟点。',
    bad: inInfo('"time": "2014-04-31T09:30Z"'),
    good: inInfo('"time": "2014-04-30T09:30Z"'),
    fix: FIXED,
  }),

  'participants-type': error('3.10.4', {
    en: 'participants is an array of people, not {kind}.',
    zh: 'participants 要写成数组，列出各位参与者，不能是{kind}。',
    bad: inInfo('"participants": {"name": "Ana Reis"}'),
    good: inInfo('"participants": [{"name": "Ana Reis"}]'),
    fix: FIXED,
  }),
  'participant-type': error('3.10.4', {
    en: 'A participant is an object, for example {"name": "…"}, not {kind}.',
    zh: '每位参与者都要写成对象，例如 {"name": "…"}，不能是{kind}。',
    bad: inInfo('"participants": ["Ana Reis"]'),
    good: inInfo('"participants": [{"name": "Ana Reis"}]'),
    fix: FIXED,
  }),
  'participant-unknown-property': error('3.10.4', {
    en: 'A participant has no "{name}"; it takes domain, id, name, title and rank.',
    zh: '参与者没有 "{name}"；只有 domain、id、name、title 和 rank。',
    bad: inInfo('"participants": [{"Name": "Ana Reis"}]'),
    good: inInfo('"participants": [{"name": "Ana Reis"}]'),
    fix: FIXED,
  }),

  'players-type': error('3.10.7', {
    en: 'players is an array of those who play, not {kind}.',
    zh: 'players 要写成数组，列出各位对局者，不能是{kind}。',
    bad: beside('"players": {"participant": 0}'),
    good: beside('"players": [{"participant": 0}]'),
    fix: FIXED,
  }),
  'player-type': error('3.10.7', {
    en: 'A player is an object with participant and perhaps color, not {kind}.',
    zh: '每位对局者都要写成对象，含 participant，可加 color，不能是{kind}。',
    bad: beside('"players": [0]'),
    good: beside('"players": [{"participant": 0}]'),
    fix: FIXED,
  }),
  'player-unknown-property': error('3.10.7', {
    en: 'A player has only participant and color, no "{name}".',
    zh: '对局者只有 participant 和 color，没有 "{name}"。',
    bad: beside('"players": [{"participant": 0, "colour": 1}]'),
    good: beside('"players": [{"participant": 0, "color": 1}]'),
    fix: FIXED,
  }),
  'player-missing-participant': error('3.10.7', {
    en: 'This player lacks "participant", the place in info.participants, counted from 0.',
    zh: '这位对局者缺少 "participant"，即在 info.participants 中的编号，从 0 数起。',
    bad: beside('"players": [{"color": 1}]'),
    good: beside('"players": [{"participant": 0, "color": 1}]'),
    fix: FIXED,
  }),
});
