/// A move behind the last one, in the style of the rounds before: their numbers, blanks, letters, line ends.

import type { WritingPlace, Written } from '../../../../record/board-edit';
import { Kind } from '../../../../syntax/rounds/lexer';
import { textBetween } from '../../../../text/edit';
import type { Leaf } from '../../../../text/node';
import type { Lines } from '../course';
import { endsLine } from '../round';
import type { Token } from './sequel';

/// How far back is looked for a round to be like.
const NEAR = 1000;
const ROUND = /^( *)(0*)(\d+)([ \t]+)(\S+)(?:([ \t]+)(\S+))?[ \t]*$/gm;
const LINE_END = /\r\n|\r|\n/;

interface Style {
  /// How wide the number is, with what fills it up before it.
  readonly width: number;
  readonly filler: string;
  readonly behindNumber: string;
  readonly betweenMoves: string;
  readonly capitals: boolean;
  readonly lineEnd: string;
}

/// The second move of a round comes behind the first one, all else behind whatever stands last.
export function added({ root, here }: WritingPlace<Lines>, last: Token | undefined, move: string): Written {
  const { event } = here;
  const { next, round, half } = here.state;
  const isSecond = event !== undefined && (half !== undefined || round?.pieces === 1);
  const after = isSecond ? { leaf: event.node as Leaf, start: event.at } : last;
  const at = after ? after.start + after.leaf.size : 0;
  const style = styleOf(textBetween(root, Math.max(0, at - NEAR), at + 2));
  const isNumbered = after?.leaf.kind === Kind.number;
  const number = isNumbered ? style.behindNumber : (after ? style.lineEnd : '') + numbered(next, style);
  const text = (isSecond ? style.betweenMoves : number) + (style.capitals ? move.toUpperCase() : move);
  const to = after && isNumbered ? at + blanksBehind(after) : at;
  return { edits: [{ from: at, to, text }], cursor: at + text.length };
}

const numbered = (next: number, { width, filler, behindNumber }: Style): string =>
  String(next).padStart(width, filler) + behindNumber;

/// On the line of the number.
function blanksBehind({ leaf }: Token): number {
  const behind = leaf.text.slice(leaf.size);
  return endsLine(leaf) ? behind.search(LINE_END) : behind.length;
}

function styleOf(text: string): Style {
  let last: RegExpMatchArray | undefined;
  let betweenMoves = ' ';
  for (const match of text.matchAll(ROUND)) {
    last = match;
    betweenMoves = match[6] ?? betweenMoves;
  }
  const [, blanks = '', zeros = '', number = '', behindNumber = ' ', first = '', , second = ''] = last ?? [];
  return {
    width: (blanks + zeros + number).length,
    filler: zeros ? '0' : ' ',
    behindNumber,
    betweenMoves,
    capitals: /[A-J]/.test(second || first),
    lineEnd: LINE_END.exec(text)?.[0] ?? '\n',
  };
}
