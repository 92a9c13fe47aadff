/// The names that someone may have meant.

const MOST = 5;

/// The names most like the one given; none that is not like it at all.
export function nearest(wanted: string, names: Iterable<string>): string[] {
  const rated: { name: string; distance: number }[] = [];
  for (const name of new Set(names)) {
    const distance = unlikeness(wanted.toLowerCase(), name.toLowerCase());
    if (distance <= 1 + wanted.length / 4) rated.push({ name, distance });
  }
  rated.sort((a, b) => a.distance - b.distance || a.name.length - b.name.length);
  const best = rated.filter(({ distance }) => distance === rated[0]?.distance);
  return best.slice(0, MOST).map(({ name }) => name);
}

/// Longer ones are no names with a slip in them.
const LONGEST = 64;

/// The name that was meant: the same one in other letters, or with a slip of the fingers.
export function meantName(written: string, names: readonly string[]): string | undefined {
  const small = written.trim().toLowerCase();
  return names.find((name) => name !== written && name.toLowerCase() === small) ?? slipOf(written, names);
}

/// The one name that differs by a slip of the fingers, if it is the only one: `colour` is `color`, but `size` is not `time`.
export function slipOf(written: string, names: readonly string[]): string | undefined {
  if (written.length > LONGEST) return undefined;
  const most = Math.max(1, Math.floor(written.length / 4));
  const near = names.filter((name) => Math.min(name.length, written.length) > 2 && distance(written, name) <= most);
  return near.length === 1 ? near[0] : undefined;
}

/// Slips of the fingers between two names; one that begins or ends like the other is closer than any slip, the more so the
/// more they share.
function unlikeness(a: string, b: string): number {
  const part = a !== '' && (b.startsWith(a) || b.endsWith(a) || a.startsWith(b));
  if (part) return 1 - Math.min(a.length, b.length) / Math.max(a.length, b.length);
  return distance(a, b);
}

/// Letters to add, to drop or to change, and neighbours to swap.
function distance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const steps = Math.min((row[j] as number) + 1, (next[j - 1] as number) + 1, (row[j - 1] as number) + same);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next.push(swapped ? Math.min(steps, (before[j - 2] as number) + 1) : steps);
    }
    before = row;
    row = next;
  }
  return row[b.length] as number;
}
