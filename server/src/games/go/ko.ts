/// Who played, and what it changed (`Play.changes`).
export interface Turn {
  readonly color: number;
  readonly changes: readonly number[];
}

/// Whether a play retakes a ko: it takes exactly one stone, and the position is the one before the previous play again.
/// Both plays must follow on one another, with no setup and no pass between. The changes themselves are compared, not
/// digests of positions, so that the answer is never wrong.
export function retakes(previous: Turn, current: Turn): boolean {
  return takenStones(current) === 1 && cancelOut(previous.changes, current.changes);
}

function takenStones({ color, changes }: Turn): number {
  let taken = 0;
  for (let i = 0; i < changes.length; i += 3) {
    if (changes[i + 1] !== 0 && changes[i + 1] !== color && changes[i + 2] === 0) taken++;
  }
  return taken;
}

/// Whether two lists of changes, one after the other, leave every point as it was.
function cancelOut(first: readonly number[], second: readonly number[]): boolean {
  if (first.length !== second.length) return false;
  const before = new Map<number | undefined, number | undefined>();
  for (let i = 0; i < first.length; i += 3) before.set(first[i], first[i + 1]);
  for (let i = 0; i < second.length; i += 3) {
    if (!before.has(second[i]) || before.get(second[i]) !== second[i + 2]) return false;
  }
  return true;
}
