import { deepEqual, ok } from 'node:assert/strict';
import type { Format } from '../../src/formats/format';
import { allFormats } from '../../src/formats/list';
import { begunAt, mergedGames, splitGames } from '../../src/language/games';
import { cutBehind, extracted } from '../../src/language/lines';
import { textAfter } from '../../src/text/after';
import { finished } from '../../src/text/edit';
import { fixtures, languageOf } from '../support/fixtures';
import { times } from '../support/length';
import { opened } from '../support/opened';
import { Random } from '../support/random';
import { slipped } from '../support/slips';

const RECORDS = times(800);
const SEED = 20_261_119;

/// Longer ones say nothing new here.
const LONGEST = 900;

const written = (): readonly Format[] => allFormats().filter(({ retelling }) => retelling);

interface Tried {
  readonly text: string;
  readonly at: number;
  readonly name: string;
}

function cut({ text, at, name }: Tried, id: string): void {
  const how = { language: languageOf(id), name };
  const before = opened(text, how);
  const outcome = finished(cutBehind(before.document, at));
  if ('refusal' in outcome) return;
  const after = opened(textAfter(before.document.root, outcome.edits), how);
  const what = `at ${at} of ${JSON.stringify(text)}`;
  deepEqual(after.board(outcome.cursor)?.rows, before.board(at)?.rows, `board ${what}`);
  const again = finished(cutBehind(after.document, outcome.cursor));
  ok('refusal' in again, `twice ${what}`);
}

function extract({ text, at, name }: Tried, id: string): void {
  const how = { language: languageOf(id), name };
  const before = opened(text, how);
  const outcome = finished(extracted(before.document, at));
  if ('refusal' in outcome) return;
  const what = `at ${at} of ${JSON.stringify(text)}`;
  const board = before.board(at);
  const after = opened(outcome.text, how);
  // As many moves along the only line stands what stood there.
  const rows = [...positions(after)];
  ok(
    rows.some((one) => JSON.stringify(one) === JSON.stringify(board?.rows)),
    `position ${what}`,
  );
  ok('refusal' in finished(extracted(after.document, 0)), `twice ${what}`);
}

/// All boards on the way.
function* positions(record: ReturnType<typeof opened>) {
  for (let at = 0; at <= (record.document.root?.width ?? 0); at += STRIDE) yield record.board(at)?.rows;
  yield record.board()?.rows;
}

const STRIDE = 3;

function taken({ text, at, name }: Tried, id: string): void {
  const { document } = opened(text, { language: languageOf(id), name });
  finished(begunAt(document, at));
  const outcome = finished(splitGames(document));
  if ('refusal' in outcome) return;
  const all = finished(mergedGames(outcome.texts.map((one) => ({ name, text: one }))));
  if (!all || 'refusal' in all) return;
  deepEqual(all.text.replace(/\s+/g, ''), text.replace(/\s+/g, ''), `games of ${JSON.stringify(text)}`);
}

describe('Lines and games that are taken out are what they were', () => {
  for (const format of written()) {
    const { id } = format.specification;
    it(`${id}: ${RECORDS} random places (seed ${SEED})`, () => {
      const random = new Random(SEED);
      const known = [...fixtures(id, 'good'), ...fixtures(id, 'bad')].filter(({ text }) => text.length < LONGEST);
      for (let i = 0; i < RECORDS; i++) {
        const { text: sound, name } = random.pick(known);
        const text = random.chance(0.2) ? slipped(sound, random).text : sound;
        const tried = { text, name, at: random.below(text.length + 1) };
        random.pick([cut, extract, taken])(tried, id);
      }
    });
  }
});
