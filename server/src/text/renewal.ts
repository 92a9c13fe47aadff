/// What an edit far inside a text has left of the nodes around it: each is another one, but differs from the one before in nothing
/// but what is far inside. What is remembered of the one before mostly holds for it too, and need not be found out again: in a text
/// that nests deep there are very many of them.
///
/// Whoever finds out something about a node looks at what stands in it, and at what stands in that, but not further than `SIGHT`
/// brackets down; of what is deeper only what has come of it counts. Nor does anything depend on how wide a wide node is, where it
/// has lines, or on the tokens in it beyond what its flags tell.

import { type Node, Pair, WIDE } from './node';

/// So many brackets down nobody looks; the formats look five at most. Nor does anybody look at so many characters from the start of
/// something: those that are shown of it are fewer.
const SIGHT = 8;
const SHOWN = 256;

/// All that differs in a text: what stood between two places is `by` longer. Places count from where a node starts.
export interface Change {
  readonly from: number;
  readonly to: number;
  readonly by: number;
}

export class Renewal {
  /// The innermost of the nodes that are out of sight of the change, by their place on the way; -1 if there is none.
  readonly inner: number;

  constructor(
    /// The nodes on the way, the outermost first, as they were and as they are.
    readonly before: readonly Node[],
    readonly now: readonly Node[],
    /// Where each of them starts in the text.
    readonly starts: readonly number[],
    readonly change: Change,
  ) {
    this.inner = innermost(this);
  }

  /// The change as the node at a place on the way sees it.
  within(index: number): Change {
    const { from, to, by } = this.change;
    const start = this.starts[index] as number;
    return { from: from - start, to: to - start, by };
  }

  /// This one, and after it another: on the ways of both, as far as they go together.
  followedBy(next: Renewal): Renewal {
    let both = 0;
    while (both < this.now.length && this.now[both] === next.before[both]) both++;
    const change = changeOf(this.change, next.change);
    return new Renewal(this.before.slice(0, both), next.now.slice(0, both), this.starts, change);
  }
}

/// In what stands in the node its flags say all, and those of the nodes around it come of them. Nodes that are wide stand at one place.
function innermost({ before, now, starts, change }: Renewal): number {
  let index = before.length - 1;
  for (let pairs = 0; index >= 0 && pairs < SIGHT; index--) if (before[index] instanceof Pair) pairs++;
  while (index >= 0 && !(isWide(before[index]) && isWide(now[index]))) index--;
  while (index >= 0 && change.from - (starts[index] as number) < SHOWN) index--;
  const [was, is] = [before[index], now[index]];
  return was && is && was.flags === is.flags && was.bytes === is.bytes ? index : -1;
}

const isWide = (node: Node | undefined): boolean => node !== undefined && node.width > WIDE;

/// Both changes as one of the text before them.
function changeOf(first: Change, next: Change): Change {
  const ends = first.to + first.by;
  const to = next.to <= first.from ? next.to : next.to >= ends ? next.to - first.by : first.to;
  return { from: Math.min(first.from, next.from), to: Math.max(first.to, to), by: first.by + next.by };
}
