/// What a node does to the game: read once from its text and remembered there. Places count from the node.

import { type At, elementsOf, isArray, isObject, membersAt, valueAt, valueIn } from '../../../syntax/json/access';
import { membersOf } from '../../../syntax/json/members';
import type { Item, Pair } from '../../../text/node';
import { BriefSlot, EventSlot } from '../../../text/slot';
import { isLetterMove, isLetterSetup, letterColor, letterMove, letterPoints, setupType } from '../letters';
import { colorAt, textAt, truthAt, wholeAt } from '../values';

export interface MoveEvent {
  readonly kind: 'move';
  readonly color: string | undefined;
  readonly x: number | undefined;
  readonly y: number | undefined;
  readonly pass: boolean;
}

/// A stone that is put without being played, or `clear`.
export interface Putting {
  readonly type: string;
  readonly x: number;
  readonly y: number;
}

export interface NodeEvent {
  readonly kind: 'node';
  readonly move: MoveEvent | undefined;
  readonly setup: readonly Putting[];
  readonly turn: string | undefined;
  readonly variations: At | undefined;
}

const NO_SETUP: readonly Putting[] = [];
const NO_MOVE: MoveEvent = { kind: 'move', color: undefined, x: undefined, y: undefined, pass: false };

const NODES = new BriefSlot<NodeEvent>();
/// Few nodes are alike to the letter; their moves are few different ones.
const MOVES = new EventSlot<MoveEvent>('move');
/// What leads to variations holds on to most of the record: it goes with its node, and with nothing that outlives that.
const FORKS = new EventSlot<NodeEvent>('node');

export function nodeEvent(node: Item): NodeEvent {
  const known = FORKS.of(node) ?? NODES.of(node);
  if (known) return known;
  const event = readNode(node);
  return (event.variations ? FORKS : NODES).keep(node, event);
}

function readNode(node: Item): NodeEvent {
  const members = membersAt({ node, at: 0 });
  const part = (name: string): At | undefined => members && valueIn(members, 0, name);
  const move = part('move');
  const setup = part('setup');
  const turn = part('turn');
  const variations = part('variations');
  return {
    kind: 'node',
    move: move && moveIn(move),
    setup: setup ? [...readSetup(setup)] : NO_SETUP,
    turn: colorAt(turn) ?? letterColor(textAt(turn) ?? ''),
    variations: variations && isArray(variations.node) ? variations : undefined,
  };
}

function moveIn({ node }: At): MoveEvent {
  if (!isObject(node)) return NO_MOVE;
  return MOVES.of(node) ?? MOVES.keep(node, readMove(node));
}

function readMove(node: Pair): MoveEvent {
  if (isLetterMove(node)) {
    const { color, point } = letterMove(node) ?? {};
    return { kind: 'move', color, x: point?.x, y: point?.y, pass: !point };
  }
  const members = membersOf(node);
  const part = (name: string): At | undefined => valueIn(members, 0, name);
  const pass = part('pass');
  const isPass = truthAt(pass);
  const color = colorAt(part('color'));
  if (pass && isPass !== false) return { ...NO_MOVE, color, pass: isPass === true };
  return { kind: 'move', color, x: wholeAt(part('x')), y: wholeAt(part('y')), pass: false };
}

function* readSetup(value: At): Generator<Putting> {
  if (isObject(value.node) && isLetterSetup(value.node)) {
    for (const { name, x, y } of letterPoints(value)) {
      const type = setupType(name);
      if (type) yield { type, x, y };
    }
  }
  for (const item of elementsOf(value)) {
    const type = colorAt(valueAt(item, 'type'));
    if (type === undefined) continue;
    for (const point of elementsOf(valueAt(item, 'coords'))) {
      const [x, y] = [wholeAt(valueAt(point, 'x')), wholeAt(valueAt(point, 'y'))];
      if (x !== undefined && y !== undefined) yield { type, x, y };
    }
  }
}
