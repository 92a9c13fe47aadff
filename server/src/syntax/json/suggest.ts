/// What can be written at a place of a text in JSON: names that are not there yet, values, whole elements.

import type { Piece, Scene, Suggestion, Suggestions } from '../../record/help';
import type { AnyCourse } from '../../record/line';
import type { Words } from '../../spec/rule';
import { Pair } from '../../text/node';
import type { At } from './access';
import { type Fields, fields, Writer } from './draft';
import { type Gap, gapAt } from './gap';
import type { HelpBook, Offered, Subject } from './help-book';
import { likenessOf } from './likeness';
import { membersOf } from './members';
import { fieldFor, missingFields, offersFor } from './offer';
import type { ObjectShape, Property } from './schema';
import { type Around, isColon, isWord, shapeOf, type Where, whereAt } from './where';

export function* suggestJson<C, K extends AnyCourse>(
  scene: Scene<K>,
  book: HelpBook<C, K>,
): Generator<void, Suggestions | undefined> {
  const where = yield* whereAt(scene.root, scene.offset, book.shape(scene.root));
  if (where.place === 'none' || isOccupied(where)) return undefined;
  const like = likenessOf(where);
  const gap = gapAt(scene, where, like);
  const task: Task<C, K> = { book, gap, like, subject: { scene, where, value: undefined } };
  const list = where.place === 'name' ? names(task) : values(task);
  if (list.length === 0) return undefined;
  const { from, to, also } = gap;
  const within = where.place === 'name' ? where.around.at(-1) : undefined;
  return { from, to, also, list, ...(within ? { bracket: within.at } : {}), partial: list.length >= MANY };
}

interface Task<C, K extends AnyCourse> {
  readonly book: HelpBook<C, K>;
  readonly gap: Gap;
  readonly like: At | undefined;
  readonly subject: Subject<C, K>;
}

const MANY = 100;

/// A value stands there already, right behind; or a whole record.
function isOccupied<C>({ place, token, next }: Where<C>): boolean {
  const [first, second] = next;
  if (place === 'root') return first !== undefined;
  if (place !== 'value' || token || !first) return false;
  return first.node instanceof Pair || (isWord(first.node) && !isColon(second));
}

/// Names first what cannot be left out; before all, whole contents if hardly anything is there yet.
function names<C, K extends AnyCourse>(task: Task<C, K>): Suggestion[] {
  const { around, token } = task.subject.where;
  const level = around[around.length - 1];
  if (level?.shape.kind !== 'object') return [];
  const present = new Set<string>();
  for (const { name, keyAt } of membersOf(level.node).list) if (level.at + keyAt !== token?.at) present.add(name);
  const has = (name: string): boolean => present.has(name);
  const whole = contents(task, level.shape, has);
  const isWhole = (name: string): boolean => whole.some(({ label }) => typeof label !== 'string' && label.en === name);
  const single = properties(task, level, level.shape, has);
  return [...whole, ...single.filter(({ filter }) => !isWhole(filter.replace(/"/g, '')))].map(tried);
}

/// What stands beside may rule it out; only where something is still to be filled in that cannot be told.
const tried = (one: Suggestion): Suggestion =>
  one.insert.every((piece) => typeof piece === 'string' || piece.hole !== '') ? { ...one, tried: true } : one;

const REQUIRED: Words = { en: 'required', zh: '必须写' };

function properties<C, K extends AnyCourse>(
  task: Task<C, K>,
  { node }: Around<C>,
  shape: ObjectShape<C>,
  has: (name: string) => boolean,
): Suggestion[] {
  const { book, subject } = task;
  const members = membersOf(node);
  const onlyName = isColon(subject.where.next[0]);
  return Object.entries(shape.properties).flatMap(([name, property], i) => {
    if (has(name) || isIdle(property)) return [];
    const required = property.missing !== undefined && (!property.when || property.when(members));
    const field = onlyName ? undefined : fieldFor(book, name, property, members, subject);
    return {
      kind: 'property',
      label: name,
      ...(required ? { detail: REQUIRED } : {}),
      clause: property.clause ?? shapeOf(property, members).clause,
      insert: field ? membersText(task, fields(field)) : [JSON.stringify(name)],
      filter: task.gap.quoted ? JSON.stringify(name) : name,
      rank: (required ? 20 : 100) + i,
    } satisfies Suggestion;
  });
}

/// Let pass for the sake of old records, and without a meaning.
const isIdle = <C>({ shape, unoffered }: Property<C>): boolean =>
  unoffered || (typeof shape !== 'function' && shape.kind === 'free' && !shape.clause);

/// Whole contents for an object, without what is there already.
function contents<C, K extends AnyCourse>(
  task: Task<C, K>,
  shape: ObjectShape<C>,
  has: (name: string) => boolean,
): Suggestion[] {
  const { where } = task.subject;
  if (isColon(where.next[0]) || !shape.meaning || !Object.hasOwn(task.book.offers, shape.meaning)) return [];
  return offersFor(task.book, shape, task.subject).flatMap((offer, i) => {
    const left = missingFields(offer.draft, (name) => shape.properties[name]?.missing !== undefined, has);
    if (!left || offer.label === undefined) return [];
    const name = left.fields[0]?.[0] ?? '';
    const word = `${name} ${wordsOf(offer.label)}`;
    return {
      ...described(offer, offer.label, shape.clause),
      insert: membersText(task, left),
      filter: task.gap.quoted ? `"${word}"` : word,
      rank: i,
    };
  });
}

function membersText<C, K extends AnyCourse>({ gap, like }: Task<C, K>, draft: Fields): readonly Piece[] {
  const writer = new Writer(gap.style, gap.indent);
  return [gap.lead, ...writer.members(draft, like?.node, gap.indent, gap.between).pieces, gap.trail];
}

function values<C, K extends AnyCourse>({ book, subject, gap, like }: Task<C, K>): Suggestion[] {
  const { shape } = subject.where;
  return offersFor(book, shape, subject)
    .slice(0, MANY)
    .map((offer, i): Suggestion => {
      const { draft } = offer;
      const own = typeof draft === 'string' ? draft : undefined;
      const plain = own?.replace(/^"|"$/g, '');
      const label = offer.label ?? (plain === undefined ? '…' : labelled(plain, offer.detail));
      const one: Suggestion = {
        ...described(offer, label, shape.clause),
        insert: [gap.lead, ...new Writer(gap.style, gap.indent).draft(draft, like?.node).pieces, gap.trail],
        filter: filterOf(plain ?? wordsOf(label), gap.quoted),
        rank: i,
      };
      return one.kind === 'snippet' ? tried(one) : one;
    });
}

/// What is compared with the typing begins like the token does.
const filterOf = (word: string, quoted: boolean): string => (quoted ? `"${word}"` : word);

const wordsOf = (label: string | Words): string => (typeof label === 'string' ? label : `${label.zh} ${label.en}`);

/// A value with what it means.
function labelled(value: string, meaning: string | Words | undefined): string | Words {
  if (meaning === undefined) return value;
  const both = (words: string): string => (words.toLowerCase() === value ? value : `${value} — ${words}`);
  return typeof meaning === 'string' ? both(meaning) : { en: both(meaning.en), zh: both(meaning.zh) };
}

function described({ kind, detail, clause }: Offered, label: string | Words, usual: string | undefined) {
  return { kind: kind ?? 'value', label, detail, clause: clause ?? usual } as const;
}
