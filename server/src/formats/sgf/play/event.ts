/// What a node does to the game: read once for a context and remembered with what the node says. Places count from its start.

import { insideOf, type Property, pieceOf, propertyOf, type Value } from '../../../syntax/sgf/piece';
import type { Leaf } from '../../../text/node';
import { EventSlot } from '../../../text/slot';
import type { Span } from '../../shared/event-report';
import type { GameContext } from '../context';
import type { Area, Point } from '../points';
import { Concern, SETUP } from '../properties';
import { areasOf } from '../reading/areas';
import type { Known, NodeJudge } from '../reading/judge';
import { isNamed, judgeOf } from '../reading/node';
import { isPass, pointOn } from '../reading/points';
import { hasSwallowed } from '../reading/texts';

export interface MoveEvent {
  readonly color: number;
  /// Null for a pass; undefined where it cannot be read or is off the board.
  readonly point: Point | null | undefined;
  readonly property: Property;
}

export interface SetupEvent {
  readonly color: number;
  readonly area: Area;
  readonly property: Property;
  readonly value: Value;
}

/// A value that holds from here on: set, or taken back.
export interface Inherited {
  readonly isCleared: boolean;
  readonly brackets: Span;
  readonly clause: string;
  readonly name: string;
}

export interface NodeEvent {
  /// What it was read for.
  readonly of: GameContext;
  readonly isRoot: boolean;
  readonly moves: readonly MoveEvent[];
  readonly setup: readonly SetupEvent[];
  /// Whose turn it is said to be; 0 if nothing is said.
  readonly turn: number;
  readonly ko: Span | undefined;
  /// The first property about the game.
  readonly info: (Span & { readonly name: string }) | undefined;
  readonly dimmed: Inherited | undefined;
  readonly viewed: Inherited | undefined;
  /// Something in it is not closed, so that moves behind it may be missing.
  readonly unhinged: boolean;
}

/// What the node does that many others do too: that takes no room.
const COMMON = new EventSlot<NodeEvent>();

export function eventOf(leaf: Leaf, context: GameContext, isRoot = false): NodeEvent {
  const common = COMMON.of(leaf);
  if (common && common.of === context && !isRoot) return common;
  const known = pieceOf(leaf).does as NodeEvent | undefined;
  if (known && known.of === context && known.isRoot === isRoot) return known;
  return eventFrom(judgeOf(leaf, context, isRoot));
}

/// Of a node whose properties have been looked at.
export function eventFrom(judge: NodeJudge): NodeEvent {
  const common = commonOf(judge);
  if (common) return COMMON.keep(judge.leaf, common);
  const event = readEvent(judge);
  judge.piece.does = event;
  return event;
}

/// Is there a move in a node, wherever it goes? Where moves are counted there must be one exactly where one is played.
export function hasMove(leaf: Leaf): boolean {
  const piece = pieceOf(leaf);
  return ['B', 'W'].some((name) => {
    const property = propertyOf(piece, name);
    return property !== undefined && property.values.length > 0 && isNamed(property);
  });
}

const COLORS: Readonly<Record<string, number>> = { AB: 1, AW: 2, AE: 0 };
const colorIn = (text: string): number => (text === 'B' ? 1 : text === 'W' ? 2 : 0);

export const identifierOf = ({ at, written }: Property): Span => ({ at, size: written.length });

const NONE: readonly never[] = [];

function readEvent(judge: NodeJudge): NodeEvent {
  const { known, context } = judge;
  const isGo = context.game === 'go';
  const setup: SetupEvent[] = [];
  const event: Growing = {
    of: context,
    isRoot: judge.isRoot,
    moves: NONE,
    setup: NONE,
    turn: 0,
    ko: undefined,
    info: undefined,
    dimmed: undefined,
    viewed: undefined,
    unhinged: isUnhinged(judge),
  };
  for (const property of known) {
    const { name, standard: entry } = property;
    if (entry.place === 'info') event.info ??= { ...identifierOf(property), name };
    if (name === 'KO') event.ko = identifierOf(property);
    else if (name === 'DD') event.dimmed = inherited(judge, property);
    else if (name === 'VW') event.viewed = inherited(judge, property);
    else if (name === 'PL' && isGo) event.turn = colorIn(judge.inside(property.values[0] as Value));
    else if ((name === 'B' || name === 'W') && isGo) event.moves = [...event.moves, moveIn(judge, property)];
    else if (SETUP.includes(name) && context.sized) setup.push(...setupIn(judge, property));
  }
  if (setup.length > 0) event.setup = setup;
  return event;
}

/// What the nodes do that make a move by one property, in one context: by its point.
interface Moves {
  readonly of: GameContext;
  readonly among: typeof plain;
  readonly byCell: (NodeEvent | undefined)[];
}

let plain = new WeakMap<GameContext, Map<Property, Moves>>();
let count = 0;
const MOST_SHARED = 50_000;

/// Most nodes make a move and do nothing else, and there are very many: of one context, equal ones are one object.
function commonOf(judge: NodeJudge): NodeEvent | undefined {
  const { context } = judge;
  const only = onlyMoveOf(judge);
  const point = only?.own.isShared && !isUnhinged(judge) ? placeOf(judge, only) : undefined;
  if (!only || point === undefined) return undefined;
  const { columns, rows } = context;
  const cell = point ? point.y * columns + point.x : columns * rows;
  const { byCell } = movesBy(only.own, context);
  const known = byCell[cell];
  if (known) return known;
  if (++count > MOST_SHARED) {
    plain = new WeakMap();
    count = 0;
  }
  const event = readEvent(judge);
  byCell[cell] = event;
  return event;
}

/// The property itself knows what it was asked for last.
function movesBy(property: Property, context: GameContext): Moves {
  const last = property.does as Moves | undefined;
  if (last?.of === context && last.among === plain) return last;
  let byProperty = plain.get(context);
  if (!byProperty) plain.set(context, (byProperty = new Map()));
  let moves = byProperty.get(property);
  if (!moves)
    byProperty.set(
      property,
      (moves = { of: context, among: plain, byCell: new Array(context.columns * context.rows + 1) }),
    );
  property.does = moves;
  return moves;
}

/// The property that makes a move, if the node does nothing else.
function onlyMoveOf({ known, context, isRoot, concerns }: NodeJudge): Known | undefined {
  if (isRoot || context.game !== 'go' || !(concerns & Concern.move) || concerns & Concern.deed) return undefined;
  let move: Known | undefined;
  for (const property of known) {
    if (!(property.standard.concerns & Concern.move)) continue;
    if (move) return undefined;
    move = property;
  }
  return move;
}

type Growing = { -readonly [Part in keyof NodeEvent]: NodeEvent[Part] };

const moveIn = (judge: NodeJudge, property: Known): MoveEvent => ({
  color: property.name === 'B' ? 1 : 2,
  point: placeOf(judge, property),
  property: property.own,
});

function placeOf({ leaf, context }: NodeJudge, { values }: Known): MoveEvent['point'] {
  const value = values[0] as Value;
  if (!value.closed || !context.sized) return undefined;
  const point = pointOn(context, leaf.text, value.at + 1, value.end - 1);
  return point ?? (isPass(context, insideOf(leaf.text, value)) ? null : undefined);
}

function* setupIn(judge: NodeJudge, property: Known): Generator<SetupEvent> {
  const color = COLORS[property.name] as number;
  for (const { value, area } of areasOf(judge, property)) yield { color, area, value, property };
}

function inherited(judge: NodeJudge, property: Known): Inherited {
  const only = property.values[0] as Value;
  const isCleared = property.values.length === 1 && judge.inside(only) === '';
  const { clause } = property.standard;
  return { isCleared, clause, name: property.name, brackets: { at: only.at, size: only.end - only.at } };
}

/// A value that is not closed, or that has swallowed what comes after it.
function isUnhinged({ known, leaf: { text }, piece }: NodeJudge): boolean {
  for (const { kind } of piece.slips) if (kind === 'unclosed') return true;
  for (const { values, standard: entry } of known) {
    for (const value of values) {
      if (!value.closed) return true;
      if (!value.isPlain && hasSwallowed(entry, insideOf(text, value))) return true;
    }
  }
  return false;
}
