/// The nodes of the text tree. Leaves own their text; everything else knows only how wide it is, so that a node means
/// the same wherever it stands and can be shared between versions, and between places, of a document. What they are never changes;
/// what has been found out about them is remembered on them, and that does (`slot.ts`: nobody else reaches `memo` and `play`).
///
///   Leaf   one token with the white space after it
///   Pair   an opening token, what stands between, and the closing token if there is one
///   List   a height-balanced run of leaves and pairs
///
/// What stands between two brackets is a `Run`: nothing, one item, or a List.

import { type Extent, extentOf } from './extent';
import { Role, type Sort, sortOf, sumOf } from './sort';

export { Role };

/// A pair or a list that is wider than this stands at one place of one text: it is not shared. What is so wide is large to all who
/// tell small things from large ones.
export const WIDE = 2048;

/// Bits that a node has when anything inside it has them. Bits from `family` on belong to the syntax family.
export const Flag = {
  /// A bracket without its partner: this node means nothing without what stands around it.
  broken: 1,
  /// A character that could not be decoded.
  undecoded: 2,
  /// A wall: what is open before this node ends in it.
  wall: 4,
  /// A pair, so that this node is something else among literal text.
  paired: 8,
  /// On an opener: all up to its closer is literal text, whatever it looks like.
  literal: 16,
  /// A closer of literal text; bits for the brackets 0 to 3 (see `endOf`).
  ends: 32,
  family: 512,
} as const;

/// The bit of a closer of literal text in brackets of this id. Its lexer puts it on such a closer.
export const endOf = (id: number): number => Flag.ends << id;

/// What stands for bytes that mean nothing.
const UNDECODED = '\ufffd';

/// What all nodes have. There are very many of them, so what a node may have in common with others they share (`sort.ts`).
abstract class Common {
  /// Identity for sharing; 0 when the node is not shared.
  uid = 0;
  /// What came of reading it, and what it says as an event or what came of playing it.
  memo: unknown = undefined;
  play: unknown = undefined;

  constructor(readonly sort: Sort) {}

  get flags(): number {
    return this.sort.flags;
  }

  /// How many characters past its end were looked at to tell what is in it and where that ends.
  get ahead(): number {
    return this.sort.ahead;
  }

  get lines(): number {
    return this.sort.lines;
  }
}

export class Leaf extends Common implements Extent {
  declare readonly height: 0;

  constructor(
    readonly text: string,
    kind: number,
    role: Role,
    id: number,
    size: number,
    flags: number,
    ahead: number,
  ) {
    const { lines, bytes } = extentOf(text);
    const standing = role === Role.atom ? 0 : role === Role.wall ? Flag.wall : Flag.broken;
    const undecoded = bytes > 0 && text.includes(UNDECODED) ? Flag.undecoded : 0;
    super(sortOf(kind, role, id, text.length - size, 0, flags | standing | undecoded, ahead, lines, bytes));
  }

  get width(): number {
    return this.text.length;
  }

  get bytes(): number {
    return this.sort.bytes;
  }

  /// What kind of token, in the words of the family.
  get kind(): number {
    return this.sort.kind;
  }

  get role(): Role {
    return this.sort.role;
  }

  /// Which bracket: a closer closes an opener of the same id.
  get id(): number {
    return this.sort.id;
  }

  /// Length of the token without the white space after it.
  get size(): number {
    return this.text.length - this.sort.blank;
  }

  /// The token without the white space after it.
  get token(): string {
    return this.sort.blank === 0 ? this.text : this.text.slice(0, this.size);
  }
}

/// What a node tells of itself without being looked into.
export type Outside = Pick<Node, 'width' | 'lines' | 'bytes' | 'flags' | 'ahead'>;

export abstract class Pair extends Common implements Extent {
  declare readonly height: 0;
  readonly width: number;
  abstract readonly run: Run;

  constructor(
    readonly open: Leaf,
    run: Outside | undefined,
    readonly close: Leaf | undefined,
  ) {
    const inner = run ? Math.max(open.ahead - run.width, run.ahead) : open.ahead;
    const ahead = close ? Math.max(inner - close.width, close.ahead) : inner;
    const lines = open.lines + (run?.lines ?? 0) + (close?.lines ?? 0);
    const bytes = open.bytes + (run?.bytes ?? 0) + (close?.bytes ?? 0);
    super(sumOf(0, Flag.paired | pairFlags(open, run, close), ahead, lines, bytes));
    this.width = open.width + (run?.width ?? 0) + (close?.width ?? 0);
  }

  get bytes(): number {
    return this.sort.bytes;
  }

  get id(): number {
    return this.open.id;
  }

  /// Closed by its own kind of bracket.
  get closed(): boolean {
    return this.close !== undefined && this.close.id === this.open.id;
  }

  /// It had been closed too early; what came after its first closer was taken back in.
  get reopened(): boolean {
    return false;
  }

  /// Its closer had been taken for that of the last pair in it.
  get lent(): boolean {
    return false;
  }
}

/// A pair that was made of what stands in it, as all are but those far around a change (`surroundings.ts`).
export class WholePair extends Pair {
  constructor(
    open: Leaf,
    readonly run: Run,
    close: Leaf | undefined,
  ) {
    super(open, run, close);
  }
}

/// A pair that has been mended in one of these ways; there are few.
export class MendedPair extends WholePair {
  constructor(
    open: Leaf,
    run: Run,
    close: Leaf,
    readonly how: 'reopened' | 'lent',
  ) {
    super(open, run, close);
  }

  override get reopened(): boolean {
    return this.how === 'reopened';
  }

  override get lent(): boolean {
    return this.how === 'lent';
  }
}

/// There are very many of them, so what is the same for all of them they have in common.
for (const item of [Leaf, Pair]) Object.defineProperty(item.prototype, 'height', { value: 0 });

export class List extends Common implements Extent {
  readonly width: number;
  /// Different for most: they have it to themselves.
  readonly bytes: number;

  constructor(readonly kids: readonly Node[]) {
    let width = 0;
    let lines = 0;
    let bytes = 0;
    let flags = 0;
    let ahead = 0;
    for (let i = 0; i < kids.length; i++) {
      const kid = kids[i] as Node;
      const { width: own, sort } = kid;
      width += own;
      lines += sort.lines;
      bytes += kid.bytes;
      flags |= sort.flags;
      ahead = Math.max(ahead - own, sort.ahead);
    }
    super(sumOf((kids[0] as Node).height + 1, flags, ahead, lines, 0));
    this.width = width;
    this.bytes = bytes;
  }

  get height(): number {
    return this.sort.height;
  }
}

/// What stands in literal text is neither a bracket nor a wall.
function pairFlags(open: Leaf, run: Outside | undefined, close: Leaf | undefined): number {
  const within = run?.flags ?? 0;
  const all = open.flags | within | (close?.flags ?? 0);
  if (close === undefined || close.id !== open.id) return all | Flag.broken;
  const sound = all & ~Flag.broken;
  return open.flags & Flag.literal ? sound & ~Flag.wall : sound | (within & Flag.broken);
}

export type Item = Leaf | Pair;
export type Node = Leaf | Pair | List;
export type Run = Node | undefined;

/// The parts of a node in the order of the text; none for a leaf.
export function partsOf(node: Node): readonly Node[] {
  if (node instanceof List) return node.kids;
  if (node instanceof Leaf) return [];
  const { open, run, close } = node;
  if (run) return close ? [open, run, close] : [open, run];
  return close ? [open, close] : [open];
}

/// The same one after the other, where a list of them would be made too often.
export function partAt(node: List | Pair, index: number): Node | undefined {
  if (node instanceof List) return node.kids[index];
  if (index === 0) return node.open;
  const { run } = node;
  return index === 1 && run ? run : index <= (run ? 2 : 1) ? node.close : undefined;
}
