/// Help for writing and reading a record with a move a line, the same in all chapters.

import type { Help, Outline, Suggestion, Suggestions } from '../../../record/help';
import { Kind, PlyFlag } from '../../../syntax/plies/lexer';
import { textBetween } from '../../../text/edit';
import { firstFlagged } from '../../../text/flagged';
import type { Leaf, Run } from '../../../text/node';
import type { Header } from '../shared/header/header';
import { type Head, outlineOf } from '../shared/header/outline';
import type { PlyChapter } from './chapter';

export const aside: NonNullable<Help['comments']> = {
  flag: PlyFlag.aside,
  is: ({ kind }) => kind === Kind.comment || kind === Kind.header || kind === Kind.setup,
};

export const tens: NonNullable<Help['tens']> = {
  begins: ({ kind }) => kind === Kind.move,
  restarts: ({ kind }) => kind === Kind.header,
};

const SETUP = { en: 'Opening', zh: '开局' };

/// Header, opening, moves.
export function plyOutline(
  { sides }: PlyChapter,
  first: (root: Run) => Head | undefined,
  of: (leaf: Leaf) => Header | undefined,
): Outline {
  const outline = outlineOf({ first, of, sides: (color) => sides[color] });
  return {
    ...outline,
    heads(root) {
      const found = firstFlagged(root, PlyFlag.setup);
      const setup = found && { from: found.start, to: found.start + found.leaf.size };
      return [...outline.heads(root), ...(setup ? [{ entry: { name: SETUP, kind: 'setup' as const }, ...setup }] : [])];
    },
  };
}

/// A line that goes on for longer is none that somebody writes by hand.
const LONGEST = 300;

/// The line that an offset stands on, up to the offset; undefined where that is too far.
export function lineUpTo(root: Run, offset: number): string | undefined {
  const from = Math.max(0, offset - LONGEST);
  const text = textBetween(root, from, offset);
  const start = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1;
  return start === 0 && from > 0 ? undefined : text.slice(start);
}

export const listed = (offset: number, size: number, list: readonly Suggestion[], partial = false): Suggestions => ({
  from: offset - size,
  to: offset,
  list,
  partial,
});
