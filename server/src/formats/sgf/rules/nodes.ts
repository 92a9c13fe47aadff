/// Nodes: what their properties say about each other, and about the board.

import { error, FIXED, remark, unfixed, warning } from '../../../spec/rule-book';
import { book } from '../clauses';
import { go } from './example';

const KO = go(';B[dc];W[ec];B[cd];W[fd];B[de];W[ee];B[aa];W[dd];B[ed]');

export const nodes = book({
  'two-moves-in-node': error('SGF4-prop/W', {
    en: 'A second move in one node; each move has a node of its own.',
    zh: '一个节点里有两手；每一手应单独写一个节点。',
    bad: go(';B[ee]W[cc]'),
    good: go(';B[ee];W[cc]'),
    fix: FIXED,
  }),
  'ko-without-move': error('SGF4-prop/KO', {
    en: 'KO is about a move, and there is none in this node.',
    zh: 'KO 说的是着手，而本节点没有着手。',
    bad: go(';B[ee];KO[]'),
    good: go(';B[ee]'),
    fix: FIXED,
  }),
  'ko-on-legal-move': remark('SGF4-prop/KO', {
    en: 'The rules allow this move; KO is for one that they forbid.',
    zh: '这一手合乎规则；KO 用于不合规则的着手。',
    bad: go(';B[ee]KO[]'),
    good: go(';B[ee]'),
    fix: FIXED,
  }),
  'move-annotation-without-move': error('SGF4-prop/move-annotation', {
    en: '{name} judges a move, and there is none in this node.',
    zh: '{name} 是对着手的评价，而本节点没有着手。',
    bad: go(';B[ee];TE[1]'),
    good: go(';B[ee]TE[1]'),
    fix: FIXED,
  }),
  'move-annotations-contradict': error('SGF4-prop/move-annotation', {
    en: '{name} contradicts {value}: a move has one judgement.',
    zh: '{name} 与 {value} 矛盾：一手棋只有一个评价。',
    bad: go(';B[ee]TE[1]BM[1]'),
    good: go(';B[ee]IT[]'),
    fix: FIXED,
  }),
  'annotations-contradict': error('SGF4-prop', {
    en: '{name} contradicts {value}: a position has one judgement.',
    zh: '{name} 与 {value} 矛盾：一个局面只有一个评价。',
    bad: go(';B[ee]GB[1]DM[1]'),
    good: go(';B[ee]GB[1]'),
    fix: FIXED,
  }),
  'move-data-without-move': remark('SGF4-prop', {
    en: '{name} is about a move, and there is none in this node.',
    zh: '{name} 说的是着手，而本节点没有着手。',
    bad: go(';B[ee];BL[120]'),
    good: go(';B[ee]BL[120]'),
    fix: FIXED,
  }),
  'setup-point-conflict': error('SGF4-prop/setup', {
    en: '{point} is set up as something else in this node already.',
    zh: '{point} 在本节点里已经另有摆放。',
    bad: go('AB[cc][dd]AW[dd]PL[B];B[ee]'),
    good: go('AB[cc]AW[dd]PL[B];B[ee]'),
    fix: FIXED,
  }),
  'setup-point-repeated': error('SGF4-prop/setup', {
    en: '{point} stands in {name} already.',
    zh: '{point} 在 {name} 里已经写过。',
    bad: go('AB[cc][cc];B[ee]'),
    good: go('AB[cc];B[ee]'),
    fix: FIXED,
  }),
  'setup-without-effect': warning('SGF4-prop/setup', {
    en: '{value} changes nothing on the board.',
    zh: '{value} 不改变局面。',
    bad: go('AE[cc];B[ee]'),
    good: go(';B[ee]'),
    fix: FIXED,
  }),
  'setup-no-liberty': remark('SGF4-prop/setup', {
    en: 'Stones without a liberty stand on the board after this set-up; they stay until a move is played beside them.',
    zh: '这样摆子之后有无气的棋；在旁边落子之前它们仍留在棋盘上。',
    bad: go('AB[aa]AW[ab][ba];B[ee]'),
    good: go('AB[aa]AW[ab];B[ee]'),
    fix: unfixed('It is legal.', '这是允许的。'),
  }),
  'player-to-move': remark('SGF4-prop/PL', {
    en: 'PL says that {value} is to play.',
    zh: 'PL 写的是轮到{value}下。',
    bad: go('AB[cc]PL[W];B[ee]'),
    good: go('AB[cc]PL[W];W[ee]'),
    fix: FIXED,
  }),
  'markup-point-repeated': error('SGF4-prop/markup', {
    en: '{point} has a mark in this node already.',
    zh: '{point} 在本节点里已有标记。',
    bad: go('TR[cc][cc];B[ee]'),
    good: go('TR[cc];B[ee]'),
    fix: FIXED,
  }),
  'label-point-repeated': error('SGF4-prop/LB', {
    en: '{point} has a label in this node already.',
    zh: '{point} 在本节点里已有标签。',
    bad: go('LB[cc:A][cc:C];B[ee]'),
    good: go('LB[cc:A];B[ee]'),
    fix: FIXED,
  }),
  'territory-point-repeated': error('SGF4-go/territory', {
    en: '{point} is territory already in this node.',
    zh: '{point} 在本节点里已经算作地。',
    bad: go(';B[ee]TB[aa][aa]'),
    good: go(';B[ee]TB[aa]'),
    fix: FIXED,
  }),
  'line-repeated': error('SGF4-prop/LN', {
    en: '{value} is drawn already.',
    zh: '{value} 已经画过。',
    bad: go('LN[cc:dd][dd:cc];B[ee]'),
    good: go('LN[cc:dd];B[ee]'),
    fix: FIXED,
  }),
  'one-point-line': error('SGF4-prop/LN', {
    en: '{value} joins no two points.',
    zh: '{value} 没有连接两个点。',
    bad: go('AR[cc:cc];B[ee]'),
    good: go('AR[cc:dd];B[ee]'),
    fix: FIXED,
  }),
  'nothing-to-clear': remark('SGF4-prop/DD', {
    en: '{name}[] ends nothing: none is in force here.',
    zh: '{name}[] 没有可取消的内容。',
    bad: go('VW[];B[ee]'),
    good: go('VW[aa:ee];B[ee]VW[]'),
    fix: FIXED,
  }),
});

export const board = book({
  'occupied-point': warning('SGF4-go/play', {
    en: 'There is a stone on {point}; this move replaces it.',
    zh: '{point} 已有棋子；这一手会取代它。',
    bad: go(';B[ee];W[ee]'),
    good: go(';B[ee];W[ef]'),
    concluded: true,
    fix: FIXED,
  }),
  suicide: warning('SGF4-go/play', {
    en: 'The move at {point} takes the last liberty of its own stones ({count}); they are taken off.',
    zh: '下在 {point} 使己方 {count} 子无气而被提掉。',
    bad: go('AW[ab][ba];B[aa]'),
    good: go('AW[ab][ba];B[ee]'),
    concluded: true,
    fix: FIXED,
  }),
  'ko-retake': warning('SGF4-go/play', {
    en: 'The move at {point} takes the ko back at once.',
    zh: '下在 {point} 立即回提劫。',
    bad: KO.replace(/\)$/, ';W[dd])'),
    good: KO,
    concluded: true,
    fix: FIXED,
  }),
  'same-side-again': remark('SGF4-prop/W', {
    en: 'The same side plays again, without a pass in between.',
    zh: '同一方连下两手，中间没有停一手。',
    bad: go(';B[ee];B[cc]'),
    good: go(';B[ee];W[cc]'),
    fix: unfixed('A move may be missing, or the colour wrong.', '可能漏了一手，也可能颜色有误。'),
  }),
});

export const style = book({
  'empty-node-at-end': remark('SGF4-guide/style', {
    en: 'A line ends with an empty node.',
    zh: '一条线以空节点结束。',
    bad: go(';B[ee];'),
    good: go(';B[ee]'),
    fix: FIXED,
  }),
  'setup-after-moves': remark('SGF4-guide/style', {
    en: 'Stones are set up in the main line after moves have been played.',
    zh: '主线上已有着手，之后又摆子。',
    bad: go(';B[ee];AW[cc];W[gg]'),
    good: go(';B[ee];W[cc];B[gg]'),
    fix: unfixed('What was really played is not to be told.', '无法断定实际怎样下的。'),
  }),
  'variation-level': warning('SGF4-guide/variations', {
    en: 'This variation takes the move before off the board; it belongs one node earlier.',
    zh: '这个变化先提掉了上一手；它应写在前一个节点。',
    bad: go(';B[ee](;W[cc])(;AE[ee];B[gg])'),
    good: go('(;B[ee];W[cc])(;B[gg])'),
    fix: unfixed('The tree around it has to be put in another order.', '需要调整它周围的变化次序。'),
  }),
});
