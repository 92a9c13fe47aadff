/// Putting groups of a record where they belong, and the flag of a layout into a headquarters.

import { placesOf } from '../../../games/army/layout';
import { isHeadquarters } from '../../../games/army/places';
import type { Fault, Fix } from '../../../record/quick-fix';
import { Kind } from '../../../syntax/groups/lexer';
import { leafAt, leaves, textBetween } from '../../../text/edit';
import type { Leaf } from '../../../text/node';
import { titled } from '../shared/fixes/making';
import { groupOf } from './group';
import { placeName } from './places';
import { colorIn } from './properties';

interface Placed {
  readonly leaf: Leaf;
  readonly start: number;
}

function* groupsIn({ root }: Fault): Generator<Placed> {
  for (const placed of leaves(root)) if (placed.leaf.kind === Kind.group && placed.leaf.size > 0) yield placed;
}

const textOf = ({ leaf }: Placed): string => leaf.text.slice(0, leaf.size);

/// A group with the line end behind it goes to another place.
function moved({ root }: Fault, group: Placed, to: number, en: string, zh: string): Fix {
  const { leaf, start } = group;
  const put = { from: to, to, text: textBetween(root, start, start + leaf.width) };
  const cut = { from: start, to: start + leaf.width, text: '' };
  return { title: { en, zh }, edits: to < start ? [put, cut] : [cut, put] };
}

/// Before the first move.
export function* beforeMoves(fault: Fault): Generator<Fix> {
  if (!fault.root) return;
  const { leaf, start } = leafAt(fault.root, fault.from);
  const isAlone = leaf.kind === Kind.group && groupOf(leaf).moves.length === 0;
  for (const group of isAlone ? groupsIn(fault) : []) {
    if (group.start >= start) return;
    if (groupOf(group.leaf).moves.length === 0) continue;
    yield moved(fault, { leaf, start }, group.start, 'Move it before the first move', '移到第一步着法之前');
    return;
  }
}

/// Behind the last move.
export function* afterMoves(fault: Fault): Generator<Fix> {
  const groups = [...groupsIn(fault)];
  const last = groups.findLast(({ leaf }) => groupOf(leaf).moves.length > 0);
  const end = groups.find(({ leaf }) => groupOf(leaf).properties.some(({ name }) => /^E[AB]$/.test(name)));
  if (!last || !end || end.start > last.start || groupOf(end.leaf).moves.length > 0) return;
  const to = last.start + last.leaf.width;
  yield moved(fault, end, to, `Move \`${textOf(end)}\` behind the last move`, `把 \`${textOf(end)}\` 移到最后一步之后`);
}

/// It changes places with what stands in one of them.
export function* flagHome({ root, from }: Fault): Generator<Fix> {
  if (!root) return;
  const { leaf, start } = leafAt(root, from);
  const layout = groupOf(leaf).properties.find(
    ({ name, value }) => /^A[AB]$/.test(name) && value && start + value.from <= from && from < start + value.to,
  );
  if (!layout?.value) return;
  const first = start + layout.value.from;
  for (const [index, cell] of placesOf(colorIn(layout.name.charAt(1))).entries()) {
    if (!isHeadquarters(cell)) continue;
    const other = first + index;
    const edits = [
      { from, to: from + 1, text: leaf.text.charAt(other - start) },
      { from: other, to: other + 1, text: leaf.text.charAt(from - start) },
    ];
    yield {
      title: titled('Put it on', '放到', placeName(cell)),
      edits: edits.sort((a, b) => a.from - b.from),
    };
  }
}
