/// Rules about the moves of a record of Army chess, what is written of them, and the result.

import { error, FIXED, ruleBook, warning } from '../../../spec/rule-book';
import { PLAYERS_KNOW } from '../shared/rules/reasons';
import { clauses } from './clauses';
import { groups, played, record, TAKEN } from './samples';

const HEAD = ';INFO[1.0]PA[甲队]PB[乙队]TL[1800]SL[31]';
const FEW = 'G0F0 F4E3';
const SOUND = played(FEW);
const [FIRST_MOVE = '', SECOND_MOVE = ''] = groups(FEW);

/// After these moves, one that nobody would make.
const after = (moves: string, ...text: readonly string[]): string =>
  record({ moves: [...(moves === '' ? [] : groups(moves)), ...text] });

const WON = ';EA[1]EB[0]';

const playRules = {
  'off-board': error('AC2-1', {
    en: 'The board has no {value}: rows are A to L, columns 0 to 4.',
    zh: '棋盘上没有 {value}：行为 A 到 L，列为 0 到 4。',
    bad: after('', ';MA[G0M0]RA[3]FB[00]'),
    good: after('', ';MA[G0H1]RA[3]FB[00]'),
    fix: PLAYERS_KNOW,
  }),
  'move-syntax': error('AC2-2.7', {
    en: '{value} is no move; a move is written letter, digit, letter, digit: G0F0.',
    zh: '{value} 不是着法；着法写作行、列、行、列四个字符，如 G0F0。',
    bad: after('', FIRST_MOVE.replace('G0F0', 'G0-F0')),
    good: after('', FIRST_MOVE),
    fix: FIXED,
  }),
  'one-move-per-group': error('AC2-2.7', {
    en: 'A second move stands in this group; each has a group of its own.',
    zh: '这一组里有第二步着法；每步着法单独成组。',
    bad: after('', FIRST_MOVE + SECOND_MOVE.slice(1)),
    good: SOUND,
    fix: FIXED,
  }),
  'turn-order': warning('AC2-2.7', {
    en: 'It is the other side to move ({side}).',
    zh: '这里该{side}走。',
    bad: after('', ';MB[F4E3]RB[3]FA[00]'),
    good: after('', ';MA[G4H3]RA[3]FB[00]'),
    concluded: true,
    fix: PLAYERS_KNOW,
  }),
  'no-piece-on-start': error('AC2-2.7', {
    en: 'No piece stands on {from}.',
    zh: '{from} 上没有棋子。',
    bad: after('', ';MA[H1G1]RA[3]FB[00]'),
    good: after('', ';MA[G1H1]RA[3]FB[00]'),
    fix: PLAYERS_KNOW,
  }),
  'not-own-piece': error('AC2-2.7', {
    en: 'The piece on {from} is the other side’s.',
    zh: '{from} 上是对方的棋子。',
    bad: after('', ';MA[F0E1]RA[3]FB[00]'),
    good: after('', ';MA[G0H1]RA[3]FB[00]'),
    concluded: true,
    fix: PLAYERS_KNOW,
  }),
  'own-piece-on-target': error('AC2-2.7', {
    en: 'A piece of the same side stands on {to}.',
    zh: '{to} 上是自己的棋子。',
    bad: after('', ';MA[G0G1]RA[3]FB[00]'),
    good: after('', ';MA[G0H1]RA[3]FB[00]'),
    concluded: true,
    fix: PLAYERS_KNOW,
  }),
  'immobile-piece': warning('AC2-2.7', {
    en: 'The piece on {from} is a mine or the flag, which do not move.',
    zh: '{from} 上是地雷或军旗，不能移动。',
    bad: after('', ';MA[K0J1]RA[3]FB[00]'),
    good: after('', ';MA[J0J1]RA[3]FB[00]'),
    concluded: true,
    fix: PLAYERS_KNOW,
  }),
  'headquarters-move': warning('AC2-2.7', {
    en: '{from} is a headquarters: no piece leaves it.',
    zh: '{from} 是大本营，进去的棋子不能再走。',
    bad: after('K3J3 F4E3', ';MA[L3K3]RA[3]FB[00]'),
    good: after('K3J3 F4E3', ';MA[K2K3]RA[3]FB[00]'),
    concluded: true,
    fix: PLAYERS_KNOW,
  }),
  'camp-attack': warning('AC2-2.7', {
    en: '{to} is a camp: nobody is attacked there.',
    zh: '{to} 是行营，里面的棋子不能攻击。',
    bad: after('G0H1 F0G0 G4H3', ';MB[G0H1]RB[0]FA[00]'),
    good: after('G0H1 F0G0 G4H3', ';MB[F4E3]RB[3]FA[00]'),
    concluded: true,
    fix: PLAYERS_KNOW,
  }),
  'move-path': warning('AC2-2.7', {
    en: 'The piece on {from} does not get to {to}.',
    zh: '{from} 上的棋子走不到 {to}。',
    bad: after('', ';MA[G0H3]RA[3]FB[00]'),
    good: after('', ';MA[G0H1]RA[3]FB[00]'),
    concluded: true,
    fix: PLAYERS_KNOW,
  }),
  'move-after-end': warning('AC2-2.7', {
    en: 'A move follows though a flag has fallen: the game is over.',
    zh: '军旗已被吃，对局结束，之后不应再有着法。',
    bad: record({ moves: [...groups(TAKEN), ';MB[F4E3]RB[3]FA[00]'], end: WON }),
    good: played(TAKEN, { end: WON }),
    concluded: true,
    fix: PLAYERS_KNOW,
  }),
  'step-limit-reached': warning('AC2-2.5', {
    en: 'The {limit} moves without contact have passed: the game is over.',
    zh: '已连续 {limit} 步不碰子，对局结束，之后不应再有着法。',
    bad: played('G0H1 F4E3', { head: HEAD.replace('31', '1'), end: ';EA[0]EB[1]' }),
    good: played('G0H1', { head: HEAD.replace('31', '1'), end: ';EA[0]EB[1]' }),
    fix: PLAYERS_KNOW,
  }),
};

const resultRules = {
  'result-missing': error('AC2-2.8', {
    en: '{name} is missing in the group of this move.',
    zh: '这步着法的组里缺少 {name}。',
    bad: after('', FIRST_MOVE.replace('RA[1]', '')),
    good: after('', FIRST_MOVE),
    fix: FIXED,
  }),
  'result-misplaced': error('AC2-2.8', {
    en: '{name} belongs to {move}, which is not in this group.',
    zh: '{name} 应与 {move} 同组，这一组里没有 {move}。',
    bad: after('', `${FIRST_MOVE}RB[1]`),
    good: after('', FIRST_MOVE),
    fix: FIXED,
  }),
  'result-value': error('AC2-2.8', {
    en: '{name} is {value}; it is 0 (falls), 1 (takes), 2 (both fall) or 3 (only moves).',
    zh: '{name} 是 {value}，应为 0（被吃）、1（吃子）、2（对死）或 3（仅移动）。',
    bad: after('', FIRST_MOVE.replace('RA[1]', 'RA[4]')),
    good: after('', FIRST_MOVE),
    fix: FIXED,
  }),
  'result-disagrees': warning('AC2-2.8', {
    en: 'The result is {value}; by the pieces it is {expected}.',
    zh: '结果写的是 {value}，按双方棋子应为 {expected}。',
    bad: after('', FIRST_MOVE.replace('RA[1]', 'RA[0]')),
    good: after('', FIRST_MOVE),
    concluded: true,
    fix: FIXED,
  }),
};

const flagRules = {
  'flag-missing': error('AC2-2.9', {
    en: '{name} is missing in the group of this move.',
    zh: '这步着法的组里缺少 {name}。',
    bad: after('', FIRST_MOVE.replace('FB[00]', '')),
    good: after('', FIRST_MOVE),
    fix: FIXED,
  }),
  'flag-misplaced': error('AC2-2.9', {
    en: '{name} belongs to {move}, which is not in this group.',
    zh: '{name} 应与 {move} 同组，这一组里没有 {move}。',
    bad: after('', `${FIRST_MOVE}FA[00]`),
    good: after('', FIRST_MOVE),
    fix: FIXED,
  }),
  'flag-value': error('AC2-2.9', {
    en: '{name} is {value}; it is 00 or a place, A0 to L4.',
    zh: '{name} 是 {value}，应为 00 或 A0 到 L4 的位置。',
    bad: after('', FIRST_MOVE.replace('FB[00]', 'FB[0]')),
    good: after('', FIRST_MOVE),
    fix: FIXED,
  }),
  'flag-disagrees': warning('AC2-2.9', {
    en: '{name} is {value}; it is {expected} here: a flag is shown once its commander has fallen.',
    zh: '{name} 写的是 {value}，这里应为 {expected}：司令阵亡后才显示军旗。',
    bad: after('', FIRST_MOVE.replace('FB[00]', 'FB[A1]')),
    good: after('', FIRST_MOVE),
    concluded: true,
    fix: FIXED,
  }),
};

const endRules = {
  'end-missing': error('AC2-2.9', {
    en: 'The record lacks {name}, the result of a side.',
    zh: '棋谱缺少胜负结果 {name}。',
    bad: record({ end: ';EA[2]' }),
    good: record(),
    fix: FIXED,
  }),
  'end-value': error('AC2-2.9', {
    en: '{name} is {value}; it is 0 (lost), 1 (won) or 2 (ended otherwise).',
    zh: '{name} 是 {value}，应为 0（败）、1（胜）或 2（非正常结束）。',
    bad: record({ end: ';EA[3]EB[2]' }),
    good: record(),
    fix: FIXED,
  }),
  'end-pair': warning('AC2-2.9', {
    en: 'EA and EB do not fit together: they are 1 and 0, 0 and 1, or 2 and 2.',
    zh: 'EA 和 EB 不相符：应为 1 和 0、0 和 1，或都是 2。',
    bad: record({ end: ';EA[1]EB[1]' }),
    good: record({ end: ';EA[1]EB[0]' }),
    fix: FIXED,
  }),
  'end-disagrees': warning('AC2-2.9', {
    en: 'EA and EB should be {first} and {second}: {why}.',
    zh: 'EA、EB 应为 {first} 和 {second}：{why}。',
    bad: played(TAKEN),
    good: played(TAKEN, { end: WON }),
    concluded: true,
    fix: FIXED,
  }),
  'end-not-last': warning('AC2-2.9', {
    en: 'A move follows the result.',
    zh: '胜负结果之后还有着法。',
    bad: record({ moves: [';EA[2]EB[2]', FIRST_MOVE], end: '' }),
    good: after('', FIRST_MOVE),
    fix: FIXED,
  }),
};

export const moveRules = ruleBook(clauses)({ ...playRules, ...resultRules, ...flagRules, ...endRules });
