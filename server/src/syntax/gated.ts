/// Readings that have findings of two kinds: those that hold, and those that hold only under a condition that is known further out.

import type { Findings } from '../record/finding';
import type { Telling } from '../record/shells';
import type { Inside } from '../text/carrying';

/// For records that nest deep.
let loaded: typeof import('../record/moved') | undefined;

function moving() {
  loaded ??= require('../record/moved') as typeof import('../record/moved');
  return loaded;
}

interface Gated {
  readonly findings: Findings;
  readonly gated: Findings;
  readonly facts: number;
}

/// What comes of a node in which only something far inside has changed.
export function movedReading<R extends Gated>(reading: R, { was, is, ...within }: Inside<R>): R | undefined {
  if (was.facts !== is.facts) return undefined;
  const swaps = [[was.findings, is.findings] as const, [was.gated, is.gated] as const];
  const [findings, gated] = moving().moved([reading.findings, reading.gated], swaps, within) ?? [];
  if (!findings || !gated) return undefined;
  return findings === reading.findings && gated === reading.gated ? reading : { ...reading, findings, gated };
}

/// Nothing else of them is told of places.
export const tellingOf = <R extends Gated>(): Telling<R> => ({
  kinds: ({ findings, gated }) => [findings, gated],
  moved: (reading, [findings, gated]) => ({
    ...reading,
    findings: findings as Findings,
    gated: gated as Findings,
  }),
});

export function alike(a: Gated, b: Gated): boolean {
  const { sameFindings } = moving();
  return a.facts === b.facts && sameFindings(a.findings, b.findings) && sameFindings(a.gated, b.gated);
}

export const isQuiet = ({ findings, gated }: Gated): boolean => findings.count === 0 && gated.count === 0;
