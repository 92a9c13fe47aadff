/// What can be offered for a shape: what the format says, or else what can be told from the shape alone.

import type { AnyCourse } from '../../record/line';
import { type Draft, elements, type Field, fields, hole, isFields, text } from './draft';
import type { HelpBook, Offered, Subject } from './help-book';
import type { Members } from './members';
import type { AnyShape, ArrayShape, Offer, Property } from './schema';
import { shapeOf } from './where';

/// Values for a shape, the best first.
export function offersFor<C, K extends AnyCourse>(
  book: HelpBook<C, K>,
  shape: AnyShape<C>,
  subject: Subject<C, K>,
): readonly Offered[] {
  const { meaning } = shape;
  const told = meaning !== undefined && Object.hasOwn(book.offers, meaning) ? book.offers[meaning] : undefined;
  if (told) return told(subject);
  const listed = (shape.offers ?? []).map(offered);
  if (shape.kind === 'choice') return [...offersFor(book, shape.usual, subject), ...listed];
  if (listed.length > 0) return listed;
  if (shape.kind === 'boolean') return [{ draft: 'true' }, { draft: 'false' }];
  if (shape.kind === 'object')
    return [{ draft: required(book, shape.properties, subject, 0), label: '{}', kind: 'snippet' }];
  return shape.kind === 'array' ? [{ draft: listFor(book, shape, subject, 0), label: '[]', kind: 'snippet' }] : [];
}

const offered = ({ text: draft, meaning }: Offer): Offered => (meaning ? { draft, detail: meaning } : { draft });

const MOST_LEVELS = 4;

/// What to begin a value with.
function draftFor<C, K extends AnyCourse>(
  book: HelpBook<C, K>,
  shape: AnyShape<C>,
  subject: Subject<C, K>,
  level = 0,
): Draft {
  if (level > MOST_LEVELS) return hole('');
  if (shape.kind === 'object' && !(shape.meaning && Object.hasOwn(book.offers, shape.meaning))) {
    return required(book, shape.properties, subject, level);
  }
  if (shape.kind === 'array') return listFor(book, shape, subject, level);
  const offers = offersFor(book, shape, subject);
  const draft = offers[0]?.draft;
  if (draft !== undefined) return typeof draft === 'string' && offers.length > 1 ? hole(draft) : draft;
  return shape.kind === 'string' ? text() : hole(shape.kind === 'free' ? '' : '0');
}

/// With its first element, if that is an object.
function listFor<C, K extends AnyCourse>(
  book: HelpBook<C, K>,
  { item }: ArrayShape<C>,
  subject: Subject<C, K>,
  level: number,
): Draft {
  return elements(item.kind === 'object' ? draftFor(book, item, subject, level + 1) : hole(''));
}

function required<C, K extends AnyCourse>(
  book: HelpBook<C, K>,
  properties: Readonly<Record<string, Property<C>>>,
  subject: Subject<C, K>,
  level: number,
): Draft {
  const list = Object.entries(properties).filter(([, property]) => property.missing && !property.when);
  return fields(
    ...list.map(([name, { shape }]): Field => {
      return [name, typeof shape === 'function' ? hole('') : draftFor(book, shape, subject, level + 1)];
    }),
  );
}

/// A member to be written: its name and a value to begin with.
export function fieldFor<C, K extends AnyCourse>(
  book: HelpBook<C, K>,
  name: string,
  property: Property<C>,
  members: Members,
  subject: Subject<C, K>,
): Field {
  const shape = shapeOf(property, members);
  return [name, draftFor(book, shape, { ...subject, where: { ...subject.where, name, shape } })];
}

/// Which members an offer brings that are not there yet; nothing if one that it cannot do without is there.
export function missingFields(draft: Draft, isNeeded: (name: string) => boolean, has: (name: string) => boolean) {
  if (!isFields(draft)) return undefined;
  const clash = draft.fields.some(([name]) => has(name) && isNeeded(name));
  const left = draft.fields.filter(([name]) => !has(name));
  return clash || left.length === 0 ? undefined : fields(...left);
}
