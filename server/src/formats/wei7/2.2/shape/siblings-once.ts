/// Children of which each may stand once, perhaps in an order.

import type { Rule } from '../../../../spec/rule';
import { type AnySiblings, anySiblings, nameSpan } from '../../../../syntax/xml/schema';
import type { Context } from '../context';

interface Once {
  readonly twice: Rule;
  /// In the order of the names, if any.
  readonly order?: Rule;
  /// Those that have to be there, and the rules that say so.
  readonly missing?: Readonly<Record<string, Rule>>;
}

/// What has been seen is a bit for each name.
export function eachOnce(names: readonly string[], { twice, order, missing = {} }: Once): AnySiblings<Context> {
  const bitOf = (name: string): number => (names.includes(name) ? 1 << names.indexOf(name) : 0);
  return anySiblings<Context, number>({
    none: 0,
    of: ({ name }) => bitOf(name),
    all(count, kin) {
      let seen = 0;
      for (let i = 0; i < count; i++) seen |= kin(i);
      return seen;
    },
    before: (seen, next) => seen | next,
    after: () => 0,
    key: (seen) => `${seen}`,
    check({ name, tag }, seen, _after, reporter) {
      const bit = bitOf(name);
      if (seen & bit) reporter.report(twice, { name }, nameSpan(tag));
      else if (order && seen > bit) reporter.report(order, { name }, nameSpan(tag));
      return (seen & bit) === 0;
    },
    whole(seen, tag, reporter) {
      for (const [name, rule] of Object.entries(missing)) {
        if (!(seen & bitOf(name))) reporter.report(rule, { name }, nameSpan(tag));
      }
    },
  });
}
