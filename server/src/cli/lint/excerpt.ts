/// The line of the source that a diagnostic is about, with carets under its range. Of a long line only what is near is
/// fetched and shown.

import { textBetween } from '../../text/edit';
import type { Run } from '../../text/node';
import { lineEndAt } from '../../text/position';
import { visibleLine } from '../visible';
import { widthOfCharacter } from '../width';

export interface Excerpt {
  readonly line: string;
  readonly carets: string;
}

/// Columns of a terminal that an excerpt takes at most, and how many of them are kept for the range and what follows.
const COLUMNS = 100;
const AFTER = 60;
const TAB = 4;
const CUT = '…';

/// `column` is how far into its line the range starts, in UTF-16 units.
export function excerptOf(root: Run, from: number, to: number, column: number): Excerpt {
  const lineEnd = Math.max(from, lineEndAt(root, from));
  const start = from - Math.min(column, 2 * COLUMNS);
  const end = Math.min(lineEnd, from + 2 * COLUMNS);
  const after = textBetween(root, from, end);
  const room = COLUMNS - 2 * CUT.length - Math.min(AFTER, columnsOfAll(visibleLine(after)));
  const before = tail(textBetween(root, start, from), start > from - column, room);
  return drawn(before, after, Math.max(0, Math.min(to, lineEnd) - from), end < lineEnd);
}

/// What stands right before the range, with a sign if it is not all of it.
function tail(text: string, cut: boolean, room: number): string {
  const characters = [...visibleLine(text)];
  let width = 0;
  let first = characters.length;
  while (first > 0 && (width += columnsOf(characters[first - 1] as string)) <= room) first--;
  const rest = characters.slice(first).join('');
  return cut || first > 0 ? CUT + rest : rest;
}

const columnsOfAll = (text: string): number => {
  let sum = 0;
  for (const character of text) sum += columnsOf(character);
  return sum;
};

const columnsOf = (character: string): number => (character === '\t' ? TAB : widthOfCharacter(character));

function drawn(before: string, after: string, size: number, cut: boolean): Excerpt {
  const line = new Line();
  for (const character of before) line.put(character);
  const start = line.width;
  let end = start;
  let at = 0;
  for (const character of visibleLine(after)) {
    if (line.width + columnsOf(character) > COLUMNS - 1) break;
    line.put(character);
    at += character.length;
    if (at <= size) end = line.width;
  }
  if (at < after.length || cut) {
    line.put(CUT);
    if (at < size) end = line.width;
  }
  return { line: line.text, carets: ' '.repeat(start) + '^'.repeat(Math.max(1, end - start)) };
}

/// A line as it is being drawn, tabs as the blanks that they stand for.
class Line {
  text = '';
  width = 0;

  put(character: string): void {
    const width = character === '\t' ? TAB - (this.width % TAB) : widthOfCharacter(character);
    this.text += character === '\t' ? ' '.repeat(width) : character;
    this.width += width;
  }
}
