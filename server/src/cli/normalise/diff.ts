/// What changes in a text, as a unified diff.

import type { Edit } from '../../text/edit';
import type { Paint } from '../colors';
import { visible, visibleLine } from '../visible';

/// Lines that stand around a change.
const AROUND = 3;

/// Lines, by their numbers from 0, that become others.
interface Change {
  readonly from: number;
  readonly to: number;
  readonly lines: readonly string[];
}

interface Named {
  readonly path: string;
  readonly renamed: string | undefined;
  readonly before: string;
  readonly edits: readonly Edit[];
}

export function diffOf({ path, renamed, before, edits }: Named, paint: Paint): string {
  const lines = linesOf(before);
  const now = renamed === undefined ? path : path.replace(/[^/\\]*$/, renamed);
  const head = [paint('bold', `--- ${visible(path)}`), paint('bold', `+++ ${visible(now)}`)];
  const told = renamed === undefined ? [] : [`rename from ${visible(path)}`, `rename to ${visible(now)}`];
  if (edits.length === 0) return `${told.join('\n')}\n`;
  let shift = 0;
  const hunks = together(changesOf(before, lines, edits)).map((changes) => {
    const hunk = hunkOf(lines, changes, shift, paint);
    for (const { from, to, lines: added } of changes) shift += added.length - (to - from);
    return hunk;
  });
  return [...told, ...head, ...hunks.flat()].join('\n').concat('\n');
}

/// Each with the line end that it has.
const linesOf = (text: string): string[] => text.match(/[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+$/g) ?? [];

/// All edits that touch the same lines are one change of them.
function changesOf(before: string, lines: readonly string[], edits: readonly Edit[]): Change[] {
  const starts = startsOf(lines);
  const changes: Change[] = [];
  for (let i = 0; i < edits.length; ) {
    const from = lineAt(starts, (edits[i] as Edit).from);
    let to = from;
    let text = '';
    let kept = starts[from] as number;
    do {
      const edit = edits[i++] as Edit;
      text += before.slice(kept, edit.from) + edit.text;
      kept = edit.to;
      to = Math.min(lines.length, lineAt(starts, kept) + 1);
    } while (i < edits.length && lineAt(starts, (edits[i] as Edit).from) < to);
    text += before.slice(kept, starts[to] ?? before.length);
    for (const change of narrowed({ from, to, lines: linesOf(text) }, lines)) add(changes, change);
  }
  return changes;
}

/// Lines that follow each other change together.
function add(changes: Change[], change: Change): void {
  const last = changes.at(-1);
  if (last?.to !== change.from) changes.push(change);
  else changes.splice(-1, 1, { from: last.from, to: change.to, lines: [...last.lines, ...change.lines] });
}

/// Where lines start; behind a line end at the end of the text there is one more, an empty one.
function startsOf(lines: readonly string[]): number[] {
  const starts = [0];
  for (const line of lines) if (LINE_END.test(line)) starts.push((starts.at(-1) as number) + line.length);
  return starts;
}

function lineAt(starts: readonly number[], offset: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] as number) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/// Without lines that stay as they are.
function narrowed({ from, to, lines }: Change, all: readonly string[]): Change[] {
  let [start, end, size] = [from, to, lines.length];
  while (start < end && start - from < size && lines[start - from] === all[start]) start++;
  while (end > start && size > start - from && lines[size - 1] === all[end - 1]) {
    end--;
    size--;
  }
  const rest = lines.slice(start - from, size);
  return start === end && rest.length === 0 ? [] : [{ from: start, to: end, lines: rest }];
}

/// Changes whose surroundings meet are shown as one.
function together(changes: readonly Change[]): Change[][] {
  const groups: Change[][] = [];
  for (const change of changes) {
    const last = groups.at(-1);
    if (last && change.from - (last.at(-1) as Change).to <= 2 * AROUND) last.push(change);
    else groups.push([change]);
  }
  return groups;
}

function hunkOf(lines: readonly string[], changes: readonly Change[], shift: number, paint: Paint): string[] {
  const from = Math.max(0, (changes[0] as Change).from - AROUND);
  const to = Math.min(lines.length, (changes.at(-1) as Change).to + AROUND);
  const body: string[] = [];
  let [at, added] = [from, 0];
  const keep = (until: number): void => {
    for (; at < until; at++) body.push(...shown(' ', lines[at] as string));
  };
  for (const change of changes) {
    keep(change.from);
    const gone = lines.slice(change.from, change.to);
    const marks = endsOf(gone) !== endsOf(change.lines);
    for (const line of gone) body.push(...shown('-', line, marks).map((one) => paint('red', one)));
    for (const line of change.lines) body.push(...shown('+', line, marks).map((one) => paint('green', one)));
    added += change.lines.length - gone.length;
    at = change.to;
  }
  keep(to);
  return [paint('cyan', `@@ -${span(from, to - from)} +${span(from + shift, to - from + added)} @@`), ...body];
}

/// The line ends that there are.
const endsOf = (lines: readonly string[]): string =>
  [...new Set(lines.map((line) => LINE_END.exec(line)?.[0] ?? ''))].join('|');

const LINE_END = /(?:\r\n|\r|\n)$/;

function shown(sign: string, line: string, marks = false): string[] {
  const end = LINE_END.exec(line)?.[0] ?? '';
  const text = line.slice(0, line.length - end.length);
  const first = `${sign}${visibleLine(text)}${marks ? visibleLine(end.replace('\n', '')) : ''}`;
  return end === '' ? [first, '\\ No newline at end of file'] : [first];
}

/// Where nothing stands, the line before is named.
const span = (from: number, count: number): string =>
  `${count === 0 ? from : from + 1}${count === 1 ? '' : `,${count}`}`;
