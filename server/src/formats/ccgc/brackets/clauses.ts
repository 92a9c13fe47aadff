/// What the chapters in brackets say alike, clause by clause: of the header, and some also of moves.

import type { Words } from '../../../spec/rule';
import type { Sides } from './chapter';

type Under<Section extends string, Item extends string> = Readonly<Record<`${Section}${Item}`, Words>>;

/// Clauses by their whole numbers.
const under = <Section extends string, Item extends string>(section: Section, items: Readonly<Record<Item, Words>>) =>
  Object.fromEntries(Object.entries<Words>(items).map(([item, words]) => [`${section}${item}`, words])) as Under<
    Section,
    Item
  >;

/// `cells` are what stones are put on.
export const boardClause = <Code extends string>(code: Code, size: number, last: string, cells: Words) =>
  under(code, {
    '-1': {
      en: `The board has ${size} by ${size} ${cells.en}. Columns are A to ${last} from the left, without a gap; rows are 1 to ${size} from the bottom.`,
      zh: `棋盘有 ${size}×${size} 个${cells.zh}，左下角为原点，横坐标自左至右为 A 到 ${last}${last > 'I' ? '（不跳过 I）' : ''}，纵坐标自下而上为 1 到 ${size}。`,
    },
  });

export const POINTS: Words = { en: 'points', zh: '交叉点' };

const lower = ({ en }: Words): string => en.toLowerCase();

export const headerClauses = <Code extends string>(code: Code, { sides: [first, second] }: Sides) =>
  under(`${code}-2.` as const, {
    '1)': { en: `The first field is the code of the game, ${code}.`, zh: `第一项是棋种代码 ${code}。` },
    '2)': {
      en:
        `The second and third field name the teams: first the one that begins and has ${first.en}, ` +
        `then the one that has ${second.en}.`,
      zh: `第二、三项是队名：先手执${first.zh}，后手执${second.zh}。`,
    },
    '3)': { en: 'The fourth field is the result: 先手胜 or 后手胜.', zh: '第四项是对弈结果：先手胜或后手胜。' },
    '4)': {
      en: 'The fifth field tells when and where the game was played: 2017.07.29 14:00 重庆.',
      zh: '第五项是比赛的时间和地点，如“2017.07.29 14:00 重庆”。',
    },
    '5)': { en: 'The sixth field is the name of the event.', zh: '第六项是竞赛名称。' },
  });

/// Of chapters whose moves are written `B(J,10)`.
export const moveClauses = <Code extends string>(code: Code, { sides, letters }: Sides, example: string) =>
  under(`${code}-2.` as const, {
    '(1)': {
      en: `${letters[0]} is a ${lower(sides[0])} stone, ${letters[1]} a ${lower(sides[1])} one.`,
      zh: `${letters[0]} 是${sides[0].zh}子，${letters[1]} 是${sides[1].zh}子。`,
    },
    '(2)': {
      en: `A move is the colour, and in round brackets column, comma and row: ${example}.`,
      zh: `每一着写棋子颜色，再在圆括号里写横坐标、逗号、纵坐标，如 ${example}。`,
    },
    '(3)': SEPARATOR,
    '(4)': MARK,
  });

/// Of those whose moves are written `B[D5]`.
export const squareMove = ({ sides, letters }: Sides, example: string): Words => ({
  en: `A move is the colour, ${letters[0]} for ${sides[0].en} or ${letters[1]} for ${sides[1].en}, and in square brackets column and row: ${example}.`,
  zh: `每一着写棋子颜色（${letters[0]} 为${sides[0].zh}，${letters[1]} 为${sides[1].zh}），再在方括号里写横坐标和纵坐标，如 ${example}。`,
});

export const SEPARATOR: Words = {
  en: 'A semicolon stands after the header and between moves.',
  zh: '参赛信息之后、各着之间用分号隔开。',
};

export const MARK: Words = {
  en: 'A move may have one remark, MARK[value], from -2 (very bad) over 0 (neutral) to 2 (very good).',
  zh: '每一着可以加一个注释 MARK[数值]，从 -2（大劣）、0（一般）到 2（大好）。',
};

/// What rules about the header cite.
export const headerCited = <Code extends string>(code: Code) =>
  ({
    board: `${code}-1`,
    section: `${code}-2`,
    code: `${code}-2.1)`,
    teams: `${code}-2.2)`,
    result: `${code}-2.3)`,
    time: `${code}-2.4)`,
    event: `${code}-2.5)`,
  }) as const;

/// And about moves that are written `B(J,10)`.
export const itemsCited = <Code extends string>(code: Code) =>
  ({
    ...headerCited(code),
    order: `${code}-2`,
    colour: `${code}-2.(1)`,
    move: `${code}-2.(2)`,
    separator: `${code}-2.(3)`,
    mark: `${code}-2.(4)`,
  }) as const;
