/// The variations of a record, for a line above each in an editor: where they begin, and, of those that are looked at, how long they are
/// and how they end.

import type { Line, State } from '../record/line';
import { frameAt, lastStop, type Stop } from '../record/steps';
import type { RecordView } from '../record/view';
import type { Language, Words } from '../spec/rule';
import { textBetween } from '../text/edit';
import { lineStart, placeAt } from '../text/position';
import type { RecordDocument } from './document';
import { type Shape, within } from './lanes';
import { linesTo } from './opener';
import { Counted } from './way';

/// Nobody reads more of them, and editors keep them all.
const MOST_LENSES = 1000;
/// Blanks that a line begins with.
const MOST_BLANKS = 400;
const PAUSE = 16;

/// Where variations begin that begin a line of the text, in the order of the text.
export function* variationsOf({ record, root }: RecordDocument): Generator<void, number[]> {
  const course = record?.course;
  const first = course?.root();
  if (!record || !course || !first) return [];
  const { contents } = Counted.of(record);
  const found: number[] = [];
  const stack: Line[] = [first];
  let count = 0;
  for (let line = stack.pop(); line && found.length < MOST_LENSES; line = stack.pop()) {
    const { partings } = yield* contents.of(line);
    for (const { lines, ends } of partings) {
      const placed = lines.map(within(line));
      found.push(...placed.slice(ends ? 1 : 0).flatMap(({ at }) => (isFirstOnLine(root, at) ? [at] : [])));
      stack.push(...placed);
    }
    if (++count % PAUSE === 0) yield;
  }
  return found.slice(0, MOST_LENSES).sort((a, b) => a - b);
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
