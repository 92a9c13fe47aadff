/// Readings of trees in which only something far inside has changed.

import type { Findings } from '../../../record/finding';
import type { Telling } from '../../../record/shells';
import type { Inside } from '../../../text/carrying';
import type { Change } from '../../../text/renewal';
import { type First, NO_FIRSTS, type Place, type Reading } from './reading';

/// For records that nest deep.
let loaded: typeof import('../../../record/moved') | undefined;

function moving() {
  loaded ??= require('../../../record/moved') as typeof import('../../../record/moved');
  return loaded;
}

/// Games look at all that is in them, and are read anew; so is what stones are set up in before any move.
export function movedReading(reading: Reading, inside: Inside<Reading>): Reading | undefined {
  const { was, is, change } = inside;
  if (reading.games || reading.top || was.games || was.setups || is.setups) return undefined;
  if (was.move !== is.move || was.late !== is.late) return undefined;
  const [findings] = moving().moved([reading.findings], [[was.findings, is.findings]], inside) ?? [];
  const firsts = firstsAfter(reading.firsts, inside);
  const setups = reading.setups?.map((place) => placeAfter(place, change));
  if (!findings || !firsts || setups?.includes(undefined)) return undefined;
  if (findings === reading.findings && firsts === reading.firsts && !setups) return reading;
  return { ...reading, findings, firsts, setups: setups as Place[] | undefined };
}

/// Of variations in each other in which no stones are set up before any move.
export const telling: Telling<Reading> = {
  kinds: ({ findings }) => [findings],
  isClear: ({ firsts, setups, games, top }, inner, { at, size }) =>
    !setups &&
    !games &&
    !top &&
    firsts.every((first) => isMetIn(inner, first, at) || first.at + first.size <= at || first.at >= at + size),
  moved: (reading, [findings], inside) => ({
    ...reading,
    findings: findings as Findings,
    firsts: firstsAfter(reading.firsts, inside) as readonly First[],
  }),
};

const isMetIn = ({ firsts }: Reading, { key, at }: First, from: number): boolean =>
  firsts.some((first) => first.key === key && from + first.at === at);

/// What is met first in the part with the change is so wherever it stands there now, if the same things are met in it.
function firstsAfter(firsts: readonly First[], { was, is, at, change }: Inside<Reading>): readonly First[] | undefined {
  if (was.firsts.length !== is.firsts.length) return undefined;
  if (firsts.length === 0) return NO_FIRSTS;
  const after: First[] = [];
  for (const first of firsts) {
    const index = was.firsts.findIndex(({ key }) => key === first.key);
    const now = is.firsts[index];
    const isInside = index >= 0 && first.at === at + (was.firsts[index] as First).at;
    const next = isInside ? now && { ...now, at: at + now.at } : placeAfter(first, change);
    if (!next || (index >= 0 && now?.key !== first.key)) return undefined;
    after.push(next);
  }
  return after;
}

/// Where something stands that is either before the change or behind it.
function placeAfter<P extends Place>(place: P, { from, to, by }: Change): P | undefined {
  if (place.at + place.size <= from) return place;
  return place.at >= to ? { ...place, at: place.at + by } : undefined;
}

export const alike = (a: Reading, b: Reading): boolean =>
  a.move === b.move &&
  a.late === b.late &&
  a.firsts === b.firsts &&
  !a.setups &&
  !b.setups &&
  !a.games &&
  !b.games &&
  moving().sameFindings(a.findings, b.findings);

export const isQuiet = ({ findings, firsts, setups, games, top }: Reading): boolean =>
  findings.count === 0 && firsts.length === 0 && !setups && !games && !top;
