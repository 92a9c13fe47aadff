import { deepEqual, equal, match } from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CLEAN, qipu, withFolder } from './called';

const HEADER = '{[C6][甲队 B][乙队 W][先手胜][2018.08.03 10:30 合肥][2018 CCGC]';
const NAME = 'C6-甲队 vs 乙队-先手胜.txt';
const WRONG = `${HEADER};B(j,10);\nW(K,11)；W(L,12)}\n`;
const RIGHT = `${HEADER};B(J,10);\nW(K,11);W(L,12)}\n`;

describe('qipu normalise', () => {
  it('shows what would change, as a diff, and changes nothing', () =>
    withFolder({ [NAME]: WRONG }, (folder) => {
      const { code, out, err } = qipu(['normalise', '.'], {}, folder);
      deepEqual([code, err, readFileSync(path.join(folder, NAME), 'utf8')], [0, '', WRONG]);
      deepEqual(out.split('\n'), [
        `--- ${NAME}`,
        `+++ ${NAME}`,
        '@@ -1,2 +1,2 @@',
        `-${HEADER};B(j,10);`,
        '-W(K,11)；W(L,12)}',
        `+${HEADER};B(J,10);`,
        '+W(K,11);W(L,12)}',
        '',
      ]);
    }));

  it('shows lines around what changes, and only those', () =>
    withFolder({ 'a.wei7': `${'\n'.repeat(9)}{ "format": "wei7",\n "version": "3.0",\n\n "tree": {},}` }, (folder) => {
      const { out } = qipu(['normalise', 'a.wei7'], {}, folder);
      const lines = [' { "format": "wei7",', '  "version": "3.0",', ' ', '- "tree": {},}'];
      const none = '\\ No newline at end of file';
      const all = ['--- a.wei7', '+++ a.wei7', '@@ -10,4 +10,4 @@', ...lines, none, '+ "tree": {}}', none, ''];
      equal(out, all.join('\n'));
    }));

  it('names the files that would change with --check, and ends with 1', () =>
    withFolder({ [NAME]: WRONG, 'a.wei7': CLEAN }, (folder) => {
      const called = qipu(['normalise', '--check', '.'], {}, folder);
      deepEqual(called, { code: 1, out: `${NAME}\n1 of 2 files to be normalised.\n`, err: '' });
      equal(qipu(['normalise', '--check', 'a.wei7'], {}, folder).code, 0);
    }));

  it('changes them with --write, and a second time nothing', () =>
    withFolder({ [NAME]: WRONG }, (folder) => {
      equal(qipu(['normalise', '--write', '.'], {}, folder).out, `${NAME}\n1 of 1 files normalised.\n`);
      equal(readFileSync(path.join(folder, NAME), 'utf8'), RIGHT);
      equal(qipu(['normalise', '--write', '.'], {}, folder).out, '0 of 1 files normalised.\n');
    }));

  it('says what a file should be called, and gives it that name with --rename', () =>
    withFolder({ 'C6_甲队 VS 乙队_先手胜.txt': WRONG }, (folder) => {
      match(
        qipu(['normalise', '--write', '.'], {}, folder).err,
        /should be called C6-甲队 vs 乙队-先手胜\.txt; --rename/,
      );
      equal(qipu(['normalise', '--write', '--rename', '.'], {}, folder).code, 0);
      equal(readFileSync(path.join(folder, NAME), 'utf8'), RIGHT);
    }));

  it('takes no name that another file has', () =>
    withFolder({ 'C6_甲队 VS 乙队_先手胜.txt': WRONG, [NAME]: RIGHT }, (folder) => {
      const { code, err } = qipu(['normalise', '--write', '--rename', '.'], {}, folder);
      equal(code, 2);
      match(err, /keeps its name: there is a file called C6-甲队 vs 乙队-先手胜\.txt already/);
      equal(existsSync(path.join(folder, 'C6_甲队 VS 乙队_先手胜.txt')), true);
    }));

  it('wants to know what to do', () => {
    equal(qipu(['normalise']).code, 2);
    equal(qipu(['normalise', '--check', '--write', 'a']).code, 2);
  });
});

describe('qipu lint --fix', () => {
  it('mends first and checks what is left', () =>
    withFolder({ 'a.wei7': `${CLEAN.slice(0, -2)},}` }, (folder) => {
      const called = qipu(['lint', '--fix', '.'], {}, folder);
      deepEqual(called, { code: 0, out: '1 file checked, nothing is wrong.\n', err: '' });
      equal(qipu(['lint', '.'], {}, folder).code, 0);
    }));

  it('only tries it with --fix-dry-run', () =>
    withFolder({ [NAME]: WRONG }, (folder) => {
      equal(qipu(['lint', '--fix-dry-run', '.'], {}, folder).code, 0);
      equal(readFileSync(path.join(folder, NAME), 'utf8'), WRONG);
    }));

  it('shows with --fix-dry-run what would change, as a diff', () =>
    withFolder({ [NAME]: WRONG }, (folder) => {
      match(qipu(['lint', '--fix-dry-run', '.'], {}, folder).out, /^--- [^\n]+\n\+\+\+ [^\n]+\n@@ -1/);
    }));

  it('keeps that out of reports for programs', () =>
    withFolder({ [NAME]: WRONG }, (folder) => {
      match(qipu(['lint', '--fix-dry-run', '--format', 'json', '.'], {}, folder).out, /^\[/);
    }));
});
