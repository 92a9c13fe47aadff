/// Fixes for records with random slips: they are always edits of the text, and seldom make it worse.

import { ok } from 'node:assert/strict';
import { sureFixes } from '../../../src/language/fixes';
import { textAfter } from '../../../src/text/after';
import { finished } from '../../../src/text/edit';
import { fixtures } from '../../support/fixtures';
import { offersFor } from '../../support/mending';
import { opened } from '../../support/opened';
import { Random } from '../../support/random';
import { slipped } from '../../support/slips';

const SEED = Number(process.env.SEED ?? 20250302);

describe(`Fixes of CCGC records with slips (seed ${SEED})`, () => {
  for (const format of ['ccgc-c5', 'ccgc-c6', 'ccgc-hex', 'ccgc-ng', 'ccgc-pg', 'ccgc-am']) {
    const sound = fixtures(format, 'good').filter(({ text }) => text.length < 3000);

    it(`are edits of the text, whatever is wrong: ${format}`, () => {
      const random = new Random(SEED);
      for (let i = 0; i < 400; i++) {
        const { text, name } = random.pick(sound);
        let wrong = text.slice(0, random.chance(0.3) ? random.below(text.length) : text.length);
        for (let slips = random.below(4); slips >= 0; slips--) wrong = slipped(wrong || 'x', random).text;
        for (const { edits, title } of offersFor({ text: wrong, name })) {
          let end = 0;
          for (const { from, to } of edits) {
            ok(from >= end && to >= from && to <= wrong.length, JSON.stringify([wrong, title, edits]));
            end = to;
          }
        }
      }
    });

    it(`seldom leave a record worse, and mostly better: ${format}`, () => {
      const random = new Random(SEED);
      const counts = { better: 0, same: 0, worse: 0 };
      for (let i = 0; i < 600; i++) {
        const { text, name } = random.pick(sound);
        const open = (text: string) => opened(text, { language: 'ccgc', name });
        const before = open(slipped(text, random).text);
        const edits = finished(sureFixes(before.document, before.checked));
        if (edits.length === 0) continue;
        const after = open(textAfter(before.document.root, edits));
        const gained = before.diagnostics().list.length - after.diagnostics().list.length;
        counts[gained > 0 ? 'better' : gained === 0 ? 'same' : 'worse']++;
      }
      ok(counts.better > 100 && counts.worse * 20 < counts.better, JSON.stringify(counts));
    });
  }
});
