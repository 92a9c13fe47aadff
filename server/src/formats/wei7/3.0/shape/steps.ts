/// The steps of a line (3.16.3), and what a step says of the record as a whole.

import { valueAt, valueIn } from '../../../../syntax/json/access';
import { demand, isPositive, oneOf, scalar } from '../../../../syntax/json/checks';
import type { Members } from '../../../../syntax/json/members';
import {
  type AnyShape,
  type ChoiceShape,
  FREE,
  GATE,
  type ObjectShape,
  type Reporter,
} from '../../../../syntax/json/schema';
import { kindOf, numberOf, sizeOf, stringOf } from '../../../../syntax/json/value';
import { Leaf, type Node } from '../../../../text/node';
import type { Context } from '../context';
import { rules } from '../rules';
import { color, comment, mark, marks, participantIndex, point, problem, required, result } from './values';

type Shape = AnyShape<Context>;

/// The fact that a step has a time: then it is a record with a timeline.
export const TIMED = GATE;

/// What a move may be judged to be (3.16.3.2.1.3).
export const EVALUATIONS = {
  good: { en: 'a good move', zh: '好棋' },
  bad: { en: 'a bad move', zh: '坏棋' },
  trick: { en: 'a trick', zh: '骗着' },
  controversial: { en: 'opinions differ', zh: '有争议' },
} as const;

const evaluation = oneOf<Context>(rules['evaluation-value'], Object.keys(EVALUATIONS), {
  clause: '3.16.3.2.1.3',
  meaning: 'evaluation',
  offers: Object.entries(EVALUATIONS).map(([word, meaning]) => ({ text: `"${word}"`, meaning })),
});

const pass: Shape = { kind: 'free', clause: '3.16.3.2.1.2', meaning: 'pass' };

const nullablePoint: ChoiceShape<Context> = {
  kind: 'choice',
  clause: '3.16.3.2.1.2',
  offers: [{ text: 'null', meaning: { en: 'pass', zh: '停一手' } }],
  choose: (kind) => (kind === 'null' ? pass : point),
  usual: point,
};

const move: ObjectShape<Context> = {
  kind: 'object',
  clause: '3.16.3.2.1',
  meaning: 'move',
  wrong: rules['move-type'],
  unknown: rules['move-unknown-property'],
  properties: {
    color: required(color, rules['move-missing-property'], '3.16.3.2.1.1'),
    point: required(nullablePoint, rules['move-missing-property'], '3.16.3.2.1.2'),
    evaluation: { shape: evaluation },
    problem: { shape: problem, clause: '3.16.3.2.1.4' },
  },
};

const takeback = scalar<Context>(
  'scalar',
  rules['takeback-value'],
  { clause: '3.16.3.2.2', meaning: 'takeback', offers: [{ text: '1' }] },
  demand(rules['takeback-value'], isPositive),
);

/// What the value of an action is, by its type, and the rule that it is there.
const actions = {
  move: { shape: move as Shape, missing: rules['move-value-missing'] },
  takeback: { shape: takeback as Shape, missing: rules['takeback-value-missing'] },
  result: { shape: result as Shape, missing: rules['result-value-missing'] },
  mark: { shape: mark as Shape, missing: rules['mark-value-missing'] },
  message: { shape: comment as Shape, missing: rules['message-value-missing'] },
} as const;

export type ActionType = keyof typeof actions;

export function actionTypeOf(node: Node | undefined): ActionType | undefined {
  if (!(node instanceof Leaf) || kindOf(node) !== 'string') return undefined;
  const type = stringOf(node);
  return Object.hasOwn(actions, type) ? (type as ActionType) : undefined;
}

const DEEDS = [
  { text: '"move"', meaning: { en: 'a move or a pass', zh: '落子或停一手' } },
  { text: '"message"', meaning: { en: 'something said', zh: '发言' } },
  { text: '"takeback"', meaning: { en: 'moves taken back', zh: '悔棋' } },
  { text: '"result"', meaning: { en: 'a result claimed', zh: '提出结果' } },
  { text: '"mark"', meaning: { en: 'a mark put on the board', zh: '在棋盘上做标记' } },
] as const;

const action: ObjectShape<Context> = {
  kind: 'object',
  clause: '3.16.3.2',
  meaning: 'action',
  wrong: rules['action-type'],
  unknown: rules['action-unknown-property'],
  properties: {
    type: required(
      oneOf(rules['action-type-value'], Object.keys(actions), {
        clause: '3.16.3.2',
        meaning: 'action-type',
        offers: DEEDS,
      }),
      rules['action-missing-type'],
    ),
    value: {
      shape: (members) => {
        const type = actionTypeOf(members.get('type')?.value);
        return type ? actions[type].shape : FREE;
      },
    },
  },
  check: actionCheck,
};

function actionCheck(members: Members, reporter: Reporter<Context>): void {
  const member = members.get('type');
  const type = actionTypeOf(member?.value);
  if (!type || !member?.value) return;
  if (!members.get('value')) reporter.report(actions[type].missing);
  if (type !== 'mark') return;
  const place = { at: member.valueAt, size: sizeOf(member.value) };
  reporter.reportUnlessGate(rules['mark-action-outside-timeline'], undefined, place);
}

const stepTime = scalar<Context>(
  'number',
  rules['step-time-type'],
  { clause: '3.14', meaning: 'time' },
  demand(rules['step-time-range'], (value) => value.number >= 0 && value.number < 86400),
);

export const step: ObjectShape<Context> = {
  kind: 'object',
  clause: '3.16.3',
  meaning: 'step',
  wrong: rules['step-type'],
  unknown: rules['step-unknown-property'],
  properties: {
    action: required(action, rules['step-missing-action']),
    time: { shape: stepTime, clause: '3.16.3.1' },
    actor: { shape: participantIndex, clause: '3.16.3.3' },
    marks: { shape: marks, clause: '3.16.3.4' },
    comment: { shape: comment, clause: '3.16.3.5' },
  },
  check: stepCheck,
};

function stepCheck(members: Members, reporter: Reporter<Context>): void {
  if (members.get('time')) reporter.note(TIMED);
  if (members.get('actor')) claimsOwnWin(members, reporter);
}

/// A result without margin that gives the win to the actor's own side.
function claimsOwnWin(members: Members, reporter: Reporter<Context>): void {
  const doing = valueIn(members, 0, 'action');
  const winner = valueAt(doing, 'value', 'winner');
  const actor = numberIn(members.get('actor')?.value);
  const side = numberIn(winner?.node);
  if (!winner || actor === undefined || (side !== 1 && side !== 2)) return;
  if (actionTypeOf(valueAt(doing, 'type')?.node) !== 'result' || valueAt(doing, 'value', 'margin')) return;
  const sides = reporter.context.sides.split(' ').filter((entry) => entry.startsWith(`${actor}:`));
  if (sides.length === 0 || sides.some((entry) => !entry.endsWith(`:${side}`))) return;
  const params = { color: COLOR_WORDS[side] };
  reporter.report(rules['claims-own-win'], params, { at: winner.at, size: sizeOf(winner.node) });
}

export const COLOR_WORDS = { 1: { en: 'black', zh: '黑' }, 2: { en: 'white', zh: '白' } } as const;

function numberIn(node: Node | undefined): number | undefined {
  return node instanceof Leaf && kindOf(node) === 'number' ? numberOf(node) : undefined;
}
