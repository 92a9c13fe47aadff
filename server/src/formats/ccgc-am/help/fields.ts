/// The six fields of a header: what each is, and what it may say.

import type { Words } from '../../../spec/rule';
import type { Value } from '../../ccgc/header';
import { FIRST_WINS, SECOND_WINS } from '../../ccgc/results';
import type { Heading } from '../heading';

interface Meaning {
  readonly name: Words;
  readonly offers: readonly string[];
}

const MEANINGS: readonly Meaning[] = [
  { name: { en: 'Code of the game', zh: '棋种代码' }, offers: ['AM'] },
  { name: { en: 'First team, White', zh: '先手队名（白）' }, offers: [] },
  { name: { en: 'Second team, Black', zh: '后手队名（黑）' }, offers: [] },
  { name: { en: 'Result', zh: '对弈结果' }, offers: [FIRST_WINS, SECOND_WINS] },
  { name: { en: 'Time and place', zh: '时间和地点' }, offers: [] },
  { name: { en: 'Event', zh: '竞赛名称' }, offers: [] },
];

export interface FieldAt extends Meaning {
  readonly value: Value;
}

/// The field whose brackets an offset stands in.
export function fieldAt({ header }: Heading, offset: number): FieldAt | undefined {
  const index = header.values.findIndex(
    ({ field }) => offset > field.from && offset < field.to + (field.closed ? 0 : 1),
  );
  const value = header.values[index];
  const meaning = MEANINGS[index];
  return value && meaning && { ...meaning, value };
}
