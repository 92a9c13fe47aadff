/// What is done to whole lines of a record: all behind a place goes, or all but one line.

import type { Refusal } from '../record/board-edit';
import { gamesOn } from '../record/games';
import type { State } from '../record/line';
import type { Spot } from '../record/locate';
import { samePlies } from '../record/same-plies';
import { type Frame, following, gameAround, nextStop, type Stop, type Way } from '../record/steps';
import type { Words } from '../spec/rule';
import { type Edit, gathered } from '../text/edit';
import type { RecordDocument } from './document';
import { Draft } from './draft';
import { unsoundIn } from './writing';

const NO_RECORD = refusal('There is no record here.', '这里没有棋谱。');
const NOTHING = refusal('Nothing follows here.', '这里之后没有内容。');
const ALONE = refusal('There is no other line than this one.', '除了这条线之外没有别的线。');
const DEPENDS = refusal(
  'Something that follows says how the board stands here; mend that first.',
  '之后的内容决定了此处的局面，请先改正。',
);
const WHOLE = refusal(
  'All of this variation follows here; delete the variation instead.',
  '这个变化的全部内容都在此之后，请改用删除变化。',
);
const STUCK = refusal('This line cannot be told apart from the others.', '无法把这条线与其他线分开。');

export interface Rewritten {
  readonly edits: readonly Edit[];
  /// In the text after them.
  readonly cursor: number;
}

/// Without what comes after a place, all ways on included.
export function* cutBehind(document: RecordDocument, offset: number): Generator<void, Rewritten | Refusal> {
  const { format, source, root } = document;
  const unsound = unsoundIn(document);
  if (!format || unsound) return unsound ?? NO_RECORD;
  const before = yield* gathered(root);
  const draft = yield* Draft.of(format, source, before);
  const spot = yield* draft.spotAt(offset);
  const here = spot && anchorOf(spot);
  if (spot && here === undefined && spot.lines.length > 1) return WHOLE;
  for (let left = before.length; left > 0; left--) {
    const ways = yield* waysOn(draft, here ?? offset);
    const [main, ...others] = ways ?? [];
    if (!main) break;
    const outcome = yield* withoutAll(draft, others.length > 0 ? others : [main]);
    if (outcome) return outcome;
  }
  const after = yield* draft.text();
  const now = yield* draft.spotAt(here ?? offset);
  if (!samePlies(spot?.state.ply, now?.state.ply)) return DEPENDS;
  const edits = changed(before, after);
  const [edit] = edits;
  return edit ? { edits, cursor: edit.from < offset ? (here ?? offset) : offset } : NOTHING;
}

/// The event that a place is at or behind, if it is on the same line: that stays where it is.
function anchorOf({ lines, event }: Spot<State>): number | undefined {
  const line = lines.at(-1);
  return line && event && event.at >= line.at && event.at < line.at + line.node.width ? event.at : undefined;
}

/// The line that a place is on as a record of its own: the text of that.
export function* extracted(document: RecordDocument, offset: number): Generator<void, { text: string } | Refusal> {
  const { format, source, root, record } = document;
  const line = record?.course.root();
  const unsound = unsoundIn(document);
  if (!format || !record || !line || unsound) return unsound ?? NO_RECORD;
  const before = yield* gathered(root);
  const games = [...gamesOn(record.course, line)];
  const game = games.length > 1 ? games.findLast(({ from }, index) => index === 0 || from <= offset) : undefined;
  const whole = game ? before.slice(game.from, game.to) + lineEndOf(before) : before;
  const draft = yield* Draft.of(format, source, whole);
  draft.place = game ? Math.max(0, offset - game.from) : offset;
  const outcome = yield* alone(draft);
  if (outcome) return outcome;
  const text = yield* draft.text();
  return text === whole && !game ? ALONE : { text: format.inUtf8?.()(text) ?? text };
}

/// As far up as it goes.
function* promoted(draft: Draft): Generator<void, Refusal | undefined> {
  let left = Number.POSITIVE_INFINITY;
  for (;;) {
    const spot = yield* draft.spotAt(draft.place);
    const above = spot?.path.reduce((sum, number) => sum + number, 0) ?? 0;
    if (above === 0) return undefined;
    if (above >= left) return STUCK;
    left = above;
    const outcome = yield* draft.write(draft.place, { kind: 'promote' });
    if (!outcome || 'refusal' in outcome) return outcome ?? STUCK;
    draft.place = outcome.cursor;
  }
}

/// Only the line to a place is left, and what it goes on with: it is gone along once, and looked for anew only where something was taken
/// away.
function* alone(draft: Draft): Generator<void, Refusal | undefined> {
  const first = yield* draft.spotAt(0);
  const start = first && draft.frameOf(first);
  let at = start && draft.record ? gameAround(draft.record.course, start).at : 0;
  let frame = yield* frameAt(draft, at);
  for (let count = 1; frame && draft.record; count++) {
    const { course } = draft.record;
    const ways: Way[] = [...following(course, frame)];
    const own = ways.find((way) => 'line' in way && isIn(way.line, draft.place)) ?? ways[0];
    if (own && ways[0] && ways.length > 1) {
      const others = ways.filter((way) => way !== own);
      // One that goes off beside the line takes its place first.
      const goesBeside = own !== ways[0] && 'event' in ways[0];
      const before = draft.root;
      const outcome = goesBeside ? yield* promoted(draft) : yield* withoutAll(draft, others);
      if (outcome || draft.root === before) return outcome ?? STUCK;
      frame = yield* frameAt(draft, at);
      continue;
    }
    const next: Stop | undefined = own && ('event' in own ? own : nextStop(course, own.line));
    if (!next || next.event.at <= at) return undefined;
    at = next.event.at;
    frame = next.frame;
    if (count % PAUSE === 0) yield;
  }
  return undefined;
}

const isIn = ({ occurrence: { at, node } }: Frame, offset: number): boolean => offset >= at && offset < at + node.width;

const PAUSE = 256;

function* frameAt(draft: Draft, offset: number): Generator<void, Frame | undefined> {
  const spot = yield* draft.spotAt(offset);
  return spot && draft.frameOf(spot);
}

/// From the last one, so that those before it stay where they are.
function* withoutAll(draft: Draft, ways: readonly Way[]): Generator<void, Refusal | undefined> {
  for (const way of ways.toReversed()) {
    const outcome = yield* without(draft, way);
    if (outcome) return outcome;
  }
  return undefined;
}

function* waysOn(draft: Draft, offset: number): Generator<void, Way[] | undefined> {
  const spot = yield* draft.spotAt(offset);
  const frame = spot && draft.frameOf(spot);
  return frame && draft.record ? [...following(draft.record.course, frame)] : undefined;
}

/// Why it cannot be taken away; undefined once it is.
function* without(draft: Draft, way: Way): Generator<void, Refusal | undefined> {
  const before = draft.root?.width ?? 0;
  const course = draft.record?.course;
  const first = 'event' in way ? way : course && nextStop(course, way.line);
  const at = first?.event.at ?? ('line' in way ? way.line.occurrence.at : 0);
  const outcome = yield* draft.write(at, { kind: 'delete', what: 'event' in way ? 'node' : 'variation' });
  if (!outcome) return STUCK;
  if ('refusal' in outcome) return outcome;
  return (draft.root?.width ?? 0) < before ? undefined : STUCK;
}

/// What two texts differ in, as one edit.
export function changed(before: string, after: string): Edit[] {
  if (before === after) return [];
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && before.charCodeAt(from) === after.charCodeAt(from)) from++;
  let behind = 0;
  while (behind < most - from && before.at(-1 - behind) === after.at(-1 - behind)) behind++;
  return [{ from, to: before.length - behind, text: after.slice(from, after.length - behind) }];
}

export const lineEndOf = (text: string): string => /\r\n|\n|\r/.exec(text)?.[0] ?? '\n';

function refusal(en: string, zh: string): Refusal {
  return { refusal: { en, zh } satisfies Words };
}
