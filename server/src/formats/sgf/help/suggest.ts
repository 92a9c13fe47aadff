/// What can be written at a place: values between brackets, else properties that the node may still have, and the next move.

import type { Piece as Inserted, Scene, Suggestion, Suggestions } from '../../../record/help';
import { located, locatedUpTo, type Spot } from '../../../record/locate';
import type { Words } from '../../../spec/rule';
import { Kind } from '../../../syntax/sgf/lexer';
import { capitalsOf, type Piece, propertyOf } from '../../../syntax/sgf/piece';
import { isLetter } from '../../../syntax/sgf/signs';
import type { SgfCourse } from '../play/course';
import { type SgfState, turnOf } from '../play/state';
import { type Standard, standard } from '../properties';
import { type NodePlace, nodeAt, valueAt } from '../where/place';
import { freePoints, type Standing, valuesFor } from './values';

export function* suggest(scene: Scene<SgfCourse>): Generator<void, Suggestions | undefined> {
  const { root, offset, record } = scene;
  const node = nodeAt(root, offset);
  const course = record?.course;
  const before = course && node && (yield* locatedUpTo(course, node.start));
  const after = course && node ? yield* located(course, node.start) : scene.here;
  const around: Around = {
    before: course && before ? standing(course, before, after) : undefined,
    after: course && after?.event ? standing(course, after, after) : undefined,
  };
  const place = valueAt(root, offset);
  if (!place) return inNode(offset, node, around);
  const offered = valuesFor(place, around.before);
  const isOneLine = !/[\r\n]/.test(place.typed);
  const from = offset - place.typed.length + (offered?.skip ?? 0);
  return offered && isOneLine ? { from, to: offset, list: offered.list, partial: false } : undefined;
}

const clauses = () => (require('../clauses/all') as typeof import('../clauses/all')).clauses;

type SgfSpot = Spot<SgfState>;

/// Where play stands before the node of a place, and behind it.
interface Around {
  readonly before: Standing | undefined;
  readonly after: Standing | undefined;
}

function standing(course: SgfCourse, { state }: SgfSpot, other: SgfSpot | undefined): Standing | undefined {
  const context = other?.state.context ?? state.context;
  return context && { course, context, state };
}

/// Outside of values: letters that are being typed stand for a property.
function inNode(offset: number, node: NodePlace | undefined, around: Around): Suggestions | undefined {
  const typed = typedBefore(node, offset);
  const isInside = node !== undefined && (node.leaf.kind === Kind.node || node.leaf.kind === Kind.bare);
  const moves = nextMoves(offset, node, typed, around);
  const list = [...moves, ...(isInside ? properties(around.before, node, typed) : [])];
  return list.length > 0 ? { from: offset - typed.length, to: offset, list, partial: false } : undefined;
}

function typedBefore(node: NodePlace | undefined, offset: number): string {
  if (!node) return '';
  const { leaf, start } = node;
  let at = offset - start;
  while (at > 0 && isLetter(leaf.text.charCodeAt(at - 1))) at--;
  return leaf.text.slice(at, offset - start);
}

const NEXT: Words = { en: 'next move', zh: '下一手' };
const MOST_MOVES = 6;

/// Behind a node; in one that is empty the move itself.
function nextMoves(offset: number, node: NodePlace | undefined, typed: string, around: Around): Suggestion[] {
  if (typed !== '' && typed !== 'B' && typed !== 'W') return [];
  const isEmpty = node?.leaf.kind === Kind.node && node.piece.properties.length === 0;
  const isAtEnd = node !== undefined && offset >= node.start + node.leaf.size;
  if (node && !isEmpty && (!isAtEnd || typed !== '')) return [];
  const here = isEmpty ? around.before : around.after;
  if (!here?.context.sized) return [];
  const side = turnOf(here.state) === 2 ? 'W' : 'B';
  const begin = isEmpty ? '' : ';';
  const points = freePoints(here, 'move').slice(0, MOST_MOVES);
  const moves = points.map(({ text, detail }, rank): Suggestion => {
    const insert: Inserted[] = rank === 0 ? [`${begin}${side}[`, { hole: text }, ']'] : [`${begin}${side}[${text}]`];
    const label = `${side}[${text}]`;
    return { kind: 'move', label, detail: detail ?? NEXT, clause: `SGF4-prop/${side}`, insert, filter: label, rank };
  });
  return isEmpty || typed !== '' || !points[0] ? moves : [...moves, variation(side, points[0].text)];
}

const VARIATION: Words = { en: 'variation', zh: '变化' };

/// One more way to go on; where the line goes on behind it that would be a fault, so it is tried first.
const variation = (side: string, point: string): Suggestion => ({
  kind: 'snippet',
  label: VARIATION,
  clause: 'SGF4-2.1',
  insert: [`(;${side}[`, { hole: point }, '])'],
  filter: '(variation 变化',
  tried: true,
  rank: MOST_MOVES,
});

/// What is said of a move, and of nothing else.
const OF_A_MOVE: ReadonlySet<string> = new Set(['KO', 'MN', 'BM', 'DO', 'IT', 'TE', 'BL', 'WL', 'OB', 'OW']);

/// Those that the node may still have, by what else is in it and by what has come before.
function properties(before: Standing | undefined, { piece }: NodePlace, typed: string): Suggestion[] {
  const context = before?.context;
  const isRoot = before?.state.started !== true;
  const version = String(context?.ff ?? 4);
  const others = withoutTyped(piece, typed);
  const place = placeOf(others);
  return [...standard.values()].flatMap((one, index): Suggestion[] => {
    if (!one.versions.includes(version) || propertyOf(others, one.name)) return [];
    if (one.place === 'root' && !isRoot) return [];
    if (one.place === 'info' && before?.state.informed) return [];
    if ((one.place === 'setup' && place === 'move') || (one.place === 'move' && place === 'setup')) return [];
    if (OF_A_MOVE.has(one.name) && !others.properties.some(({ name }) => name === 'B' || name === 'W')) return [];
    if (one.type === 'move' && (isRoot || others.properties.some(({ name }) => name === 'B' || name === 'W')))
      return [];
    if (one.game !== 'any' && one.game !== (context?.game ?? 'go')) return [];
    return [suggested(one, index)];
  });
}

/// A word that has been typed is no property yet.
const withoutTyped = (piece: Piece, typed: string): Piece => ({
  ...piece,
  properties: piece.properties.filter(({ name, values }) => values.length > 0 || name !== capitalsOf(typed)),
});

function placeOf({ properties: known }: Piece): 'setup' | 'move' | undefined {
  for (const { name } of known) {
    const place = standard.get(name)?.place;
    if (place === 'setup' || place === 'move') return place;
  }
  return undefined;
}

const FIRST = 10;

/// What a value of a type begins with where there are few.
const FIRST_VALUES: Readonly<Record<string, string>> = { double: '1', color: 'B' };

function suggested({ name, clause, type }: Standard, index: number): Suggestion {
  const insert: Inserted[] = type === 'none' ? [`${name}[]`] : [`${name}[`, { hole: FIRST_VALUES[type] ?? '' }, ']'];
  return {
    kind: 'property',
    label: name,
    detail: clauses()[clause],
    clause,
    insert,
    filter: name,
    rank: FIRST + index,
  };
}
