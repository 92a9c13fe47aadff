/// Marks of wei7 are signs, so forms are told by signs.

import type { Mark } from '../../shared/go/doing';
import { refused } from '../../shared/go/judge';

const SYMBOL = /^[a-zA-Z0-9@#$%&*?]$/;

const FORMS: Readonly<Record<string, string>> = { circle: '@', square: '#', triangle: '*', cross: '%', selected: '&' };

/// The sign of a mark, or why there is none.
export function symbolOf({ label, form = '' }: Mark): string | ReturnType<typeof refused> {
  const symbol = label ?? (Object.hasOwn(FORMS, form) ? (FORMS[form] as string) : '@');
  if (SYMBOL.test(symbol)) return symbol;
  return refused(
    `“${symbol}” cannot be a mark: it has to be one letter, one digit, or one of @ # $ % & * ?`,
    `“${symbol}”不能作标记：只能是一个字母、一个数字或 @ # $ % & * ? 之一。`,
  );
}
