/// Every record of Go among the fixtures, sound or not, to every other format.

import { deepEqual, ok } from 'node:assert/strict';
import { converted } from '../../src/language/converting';
import { finished } from '../../src/text/edit';
import { FORMATS } from '../support/conversion-laws';
import { fixtures, languageOf } from '../support/fixtures';
import { opened } from '../support/opened';

/// What is kept as it is, though it is wrong: a date that is no date, in SGF.
const KEPT: readonly string[] = ['date-form'];

describe('A record of Go in another format', () => {
  for (const from of FORMATS) {
    for (const to of FORMATS.filter((id) => id !== from)) {
      it(`has no errors, whatever is wrong with the record, or is refused with a reason: ${from} to ${to}`, () => {
        let count = 0;
        for (const { text, name } of [...fixtures(from, 'good'), ...fixtures(from, 'bad')]) {
          // What could not be decoded stays so.
          if (text.length > 20_000 || text.includes('\ufffd')) continue;
          const { document, checked } = opened(text, { language: languageOf(from), name });
          const outcome = finished(converted(document, checked, to));
          if (!outcome) continue;
          if ('refusal' in outcome) {
            ok(outcome.refusal.en && outcome.refusal.zh, name);
            continue;
          }
          for (const made of outcome.texts) {
            const errors = opened(made, { language: languageOf(to) })
              .diagnostics()
              .list.filter(({ severity, rule }) => severity === 'error' && !KEPT.includes(rule));
            deepEqual([name, ...errors.map(({ message }) => message)], [name]);
          }
          count++;
        }
        ok(count > 10, String(count));
      });
    }
  }
});
