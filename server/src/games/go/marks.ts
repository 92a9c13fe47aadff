/// Which search of a round saw a point. A round is a handful of searches over one unchanging position; its searches are
/// numbered from 1, and 0 is "not seen".
export interface Marks {
  /// Starts a round: nothing is seen yet.
  begin(): void;
  get(point: number): number;
  set(point: number, search: number): void;
}

/// A stamp a point. Stamps only grow from round to round, so that starting a round clears nothing: a stamp of an
/// earlier round is simply too small.
export class DenseMarks implements Marks {
  private readonly stamps: Uint32Array;
  /// The highest stamp of the rounds before, and of this one too.
  private before = 0;
  private highest = 0;
  private readonly lastSafe: number;

  /// `last`: the highest stamp there can be (smaller in tests, which cannot wait for four thousand million searches).
  constructor(points: number, last = 0xffffffff) {
    this.stamps = new Uint32Array(points);
    // Every search of a round marks a point that none before it marked: a round takes no more stamps than points.
    this.lastSafe = last - points;
  }

  begin(): void {
    if (this.highest > this.lastSafe) {
      this.stamps.fill(0);
      this.highest = 0;
    }
    this.before = this.highest;
  }

  get(point: number): number {
    const stamp = this.stamps[point] ?? 0;
    return stamp > this.before ? stamp - this.before : 0;
  }

  set(point: number, search: number): void {
    const stamp = this.before + search;
    if (stamp > this.highest) this.highest = stamp;
    this.stamps[point] = stamp;
  }
}

/// An entry a point that was seen.
export class SparseMarks implements Marks {
  private readonly searches = new Map<number, number>();

  begin(): void {
    if (this.searches.size > 0) this.searches.clear();
  }

  get(point: number): number {
    return this.searches.get(point) ?? 0;
  }

  set(point: number, search: number): void {
    this.searches.set(point, search);
  }
}
