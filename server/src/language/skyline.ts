/// How deep a drawing of lines reaches: within its first column, its first ten, and so on. Only where it becomes deeper
/// counts, so a few steps tell it all.

interface Step {
  /// From this column on, which counts from 1,
  readonly column: number;
  /// so many lanes are taken.
  readonly lanes: number;
}

/// Each step is further on, and deeper, than the one before.
export type Skyline = readonly Step[];

export const NO_STAIRS: Skyline = [];

/// How many lanes are taken within the first columns.
export function lanesWithin(skyline: Skyline, columns: number): number {
  let lanes = 0;
  for (const step of skyline) {
    if (step.column > columns) break;
    lanes = step.lanes;
  }
  return lanes;
}

/// With a line of so many columns before it.
export function shifted(skyline: Skyline, columns: number): Skyline {
  if (columns === 0) return skyline;
  const further = skyline.filter(({ lanes }) => lanes > 1);
  return [{ column: 1, lanes: 1 }, ...further.map(({ column, lanes }) => ({ column: column + columns, lanes }))];
}

/// With another drawing below it that begins in the same column, so many lanes further down.
export function withBelow(skyline: Skyline, below: Skyline, down: number): Skyline {
  const lower = below.map(({ column, lanes }) => ({ column, lanes: lanes + down }));
  const deepest = lower[lower.length - 1]?.lanes ?? 0;
  return shortened([...lower, ...skyline.filter(({ lanes }) => lanes > deepest)]);
}

/// Drawings with more steps than this take more room than they need.
const MOST_STEPS = 64;

function shortened(skyline: Skyline): Skyline {
  if (skyline.length <= MOST_STEPS) return skyline;
  const { column } = skyline[MOST_STEPS - 1] as Step;
  return [...skyline.slice(0, MOST_STEPS - 1), { column, lanes: (skyline[skyline.length - 1] as Step).lanes }];
}
