/// Sets of whole numbers from 0 on. None ever changes: what is made of one by adding shares with it what they have in common.

/// Which of 32 numbers are there, in bits; or which of 32 times as many, in 32 parts. 0 is none of them and -1 all, however many they are.
type Part = number | readonly Part[];

const ALL = -1;
const FANOUT = 32;

export interface Numbers {
  /// So many times as many numbers as bits fit into the part.
  readonly times: number;
  readonly part: Part;
}

export const NO_NUMBERS: Numbers = { times: 1, part: 0 };

const NO_PARTS: readonly Part[] = Array(FANOUT).fill(0);

/// With those from one to another, both of them with it.
export function withNumbers({ times, part }: Numbers, from: number, to: number): Numbers {
  if (to < times * FANOUT) return { times, part: added(part, times, from, to) };
  const more = part === 0 ? 0 : NO_PARTS.with(0, part);
  return withNumbers({ times: times * FANOUT, part: more }, from, to);
}

/// Numbers within a part, which are counted from its beginning on.
function added(part: Part, times: number, from: number, to: number): Part {
  if (part === ALL || (from === 0 && to === times * FANOUT - 1)) return ALL;
  if (typeof part === 'number' && times === 1) return part | ((-1 << from) & (-1 >>> (FANOUT - 1 - to)));
  const parts = [...(part === 0 ? NO_PARTS : (part as readonly Part[]))];
  for (let i = Math.floor(from / times); i * times <= to; i++) {
    const start = i * times;
    const inner = times / FANOUT;
    parts[i] = added(parts[i] as Part, inner, Math.max(from - start, 0), Math.min(to - start, times - 1));
  }
  return parts;
}

/// The least number that is not there, from this one on.
export const freeFrom = ({ times, part }: Numbers, from: number): number =>
  from < times * FANOUT ? free(part, times, from) : from;

/// As many as the part can hold if there is none.
function free(part: Part, times: number, from: number): number {
  if (part === 0) return from;
  if (part === ALL) return times * FANOUT;
  if (typeof part === 'number') {
    const rest = ~part & (-1 << from);
    return rest === 0 ? FANOUT : FANOUT - 1 - Math.clz32(rest & -rest);
  }
  for (let i = Math.floor(from / times); i < FANOUT; i++) {
    const found = free(part[i] as Part, times / FANOUT, Math.max(from - i * times, 0));
    if (found < times) return i * times + found;
  }
  return times * FANOUT;
}
