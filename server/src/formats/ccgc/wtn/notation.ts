/// How a move is read: `3:4;(R4,A3)MARK[2]`, its number, the die, the piece and where it goes, perhaps a remark. Look-alikes are
/// read as their half-width partners.

import { BLUE, RED } from '../../../games/einstein/board';
import { halfOf, halved } from '../../../syntax/brackets/half-width';
import { Kind, type PlyNotation } from '../../../syntax/plies/lexer';
import type { Leaf } from '../../../text/node';
import { BriefSlot } from '../../../text/slot';
import type { Span } from '../../shared/event-report';
import { type Mark, marksAt } from './marks';
import type { Square } from './squares';

interface Part extends Span {
  readonly text: string;
}

export interface SaidMove {
  /// With its remarks.
  readonly size: number;
  /// Up to its closing bracket.
  readonly end: number;
  readonly number: Part;
  readonly die: Part;
  readonly letter: Part;
  readonly piece: Part;
  readonly square: Part & Square;
  /// The brackets with what they hold.
  readonly brackets: Span;
  readonly marks: readonly Mark[];
}

const WS = '[ \\t]*';
const MOVE = new RegExp(
  `(\\d+)(${WS}:${WS})(-?\\d+)(${WS};${WS})(\\(${WS})([RBrb])(${WS})(\\d+)(${WS},${WS})([A-Za-z])(${WS})(\\d+)(${WS}\\))`,
  'y',
);

export const colorOf = (letter: string): number => (letter.toUpperCase() === 'R' ? RED : BLUE);
export const LETTERS = ' RB';

/// The move that starts at a place of a text with half-width signs.
function moveAt(half: string, from: number): SaidMove | undefined {
  MOVE.lastIndex = from;
  const match = MOVE.exec(half);
  if (!match) return undefined;
  const parts: Part[] = [];
  let at = 0;
  for (const text of match.slice(1)) {
    parts.push({ at, size: text.length, text });
    at += text.length;
  }
  const part = (index: number): Part => parts[index] as Part;
  const [column, row] = [part(9), part(11)];
  const open = part(4).at;
  const { marks, end } = marksAt(half, from + at);
  return {
    size: end - from,
    end: at,
    number: part(0),
    die: part(2),
    letter: part(5),
    piece: part(7),
    square: {
      at: column.at,
      size: row.at + row.size - column.at,
      text: column.text + row.text,
      letter: column.text,
      row: numberIn(row.text),
    },
    brackets: { at: open, size: at - open },
    marks: marks.map((mark) => ({ ...mark, at: mark.at - from, value: { ...mark.value, at: mark.value.at - from } })),
  };
}

/// More digits than anybody counts to.
const MOST_DIGITS = 15;

export const numberIn = (text: string): number => Number(text.replace(/^0+(?=\d)/, '').slice(0, MOST_DIGITS));

/// No move is longer.
const LONGEST = 200;
const NEAR = 32;

const firstMove = (text: string, from: number, to: number): SaidMove | undefined =>
  moveAt(halved(text.slice(from, Math.min(to, from + LONGEST))), 0);

export const notation: PlyNotation = {
  plain: /\d{1,9}:\d;\([RB]\d,[A-Z]\d\)/y,
  kindOf(text, from, to, first) {
    const sign = String.fromCharCode(halfOf(text.charCodeAt(from)));
    const near = halved(text.slice(from, Math.min(to, from + NEAR)));
    if (sign === '#') return /^#[ \t]*\[/.test(near) ? Kind.header : Kind.comment;
    if (first && sign === '[') return Kind.header;
    if (/[RBrb]/.test(sign)) return Kind.setup;
    return /\d/.test(sign) && firstMove(text, from, to) ? Kind.move : Kind.other;
  },
  nextMove(text, from, to) {
    const move = firstMove(text, from, to);
    if (!move) return -1;
    const half = halved(text.slice(from + move.size, Math.min(to, from + move.size + LONGEST)));
    const gap = /^[ \t]*/.exec(half)?.[0].length ?? 0;
    return moveAt(half, gap) ? from + move.size + gap : -1;
  },
  beyond: 1,
};

/// What a leaf says as a move, and what stands behind it on the line.
interface Said {
  readonly half: string;
  readonly move: SaidMove | undefined;
  readonly rest: Span | undefined;
}

const SAID = new BriefSlot<Said>();

export const saidBy = (leaf: Leaf): Said => SAID.of(leaf) ?? SAID.keep(leaf, read(leaf));

function read({ text, size, kind }: Leaf): Said {
  const half = halved(text.slice(0, size));
  const move = kind === Kind.move ? moveAt(half, 0) : undefined;
  const from = move?.size ?? size;
  const at = from + (/^[ \t]*/.exec(half.slice(from))?.[0].length ?? 0);
  return { half, move, rest: at < size ? { at, size: size - at } : undefined };
}
