import { deepEqual, equal, ok } from 'node:assert/strict';
import type { RecordDocument } from '../../src/language/document';
import type { State } from '../../src/record/line';
import { located } from '../../src/record/locate';
import { type Happening, happenings } from '../../src/record/passage';
import { samePlies } from '../../src/record/same-plies';
import { finished } from '../../src/text/edit';
import { caseFolders, fixtures, languageOf } from '../support/fixtures';
import { opened } from '../support/opened';
import { Random } from '../support/random';
import { inSteps } from '../support/work';

function between({ record }: RecordDocument, from: number, to: number): { list: Happening[]; steps: number } {
  const list: Happening[] = [];
  if (!record) return { list, steps: 0 };
  const { steps } = inSteps(
    happenings(record.course, { from, to }, (happening) => {
      list.push(happening);
      return false;
    }),
  );
  return { list, steps };
}

const placesIn = (list: readonly Happening[]): number[] => list.map(({ event }) => event.at).sort((a, b) => a - b);

/// Is play where it is for whoever goes to an event by itself?
function agrees({ record }: RecordDocument, { event, after }: Happening): boolean {
  const spot = record && finished(located<State>(record.course, event.at));
  return spot?.event?.at !== event.at || samePlies(spot.state.ply, after.ply);
}

const random = new Random(13);

/// To go to every one of many takes long.
const some = (list: readonly Happening[]): readonly Happening[] =>
  list.length < 20 ? list : Array.from({ length: 20 }, () => random.pick(list));

describe('What happens between two places', () => {
  for (const format of caseFolders()) {
    it(`is what one finds there one by one, in records of ${format}`, () => {
      for (const { text, name } of [...fixtures(format, 'good'), ...fixtures(format, 'bad')]) {
        const { document } = opened(text, { language: languageOf(format), name });
        const all = between(document, 0, text.length).list;
        deepEqual(
          some(all)
            .filter((one) => !agrees(document, one))
            .map(({ event }) => `${name} ${event.at}`),
          [],
        );
        const from = random.below(text.length);
        const to = from + random.below(text.length - from);
        const short = all.filter(({ event }) => event.node.width <= 4096);
        const wanted = short.filter(({ event: { at, node } }) => at < to && at + node.width > from);
        const found = between(document, from, to).list;
        deepEqual(placesIn(found), placesIn(wanted), `${name} ${from}–${to}`);
        equal(
          some(found).every((one) => agrees(document, one)),
          true,
          `${name} ${from}–${to}`,
        );
      }
    });
  }

  it('does not go through what comes before, once that has been played', () => {
    const stepsFor = (moves: number): number => {
      const text = `(;GM[1]${';B[aa];W[bb];B[];W[]'.repeat(moves / 4)})`;
      const { document } = opened(text, { language: 'sgf' });
      return between(document, text.length - 60, text.length).steps;
    };
    ok(stepsFor(100_000) <= 3 * stepsFor(1000) + 10, `${stepsFor(100_000)} and ${stepsFor(1000)} steps`);
  });

  it('does not go along other variations', () => {
    const stepsFor = (variations: number): number => {
      const text = `(;GM[1];B[aa]${'(;W[bb];B[cc];W[dd])'.repeat(variations)})`;
      const { document } = opened(text, { language: 'sgf' });
      return between(document, text.length - 60, text.length).steps;
    };
    ok(stepsFor(20_000) <= 3 * stepsFor(200) + 10, `${stepsFor(20_000)} and ${stepsFor(200)} steps`);
  });
});
