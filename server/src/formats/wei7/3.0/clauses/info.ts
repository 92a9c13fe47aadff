/// Chapters 3.1 to 3.10: the file, the values used in many places, the board and what is known about the game.

import type { Words } from '../../../../spec/rule';

export const infoClauses = {
  '3.1': {
    en: 'A record is JSON text in UTF-8. Kept in a file, its name ends in .wei7.',
    zh: '棋谱就是一段 UTF-8 的 JSON；存盘时后缀名用 .wei7。',
  },
  '3.2': {
    en: 'The outermost object needs format ("wei7"), version ("3.0") and tree; size and info may be added, nothing else.',
    zh: '最外层必须写 format（"wei7"）、version（"3.0"）和 tree，另可加 size 和 info，别无其他。',
  },
  '3.3': {
    en: 'nullable(x) means: either a value that x accepts, or null.',
    zh: '标为 nullable(x) 的地方，除了 x 允许的值，还可以写 null。',
  },
  '3.4': {
    en: 'A shortString is text on a single line, 128 characters at most.',
    zh: 'shortString 即短文字：只占一行，最长 128 个字符。',
  },
  '3.5': { en: 'A color is a number: 1 for black, 2 for white.', zh: '颜色写成数字，黑为 1，白为 2。' },
  '3.6': {
    en:
      'A point needs x and y, whole numbers from 0. x grows to the right and stays below the width of the board, ' +
      'y grows downwards and stays below its height.',
    zh: '点由 x 和 y 给出，都是从 0 数起的整数：x 自左向右，y 自上而下，不能超出棋盘的宽和高。',
  },
  '3.7': {
    en: 'A participantIndex points at an entry of info.participants. It counts from 0 and must be below their number.',
    zh: 'participantIndex 是参与者在 participants 中的编号，从 0 数起，所指的人必须存在。',
  },
  '3.8': {
    en:
      'A result needs winner: 1, 2, or null for a draw. margin, if given, is over 0, under 512 and in steps of 0.5; ' +
      'without it the win was not counted out.',
    zh: '结果必须写 winner，和棋写 null。margin 是胜负差，大于 0、小于 512，以 0.5 为一档；不写就是中盘胜。',
  },
  '3.9': {
    en:
      'size is one positive whole number for a square board, or an object with width and height. Left out, it means 19. ' +
      'Every reader must know the first form and should know the second.',
    zh: '方形棋盘的 size 写一个正整数，长方形的写 width 和 height；不写就是 19 路。读棋谱的程序必须认得前一种，最好也认得后一种。',
  },
  '3.10': {
    en:
      'info tells about the game: domain, id, name, rules, time, place, participants, players, result. ' +
      'All may be left out; board size and moves do not belong here.',
    zh: 'info 记对局资料，有 domain、id、name、rules、time、place、participants、players、result，都可不写；棋盘大小和着手不在其中。',
  },
  '3.10.1': {
    en:
      'rules may say scoring ("area" or "territory"), komi (from 0 to below 10, in steps of 0.5, in points of territory) ' +
      'and type ("Chinese", "Japanese" or "Korean").',
    zh: 'rules 可写 scoring（"area" 数子、"territory" 点目）、komi（0 起，不到 10，以 0.5 目为一档）和 type（中、日、韩规则）。',
  },
  '3.10.2': {
    en:
      'time is when the game began, in UTC: date, T, hours and minutes, perhaps seconds, perhaps 1 to 9 decimals, then Z. ' +
      'For example "2014-05-01T09:30Z".',
    zh: 'time 是开局时刻，用世界时，如 "2014-05-01T09:30Z"；可以精确到秒，秒后可带 1 到 9 位小数。',
  },
  '3.10.3': { en: 'place says where the game was played, as a shortString.', zh: 'place 写对局地点，是一段短文字。' },
  '3.10.4': {
    en: 'participants lists everyone involved, each an object that may have domain, id, name, title and rank.',
    zh: 'participants 列出所有参与者，每人一个对象，可写 domain、id、name、title、rank。',
  },
  '3.10.5': {
    en: 'How domain, id and name are meant, both for the game in info and for each participant.',
    zh: '说明 domain、id、name 的用途：对局本身和每位参与者都有这三项。',
  },
  '3.10.5.1': {
    en: 'domain tells whose numbering the id belongs to, such as the name of a site.',
    zh: 'domain 指明 id 由谁编排，例如某个网站，使不同来源的 id 不会混淆。',
  },
  '3.10.5.2': { en: 'id is an identifier of the game or of the person.', zh: 'id 用来标识一局棋或一个人。' },
  '3.10.5.3': {
    en: 'name is worth filling in: programs show it as the title of the game and as the names of black and white.',
    zh: 'name 最好都写上：程序显示棋谱时，用它作棋局的标题和双方的姓名。',
  },
  '3.10.6': {
    en: 'domain, id, name, title and rank are all shortStrings: one line, at most 128 characters.',
    zh: 'domain、id、name、title、rank 都是短文字：一行，最长 128 个字符。',
  },
  '3.10.7': {
    en:
      'players lists who plays. Each entry needs participant, an index into participants, and may say color. ' +
      'The order of the entries means nothing.',
    zh: 'players 列出下棋的人，每项必须写 participant（参与者编号），可加 color；排列先后不影响含义。',
  },
  '3.10.8': {
    en: 'result in info is a result as in 3.8. Leave it out when the game has none: unfinished, cancelled or not a game at all.',
    zh: 'info 的 result 按 3.8 来写；棋没下完、取消了，或者本来就不是对局，就不写。',
  },
  '3.10.9': {
    en: 'Komi and margins counted in 子, as Chinese rules do, have to be converted, usually doubled: 3.75 becomes 7.5.',
    zh: '中国规则以“子”计的贴子和胜负差，要换算后再写，一般是翻倍：3.75 子写 7.5。',
  },
} satisfies Record<string, Words>;
