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

/// Slips of the fingers between two names; one that begins or ends like the other is closer than any slip, the more so the
/// more they share.
function unlikeness(a: string, b: string): number {
  const part = a !== '' && (b.startsWith(a) || b.endsWith(a) || a.startsWith(b));
  if (part) return 1 - Math.min(a.length, b.length) / Math.max(a.length, b.length);
  return distance(a, b);
}

/// Letters to add, to drop or to change.
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      next.push(Math.min((row[j] as number) + 1, (next[j - 1] as number) + 1, (row[j - 1] as number) + same));
    }
    row = next;
  }
  return row[b.length] as number;
}
