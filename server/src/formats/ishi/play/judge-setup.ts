/// SETUP lines, of an event or of a diagram: all of them put up one position (5.4/SETUP).

import { Kind, keywordOf } from '../keywords';
import { rules } from '../rules';
import { type Said, type SaidSetup, type Stone, saidBy } from '../said';
import { shown } from '../said/faults';
import { keyOf } from '../said/points';
import { isPlaced, type Place } from './judge-fields';
import { kindOf, lineOf, type Note, type Section } from './passage';

export interface Put extends Stone {
  readonly note: Note;
}

interface SetUp {
  /// The stones by their points, in the order of the text.
  readonly stones: ReadonlyMap<number, Put>;
  /// The notes that count: without those in the midst of SETUP lines.
  readonly notes: readonly Note[];
}

const DATA: ReadonlySet<number> = new Set([Kind.COM, Kind.USER, Kind.MARK, Kind.UNMARK]);

const isSetup = (note: Note | undefined): boolean => note !== undefined && kindOf(note.item) === Kind.SETUP;

export function setUpIn({ notes: all }: Section, place: Place): SetUp {
  const first = all.findIndex(isSetup);
  const last = all.findLastIndex(isSetup);
  const isBetween = (i: number): boolean => i > first && i < last && !place.displaced;
  const notes = all.filter((note, i) => !isBetween(i) || isFree(note, place));
  return { stones: stonesIn(notes, place), notes };
}

function isFree(note: Note, { report }: Place): boolean {
  const kind = kindOf(note.item);
  if (DATA.has(kind)) report.keyword(note, rules['data-between-setup-lines'], { keyword: keywordOf(kind) ?? '' });
  else if (kind === Kind.REMARK) report.keyword(note, rules['remark-between-setup-lines']);
  return !DATA.has(kind);
}

function stonesIn(notes: readonly Note[], place: Place): Map<number, Put> {
  const stones = new Map<number, Put>();
  for (const note of notes) {
    if (!isSetup(note)) continue;
    const said: Said = saidBy(lineOf(note.item));
    place.report.faults(note, said);
    for (const stone of (said as SaidSetup).stones) put({ ...stone, note }, stones, place);
  }
  return stones;
}

function put(stone: Put, stones: Map<number, Put>, place: Place): void {
  const { note, field, point, color } = stone;
  if (!isPlaced(place, note, field, point)) return;
  const key = keyOf(point);
  const there = stones.get(key);
  if (!there) stones.set(key, stone);
  else {
    const rule = there.color === color ? rules['setup-point-repeated'] : rules['setup-point-conflict'];
    place.report.of(note, rule, field, { value: shown(field.text) });
  }
}
