/// Where else a text is about what stands at a place: a person wherever they are meant; a stone at the move that put it, the one that
/// took it, and all that move it or try its point. For a moment of the cursor only what is near.

import { happenings } from '../record/passage';
import type { Stretch } from '../record/view';
import { viewAt } from '../record/view';
import { at, definitionAt, said } from './definition';
import type { RecordDocument } from './document';
import { endsAt } from './partners';
import { meantAt, personOf, placesOf } from './people';
import { lifeOf, movedAt } from './stones';

export function* referencesAt(
  document: RecordDocument,
  offset: number,
  withDeclaration: boolean,
): Generator<void, Stretch[]> {
  const { record } = document;
  const place = meantAt(document, offset);
  if (place) return yield* placesOf(document, place.key, withDeclaration);
  const moved = record && (yield* movedAt(record, offset));
  if (!record || !moved) return [];
  const found: number[] = yield* lifeOf(record, moved);
  const places: Stretch[] = [];
  for (const one of withDeclaration ? found : found.slice(1)) places.push(yield* at(record, one));
  return places;
}

export interface Highlight extends Stretch {
  /// It is where what is highlighted comes from.
  readonly origin: boolean;
}

/// How far around the cursor other moves on its point are looked for.
const NEAR = 4000;

/// Both ends of what begins or ends there; a person's name; a move, where its stone comes from, and moves near by to the same cell.
export function* highlightsAt(document: RecordDocument, offset: number): Generator<void, Highlight[]> {
  const { root, format, record } = document;
  const ends = endsAt(root, offset, format);
  if (ends) return ends.map((one) => ({ ...one, origin: false }));
  const place = meantAt(document, offset);
  const person = place && personOf(document, place);
  if (place && person) {
    const heads = (document.session?.people?.heads?.(root) ?? []).filter(({ key }) => key === place.key);
    return distinct([{ ...person, origin: true }, ...[...heads, place].map((one) => ({ ...one, origin: false }))]);
  }
  const moved = record && (yield* movedAt(record, offset));
  if (!record || !moved) return [];
  const definition = yield* definitionAt(document, offset);
  const own = said(viewAt(record, moved.spot), moved.event);
  const found: Highlight[] = (definition?.targets ?? []).map((one) => ({ ...one, origin: true }));
  found.push({ ...own, origin: false });
  const between = { from: Math.max(0, offset - NEAR), to: offset + NEAR };
  yield* happenings(record.course, between, ({ event, after, line }) => {
    const view = viewAt(record, { state: after, path: [], event, lines: [line] });
    const cell = view.move(event, after)?.cell;
    const isSame = cell ? cell.y * view.columns + cell.x === moved.cell : false;
    if (isSame && line.at === moved.spot.lines.at(-1)?.at) found.push({ ...said(view, event), origin: false });
    return false;
  });
  return distinct(found);
}

/// Each place once, as where something comes from if it is told so once.
function distinct(found: readonly Highlight[]): Highlight[] {
  const kept = new Map<number, Highlight>();
  for (const one of found)
    if (!kept.has(one.from)) kept.set(one.from, { from: one.from, to: one.to, origin: one.origin });
  return [...kept.values()].sort((a, b) => a.from - b.from);
}
