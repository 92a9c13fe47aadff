/// What an edit far inside a text has left of the nodes around it: each is another one, but differs from the one before in nothing
/// but what is far inside. What is remembered of the one before mostly holds for it too, and need not be found out again: in a text
/// that nests deep there are very many of them.
///
/// Whoever finds out something about a node looks at what stands in it, and at what stands in that, but not further than `SIGHT`
/// brackets down; of what is deeper only what has come of it counts. Nor does anything depend on how wide a wide node is, where it
/// has lines, or on the tokens in it beyond what its flags tell.

import type { Way } from './inside';
import { type List, type Node, Pair, WIDE } from './node';
import { Surroundings } from './surroundings';

/// So many brackets down nobody looks; the formats look five at most. Nor does anybody look at so many characters from the start of
/// something: those that are shown of it are fewer.
const SIGHT = 8;
const SHOWN = 256;

/// So many brackets more are left between a change and what is out of its sight, so that the next change mostly stands between them too.
const ROOM = 24;

/// All that differs in a text: what stood between two places is `by` longer. Places count from where a node starts.
export interface Change {
  readonly from: number;
  readonly to: number;
  readonly by: number;
}

export class Renewal {
  /// Of what was remembered, much did not hold.
  isSpent = false;

  constructor(
    /// The nodes out of sight of the change, the outermost first, as they were, and where each of them starts in the text.
    readonly before: readonly (Pair | List)[],
    readonly starts: readonly number[],
    /// And as they are.
    readonly now: Surroundings,
    readonly change: Change,
  ) {}

  /// What an edit leaves of the nodes on its way, the innermost of which that are out of sight has become another.
  static of({ around, indexes, starts }: Way, inner: Pair | List, change: Change, last: number): Renewal {
    const trunk = { around: around.slice(0, last + 1), indexes, starts };
    return new Renewal(trunk.around, starts, new Surroundings(trunk, inner), change);
  }

  /// The place of the innermost of the nodes on the way.
  get last(): number {
    return this.before.length - 1;
  }

  /// The innermost as it is, and where it starts.
  get inner(): { readonly node: Pair | List; readonly start: number } {
    return { node: this.now.at(this.now.last), start: this.starts[this.now.last] as number };
  }

  get root(): Pair | List {
    return this.now.at(0);
  }

  /// The change as the node at a place on the way sees it.
  within(index: number): Change {
    const { from, to, by } = this.change;
    const start = this.starts[index] as number;
    return { from: from - start, to: to - start, by };
  }

  /// This one, and after it another in its innermost node, which is another now. Not if it looks otherwise from outside.
  and(inner: Pair | List, change: Change): Renewal | undefined {
    const { trunk } = this.now;
    if (!looksLike(inner, this.inner.node)) return undefined;
    return new Renewal(this.before, this.starts, new Surroundings(trunk, inner), changeOf(this.change, change));
  }

  /// This one, and after it another: of the nodes on the ways of both, if there are any.
  followedBy(next: Renewal): Renewal | undefined {
    let both = 0;
    while (both <= Math.min(this.last, next.last) && this.now.made(both) === next.before[both]) both++;
    if (both === 0) return undefined;
    return new Renewal(this.before.slice(0, both), this.starts, next.now, changeOf(this.change, next.change));
  }
}

/// The innermost of the nodes on a way that a change of them is out of sight of, by its place; -1 if there is none. Nodes that are wide
/// stand at one place.
export function outOfSight({ around, starts }: Way, { from, by }: Change): number {
  let index = beyond(around, around.length - 1, SIGHT);
  while (index >= 0 && !isWide(around[index] as Node, by)) index--;
  while (index >= 0 && from - (starts[index] as number) < SHOWN) index--;
  return index;
}

/// The same, and room for other changes.
export const farAround = (way: Way, change: Change): number => beyond(way.around, outOfSight(way, change), ROOM);

/// Beyond so many brackets.
function beyond(around: readonly Node[], from: number, brackets: number): number {
  let index = from;
  for (let pairs = 0; index >= 0 && pairs < brackets; index--) if (around[index] instanceof Pair) pairs++;
  return index;
}

const isWide = ({ width }: Node, by: number): boolean => Math.min(width, width + by) > WIDE;

/// Nobody outside could tell them apart but by their extent: in what stands in a node its flags say all, and those of the nodes around it
/// come of them.
export const looksLike = (a: Node, b: Node): boolean =>
  a.flags === b.flags && a.bytes === b.bytes && a.ahead === b.ahead;

/// Both changes as one of the text before them.
function changeOf(first: Change, next: Change): Change {
  const ends = first.to + first.by;
  const to = next.to <= first.from ? next.to : next.to >= ends ? next.to - first.by : first.to;
  return { from: Math.min(first.from, next.from), to: Math.max(first.to, to), by: first.by + next.by };
}
