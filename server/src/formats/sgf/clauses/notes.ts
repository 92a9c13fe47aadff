/// Properties with which something is said of a position: comments, judgements, marks, print.

import type { Words } from '../../../spec/rule';

const clause = (en: string, zh: string): Words => ({ en, zh });

export const notes = {
  'SGF4-prop/C': clause('A comment.', '评注。'),
  'SGF4-prop/N': clause('A short name of the node.', '节点的名称。'),
  'SGF4-prop/DM': clause('The position is even; 2: and a main line of an opening.', '形势均等；2 表示是定式主线。'),
  'SGF4-prop/GB': clause('Something is good for Black.', '对黑方有利。'),
  'SGF4-prop/GW': clause('Something is good for White.', '对白方有利。'),
  'SGF4-prop/UC': clause('The position is unclear.', '形势不明。'),
  'SGF4-prop/HO': clause('A hotspot: something happens here.', '热点：此处值得注意。'),
  'SGF4-prop/V': clause(
    'A value; above 0 is good for Black. In Go the estimated score.',
    '评估值，大于 0 对黑方有利；围棋里是估计的目数差。',
  ),
  'SGF4-prop/AR': clause('Arrows, each from one point to another.', '箭头，从一点指向另一点。'),
  'SGF4-prop/LN': clause('Lines, each between two points.', '连线，连接两点。'),
  'SGF4-prop/CR': clause('Circles on points.', '圆圈标记。'),
  'SGF4-prop/MA': clause('Crosses (X) on points.', '叉形标记。'),
  'SGF4-prop/SL': clause('Selected points, of no fixed look.', '选中的点，样子不限。'),
  'SGF4-prop/SQ': clause('Squares on points.', '方形标记。'),
  'SGF4-prop/TR': clause('Triangles on points.', '三角形标记。'),
  'SGF4-prop/LB': clause(
    'Labels: text on points. FF[3] allows four characters.',
    '标签：写在点上的文字。FF[3] 最多四个字符。',
  ),
  'SGF4-prop/markup': clause(
    'In one node a point has one of CR, MA, SL, SQ and TR at most, and once.',
    '同一节点里，一个点在 CR、MA、SL、SQ、TR 中至多出现一次。',
  ),
  'SGF4-prop/DD': clause('Points that are dimmed from here on; DD[] ends it.', '从这里起变暗的点；DD[] 取消。'),
  'SGF4-prop/VW': clause(
    'Only these points are shown from here on; VW[] ends it.',
    '从这里起只显示这些点；VW[] 取消。',
  ),
  'SGF4-prop/PM': clause(
    'How numbers of moves are printed: 0 not at all, 1 as they are, 2 from the first of the figure on.',
    '印刷时手数的显示：0 不显示，1 照常，2 从图中第一手数起。',
  ),
  'SGF4-prop/FG': clause(
    'A figure for print begins here: nothing, or flags and a name with a colon between them.',
    '印刷用的新图从这里开始：空值，或者“标志:图名”。',
  ),
  'SGF4-prop/L': clause(
    'Letters A, B, C … on points (FF[1], FF[2]; now LB).',
    '在点上依次标 A、B、C……（FF[1]、FF[2]；现用 LB）。',
  ),
  'SGF4-prop/M': clause('Marks on points (FF[1], FF[2]; now MA and TR).', '标记（FF[1]、FF[2]；现用 MA、TR）。'),
  'SGF4-prop/RG': clause('A region of points (up to FF[3]).', '一片区域（FF[3] 以前）。'),
  'SGF4-prop/SC': clause('Points with a secure stone (up to FF[3]).', '确保的点（FF[3] 以前）。'),
  'SGF4-prop/SE': clause(
    'Points of a self-test (FF[3]); of Lines of Action in FF[4].',
    '自测的点（FF[3]）；FF[4] 中属于 Lines of Action。',
  ),
  'SGF4-prop/SI': clause('A side mark (FF[3]).', '侧标（FF[3]）。'),
  'SGF4-prop/CH': clause('A check mark (up to FF[3]).', '勾号（FF[3] 以前）。'),
  'SGF4-go/TB': clause("Black's territory or area.", '黑方的地。'),
  'SGF4-go/TW': clause("White's territory or area.", '白方的地。'),
  'SGF4-go/territory': clause(
    'In one node a point stands once in TB and TW together.',
    '同一节点里，一个点在 TB 和 TW 中只出现一次。',
  ),
} as const;
