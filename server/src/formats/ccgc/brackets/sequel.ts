/// Where the next move would be written behind what stands at a place, and what stands there already.

import type { WritingPlace } from '../../../record/board-edit';
import { locatedUpTo } from '../../../record/locate';
import { blanksEnd } from '../../../syntax/brackets/half-width';
import { Kind } from '../../../syntax/brackets/lexer';
import { leaves } from '../../../text/edit';
import type { Leaf } from '../../../text/node';
import type { Chapter } from './chapter';
import type { Brackets } from './course';
import { type Heading, headingOf } from './heading';
import { isHeading, isOpen, Phase, phaseAfterHeading, pieceThere } from './phase';
import type { Piece } from './piece';

/// A piece of the record as it is read there.
export interface PieceAt {
  readonly piece: Piece;
  readonly leaf: Leaf;
  readonly start: number;
  /// The record has been closed before it.
  readonly late: boolean;
}

/// What a move is written behind: a header, or the move before.
export interface Anchor {
  readonly leaf: Leaf;
  readonly start: number;
  /// Where it ends.
  readonly end: number;
  /// Its phase, that of what follows it.
  readonly phase: number;
  /// A header, and whether a semicolon stands between it and the end.
  readonly header?: 'parted' | 'bare';
  readonly piece?: Piece;
  readonly late?: boolean;
}

/// Undefined where no record has begun that could be written into.
export function* anchorOf(place: WritingPlace<Brackets>): Generator<void, Anchor | undefined> {
  const { root, here } = place;
  const course = place.record.course;
  const { event } = here;
  if (event && !isHeading(event.node as Leaf)) {
    const leaf = event.node as Leaf;
    const before = yield* locatedUpTo(course, event.at);
    const phase = before?.state.phase ?? Phase.before;
    const { piece, isRead, next } = pieceThere(phase, leaf, course.chapter);
    if (!isRead) return undefined;
    return { leaf, start: event.at, end: event.at + piece.end, phase: next, piece, late: phase === Phase.closed };
  }
  for (const { leaf, start } of leaves(root, event?.at ?? 0)) {
    if (isHeading(leaf)) return behindHeading(leaf, start, course.chapter);
    if (leaf.kind !== Kind.blank) break;
  }
  return undefined;
}

export function behindHeading(leaf: Leaf, start: number, chapter: Chapter): Anchor | undefined {
  const heading: Heading = headingOf(leaf, chapter);
  if (heading.blank || heading.ends === 'cut' || !heading.header.sound) return undefined;
  const phase = phaseAfterHeading(Phase.before, heading, chapter);
  return { leaf, start, end: start + heading.end, phase, header: heading.parted ? 'parted' : 'bare' };
}

/// What follows in the same game, empty pieces left out. What is not read is no move, whatever it looks like.
export function* piecesAfter(
  place: WritingPlace<Brackets>,
  { leaf: first, start: at, phase }: Anchor,
): Generator<PieceAt> {
  const { chapter } = place.record.course;
  let here = phase;
  for (const { leaf, start } of leaves(place.root, at + first.width)) {
    if (isHeading(leaf)) return;
    if (leaf.kind !== Kind.piece) continue;
    const { piece, isRead, next } = pieceThere(here, leaf, chapter);
    const isPart = isRead || isOpen(here);
    const late = here === Phase.closed;
    here = next;
    if (isPart && !piece.empty) yield { piece: isRead ? piece : { ...piece, move: undefined }, leaf, start, late };
  }
}

/// The white space behind a place, up to what comes next; at most so much as one would imitate.
export function blanksBehind({ leaf, start, end }: Anchor): string {
  const from = end - start;
  return leaf.text.slice(from, Math.min(blanksEnd(leaf.text, from), from + MOST_BLANKS));
}

const MOST_BLANKS = 60;
