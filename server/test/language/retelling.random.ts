import { deepEqual, equal } from 'node:assert/strict';
import type { Format } from '../../src/formats/format';
import { allFormats } from '../../src/formats/list';
import { WAYS, type Way } from '../../src/record/retelling';
import { languageOf } from '../support/fixtures';
import { times } from '../support/length';
import { opened } from '../support/opened';
import type { Random } from '../support/random';
import { ofRandomRecords } from '../support/random-records';
import { backFrom, placeAfter, retoldText, rowsAfter } from '../support/retold';
import { slipped } from '../support/slips';

const RECORDS = times(20_000);

/// Longer ones say nothing new here.
const LONGEST = 900;

/// Of larger boards only a part is shown.
const LARGEST = 60;

/// One in so many is played, before and after.
const PLAYED = 100;

/// What is cut off at one side of the board is so at another.
const SIDE = /^cut-off-[a-z]+-value$/;

const turnable = (): readonly Format[] => allFormats().filter(({ retelling }) => retelling);

function there(text: string, format: Format, way: Way): string | undefined {
  const now = retoldText(text, format, way);
  if (!now) return undefined;
  if (way === 'numbers') {
    equal(retoldText(now.text, format, way)?.text, now.text, `twice: ${JSON.stringify(text)}`);
    return now.text;
  }
  const back = retoldText(now.text, format, backFrom(way));
  equal(back?.text, text, `${way} and back: ${JSON.stringify(text)}`);
  return now.text;
}

function played(text: string, format: Format, way: Way, name: string, random: Random): void {
  const { id } = format.specification;
  const now = retoldText(text, format, way);
  if (!now) return;
  const how = { language: languageOf(id), name };
  const [before, after] = [opened(text, how), opened(now.text, how)];
  if (before.document.format !== after.document.format || before.document.format?.specification.id !== id) return;
  const rules = (of: typeof before) => of.diagnostics().list.map(({ rule }) => rule.replace(SIDE, 'cut-off-value'));
  if (way !== 'colors' && way !== 'numbers')
    deepEqual(rules(after).sort(), rules(before).sort(), `faults: ${way} ${JSON.stringify(text)}`);
  // Where lines change what they say, one is not enough for both.
  const somewhere = way === 'colors' ? text.length : random.below(text.length + 1);
  for (const at of [undefined, somewhere]) {
    const board = before.board(at);
    const other = after.board(at === undefined ? at : placeAfter(now.edits, at));
    if (board && board.columns > LARGEST) continue;
    deepEqual(other?.rows, board && rowsAfter(board, way), `board: ${way} at ${at} of ${JSON.stringify(text)}`);
  }
}

describe('A record that is told otherwise comes back to the byte, and its boards are those that it had, turned', () => {
  ofRandomRecords(turnable(), { records: RECORDS, longest: LONGEST }, ({ text, name }, format, random, i) => {
    const now = random.chance(0.3) ? slipped(text, random).text : text;
    const way = random.pick(WAYS);
    there(now, format, way);
    if (i % PLAYED === 0) played(now, format, way, name, random);
  });
});
