import { equal } from 'node:assert/strict';
import { News } from '../../src/language/news';
import { finished, renewedBy } from '../../src/text/edit';
import type { Run } from '../../src/text/node';
import { Places } from '../../src/text/places';
import { Pool } from '../../src/text/pool';
import { toy, treeOf } from '../support/toy';

const LEVELS = 900;
const TEXT = `${'(word '.repeat(LEVELS)}inside${' word)'.repeat(LEVELS)}`;
const BOTTOM = TEXT.indexOf('inside');
const HALFWAY = BOTTOM / 2;

/// A document and what is new in it.
class Edited {
  readonly news = new News();
  root: Run = treeOf(TEXT);
  readonly #maker = { family: toy, pool: new Pool() };

  /// All is new at first.
  constructor() {
    this.news.checked();
  }

  typed(at: number, text = 'x'): this {
    const places = new Places(this.root, 'utf-16', this.news.landmark);
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
});
