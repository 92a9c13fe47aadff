/// Many texts made with the same pools.

import { deepEqual, equal } from 'node:assert/strict';
import { DEFAULT_PREFERENCES, type Features, featuresOf, Pools } from '../../src/language';
import { leaves } from '../../src/text/edit';
import type { Leaf } from '../../src/text/node';
import { caseFolders, type Fixture, fixtures, languageOf } from '../support/fixtures';

const looked = ({ format, name, text }: Fixture, pools?: Pools): Features =>
  featuresOf({ language: languageOf(format), text, source: { name } }, DEFAULT_PREFERENCES, pools);

const leafOf = (text: string, of: string, pools: Pools): Leaf | undefined => {
  const { document } = featuresOf({ language: 'sgf', text, source: {} }, DEFAULT_PREFERENCES, pools);
  for (const { leaf } of leaves(document.root)) if (leaf.token === of) return leaf;
  return undefined;
};

describe('Texts that are read one after the other', () => {
  const pools = new Pools();
  for (const format of caseFolders()) {
    it(`are told of as each alone, whatever was read before: ${format}`, () => {
      for (const kind of ['good', 'bad', 'good'] as const) {
        for (const fixture of fixtures(format, kind)) {
          const [together, alone] = [looked(fixture, pools).diagnostics, looked(fixture).diagnostics];
          deepEqual([fixture.file, together], [fixture.file, alone]);
        }
      }
    });
  }

  it('have the moves in common that both make', () => {
    const both = new Pools();
    const first = leafOf('(;FF[4]GM[1]SZ[19];B[pd];W[dp])', ';W[dp]', both);
    const second = leafOf('(;FF[4]GM[1]SZ[19];B[dd];W[dp])', ';W[dp]', both);
    equal(first !== undefined && first === second, true);
  });
});
