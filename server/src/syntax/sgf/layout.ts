/// Records in SGF laid out: so many moves a line, whatever says more than a move on a line of its own, variations on new lines, one
/// blank deeper each. Values keep their bytes; nodes and trees in which something is out of order are left as they are.

import { indented, type Layout, type Put } from '../../record/layout';
import { Flag, type Leaf, type Pair, type Run } from '../../text/node';
import { walked } from '../walked';
import { Kind, SgfFlag } from './lexer';
import { type Piece, type Property, pieceOf } from './piece';

interface SgfLines {
  /// Does a node with this property get a line of its own?
  alone(name: string): boolean;
  /// Properties of the first node that belong to one group stand on one line.
  group(name: string): number;
}

interface Frame {
  readonly around: Frame | undefined;
  readonly loose: boolean;
  readonly depth: number;
}

export const sgfLayout =
  (lines: SgfLines): Layout =>
  (root, { moves }, put) =>
    new Laying(lines, moves, put).all(root);

class Laying {
  #frame: Frame = { around: undefined, loose: false, depth: -1 };
  #at = 0;
  #last: Leaf | undefined;
  /// The last token is one to put something behind.
  #isSound = true;
  #wasAlone = false;
  /// Nodes on the line.
  #count = 0;

  constructor(
    readonly lines: SgfLines,
    readonly moves: number,
    readonly put: Put,
  ) {}

  *all(root: Run): Generator<void, void> {
    yield* walked(root, this);
    const last = this.#last;
    if (last) this.#gap(this.#isSound && last.kind !== Kind.blank ? '\n' : undefined);
  }

  get #line(): string {
    return `\n${indented(' ', this.#frame.depth)}`;
  }

  open(pair: Pair): void {
    const around = this.#frame;
    const loose = !pair.closed || (pair.flags & Flag.broken) !== 0;
    this.#frame = { around, loose, depth: around.depth + 1 };
    const isFirst = !this.#last || this.#last.kind === Kind.blank;
    this.#next(pair.open, around.loose ? undefined : isFirst ? '' : this.#line);
    this.#count = 0;
  }

  close({ close }: Pair): void {
    if (close) this.#next(close, this.#frame.loose ? undefined : '');
    this.#count = 0;
    this.#frame = this.#frame.around ?? this.#frame;
  }

  leaf(leaf: Leaf): void {
    if (leaf.kind !== Kind.node) {
      this.#next(leaf, undefined);
      this.#isSound = leaf.kind === Kind.blank;
      this.#count = 0;
      return;
    }
    const piece = pieceOf(leaf);
    const isSound = piece.slips.length === 0 && !(leaf.flags & (SgfFlag.unclosed | SgfFlag.cut));
    const isFirst = this.#last?.kind === Kind.open;
    const isRoot = isFirst && this.#frame.depth === 0;
    const alone = isRoot || piece.properties.some(({ name }) => this.lines.alone(name));
    const isFull = this.#wasAlone || alone || this.#count >= this.moves;
    // A node outside of a tree, or behind a variation, is out of order.
    const loose = this.#frame.loose || this.#frame.depth < 0 || this.#last?.kind === Kind.close;
    this.#next(leaf, loose ? undefined : isFull && !isFirst ? this.#line : '');
    this.#count = isFirst || isFull ? 1 : this.#count + 1;
    this.#wasAlone = alone;
    this.#isSound = isSound;
    if (isSound) this.#within(leaf, piece, isRoot);
  }

  #next(leaf: Leaf, should: string | undefined): void {
    if (this.#last) this.#gap(this.#isSound ? should : undefined);
    this.#last = leaf;
    this.#isSound = true;
    this.#wasAlone = false;
  }

  #gap(should: string | undefined): void {
    const { size, text, width } = this.#last as Leaf;
    if (should !== undefined) this.put(this.#at + size, text.slice(size), should);
    this.#at += width;
  }

  /// Nothing between properties and between their values; in the first node a new line where they are of another group.
  #within({ text }: Leaf, { properties }: Piece, isRoot: boolean): void {
    let end = 1;
    let before: Property | undefined;
    for (const property of properties) {
      const { at, written, values, name } = property;
      const breaks = isRoot && before && this.lines.group(before.name) !== this.lines.group(name);
      this.#inner(text, end, at, breaks ? '\n' : '');
      end = at + written.length;
      for (const value of values) {
        this.#inner(text, end, value.at, '');
        end = value.end;
      }
      before = property;
    }
  }

  #inner(text: string, from: number, to: number, should: string): void {
    this.put(this.#at + from, text.slice(from, to), should);
  }
}
