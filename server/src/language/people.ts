/// Who is meant at a place of a text, where else, and how they get another name.

import { happenings } from '../record/passage';
import type { Person, Place } from '../record/people';
import type { Stretch } from '../record/view';
import type { Edit } from '../text/edit';
import type { RecordDocument } from './document';

/// A place, and the person whose name it is, if it is one.
type Meant = Place & { readonly person?: Person };

/// The name, or the mention, that an offset is in.
export function meantAt(document: RecordDocument, offset: number): Meant | undefined {
  const { session, root, record } = document;
  const people = session?.people;
  if (!people || !root) return undefined;
  const inside = ({ from, to }: Stretch): boolean => offset >= from && offset <= to;
  for (const person of people.around?.(root, offset) ?? people.all(root)) {
    if (inside(person)) return { ...person, person };
  }
  let found = people.heads?.(root).find(inside);
  if (!found && record && people.mentions) {
    const steps = happenings(record.course, { from: offset, to: offset + 1 }, ({ event }) => {
      found = people.mentions?.(event).find(inside);
      return found !== undefined;
    });
    for (let step = steps.next(); !step.done; ) step = steps.next();
  }
  return found;
}

/// Whoever is meant, where their name stands.
export function personOf({ session, root }: RecordDocument, place: Meant): Person | undefined {
  if (place.person) return place.person;
  for (const person of session?.people?.all(root) ?? []) if (person.key === place.key) return person;
  return undefined;
}

/// Everywhere that somebody is named or meant, in the order of the text.
export function* placesOf(document: RecordDocument, key: string, withNames = true): Generator<void, Stretch[]> {
  const { session, root, record } = document;
  const people = session?.people;
  if (!people || !root) return [];
  const places: Stretch[] = withNames ? [...people.all(root)].filter((one) => one.key === key) : [];
  places.push(...(people.heads?.(root) ?? []).filter((one) => one.key === key));
  if (record && people.mentions) {
    yield* happenings(record.course, { from: 0, to: root.width }, ({ event }) => {
      for (const place of people.mentions?.(event) ?? []) if (place.key === key) places.push(place);
      return false;
    });
  }
  return places.sort((a, b) => a.from - b.from);
}

/// The name that can be given anew at an offset.
export function namedAt(document: RecordDocument, offset: number): Person | undefined {
  const place = meantAt(document, offset);
  return place && personOf(document, place);
}

/// The edits that give somebody another name, wherever it stands; undefined if it cannot be written.
export function renamed(document: RecordDocument, offset: number, name: string): Edit[] | undefined {
  const { session, root } = document;
  const person = namedAt(document, offset);
  const text = session?.people?.written(name);
  if (!person || text === undefined) return undefined;
  const names = [...(session?.people?.all(root) ?? [])].filter(({ key }) => key === person.key);
  return names.map(({ from, to }) => ({ from, to, text }));
}
