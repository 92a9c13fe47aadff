/// Rules about stones that are put in turn.

import { error, FIXED, warning } from '../../../../spec/rule-book';
import type { Sides } from '../../brackets/chapter';
import type { Wording } from './moves';
import { params } from './params';
import type { Samples } from './samples';

interface Examples {
  readonly bad: string;
  readonly good: string;
}

export const firstMoveRule = <C extends string>(
  { teams }: { readonly teams: C },
  { sides: [first, second] }: Sides,
  examples: Examples,
) => ({
  'first-move-colour': params(
    warning(teams, {
      en: 'The first move is by {second}; the first player has {first}.',
      zh: '第一手是{second}棋；先手应执{first}。',
      ...examples,
      fix: FIXED,
    }),
    { first, second },
  ),
});

export const occupiedRule = <C extends string>(
  clause: C,
  { played }: Samples,
  { write, first, second, points: [point] }: Wording,
) => ({
  'occupied-point': error(clause, {
    en: '{point} is taken: {stone} stands there.',
    zh: '{point} 已有{stone}，不能下在这里。',
    bad: played(`${write(first, ...point)};${write(second, ...point)}`),
    good: played(write(first, ...point)),
    concluded: true,
    fix: FIXED,
  }),
});

/// Where each side puts one stone at a time.
export const turnRules = <C extends string>(
  cited: { readonly teams: C; readonly order: C },
  sides: Sides,
  samples: Samples,
  wording: Wording,
) => {
  const { write, first, second, points } = wording;
  const [one, other] = points;
  const { played } = samples;
  return {
    ...firstMoveRule(cited, sides, {
      bad: played(`${write(second, ...one)};${write(first, ...other)}`),
      good: played(`${write(first, ...one)};${write(second, ...other)}`),
    }),
    'colour-order': warning(cited.order, {
      en: '{side} out of turn: the sides put one stone each, in turn.',
      zh: '这里不该{side}方下：双方轮流各下一子。',
      bad: played(`${write(first, ...one)};${write(first, ...other)}`),
      good: played(`${write(first, ...one)};${write(second, ...other)}`),
      concluded: true,
      fix: FIXED,
    }),
    ...occupiedRule(cited.order, samples, wording),
  };
};
