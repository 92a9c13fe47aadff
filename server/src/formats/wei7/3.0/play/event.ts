/// What a step, or a pre, does to the game: read once from its node and remembered there. Places count from the node.

import { type At, elementsOf, isArray, membersAt, spanOf, valueAt, valueIn } from '../../../../syntax/json/access';
import { kindOf, numberOf } from '../../../../syntax/json/value';
import { type Item, Leaf } from '../../../../text/node';
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

function readStep(node: Item): StepEvent {
  const step = { node, at: 0 };
  const members = membersAt(step);
  const action = members && valueIn(members, 0, 'action');
  const time = members && valueIn(members, 0, 'time');
  const type = actionTypeOf(valueAt(action, 'type')?.node);
  const value = valueAt(action, 'value');
  const move = type === 'move' ? value : undefined;
  const color = valueAt(move, 'color');
  const point = valueAt(move, 'point');
  const seconds = numberAt(time);
  const count = type === 'takeback' ? value : undefined;
  return {
    kind: 'step',
    type,
    time: seconds !== undefined && seconds >= 0 && seconds < 86400 ? seconds : undefined,
    color: sideAt(color),
    ...pointAt(point),
    pass: point !== undefined && kindOf(point.node) === 'null',
    count: positiveAt(count),
    problem: sideAt(valueAt(move, 'problem', 'color')),
    damaged: [step, action, value, point].some((part) => membersAt(part)?.damaged),
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
    problem: sideAt(valueAt(pre, 'problem', 'color')),
  };
}

export function placingAt(value: At): Placing {
  const point = valueAt(value, 'point');
  return { color: sideAt(valueAt(value, 'color')), ...pointAt(point), place: spanOf(point ?? value) };
}

function pointAt(point: At | undefined): { x: number | undefined; y: number | undefined } {
  return { x: wholeAt(valueAt(point, 'x')), y: wholeAt(valueAt(point, 'y')) };
}

export function numberAt(value: At | undefined): number | undefined {
  return value?.node instanceof Leaf && kindOf(value.node) === 'number' ? numberOf(value.node) : undefined;
}

function wholeAt(value: At | undefined): number | undefined {
  const number = numberAt(value);
  return number !== undefined && Number.isInteger(number) && number >= 0 ? number : undefined;
}

function positiveAt(value: At | undefined): number | undefined {
  const number = wholeAt(value);
  return number === 0 ? undefined : number;
}

function sideAt(value: At | undefined): number | undefined {
  const number = numberAt(value);
  return number === 1 || number === 2 ? number : undefined;
}
