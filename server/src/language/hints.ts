/// What a person would like to read beside the moves of a part of a text, where the text does not say it itself: their numbers, their
/// points, what they took, what has come of them.

import type { State } from '../record/line';
import { type Happening, happenings } from '../record/passage';
import type { People, Place } from '../record/people';
import { areOne } from '../record/ply';
import { type Cell, type RecordView, type Stretch, viewAt } from '../record/view';
import type { Language, Words } from '../spec/rule';
import { Excerpt } from '../text/excerpt';
import { lastLeaf } from '../text/list';
import { Pair } from '../text/node';
import { Places } from '../text/places';
import type { RecordDocument } from './document';

export interface Hint {
  readonly at: number;
  readonly text: string;
  /// On which side of it the text is that it belongs to.
  readonly side: 'before' | 'behind';
  readonly kind: 'number' | 'point' | 'captures' | 'outcome' | 'evaluation' | 'name' | 'reference';
}

/// `some`: every tenth number; points only of moves that have a line to themselves.
export type HowMany = 'off' | 'some' | 'all';

export interface HintWishes {
  readonly numbers: HowMany;
  readonly points: HowMany;
  readonly captures: boolean;
  readonly outcomes: boolean;
  readonly evaluations: boolean;
  readonly names: boolean;
  readonly references: boolean;
}

export const ALL_HINTS: HintWishes = {
  numbers: 'some',
  points: 'some',
  captures: true,
  outcomes: true,
  evaluations: true,
  names: true,
  references: true,
};

/// Nobody looks at more moves at once, though a line may hold all of a long record.
export const MOST_IN_SIGHT = 5000;
/// An event that is longer is not looked through for what it says.
const LONG = 1000;

export function* hintsIn(
  document: RecordDocument,
  between: Stretch,
  wishes: HintWishes = ALL_HINTS,
  language: Language,
): Generator<void, Hint[]> {
  const { record, root, session } = document;
  if (!record || !root) return [];
  const hinting = new Hinting(document, record, wishes, language, between);
  let seen = 0;
  yield* happenings(record.course, between, (happening) => {
    hinting.take(happening);
    return ++seen >= MOST_IN_SIGHT;
  });
  if (wishes.names && session?.people) for (const place of session.people.heads?.(root) ?? []) hinting.name(place);
  return hinting.settled().filter(({ at }) => at >= between.from && at <= between.to);
}

const TENS = 10;

class Hinting {
  readonly #hints: Hint[] = [];
  /// Points that are told only of moves which have a line to themselves, by their line.
  readonly #points = new Map<number, Hint[]>();
  /// How many moves a line has.
  readonly #moves = new Map<number, number>();
  readonly #places: Places;
  readonly #text: Excerpt;
  readonly #people: People | undefined;
  #names: ReadonlyMap<string, string> | undefined;

  constructor(
    readonly document: RecordDocument,
    readonly record: RecordView,
    readonly wishes: HintWishes,
    readonly language: Language,
    between: Stretch,
  ) {
    const { root, session } = document;
    this.#places = new Places(root);
    // What is asked for stands in it, or near by.
    this.#text = new Excerpt(root, { from: between.from - LONG, to: between.to + LONG });
    this.#people = session?.people;
  }

  /// Where a place is no hint, the order is that of play.
  settled(): Hint[] {
    const alone = [...this.#points].flatMap(([line, hints]) => (this.#moves.get(line) === 1 ? hints : []));
    return [...this.#hints, ...alone].sort((a, b) => a.at - b.at || ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  }

  take(happening: Happening): void {
    const { event, before, after, line } = happening;
    const { wishes } = this;
    const view = viewAt(this.record, { state: after, path: [], event, lines: [line] });
    const move = view.move(event, after);
    if (move) this.#move(happening, view, move.cell, move.from);
    const end = this.#endOf(event);
    const outcome = wishes.outcomes ? view.effect?.(event, before, after) : undefined;
    if (outcome) this.#add(this.#behind(writtenOf(view, event).at(-1) ?? { from: end, to: end }), outcome, 'outcome');
    if (wishes.evaluations) {
      const words = view.notes?.({ state: after, path: [], event, lines: [line] }).evaluation?.text;
      if (words && !this.#says(event, words.en)) this.#add(end, words, 'evaluation');
    }
    if (wishes.names) for (const place of this.#people?.mentions?.(event) ?? []) this.name(place);
    if (wishes.references && event.node.width <= LONG) this.#references(happening, view);
  }

  #references({ event, after }: Happening, view: RecordView): void {
    for (const { to, words } of view.references?.(event, after) ?? []) {
      this.#add(event.at + to, { en: `= ${words.en}`, zh: `= ${words.zh}` }, 'reference');
    }
  }

  /// Who is meant where the text has no more than a number.
  name({ key, to, bare }: Place): void {
    if (!bare) return;
    this.#names ??= new Map([...(this.#people?.all(this.document.root) ?? [])].map((one) => [one.key, one.name]));
    const name = this.#names.get(key);
    if (name) this.#add(to, { en: name, zh: name }, 'name');
  }

  #move(happening: Happening, view: RecordView, cell: Cell | null | undefined, from: Cell | undefined): void {
    const { event, before, after } = happening;
    const { numbers, captures, points } = this.wishes;
    const written = writtenOf(view, event);
    const [first] = written;
    const last = written[written.length - 1];
    if (!first || !last) return;
    const { line } = this.#places.at(first.from);
    const moves = (this.#moves.get(line) ?? 0) + 1;
    this.#moves.set(line, moves);
    const number = view.numbered ? 0 : numberOf(before, after);
    const isTold = numbers === 'all' || (numbers === 'some' && number % TENS === 0);
    // Not amid what is written in several places.
    const at = written.length > 1 || event.node instanceof Pair ? event.at : first.from;
    if (number > 0 && isTold) this.#hints.push({ at, text: `${number}.`, side: 'before', kind: 'number' });
    const isPoint = cell !== undefined && (points === 'all' || (points === 'some' && moves === 1));
    const label = isPoint ? view.label?.(event) : undefined;
    const isPass = cell === null && this.#says(event, 'pass');
    if (label && !isPass && !this.#isWritten(written, label)) this.#point(this.#behind(last), label, line);
    const taken = captures ? takenBy(happening, view, from) : 0;
    if (taken > 0) this.#add(this.#behind(last), { en: `×${taken}`, zh: `${from ? '吃' : '提'}${taken}` }, 'captures');
  }

  #point(at: number, label: Words, line: number): void {
    const hint: Hint = { at, text: label[this.language], side: 'behind', kind: 'point' };
    if (this.wishes.points === 'all') this.#hints.push(hint);
    else this.#points.set(line, [...(this.#points.get(line) ?? []), hint]);
  }

  #add(at: number, words: Words | undefined, kind: Hint['kind']): void {
    const text = words?.[this.language];
    if (text) this.#hints.push({ at, text, side: 'behind', kind });
  }

  /// Not between a value and its quotation mark.
  #behind({ to }: Stretch): number {
    return /["']/.test(this.#text.between(to, to + 1)) ? to + 1 : to;
  }

  /// Is the point written as players write it? Signs between letters and numbers do not count.
  #isWritten(written: readonly Stretch[], { en }: Words): boolean {
    const text = written.map(({ from, to }) => this.#text.between(from, Math.min(to, from + LONG)));
    return plain(text.join('')).includes(plain(en));
  }

  /// Without the white space behind it, and without the sign that parts it from the next.
  #endOf({ at, node }: Happening['event']): number {
    const end = at + visible(node);
    return /[;；]/.test(this.#text.between(end - 1, end)) ? end - 1 : end;
  }

  /// Does an event say a word of this itself?
  #says({ at, node }: Happening['event'], words: string): boolean {
    if (node.width > LONG) return true;
    const text = this.#text.between(at, at + node.width).toLowerCase();
    return words.split(/\W+/).some((word) => word.length > 2 && text.includes(word.toLowerCase()));
  }
}

const ORDER: readonly Hint['kind'][] = ['number', 'name', 'reference', 'point', 'captures', 'evaluation', 'outcome'];

const plain = (text: string): string => text.replace(/[^A-Za-z0-9]/g, '').toUpperCase();

const visible = (node: Happening['event']['node']): number => {
  const { text, size } = lastLeaf(node);
  return node.width - (text.length - size);
};

/// Where the text of an event says its move.
export function writtenOf(view: RecordView, event: Happening['event']): readonly Stretch[] {
  const span = view.span?.(event);
  const own = view.written?.(event) ?? (span ? [span] : [{ from: 0, to: visible(event.node) }]);
  return own.map(({ from, to }) => ({ from: event.at + from, to: event.at + to }));
}

/// 0 for what is no move of the game.
function numberOf(before: State, after: State): number {
  const isMove = !areOne(after.ply, before.ply) && after.ply?.isMove === true;
  return isMove ? (after.ply?.number ?? 0) : 0;
}

/// How many stones or pieces a move has taken from the board: what stood on a cell that it changed, but for what moved away.
function takenBy({ before, after }: Happening, view: RecordView, from: Cell | undefined): number {
  const { ply } = after;
  if (!ply?.isMove || areOne(ply, before.ply)) return 0;
  const { changes } = ply;
  const start = from && from.y * view.columns + from.x;
  let taken = 0;
  for (let i = 0; i < changes.length; i += 3) {
    const [cell, was, is] = [changes[i], changes[i + 1] as number, changes[i + 2] as number];
    if (was !== 0 && was !== is && !(is === 0 && (cell === start || hasCome(changes, was)))) taken++;
  }
  return taken;
}

/// Does the same now stand on another cell?
function hasCome(changes: readonly number[], what: number): boolean {
  for (let i = 0; i < changes.length; i += 3) if (changes[i + 2] === what && changes[i + 1] !== what) return true;
  return false;
}
