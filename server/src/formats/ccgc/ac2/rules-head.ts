/// Rules about what a record of Army chess says before its moves: the teams, the limits, the layouts.

import { error, FIXED, ruleBook, unfixed, warning } from '../../../spec/rule-book';
import { NOT_KNOWN } from '../../shared/json/reasons';
import { ONLY_UNUSUAL } from '../../shared/reasons';
import { clauses } from './clauses';
import { FIRST_LAYOUT, played, record, SECOND_LAYOUT } from './samples';

const HEAD = ';INFO[1.0]PA[甲队]PB[乙队]TL[1800]SL[31]';
const SOUND = record();
const headed = (part: string, now: string): string => record({ head: HEAD.replace(part, now) });
const NAME = 'AC2-甲队 vs 乙队-先手胜.txt';

/// With another layout of the first side, or of the second.
const first = (layout: string): string => record({ layouts: `;AA[${layout}]\n;AB[${SECOND_LAYOUT}]` });
const second = (layout: string): string => record({ layouts: `;AA[${FIRST_LAYOUT}]\n;AB[${layout}]` });

const swapped = (layout: string, one: number, other: number): string =>
  [...layout].map((code, i) => layout.charAt(i === one ? other : i === other ? one : i) || code).join('');

const LAYOUT_KNOWN = unfixed(
  'Which of the pieces should be another one, only whoever wrote the layout knows.',
  '哪一枚棋子写错了，只有写布局的人知道。',
);

const valueRules = {
  'version-missing': error('AC2-2.2', {
    en: 'The record lacks INFO, the version of the protocol.',
    zh: '棋谱缺少协议版本 INFO。',
    bad: headed('INFO[1.0]', ''),
    good: SOUND,
    fix: FIXED,
  }),
  'version-value': warning('AC2-2.2', {
    en: 'INFO is {value}; the version of the protocol is 1.0.',
    zh: 'INFO 是 {value}，目前的协议版本是 1.0。',
    bad: headed('1.0', '2.0'),
    good: SOUND,
    fix: FIXED,
  }),
  'team-missing': error('AC2-2.3', {
    en: 'The record lacks {name}, the name of a team.',
    zh: '棋谱缺少队名 {name}。',
    bad: { text: headed('PA[甲队]', '').replace('EA[2]EB[2]', 'EA[1]EB[0]'), name: NAME },
    good: { text: SOUND.replace('EA[2]EB[2]', 'EA[1]EB[0]'), name: NAME },
    fix: FIXED,
  }),
  'team-name-empty': warning('AC2-2.3', {
    en: '{name} is empty: the team has no name.',
    zh: '{name} 是空的，没有队名。',
    bad: { text: headed('甲队', ''), name: NAME },
    good: { text: SOUND, name: NAME },
    fix: FIXED,
  }),
  'time-limit-missing': error('AC2-2.4', {
    en: 'The record lacks TL, the time of a player.',
    zh: '棋谱缺少时间限制 TL。',
    bad: headed('TL[1800]', ''),
    good: SOUND,
    fix: FIXED,
  }),
  'time-limit-value': error('AC2-2.4', {
    en: 'TL is {value}; it is a whole number of seconds above 0.',
    zh: 'TL 是 {value}，应为大于 0 的整数秒数。',
    bad: headed('1800', '01800'),
    good: SOUND,
    fix: FIXED,
  }),
  'step-limit-missing': error('AC2-2.5', {
    en: 'The record lacks SL, how many moves may pass without contact.',
    zh: '棋谱缺少必攻步数 SL。',
    bad: headed('SL[31]', ''),
    good: SOUND,
    fix: FIXED,
  }),
  'step-limit-value': error('AC2-2.5', {
    en: 'SL is {value}; it is a whole number above 0.',
    zh: 'SL 是 {value}，应为大于 0 的整数。',
    bad: headed('SL[31]', 'SL[31步]'),
    good: SOUND,
    fix: FIXED,
  }),
};

const layoutRules = {
  'layout-code': error('AC2-1', {
    en: '{value} is no code of a piece; those are a to l.',
    zh: '{value} 不是棋子编号，编号为 a 到 l。',
    bad: first(FIRST_LAYOUT.replace('l', '1')),
    good: SOUND,
    fix: FIXED,
  }),
  'layout-count': error('AC2-1', {
    en: 'The layout has more pieces {value} than there are.',
    zh: '布局里的 {value} 多于规定的枚数。',
    bad: first(FIRST_LAYOUT.replace('b', 'a')),
    good: SOUND,
    fix: LAYOUT_KNOWN,
  }),
  'layout-missing': error('AC2-2.6', {
    en: 'The record lacks {name}, the layout of a side.',
    zh: '棋谱缺少布局 {name}。',
    bad: record({ layouts: `;AA[${FIRST_LAYOUT}]` }),
    good: SOUND,
    fix: NOT_KNOWN,
  }),
  'layout-length': error('AC2-2.6', {
    en: 'The layout {name} has {count} characters; it has 25.',
    zh: '布局 {name} 有 {count} 个字符，应为 25 个。',
    bad: first(FIRST_LAYOUT.replace('gha', 'gha ')),
    good: SOUND,
    fix: FIXED,
  }),
  'layout-after-move': error('AC2-2.6', {
    en: 'The layout {name} stands after a move; it comes before all of them.',
    zh: '布局 {name} 写在着法之后，应写在所有着法之前。',
    bad: played('G0F0', { layouts: `;AA[${FIRST_LAYOUT}]`, end: `;AB[${SECOND_LAYOUT}]\n;EA[2]EB[2]` }),
    good: played('G0F0'),
    fix: FIXED,
  }),
  'flag-in-headquarters': warning('AC2-2.6', {
    en: 'The flag does not stand in a headquarters.',
    zh: '军旗不在大本营里。',
    bad: first(swapped(FIRST_LAYOUT, 20, 21)),
    good: SOUND,
    fix: FIXED,
  }),
  'mine-rows': warning('AC2-2.6', {
    en: 'This mine does not stand in the last two rows of its side.',
    zh: '这枚地雷不在本方最后两排。',
    bad: first(swapped(FIRST_LAYOUT, 15, 14)),
    good: SOUND,
    fix: ONLY_UNUSUAL,
  }),
  'bomb-first-row': warning('AC2-2.6', {
    en: 'This bomb stands in the first row of its side.',
    zh: '这枚炸弹放在了本方第一排。',
    bad: second(swapped(SECOND_LAYOUT, 9, 24)),
    good: SOUND,
    fix: ONLY_UNUSUAL,
  }),
};

export const headRules = ruleBook(clauses)({ ...valueRules, ...layoutRules });
