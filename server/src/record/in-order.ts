/// Findings in the order of the text, without looking at more of them than are asked for.

import type { Finding, FindingAt, Findings, Part, Row } from './finding';

/// How far some findings have been gone through; they start at `at`.
interface Cursor {
  readonly findings: Findings;
  /// Then there is no need to go down to those in it.
  readonly row: Row | undefined;
  readonly at: number;
  own: number;
  part: number;
  /// Where the next one starts.
  next: number;
}

const ownOf = ({ findings, row, own }: Cursor): Finding | undefined => (row ? undefined : findings.own[own]);

const partOf = ({ findings, row, part }: Cursor): Part | undefined => (row ? row.partAt(part) : findings.parts[part]);

const nextOwn = (cursor: Cursor): number => cursor.at + (ownOf(cursor)?.from ?? Number.POSITIVE_INFINITY);

function nextIn(cursor: Cursor): number {
  const inner = partOf(cursor);
  return inner ? cursor.at + inner.at + inner.findings.first : Number.POSITIVE_INFINITY;
}

const turn = (cursor: Cursor): void => {
  cursor.next = Math.min(nextOwn(cursor), nextIn(cursor));
};

/// From the one that starts first.
export function* inOrder(all: readonly Findings[]): Generator<FindingAt> {
  for (const one of inOrderWithPauses(all)) if (one) yield one;
}

/// Those that are looked into between two pauses.
const PAUSE = 512;

/// The same, with pauses: the first may hang deep in others.
export function* inOrderWithPauses(all: readonly Findings[]): Generator<FindingAt | undefined> {
  const heap: Cursor[] = [];
  for (const findings of all) if (findings.count > 0) enter(heap, findings, 0);
  let entered = 0;
  for (let top = heap[0]; top; top = heap[0]) {
    const { at } = top;
    const finding = nextOwn(top) === top.next ? ownOf(top) : undefined;
    const part = finding ? undefined : partOf(top);
    if (finding) top.own++;
    else top.part++;
    turn(top);
    if (top.next === Number.POSITIVE_INFINITY) leave(heap);
    else sink(heap);
    if (finding) yield { finding, at };
    else if (part) enter(heap, part.findings, at + part.at);
    if (part && ++entered % PAUSE === 0) yield undefined;
  }
}

function enter(heap: Cursor[], findings: Findings, at: number): void {
  const cursor: Cursor = { findings, row: findings.row, at, own: 0, part: 0, next: at + findings.first };
  let i = heap.push(cursor) - 1;
  while (i > 0) {
    const above = (i - 1) >> 1;
    const other = heap[above] as Cursor;
    if (other.next <= cursor.next) break;
    heap[i] = other;
    i = above;
  }
  heap[i] = cursor;
}

/// The topmost one has been gone through, and would only be in the way of the others.
function leave(heap: Cursor[]): void {
  const last = heap.pop() as Cursor;
  if (heap.length === 0) return;
  heap[0] = last;
  sink(heap);
}

/// The topmost one goes down to where it belongs.
function sink(heap: Cursor[]): void {
  const cursor = heap[0] as Cursor;
  let i = 0;
  for (;;) {
    let below = 2 * i + 1;
    if (below + 1 < heap.length && (heap[below + 1] as Cursor).next < (heap[below] as Cursor).next) below++;
    const other = heap[below];
    if (!other || other.next >= cursor.next) break;
    heap[i] = other;
    i = below;
  }
  heap[i] = cursor;
}
