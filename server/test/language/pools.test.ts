/// Many texts made with the same pools.

import { deepEqual, equal } from 'node:assert/strict';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Format } from '../../src/formats/format';
import { allFormats } from '../../src/formats/list';
import { DEFAULT_PREFERENCES, type Features, featuresOf, Pools } from '../../src/language';
import { leaves, textOf } from '../../src/text/edit';
import { type Leaf, type Node, partsOf } from '../../src/text/node';
import { caseFolders, type Fixture, fixtures, languageOf } from '../support/fixtures';
import { type Grown, grown } from '../support/grown';
import { Random } from '../support/random';
import { slipped } from '../support/slips';
import { keeping, tokensCut } from '../support/work';

const SEED = 20261120;

const looked = ({ format, name, text }: Fixture, pools?: Pools): Features =>
  featuresOf({ language: languageOf(format), text, source: { name } }, DEFAULT_PREFERENCES, pools);

const leafOf = (language: string, text: string, of: string, pools: Pools): Leaf | undefined => {
  const { document } = featuresOf({ language, text, source: {} }, DEFAULT_PREFERENCES, pools);
  for (const { leaf } of leaves(document.root)) if (leaf.token === of) return leaf;
  return undefined;
};

/// What is not short in a text that has been looked at and comes only once in it, as far as anybody still has it.
function nodesOf(fixture: Fixture, pools: Pools): WeakRef<Node>[] {
  const { root } = looked(fixture, pools).document;
  const once = new Map<string, Node | undefined>();
  const left = root ? [root] : [];
  for (let node = left.pop(); node; node = left.pop()) {
    const text = textOf(node);
    once.set(text, once.has(text) ? undefined : node);
    left.push(...partsOf(node));
  }
  return [...once.values()].filter((node) => node && node.width > 8).map((node) => new WeakRef(node as Node));
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

  for (const { id, language, file, text } of grown) {
    it(`are told of as each alone, with slips in what they have in common: ${id} (seed ${SEED})`, () => {
      const random = new Random(SEED);
      for (let i = 0; i < 12; i++) {
        const { text: one } = slipped(text(2000 + 200 * i), random);
        const fixture = { format: id, name: file, text: one };
        const told = (own?: Pools) =>
          featuresOf({ language, text: one, source: { name: file } }, DEFAULT_PREFERENCES, own);
        deepEqual([fixture, told(pools).diagnostics], [fixture, told().diagnostics]);
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

  const move = '{"move": {"color": "black", "x": 3, "y": 3}}';
  const small: Readonly<Record<string, string>> = {
    jgf: `{"tree": [${move}, {"variations": [[${move}], [${move}]]}, {"comments": ["only here"]}]}`,
    'wei7-3.0': `{"format": "wei7", "version": "3.0", "size": 19, "tree": {"branches": [{"steps": [{"black": [3, 3]}]},
      {"steps": [{"black": [3, 3]}]}, {"title": "only here"}]}}`,
  };
  for (const [format, text] of Object.entries(small)) {
    it(`are not held on to by a small line that comes twice in them: ${format}`, async () => {
      const own = new Pools();
      const fixture = (of: string) => ({ format, name: `a.${format === 'jgf' ? 'jgf' : 'wei7'}`, text: of }) as Fixture;
      const nodes = nodesOf(fixture(text), own);
      looked(fixture(text.replaceAll('3, ', '4, ').replaceAll('only here', 'elsewhere')), own);
      equal(nodes.length > 0, true);
      equal(await left(nodes), 0);
    });
  }

  it('have the moves in common that both make', () => {
    const both = new Pools();
    const first = leafOf('sgf', '(;FF[4]GM[1]SZ[19];B[pd];W[dp])', ';W[dp]', both);
    const second = leafOf('sgf', '(;FF[4]GM[1]SZ[19];B[dd];W[dp])', ';W[dp]', both);
    equal(first !== undefined && first === second, true);
  });

  it('have in common what is not short, once it has come again', () => {
    const all = new Pools();
    const record = (rest: string): string => `<wei7 version="2.2"><moves><black x="3" y="15"/>${rest}</moves></wei7>`;
    const tag = (rest: string) => leafOf('wei7', record(rest), '<black x="3" y="15"/>', all);
    const [first, second, third] = ['', '<white x="3" y="3"/>', '<white x="15" y="3"/>'].map(tag);
    equal(first !== undefined && first !== second && second === third, true);
  });

  /// How often something is done for the last of so many records.
  function countOfLast(id: string, count: number, counted: (one: Format, work: () => void) => number): number {
    const { language, file, text } = grown.find((one) => one.id === id) as Grown;
    const format = allFormats().find(({ specification }) => specification.id === id) as Format;
    const all = new Pools();
    const look = (size: number) => () =>
      void featuresOf({ language, text: text(size), source: { name: file } }, DEFAULT_PREFERENCES, all);
    for (let i = 1; i < count; i++) look(40_000 + i)();
    return counted(format, look(40_000));
  }

  const cut = ({ family }: Format, work: () => void): number => tokensCut(family, work);

  function kept(_: Format, work: () => void): number {
    let count = 0;
    keeping(() => count++, work);
    return count;
  }

  for (const id of ['wei7-3.0', 'jgf']) {
    it(`are passed over where they say what was said before: ${id}`, () => {
      const [alone, after] = [countOfLast(id, 1, cut), countOfLast(id, 8, cut)];
      equal(after < 0.8 * alone, true, `${after} of ${alone} tokens`);
    });

    it(`are not read again where they say what was said before: ${id}`, () => {
      const [alone, after] = [countOfLast(id, 1, kept), countOfLast(id, 8, kept)];
      // Where each file had a context of its own, it was more than this.
      equal(after < 0.88 * alone, true, `${after} of ${alone} things remembered`);
    });
  }
});
