/// What stands before the moves: the text as a whole, the record, its source, the game, its players, the event.

import type { Words } from '../../../spec/rule';

export const head = {
  document: {
    en:
      'The whole text is one JSON object in UTF-8, without comments, trailing commas or a semicolon at the end. ' +
      'Property names are case sensitive.',
    zh: '整个文件是一个 UTF-8 编码的 JSON 对象，不写注释、多余的逗号和末尾的分号。属性名区分大小写。',
  },
  record: {
    en: 'Facts about the record itself: its format and version, and who or what wrote it.',
    zh: '棋谱文件本身的信息：格式、版本，以及由谁或什么程序写成。',
  },
  'record.format': { en: 'The name of the format, always "JGF".', zh: '格式名称，固定为 "JGF"。' },
  'record.version': {
    en: 'The version of JGF that the record follows: 2. The string "2.0.0", which Seki writes, means the same.',
    zh: '所遵循的 JGF 版本：2。Seki 写成字符串 "2.0.0"，意思相同。',
  },
  'record.charset': {
    en: 'The character encoding of the file. JSON is always UTF-8, so nothing but "UTF-8" makes sense here.',
    zh: '文件的字符编码。JSON 一律使用 UTF-8，因此只应写 "UTF-8"。',
  },
  'record.generator': {
    en: 'The program that wrote the file, usually with its version.',
    zh: '写出这个文件的程序，通常带上版本号。',
  },
  'record.transcriber': {
    en: 'Who took the game down: the name of a person or a program.',
    zh: '记谱者：人名或程序名。',
  },
  source: {
    en: 'Where the game was taken from, such as a magazine, a book or a web site.',
    zh: '棋谱的出处，如杂志、书籍或网站。',
  },
  'source.name': { en: 'What the source is called.', zh: '出处的名称。' },
  'source.url': {
    en: 'The web address of the source, with its scheme: "https://example.org/games/1". Leave it empty if there is none.',
    zh: '出处的网址，要写全，如 "https://example.org/games/1"；没有可留空。',
  },
  'source.copyright': { en: 'To whom the rights belong, in free text.', zh: '版权说明，文字不限。' },
  game: {
    en:
      'The game as a whole: its kind, title, result, dates and so on. Players and rules have their own places, ' +
      'outside of it.',
    zh: '整局棋的信息：棋种、名称、结果、日期等。棋手和规则不写在这里，各有自己的位置。',
  },
  'game.type': {
    en: 'Which game this is, for example "go". Qipu plays the moves out only for "go", or when there is no type.',
    zh: '棋种，如 "go"。写 "go" 或不写时，Qipu 才逐手推演局面。',
  },
  'game.name': { en: 'A title for the game.', zh: '对局的名称。' },
  'game.result': {
    en:
      'The winner, B+ or W+, with the margin ("W+4.5") or the reason: R resignation, T time, F forfeit. "0" is a draw, ' +
      '"?" an unknown result, "" none, or a game broken off.',
    zh: '胜方 B+ 或 W+，后接目数（"W+4.5"）或原因：R 认输、T 超时、F 弃权。"0" 为和棋，"?" 为不详，"" 为没有结果或未下完。',
  },
  'game.date': {
    en: 'The day of the game as year-month-day, "2023-06-12". If less is known, "2023-06" or "2023".',
    zh: '对局日期，按“年-月-日”写，如 "2023-06-12"；不确知时可写 "2023-06" 或 "2023"。',
  },
  'game.dates': {
    en: 'All days of a game that was played on more than one, as an array.',
    zh: '对局跨越多日时，用数组列出每一天。',
  },
  'game.dates[]': {
    en: 'One of the days, written in full like game.date; a short form such as "18" is not enough.',
    zh: '其中一天，写法与 game.date 相同，不能简写成 "18"。',
  },
  'game.opening': { en: 'The opening that was played, in free text.', zh: '所用的布局，文字不限。' },
  'game.annotator': { en: 'Who wrote the comments on the game.', zh: '讲解者，即为本局写评注的人。' },
  'game.description': { en: 'A few words about the game in general.', zh: '对整局棋的说明。' },
  players: {
    en:
      'The players, an array with one object each, so that there can be more than two and in any colours. ' +
      'Seki writes an object by colour instead.',
    zh: '棋手名单：数组中每名棋手一个对象，因此可以多于两人，颜色也不限黑白。Seki 则写成以颜色为名的对象。',
  },
  'players[]': {
    en: 'One player: color, name, rank, team, country. Give at least the color, so that the moves find their player.',
    zh: '一名棋手：color、name、rank、team、country。最好写上 color，着手才能对应到人。',
  },
  'players[].color': {
    en: 'The colour of the stones that the player has: the full English word in lower case, "black", not "B" or "Black".',
    zh: '棋手执子的颜色：小写的英文全称，如 "black"，不写 "B" 或 "Black"。',
  },
  'players[].name': { en: "The player's name.", zh: '棋手姓名。' },
  'players[].rank': {
    en: 'How strong the player was when the game was played, such as "12k", "3d" or "9p".',
    zh: '对局时的级位或段位，如 "12k"、"3d"、"9p"。',
  },
  'players[].team': { en: 'The team that the player belongs to, if there is one.', zh: '棋手所属的队伍，没有可不写。' },
  'players[].country': {
    en: 'The country that the player comes from, if known.',
    zh: '棋手的国家或地区，没有可不写。',
  },
  event: { en: 'The tournament or other occasion on which the game was played.', zh: '对局所属的比赛或活动。' },
  'event.name': { en: 'What the event is called.', zh: '比赛或活动的名称。' },
  'event.location': { en: 'The place where it was held.', zh: '举办地点。' },
  'event.round': {
    en: 'Which round of the event the game belongs to, in free text.',
    zh: '第几轮，文字不限，如“半决赛”。',
  },
} satisfies Record<string, Words>;
