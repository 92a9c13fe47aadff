/// The lines of a text, and blocks of text as one. What is not closed reaches to the end.

import { type Field, fieldsOf } from '../../../syntax/lines/fields';
import { isAbsent } from '../keywords';

export interface Entry {
  /// In capitals; what is no keyword is one all the same.
  readonly keyword: string;
  readonly fields: readonly Field[];
  /// What stands behind the keyword.
  readonly rest: string;
  readonly at: number;
  /// Of a block.
  readonly lines: readonly string[];
}

/// What is said behind USER of what other formats know and Ishi does not.
export const CARRIED = 'Qipu';

const LINE = /\r\n|\n|\r/g;
const CLOSERS: Readonly<Record<string, string>> = { COM: 'ENDCOM', USER: 'ENDUSER' };

export function* entriesIn(text: string): Generator<Entry> {
  let block: { keyword: string; fields: readonly Field[]; rest: string; at: number; lines: string[] } | undefined;
  for (const { line, at } of linesIn(text)) {
    const fields = fieldsOf(line, isAbsent);
    const [first] = fields;
    if (block) {
      if (first?.text.toUpperCase() !== CLOSERS[block.keyword]) block.lines.push(line);
      else {
        yield block;
        block = undefined;
      }
      continue;
    }
    if (!first) continue;
    const keyword = first.text.toUpperCase();
    const rest = plain(line.slice(first.at + first.size)).trim();
    if (CLOSERS[keyword]) block = { keyword, fields, rest, at, lines: [] };
    else yield { keyword, fields, rest, at, lines: [] };
  }
  if (block) yield block;
}

function* linesIn(text: string): Generator<{ line: string; at: number }> {
  let at = 0;
  for (const end of text.matchAll(LINE)) {
    yield { line: text.slice(at, end.index), at };
    at = end.index + end[0].length;
  }
  if (at < text.length) yield { line: text.slice(at), at };
}

/// Without what counts as absent.
export const plain = (text: string): string => text.replace(/[^\t\x20-\x7e]/g, '');
