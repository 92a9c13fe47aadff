/// A mark belongs to the move after it (3.16), and so does a cursor that stands in one.

import { isElement } from '../../../../syntax/xml/element';
import { backward, forward, type ItemAt } from '../../../../text/list';
import { Pair } from '../../../../text/node';
import { nameOf } from '../names';
import type { MovesCourse } from '../play/course';
import { colorOf } from '../play/event';

/// Where the move stands whose mark stands at an offset.
export function moveOfMark(course: MovesCourse, offset: number): number | undefined {
  const root = course.root();
  let line = root?.node instanceof Pair ? { moves: root.node, at: root.at } : undefined;
  while (line) {
    const { moves, at } = line;
    const run = at + moves.open.width;
    const child: ItemAt | undefined = backward(moves.run, run, offset + 1).next().value ?? undefined;
    if (!child || child.at + child.node.width <= offset || !isElement(child.node)) return undefined;
    const name = nameOf(child.node);
    if (name === 'mark') return moveAfter(moves, run, child.at);
    line = name === 'moves' && child.node instanceof Pair ? { moves: child.node, at: child.at } : undefined;
  }
  return undefined;
}

function moveAfter(moves: Pair, run: number, offset: number): number | undefined {
  for (const { node, at } of forward(moves.run, run, offset)) {
    if (!isElement(node)) continue;
    if (colorOf(nameOf(node))) return at;
    if (nameOf(node) !== 'mark') return undefined;
  }
  return undefined;
}
