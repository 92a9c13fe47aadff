/// The variations of a record, for a line above each in an editor: where they begin, and, of those that are looked at, how long they are
/// and how they end.

import type { Line, State } from '../record/line';
import { frameAt, lastStop, type Stop } from '../record/steps';
import type { RecordView } from '../record/view';
import type { Language, Words } from '../spec/rule';
import { textBetween } from '../text/edit';
import { lineStart, placeAt } from '../text/position';
import type { RecordDocument } from './document';
import type { Shape } from './lanes';
import { linesTo } from './opener';
import { linesOf, type PartingUnit, type Tallies, type Unit, unitsOf } from './pieces';
import { Counted } from './way';

/// Nobody reads more of them, and editors keep them all.
const MOST_LENSES = 1000;
/// Blanks that a line begins with.
const MOST_BLANKS = 400;

/// Where variations begin that begin a line of the text, in the order of the text. Only where lines part is looked, and that is remembered of
/// each piece of the record.
export function* variationsOf({ record, root }: RecordDocument): Generator<void, number[]> {
  const first = record?.course.root();
  if (!record || !first) return [];
  const { tallies } = Counted.of(record).contents;
  const found: number[] = [];
  let seen = 0;
  const lines: Line[] = [first];
  for (let line = lines.pop(); line && seen < MOST_SEEN; line = lines.pop()) {
    yield* tallies.count(line);
    for (const parting of partingsOn(tallies, line)) {
      const there = linesOf(tallies.course, parting, MOST_LENSES);
      const beside = parting.part.as === 'forks' ? there.slice(1) : there;
      for (const { at } of beside) if (isFirstOnLine(root, at)) found.push(at);
      for (const one of there) lines.push(one);
      seen += there.length;
      if (seen >= MOST_SEEN) break;
      yield;
    }
  }
  return found.sort((a, b) => a - b).slice(0, MOST_LENSES);
}

/// In a record with many more the rest is left out, wherever they stand.
const MOST_SEEN = 4 * MOST_LENSES;

function* partingsOn(tallies: Tallies, line: Line): Generator<PartingUnit> {
  const stack: Unit[] = unitsOf(tallies.course, line).reverse();
  for (let unit = stack.pop(); unit; unit = stack.pop()) {
    if (unit.as === 'parting') yield unit;
    else if (unit.as === 'piece' && tallies.of(unit)?.parts) stack.push(...tallies.unitsIn(unit).reverse());
  }
}

function isFirstOnLine(root: RecordDocument['root'], at: number): boolean {
  const start = lineStart(root, placeAt(root, at).line);
  return at - start <= MOST_BLANKS && /^\s*$/.test(textBetween(root, start, at));
}

const STEPS: Words = { en: '{count} steps', zh: '{count} 步' };
const STEP: Words = { en: '1 step', zh: '1 步' };

/// What there is to say of the variation that begins at an offset: its length, and how it ends.
export function* variationAt(
  { record, session, root }: RecordDocument,
  at: number,
  language: Language,
): Generator<void, string | undefined> {
  const line = record && linesTo(root, record, at)?.at(-1);
  if (!record || !line) return undefined;
  const shape: Shape = yield* Counted.of(record).shapes.of(line);
  const { length } = shape;
  const words = length === 1 ? STEP : STEPS;
  const told = [words[language].replace('{count}', String(length))];
  const frame = frameAt(record.course, { node: line.node, at: line.at, role: line.role });
  const last: Stop | undefined = frame && (yield* lastStop(record.course, frame));
  const end = last && endOf(record, session, last, line);
  if (end) told.push(end[language]);
  return told.join(' · ');
}

/// What the last event is judged to be, or what it is if it is no move.
function endOf(record: RecordView, session: RecordDocument['session'], { event }: Stop, line: Line): Words | undefined {
  const { course } = record;
  if (event.at < line.at) return undefined;
  const state: State = course.start();
  const judged = record.notes?.({ state, path: [], event, lines: [line] }).evaluation?.text;
  if (judged || course.isMove(event.node, event.role)) return judged;
  const entry = session?.help?.outline?.event(record, event, 0);
  return entry?.kind === 'other' ? entry.name : undefined;
}
