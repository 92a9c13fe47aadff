import { deepEqual, equal, ok } from 'node:assert/strict';
import { fixesIn, type Offer, sureFixes } from '../../src/language/fixes';
import { textAfter } from '../../src/text/after';
import { finished } from '../../src/text/edit';
import { fixtures, languageOf } from '../support/fixtures';
import { EVERYTHING, Opened, type Opening } from '../support/opened';
import { Random } from '../support/random';
import { slipped } from '../support/slips';

const SEED = Number(process.env.SEED ?? 20250301);

const offersFor = (text: string, how: Opening): { opened: Opened; offers: readonly Offer[] } => {
  const opened = new Opened(text, how).finish();
  return { opened, offers: fixesIn(opened.document, opened.checked, 0, text.length, EVERYTHING) };
};

/// The text after the first thing that is offered, or all of a kind.
function mended(text: string, language = 'wei7', title = /./): string | undefined {
  const { opened, offers } = offersFor(text, { language });
  const offer = offers.find((one) => title.test(one.title));
  return offer && textAfter(opened.document.root, offer.edits);
}

const RECORD = '{"format": "wei7", "version": "3.0", "size": {"width": 9, "height": 9}, "tree": {"steps": []}}';

const COMMENTED = RECORD.replace('"width"', '/* lines */"width"').replace('"steps"', '/* moves */"steps"');

describe('Quick fixes', () => {
  const slips: readonly (readonly [what: string, wrong: string])[] = [
    ['a comma that is missing', RECORD.replace('"3.0", "size"', '"3.0" "size"')],
    ['a colon that is missing', RECORD.replace('"width": 9', '"width" 9')],
    ['a comma too many', RECORD.replace('"height": 9}', '"height": 9,}')],
    ['a bracket that is missing', RECORD.replace('[]}', '[}')],
    ['a bracket of the wrong kind', RECORD.replace('[]', '[}')],
    ['a text that breaks off', RECORD.slice(0, -2)],
    ['single quotes', RECORD.replace('"wei7"', "'wei7'")],
    ['full-width quotes', RECORD.replace('"wei7"', '“wei7”')],
    ['a comment', RECORD.replace('"size"', '/* board */"size"')],
  ];
  for (const [what, wrong] of slips) {
    it(`put ${what} right`, () => equal(mended(wrong)?.replace(/\s/g, ''), RECORD.replace(/\s/g, '')));
  }

  it('write numbers as JSON does', () => {
    for (const [wrong, right] of [
      ['+9', '9'],
      ['09', '9'],
      ['.5', '0.5'],
      ['9.', '9'],
      ['-007.50', '-7.50'],
    ]) {
      equal(mended(RECORD.replace(': 9', `: ${wrong}`)), RECORD.replace(': 9', `: ${right}`));
    }
  });

  it('escape what a string cannot hold', () => {
    const wrong = RECORD.replace('[]', '[], "title": "a\tb\\q"');
    equal(mended(wrong), RECORD.replace('[]', '[], "title": "a\\tb\\\\q"'));
  });

  it('mend all faults of a kind at once', () => {
    equal(mended(COMMENTED, 'wei7', /^Mend all 2/), RECORD);
  });

  it('are offered where the cursor is only', () => {
    const opened = new Opened(COMMENTED, { language: 'wei7' }).finish();
    const at = COMMENTED.indexOf('/* lines');
    const offers = fixesIn(opened.document, opened.checked, at, at, EVERYTHING);
    deepEqual(
      offers.map(({ title }) => title),
      ['Remove `/* lines */`', 'Mend all 2 faults of this kind (3.1)'],
    );
  });

  it('are told in the language of the person', () => {
    const opened = new Opened(RECORD.replace('9}', '9,}'), { language: 'wei7' }).finish();
    const [offer] = fixesIn(opened.document, opened.checked, 0, 200, { ...EVERYTHING, language: 'zh' });
    equal(offer?.title, '删除 `,`');
  });

  it(`seldom leave a record worse, and mostly better, whatever the slip (seed ${SEED})`, () => {
    const random = new Random(SEED);
    const sound = ['wei7-3.0', 'jgf']
      .flatMap((format) => fixtures(format, 'good'))
      .filter(({ text }) => text.length < 4000);
    const counts = { better: 0, same: 0, worse: 0 };
    for (let i = 0; i < 600; i++) {
      const { text, format } = random.pick(sound);
      const language = languageOf(format);
      const before = new Opened(slipped(text, random).text, { language }).finish();
      const edits = finished(sureFixes(before.document, before.checked));
      if (edits.length === 0) continue;
      const after = new Opened(textAfter(before.document.root, edits), { language }).finish();
      const gained = syntaxErrors(before) - syntaxErrors(after);
      counts[gained > 0 ? 'better' : gained === 0 ? 'same' : 'worse']++;
    }
    ok(counts.better > 100 && counts.worse * 25 < counts.better, JSON.stringify(counts));
  });
});

const syntaxErrors = (opened: Opened): number =>
  opened.diagnostics().list.filter(({ rule }) => rule === 'json-syntax').length;
