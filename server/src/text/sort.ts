/// What tokens have in common. A text has very many tokens and few sorts of them, so what is the same for many they share, and a leaf
/// holds little more than its text.

/// A wall ends all that is open before it, without closing it.
export const Role = { atom: 0, open: 1, close: 2, wall: 3 } as const;
export type Role = (typeof Role)[keyof typeof Role];

export class Sort {
  constructor(
    readonly kind: number,
    readonly role: Role,
    readonly id: number,
    readonly flags: number,
    readonly ahead: number,
    readonly lines: number,
    readonly bytes: number,
  ) {}
}

/// The sorts that were asked for lately. One that has been forgotten is made again.
const SORTS: (Sort | undefined)[] = new Array(4096);

export function sortOf(
  kind: number,
  role: Role,
  id: number,
  flags: number,
  ahead: number,
  lines: number,
  bytes: number,
): Sort {
  const mixed = Math.imul(Math.imul(kind * 31 + ahead, 31) + flags * 7 + id, 31) + lines * 1021 + bytes;
  const at = (mixed ^ (mixed >>> 12)) & (SORTS.length - 1);
  const known = SORTS[at];
  if (known && known.kind === kind && known.role === role && known.id === id && known.flags === flags) {
    if (known.ahead === ahead && known.lines === lines && known.bytes === bytes) return known;
  }
  const sort = new Sort(kind, role, id, flags, ahead, lines, bytes);
  SORTS[at] = sort;
  return sort;
}
