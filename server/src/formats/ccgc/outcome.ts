/// The result in a header against what stands on the board.

import type { Finding } from '../../record/finding';
import type { Rule, Words } from '../../spec/rule';
import type { Header } from './header';
import { RESULT_WORDS, type Result, resultOf } from './results';

const WINNER: Readonly<Partial<Record<Result, Words>>> = {
  first: { en: 'the first player', zh: '先手' },
  second: { en: 'the second player', zh: '后手' },
};

/// The value of a result that says something, if the header is as it should be.
export function resultIn({ complete, values }: Header) {
  const value = complete ? values[3] : undefined;
  const said = value && resultOf(value.text);
  return value && said && said !== 'template' ? { value, said } : undefined;
}

/// `at` is where the text of the header starts.
export function resultMismatch(header: Header, won: Result | undefined, rule: Rule, at: number): Finding | undefined {
  const found = resultIn(header);
  if (!found || !won || won === found.said) return undefined;
  const { from, to } = found.value;
  const params = { winner: WINNER[won] ?? '', value: RESULT_WORDS[won]?.zh ?? '' };
  return { rule, from: at + from, to: at + to, params };
}
