import type { Stones } from './stones';

/// Looks for blocks without a liberty. A round (see `begin`) judges any number of blocks of one unchanging position and
/// visits no stone of theirs twice, however many of the points asked about lie in one block.
export class Liberties {
  private search = 0;
  private color = 0;
  private block: number[] = [];

  constructor(
    private readonly stones: Stones,
    private readonly columns: number,
    private readonly points: number,
  ) {}

  /// Starts a round. To be called whenever the position may have changed.
  begin(): void {
    this.search = 0;
    this.stones.marks.begin();
  }

  /// The block of the stone on `start` if it has no liberty, `start` first; nothing if it has one, or if this round
  /// has judged the block already.
  blockWithoutLiberty(start: number): number[] | undefined {
    // Most stones have an empty point right beside them: for these there is nothing to remember.
    if (this.besideEmpty(start) || this.stones.marks.get(start) !== 0) return undefined;
    this.search++;
    this.color = this.stones.get(start);
    const block = (this.block = [start]);
    this.stones.marks.set(start, this.search);
    // The list grows while it is walked: it is the queue of the search and its result at once.
    for (const point of block) {
      if (this.leadsToLiberty(point)) return undefined;
    }
    return block;
  }

  /// Whether a point has an empty neighbour.
  besideEmpty(point: number): boolean {
    const { stones, columns } = this;
    const x = point % columns;
    return (
      (x > 0 && stones.get(point - 1) === 0) ||
      (x < columns - 1 && stones.get(point + 1) === 0) ||
      (point >= columns && stones.get(point - columns) === 0) ||
      (point < this.points - columns && stones.get(point + columns) === 0)
    );
  }

  private leadsToLiberty(point: number): boolean {
    const { columns } = this;
    const x = point % columns;
    return (
      (x > 0 && this.meets(point - 1)) ||
      (x < columns - 1 && this.meets(point + 1)) ||
      (point >= columns && this.meets(point - columns)) ||
      (point < this.points - columns && this.meets(point + columns))
    );
  }

  /// Takes a neighbour of the block in, if it belongs to it. True when it shows that the block has a liberty: it is
  /// empty, or an earlier search of the round came this way and stopped. (A search that found no liberty has marked its
  /// whole block, and nobody can meet that from inside.)
  private meets(point: number): boolean {
    const color = this.stones.get(point);
    if (color !== this.color) return color === 0;
    const seen = this.stones.marks.get(point);
    if (seen !== 0) return seen !== this.search;
    this.stones.marks.set(point, this.search);
    this.block.push(point);
    return false;
  }
}
