/// Parts of a text that outlive it.

/// So many characters are copied one by one.
const LONG = 256;

/// Room for the characters of a copy, by their number.
const CODES: number[][] = [];

/// A slice of a long text keeps the whole of it in memory, and takes twice the room if there is one wide character anywhere in that.
/// A copy made of its characters does neither.
export function detached(text: string, from: number, to: number): string {
  const length = to - from;
  if (length > LONG) return text.slice(from, from + 1) + text.slice(from + 1, to);
  CODES[length] ??= Array.from({ length }, () => 0);
  const codes = CODES[length];
  for (let i = 0; i < length; i++) codes[i] = text.charCodeAt(from + i);
  return String.fromCharCode(...codes);
}
