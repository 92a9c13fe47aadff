import { DenseMarks, type Marks, SparseMarks } from './marks';

/// Where the stones of a board are kept. A point is a number from 0; colour 0 is no stone. The storage trusts its
/// caller: points are on the board and colours are whole numbers from 0 to 2³² - 1.
export interface Stones {
  /// How many points hold a stone.
  readonly count: number;
  /// The marks that suit this storage, for searches over it. Shared between boards: a search ends before the next.
  readonly marks: Marks;
  get(point: number): number;
  set(point: number, color: number): void;
  /// The stones, ascending by point.
  entries(): Iterable<[point: number, color: number]>;
  copy(): Stones;
}

/// Up to this many points a byte for each of them is cheaper than a map of the stones.
const densePoints = 4096;

/// The storage for a board of so many points.
export function stonesFor(points: number): Stones {
  return points <= densePoints ? new DenseStones(points) : new SparseStones();
}

const denseMarks = new DenseMarks(densePoints);
const sparseMarks = new SparseMarks();

/// One cell a point. A byte is enough for the colours of any sane record; the first colour above 255 widens the cells,
/// so that an insane record costs memory and not stones of the wrong colour.
export class DenseStones implements Stones {
  readonly marks: Marks;
  count = 0;
  private cells: Uint8Array | Uint32Array;

  constructor(points: number, cells: Uint8Array | Uint32Array = new Uint8Array(points)) {
    this.cells = cells;
    this.marks = points <= densePoints ? denseMarks : new DenseMarks(points);
  }

  get(point: number): number {
    return this.cells[point] ?? 0;
  }

  set(point: number, color: number): void {
    if (color > 255 && this.cells instanceof Uint8Array) this.cells = Uint32Array.from(this.cells);
    if (this.cells[point] !== 0) this.count--;
    if (color !== 0) this.count++;
    this.cells[point] = color;
  }

  *entries(): Iterable<[number, number]> {
    for (let point = 0; point < this.cells.length; point++) {
      const color = this.get(point);
      if (color !== 0) yield [point, color];
    }
  }

  copy(): DenseStones {
    const copy = new DenseStones(this.cells.length, this.cells.slice());
    copy.count = this.count;
    return copy;
  }
}

/// One entry a stone: a board of 100,000 by 100,000 costs what its stones cost.
export class SparseStones implements Stones {
  readonly marks: Marks = sparseMarks;
  private readonly colors: Map<number, number>;

  constructor(colors?: Iterable<[number, number]>) {
    this.colors = new Map(colors);
  }

  get count(): number {
    return this.colors.size;
  }

  get(point: number): number {
    return this.colors.get(point) ?? 0;
  }

  set(point: number, color: number): void {
    if (color === 0) this.colors.delete(point);
    else this.colors.set(point, color);
  }

  entries(): Iterable<[number, number]> {
    return [...this.colors].sort(([a], [b]) => a - b);
  }

  copy(): SparseStones {
    return new SparseStones(this.colors);
  }
}
