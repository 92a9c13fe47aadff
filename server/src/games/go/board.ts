import { Liberties } from './liberties';
import { type Stones, stonesFor } from './stones';

/// What a play did.
export interface Play {
  /// Every point that changed, once: point, colour before, colour after, and so on in one flat list. Setting each point
  /// to its colour after redoes the play, to its colour before undoes it. The stone that was played comes first, unless
  /// it went off again by suicide: then its point did not change, and the suicide of a single stone changes nothing.
  readonly changes: readonly number[];
  /// The points of the other colours that were taken.
  readonly taken: readonly number[];
  /// The own block was taken off.
  readonly suicide: boolean;
}

const none: readonly number[] = Object.freeze([]);

/// A position of go. Points are numbers y * columns + x, with y from the top; colours are whole numbers from 1 (black
/// 1, white 2, more for records with more sides), and 0 is an empty point.
///
/// Points may exceed 32 bits (a board of 100,000 by 100,000 is legal), so they never go through bit operations. On a
/// board of more than 2⁵³ points numbers cannot tell them apart: who replays a record asks `exact` first. What is off
/// the board is empty and stays so; what is no colour is not put.
export class GoBoard {
  readonly columns: number;
  readonly rows: number;
  /// How many points there are.
  readonly points: number;
  private readonly storage: Stones;
  private readonly liberties: Liberties;

  /// `storage` is for tests: a board finds the one that suits its size.
  constructor(columns: number, rows: number, storage?: Stones) {
    this.columns = side(columns);
    this.rows = side(rows);
    this.points = this.columns * this.rows;
    this.storage = storage ?? stonesFor(this.points);
    this.liberties = new Liberties(this.storage, this.columns, this.points);
  }

  /// Whether every point has a number of its own.
  get exact(): boolean {
    return Number.isSafeInteger(this.points);
  }

  /// How many stones are on the board.
  get stones(): number {
    return this.storage.count;
  }

  has(point: number): boolean {
    return point >= 0 && point < this.points && Number.isInteger(point);
  }

  get(point: number): number {
    return this.has(point) ? this.storage.get(point) : 0;
  }

  /// Puts a stone, or removes it with colour 0. Nothing is taken.
  set(point: number, color: number): void {
    if (this.has(point) && isColor(color)) this.storage.set(point, color);
  }

  /// Plays a stone. First every block of another colour that has no liberty with this stone on the board is taken, all
  /// of them at once; then, if it has none either, the own block: suicide is legal. Ko is no matter of the position
  /// (see `retakes`). Only blocks beside the stone are looked at: those that the setup left without a liberty elsewhere
  /// stay. The point must be on the board and empty: otherwise nothing happens and there is no play.
  play(color: number, point: number): Play | undefined {
    if (color === 0 || !isColor(color) || !this.has(point) || this.storage.get(point) !== 0) return undefined;
    this.storage.set(point, color);
    this.liberties.begin();
    const taken = this.takenBy(color, point);
    if (taken.length === 0) {
      const own = this.liberties.blockWithoutLiberty(point);
      return own ? this.suicide(color, own) : stonePut(color, point);
    }
    const changes = [point, 0, color];
    for (const dead of taken) {
      changes.push(dead, this.storage.get(dead), 0);
      this.storage.set(dead, 0);
    }
    return { changes, taken, suicide: false };
  }

  /// The blocks without a liberty, as the position stands, that contain one of these points. Each comes once, in the
  /// order in which its first point comes, and begins with that point.
  blocksWithoutLiberty(among: Iterable<number>): number[][] {
    const blocks: number[][] = [];
    // Spread first: whoever makes these points as they are asked for may well play on a board, which starts a round.
    const points = [...among];
    this.liberties.begin();
    for (const point of points) {
      if (this.get(point) === 0) continue;
      const block = this.liberties.blockWithoutLiberty(point);
      if (block) blocks.push(block);
    }
    return blocks;
  }

  /// The stones, ascending by point.
  entries(): Iterable<[point: number, color: number]> {
    return this.storage.entries();
  }

  copy(): GoBoard {
    return new GoBoard(this.columns, this.rows, this.storage.copy());
  }

  /// The points of other colours, beside a stone that was just put, in blocks that now have no liberty.
  private takenBy(color: number, point: number): readonly number[] {
    const { columns } = this;
    const x = point % columns;
    let taken = none;
    if (x > 0) taken = this.takenAt(point - 1, color, taken);
    if (x < columns - 1) taken = this.takenAt(point + 1, color, taken);
    if (point >= columns) taken = this.takenAt(point - columns, color, taken);
    if (point < this.points - columns) taken = this.takenAt(point + columns, color, taken);
    return taken;
  }

  private takenAt(neighbour: number, color: number, taken: readonly number[]): readonly number[] {
    const other = this.storage.get(neighbour);
    if (other === 0 || other === color) return taken;
    const block = this.liberties.blockWithoutLiberty(neighbour);
    if (!block) return taken;
    return taken === none ? block : taken.concat(block);
  }

  /// Takes the own block off; it begins with the stone just played, whose point is therefore as it was.
  private suicide(color: number, own: readonly number[]): Play {
    const changes: number[] = [];
    for (const point of own) {
      this.storage.set(point, 0);
      if (point !== own[0]) changes.push(point, color, 0);
    }
    return { changes, taken: none, suicide: true };
  }
}

/// The points of the boards that records are of.
const usual = 1024;
const plain: (Play | undefined)[] = new Array(2 * usual + 2);

/// Almost all plays put one stone of one of two colours and take nothing: on the usual boards there are few different ones.
function stonePut(color: number, point: number): Play {
  const isUsual = color <= 2 && point < usual;
  const known = isUsual ? plain[2 * point + color - 1] : undefined;
  if (known) return known;
  const play: Play = { changes: [point, 0, color], taken: none, suicide: false };
  if (isUsual) plain[2 * point + color - 1] = play;
  return play;
}

/// A board that makes no sense has no points, which is nothing that anybody else has to think of.
function side(length: number): number {
  return Number.isSafeInteger(length) && length > 0 ? length : 0;
}

function isColor(color: number): boolean {
  return color >>> 0 === color;
}
