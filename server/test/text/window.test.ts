/// Texts that come in pieces.

import { deepEqual, equal, ok } from 'node:assert/strict';
import type { Format } from '../../src/formats/format';
import { allFormats } from '../../src/formats/list';
import { edited, finished, parse, textOf } from '../../src/text/edit';
import { headOf, isInPieces, LongText } from '../../src/text/long-text';
import { Pool } from '../../src/text/pool';
import { Window } from '../../src/text/window';
import { grown } from '../support/grown';
import { Random } from '../support/random';
import { brokenPromise, shapeOf } from '../support/shape';
import { slipped } from '../support/slips';
import { maker, treeOf } from '../support/toy';

const SEED = 20261120;

/// Several of them are put together, or there would be nothing to be seen of where they end.
const SIZE = 200_000;

/// In pieces that end anywhere, some of them empty, and some longer than what is looked at at once.
function inPieces(text: string, random: Random): LongText {
  const pieces: string[] = [];
  for (let at = 0; at < text.length; ) {
    const size = random.below(random.pick([2, 1000, 150_000]));
    pieces.push(text.slice(at, at + size));
    at += size;
  }
  return new LongText(pieces);
}

const makerOf = (id: string) => {
  const { family } = allFormats().find(({ specification }) => specification.id === id) as Format;
  return () => ({ family, pool: new Pool() });
};

describe('A text in pieces', () => {
  for (const { id, text } of grown) {
    it(`becomes the tree of the whole: ${id} (seed ${SEED})`, () => {
      const random = new Random(SEED);
      const fresh = makerOf(id);
      for (let i = 0; i < 3; i++) {
        const whole = i === 0 ? text(SIZE) : slipped(text(SIZE), random).text;
        const tree = finished(parse(inPieces(whole, random), fresh()));
        deepEqual(shapeOf(tree), shapeOf(finished(parse(whole, fresh()))));
        equal(brokenPromise(tree), undefined);
      }
    });

    it(`may be put in, or in place of what there is: ${id} (seed ${SEED})`, () => {
      const random = new Random(SEED);
      const fresh = makerOf(id);
      for (let i = 0; i < 3; i++) {
        const [before, put] = [text(20_000 + i), text(SIZE)];
        const from = random.below(before.length);
        const to = i === 0 ? before.length : from + random.below(2);
        const own = fresh();
        const root = finished(parse(before, own));
        const tree = finished(edited(root, { from: i === 0 ? 0 : from, to, text: inPieces(put, random) }, own));
        const whole = i === 0 ? put : before.slice(0, from) + put + before.slice(to);
        deepEqual(shapeOf(tree), shapeOf(finished(parse(whole, fresh()))));
      }
    });
  }

  it('costs no more than it is long where a token goes on and on', () => {
    let seen = 0;
    const counting = (text: string): void => {
      const pieces = Array.from({ length: text.length / 1000 }, (_, i) => text.slice(1000 * i, 1000 * (i + 1)));
      const window = new Window(pieces);
      for (; !window.isLast; finished(window.grow())) seen += window.text.length;
      seen += window.text.length;
      equal(window.text, text);
    };
    counting('w'.repeat(4_000_000));
    ok(seen < 3 * 4_000_000, `${seen} characters`);
  });

  it('ends where its tokens end, however they come', () => {
    const random = new Random(SEED);
    const words = Array.from({ length: 60_000 }, (_, i) => random.pick(['(', ')', ' a', ',', "'q'", `w${i}`]));
    const text = words.join('');
    const tree = finished(parse(inPieces(text, random), maker()));
    deepEqual(shapeOf(tree), shapeOf(treeOf(text)));
    equal(textOf(tree), text);
  });

  it('may be none', () => {
    equal(finished(parse(new LongText([]), maker())), undefined);
    equal(finished(parse(new LongText(['', '']), maker())), undefined);
  });

  it('has a beginning', () => {
    const text = new LongText(['', 'ab', '', 'cde']);
    deepEqual(
      [headOf(text, 3), headOf(text, 9), headOf('abc', 2), text.length, `${text}`],
      ['abc', 'abcde', 'ab', 5, 'abcde'],
    );
    deepEqual([isInPieces(text, /d/), isInPieces(text, /f/), isInPieces('d', /d/)], [true, false, true]);
  });
});
