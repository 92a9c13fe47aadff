/// What is offered for records with slips in them: always edits of the text, and what is mended surely is seldom worse.

import { ok } from 'node:assert/strict';
import { fixesIn, sureFixes } from '../../src/language/fixes';
import { textAfter } from '../../src/text/after';
import { type Edit, finished, textOf } from '../../src/text/edit';
import { placeAt } from '../../src/text/position';
import { FORMATS } from '../features/samples';
import { fixtures, languageOf } from '../support/fixtures';
import { times } from '../support/length';
import { EVERYTHING, type Opened, opened } from '../support/opened';
import { Random } from '../support/random';
import { slipped } from '../support/slips';

const RECORDS = times(20_000);
const SEED = 20_261_119;

/// Longer ones say nothing new here.
const LONGEST = 900;

/// One in so many is asked for all that is offered, and what is mended surely is opened afresh.
const MENDED = 25;

/// Of so many that are mended one may have more errors than before: amid damage nothing was said of some. Of a few that says nothing.
const WORSE = 8;
const FEW = 20;

function change(record: Opened, { from, to, text }: Edit): void {
  const [start, end] = [placeAt(record.document.root, from), placeAt(record.document.root, to)];
  record.change([{ range: { start, end }, text }]);
  record.finish();
}

/// In their order, and apart from each other.
function areEdits(edits: readonly Edit[], text: string, what: string): void {
  let end = 0;
  for (const { from, to } of edits) {
    if (from < end || to < from || to > text.length) ok(false, `${what}: ${JSON.stringify([text, edits])}`);
    end = to;
  }
}

const errors = (record: Opened): number =>
  record.diagnostics().list.filter(({ severity }) => severity === 'error').length;

describe('Fixes of records with slips are edits of the text, and seldom make it worse', () => {
  for (const id of FORMATS.filter((one) => one !== 'ccgc-naming')) {
    it(`${id}: ${RECORDS} random slips (seed ${SEED})`, () => {
      const random = new Random(SEED);
      const language = languageOf(id);
      const known = fixtures(id, 'good').filter(({ text }) => text.length < LONGEST);
      const records = known.map(({ text, name }) => opened(text, { language, name }));
      let [mended, worse] = [0, 0];
      for (let i = 0; i < RECORDS; i++) {
        const which = random.below(known.length);
        const [{ text, name }, record] = [known[which]!, records[which]!];
        const { edit } = slipped(text, random);
        change(record, edit);
        const wrong = textOf(record.document.root);
        const sure = finished(sureFixes(record.document, record.checked));
        areEdits(sure, wrong, 'surely');
        if (i % MENDED === 0) {
          const offers = fixesIn(record.document, record.checked, 0, wrong.length, EVERYTHING);
          for (const { title, edits } of offers) areEdits(edits, wrong, title);
          if (sure.length > 0) {
            const after = opened(textAfter(record.document.root, sure), { language, name });
            mended++;
            if (errors(after) > errors(record)) worse++;
          }
        }
        change(record, { from: edit.from, to: edit.from + edit.text.length, text: text.slice(edit.from, edit.to) });
        // No place is between the halves of a character or of a line end, so not every slip can be taken back.
        if (textOf(record.document.root) !== text) records[which] = opened(text, { language, name });
      }
      ok(worse * WORSE <= Math.max(mended, FEW), `${worse} of ${mended} worse`);
    });
  }
});
