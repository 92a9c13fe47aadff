/// What the panel says, in English and Chinese.

const WORDS = {
  comma: [', ', '，'],
  board: ['Board, {columns} by {rows}', '棋盘，{columns}×{rows}'],
  black: ['Black', '黑'],
  white: ['White', '白'],
  blackStone: ['black', '黑子'],
  whiteStone: ['white', '白子'],
  otherStone: ['stone {sign}', '{sign} 号子'],
  empty: ['empty', '空'],
  moveAt: ['move {number}', '第 {number} 手'],
  lastMove: ['last move', '最后一手'],
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
  toPlay: ['{side} to play', '轮到{side}'],
  captured: ['captured {number}', '提 {number} 子'],
  takes: ['{side} captures {number}', '{side}提 {number} 子'],
  players: ['Players', '对局者'],
  unknownPlayer: ['?', '？'],
  comment: ['Comment', '评注'],
  continuations: ['How it goes on', '后续变化'],
  faults: ['Faults here', '此处的问题'],
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

/// Speaks the language of the page.
export const speaking = (language: string): Say => {
  const index = /^zh/i.test(language) ? 1 : 0;
  return (word, values = {}) =>
    WORDS[word][index].replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
};

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
