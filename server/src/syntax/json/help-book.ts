/// What a format in JSON tells for its editor features, beside its shape: data and small functions, found by what the shape
/// says a value means.

import type { Scene, SuggestionKind } from '../../record/help';
import type { AnyCourse } from '../../record/line';
import type { Words } from '../../spec/rule';
import type { Run } from '../../text/node';
import type { At } from './access';
import type { Draft } from './draft';
import type { AnyShape } from './schema';
import type { Where } from './where';

/// A value asked about.
export interface Subject<C, K extends AnyCourse> {
  readonly scene: Scene<K>;
  readonly where: Where<C>;
  /// The value, if it is there.
  readonly value: At | undefined;
}

/// A value on offer.
export interface Offered {
  readonly draft: Draft;
  /// Without a label it stands as it is written.
  readonly label?: string | Words;
  readonly detail?: string | Words;
  readonly kind?: SuggestionKind;
  readonly clause?: string;
}

type Meanings<F> = Readonly<Record<string, F | undefined>>;

export interface HelpBook<C, K extends AnyCourse> {
  /// What a record has to be, if that depends on the text.
  shape(root: Run): AnyShape<C>;
  /// What to offer for a meaning, the best first; where there is nothing, what the shape offers.
  readonly offers: Meanings<(subject: Subject<C, K>) => readonly Offered[]>;
  /// What a value says in words.
  readonly facts: Meanings<(subject: Subject<C, K>) => readonly (Words | undefined)[]>;
}

/// The meaning that help goes by: the value's own, or what is usual there.
export function meaningOf<C>(shape: AnyShape<C>): string | undefined {
  return shape.meaning ?? (shape.kind === 'choice' ? meaningOf(shape.usual) : undefined);
}

/// As far out as anybody asks.
const LEVELS = 6;

/// A place that is asked about.
interface Asked<C> {
  readonly where: Where<C>;
}

/// The innermost object or array around that means this.
export function aroundOf<C>({ where }: Asked<C>, meaning: string): At | undefined {
  for (let i = where.around.length - 1; i >= Math.max(0, where.around.length - LEVELS); i--) {
    const level = where.around[i];
    if (level?.shape.meaning === meaning) return level;
  }
  return undefined;
}

/// What the object or array right around means.
export const parentOf = <C>({ where }: Asked<C>): string | undefined =>
  where.around[where.around.length - 1]?.shape.meaning;
