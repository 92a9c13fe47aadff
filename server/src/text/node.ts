/// The nodes of the text tree. Leaves own their text; everything else knows only how wide it is, so that a node means
/// the same wherever it stands and can be shared between versions, and between places, of a document. Nodes never change.
///
///   Leaf   one token with the white space after it
///   Pair   an opening token, what stands between, and the closing token if there is one
///   List   a height-balanced run of leaves and pairs
///
/// What stands between two brackets is a `Run`: nothing, one item, or a List.

import { type Extent, extentOf } from './extent';

/// Bits that a node has when anything inside it has them. Bits from `family` on belong to the syntax family.
export const Flag = {
  /// A bracket without its partner: this node means nothing without what stands around it.
  broken: 1,
  /// A token whose end depends on the rest of its line.
  fragile: 2,
  /// A character that could not be decoded.
  undecoded: 4,
  family: 8,
} as const;

export const Role = { atom: 0, open: 1, close: 2 } as const;
export type Role = (typeof Role)[keyof typeof Role];

export class Leaf implements Extent {
  readonly height = 0;
  readonly width: number;
  readonly lines: number;
  readonly bytes: number;
  readonly flags: number;
  /// Identity for sharing; 0 when the node is not shared.
  uid = 0;
  memo: unknown = undefined;

  constructor(
    readonly text: string,
    /// What kind of token, in the words of the family.
    readonly kind: number,
    readonly role: Role,
    /// Which bracket: a closer closes an opener of the same id.
    readonly id: number,
    /// Length of the token without the white space after it.
    readonly size: number,
    flags: number,
  ) {
    const extent = extentOf(text);
    this.flags = role === Role.atom ? flags : flags | Flag.broken;
    this.width = text.length;
    this.lines = extent.lines;
    this.bytes = extent.bytes;
  }

  /// The token without the white space after it.
  get token(): string {
    return this.size === this.text.length ? this.text : this.text.slice(0, this.size);
  }
}

export class Pair implements Extent {
  readonly height = 0;
  readonly width: number;
  readonly lines: number;
  readonly bytes: number;
  readonly flags: number;
  uid = 0;
  memo: unknown = undefined;
  /// More to remember: what the pair says as an event of the game, and what came of playing it.
  event: unknown = undefined;
  replay: unknown = undefined;

  constructor(
    readonly open: Leaf,
    readonly run: Run,
    readonly close: Leaf | undefined,
    /// It had been closed too early; what came after its first closer was taken back in.
    readonly reopened = false,
  ) {
    this.width = open.width + (run?.width ?? 0) + (close?.width ?? 0);
    this.lines = open.lines + (run?.lines ?? 0) + (close?.lines ?? 0);
    this.bytes = open.bytes + (run?.bytes ?? 0) + (close?.bytes ?? 0);
    const whole = close !== undefined && close.id === open.id;
    const inside = open.flags | (run?.flags ?? 0) | (close?.flags ?? 0);
    this.flags = whole ? (inside & ~Flag.broken) | ((run?.flags ?? 0) & Flag.broken) : inside | Flag.broken;
  }

  get id(): number {
    return this.open.id;
  }

  /// Closed by its own kind of bracket.
  get closed(): boolean {
    return this.close !== undefined && this.close.id === this.open.id;
  }
}

export class List implements Extent {
  readonly height: number;
  readonly width: number;
  readonly lines: number;
  readonly bytes: number;
  readonly flags: number;
  uid = 0;
  memo: unknown = undefined;
  replay: unknown = undefined;

  constructor(readonly kids: readonly Node[]) {
    let width = 0;
    let lines = 0;
    let bytes = 0;
    let flags = 0;
    for (let i = 0; i < kids.length; i++) {
      const kid = kids[i] as Node;
      width += kid.width;
      lines += kid.lines;
      bytes += kid.bytes;
      flags |= kid.flags;
    }
    this.height = (kids[0] as Node).height + 1;
    this.width = width;
    this.lines = lines;
    this.bytes = bytes;
    this.flags = flags;
  }
}

export type Item = Leaf | Pair;
export type Node = Leaf | Pair | List;
export type Run = Node | undefined;

/// The parts of a node in the order of the text; none for a leaf.
export function partsOf(node: Node): readonly Node[] {
  if (node instanceof List) return node.kids;
  if (node instanceof Leaf) return [];
  const parts: Node[] = [node.open];
  if (node.run) parts.push(node.run);
  if (node.close) parts.push(node.close);
  return parts;
}
