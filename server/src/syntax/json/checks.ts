/// Small checks that formats put together their shapes from.

import { type Params, perhaps, type Rule } from '../../spec/rule';
import { meantName } from '../../text/near';
import type { Offer, Reporter, ScalarShape, ScalarValue } from './schema';
import { shown } from './value';

type Check<C> = (value: ScalarValue, reporter: Reporter<C>) => void;

interface More {
  readonly clause?: string;
  readonly offers?: readonly Offer[];
  readonly meaning?: string;
}

/// A scalar of one kind; the checks come after each other, each independent of the others.
export function scalar<C>(
  kind: ScalarShape<C>['kind'],
  wrong: Rule,
  more: More = {},
  ...checks: Check<C>[]
): ScalarShape<C> {
  const check: Check<C> = (value, reporter) => {
    for (const one of checks) one(value, reporter);
  };
  return checks.length > 0 ? { kind, wrong, ...more, check } : { kind, wrong, ...more };
}

/// Breaks the rule unless the test holds.
export function demand<C>(rule: Rule, test: (value: ScalarValue, context: C) => boolean, params?: Params): Check<C> {
  return (value, reporter) => {
    if (!test(value, reporter.context)) reporter.report(rule, { value: shown(value.node), ...params });
  };
}

/// One of a few strings, whatever the kind of value.
export function oneOf<C>(rule: Rule, words: readonly string[], more: More = {}): ScalarShape<C> {
  const offers = more.offers ?? words.map((word) => ({ text: `"${word}"` }));
  return scalar('scalar', rule, { ...more, offers }, (value, reporter) => {
    const { kind, string, node } = value;
    if (kind === 'string' && words.includes(string)) return;
    reporter.report(rule, { value: shown(node), ...perhaps(kind === 'string' ? meantName(string, words) : undefined) });
  });
}

export const isWhole = (value: ScalarValue): boolean => Number.isInteger(value.number) && value.number >= 0;
export const isPositive = (value: ScalarValue): boolean => Number.isInteger(value.number) && value.number > 0;
export const isHalfStep = (value: ScalarValue): boolean => Number.isInteger(value.number * 2);
