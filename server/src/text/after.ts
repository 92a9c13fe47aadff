/// Places in a text as it will be after some edits, told before they are made.

import { type Edit, textBetween } from './edit';
import type { Run } from './node';
import { type Encoding, type Place, placeAt } from './position';

const LINE_END = /\r\n|\r|\n/g;

/// The place of an offset of the new text. The edits are in the order of the text and apart from each other, and cut no
/// line end in two.
export function placeAfter(root: Run, edits: readonly Edit[], offset: number, encoding: Encoding): Place {
  const end = { line: 0, character: 0 };
  let left = offset;
  let kept = 0;
  const keep = (to: number): void => {
    const until = Math.min(to, kept + left);
    const [from, at] = [placeAt(root, kept, encoding), placeAt(root, until, encoding)];
    step(end, at.line - from.line, at.line > from.line ? at.character : at.character - from.character);
    left -= until - kept;
  };
  for (const edit of edits) {
    keep(edit.from);
    if (left === 0) return end;
    const text = edit.text.slice(0, left);
    step(end, text.match(LINE_END)?.length ?? 0, columnsIn(text.slice(lastLineOf(text)), encoding));
    left -= text.length;
    kept = edit.to;
    if (left === 0) return end;
  }
  keep(root?.width ?? 0);
  return end;
}

function step(end: { line: number; character: number }, lines: number, columns: number): void {
  end.character = lines > 0 ? columns : end.character + columns;
  end.line += lines;
}

const lastLineOf = (text: string): number => Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1;

function columnsIn(text: string, encoding: Encoding): number {
  if (encoding === 'utf-16') return text.length;
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) as number;
    bytes += code > 0xffff ? 4 : code > 0x7ff ? 3 : code > 0x7f ? 2 : 1;
  }
  return bytes;
}

/// The text after the edits.
export function textAfter(root: Run, edits: readonly Edit[]): string {
  let text = '';
  let kept = 0;
  for (const edit of edits) {
    text += textBetween(root, kept, edit.from) + edit.text;
    kept = edit.to;
  }
  return text + textBetween(root, kept, root?.width ?? 0);
}
