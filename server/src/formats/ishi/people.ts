/// The players that the heads of events name (5.2/BLACK, WHITE).

import { gamesOn } from '../../record/games';
import type { People, Person } from '../../record/people';
import { type ItemAt, itemsFrom } from '../../syntax/lines/walk';
import { Leaf } from '../../text/node';
import { Kind } from './keywords';
import { IshiCourse } from './play/course';
import { itemsOf, titleOf } from './said/section';
import { nameIn } from './view/about';

const MOST = 10_000;

function* personAt({ item, at }: ItemAt): Generator<Person> {
  if (!(item instanceof Leaf) || (item.kind !== Kind.BLACK && item.kind !== Kind.WHITE)) return;
  const name = nameIn(titleOf(item) ?? '');
  const from = name === undefined ? -1 : item.text.indexOf(name, /^\s*\S+/.exec(item.text)?.[0].length ?? 0);
  if (name && from >= 0) yield { key: name, name, from: at + from, to: at + from + name.length };
}

const NONE: Iterable<ItemAt> = [];

export const people: People = {
  *all(root) {
    const course = new IshiCourse();
    course.text = root;
    const line = course.root();
    const starts = line ? [...gamesOn(course, line)].slice(0, MOST).map(({ from }) => from) : [];
    for (const start of starts.length > 0 ? starts : [undefined]) {
      const [carrier] = start === undefined ? NONE : itemsFrom(root, start, () => false);
      for (const item of itemsOf(root, carrier)) yield* personAt(item);
    }
  },
  *around(root, offset) {
    for (const item of itemsFrom(root, offset, () => true)) return yield* personAt(item);
  },
  /// A line of ASCII.
  written: (name) => (/^[\x20-\x7e]+$/.test(name.trim()) ? name.trim() : undefined),
};
