/// What is lost when a record is converted, told before anything is written.

import { fill, type Words } from '../spec/rule';

const LOSSES = {
  splitter: ['Pauses between phases of the game (splitter): {count}', '着手之间的分隔（splitter）：{count} 处'],
  'xml-comment': ['XML comments: {count}', 'XML 注释：{count} 处'],
  doctype: [
    'Document types, with the entities that they declare: {count}',
    '文档类型（DOCTYPE）及其声明的实体：{count} 处',
  ],
  'line-goes-on': [
    'Lines that end with variations (they go on in the first of them now): {count}',
    '以变化结束的着法（改为由第一个变化接续）：{count} 处',
  ],
  'line-ends': [
    'Lines that go on in a branch which sets up stones or has no move (they end before it now): {count}',
    '由摆子或没有着手的分支接续的着法（改为在此结束）：{count} 处',
  ],
  'empty-title': ['Empty titles: {count}', '空标题：{count} 处'],
  'no-komi': ['A komi of 0 (nothing is said of komi now): {count}', '贴目为 0（改为不写贴目）：{count} 处'],
  'setup-judgement': ['Evaluations of a set-up (eval): {count}', '预设局面的评价（eval）：{count} 处'],
  'time-zone': ['The time has no zone; it is taken as UTC: {count}', '时间没有注明时区，按 UTC 处理：{count} 处'],
  time: ['A time that the other version cannot say: {count}', '另一版本无法表示的时间：{count} 处'],
  'time-fraction': ['Fractions of a second beyond nine digits: {count}', '超过九位的秒的小数：{count} 处'],
  message: ['Messages: {count}', '发言：{count} 条'],
  claim: ['Results claimed in the course of play: {count}', '对局中声称的结果：{count} 处'],
  'pointed-mark': ['Marks put in the course of play: {count}', '对局中做的标记：{count} 处'],
  takeback: ['Takebacks (what was taken back becomes a variation): {count}', '悔棋（撤回的着手改为变化）：{count} 处'],
  'step-time': ['Times of single moves: {count}', '各手的时刻：{count} 处'],
  actor: ['Who made a step: {count}', '行为的执行者：{count} 处'],
  place: ['The place of the game: {count}', '对局地点：{count} 处'],
  participants: ['People beside one player of each color: {count}', '黑白双方各一人之外的参与者：{count} 位'],
  quality: ['Evaluations as controversial: {count}', '“有争议”（controversial）的评价：{count} 处'],
  title: [
    'Titles too long for one line of 128 characters (they go into the comment): {count}',
    '超过 128 个字符或不止一行的标题（移入评论）：{count} 处',
  ],
  control: [
    'Tabs and other control characters in names and titles: {count}',
    '姓名和标题里的制表符等控制字符：{count} 个',
  ],
  character: ['Characters that XML cannot hold: {count}', 'XML 不能表示的字符：{count} 个'],
} as const satisfies Readonly<Record<string, readonly [en: string, zh: string]>>;

type LossCode = keyof typeof LOSSES;

export interface Loss {
  readonly code: LossCode;
  readonly count: number;
  /// Where it stands in the text that is converted, as far as that is known.
  readonly places: readonly number[];
}

/// A loss as people are told of it.
export function wordsOf({ code, count }: Loss): Words {
  const [en, zh] = LOSSES[code];
  const words = { en, zh };
  return { en: fill(words, 'en', { count }), zh: fill(words, 'zh', { count }) };
}

/// Counts them, in the order in which they are met.
export class Losses {
  readonly #counts = new Map<LossCode, number>();

  add(code: LossCode, count = 1): void {
    if (count > 0) this.#counts.set(code, (this.#counts.get(code) ?? 0) + count);
  }

  get list(): Loss[] {
    return [...this.#counts].map(([code, count]) => ({ code, count, places: [] }));
  }
}
