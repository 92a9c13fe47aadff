/// Tests of many records of each format, picked at random from its fixtures.

import type { Format } from '../../src/formats/format';
import { fixtures } from './fixtures';
import { Random } from './random';

const SEED = 20_261_119;

interface Share {
  readonly records: number;
  /// Longer ones say nothing new.
  readonly longest: number;
}

type Fixture = ReturnType<typeof fixtures>[number];

/// Declares a test for each format; what is tried may change what it has been given, by the same chances.
export function ofRandomRecords(
  formats: readonly Format[],
  { records, longest }: Share,
  tried: (record: Fixture, format: Format, random: Random, index: number) => void,
): void {
  for (const format of formats) {
    const { id } = format.specification;
    it(`${id}: ${records} random records (seed ${SEED})`, () => {
      const random = new Random(SEED);
      const known = [...fixtures(id, 'good'), ...fixtures(id, 'bad')].filter(({ text }) => text.length < longest);
      for (let i = 0; i < records; i++) tried(random.pick(known), format, random, i);
    });
  }
}
