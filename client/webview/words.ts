/// What the panel says, in English and Chinese.

const WORDS = {
  comma: [', ', '，'],
  board: ['Board, {columns} by {rows}', '棋盘，{columns}×{rows}'],
  black: ['Black', '黑'],
  white: ['White', '白'],
  blackStone: ['black', '黑子'],
  whiteStone: ['white', '白子'],
  whiteAmazon: ['white amazon', '白方皇后'],
  blackAmazon: ['black amazon', '黑方皇后'],
  arrow: ['arrow', '箭'],
  otherStone: ['stone {sign}', '{sign} 号子'],
  empty: ['empty', '空'],
  moveAt: ['move {number}', '第 {number} 手'],
  lastMove: ['last move', '最后一手'],
  wins: ['winning line', '制胜的一线'],
  marked: ['marked {mark}', '标记 {mark}'],
  fault: ['fault: {message}', '有误：{message}'],
  continues: ['next: {label}', '后续：{label}'],
  circle: ['circle', '圆圈'],
  square: ['square', '方块'],
  triangle: ['triangle', '三角'],
  cross: ['cross', '叉'],
  selected: ['selection', '选中'],
  territory: ['territory', '地'],
  move: ['Move {number}: {side} {point}', '第 {number} 手：{side} {point}'],
  passes: ['Move {number}: {side} passes', '第 {number} 手：{side}停一手'],
  moves: ['Moves: {number}', '手数：{number}'],
  beginning: ['Before the first move', '尚未开始'],
  moveFromTo: ['Move {number}: {side} {from} to {point}', '第 {number} 手：{side} {from} 到 {point}'],
  withArrow: ['{move}, arrow to {arrow}', '{move}，箭射 {arrow}'],
  target: ['can be chosen', '可选'],
  chosen: ['chosen', '已选'],
  whereTo: ['Where does it go? Squares: {number}', '走到哪里？可选 {number} 格'],
  whereArrow: ['Where does the arrow fall? Squares: {number}', '箭射到哪里？可选 {number} 格'],
  whereElse: ['Where does the other stone go?', '另一子下在哪里？'],
  noTarget: ['The move cannot go on there.', '不能选这一格。'],
  givenUp: ['Move given up', '已取消这步棋'],
  toPlay: ['{side} to play', '轮到{side}'],
  captured: ['captured {number}', '提 {number} 子'],
  takes: ['{side} captures {number}', '{side}提 {number} 子'],
  record: ['Game record', '棋谱'],
  players: ['Players', '对局者'],
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
  previousComment: ['Previous comment', '上一处评注'],
  nextFault: ['Next fault', '下一个问题'],
  previousFault: ['Previous fault', '上一个问题'],
  play: ['Autoplay', '自动播放'],
  pause: ['Pause', '暂停'],
  spaceKey: ['Space', '空格'],
  interval: ['Time between moves', '每手间隔'],
  everySeconds: ['{value} s', '{value} 秒'],
  factor: ['Speed, by the times of the record', '按棋谱时间播放的速度'],
  pin: ['Stay with this record', '固定在此棋谱'],
  coordinates: ['Coordinates: {value}', '坐标：{value}'],
  coordinatesLetters: ['letters', '字母'],
  coordinatesNumbers: ['numbers', '数字'],
  coordinatesOff: ['off', '不显示'],
  numbers: ['Move numbers: {value}', '手数：{value}'],
  numbersOff: ['off', '不显示'],
  numbersLast: ['the last ten', '最后十手'],
  numbersAll: ['all', '全部'],
  stale: ['The text has no board here now; this is the last one.', '此处的文本暂时没有棋盘，这是上一个。'],
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
  const index = /^zh/i.test(language) ? 1 : 0;
  return (word: W, values: Readonly<Record<string, string | number>> = {}): string =>
    words[word][index].replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
};

export const speaking = (language: string): Say => speakingWith(WORDS, language);

/// A side as it is called; sides that have no word of their own go by their names.
export const sideName = (say: Say, side: string | number | undefined): string => {
  if (side === 'black' || side === 1) return say('black');
  if (side === 'white' || side === 2) return say('white');
  return side === undefined ? '' : String(side);
};

/// The form of a mark, if it has a word.
export function formName(say: Say, form: string): string {
  return ['circle', 'square', 'triangle', 'cross', 'selected', 'territory'].includes(form) ? say(form as Word) : form;
}
