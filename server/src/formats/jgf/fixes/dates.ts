/// Dates that are written in another way than JGF has it, but leave no doubt.

const NUMBERS = /^(\d{4})[-/.年]\s*(\d{1,2})(?:[-/.月]\s*(\d{1,2})日?|月)?$/;
const DIGITS = /^(\d{4})(\d\d)(\d\d)$/;
const DAY_FIRST = /^(\d{1,2})\.?\s+([a-z]{3,9})\.?,?\s+(\d{4})$/i;
const MONTH_FIRST = /^([a-z]{3,9})\.?\s+(?:(\d{1,2}),?\s+)?(\d{4})$/i;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/// "2022/9/17", "20220917", "2022年9月17日", "17 September 2022"
export function dateOf(text: string): string | undefined {
  const [, year, month, day] = NUMBERS.exec(text) ?? DIGITS.exec(text) ?? [];
  if (year !== undefined) return joined(year, month, day);
  const [, first, name, last] = DAY_FIRST.exec(text) ?? [];
  if (name !== undefined) return named(last as string, name, first);
  const [, early, of, late] = MONTH_FIRST.exec(text) ?? [];
  return early === undefined ? undefined : named(late as string, early, of);
}

function named(year: string, name: string, day: string | undefined): string | undefined {
  const month = MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
  return month > 0 ? joined(year, String(month), day) : undefined;
}

const joined = (year: string, ...rest: readonly (string | undefined)[]): string =>
  [year, ...rest.filter((part) => part !== undefined).map((part) => part.padStart(2, '0'))].join('-');

/// A date that leaves out what it has in common with the one before: "18", "10-02".
export function longer(text: string, before: string): string | undefined {
  if (/^\d\d$/.test(text) && before.length === 10) return before.slice(0, 8) + text;
  return /^\d\d-\d\d$/.test(text) && before.length === 10 ? before.slice(0, 5) + text : undefined;
}
