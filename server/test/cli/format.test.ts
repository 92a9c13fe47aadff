import { deepEqual, equal } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { qipu, withFolder } from './called';

const WRONG = '{"format":"wei7"}\n';
const RIGHT = '{"format": "wei7"}\n';

describe('qipu format', () => {
  it('shows what would change, as a diff', () =>
    withFolder({ 'a.wei7': WRONG }, (folder) => {
      const { code, out } = qipu(['format', 'a.wei7'], {}, folder);
      const lines = ['--- a.wei7', '+++ a.wei7', '@@ -1 +1 @@', `-${WRONG.trim()}`, `+${RIGHT.trim()}`, ''];
      deepEqual([code, out.split('\n')], [0, lines]);
    }));

  it('names the files that would change with --check, and ends with 1', () =>
    withFolder({ 'a.wei7': WRONG, 'b.wei7': RIGHT }, (folder) => {
      const called = qipu(['format', '--check', '.'], {}, folder);
      deepEqual(called, { code: 1, out: 'a.wei7\n1 of 2 files to be formatted.\n', err: '' });
    }));

  it('changes them with --write', () =>
    withFolder({ 'a.wei7': WRONG }, (folder) => {
      qipu(['format', '--write', '.'], {}, folder);
      equal(readFileSync(path.join(folder, 'a.wei7'), 'utf8'), RIGHT);
    }));

  it('takes no number of moves that makes no sense', () => {
    equal(qipu(['format', '--moves', '0', '.']).code, 2);
  });
});
