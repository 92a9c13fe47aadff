import { deepEqual, equal } from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { entries } from '../../src/formats/list';
import { inTheText } from './in-the-text';
import { navigation } from './navigation';
import { pageOf } from './page';
import { refactoring } from './refactoring';
import type { Row } from './row';
import { FORMATS, Sample } from './samples';
import { writing } from './writing';

const rows: readonly Row[] = [...writing, ...navigation, ...inTheText, ...refactoring];

const PAGE = 'docs/FEATURES.md';

describe('What an editor can do with records', () => {
  it('is tried in every format', () => {
    deepEqual([...FORMATS].sort(), entries.map(({ id }) => id).sort());
  });

  for (const format of FORMATS) {
    it(`is tried on a record of ${format}`, () => {
      equal(new Sample(format).document.format?.specification.id, format);
    });
  }

  it('has a page that says so', () => {
    const page = pageOf(rows);
    if (process.env.QIPU_UPDATE) writeFileSync(PAGE, page);
    equal(readFileSync(PAGE, 'utf8'), page);
  });
});

for (const { feature, cells } of rows) {
  describe(feature, () => {
    for (const format of FORMATS) {
      const cell = cells[format];
      if (typeof cell !== 'string') it(`works in ${format}`, cell);
    }
  });
}
