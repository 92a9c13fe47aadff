import { deepEqual, ok } from 'node:assert/strict';
import { json } from '../../src/syntax/json/family';
import { finished, parse } from '../../src/text/edit';
import type { Family } from '../../src/text/lexer';
import { Pool } from '../../src/text/pool';
import { fixtures } from '../support/fixtures';
import { grown } from '../support/grown';
import { shapeOf } from '../support/shape';
import { cutting } from '../support/work';

const { name, scan, repair } = json;
/// Cuts every token.
const plain: Family = { name, scan, repair };

const shape = (text: string, family: Family): string[] => shapeOf(finished(parse(text, { family, pool: new Pool() })));

function cutBy(family: Family, text: string): number {
  let count = 0;
  cutting(
    family,
    () => count++,
    () => shape(text, family),
  );
  return count;
}

const FORMATS = ['wei7-3.0', 'jgf', 'ccgc-db'];

describe('Moves of JSON that come again', () => {
  for (const format of FORMATS) {
    it(`are read as what they are in ${format}`, () => {
      const texts = [...fixtures(format, 'good'), ...fixtures(format, 'bad')].map(
        ({ text }) => `${text}\n${text}\n${text}`,
      );
      ok(texts.length > 0);
      for (const text of texts) deepEqual(shape(text, json), shape(text, plain));
    });
  }

  it('are passed over', () => {
    for (const kind of grown.filter(({ id }) => FORMATS.includes(id))) {
      const text = kind.text(1_000_000);
      ok(cutBy(json, text) < 0.7 * cutBy(plain, text), kind.id);
    }
  });
});
