/// What nodes have in common. A text has very many nodes and few sorts of them, so what is the same for many they share: a leaf
/// holds little more than its text, a pair or a list little more than its parts.

/// A wall ends all that is open before it, without closing it.
export const Role = { atom: 0, open: 1, close: 2, wall: 3 } as const;
export type Role = (typeof Role)[keyof typeof Role];

export class Sort {
  constructor(
    readonly kind: number,
    readonly role: Role,
    readonly id: number,
    /// White space behind the token.
    readonly blank: number,
    readonly height: number,
    readonly flags: number,
    readonly ahead: number,
    readonly lines: number,
    readonly bytes: number,
  ) {}
}

/// The sorts that were asked for lately. One that has been forgotten is made again.
const SORTS: (Sort | undefined)[] = new Array(16_384);

export function sortOf(
  kind: number,
  role: Role,
  id: number,
  blank: number,
  height: number,
  flags: number,
  ahead: number,
  lines: number,
  bytes: number,
): Sort {
  const own = Math.imul(kind * 31 + ahead, 31) + flags * 7 + id + (height + blank) * 61;
  const mixed = Math.imul(own, 31) + lines * 1021 + bytes;
  const at = (mixed ^ (mixed >>> 14)) & (SORTS.length - 1);
  const known = SORTS[at];
  if (known && known.kind === kind && known.role === role && known.id === id && known.flags === flags) {
    const isSame = known.ahead === ahead && known.lines === lines && known.bytes === bytes;
    if (isSame && known.blank === blank && known.height === height) return known;
  }
  const sort = new Sort(kind, role, id, blank, height, flags, ahead, lines, bytes);
  SORTS[at] = sort;
  return sort;
}

/// Of a pair or a list.
export const sumOf = (height: number, flags: number, ahead: number, lines: number, bytes: number): Sort =>
  sortOf(0, Role.atom, 0, 0, height, flags, ahead, lines, bytes);
