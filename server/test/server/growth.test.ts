import { ok } from 'node:assert/strict';
import type { AnyCourse } from '../../src/record/line';
import { placeAt } from '../../src/text/position';
import { amazonsRounds, connect6Games, goGames } from '../support/grown';
import { type Opened, opened } from '../support/opened';
import { cutting } from '../support/work';

/// So large are the records, in moves; each four times the one before.
const SIZES = [300, 1200, 4800, 19_200];

/// What is typed over a sign in the middle of the record, and taken back.
interface Typing {
  readonly language: string;
  readonly name: string;
  text(moves: number): string;
  /// What is typed over, wherever it stands.
  readonly spot: RegExp;
  readonly signs: readonly string[];
}

const kinds: Readonly<Record<string, Typing>> = { ...goGames, Connect6: connect6Games, Amazons: amazonsRounds };

/// Tokens that are cut and events that are played while something is done.
function counted(document: Opened, work: () => void): number {
  const { format, record } = document.document;
  if (!format || !record) throw new Error('not a record');
  let count = 0;
  const course = record.course as { advance: AnyCourse['advance'] };
  const { advance } = course;
  course.advance = (...given) => {
    count++;
    return advance.apply(course, given);
  };
  cutting(format.family, () => count++, work);
  course.advance = advance;
  return count;
}

/// The most that typing a sign, or taking it back, costs.
function costOf({ language, name, text: made, spot, signs }: Typing, moves: number): number {
  const text = made(moves);
  const document = opened(text, { language, name });
  const at = text.slice(text.length >> 1).search(spot) + (text.length >> 1);
  const range = { start: placeAt(document.document.root, at), end: placeAt(document.document.root, at + 1) };
  let most = 0;
  for (const sign of signs.flatMap((one) => [one, text[at] as string])) {
    document.change([{ range, text: sign }]);
    most = Math.max(
      most,
      counted(document, () => document.finish()),
    );
  }
  return most;
}

/// What is typed costs as much in a large record as in a small one; a level of lists more or less is no growth.
const MOST = 1.5;
const LEVEL = 32;

describe('What a keystroke costs does not grow with the record', () => {
  for (const [name, kind] of Object.entries(kinds)) {
    for (const [i, sign] of kind.signs.entries()) {
      it(`${name}: ${i === 0 ? 'a sign of a coordinate' : `\`${sign}\``}`, () => {
        const costs = SIZES.map((moves) => costOf({ ...kind, signs: [sign] }, moves));
        const [least = 0] = costs;
        ok(Math.max(...costs) <= MOST * least + LEVEL, costs.join(', '));
      });
    }
  }
});
