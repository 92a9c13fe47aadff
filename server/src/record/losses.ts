/// What is lost when a record is converted, told before anything is written: under a code that stays the same, how often, where, what
/// it was, and what it is now.

import type { Words } from '../spec/rule';

/// What each code is about: one of it, several, and both in Chinese; then why, where that helps.
const LOSSES = {
  // The record as a whole
  damaged: ['part with an error', 'parts with errors', '有错误的部分'],
  occupied: [
    'line cut at a point with a stone on it',
    'lines cut at points with stones on them',
    '在已有棋子处截断的着法',
  ],
  dialect: ['value in the manner of another program', 'values in the manner of another program', '其他软件特有的写法'],
  doctype: ['document type with its entities', 'document types with their entities', '文档类型及其声明的实体'],
  'xml-comment': ['XML comment', 'XML comments', 'XML 注释'],
  private: ['private property', 'private properties', '私有属性'],
  settings: ['setting of the player', 'settings of the player', '播放设置'],
  'user-data': ['entry for other programs', 'entries for other programs', '供其他软件使用的内容'],
  // About the game
  'cut-to-128': [
    'text of more than one line of 128 characters',
    'texts of more than one line of 128 characters',
    '超过一行 128 个字符的文字',
  ],
  'game-id': ['identifier of the game', 'identifiers of games', '棋局标识'],
  'player-title': ['title of a player', 'titles of players', '棋手头衔'],
  account: ['account of a player', 'accounts of players', '棋手账号'],
  team: ['team', 'teams', '队名'],
  country: ['country', 'countries', '国籍'],
  rank: ['rank', 'ranks', '段位'],
  participants: ['further participant', 'further participants', '其他参与者'],
  'komi-range': ['komi', 'values of komi', '贴目'],
  'komi-unit': ['komi in 子', 'values of komi in 子', '以子为单位的贴目'],
  'handicap-number': ['number of handicap stones', 'numbers of handicap stones', '让子数'],
  'rules-name': ['name of the rules', 'names of rules', '规则名称'],
  scoring: ['way of scoring', 'ways of scoring', '计分方法'],
  'rules-detail': ['detail of the rules', 'details of the rules', '规则细节'],
  score: ['score', 'scores', '胜负差'],
  'result-reason': ['reason of the result', 'reasons of results', '胜负原因'],
  result: ['result', 'results', '结果'],
  'time-of-day': ['time of day', 'times of day', '时刻'],
  'time-zone': ['time without a zone', 'times without a zone', '没有时区的时间'],
  'time-fraction': ['fraction of a second', 'fractions of seconds', '秒的小数'],
  'date-partial': ['date without its day', 'dates without their days', '不完整的日期'],
  dates: ['list of several days', 'lists of several days', '多个日期'],
  'date-text': ['date that is none', 'dates that are none', '不成日期的文字'],
  place: ['place', 'places', '地点'],
  event: ['event', 'events', '赛事'],
  round: ['round', 'rounds', '轮次'],
  'time-limit': ['time limit', 'time limits', '用时'],
  overtime: ['overtime', 'overtimes', '读秒'],
  source: ['source', 'sources', '来源'],
  'source-url': ['address of the source', 'addresses of sources', '来源网址'],
  annotator: ['annotator', 'annotators', '评注者'],
  transcriber: ['recorder', 'recorders', '记录者'],
  copyright: ['copyright', 'copyrights', '版权'],
  opening: ['name of the opening', 'names of openings', '布局名称'],
  'game-comment': ['comment on the game', 'comments on games', '棋局说明'],
  // The tree
  'setup-in-game': ['set-up in the course of play', 'set-ups in the course of play', '对局中途的摆子'],
  'setup-no-liberty': ['set-up stone without liberties', 'set-up stones without liberties', '没有气的预设棋子'],
  'to-play': ['word on who plays next', 'words on who plays next', '轮到谁下'],
  'two-moves': ['node with two moves', 'nodes with two moves', '有两手棋的节点'],
  'split-node': ['node with stones set up and a move', 'nodes with stones set up and a move', '既摆子又落子的节点'],
  'empty-node': ['node without a move', 'nodes without a move', '没有着手的节点'],
  takeback: ['takeback', 'takebacks', '悔棋'],
  timeline: ['action or moment beside the moves', 'actions or moments beside the moves', '着手之外的行为或时刻'],
  'line-goes-on': ['line that ends in variations', 'lines that end in variations', '以变化结束的着法'],
  'line-ends': [
    'line whose main variation begins without a move',
    'lines whose main variations begin without a move',
    '主变化开头没有着手的着法',
  ],
  'variation-head': [
    'beginning of a variation without a move',
    'beginnings of variations without a move',
    '没有着手的变化开头',
  ],
  title: ['title', 'titles', '标题'],
  'title-line': ['title of several lines', 'titles of several lines', '多行的标题'],
  'comments-joined': ['comment in parts', 'comments in parts', '分段的评论'],
  ascii: ['text with characters beyond ASCII', 'texts with characters beyond ASCII', '含非 ASCII 字符的文字'],
  'com-line': [
    'line that begins with COM or ENDCOM',
    'lines that begin with COM or ENDCOM',
    '以 COM 或 ENDCOM 开头的行',
  ],
  'move-number': ['move number', 'move numbers', '手数'],
  // Marks and judgements
  label: ['label', 'labels', '标签'],
  'mark-shape': ['mark of a shape', 'marks of shapes', '图形标记'],
  'mark-type': ['mark of another kind', 'marks of other kinds', '其他类型的标记'],
  'mark-number': ['mark that shows the number of a move', 'marks that show numbers of moves', '显示手数的标记'],
  'marks-on-point': ['mark on a point that has one', 'marks on points that have one', '同一点上的多个标记'],
  line: ['arrow or line', 'arrows and lines', '箭头或连线'],
  view: ['part of the board shown or dimmed', 'parts of the board shown or dimmed', '显示或变暗的部分'],
  territory: ['point of territory', 'points of territory', '地域'],
  quality: ['judgement of a move', 'judgements of moves', '对着手的评价'],
  emphasis: ['emphasis on a judgement', 'emphases on judgements', '评价的强调'],
  judgement: ['judgement of the position', 'judgements of positions', '对局面的评价'],
  solution: ['sign of a solution', 'signs of solutions', '正解标志'],
  clock: ['time left', 'times left', '剩余时间'],
  'clock-unit': ['count of periods or stones left', 'counts of periods or stones left', '剩余读秒次数或手数'],
  print: ['setting for print', 'settings for print', '打印设置'],
  // Characters
  'white-space': ['tab or other white space', 'tabs and other white space', '制表符等空白'],
  control: ['control character', 'control characters', '控制字符'],
} as const satisfies Readonly<Record<string, readonly [one: string, several: string, zh: string]>>;

type LossCode = keyof typeof LOSSES;

export interface Loss {
  readonly code: LossCode;
  readonly count: number;
  /// Offsets in the text that is converted, as far as they are known.
  readonly places: readonly number[];
  /// What it was and what it is now, as far as that can be shown: signs, values, the first few of them. Nothing now: it is left out.
  readonly was: readonly string[];
  readonly now: readonly string[];
}

interface Details {
  readonly count?: number;
  readonly at?: number | undefined;
  readonly was?: string | undefined;
  readonly now?: string | undefined;
}

/// So many examples are shown.
const SHOWN = 3;
const LONGEST = 40;

/// What becomes of them, if they are not left out.
const FATES: Partial<Readonly<Record<LossCode, readonly [en: string, zh: string]>>> = {
  'comments-joined': ['joined to one', '合为一段'],
  'split-node': ['split in two', '拆成两个节点'],
  'two-moves': ['split in two', '拆成两个节点'],
  'empty-node': ['joined to the node before', '并入前一个节点'],
  takeback: ['turned into a variation', '改为变化'],
  'line-goes-on': ['made to go on in the first of them', '改为接着第一个变化'],
  'line-ends': ['ended where the variations begin', '改为在变化处结束'],
  'title-line': ['put on one line', '合为一行'],
  'com-line': ['set apart by > in front', '行首加上 >'],
  'white-space': ['turned into blanks', '改为空格'],
};

/// A loss as people are told of it.
export function wordsOf({ code, count, was, now }: Loss): Words {
  const [one, several, zh] = LOSSES[code];
  const before = was.map(short).join(', ');
  const after = now.map(short).join(', ');
  const en = `${count} ${count === 1 ? one : several}${before && ` (${before})`}`;
  const cn = `${zh} ${count} 处${before && `（${before}）`}`;
  if (after) return { en: `${en} became ${after}`, zh: `${cn}改为 ${after}` };
  const [fate, fateZh] = FATES[code] ?? ['left out', '略去'];
  return { en: `${en} ${count === 1 ? 'is' : 'are'} ${fate}`, zh: `${cn}${fateZh}` };
}

function short(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${Array.from(line).slice(0, LONGEST).join('')}…` : line;
}

/// Counts them, in the order in which they are met.
export class Losses {
  readonly #met = new Map<LossCode, { count: number; places: number[]; was: Set<string>; now: Set<string> }>();

  add(code: LossCode, { count = 1, at, was, now }: Details = {}): void {
    if (count <= 0) return;
    let loss = this.#met.get(code);
    if (!loss) this.#met.set(code, (loss = { count: 0, places: [], was: new Set(), now: new Set() }));
    loss.count += count;
    if (at !== undefined) loss.places.push(at);
    if (was && loss.was.size < SHOWN) loss.was.add(was);
    if (now && loss.now.size < SHOWN) loss.now.add(now);
  }

  /// Those of another one.
  take({ code, count, places, was, now }: Loss): void {
    this.add(code, { count });
    const loss = this.#met.get(code);
    if (!loss) return;
    for (const at of places) loss.places.push(at);
    for (const one of was) if (loss.was.size < SHOWN) loss.was.add(one);
    for (const one of now) if (loss.now.size < SHOWN) loss.now.add(one);
  }

  get list(): Loss[] {
    return [...this.#met].map(([code, { count, places, was, now }]) => ({
      code,
      count,
      places,
      was: [...was],
      now: [...now],
    }));
  }
}
