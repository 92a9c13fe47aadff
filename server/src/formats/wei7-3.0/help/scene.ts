/// What the help of wei7 3.0 wants to know of a place: the board there, the people, the last time.

import type { GoBoard } from '../../../games/go/board';
import { sideAfter } from '../../../games/go/next';
import { pointName } from '../../../games/go/points';
import type { Scene } from '../../../record/help';
import type { State } from '../../../record/line';
import type { Spot } from '../../../record/locate';
import { type At, elementsOf, rootValue, valueAt } from '../../../syntax/json/access';
import type { Subject } from '../../../syntax/json/help-book';
import { kindOf, stringOf } from '../../../syntax/json/value';
import { Leaf } from '../../../text/node';
import type { Context } from '../context';
import { Wei7Course, type Wei7State } from '../course';
import { numberAt } from '../event';

export type Asked = Subject<Context>;

/// The board after a spot; undefined where positions cannot be followed.
export function boardAfter(scene: Scene, spot: Spot<State> | undefined): GoBoard | undefined {
  const course = scene.record?.course;
  if (!(course instanceof Wei7Course) || !course.ground.sized || !course.working.board.exact) return undefined;
  return course.working.to(spot?.state.ply);
}

export const stateOf = (spot: Spot<State> | undefined): Wei7State | undefined => spot?.state as Wei7State | undefined;

export function sideToMove({ before }: Scene): number {
  return stateOf(before)?.problem ?? sideAfter(before?.state.ply);
}

/// The name of a point on the record's board.
export function nameOfPoint({ record }: Scene, x: number, y: number): string {
  return record ? pointName(x, y, record.columns, record.rows) : '';
}

const infoOf = ({ root }: Scene): At | undefined => valueAt(rootValue(root), 'info');

/// Whether the record says that area is counted.
export function countsArea(scene: Scene): boolean | undefined {
  const scoring = stringAt(valueAt(infoOf(scene), 'rules', 'scoring'));
  return scoring === undefined ? undefined : scoring === 'area';
}

export interface Person {
  readonly name: string | undefined;
  readonly color: number | undefined;
}

const MOST_PEOPLE = 100;

/// Those who take part, in the order in which they are counted.
export function people(scene: Scene): Person[] {
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

/// The innermost object around that means this.
export function aroundOf({ where }: Asked, meaning: string): At | undefined {
  for (let i = where.around.length - 1; i >= Math.max(0, where.around.length - 6); i--) {
    const level = where.around[i];
    if (level?.shape.meaning === meaning) return level;
  }
  return undefined;
}

/// What the object or array right around means.
export const parentOf = ({ where }: Asked): string | undefined => where.around[where.around.length - 1]?.shape.meaning;
