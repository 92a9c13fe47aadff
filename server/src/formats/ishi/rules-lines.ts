/// Sections 2 to 5.2: what stands where, keywords, headers, and the rules of the game that RULES names.

import { error, remark, warning } from '../../spec/rule-book';

const repeated = (keyword: string) =>
  warning(
    `5.2/${keyword}`,
    `This event has a ${keyword} line already; the last one counts.`,
    `这个 EVENT 已经有 ${keyword} 行了；以最后一行为准。`,
  );

export const lineRules = {
  'var-not-ended': remark(
    '2',
    'This variation has no ENDVAR; it goes on to the end of its event.',
    '这个变化没有 ENDVAR，一直延续到本 EVENT 结束。',
  ),
  'invalid-character': warning(
    '3',
    '{value} is not among the characters of this format (ASCII 32 to 126 and tab); programs drop it.',
    '{value} 不在本格式的字符（ASCII 32 至 126 和制表符）之内，程序会略去它。',
  ),

  'header-after-tree': error(
    '4.2',
    '{keyword} comes too late: header lines stand before the first move or diagram of the event.',
    '{keyword} 写得太晚：对局信息要写在本 EVENT 的第一手棋或第一个图之前。',
  ),
  'boardsize-after-tree': error(
    '4.2',
    'BOARDSIZE comes too late: it stands before the first move or diagram of the event, and has no effect here.',
    'BOARDSIZE 写得太晚：它要写在本 EVENT 的第一手棋或第一个图之前，写在这里无效。',
  ),
  'boardsize-repeated': error(
    '4.2',
    'An event has one board size; the first BOARDSIZE line counts.',
    '一个 EVENT 只有一种棋盘大小；以第一个 BOARDSIZE 行为准。',
  ),
  'setup-after-tree': error(
    '4.2',
    'SETUP comes too late: after the first move or variation it may only stand in a diagram, and has no effect here.',
    'SETUP 写得太晚：开始着手或变化之后，只能写在 DIAGRAM 里，写在这里无效。',
  ),
  'move-data-after-variation': error(
    '4.3',
    '{keyword} belongs to a move; it has to stand before the variations on that move, and has no effect here.',
    '{keyword} 属于前面的着手，要写在该着手的各个变化之前，写在这里无效。',
  ),
  'data-before-variation-move': warning(
    '4.3',
    '{keyword} stands before the first move of this variation, so it belongs to nothing.',
    '{keyword} 写在这个变化的第一手之前，没有所属的着手。',
  ),

  'unknown-keyword': error(
    '5.1',
    '{value} is no keyword; commentary has to stand between COM and ENDCOM.',
    '{value} 不是关键字；评注要写在 COM 和 ENDCOM 之间。',
  ),

  'black-repeated': repeated('BLACK'),
  'white-repeated': repeated('WHITE'),
  'handicap-repeated': repeated('HANDICAP'),
  'komi-repeated': repeated('KOMI'),
  'result-repeated': repeated('RESULT'),
  'rules-repeated': repeated('RULES'),
  'handicap-not-a-number': remark(
    '5.2/HANDICAP',
    '{value} does not begin with a whole number; HANDICAP usually gives the number of stones.',
    '{value} 不是以整数开头；HANDICAP 一般写让子数。',
  ),
  'komi-not-a-number': remark(
    '5.2/KOMI',
    '{value} does not begin with a number; KOMI usually gives the points.',
    '{value} 不是以数字开头；KOMI 一般写贴目数。',
  ),
  'rules-value': warning(
    '5.2/RULES',
    '{value} names no rules of this format; RULES begins with Japanese (which also holds without it) or Chinese.',
    '{value} 不是本格式的规则；RULES 以 Japanese（不写时即是）或 Chinese 开头。',
  ),
  suicide: warning(
    '5.2/RULES',
    '{point} leaves its own block without a liberty (stones lost: {count}); neither Japanese nor Chinese rules allow that.',
    '下在 {point} 后自己这块棋没有气（被提 {count} 子）；日本规则和中国规则都不允许。',
  ),
  'ko-retake': warning(
    '5.2/RULES',
    '{point} takes the ko back at once; neither Japanese nor Chinese rules allow that.',
    '{point} 立刻提回了劫；日本规则和中国规则都不允许。',
  ),
} as const;
