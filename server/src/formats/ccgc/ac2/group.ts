/// What a group of properties says: `;MA[G0F0]RA[1]FB[00]`. Read once from its leaf and remembered there. Places count from the start
/// of the leaf.

import type { Result } from '../../../games/army/pieces';
import type { Finding } from '../../../record/finding';
import type { Span } from '../../../syntax/brackets/field';
import type { Leaf } from '../../../text/node';
import { EventSlot } from '../../../text/slot';
import { isGarbled } from '../shared/text/whole';
import { groupFaults } from './faults';
import { placeIn } from './places';
import { colorIn, letterOf } from './properties';
import { type Property, placeOf, readGroup, type Said, type Value } from './said';

/// A move with what is written of it.
export interface GroupMove {
  readonly color: number;
  readonly at: Span;
  readonly value: Value | undefined;
  /// Undefined if it cannot be read, or leaves the board.
  readonly from: number | undefined;
  readonly to: number | undefined;
  readonly result: Result | undefined;
  readonly resultAt: Span | undefined;
  /// As it is written: `00`, or a place.
  readonly flag: string | undefined;
  readonly flagAt: Span | undefined;
}

export interface Group extends Said {
  readonly kind: 'group';
  readonly moves: readonly GroupMove[];
  /// What its remarks say.
  readonly note: string;
  readonly findings: readonly Finding[];
}

const GROUPS = new EventSlot<Group>('group');

export function groupOf(leaf: Leaf): Group {
  const known = GROUPS.of(leaf);
  if (known) return known;
  const said = readGroup(leaf.text, leaf.size);
  const findings = groupFaults(leaf.text, said).filter((finding) => !isGarbled(leaf, finding));
  const note = said.properties.flatMap(({ name, value }) => (name === 'MARK' && value ? [value.raw] : [])).join('\n');
  return GROUPS.keep(leaf, { kind: 'group', ...said, moves: movesOf(said), note, findings });
}

const isResult = (text: string | undefined): text is '0' | '1' | '2' | '3' => /^[0-3]$/.test(text ?? '');

function movesOf({ properties }: Said): GroupMove[] {
  const first = (name: string): Property | undefined => properties.find((property) => property.name === name);
  return (['MA', 'MB'] as const)
    .flatMap((name) => first(name) ?? [])
    .sort((a, b) => a.at.from - b.at.from)
    .map(({ name, at, value }): GroupMove => {
      const color = colorIn(name);
      const result = first(`R${letterOf(color)}`)?.value;
      const flag = first(`F${letterOf(3 - color)}`)?.value;
      const [from, to] = /^[A-Z]\d[A-Z]\d$/.test(value?.text ?? '')
        ? [placeIn(value?.text.slice(0, 2) ?? ''), placeIn(value?.text.slice(2) ?? '')]
        : [];
      return {
        ...{ color, at, value, from, to },
        result: isResult(result?.text) ? RESULTS[result.text] : undefined,
        resultAt: result && placeOf(result),
        flag: flag && (flag.text === '00' || placeIn(flag.text) !== undefined) ? flag.text : undefined,
        flagAt: flag && placeOf(flag),
      };
    });
}

const RESULTS = { 0: 0, 1: 1, 2: 2, 3: 3 } as const;
