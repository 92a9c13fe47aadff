/// What the panel says, in English and Chinese.

import type { Language } from '../../server/src/spec/rule';

const WORDS = {
  comma: [', ', '，'],
  board: ['Board, {columns} by {rows}', '棋盘，{columns}×{rows}'],
  black: ['Black', '黑'],
  white: ['White', '白'],
  red: ['Red', '红'],
  blue: ['Blue', '蓝'],
  continues: ['next: {label}', '后续：{label}'],
  move: ['Move {number}: {side} {point}', '第 {number} 手：{side} {point}'],
  passes: ['Move {number}: {side} passes', '第 {number} 手：{side}停一手'],
  moves: ['Moves: {number}', '手数：{number}'],
  beginning: ['Before the first move', '尚未开始'],
  moveFromTo: ['Move {number}: {side} {from} to {point}', '第 {number} 手：{side} {from} 到 {point}'],
  moveTakes: ['Move {number}: {side} {from} takes {point}', '第 {number} 手：{side} {from} 吃 {point}'],
  withArrow: ['{move}, arrow to {arrow}', '{move}，箭射 {arrow}'],
  ofSquares: ['{prompt} Squares: {number}', '{prompt}可选 {number} 格'],
  ofPoints: ['{prompt} Points: {number}', '{prompt}可选 {number} 处'],
  noTarget: ['The move cannot go on there.', '不能选这一格。'],
  givenUp: ['Move given up', '已取消这步棋'],
  toPlay: ['{side} to play', '轮到{side}'],
  captured: ['captured {number}', '提 {number} 子'],
  takes: ['{side} captures {number}', '{side}提 {number} 子'],
  record: ['Game record', '棋谱'],
  players: ['Players', '对局者'],
  others: ['Also there: {names}', '在场：{names}'],
  unknownPlayer: ['?', '？'],
  notes: ['Notes', '说明'],
  comment: ['comment', '评注'],
  variation: ['variation', '变化'],
  error: ['error', '错误'],
  warning: ['warning', '警告'],
  info: ['note', '提示'],
  problem: ['Problem', '题目'],
  evaluation: ['Evaluation', '评价'],
  messages: ['Messages', '对话'],
  tree: ['Moves', '着法树'],
  line: ['Place in the line', '当前进度'],
  lineAt: ['{column} of {last}', '第 {column} 步，共 {last} 步'],
  continuations: ['How it goes on', '后续变化'],
  faults: ['Faults here', '此处的问题'],
  faultsBefore: ['Faults before: {number}', '前面的问题：{number}'],
  steps: ['Steps through the record', '浏览棋谱'],
  start: ['To the start', '回到开头'],
  previous10: ['Ten back', '后退十手'],
  previous: ['Back', '后退'],
  next: ['Forward', '前进'],
  next10: ['Ten forward', '前进十手'],
  end: ['To the end', '到最后'],
  previousVariation: ['Previous variation', '上一个变化'],
  nextVariation: ['Next variation', '下一个变化'],
  nextComment: ['Next comment', '下一处评注'],
  nextFault: ['Next fault', '下一个问题'],
  withShift: [', backwards with Shift', '，按住 Shift 往回找'],
  play: ['Autoplay', '自动播放'],
  pause: ['Pause', '暂停'],
  spaceKey: ['Space', '空格'],
  interval: ['Time between moves', '每手间隔'],
  everySeconds: ['{value} s', '{value} 秒'],
  factor: ['Speed, by the times of the record', '按棋谱时间播放的速度'],
  pin: ['Stay with this record', '固定在此棋谱'],
  display: ['Display', '显示方式'],
  coordinates: ['Coordinates', '坐标'],
  coordinatesLetters: ['Letters', '字母'],
  coordinatesNumbers: ['Numbers', '数字'],
  coordinatesOff: ['Off', '不显示'],
  numbers: ['Move numbers', '手数'],
  numbersOff: ['Off', '不显示'],
  numbersLast: ['The last ten', '最后十手'],
  numbersAll: ['All', '全部'],
  stale: ['The text has no board here now; this is the last one.', '此处的文本暂时没有棋盘，这是上一个。'],
  newRecord: ['This record is empty. Begin a game:', '这份棋谱还是空的。新开一局：'],
  namesOnly: [
    'What is in a record of this game is not shown: only the name of its file is checked.',
    '这种棋的棋谱内容不显示，只检查文件名。',
  ],
  waiting: ['Put the cursor into a game record.', '请把光标放进棋谱。'],
  window: [
    'Columns {left} to {right} of {columns}, rows {top} to {bottom} of {rows}',
    '第 {left}–{right} 列（共 {columns} 列），第 {top}–{bottom} 行（共 {rows} 行）',
  ],
} as const satisfies Record<string, readonly [string, string]>;

export type Word = keyof typeof WORDS;

export type Say = (word: Word, values?: Readonly<Record<string, string | number>>) => string;

/// Speaks the language of the page, with these words.
export const speakingWith = <W extends string>(
  words: Readonly<Record<W, readonly [string, string]>>,
  language: string,
) => {
  const index = languageOf(language) === 'zh' ? 1 : 0;
  return (word: W, values: Readonly<Record<string, string | number>> = {}): string =>
    words[word][index].replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
};

export const speaking = (language: string): Say => speakingWith(WORDS, language);

/// What the drawing calls the language of the page.
export const languageOf = (language: string): Language => (/^zh/i.test(language) ? 'zh' : 'en');

const SIDES = ['black', 'white', 'red', 'blue'] as const;

/// A side as it is called; sides that have no word of their own go by their names.
export const sideName = (say: Say, side: string | number | undefined): string => {
  const known = SIDES.find((one, i) => one === side || (i < 2 && i + 1 === side));
  return known ? say(known) : side === undefined ? '' : String(side);
};
