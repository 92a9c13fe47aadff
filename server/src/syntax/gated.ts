/// Readings that have findings of two kinds: those that hold, and those that hold only under a condition that is known further out.

import type { Findings } from '../record/finding';
import { moved, sameFindings } from '../record/moved';
import type { Inside } from './reading';

interface Gated {
  readonly findings: Findings;
  readonly gated: Findings;
  readonly facts: number;
}

/// What comes of a node in which only something far inside has changed.
export function movedReading<R extends Gated>(reading: R, { was, is, ...within }: Inside<R>): R | undefined {
  if (was.facts !== is.facts) return undefined;
  const swaps = [[was.findings, is.findings] as const, [was.gated, is.gated] as const];
  const [findings, gated] = moved([reading.findings, reading.gated], swaps, within) ?? [];
  if (!findings || !gated) return undefined;
  return findings === reading.findings && gated === reading.gated ? reading : { ...reading, findings, gated };
}

export const alike = (a: Gated, b: Gated): boolean =>
  a.facts === b.facts && sameFindings(a.findings, b.findings) && sameFindings(a.gated, b.gated);
