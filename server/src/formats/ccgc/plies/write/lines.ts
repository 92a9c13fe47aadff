/// Lines of a record: what ends them, what is put behind them.

import type { Written } from '../../../../record/board-edit';
import { endsLine } from '../../../../syntax/plies/lexer';
import { leaves } from '../../../../text/edit';
import type { Run } from '../../../../text/node';
import type { Token } from './sequel';

const LINE_END = /\r\n|\r|\n/;

/// As the first line of a record ends.
export function lineEndIn(root: Run): string {
  for (const { leaf } of leaves(root)) {
    const end = endsLine(leaf) ? LINE_END.exec(leaf.text.slice(leaf.size)) : undefined;
    if (end) return end[0];
  }
  return '\n';
}

/// Where a token ends, the white space behind it left out.
export const endOf = ({ leaf, start }: Token): number => start + leaf.size;

/// A line of its own behind a token.
export function lineAfter(root: Run, after: Token | undefined, line: string): Written {
  const at = after ? endOf(after) : 0;
  const text = (after ? lineEndIn(root) : '') + line;
  return { edits: [{ from: at, to: at, text }], cursor: at + text.length };
}
