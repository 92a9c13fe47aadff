import { deepEqual, equal, ok } from 'node:assert/strict';
import { Token } from '../../src/text/lexer';
import {
  backward,
  build,
  forward,
  type ItemAt,
  items,
  itemsBackward,
  join,
  lastItem,
  lastLeaf,
  split,
  splitEnd,
} from '../../src/text/list';
import type { Leaf, Node, Run } from '../../src/text/node';
import { Pool } from '../../src/text/pool';
import { Random } from '../support/random';
import { brokenPromise } from '../support/shape';
import { treeOf } from '../support/toy';

const pool = new Pool();

function leaf(text: string): Leaf {
  const token = new Token();
  token.size = text.length;
  token.width = text.length;
  return pool.leaf(text, 0, token);
}

const numbers = (count: number, from = 0): Leaf[] => Array.from({ length: count }, (_, i) => leaf(`${from + i} `));
const run = (count: number, from = 0): Run => build(numbers(count, from), pool);
const texts = (list: Iterable<Node>): string[] => [...list].map((node) => (node as Leaf).text.trim());
const counted = (count: number, from = 0): string[] => Array.from({ length: count }, (_, i) => `${from + i}`);

const textAt = ({ node, at }: ItemAt): [string, number] => [(node as Leaf).text.trim(), at];

function places(list: Run): [string, number][] {
  let at = 0;
  return [...items(list)].map((node) => {
    const place: [string, number] = [(node as Leaf).text.trim(), at];
    at += node.width;
    return place;
  });
}

const SIZES = [0, 1, 2, 7, 8, 15, 16, 17, 31, 32, 33, 100, 255, 256, 257, 1000, 5000];

describe('A list', () => {
  for (const size of SIZES) {
    it(`of ${size} items has them in order`, () => {
      deepEqual(texts(items(run(size))), counted(size));
    });

    it(`of ${size} items has them backward too`, () => {
      deepEqual(texts(itemsBackward(run(size))), counted(size).reverse());
    });

    it(`of ${size} items is balanced`, () => {
      equal(brokenPromise(run(size)), undefined);
    });
  }

  it('can be walked in part', () => {
    const walk = items(run(1000));
    deepEqual([(walk.next().value as Leaf).text, (walk.next().value as Leaf).text], ['0 ', '1 ']);
  });

  it('knows its last item', () => {
    equal((lastItem(run(1000)) as Leaf).text, '999 ');
  });

  it('that is empty has no last item', () => {
    equal(lastItem(undefined), undefined);
  });

  for (const size of SIZES.slice(0, -1)) {
    it(`of ${size} items gives those before an offset, from the last, and those from it on`, () => {
      const list = run(size);
      for (const offset of [0, 1, 2, 20, 21, size * 2, size * 6]) {
        const all = places(list);
        const before = all.filter(([, at]) => at < offset).reverse();
        const after = all.filter(([, at]) => at >= offset);
        deepEqual(Array.from(backward(list, 0, offset), textAt), before);
        deepEqual(Array.from(forward(list, 0, offset), textAt), after);
      }
    });
  }

  it('ends in its last token', () => {
    equal(lastLeaf(run(1000) as Node).text, '999 ');
  });

  for (const [text, last] of [
    ['a (b [c d]) ', ') '],
    ['a (b [c d', 'd'],
    ['a (b [', '['],
  ] as const) {
    it(`with pairs does too: ${text}`, () => {
      equal(lastLeaf(treeOf(text) as Node).text, last);
    });
  }
});

describe('Joining two lists', () => {
  for (const left of SIZES) {
    for (const right of SIZES) {
      it(`${left} and ${right} items: all in order, and balanced`, () => {
        const joined = join(run(left), run(right, left), pool);
        deepEqual(texts(items(joined)), counted(left + right));
        equal(brokenPromise(joined), undefined);
      });
    }
  }

  it('over and over at random stays low', () => {
    const random = new Random(1);
    let joined: Run;
    let count = 0;
    for (let i = 0; i < 2000; i++) {
      const more = random.below(30);
      joined = random.chance(0.5) ? join(joined, run(more), pool) : join(run(more), joined, pool);
      count += more;
    }
    equal(brokenPromise(joined), undefined);
    ok((joined?.height ?? 0) <= Math.ceil(Math.log2(count) / 3) + 1, `height ${joined?.height} for ${count}`);
  });
});

describe('Splitting a list', () => {
  for (const size of SIZES) {
    for (const count of [0, 1, 3, 20]) {
      it(`after ${count} of ${size} items leaves all in order`, () => {
        const [head, tail] = split(run(size), count, pool);
        deepEqual(
          [texts(items(head)).length, [...texts(items(head)), ...texts(items(tail))]],
          [Math.min(count, size), counted(size)],
        );
      });

      it(`before the last ${count} of ${size} items does too`, () => {
        const [head, tail] = splitEnd(run(size), count, pool);
        deepEqual(
          [texts(items(tail)).length, [...texts(items(head)), ...texts(items(tail))]],
          [Math.min(count, size), counted(size)],
        );
      });
    }
  }
});
