/// Text as it is shown and as it is written: escapes, line breaks, composed values.

import { BACKSLASH, COLON } from './signs';

/// Text: a line break behind a backslash vanishes, any other stays; other white space is a space.
export const textShown = (raw: string): string => shown(raw, false);

/// Text of one line: a line break is a space.
export const lineShown = (raw: string): string => shown(raw, true);

const SPECIAL = /\\(\r\n|\n\r|[\s\S])?|\r\n|\n\r|[\n\r\t\v\f]/g;
const BREAK = /^[\n\r]/;

function shown(raw: string, isLine: boolean): string {
  if (!/[\\\n\r\t\v\f]/.test(raw)) return raw;
  return raw.replace(SPECIAL, (sign: string, escaped: string | undefined) => {
    if (sign.startsWith('\\'))
      return escaped === undefined || BREAK.test(escaped) ? '' : /\s/.test(escaped) ? ' ' : escaped;
    return BREAK.test(sign) ? (isLine ? ' ' : '\n') : ' ';
  });
}

/// Text as it stands in a value; in a composed one colons are escaped too.
export const escaped = (text: string, isComposed = false): string =>
  text.replace(isComposed ? /[\]\\:]/g : /[\]\\]/g, '\\$&');

/// Where the colon stands that parts a composed value, at `from` or behind it; -1 if there is none.
export function colonIn(raw: string, from = 0): number {
  for (let i = from; i < raw.length; i++) {
    const code = raw.charCodeAt(i);
    if (code === COLON) return i;
    if (code === BACKSLASH) i++;
  }
  return -1;
}
