/// JSON as a family of texts: its tokens, and where a person would mend a missing bracket.

import type { Family } from '../../text/lexer';
import { items } from '../../text/list';
import { Leaf, type Node, Pair, type Run } from '../../text/node';
import { BRACE, JsonFlag, Kind, nearEnd, scan } from './lexer';

export const json: Family = {
  name: 'json',
  scan,
  nearEnd,
  repair: {
    /// `{"a": 1, {` was to be `{"a": 1}, {`, and `[1, "b": 2` was to be `[1], "b": 2` where members stand around it.
    splitAt(open: Leaf, run: Run, parent: Leaf | undefined): number {
      if (open.id === BRACE) return firstPairForName(run);
      return parent?.id === BRACE ? firstName(run) : -1;
    },
    /// `{"a": 1}, "b": 2}` where no members can stand.
    reopens(_pair: Pair, rest: Node, around: Leaf | undefined): boolean {
      if (around?.id === BRACE) return false;
      const [comma, name, colon] = firstKinds(rest);
      return comma === Kind.comma && name === Kind.string && colon === Kind.colon;
    },
  },
};

/// How many items are looked at to find where something should have been closed.
const SEARCHED = 20_000;

/// The index of the comma before the first object or array that stands where a name should.
function firstPairForName(run: Run): number {
  let index = 0;
  let comma = 0;
  let before: number = Kind.comma;
  for (const item of items(run)) {
    if (index === 0 && item instanceof Leaf && item.kind === Kind.comma) return 0;
    if (index > SEARCHED) return -1;
    if (item instanceof Pair && before === Kind.comma) return comma;
    const kind = item instanceof Leaf ? item.kind : Kind.open;
    if (kind !== Kind.comment) {
      before = kind;
      comma = kind === Kind.comma ? index : index + 1;
    }
    index++;
  }
  return -1;
}

/// The index of the comma before the first name with a colon.
function firstName(run: Run): number {
  let index = 0;
  let name = -1;
  let comma = -1;
  if (!run || !(run.flags & JsonFlag.colon)) return -1;
  for (const item of items(run)) {
    if (index > SEARCHED) return -1;
    const kind = item instanceof Leaf ? item.kind : Kind.open;
    if (kind === Kind.colon) return name < 0 ? -1 : comma >= 0 && comma < name ? comma : name;
    if (kind === Kind.comma) comma = index;
    name = kind === Kind.string ? index : -1;
    if (kind !== Kind.string && kind !== Kind.comma) comma = -1;
    index++;
  }
  return -1;
}

function firstKinds(node: Node): number[] {
  const kinds: number[] = [];
  for (const item of items(node)) {
    kinds.push(item instanceof Leaf ? item.kind : Kind.open);
    if (kinds.length === 3) break;
  }
  return kinds;
}
