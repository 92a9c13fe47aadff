/// Findings in the order of the text, without looking at more of them than are asked for.

import type { FindingAt, Findings } from './finding';

/// How far some findings have been gone through; they start at `at`.
interface Cursor {
  readonly findings: Findings;
  readonly at: number;
  own: number;
  part: number;
  /// Where the next one starts.
  next: number;
}

const nextOwn = ({ findings, at, own }: Cursor): number => at + (findings.own[own]?.from ?? Number.POSITIVE_INFINITY);

function nextIn({ findings, at, part }: Cursor): number {
  const inner = findings.parts[part];
  return inner ? at + inner.at + inner.findings.first : Number.POSITIVE_INFINITY;
}

const turn = (cursor: Cursor): void => {
  cursor.next = Math.min(nextOwn(cursor), nextIn(cursor));
};

/// From the one that starts first.
export function* inOrder(all: readonly Findings[]): Generator<FindingAt> {
  const heap: Cursor[] = [];
  for (const findings of all) if (findings.count > 0) enter(heap, findings, 0);
  for (let top = heap[0]; top; top = heap[0]) {
    const { findings, at } = top;
    const finding = nextOwn(top) === top.next ? findings.own[top.own++] : undefined;
    const part = finding ? undefined : findings.parts[top.part++];
    turn(top);
    if (top.next === Number.POSITIVE_INFINITY) leave(heap);
    else sink(heap);
    if (finding) yield { finding, at };
    else if (part) enter(heap, part.findings, at + part.at);
  }
}

function enter(heap: Cursor[], findings: Findings, at: number): void {
  const cursor: Cursor = { findings, at, own: 0, part: 0, next: at + findings.first };
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
