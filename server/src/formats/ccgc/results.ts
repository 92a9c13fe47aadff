/// How games end, as headers and file names tell it.

import type { Words } from '../../spec/rule';

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
  '先手/后手胜': 'template',
  '先手胜/后手胜': 'template',
};

export const resultOf = (text: string): Result | undefined =>
  Object.hasOwn(RESULTS, text) ? RESULTS[text] : undefined;

/// What a result means to who reads it.
export const RESULT_WORDS: Readonly<Partial<Record<Result, Words>>> = {
  first: { en: 'The first player wins', zh: FIRST_WINS },
  second: { en: 'The second player wins', zh: SECOND_WINS },
  draw: { en: 'Draw', zh: '平局' },
  undecided: { en: 'Undecided', zh: '未决胜' },
};
