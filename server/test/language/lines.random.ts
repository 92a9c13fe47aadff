import { deepEqual, equal, ok } from 'node:assert/strict';
import type { Format } from '../../src/formats/format';
import { allFormats } from '../../src/formats/list';
import { begunAt, mergedGames, splitGames } from '../../src/language/games';
import { cutBehind, extracted } from '../../src/language/lines';
import { textAfter } from '../../src/text/after';
import { finished, textOf } from '../../src/text/edit';
import { languageOf } from '../support/fixtures';
import { times } from '../support/length';
import { type Opened, opened } from '../support/opened';
import { ofRandomRecords } from '../support/random-records';
import { slipped } from '../support/slips';

const RECORDS = times(20_000);

/// Longer ones say nothing new here.
const LONGEST = 900;

/// So many have a slip in them.
const SLIPPED = 0.1;

/// One in so many is opened afresh once it is written, and its boards are compared.
const PLAYED = 25;

const written = (): readonly Format[] => allFormats().filter(({ retelling }) => retelling);

interface Tried {
  readonly record: Opened;
  readonly at: number;
  /// Its boards, before and after, are looked at too.
  readonly played: boolean;
}

const told = ({ record, at }: Tried): string => `at ${at} of ${JSON.stringify(textOf(record.document.root))}`;

function cut(tried: Tried): void {
  const { record, at, played } = tried;
  const outcome = finished(cutBehind(record.document, at));
  if ('refusal' in outcome) return;
  const { root } = record.document;
  const text = textAfter(root, outcome.edits);
  if (text.length >= (root?.width ?? 0) || outcome.cursor > text.length) ok(false, `something goes ${told(tried)}`);
  if (!played) return;
  const after = opened(text, record.how);
  deepEqual(after.board(outcome.cursor)?.rows, record.board(at)?.rows, `board ${told(tried)}`);
  const again = finished(cutBehind(after.document, outcome.cursor));
  ok('refusal' in again, `twice ${told(tried)}`);
}

function extract(tried: Tried): void {
  const { record, at, played } = tried;
  const outcome = finished(extracted(record.document, at));
  if ('refusal' in outcome || !played) return;
  const board = record.board(at);
  const after = opened(outcome.text, record.how);
  // As many moves along the only line stands what stood there.
  const rows = [...positions(after)];
  ok(
    rows.some((one) => JSON.stringify(one) === JSON.stringify(board?.rows)),
    `position ${told(tried)}`,
  );
  ok('refusal' in finished(extracted(after.document, 0)), `twice ${told(tried)}`);
}

/// All boards on the way.
function* positions(record: Opened) {
  for (let at = 0; at <= (record.document.root?.width ?? 0); at += STRIDE) yield record.board(at)?.rows;
  yield record.board()?.rows;
}

const STRIDE = 3;

/// Without white space, and without the charset that a game of SGF is given when it is written by itself.
const bare = (text: string): string => text.replace(/\s+|CA\[UTF-8\]/g, '');

function taken(tried: Tried): void {
  const { record, at } = tried;
  finished(begunAt(record.document, at));
  const outcome = finished(splitGames(record.document));
  if ('refusal' in outcome) return;
  const { name = '' } = record.how;
  const all = finished(mergedGames(outcome.texts.map((text) => ({ name, text }))));
  if (!all || 'refusal' in all) return;
  equal(bare(all.text), bare(textOf(record.document.root)), `games ${told(tried)}`);
}

describe('Lines and games that are taken out are what they were', () => {
  /// Sound ones, by their names and texts: they are not changed, and each comes many times.
  const records = new Map<string, Opened>();
  ofRandomRecords(written(), { records: RECORDS, longest: LONGEST }, ({ text, name }, { specification }, random, i) => {
    const language = languageOf(specification.id);
    const key = `${specification.id} ${name} ${text}`;
    const sound = records.get(key) ?? opened(text, { language, name });
    records.set(key, sound);
    const record = random.chance(SLIPPED) ? opened(slipped(text, random).text, { language, name }) : sound;
    const at = random.below((record.document.root?.width ?? 0) + 1);
    random.pick([cut, extract, taken])({ record, at, played: i % PLAYED === 0 });
  });
});
