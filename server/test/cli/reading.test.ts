import { deepEqual, equal, match } from 'node:assert/strict';
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { CLEAN, FAULTY, qipu, withFolder } from './called';

/// The places of what is told of a file, with the rules.
const places = (...words: string[]): string[] =>
  [...qipu(['lint', ...words]).out.matchAll(/^\S+?:(\d+:\d+) \w+ \S+ (\S+)/gm)].map(
    ([, place, rule]) => `${place} ${rule}`,
  );

describe('The bytes of a file', () => {
  it('may start with a mark, which counts for nothing', () => {
    deepEqual(places('bom.wei7', '--severity', 'version-form=off'), ['1:32 version-value']);
  });

  it('may end lines with CR LF or with CR alone', () => {
    deepEqual(places('crlf.wei7'), ['4:11 size-value']);
    deepEqual(places('cr.wei7'), ['4:11 size-value']);
    match(qipu(['lint', 'cr.wei7']).out, /\n {4}"size": 0,\n {12}\^\n/);
  });

  it('are said not to be UTF-8 where they are GBK or UTF-16', () => {
    deepEqual(places('gbk.wei7'), ['5:23 not-utf8']);
    deepEqual(places('utf-16.wei7'), ['1:1 not-utf8']);
  });

  it('may spell the replacement character itself', () => {
    equal(qipu(['lint', 'replacement.wei7']).code, 0);
  });
});

describe('A file whose name says nothing', () => {
  it('is known by its content, and told when its name should say something', () => {
    deepEqual(places('record.json'), ['1:1 file-extension']);
  });

  it('is no record for the ending of one alone', () =>
    withFolder({ 'main.go': 'package main\n', 'notes.txt': 'C6 is a team.\n' }, (folder) => {
      const { code, err } = qipu(['lint', 'main.go', 'notes.txt'], {}, folder);
      equal(code, 2);
      match(err, /main\.go: .*\n.*notes\.txt: /);
    }));
});

describe('A folder', () => {
  const files = {
    'b.wei7': CLEAN,
    'deep/er/a.wei7': FAULTY,
    'deep/notes.txt': 'Nothing but notes.\n',
    'node_modules/c.wei7': FAULTY,
    '.git/d.wei7': FAULTY,
    'UPPER.WEI7': FAULTY,
  };

  it('is read to its ground, but for the folders of tools', () =>
    withFolder(files, (folder) => {
      const { code, out } = qipu(['lint', '--format', 'json', folder], {}, folder);
      equal(code, 1);
      const names = JSON.parse(out).map(({ file }: { file: string }) =>
        path.relative(folder, file).split(path.sep).join('/'),
      );
      deepEqual(names, ['UPPER.WEI7', 'deep/er/a.wei7']);
    }));

  it('is asked for records that are called something else, and for no programs', () =>
    withFolder(
      {
        'x.go': 'BOARDSIZE 9\nB 1 E5\n',
        'main.go': 'package main\n',
        'output.txt': '{[C6][A B][B W][][2017.07.29 14:00 X][2017 CCGC];B(J,10)}',
        'notes.txt': 'B(J,10) was the first move.\n',
        'old.json': CLEAN,
      },
      (folder) => {
        match(qipu(['lint', folder], {}, folder).out, / in \d of 2 files\.\n$/);
      },
    ));

  it('gives each file once, however often it is named', () =>
    withFolder(files, (folder) => {
      match(qipu(['lint', '.', 'deep', 'deep/er/a.wei7', './b.wei7'], {}, folder).out, /2 errors in 2 of 3 files\.\n$/);
    }));

  it('of tools is read when it is named', () =>
    withFolder(files, (folder) => {
      match(qipu(['lint', '.git'], {}, folder).out, /1 error in 1 file\.\n$/);
    }));

  it('without records is nothing wrong, but is said', () =>
    withFolder({}, (folder) => {
      const { code, out, err } = qipu(['lint', folder]);
      deepEqual({ code, out, err }, { code: 0, out: '', err: 'qipu: There are no records here that Qipu knows.\n' });
    }));

  it('with a link into itself is read once, and a link to nowhere is told', function () {
    if (process.platform === 'win32') this.skip();
    return withFolder({ 'a.wei7': CLEAN }, (folder) => {
      symlinkSync('.', path.join(folder, 'round'));
      symlinkSync('nowhere', path.join(folder, 'lost.wei7'));
      const { code, out, err } = qipu(['lint', '.'], {}, folder);
      deepEqual([code, out], [2, '1 file checked, nothing is wrong.\n']);
      equal(err, 'qipu: lost.wei7: there is no such file or folder.\n');
    });
  });

  it('of many files is read to the last', () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`${i % 7}/${i}.wei7`, CLEAN]));
    return withFolder(many, (folder) => {
      equal(qipu(['lint', '.'], {}, folder).out, '500 files checked, nothing is wrong.\n');
    });
  });
});
