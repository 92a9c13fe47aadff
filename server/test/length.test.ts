import { deepEqual, equal, ok } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { some } from './support/length';

const ALL = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

describe('Of many that are tried alike', () => {
  it('all are tried, once each, where there is time for all', () => {
    deepEqual(some(ALL, 0.5, 7).toSorted(), ALL);
    deepEqual(some(ALL, 0, 9), ALL);
  });

  it('so many are tried as there is time for, each once', () => {
    deepEqual(some(ALL, 0, 2), ['a', 'b']);
    deepEqual(some(ALL, 0.999, 2), ['g', 'a']);
  });

  it('each is tried in one run or another', () => {
    const tried = new Set(Array.from({ length: 100 }, (_, i) => some(ALL, i / 100, 2)).flat());
    equal(tried.size, ALL.length);
  });

  it('nothing is tried of nothing', () => {
    deepEqual(some([], 0.5, 3), []);
  });
});

describe('Of the files of tests in editors', () => {
  const tests = () => import(pathToFileURL(path.resolve('scripts/lib/tests.mjs')).href);

  const editors = async (): Promise<{ all: string[]; halfOf(files: string[], draw?: () => number): string[] }> => {
    const { testFiles, tierOf, halfOf } = await tests();
    return { all: testFiles().filter((file: string) => tierOf(file) === 'editors'), halfOf };
  };

  it('each is in one half or the other', async () => {
    const { all, halfOf } = await editors();
    deepEqual([...new Set([...halfOf(all, () => 0), ...halfOf(all, () => 0.9)])].toSorted(), all);
    deepEqual(halfOf(['README.md']), ['README.md']);
    equal(halfOf(all).length, Math.ceil(all.length / 2));
  });

  it('a half is about as long as the other, however it is drawn', async () => {
    const { all, halfOf } = await editors();
    const lines = (files: readonly string[]): number =>
      files.reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length, 0);
    const [most, least] = [lines(halfOf(all, () => 0)), lines(halfOf(all, () => 0.9))];
    ok(least <= most && most < 1.5 * least, `${most} lines or ${least}`);
  });
});
