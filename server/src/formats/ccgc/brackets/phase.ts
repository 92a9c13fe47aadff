/// What the leaves of a record mean depends on those before them only by a phase: where reading has come to. Reading and
/// playing go through the same phases.

import { halfOf, halved, trimmedEnd } from '../../../syntax/brackets/half-width';
import { Kind } from '../../../syntax/brackets/lexer';
import { LONGEST } from '../../../syntax/brackets/piece';
import type { Leaf } from '../../../text/node';
import type { Chapter } from './chapter';
import type { Heading } from './heading';
import { type Piece, pieceOf, readPiece } from './piece';

export const Phase = {
  /// No record has begun.
  before: 0,
  /// The header has fewer fields than it should: they may follow.
  short: 1,
  /// The header is damaged: what follows may belong to it, up to the first move.
  damaged: 2,
  /// A move may come.
  ready: 3,
  /// A semicolon should come.
  unparted: 4,
  /// A piece that was cut for its length goes on.
  tail: 5,
  /// The record has been closed; but a move that comes right now shows that it goes on.
  closed: 6,
  /// What stands here is no part of a record.
  after: 7,
} as const;

/// The record was opened by the other kind of bracket, whose partner may close it.
const OTHER = 8;

export const isHeading = (leaf: Leaf): boolean => leaf.kind === Kind.header;

/// Has a record begun that is not closed?
export function isOpen(phase: number): boolean {
  const base = phase & 7;
  return base !== Phase.before && base < Phase.closed;
}

/// A piece as it is read in a phase.
interface PieceThere {
  readonly piece: Piece;
  /// It is part of a record, rather than passed over.
  readonly isRead: boolean;
  /// Where the other kind of bracket closes the record.
  readonly otherClose: number | undefined;
  readonly next: number;
}

export function pieceThere(phase: number, leaf: Leaf, chapter: Chapter): PieceThere {
  const other = phase & OTHER;
  const base = phase & 7;
  const otherClose = other && isOpen(phase) ? partnerIn(leaf.text, chapter) : undefined;
  const piece = otherClose === undefined ? pieceOf(leaf, chapter) : pieceUpTo(leaf.text, otherClose, chapter);
  const isRead = reads(base, piece, leaf.text);
  if (otherClose !== undefined) return { piece, isRead, otherClose, next: Phase.after };
  const next = after(base, piece, isRead, leaf.width >= LONGEST - 1);
  return { piece, isRead, otherClose, next: next < Phase.closed ? next | other : next };
}

const pieceUpTo = (text: string, to: number, chapter: Chapter): Piece => {
  const kept = text.slice(0, to);
  return readPiece(kept, trimmedEnd(kept, 0, to), chapter);
};

/// The bracket of the other kind that closes none of the piece.
function partnerIn(text: string, { around }: Chapter): number | undefined {
  const half = halved(text);
  let depth = 0;
  for (let at = 0; at < half.length; at++) {
    const code = half.charCodeAt(at);
    if (code === around.otherOpen) depth++;
    if (code === around.otherClose && --depth < 0) return at;
  }
  return undefined;
}

const SQUARE = 0x5b;

function reads(base: number, piece: Piece, text: string): boolean {
  switch (base) {
    case Phase.ready:
    case Phase.unparted:
      return true;
    case Phase.short:
      return halfOf(text.charCodeAt(0)) !== SQUARE;
    case Phase.before:
    case Phase.damaged:
      return piece.move !== undefined;
    case Phase.closed:
      return piece.proper && piece.ends !== 'nothing';
    default:
      return false;
  }
}

function after(base: number, piece: Piece, isRead: boolean, isCut: boolean): number {
  if (base >= Phase.closed) return isRead ? base : Phase.after;
  if (base === Phase.before && !isRead) return base;
  if (piece.ends === 'close') return Phase.closed;
  if (!isRead && base !== Phase.tail) return base;
  if (piece.ends === 'separator') return Phase.ready;
  return isCut || base === Phase.tail ? Phase.tail : Phase.unparted;
}

export function phaseAfterHeading(phase: number, heading: Heading, { around }: Chapter): number {
  const { header, opening, ends, short, blank } = heading;
  if (blank) return phase;
  if (ends === 'close') return Phase.closed;
  const other = opening && opening.sign !== around.open ? OTHER : 0;
  if (ends === 'move') return (header.sound && header.values.length > 0 ? Phase.unparted : Phase.ready) | other;
  if (!header.sound || ends === 'cut') return Phase.damaged | other;
  return (short ? Phase.short : Phase.ready) | other;
}
