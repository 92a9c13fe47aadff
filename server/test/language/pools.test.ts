/// Many texts made with the same pools.

import { deepEqual, equal } from 'node:assert/strict';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { DEFAULT_PREFERENCES, type Features, featuresOf, Pools } from '../../src/language';
import { leaves } from '../../src/text/edit';
import { type Leaf, type Node, partsOf } from '../../src/text/node';
import { caseFolders, type Fixture, fixtures, languageOf } from '../support/fixtures';

const looked = ({ format, name, text }: Fixture, pools?: Pools): Features =>
  featuresOf({ language: languageOf(format), text, source: { name } }, DEFAULT_PREFERENCES, pools);

const leafOf = (text: string, of: string, pools: Pools): Leaf | undefined => {
  const { document } = featuresOf({ language: 'sgf', text, source: {} }, DEFAULT_PREFERENCES, pools);
  for (const { leaf } of leaves(document.root)) if (leaf.token === of) return leaf;
  return undefined;
};

/// What is not short in a text that has been looked at, as far as anybody still has it.
function nodesOf(fixture: Fixture, pools: Pools): WeakRef<Node>[] {
  const { root } = looked(fixture, pools).document;
  const nodes: WeakRef<Node>[] = [];
  const left = root ? [root] : [];
  for (let node = left.pop(); node; node = left.pop()) {
    if (node.width > 8) nodes.push(new WeakRef(node));
    left.push(...partsOf(node));
  }
  return nodes;
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/// How many there still are. What has been looked at through a weak reference stays until the next turn, and what the engine is compiling in
/// another thread holds on to what it has seen, for a while.
async function left(nodes: readonly WeakRef<Node>[]): Promise<number> {
  let count = nodes.length;
  for (let i = 0; count > 0 && i < 100; i++) {
    await new Promise((resolve) => setTimeout(resolve, i));
    collect();
    count = nodes.filter((node) => node.deref()).length;
  }
  return count;
}

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

  for (const format of caseFolders()) {
    it(`are not held on to when the next one comes: ${format}`, async () => {
      const [first, next] = [...fixtures(format, 'good'), ...fixtures(format, 'bad')] as [Fixture, Fixture];
      const own = new Pools();
      const nodes = nodesOf(first, own);
      looked(next, own);
      equal(nodes.length > 0, true);
      equal(await left(nodes), 0);
    });
  }

  it('have the moves in common that both make', () => {
    const both = new Pools();
    const first = leafOf('(;FF[4]GM[1]SZ[19];B[pd];W[dp])', ';W[dp]', both);
    const second = leafOf('(;FF[4]GM[1]SZ[19];B[dd];W[dp])', ';W[dp]', both);
    equal(first !== undefined && first === second, true);
  });
});
