/// What a step, or a pre, does to the game: read once from its node and remembered there. Places count from the node.

import { type At, elementsOf, isArray, isObject, membersIn, spanOf, valueAt } from '../../../../syntax/json/access';
import type { Members } from '../../../../syntax/json/members';
import { kindOf, numberOf } from '../../../../syntax/json/value';
import { type Item, Leaf, type Node } from '../../../../text/node';
import { BriefSlot, EventSlot } from '../../../../text/slot';
import type { Span } from '../../../shared/event-report';
import { type ActionType, actionTypeOf } from '../shape/steps';

/// A stone or a mark: what can be said of it soundly.
export interface Placing {
  readonly color: number | undefined;
  readonly x: number | undefined;
  readonly y: number | undefined;
  readonly place: Span;
}

export interface StepEvent {
  readonly kind: 'step';
  readonly type: ActionType | undefined;
  readonly time: number | undefined;
  readonly color: number | undefined;
  readonly x: number | undefined;
  readonly y: number | undefined;
  readonly pass: boolean;
  /// How many moves are taken back.
  readonly count: number | undefined;
  /// The side whose move the position asks for.
  readonly problem: number | undefined;
  /// Its text is damaged, so that it may have been meant otherwise.
  readonly damaged: boolean;
}

export interface PreEvent {
  readonly kind: 'pre';
  readonly stones: readonly Placing[];
  /// The whole array, when it has elements.
  readonly stonesSpan: Span | undefined;
  readonly problem: number | undefined;
}

const STEPS = new BriefSlot<StepEvent>();
/// Few steps are alike to the letter, for they have comments and times; what they do is few different things.
const ACTIONS = new EventSlot<StepEvent>('step');
const PRES = new EventSlot<PreEvent>('pre');

export function stepEvent(node: Item): StepEvent {
  const known = STEPS.of(node);
  if (known) return known;
  const event = readStep(node);
  return STEPS.keep(node, event);
}

export function preEvent(node: Item): PreEvent {
  const known = PRES.of(node);
  if (known) return known;
  const event = readPre(node);
  return PRES.keep(node, event);
}

/// No places are needed, so it goes from object to object.
function readStep(node: Item): StepEvent {
  const step = membersIn(node);
  const action = actionOf(step?.get('action')?.value);
  const seconds = numberIn(step?.get('time')?.value);
  const time = seconds !== undefined && seconds >= 0 && seconds < 86400 ? seconds : undefined;
  const damaged = step?.damaged || action.damaged;
  return time === undefined && damaged === action.damaged ? action : { ...action, time, damaged };
}

/// A step that is this action and nothing else.
function actionOf(node: Node | undefined): StepEvent {
  if (!isObject(node)) return readAction(undefined);
  return ACTIONS.of(node) ?? ACTIONS.keep(node, readAction(membersIn(node)));
}

function readAction(action: Members | undefined): StepEvent {
  const type = actionTypeOf(action?.get('type')?.value);
  const doing = action?.get('value')?.value;
  const value = membersIn(doing);
  const move = type === 'move' ? value : undefined;
  const point = move?.get('point')?.value;
  const place = membersIn(point);
  const damaged = action?.damaged || value?.damaged || place?.damaged;
  return {
    kind: 'step',
    type,
    time: undefined,
    color: sideIn(move?.get('color')?.value),
    x: wholeIn(place?.get('x')?.value),
    y: wholeIn(place?.get('y')?.value),
    pass: point !== undefined && kindOf(point) === 'null',
    count: type === 'takeback' ? positiveIn(doing) : undefined,
    problem: sideIn(membersIn(move?.get('problem')?.value)?.get('color')?.value),
    damaged: damaged === true,
  };
}

function readPre(node: Item): PreEvent {
  const pre = { node, at: 0 };
  const stones = valueAt(pre, 'stones');
  const placings = [...elementsOf(stones)].map(placingAt);
  const any = stones && isArray(stones.node) && placings.length > 0;
  return {
    kind: 'pre',
    stones: placings,
    stonesSpan: any ? spanOf(stones) : undefined,
    problem: sideIn(valueAt(pre, 'problem', 'color')?.node),
  };
}

export function placingAt(value: At): Placing {
  const members = membersIn(value.node);
  const point = valueAt(value, 'point');
  const place = membersIn(point?.node);
  const [x, y] = [wholeIn(place?.get('x')?.value), wholeIn(place?.get('y')?.value)];
  return { color: sideIn(members?.get('color')?.value), x, y, place: spanOf(point ?? value) };
}

export function numberAt(value: At | undefined): number | undefined {
  return numberIn(value?.node);
}

function numberIn(node: Node | undefined): number | undefined {
  return node instanceof Leaf && kindOf(node) === 'number' ? numberOf(node) : undefined;
}

function wholeIn(node: Node | undefined): number | undefined {
  const number = numberIn(node);
  return number !== undefined && Number.isInteger(number) && number >= 0 ? number : undefined;
}

function positiveIn(node: Node | undefined): number | undefined {
  const number = wholeIn(node);
  return number === 0 ? undefined : number;
}

function sideIn(node: Node | undefined): number | undefined {
  const number = numberIn(node);
  return number === 1 || number === 2 ? number : undefined;
}
