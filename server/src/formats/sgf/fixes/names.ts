/// Which points a node names, and where first: found out once for all that is wrong with them.

import { insideOf, type Piece } from '../../../syntax/sgf/piece';
import type { Leaf } from '../../../text/node';
import { areaOf, lettersOf, type Point, pointsIn } from '../points';

/// Properties of which only one may name a point.
const EXCLUSIVE = ['CR MA SL SQ TR', 'TB TW', 'AB AE AW'].map((names) => names.split(' '));

const ALONE: readonly string[] = [];

/// Of each point the properties that name it, each with where it does so first.
type Names = ReadonlyMap<string, ReadonlyMap<string, number>>;

const known = new WeakMap<Leaf, Names>();

/// What has named a point before a place in the node, of those properties that cannot share it: none, the one that is asked about
/// alone, or another.
export function namesOf({ leaf, piece }: { readonly leaf: Leaf; readonly piece: Piece }) {
  const names = known.get(leaf) ?? read(leaf, piece);
  known.set(leaf, names);
  return (point: Point, own: string, before: number): 'none' | 'own' | 'another' => {
    const firsts = names.get(lettersOf(point));
    const isBefore = (name: string): boolean => (firsts?.get(name) ?? Number.POSITIVE_INFINITY) < before;
    if ((EXCLUSIVE.find((rivals) => rivals.includes(own)) ?? ALONE).some((name) => name !== own && isBefore(name)))
      return 'another';
    return isBefore(own) ? 'own' : 'none';
  };
}

function read(leaf: Leaf, { properties }: Piece): Names {
  const names = new Map<string, Map<string, number>>();
  for (const { name, values } of properties) {
    for (const value of values) {
      const area = areaOf(insideOf(leaf.text, value));
      for (const point of area ? pointsIn(area) : []) {
        const letters = lettersOf(point);
        const firsts = names.get(letters) ?? new Map<string, number>();
        if (!firsts.has(name)) firsts.set(name, value.at);
        names.set(letters, firsts);
      }
    }
  }
  return names;
}
