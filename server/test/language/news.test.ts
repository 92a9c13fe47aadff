import { deepEqual, equal } from 'node:assert/strict';
import { News } from '../../src/language/news';
import { finished, renewedBy } from '../../src/text/edit';
import type { Run } from '../../src/text/node';
import { Places } from '../../src/text/places';
import { Pool } from '../../src/text/pool';
import type { Encoding } from '../../src/text/position';
import { Random } from '../support/random';
import { toy, treeOf } from '../support/toy';

const LEVELS = 900;
const TEXT = `${'(word '.repeat(LEVELS)}inside${' word)'.repeat(LEVELS)}`;
const BOTTOM = TEXT.indexOf('inside');
const HALFWAY = BOTTOM / 2;

/// A document and what is new in it.
class Edited {
  readonly news = new News();
  root: Run;
  readonly #maker = { family: toy, pool: new Pool() };

  /// All is new at first.
  constructor(
    text = TEXT,
    readonly encoding: Encoding = 'utf-16',
  ) {
    this.root = treeOf(text);
    this.news.checked();
  }

  get places(): Places {
    return new Places(this.root, this.encoding, this.news.landmark);
  }

  typed(at: number, text = 'x'): this {
    const { places } = this;
    const { root, renewal } = finished(renewedBy(this.root, { from: at, to: at, text }, this.#maker, this.news.last));
    this.root = root;
    this.news.edited(renewal, places);
    return this;
  }

  checked(): this {
    this.news.checked();
    return this;
  }
}

describe('What edits have left since a version was checked', () => {
  it('is all before the first is checked, and nothing new afterwards', () => {
    equal(new News().renewal, undefined);
    equal(new Edited().news.renewal, undefined);
    equal(new Edited().typed(BOTTOM).checked().news.renewal, undefined);
  });

  it('is what the last has left, counted from the nodes that were checked first', () => {
    const edited = new Edited().typed(BOTTOM);
    const before = edited.news.renewal?.before;
    equal(edited.checked().typed(BOTTOM).news.renewal?.before, before);
    equal(edited.typed(BOTTOM).news.renewal?.change.by, 3);
  });

  it('is counted from the nodes that were checked last if much had to be looked at', () => {
    const edited = new Edited().typed(BOTTOM);
    const { renewal } = edited.news;
    if (renewal) renewal.isSpent = true;
    equal(edited.checked().news.last, undefined);
    equal(edited.typed(BOTTOM).news.renewal?.change.by, 1);
  });

  it('is what several have left together, as far as they go the same way', () => {
    const edited = new Edited().typed(BOTTOM).typed(HALFWAY);
    equal(edited.news.renewal?.change.by, 2);
    equal(edited.typed(HALFWAY).news.renewal?.change.by, 3);
    // What was carried over is remembered of the nodes that there are, and of no others.
    equal(edited.checked().news.last, undefined);
  });

  it('is nothing if one of them has left nothing', () => {
    equal(new Edited().typed(BOTTOM).typed(BOTTOM, ')').typed(BOTTOM).news.renewal, undefined);
    equal(new Edited().typed(BOTTOM, ')').news.landmark, undefined);
  });

  it('has a landmark: the innermost of the nodes around the last edits, as it is', () => {
    const edited = new Edited().typed(BOTTOM).typed(BOTTOM);
    const { landmark } = edited.news;
    equal(landmark?.node, edited.news.last?.inner.node);
    equal(landmark?.place.character, landmark?.start);
  });

  for (const encoding of ['utf-16', 'utf-8'] as const) {
    it(`finds the same places from there as from the root: ${encoding}`, () => {
      for (let seed = 1; seed <= 6; seed++) {
        const random = new Random(seed);
        const levels = Array.from({ length: LEVELS }, () => random.pick(['(word ', '(字\n', '(two words\r\n', '(é ']));
        const edited = new Edited(`${levels.join('')}inside\n${' word\n)'.repeat(LEVELS)}`, encoding);
        let at = levels.join('').length;
        for (let i = 0; i < 40; i++) {
          if (random.chance(0.2)) at = levels.slice(0, random.below(LEVELS)).join('').length;
          edited.typed(at, random.pick(['x', '\n', '字', '😀 ']));
          if (random.chance(0.5)) edited.checked();
          const [near, far] = [edited.places, new Places(edited.root, encoding)];
          for (let k = 0; k < 12; k++) {
            const width = edited.root?.width ?? 0;
            const offset = random.chance(0.5) ? random.below(width) : Math.max(0, at - 100 + random.below(200));
            const told = (places: Places): unknown => [places.at(offset), places.lineStart(offset)];
            deepEqual(told(near), told(far), `seed ${seed}, edit ${i}, offset ${offset}`);
          }
        }
      }
    });
  }
});
