/// Numbers and letters written anew as they were written: with the zeros before them, in capitals, in signs as wide.

const WIDE = 0xfee0;
const WIDE_DIGITS = /^[\uff10-\uff19]+$/;
const WHOLE = /^(\d+)(\.0+)?$/;

const shifted = (text: string, by: number): string =>
  text.replace(/./g, (sign) => String.fromCharCode(sign.charCodeAt(0) + by));

/// A whole number; undefined where it cannot be written as the other was.
export function numberLike(text: string, number: number): string | undefined {
  if (WIDE_DIGITS.test(text)) {
    const now = numberLike(shifted(text, -WIDE), number);
    return now && shifted(now, WIDE);
  }
  const [, digits, fraction = ''] = WHOLE.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const zeros = digits.length - String(Number(digits)).length;
  return '0'.repeat(zeros) + number + fraction;
}

/// A letter: `a` and `A` stand for both rows of them.
export function letterLike(text: string, letter: string): string {
  const code = text.charCodeAt(0);
  const isWide = code > 0xff00;
  const half = String.fromCharCode(isWide ? code - WIDE : code);
  const now = half === half.toLowerCase() ? letter.toLowerCase() : letter.toUpperCase();
  return isWide ? shifted(now, WIDE) : now;
}

/// The letter of a column, from 0.
export const columnLike = (text: string, column: number): string => letterLike(text, String.fromCharCode(65 + column));
