/// Nodes that say two things at once, or the same twice.

import type { Fault, Fix } from '../../../record/quick-fix';
import { insideOf, type Property, type Value } from '../../../syntax/sgf/piece';
import type { Edit } from '../../../text/edit';
import { areaOf, lettersOf, pointsIn } from '../points';
import { standard } from '../properties';
import { namesOf } from './names';
import { endOf, losing, removing, say, spotOf, withoutProperty, withoutValue } from './places';

/// Properties that go into the first of two nodes.
const isOfPosition = ({ name }: Property): boolean => {
  const place = standard.get(name)?.place;
  return name === 'N' || place === 'setup' || place === 'root' || place === 'info';
};

/// Set-up, root and information first; the move with all about it in a node of its own.
export function* split(fault: Fault): Generator<Fix> {
  const spot = spotOf(fault);
  if (!spot || spot.piece.slips.length > 0) return;
  const { leaf, start, piece } = spot;
  const textsOf = (properties: readonly Property[]): string =>
    properties.map((property) => leaf.text.slice(property.at, endOf(property))).join('');
  const first = piece.properties.filter(isOfPosition);
  const second = piece.properties.filter((property) => !isOfPosition(property));
  const text = `;${textsOf(first)};${textsOf(second)}`;
  yield {
    title: say('Split the node', '拆成两个节点'),
    edits: [{ from: start, to: start + leaf.size, text }],
    sure: true,
  };
}

/// The second move begins a node.
export function* secondMove(fault: Fault): Generator<Fix> {
  yield {
    title: say('Put it into a node of its own', '单独写一个节点'),
    edits: [{ from: fault.from, to: fault.from, text: ';' }],
    sure: true,
  };
}

/// Lists and texts are put together; of others the later one goes.
export function* duplicate(fault: Fault): Generator<Fix> {
  const spot = spotOf(fault);
  const second = spot?.property;
  const first = spot?.piece.properties.find(({ name }) => name === second?.name);
  if (!spot || !second || !first || first === second) return;
  const known = standard.get(second.name);
  const { leaf, start } = spot;
  const away = withoutProperty(fault, spot, second);
  const last = first.values.at(-1) as Value;
  if (known?.type === 'text' && last.closed) {
    const text = second.values.map((value) => `\n${insideOf(leaf.text, value)}`).join('');
    const edits = [{ from: start + last.end - 1, to: start + last.end - 1, text }, ...away];
    yield { title: say('Put the texts together', '合并文字'), edits, sure: true };
  } else if (known && known.many !== 'one') {
    const text = second.values.map(({ at, end }) => leaf.text.slice(at, end)).join('');
    const edits = [{ from: start + last.end, to: start + last.end, text }, ...away];
    yield { title: say('Put the lists together', '合并列表'), edits, sure: true };
  } else {
    const isSame = leaf.text.slice(first.at, endOf(first)) === leaf.text.slice(second.at, endOf(second));
    yield removing(away, isSame);
  }
}

/// TE before BM is interesting, BM before TE is doubtful.
export function* contradiction(fault: Fault): Generator<Fix> {
  const spot = spotOf(fault);
  const second = spot?.property;
  if (!spot || !second) return;
  const [first] = spot.piece.properties.filter(({ name }) => ['BM', 'DO', 'IT', 'TE'].includes(name));
  const both = `${first?.name} ${second.name}`;
  const name = both === 'TE BM' ? 'IT' : both === 'BM TE' ? 'DO' : undefined;
  if (!first || !name) {
    yield removing(withoutProperty(fault, spot, second));
    return;
  }
  const edits = [
    { from: spot.start + first.at, to: spot.start + endOf(first), text: `${name}[]` },
    ...withoutProperty(fault, spot, second),
  ];
  yield { title: say(`Write ${name}[]`, `改为 ${name}[]`), edits, sure: true };
}

/// A property goes.
export const property = (sure: boolean) =>
  function* away(fault: Fault): Generator<Fix> {
    const spot = spotOf(fault);
    if (!spot?.property) return;
    const edits = withoutProperty(fault, spot, spot.property);
    yield sure ? removing(edits, sure) : losing(spot, { at: spot.property.at, end: endOf(spot.property) }, edits);
  };

/// A value goes.
export const value = (sure: boolean) =>
  function* away(fault: Fault): Generator<Fix> {
    const spot = spotOf(fault);
    const edits = spot ? withoutValue(fault, spot) : [];
    if (spot?.value && edits.length > 0) yield sure ? removing(edits, sure) : losing(spot, spot.value, edits);
  };

/// A value goes, but no move.
export function* pointAway(fault: Fault): Generator<Fix> {
  const name = spotOf(fault)?.property?.name;
  if (name !== 'B' && name !== 'W') yield* value(false)(fault);
}

/// The move stays as it is, on purpose.
export function* onPurpose(fault: Fault): Generator<Fix> {
  const spot = spotOf(fault);
  if (!spot?.property) return;
  const at = spot.start + endOf(spot.property);
  yield {
    title: say('Say that it is on purpose: KO[]', '写明有意如此：KO[]'),
    edits: [{ from: at, to: at, text: 'KO[]' }],
  };
}

/// Points that have been named before go, by the same property or by another that they cannot share them with; of a rectangle the
/// others stay.
export function* repeated(fault: Fault): Generator<Fix> {
  const spot = spotOf(fault);
  const { property: own, value: here } = spot ?? {};
  const area = spot && here && areaOf(insideOf(spot.leaf.text, here));
  if (!spot || !own || !area) return;
  const named = namesOf(spot);
  const all = [...pointsIn(area)].map((point) => ({ letters: lettersOf(point), by: named(point, own.name, here.at) }));
  const left = all.filter(({ by }) => by === 'none');
  if (left.length === all.length) return;
  const edits: Edit[] =
    left.length === 0
      ? withoutValue(fault, spot)
      : [
          {
            from: spot.start + here.at,
            to: spot.start + here.end,
            text: left.map(({ letters }) => `[${letters}]`).join(''),
          },
        ];
  yield all.every(({ by }) => by !== 'another') ? removing(edits, true) : losing(spot, here, edits);
}
