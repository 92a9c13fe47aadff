/// What can be folded: brackets over several lines, comments, games that follow each other, and moves by tens.

import { gamesOn } from '../record/games';
import type { Help } from '../record/help';
import { leaves } from '../text/edit';
import { lastLeaf } from '../text/list';
import { type Leaf, List, type Node, Pair, type Run } from '../text/node';
import { placeAt } from '../text/position';
import type { RecordDocument } from './document';

export interface Fold {
  /// Lines from 0; the last one is hidden too.
  readonly first: number;
  readonly last: number;
  readonly kind: 'brackets' | 'comment' | 'game' | 'moves';
}

/// Editors do not show more. The larger ones are kept: they are what one folds in a large file.
export const MOST_FOLDS = 5000;

const PAUSE = 256;

export function* foldsOf(document: RecordDocument, most = MOST_FOLDS): Generator<void, Fold[]> {
  const { root, session } = document;
  const folds = new Largest(Math.min(most, MOST_FOLDS));
  const comments = new Comments(folds, session?.help?.comments);
  const nodes: Node[] = root ? [root] : [];
  const lines: number[] = [0];
  for (let count = 1; nodes.length > 0; count++) {
    const node = nodes.pop() as Node;
    const line = lines.pop() as number;
    if (node instanceof Pair) pairFold(node, line, folds);
    if (isLeaf(node)) comments.leaf(node, line);
    // What is no taller than the smallest fold that is kept holds no fold to keep, unless it holds comments.
    else if (node.lines > folds.least || comments.areIn(node)) push(node, line, nodes, lines);
    else comments.code(line + node.lines);
    if (count % PAUSE === 0) yield;
  }
  comments.end();
  yield* gameFolds(document, folds);
  yield* tensFolds(document, folds);
  return folds.list();
}

/// A game that is all in one pair of brackets is folded with those.
function* gameFolds({ root, record }: RecordDocument, folds: Largest): Generator<void, void> {
  const line = record?.course.root();
  let count = 0;
  for (const { start, from, to } of record && line ? gamesOn(record.course, line) : []) {
    if (++count % PAUSE === 0) yield;
    if (start?.node instanceof Pair && to <= from + start.node.width) continue;
    const [first, last] = [placeAt(root, from).line, placeAt(root, to).line];
    if (last > first) folds.add({ first, last, kind: 'game' });
  }
}

function* tensFolds({ root, session }: RecordDocument, folds: Largest): Generator<void, void> {
  const tens = session?.help?.tens;
  if (!tens || !root || root.lines === 0) return;
  const batches = new Tens(folds);
  let line = 0;
  let count = 0;
  for (const { leaf } of leaves(root)) {
    if (++count % PAUSE === 0) yield;
    if (tens.restarts(leaf)) batches.end();
    else if (tens.begins(leaf)) batches.add(line);
    if (leaf.size > 0) batches.last = line;
    line += leaf.lines;
  }
  batches.end();
}

const isLeaf = (node: Node): node is Leaf => !(node instanceof Pair || node instanceof List);

function push(node: Pair | List, line: number, nodes: Node[], lines: number[]): void {
  const parts: readonly Run[] = node instanceof Pair ? [node.open, node.run, node.close] : node.kids;
  let at = line + node.lines;
  for (let i = parts.length - 1; i >= 0; i--) {
    const part = parts[i];
    if (!part) continue;
    at -= part.lines;
    nodes.push(part);
    lines.push(at);
  }
}

/// From the line of the opening bracket to the one before the closing bracket, or to the last on which anything stands.
function pairFold(pair: Pair, line: number, folds: Largest): void {
  const { open, run, close, lines } = pair;
  const last = close ? line + open.lines + (run?.lines ?? 0) - 1 : line + lines - linesBehind(lastLeaf(pair));
  if (last > line) folds.add({ first: line, last, kind: 'brackets' });
}

/// In the white space behind it.
const linesBehind = ({ text, size }: Leaf): number => text.slice(size).match(/\r\n|\r|\n/g)?.length ?? 0;

/// Keeps the folds with the most lines.
class Largest {
  #folds: Fold[] = [];
  /// A fold has to have more lines than this to be kept.
  least = 0;

  constructor(readonly most: number) {}

  add(fold: Fold): void {
    if (fold.last - fold.first < this.least) return;
    this.#folds.push(fold);
    if (this.#folds.length >= 2 * this.most + 16) this.#cut();
  }

  list(): Fold[] {
    if (this.#folds.length > this.most) this.#cut();
    return this.#folds.sort((a, b) => a.first - b.first || b.last - a.last);
  }

  #cut(): void {
    this.#folds.sort((a, b) => b.last - b.first - (a.last - a.first) || a.first - b.first);
    this.#folds.length = this.most;
    const smallest = this.#folds[this.most - 1];
    this.least = smallest ? smallest.last - smallest.first : Number.POSITIVE_INFINITY;
  }
}

const TEN = 10;

/// Ten or more on whole lines. Those of a game that has no more are not worth a fold beside that of the game.
class Tens {
  /// The last line on which anything stands.
  last = -1;
  #first = -1;
  #count = 0;
  #isOnly = true;

  constructor(readonly folds: Largest) {}

  add(line: number): void {
    const isFull = this.#first < 0 || this.#count >= TEN;
    if (isFull && line > this.last) {
      if (this.#first >= 0) this.#isOnly = false;
      this.#fold();
      this.#first = line;
      this.#count = 0;
    }
    this.#count++;
  }

  end(): void {
    if (!this.#isOnly) this.#fold();
    this.#first = -1;
    this.#count = 0;
    this.#isOnly = true;
  }

  #fold(): void {
    if (this.#first >= 0 && this.last > this.#first) {
      this.folds.add({ first: this.#first, last: this.last, kind: 'moves' });
    }
  }
}

/// Comments on lines of their own that follow on each other are one.
class Comments {
  #first = -1;
  #last = -1;
  /// The last line with anything else.
  #code = -1;

  constructor(
    readonly folds: Largest,
    readonly help: Help['comments'],
  ) {}

  areIn(node: Node): boolean {
    return this.help !== undefined && (node.flags & this.help.flag) !== 0;
  }

  leaf(leaf: Leaf, line: number): void {
    if (!this.help?.is(leaf)) {
      this.code(line);
      return;
    }
    if (line === this.#code) return;
    const last = line + (leaf.token.match(/\r\n|\r|\n/g)?.length ?? 0);
    if (this.#first < 0 || line > this.#last + 1) {
      this.end();
      this.#first = line;
    }
    this.#last = last;
  }

  code(line: number): void {
    this.#code = line;
  }

  end(): void {
    if (this.#last > this.#first) this.folds.add({ first: this.#first, last: this.#last, kind: 'comment' });
    this.#first = -1;
  }
}
