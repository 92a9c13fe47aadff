/// How files are named (棋谱文件命名规则), and the sentences of the chapters that add to it.

import type { Words } from '../../../spec/rule';

export const namingClauses = {
  'NAMING-1': { en: 'Records are plain text, in files that end with .txt.', zh: '棋谱一律存成纯文本，扩展名用 .txt。' },
  'NAMING-2': {
    en: 'A file name begins with the English code of its game; the table has nineteen games and who moves first in each.',
    zh: '文件名开头写棋种的英文代码；表中列出十九个棋种的代码和先手规则。',
  },
  'NAMING-3': {
    en: 'The teams follow: the first, " vs ", the second.',
    zh: '代码之后依次是先手队名、“ vs ”、后手队名。',
  },
  'NAMING-4': { en: 'The result comes last: 先手胜 or 后手胜.', zh: '最后写结果：先手胜或后手胜。' },
  'NAMING-5': {
    en: 'Who moves first follows from the rules of the game; where these leave it open, the sides are drawn and take turns.',
    zh: '棋规定了先手颜色的照棋规；没有规定的由抽签决定，双方轮流先手。',
  },
  'NAMING-6': {
    en: 'Games played in several rounds have the time in their file names: twelve digits, year, month, day, hour, minute.',
    zh: '要下多轮的棋种，文件名里加 12 位数字的时间，依次为年、月、日、时、分，以便区分。',
  },
  'NAMING-7': {
    en: 'The two patterns: CODE-A vs B-result.txt, and the same with a blank and the time after the result.',
    zh: '两种范例：“代码-甲 vs 乙-结果.txt”，以及结果之后空一格再加时间的写法。',
  },
};

const long = (en: string, zh: string): Words => ({
  en: `${en}: what kind of file a record is. The name goes on after the result with time and place, then the event.`,
  zh: `${zh}棋谱的文件格式；文件名在结果之后还写比赛时间地点和赛事名称。`,
});

/// What the chapters say of their files' names.
export const chapterNameClauses = {
  'C5-2': long('Gomoku', '五子棋'),
  'C6-2': long('Connect6', '六子棋'),
  'HEX-2': long('Hex', '海克斯棋'),
  'PG-2': long('Phantom Go', '幻影围棋'),
  'NG-2': long('NoGo', '不围棋'),
  'AM-2': long('Amazons', '亚马逊棋'),
  'SU-2.1.1': {
    en: 'Surakarta: a plain text file, its name is made of code, teams, result and time.',
    zh: '苏拉卡尔塔棋：棋谱是纯文本文件，文件名由代码、队名、结果和时间组成。',
  },
  'SU-2.1.1.1': {
    en: 'The result is one of first wins, second wins, draw, undecided.',
    zh: '结果为先手胜、后手胜、平局、未决胜之一。',
  },
  'SU-2.1.1.2': { en: 'The time is twelve digits, down to the minute.', zh: '时间为 12 位数字，精确到分。' },
  'WTN-2': long('EinStein würfelt nicht', '爱恩斯坦棋'),
  'DB-2': {
    en: 'Dots and Boxes: a text file; code, teams and result are set off in its name by colons.',
    zh: '点格棋：棋谱是文本文件，文件名的代码、队名和结果之间用冒号隔开。',
  },
  'AC2-2': long('Army chess', '二人军棋'),
};
