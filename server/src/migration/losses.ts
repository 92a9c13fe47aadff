/// What the other version has no place for, told before anything is written.

import { fill, type Words } from '../spec/rule';

const LOSSES = {
  splitter: ['Pauses between phases of the game (splitter): {count}', '着手之间的分隔（splitter）：{count} 处'],
  xmlComment: ['XML comments: {count}', 'XML 注释：{count} 处'],
  preEvaluation: ['Evaluations of a set-up (eval): {count}', '预设局面的评价（eval）：{count} 处'],
  zone: ['The time has no zone; it is taken as UTC: {count}', '时间没有注明时区，按 UTC 处理：{count} 处'],
  time: ['A time that the other version cannot say: {count}', '另一版本无法表示的时间：{count} 处'],
  fraction: ['Fractions of a second beyond nine digits: {count}', '超过九位的秒的小数：{count} 处'],
  message: ['Messages: {count}', '发言：{count} 条'],
  claim: ['Results claimed in the course of play: {count}', '对局中声称的结果：{count} 处'],
  liveMark: ['Marks put in the course of play: {count}', '对局中做的标记：{count} 处'],
  takeback: ['Takebacks (what was taken back becomes a variation): {count}', '悔棋（撤回的着手改为变化）：{count} 处'],
  stepTime: ['Times of single moves: {count}', '各手的时刻：{count} 处'],
  actor: ['Who made a step: {count}', '行为的执行者：{count} 处'],
  place: ['The place of the game: {count}', '对局地点：{count} 处'],
  person: ['People beside one player of each color: {count}', '黑白双方各一人之外的参与者：{count} 位'],
  controversial: ['Evaluations as controversial: {count}', '“有争议”（controversial）的评价：{count} 处'],
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

export type Loss = keyof typeof LOSSES;

export class Losses {
  readonly #counts = new Map<Loss, number>();
  /// A move is taken back that stands on the line before a branching: the other version has no such thing.
  farTakeback = false;

  add(loss: Loss, count = 1): void {
    if (count > 0) this.#counts.set(loss, (this.#counts.get(loss) ?? 0) + count);
  }

  get words(): Words[] {
    return [...this.#counts].map(([loss, count]) => {
      const [en, zh] = LOSSES[loss];
      const words = { en, zh };
      return { en: fill(words, 'en', { count }), zh: fill(words, 'zh', { count }) };
    });
  }
}
