/// How files are named (棋谱文件命名规则), and the sentences of the chapters that add to it.

import type { Clause } from '../rule';
import { clause } from '../rule-book';

export const namingClauses: readonly Clause[] = [
  clause('NAMING-1', 'Records are plain text, in files that end with .txt.', '棋谱一律存成纯文本，扩展名用 .txt。'),
  clause(
    'NAMING-2',
    'A file name begins with the English code of its game; the table has nineteen games and who moves first in each.',
    '文件名开头写棋种的英文代码；表中列出十九个棋种的代码和先手规则。',
  ),
  clause('NAMING-3', 'The teams follow: the first, " vs ", the second.', '代码之后依次是先手队名、“ vs ”、后手队名。'),
  clause('NAMING-4', 'The result comes last: 先手胜 or 后手胜.', '最后写结果：先手胜或后手胜。'),
  clause(
    'NAMING-5',
    'Who moves first follows from the rules of the game; where these leave it open, the sides are drawn and take turns.',
    '棋规定了先手颜色的照棋规；没有规定的由抽签决定，双方轮流先手。',
  ),
  clause(
    'NAMING-6',
    'Games played in several rounds have the time in their file names: twelve digits, year, month, day, hour, minute.',
    '要下多轮的棋种，文件名里加 12 位数字的时间，依次为年、月、日、时、分，以便区分。',
  ),
  clause(
    'NAMING-7',
    'The two patterns: CODE-A vs B-result.txt, and the same with a blank and the time after the result.',
    '两种范例：“代码-甲 vs 乙-结果.txt”，以及结果之后空一格再加时间的写法。',
  ),
];

const long = (code: string, en: string, zh: string): Clause =>
  clause(
    `${code}-2`,
    `${en}: what kind of file a record is. The name goes on after the result with time and place, then the event.`,
    `${zh}棋谱的文件格式；文件名在结果之后还写比赛时间地点和赛事名称。`,
  );

/// What the chapters say of their files' names.
export const chapterNameClauses: readonly Clause[] = [
  long('C5', 'Gomoku', '五子棋'),
  long('C6', 'Connect6', '六子棋'),
  long('HEX', 'Hex', '海克斯棋'),
  long('PG', 'Phantom Go', '幻影围棋'),
  long('NG', 'NoGo', '不围棋'),
  long('AM', 'Amazons', '亚马逊棋'),
  clause(
    'SU-2.1.1',
    'Surakarta: a plain text file, its name is made of code, teams, result and time.',
    '苏拉卡尔塔棋：棋谱是纯文本文件，文件名由代码、队名、结果和时间组成。',
  ),
  clause(
    'SU-2.1.1.1',
    'The result is one of first wins, second wins, draw, undecided.',
    '结果为先手胜、后手胜、平局、未决胜之一。',
  ),
  clause('SU-2.1.1.2', 'The time is twelve digits, down to the minute.', '时间为 12 位数字，精确到分。'),
  long('WTN', 'EinStein würfelt nicht', '爱恩斯坦棋'),
  clause(
    'DB-2',
    'Dots and Boxes: a text file; code, teams and result are set off in its name by colons.',
    '点格棋：棋谱是文本文件，文件名的代码、队名和结果之间用冒号隔开。',
  ),
  long('AC2', 'Army chess', '二人军棋'),
];
