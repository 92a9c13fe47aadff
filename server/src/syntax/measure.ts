/// How long texts are, and how to show them shorter.

const SHOWN = 40;

/// Enough of a text for a message.
export const ENOUGH = SHOWN + 40;

/// A piece of source text, short enough for a message.
export function shortened(text: string): string {
  const line = text.slice(0, ENOUGH).trimEnd().replace(/\s+/g, ' ');
  const points = [...line];
  return points.length > SHOWN ? `${points.slice(0, SHOWN).join('')}…` : line;
}

/// How many characters, as a person counts.
export function characters(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}
