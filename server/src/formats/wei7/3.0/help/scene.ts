/// What the help of wei7 3.0 wants to know of a place: whose turn it is, the people, what stands around.

import { sideAfter } from '../../../../games/go/next';
import type { Scene } from '../../../../record/help';
import type { Spot } from '../../../../record/locate';
import { type At, elementsOf, rootValue, valueAt } from '../../../../syntax/json/access';
import type { Subject } from '../../../../syntax/json/help-book';
import { kindOf, stringOf } from '../../../../syntax/json/value';
import { Leaf } from '../../../../text/node';
import type { Context } from '../context';
import type { Wei7Course, Wei7State } from '../play/course';
import { numberAt } from '../play/event';

export type Asked = Subject<Context, Wei7Course>;

export const stateOf = (spot: Spot<Wei7State> | undefined): Wei7State | undefined => spot?.state;

export function sideToMove({ before }: Scene<Wei7Course>): number {
  return stateOf(before)?.problem ?? sideAfter(before?.state.ply);
}

const infoOf = ({ root }: Pick<Scene, 'root'>): At | undefined => valueAt(rootValue(root), 'info');

/// Whether the record says that area is counted.
export function countsArea(scene: Scene<Wei7Course>): boolean | undefined {
  const scoring = stringAt(valueAt(infoOf(scene), 'rules', 'scoring'));
  return scoring === undefined ? undefined : scoring === 'area';
}

interface Person {
  readonly name: string | undefined;
  readonly color: number | undefined;
}

const MOST_PEOPLE = 100;

/// Those who take part, in the order in which they are counted.
export function people(scene: Pick<Scene, 'root'>): Person[] {
  const info = infoOf(scene);
  const colors = new Map<number, number>();
  for (const player of elementsOf(valueAt(info, 'players'))) {
    const who = numberAt(valueAt(player, 'participant'));
    const color = numberAt(valueAt(player, 'color'));
    if (who !== undefined && color !== undefined) colors.set(who, color);
  }
  const list: Person[] = [];
  for (const person of elementsOf(valueAt(info, 'participants'))) {
    const name = stringAt(valueAt(person, 'name')) ?? stringAt(valueAt(person, 'id'));
    if (list.push({ name, color: colors.get(list.length) }) >= MOST_PEOPLE) break;
  }
  return list;
}

export function stringAt(value: At | undefined): string | undefined {
  return value?.node instanceof Leaf && kindOf(value.node) === 'string' ? stringOf(value.node) : undefined;
}
