/// Runs taken apart into what happens in them, in the order of play. Whoever goes through one keeps a stack of pieces: an
/// element may hold a run again, and so on to any depth.

import { List, type Node } from '../text/node';
import type { Course, Occurrence, State } from './line';
import { isElement, type Stretch, stretchOf } from './stretch';

/// A piece of a run, an element of it, or an event.
export interface Piece {
  readonly node: Node;
  readonly at: number;
  readonly role: number;
  /// It is a part of an element, and an event.
  readonly isPart?: true;
}

type AnyCourse = Course<State>;

export const pieceOf = ({ run, at, role }: Stretch): Piece | undefined => run && { node: run, at, role };

/// The event that a piece is.
export function eventIn(course: AnyCourse, { node, at, role, isPart }: Piece): Occurrence | undefined {
  if (node instanceof List) return undefined;
  const simple = isPart ?? (isElement(course, node, role) && course.isSimple(role, node));
  return simple ? { node, at, role } : undefined;
}

/// What a piece consists of, in order. Lines that leave it are no part of it.
export function insideOf(course: AnyCourse, { node, at: start, role }: Piece): Piece[] {
  const pieces: Piece[] = [];
  if (node instanceof List) {
    let at = start;
    for (const kid of node.kids) {
      pieces.push({ node: kid, at, role });
      at += kid.width;
    }
  } else if (isElement(course, node, role)) {
    for (const part of course.parts(node, role)) {
      if (part.as === 'event') pieces.push({ node: part.node, at: start + part.at, role: part.role, isPart: true });
      const run = part.as === 'run' ? pieceOf(stretchOf(part, start)) : undefined;
      if (run) pieces.push(run);
    }
  }
  return pieces;
}
