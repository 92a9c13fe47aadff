/// Characters that count as absent, as if they were not there.

export interface Span {
  readonly at: number;
  readonly size: number;
}

export type IsAbsent = (code: number) => boolean;

export const isLineEnd = (code: number): boolean => code === 10 || code === 13;

/// The text without what counts as absent.
export function present(text: string, isAbsent: IsAbsent): string {
  if (!hasAbsent(text, isAbsent)) return text;
  let kept = '';
  let from = 0;
  for (const { at, size } of absentIn(text, isAbsent)) {
    kept += text.slice(from, at);
    from = at + size;
  }
  return kept + text.slice(from);
}

function hasAbsent(text: string, isAbsent: IsAbsent): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (!isLineEnd(code) && isAbsent(code)) return true;
  }
  return false;
}

/// The runs of characters that count as absent.
export function absentIn(line: string, isAbsent: IsAbsent): Span[] {
  const spans: Span[] = [];
  let at = -1;
  for (let i = 0; i <= line.length; i++) {
    const code = line.charCodeAt(i);
    const absent = i < line.length && !isLineEnd(code) && isAbsent(code);
    if (absent && at < 0) at = i;
    if (absent || at < 0) continue;
    spans.push({ at, size: i - at });
    at = -1;
  }
  return spans;
}
