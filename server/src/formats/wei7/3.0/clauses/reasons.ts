/// Chapter 4: why the format is as it is, in questions and answers.

import type { Words } from '../../../../spec/rule';

export const reasonClauses = {
  '4.1': {
    en: 'Why JSON and no longer XML: it suits structured data better, is easy to read for programs and known everywhere.',
    zh: '不再用 XML 而用 JSON，因为它更适合描述数据，程序读起来简单，各种语言又都支持。',
  },
  '4.2': {
    en: 'Why size is outside info: nothing in info may change what stands on the board, and the size of the board does.',
    zh: 'size 不放进 info，因为 info 里的内容都不影响盘上的棋子，棋盘大小却会影响。',
  },
  '4.3': {
    en:
      'Why so much is allowed (retaking a ko at once, suicide, several moves by one side, oblong boards): ' +
      'so that any game of go can be written down. Programs will usually be stricter.',
    zh: '立刻回提劫、自杀、一方连下、长方形棋盘都允许，是为了什么棋都能记；一般的程序应当严格得多。',
  },
  '4.4': {
    en: 'Why komi and margin count points rather than 子: people compare the two scores, and halves are simpler than quarters.',
    zh: 'komi 和 margin 按目不按子，因为人们习惯比较双方之差，而且 0.5 比 0.25 简单。',
  },
  '4.5': {
    en: 'Why komi may be a whole number: most rules use halves to avoid draws, but some do not.',
    zh: '贴目可以是整数，因为并非所有规则都用半目来避免和棋。',
  },
  '4.6': {
    en: 'Why pre is a stop of its own: it is the position before the first move, and some comments belong exactly there.',
    zh: '在 pre 处停一下，相当于有“第 0 手”：有些评论正适合在落第一子之前看。',
  },
  '4.7': {
    en:
      'Why stones are set up only on an empty board: stones appearing amid a game would not be go, ' +
      'and a second set-up has no known use. A later version may relax this.',
    zh: '只能在空棋盘上摆子，因为下到一半又摆子就不合围棋的定义，摆两次也看不出用处；以后的版本可能放宽。',
  },
  '4.8': {
    en:
      'Why steps can serve both as a tree and as a timeline: tutorials lean to the one, live sessions to the other. ' +
      'A record with times had usually better go without branches.',
    zh: '教程像树，即时互动像时间线，同一种 steps 要兼顾两者。有了时间，通常就别再用分支，免得混乱。',
  },
  '4.9': {
    en: 'Why an action has type and value: it is the cleaner structure, and it leaves room for acts without a value.',
    zh: 'action 分成 type 和 value 两项，结构才严谨，也才容得下没有 value 的行为。',
  },
  '4.10': {
    en: 'Why a mark action holds one mark: in a live session each mark may show for a second or so; several follow one another.',
    zh: 'mark 行为一次只做一个标记：即时互动时每个标记可以只显示片刻，要几个就接连做几个，既灵活，又防滥用。',
  },
  '4.11': {
    en: 'Why the moves of the game itself go into a branch as soon as there are variations: it is the more logical structure.',
    zh: '一有变化，实战的后续也要写成分支；这样不那么直观，但结构更合逻辑。',
  },
  '4.12': {
    en: 'Why the main branch comes first: the game, the first lesson and the right answer are what people put first and play first.',
    zh: '主分支排在最前，因为实战、第一课、正解本来就习惯写在前面，播放时也先看。',
  },
  '4.13': {
    en: 'Why a property left out does not simply count as null: undefined is what JavaScript gives anyway, with no conversion.',
    zh: '省略的属性不算作 null，是因为 JavaScript 读出来本就是 undefined，不必再转换。',
  },
} satisfies Record<string, Words>;
