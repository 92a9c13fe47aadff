/// The day on which somebody writes, by their own clock. No finding may depend on it.

interface Day {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

const two = (number: number): string => String(number).padStart(2, '0');

export function today(): Day {
  const now = new Date();
  return { year: String(now.getFullYear()), month: two(now.getMonth() + 1), day: two(now.getDate()) };
}

/// As most formats write it: 2026-01-31.
export function dateOfToday(between = '-'): string {
  const { year, month, day } = today();
  return [year, month, day].join(between);
}
