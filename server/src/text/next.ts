/// Where a text goes on. Tokens are mostly short, and are looked through sign by sign; in one that has gone on for long, what comes next is
/// looked for by what the engine has for that, so that a key in a text of megabytes costs little.

/// After so many signs.
export const LONG = 64;

/// The next sign that a pattern of one sign, with the flag `g`, has before an offset; without one that offset.
export function nextOf(pattern: RegExp, text: string, from: number, to = text.length): number {
  pattern.lastIndex = from;
  return pattern.test(to < text.length ? text.slice(0, to) : text) ? pattern.lastIndex - 1 : to;
}
