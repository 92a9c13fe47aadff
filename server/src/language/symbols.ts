/// The outline of a record: lines of play by their titles, and what happens on them. As a flat list in the order of the
/// text with how deep each stands, so that no record nests too deep for it.

import { gamesOn } from '../record/games';
import type { Entry, Outline } from '../record/help';
import type { Course, Line, LinePart, Occurrence, State } from '../record/line';
import { firstIn, isElement, isStart, stretchOf } from '../record/stretch';
import type { RecordView } from '../record/view';
import type { Language, Words } from '../spec/rule';
import { lastLeaf } from '../text/list';
import { List, type Node } from '../text/node';
import type { RecordDocument } from './document';

export interface OutlineSymbol {
  readonly name: string;
  readonly detail?: string;
  readonly kind: Entry['kind'];
  readonly from: number;
  readonly to: number;
  /// One deeper than the symbol that it is in.
  readonly depth: number;
}

/// A list of more is no overview, and editors show no more. What a line begins with comes first: after so many events only
/// lines are still listed, with what they are called, and of these not more than as many again.
export const MOST_EVENTS = 5000;
/// Lines deeper than this stand beside those they are in: editors draw an outline with a stack of their own.
export const DEEPEST = 64;

const PAUSE = 64;

export function* symbolsOf(
  { root, session, record }: RecordDocument,
  language: Language,
): Generator<void, OutlineSymbol[]> {
  const outline = session?.help?.outline;
  if (!outline) return [];
  const list: OutlineSymbol[] = [];
  const line = record?.course.root();
  for (const { entry, from, to } of outline.heads(root)) {
    // Where nothing nests, the header of a game stands in its line.
    const depth = line && from >= line.at && to <= line.at + line.node.width ? 1 : 0;
    list.push(symbolOf(entry, from, to, depth, language));
  }
  if (record) yield* new Tour(record, outline, language, list).all();
  return list.sort((a, b) => a.from - b.from || b.to - a.to || a.depth - b.depth);
}

function symbolOf(
  { name, detail, kind }: Entry,
  from: number,
  to: number,
  depth: number,
  language: Language,
): OutlineSymbol {
  const shown = name[language].trim() || '…';
  return { name: shown, ...(detail ? { detail: detail[language] } : {}), kind, from, to, depth };
}

/// Something still to be visited. Elements of a run follow each other, so they share how many moves have been made; so do
/// lines share what they go on from, and each counts on from there for itself.
interface Task {
  readonly node: Node;
  readonly at: number;
  /// `elements`, `lines`: a piece of a run or of forks, down to one of them.
  readonly as: 'event' | 'line' | 'aside' | 'elements' | 'lines';
  readonly role: number;
  readonly depth: number;
  readonly count: Count;
  /// Which of several lines it is, from 1.
  readonly index: number;
}

interface Count {
  moves: number;
  /// Before the last of them.
  before: number;
  /// How many lines have started here.
  lines: number;
}

const NOTHING: Count = { moves: 0, before: 0, lines: 0 };

const WORDS: Readonly<Record<'game' | 'games' | 'branch', Words>> = {
  game: { en: 'Game', zh: '对局' },
  games: { en: 'Game {index}', zh: '对局 {index}' },
  branch: { en: 'Branch {index}', zh: '分支 {index}' },
};

function numbered({ en, zh }: Words, index: number): Words {
  return { en: en.replace('{index}', String(index)), zh: zh.replace('{index}', String(index)) };
}

class Tour {
  readonly #course: Course<State>;
  readonly #stack: Task[] = [];
  #events = 0;
  #lines = 0;

  constructor(
    readonly record: RecordView,
    readonly outline: Outline,
    readonly language: Language,
    readonly list: OutlineSymbol[],
  ) {
    this.#course = record.course;
  }

  *all(): Generator<void, void> {
    const root = this.#course.root();
    if (!root) return;
    this.#stack.push({ ...root, as: 'line', depth: 0, count: { ...NOTHING }, index: 0 });
    yield* this.#games(root);
    let count = 0;
    for (let task = this.#stack.pop(); task; task = this.#stack.pop()) {
      this.#visit(task, task.node);
      if (++count % PAUSE === 0) yield;
    }
  }

  /// Several games are listed instead of the line that they stand on.
  *#games(root: Line): Generator<void, void> {
    for (const { start, from, to } of gamesOn(this.#course, root)) {
      if (++this.#lines > MOST_EVENTS) return;
      const title = start && this.outline.game?.(start);
      const name = title ? { en: title, zh: title } : numbered(WORDS.games, this.#lines);
      this.list.push(symbolOf({ name, kind: 'game' }, from, to, 0, this.language));
      if (this.#lines % PAUSE === 0) yield;
    }
  }

  #visit(task: Task, node: Node): void {
    const { as, count, role, at } = task;
    if (as === 'line') this.#line(task);
    else if (as === 'aside') this.#branch(task, this.#course.asides === 'after' ? count.before : count.moves);
    else if (node instanceof List) this.#pieces(task, node.kids);
    else if (as === 'event') this.#event(task, { node, at, role });
    else if (!isElement(this.#course, node, role)) return;
    else if (as === 'lines') this.#branch(task, count.moves);
    else this.#element(task, { node, at, role });
  }

  /// Pieces are visited one after the other, so that a long run does not take long at once.
  #pieces(task: Task, nodes: readonly Node[]): void {
    const course = this.#course;
    const simple = task.as === 'elements' && course.isSimple(task.role) && !course.starts;
    if (simple && this.#events >= MOST_EVENTS) return;
    let at = task.at + task.node.width;
    for (const node of nodes.toReversed()) {
      at -= node.width;
      this.#stack.push({ ...task, node, at });
    }
  }

  #branch(task: Task, moves: number): void {
    const index = ++task.count.lines;
    this.#line({ ...task, count: { moves, before: moves, lines: 0 }, index });
  }

  #line(task: Task): void {
    const { node, at, role, index } = task;
    if (++this.#lines > MOST_EVENTS) return;
    const depth = Math.min(task.depth, DEEPEST);
    const parts = this.#course.parts(node, role);
    const isLine = this.#course.isLine(role);
    const name = isLine ? this.#nameOf(task, parts) : WORDS.game;
    const games = this.#lines > 1 && task.depth === 0;
    // There is no game in an empty file.
    if (!games && sizeOf(node) > 0) this.#list({ name, kind: index === 0 ? 'game' : 'line' }, node, at, depth);
    this.#parts(task, parts, depth + 1);
  }

  #parts(task: Task, parts: readonly LinePart[], depth: number): void {
    for (const part of parts.toReversed()) {
      const { role } = part;
      const placed = { ...task, node: part.node, at: task.at + part.at, role, depth, index: 0 };
      if (part.as === 'event' || part.as === 'aside') this.#stack.push({ ...placed, as: part.as });
      else {
        const { run, at } = stretchOf(part, task.at);
        if (run) this.#stack.push({ ...placed, node: run, at, as: part.as === 'run' ? 'elements' : 'lines' });
      }
    }
  }

  /// Its title, or what it begins with.
  #nameOf({ node, at, role, index, count }: Task, parts: readonly LinePart[]): Words {
    const title = this.outline.title({ node, at, role });
    if (title) return { en: title, zh: title };
    if (index === 0) return WORDS.game;
    const first = this.#firstOf(parts, at, count);
    const branch = numbered(WORDS.branch, index);
    const named = (language: Language, colon: string): string => {
      const words = branch[language];
      return first ? `${words}${colon}${first.name[language].replace(/^\d+\. /, '')}` : words;
    };
    return { en: named('en', ': '), zh: named('zh', '：') };
  }

  #firstOf(parts: readonly LinePart[], start: number, { moves }: Count): Entry | undefined {
    for (const part of parts) {
      const element = part.as === 'run' ? firstIn(this.#course, stretchOf(part, start)) : undefined;
      for (const event of element ? this.#eventsIn(element) : []) {
        const entry = this.outline.event(this.record, event, moves + 1);
        if (entry) return entry;
      }
    }
    return undefined;
  }

  #eventsIn(element: Occurrence): Occurrence[] {
    const { node, at, role } = element;
    if (this.#course.isSimple(role, node)) return [element];
    const parts = this.#course.parts(node, role).filter((part) => part.as === 'event');
    return parts.map((part) => ({ node: part.node, at: at + part.at, role: part.role }));
  }

  /// Its events stand for the whole element; lines that start from it stand in it.
  #element(task: Task, element: Occurrence): void {
    const { count } = task;
    if (isStart(this.#course, element)) Object.assign(count, NOTHING);
    if (this.#course.isSimple(element.role, element.node)) return void this.#event(task, element);
    let listed = false;
    for (const event of this.#eventsIn(element)) listed = this.#event(task, event, element, listed) || listed;
    const others = this.#course.parts(element.node, element.role).filter(({ as }) => as !== 'event');
    if (others.some(({ as }) => as !== 'aside')) count.lines = 0;
    this.#parts(task, others, task.depth + (listed ? 1 : 0));
  }

  /// Lists an event, in the place of what it stands for; counts only, if something stands there already.
  #event(task: Task, event: Occurrence, place: Occurrence = event, only = false): boolean {
    this.#count(task.count, event);
    if (this.#events >= MOST_EVENTS || only) return false;
    const entry = this.outline.event(this.record, event, task.count.moves);
    if (!entry) return false;
    this.#events++;
    this.#list(entry, place.node, place.at, Math.min(task.depth, DEEPEST + 1));
    return true;
  }

  #count(count: Count, event: Occurrence): void {
    const isMove = this.#course.isMove(event.node, event.role);
    if (isMove) count.before = count.moves++;
    else count.moves = Math.max(0, count.moves - (this.outline.withdrawn?.(event) ?? 0));
    if (isMove || this.#course.asides !== 'after') count.lines = 0;
  }

  #list(entry: Entry, node: Node, at: number, depth: number): void {
    const size = sizeOf(node);
    if (size > 0) this.list.push(symbolOf(entry, at, at + size, depth, this.language));
  }
}

/// Without the white space behind it.
function sizeOf(node: Node): number {
  const last = lastLeaf(node);
  return node.width - last.width + last.size;
}
