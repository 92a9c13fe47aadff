/// How games end, as headers and file names tell it.

import { type Params, perhaps, type Words } from '../../../../spec/rule';
import { slipOf } from '../../../../text/near';

export type Result = 'first' | 'second' | 'draw' | 'undecided' | 'template';

export const FIRST_WINS = '先手胜';
export const SECOND_WINS = '后手胜';

const RESULTS: Readonly<Record<string, Result>> = {
  [FIRST_WINS]: 'first',
  [SECOND_WINS]: 'second',
  平局: 'draw',
  未决胜: 'undecided',
  '先(后)手胜': 'template',
  '先（后）手胜': 'template',
  '先/后手胜': 'template',
  '后/先手胜': 'template',
  '先手/后手胜': 'template',
  '先手胜/后手胜': 'template',
  先后手胜: 'template',
  手胜: 'template',
  胜负关系: 'template',
};

/// What programs write for a game without a winner, in words of their own.
const MEANT: readonly (readonly [RegExp, 'draw' | 'undecided'])[] = [
  [/^(?:平|和|平局|和局|平棋|和棋|平手)$/, 'draw'],
  [/^(?:未(?:完|完成|结束|决胜?|定|知结果|分胜负)|(?:比赛|对局)未(?:完成?|结束)|(?:输赢|胜负)未[定分])$/, 'undecided'],
];

export const meantBy = (text: string): 'draw' | 'undecided' | undefined =>
  MEANT.find(([words]) => words.test(text))?.[1];

/// Behind the value of a result that is none of the game's.
export const meaningOf = (text: string): Words => MEANINGS[meantBy(text) ?? 'nothing'];

const MEANINGS = {
  draw: { en: ', a draw', zh: '（平局）' },
  undecided: { en: ', a game without an end', zh: '（没有下完）' },
  nothing: { en: '', zh: '' },
} satisfies Readonly<Record<string, Words>>;

export const resultOf = (text: string): Result | undefined =>
  Object.hasOwn(RESULTS, text) ? RESULTS[text] : undefined;

/// The result that is nearly written.
export const resultNearly = (text: string): string | undefined => slipOf(text, [FIRST_WINS, SECOND_WINS]);

export const nearResult = (text: string): Params => ({ meaning: meaningOf(text), ...perhaps(resultNearly(text)) });

/// What a result means to who reads it.
export const RESULT_WORDS: Readonly<Partial<Record<Result, Words>>> = {
  first: { en: 'The first player wins', zh: FIRST_WINS },
  second: { en: 'The second player wins', zh: SECOND_WINS },
  draw: { en: 'Draw', zh: '平局' },
  undecided: { en: 'Undecided', zh: '未决胜' },
};

export const wordOf = (result: 'first' | 'second'): string => (result === 'first' ? FIRST_WINS : SECOND_WINS);

/// Who wins in other words than those of the format. `letters` are the colours of the teams, as far as they say who is who.
export function winnerMeant(text: string, letters?: readonly [string, string]): 'first' | 'second' | undefined {
  const signs: Record<'first' | 'second', string> = { first: '先', second: '后' };
  for (const [index, side] of (['first', 'second'] as const).entries()) {
    const letter = letters?.[index] ?? '';
    signs[side] += COLOURS.get(letters?.[0] === 'R' && letter === 'B' ? 'blue' : letter) ?? '';
  }
  if (!/[胜赢]/.test(text) || /[负输]/.test(text)) return undefined;
  const first = [...signs.first].some((sign) => text.includes(sign));
  const second = [...signs.second].some((sign) => text.includes(sign));
  return first === second ? undefined : first ? 'first' : 'second';
}

/// Says something else than that this side wins, and not only that nobody has filled it in.
export function saysOtherwise(text: string, winner: 'first' | 'second', letters?: readonly [string, string]): boolean {
  const meant = winnerMeant(text, letters);
  return meant ? meant !== winner : /^[\s[［]*[平和未]/.test(text);
}

const COLOURS: ReadonlyMap<string, string> = new Map([
  ['B', '黑'],
  ['W', '白'],
  ['R', '红'],
  ['blue', '蓝'],
]);
