/// What programs really write.

import type { Words } from '../../../spec/rule';

const clause = (en: string, zh: string): Words => ({ en, zh });

export const dialects = {
  'SGF4-dialect/fox': clause(
    'Fox (foxwq): komi in hundredths (375 is 3.75 zi, that is 7.5 points), a second AP, and RN, TC, TT, RL of its own.',
    '野狐围棋：贴目以百分之一为单位（375 即 3.75 子，合 7.5 目），AP 写两次，另有自己的 RN、TC、TT、RL。',
  ),
  'SGF4-dialect/tygem': clause(
    'Tygem and Cyberoro: TE is the event, RD the date, KO the komi, and the first semicolon is missing.',
    '弈城、Cyberoro：用 TE 写比赛、RD 写日期、KO 写贴目，并且缺第一个分号。',
  ),
  'SGF4-dialect/ogs': clause('OGS: a variation of its own for every move.', 'OGS：每一手都写成一个变化。'),
  'SGF4-dialect/kgs': clause(
    'KGS (CGoban 3): KGSDE for dead stones, KGSSB and KGSSW for the score.',
    'KGS（CGoban 3）：KGSDE 写死子，KGSSB、KGSSW 写得分。',
  ),
  'SGF4-dialect/smartgo': clause(
    'Smart Game Board: KI is twice the komi, CI a Chinese handicap.',
    'Smart Game Board：KI 是贴目的两倍，CI 是中国式让子。',
  ),
  'SGF4-dialect/mgt': clause(
    'MGT and others of its time: long names such as GaMe, SiZe, Comment, Black; only their capitals count.',
    'MGT 等早期程序：标识符写得很长，如 GaMe、SiZe、Comment、Black，只有大写字母有意义。',
  ),
  'SGF4-dialect/multigo': clause(
    'MultiGo: MULTIGOGM tells its kind of record.',
    'MultiGo：用 MULTIGOGM 说明自己的棋谱类型。',
  ),
  'SGF4-dialect/gogod': clause(
    'GoGoD: OH is the old form of a handicap; dates, times and results may have remarks.',
    'GoGoD：OH 是旧式的让子写法；日期、用时和结果可能带有说明。',
  ),
} as const;
