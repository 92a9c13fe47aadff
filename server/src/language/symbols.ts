/// The outline of a record: lines of play by their titles, and what happens on them. As a flat list in the order of the
/// text with how deep each stands, so that no record nests too deep for it.

import type { Entry, Outline } from '../record/help';
import type { Course, LinePart, State } from '../record/line';
import type { Occurrence } from '../record/locate';
import type { RecordView } from '../record/view';
import type { Language, Words } from '../spec/rule';
import { List, type Node, Pair } from '../text/node';
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
  { root, format, record }: RecordDocument,
  language: Language,
): Generator<void, OutlineSymbol[]> {
  const outline = format?.help?.outline;
  if (!outline) return [];
  const list: OutlineSymbol[] = [];
  for (const { entry, from, to } of outline.heads(root)) list.push(symbolOf(entry, from, to, 0, language));
  if (record) yield* new Tour(record, outline, language, list).all();
  return list.sort((a, b) => a.from - b.from || b.to - a.to);
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
  readonly as: LinePart['as'] | 'line' | 'elements' | 'lines';
  readonly role: number;
  readonly depth: number;
  readonly count: Count;
  /// Which of several lines it is, from 1.
  readonly index: number;
}

interface Count {
  moves: number;
  /// How many lines have started here.
  lines: number;
}

const WORDS: Readonly<Record<'game' | 'branch', Words>> = {
  game: { en: 'Game', zh: '对局' },
  branch: { en: 'Branch {index}', zh: '分支 {index}' },
};

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
    this.#stack.push({ ...root, as: 'line', depth: 0, count: { moves: 0, lines: 0 }, index: 0 });
    let count = 0;
    for (let task = this.#stack.pop(); task; task = this.#stack.pop()) {
      this.#visit(task);
      if (++count % PAUSE === 0) yield;
    }
  }

  #visit(task: Task): void {
    const { node } = task;
    if (node instanceof List) this.#push(task, node.kids, task.at, task.as);
    if (!(node instanceof Pair)) return;
    if (task.as === 'event') this.#event(task, task as Occurrence);
    else if (task.as === 'elements') this.#element(task, node);
    else if (task.as === 'line') this.#line(task, node);
    else if (task.as === 'lines') this.#fork(task, node);
    else if (node.run)
      this.#push(task, [node.run], task.at + node.open.width, task.as === 'run' ? 'elements' : 'lines');
  }

  /// Pieces are visited one after the other, so that a long run does not take long at once.
  #push(task: Task, nodes: readonly Node[], start: number, as: Task['as']): void {
    if (as === 'elements' && this.#events >= MOST_EVENTS && this.#course.isSimple(task.role)) return;
    const pieces: Task[] = [];
    let at = start;
    for (const node of nodes) {
      if (node instanceof List || node instanceof Pair) pieces.push({ ...task, node, at, as });
      at += node.width;
    }
    while (pieces.length > 0) this.#stack.push(pieces.pop() as Task);
  }

  #fork(task: Task, node: Pair): void {
    const index = ++task.count.lines;
    this.#line({ ...task, count: { moves: task.count.moves, lines: 0 }, index }, node);
  }

  #line(task: Task, node: Pair): void {
    const { at, role, index } = task;
    if (++this.#lines > MOST_EVENTS) return;
    const depth = Math.min(task.depth, DEEPEST);
    const parts = this.#course.parts(node, role);
    const isLine = this.#course.isLine(role);
    const name = isLine ? this.#nameOf(task, node, parts) : WORDS.game;
    this.#list({ name, kind: index === 0 ? 'game' : 'line' }, node, at, depth);
    this.#parts(task, parts, depth + 1);
  }

  #parts(task: Task, parts: readonly LinePart[], depth: number): void {
    for (let i = parts.length - 1; i >= 0; i--) {
      const part = parts[i] as LinePart;
      const { count } = task;
      this.#stack.push({ ...part, at: task.at + part.at, depth, count, index: 0 });
    }
  }

  /// Its title, or what it begins with.
  #nameOf({ at, role, index, count }: Task, node: Pair, parts: readonly LinePart[]): Words {
    const title = this.outline.title({ node, at, role });
    if (title) return { en: title, zh: title };
    if (index === 0) return WORDS.game;
    const first = this.#firstOf(parts, count);
    const named = (language: Language, colon: string): string => {
      const words = WORDS.branch[language].replace('{index}', String(index));
      return first ? `${words}${colon}${first.name[language].replace(/^\d+\. /, '')}` : words;
    };
    return { en: named('en', ': '), zh: named('zh', '：') };
  }

  #firstOf(parts: readonly LinePart[], { moves }: Count): Entry | undefined {
    for (const part of parts) {
      if (part.as !== 'run' || !(part.node instanceof Pair) || !part.node.run) continue;
      const [element] = pairsOf(part.node.run, part.node.open.width);
      if (!element) continue;
      const event = { node: element.node, at: element.at, role: part.role };
      for (const one of this.#eventsIn(event)) {
        const entry = this.outline.event(this.record, one, moves + 1);
        if (entry) return entry;
      }
    }
    return undefined;
  }

  #eventsIn({ node, at, role }: Occurrence): Occurrence[] {
    if (this.#course.isSimple(role)) return [{ node, at, role }];
    return this.#course
      .parts(node, role)
      .filter(({ as }) => as === 'event')
      .map((part) => ({ node: part.node as Pair, at: at + part.at, role: part.role }));
  }

  /// Its events stand for the whole element; lines that start from it stand in it.
  #element(task: Task, node: Pair): void {
    const { at, role, count } = task;
    if (this.#course.isSimple(role)) return void this.#event(task, { node, at, role });
    const parts = this.#course.parts(node, role);
    let listed = false;
    for (const part of parts) {
      if (part.as !== 'event') continue;
      const event = { node: part.node as Pair, at: at + part.at, role: part.role };
      listed = this.#event(task, event, { node, at }, listed) || listed;
    }
    const others = parts.filter(({ as }) => as !== 'event');
    count.lines = 0;
    this.#parts(task, others, task.depth + (listed ? 1 : 0));
  }

  /// Lists an event, in the place of what it stands for; counts only, if something stands there already.
  #event(task: Task, event: Occurrence, place: { node: Pair; at: number } = event, only = false): boolean {
    const { count } = task;
    if (this.#course.isMove(event.node, event.role)) count.moves++;
    else count.moves = Math.max(0, count.moves - (this.outline.withdrawn?.(event) ?? 0));
    if (this.#events >= MOST_EVENTS || only) return false;
    const entry = this.outline.event(this.record, event, count.moves);
    if (!entry) return false;
    this.#events++;
    this.#list(entry, place.node, place.at, Math.min(task.depth, DEEPEST + 1));
    return true;
  }

  #list(entry: Entry, node: Pair, at: number, depth: number): void {
    this.list.push(symbolOf(entry, at, at + sizeOf(node), depth, this.language));
  }
}

/// Without the white space behind it.
function sizeOf({ width, close }: Pair): number {
  return close ? width - close.width + close.size : width;
}

/// The pairs in a run, in order.
function* pairsOf(node: Node, start: number): Generator<{ node: Pair; at: number }> {
  if (node instanceof Pair) yield { node, at: start };
  if (!(node instanceof List)) return;
  let at = start;
  for (const kid of node.kids) {
    yield* pairsOf(kid, at);
    at += kid.width;
  }
}
