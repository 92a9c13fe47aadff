/// Players and teams of SGF, by their names: whoever plays several games of a file is one.

import { gamesOn } from '../../record/games';
import type { Person } from '../../record/people';
import { insideOf, pieceOf } from '../../syntax/sgf/piece';
import { escaped, lineShown } from '../../syntax/sgf/text';
import { leafAt } from '../../text/edit';
import { type Leaf, Pair, type Run } from '../../text/node';
import { rootOf } from './context';
import { SgfCourse } from './play/course';

const NAMES: ReadonlySet<string> = new Set(['PB', 'PW', 'BT', 'WT']);
const MOST = 100_000;

function* named(leaf: Leaf, start: number): Generator<Person> {
  for (const { name, values } of pieceOf(leaf).properties) {
    const value = NAMES.has(name) ? values[0] : undefined;
    if (!value?.closed) continue;
    const key = lineShown(insideOf(leaf.text, value)).trim();
    if (key) yield { key, name: key, from: start + value.at + 1, to: start + value.end - 1 };
  }
}

function* rootsOf(root: Run): Generator<{ leaf: Leaf; at: number }> {
  const course = new SgfCourse();
  course.text = root;
  const line = course.root();
  let count = 0;
  for (const { start } of line ? gamesOn(course, line) : []) {
    const found = start?.node instanceof Pair ? rootOf(start.node) : undefined;
    if (start && found) yield { leaf: found.leaf, at: start.at + found.at };
    if (++count >= MOST) return;
  }
}

export const people = {
  *all(root: Run): Generator<Person> {
    for (const { leaf, at } of rootsOf(root)) yield* named(leaf, at);
  },
  *around(root: Run, offset: number): Generator<Person> {
    const { leaf, start } = root ? leafAt(root, offset) : {};
    if (leaf && start !== undefined) yield* named(leaf, start);
  },
  written: (name: string): string | undefined => (name.trim() ? escaped(name.trim()) : undefined),
};
