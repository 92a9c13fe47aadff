/// What one value of a wei7 3.0 record has to be checked against in the rest of it.

import {
  type At,
  elementsOf,
  isArray,
  isMisspelt,
  isObject,
  membersAt,
  rootValue,
  valueAt,
  valueIn,
} from '../../../syntax/json/access';
import { kindOf, numberOf } from '../../../syntax/json/value';
import type { Leaf, Run } from '../../../text/node';

export interface Context {
  readonly columns: number;
  readonly rows: number;
  /// Is the size sound, so that points can be checked against it?
  readonly sized: boolean;
  /// How many participants; undefined where they cannot be counted.
  readonly participants: number | undefined;
  /// For each participant who is a player with a color, his colors: "0:1 1:2".
  readonly sides: string;
}

const STANDARD = 19;

export function contextOf(root: Run): Context {
  const record = rootValue(root);
  const members = membersAt(record);
  const size = members && record ? valueIn(members, record.at, 'size') : undefined;
  const info = members && record ? valueIn(members, record.at, 'info') : undefined;
  const certain = members?.get('size')?.sound !== false && !isMisspelt(members, 'size');
  const participants = isMisspelt(members, 'info') ? undefined : participantsOf(info);
  return { ...boardOf(size, certain), participants, sides: sidesOf(valueAt(info, 'players')) };
}

/// A size amid damage is not believed.
function boardOf(size: At | undefined, certain: boolean): Pick<Context, 'columns' | 'rows' | 'sized'> {
  if (!size) return { columns: STANDARD, rows: STANDARD, sized: certain };
  const side = sideOf(size);
  const columns = isObject(size.node) ? sideOf(valueAt(size, 'width')) : side;
  const rows = isObject(size.node) ? sideOf(valueAt(size, 'height')) : side;
  const sized = certain && columns !== undefined && rows !== undefined;
  return sized ? { columns, rows, sized } : { columns: STANDARD, rows: STANDARD, sized };
}

function sideOf(value: At | undefined): number | undefined {
  if (!value || kindOf(value.node) !== 'number') return undefined;
  const side = numberOf(value.node as Leaf);
  return Number.isInteger(side) && side > 0 ? side : undefined;
}

function participantsOf(info: At | undefined): number | undefined {
  const participants = valueAt(info, 'participants');
  if (!participants) return isMisspelt(membersAt(info), 'participants') ? undefined : 0;
  return isArray(participants.node) ? [...elementsOf(participants)].length : undefined;
}

function sidesOf(players: At | undefined): string {
  const sides: string[] = [];
  for (const player of elementsOf(players)) {
    const who = numberIn(valueAt(player, 'participant'));
    const color = numberIn(valueAt(player, 'color'));
    if (who !== undefined && (color === 1 || color === 2)) sides.push(`${who}:${color}`);
  }
  return sides.join(' ');
}

function numberIn(value: At | undefined): number | undefined {
  return value && kindOf(value.node) === 'number' ? numberOf(value.node as Leaf) : undefined;
}
