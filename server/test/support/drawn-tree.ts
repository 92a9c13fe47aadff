/// Trees of moves as a person sees them, and what holds for each of them whatever the record.

import { deepEqual, equal, ok } from 'node:assert/strict';
import { DEFAULT_PREFERENCES } from '../../src/language/diagnostics';
import type { Checked, RecordDocument } from '../../src/language/document';
import { type MovesTree, movesTree, type TreeNode } from '../../src/language/moves-tree';
import { columnFrom } from '../../src/language/steps';
import { placeOf } from '../../src/record/ahead';
import { eventAt, isStop } from '../../src/record/frame';
import { located } from '../../src/record/locate';
import { nextStop, previousStop } from '../../src/record/steps';
import { finished } from '../../src/text/edit';

const EVERYTHING = 100_000;

export function treeAt(document: RecordDocument, offset: number, around = EVERYTHING, checked?: Checked): MovesTree {
  const tree = finished(movesTree(document, { offset, around, checked, preferences: DEFAULT_PREFERENCES }));
  if (!tree || !('nodes' in tree)) throw new Error('no tree');
  return tree;
}

/// A drawing that is said to be still good for another place is the one that would have been drawn for that.
export function staysWhereItIs(document: RecordDocument, from: number, to: number): void {
  const known = treeAt(document, from);
  const wanted = { around: EVERYTHING, checked: undefined, preferences: DEFAULT_PREFERENCES, known };
  const answer = finished(movesTree(document, { ...wanted, offset: to }));
  if (!answer || 'nodes' in answer) return;
  deepEqual({ ...known, ...answer }, treeAt(document, to));
}

/// A row for each lane, from its first move to its last.
export function drawn({ from, to, lanes, nodes }: MovesTree, words = (node: TreeNode) => node.label): string[] {
  const rows = Array.from({ length: lanes }, () => Array.from({ length: to - from + 1 }, () => '.'));
  for (const node of nodes) (rows[node.lane] as string[])[node.column - from] = words(node);
  const width = Math.max(...rows.flat().map((cell) => cell.length));
  return rows.map((row) =>
    row
      .map((cell) => cell.padEnd(width))
      .join(' ')
      .replace(/[ .]+$/, ''),
  );
}

/// No two moves in one place; a move stands right behind the one before it; and no way from one to the other, which goes
/// down between the two columns, leads across another.
export function isSoundlyDrawn({ column, length, from, to, nodes }: MovesTree): void {
  equal(new Set(nodes.map((node) => `${node.column} ${node.lane}`)).size, nodes.length, 'two moves in one place');
  for (const [i, { column: here, lane, parent }] of nodes.entries()) {
    ok(here >= from && here <= to, 'a move is outside the window');
    const before = nodes[parent];
    equal(before === undefined, here === from, 'only what the window begins with comes from outside');
    if (!before) continue;
    equal(before.column, here - 1);
    ok(before.lane <= lane, 'a line goes upwards');
    const above = nodes[i - 1];
    if (above?.column === here) ok(above.parent <= parent, 'one line is drawn across another');
  }
  const on = nodes.filter((node) => node.on);
  deepEqual(
    on.map((node) => node.column),
    Array.from({ length: Math.min(to, length) - from + 1 }, (_, i) => from + i),
  );
  for (const [i, node] of on.entries()) if (i > 0) equal(nodes[node.parent], on[i - 1], 'the current line has a gap');
  ok(column >= from && column <= to);
}

/// Steps through the record, one after the other, count as the tree does.
export function countsLikeSteps(document: RecordDocument, offset: number): void {
  const { column, length, nodes } = treeAt(document, offset);
  const { course } = document.record as NonNullable<RecordDocument['record']>;
  const spot = finished(located(course, offset));
  const here = spot && placeOf(course, spot);
  if (!here) throw new Error('no place');
  const event = eventAt(course, here);
  const stands = event && isStop(course, { frame: here, event });
  let back = stands ? 1 : 0;
  for (let stop = previousStop(course, here); stop; stop = previousStop(course, stop.frame)) back++;
  const places: number[] = [];
  for (let stop = nextStop(course, here); stop; stop = nextStop(course, stop.frame)) places.push(stop.event.at);
  equal(length - column, places.length, 'so many steps are left');
  equal(column, back, 'so many steps have come');
  deepEqual(
    nodes.filter((node) => node.on && node.column > column).map((node) => node.at),
    places,
  );
  const on = nodes.filter((node) => node.on).map((node) => node.at);
  deepEqual(
    on.map((_, i) => finished(columnFrom(document, offset, i))),
    on,
  );
}

/// Moves in both windows stand in the same places, one tree as a whole shifted against the other.
export function agree(one: MovesTree, other: MovesTree): void {
  const lanes = new Map(one.nodes.map(({ at, column, lane }) => [`${at} ${column}`, lane]));
  const shared = other.nodes.filter(({ at, column }) => lanes.has(`${at} ${column}`));
  const shifts = new Set(shared.map(({ at, column, lane }) => (lanes.get(`${at} ${column}`) as number) - lane));
  ok(shifts.size <= 1, `moves have changed their lanes: ${[...shifts].join(', ')}`);
}
