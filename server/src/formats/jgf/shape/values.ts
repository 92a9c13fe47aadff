/// The values that JGF puts its records together from: texts, numbers, colours, points.

import type { Rule } from '../../../spec/rule';
import { demand, isPositive, isWhole, scalar } from '../../../syntax/json/checks';
import type { AnyShape, ArrayShape, Offer, Property, ScalarShape } from '../../../syntax/json/schema';
import { shown } from '../../../syntax/json/value';
import { type Context, hasColor } from '../context';
import { isColorName } from '../values';

export type Shape = AnyShape<Context>;

interface More {
  readonly meaning?: string;
  readonly offers?: readonly Offer[];
}

type Check = NonNullable<ScalarShape<Context>['check']>;

export const text = (wrong: Rule, more: More = {}, ...checks: Check[]): Property<Context> => ({
  shape: scalar('string', wrong, { clause: wrong.clause, ...more }, ...checks),
});

export const number = (wrong: Rule, more: More = {}, ...checks: Check[]): Property<Context> => ({
  shape: scalar('number', wrong, { clause: wrong.clause, ...more }, ...checks),
});

export const truth = (wrong: Rule): Property<Context> => ({
  shape: scalar('boolean', wrong, { clause: wrong.clause, offers: [{ text: 'true' }, { text: 'false' }] }),
});

/// 0, 1, 2 …
export const count = (wrong: Rule): Property<Context> => ({
  shape: scalar('scalar', wrong, { clause: wrong.clause, meaning: 'count' }, demand(wrong, isWhole)),
});

/// 1, 2 …
export const length = (wrong: Rule): Property<Context> => ({
  shape: scalar('scalar', wrong, { clause: wrong.clause, meaning: 'size' }, demand(wrong, isPositive)),
});

export const arrayOf = (wrong: Rule, item: Shape, more: Partial<ArrayShape<Context>> = {}): ArrayShape<Context> => ({
  kind: 'array',
  clause: wrong.clause,
  wrong,
  item,
  ...more,
});

export const required = (property: Property<Context>, missing: Rule): Property<Context> => ({ ...property, missing });

export const COLORS: readonly Offer[] = [
  { text: '"black"', meaning: { en: 'black', zh: '黑' } },
  { text: '"white"', meaning: { en: 'white', zh: '白' } },
];

interface ColorRules {
  readonly wrong: Rule;
  readonly form: Rule;
  /// The rule that somebody plays this colour.
  readonly noPlayer?: Rule;
}

/// A colour by its name, or one of the words that may stand in its place.
export function color(
  { wrong, form, noPlayer }: ColorRules,
  offers = COLORS,
  words: readonly string[] = [],
): Property<Context> {
  return text(wrong, { meaning: 'color', offers }, (value, reporter) => {
    if (words.includes(value.string)) return;
    const isNobody = noPlayer && !hasColor(reporter.context, value.string);
    const fault = !isColorName(value.string) ? form : isNobody ? noPlayer : undefined;
    if (fault) reporter.report(fault, { value: shown(value.node) });
  });
}

export const x = (value: Rule, outside: Rule): Property<Context> => coordinate('x', value, outside);
export const y = (value: Rule, outside: Rule): Property<Context> => coordinate('y', value, outside);

function coordinate(axis: 'x' | 'y', wrong: Rule, outside: Rule): Property<Context> {
  return {
    shape: scalar('scalar', wrong, { clause: wrong.clause, meaning: axis }, (value, reporter) => {
      const { sized, columns, rows } = reporter.context;
      const limit = axis === 'x' ? columns : rows;
      const fault = !isWhole(value) ? wrong : sized && value.number >= limit ? outside : undefined;
      if (fault) reporter.report(fault, { value: shown(value.node), last: limit - 1 });
    }),
  };
}
