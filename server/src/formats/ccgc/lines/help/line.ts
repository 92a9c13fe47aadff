/// The line of a round as far as it has been written.

import { halved } from '../../../../syntax/brackets/half-width';
import { textBetween } from '../../../../text/edit';
import type { Run } from '../../../../text/node';
import type { AnyChapter } from '../chapter';

/// A line that goes on for longer is none that somebody writes by hand.
const LONGEST = 300;

interface Written {
  /// The number of the round, if there is one.
  readonly number: string | undefined;
  /// Complete moves.
  readonly moves: number;
  /// What has been written after them, from its first sign on.
  readonly draft: string;
}

const NUMBER = /^[ \t]*(?:(\d+)(?:[ \t]+|$))?/;

/// The line that an offset stands on, up to the offset; undefined at the start of the text.
export function lineUpTo(root: Run, offset: number): string | undefined {
  const from = Math.max(0, offset - LONGEST);
  const text = textBetween(root, from, offset);
  const start = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1;
  return start === 0 && from > 0 ? undefined : text.slice(start);
}

export function writtenOn(line: string, { notation }: AnyChapter): Written {
  const half = halved(line);
  const [lead, number] = NUMBER.exec(half) ?? [''];
  let rest = half.slice(lead.length);
  let moves = 0;
  for (let move = notation.read(rest); move; move = notation.read(rest)) {
    rest = rest.slice(move.size).trimStart();
    moves++;
  }
  return { number, moves, draft: rest };
}
