/// Characters that Chinese input methods type where ASCII is meant. Each is read as its half-width partner, one for one, so
/// that places in the text stay what they are.

import { isHigh, isLow } from '../../text/extent';

const LOOK_ALIKE = /[\u2013\u2014\u2212\u3000\u3001\u3010\u3011\u3014\u3015\uff01-\uff5e]/;
const LOOK_ALIKES = new RegExp(LOOK_ALIKE, 'g');

const PARTNERS: Readonly<Record<number, number>> = {
  8211: 0x2d,
  8212: 0x2d,
  8722: 0x2d,
  12288: 0x20,
  12289: 0x2c,
  12304: 0x5b,
  12305: 0x5d,
  12308: 0x5b,
  12309: 0x5d,
};

/// The half-width partner of a character; the character itself, if it is no look-alike.
export function halfOf(code: number): number {
  if (code < 0x2013) return code;
  if (code >= 0xff01 && code <= 0xff5e) return code - 0xfee0;
  return PARTNERS[code] ?? code;
}

export const isLookAlike = (code: number): boolean => halfOf(code) !== code;

/// The text with half-width partners, as long as it was.
export function halved(text: string): string {
  if (!LOOK_ALIKE.test(text)) return text;
  return text.replace(LOOK_ALIKES, (sign) => String.fromCharCode(halfOf(sign.charCodeAt(0))));
}

/// White space between the signs of a record: blanks, tabs and line ends, full-width blanks too.
export const isBlank = (code: number): boolean =>
  code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09 || code === 0x3000;

/// Where the white space that starts at `at` ends.
export function blanksEnd(text: string, at: number): number {
  let end = at;
  while (end < text.length && isBlank(text.charCodeAt(end))) end++;
  return end;
}

/// Where the text between two offsets ends, white space at its end left out.
export function trimmedEnd(text: string, from: number, to: number): number {
  let end = to;
  while (end > from && isBlank(text.charCodeAt(end - 1))) end--;
  return end;
}

/// Where a token that goes on for too long is cut: never in the middle of a character.
export function limitOf(text: string, from: number, longest: number): number {
  const limit = Math.min(text.length, from + longest);
  return isLow(text.charCodeAt(limit)) && isHigh(text.charCodeAt(limit - 1)) ? limit - 1 : limit;
}
