/// A place in a text that stays with what stands there while the text changes around it.

export interface TextChange {
  readonly rangeOffset: number;
  readonly rangeLength: number;
  readonly text: string;
}

/// Where an offset is after changes of one version of a text. What is replaced around it leaves it at its start.
export function shifted(offset: number, changes: readonly TextChange[]): number {
  let shift = 0;
  for (const { rangeOffset: from, rangeLength, text } of changes) {
    if (from > offset) continue;
    if (from + rangeLength <= offset) shift += text.length - rangeLength;
    else shift -= offset - from;
  }
  return offset + shift;
}
