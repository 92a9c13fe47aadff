import { deepEqual, equal, match } from 'node:assert/strict';
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { languageOfContent } from '../../src/cli/input/content';
import { decoded, decodedAnyhow } from '../../src/cli/input/encodings';
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

  it('are GB18030 in formats that come from GB2312, unless they are UTF-8', () => {
    const gbk = Uint8Array.of(0xc6, 0xe5, 0xc6, 0xd7);
    equal(decoded(gbk, 'ccgc').text, '棋谱');
    equal(decoded(Buffer.from('棋谱'), 'ccgc').text, '棋谱');
    deepEqual(decoded(gbk, 'wei7'), { text: '\ufffd\ufffd\ufffd\ufffd', bytes: 0 });
  });

  it('are read in any encoding by whoever only wants to see what is there', () => {
    equal(decodedAnyhow(Uint8Array.of(0xff, 0xfe, 0xcb, 0x68)), '棋');
    equal(decodedAnyhow(Uint8Array.of(0xfe, 0xff, 0x68, 0xcb)), '棋');
    equal(decodedAnyhow(Uint8Array.of(0xef, 0xbb, 0xbf, 0x41)), 'A');
  });
});

describe('A file whose name says nothing', () => {
  it('is known by its content, and told when its name should say something', () => {
    deepEqual(places('record.json'), ['1:1 file-extension']);
  });

  it('is wei7 or JGF by what only they have', () => {
    equal(languageOfContent(' {"tree": {}, "format" : "wei7"}'), 'wei7');
    equal(languageOfContent('{"tree": {"steps": []}}'), 'wei7');
    equal(languageOfContent('{"tree": [{}]}'), 'jgf');
    equal(languageOfContent('{"record": {"format": "JGF"}}'), 'jgf');
    equal(languageOfContent('<?xml version="1.0"?>\n<wei7 version="2.2">'), 'wei7');
    equal(languageOfContent('<html><head></head></html>'), undefined);
  });

  it('is nothing else', () => {
    equal(languageOfContent('["tree"]'), undefined);
    equal(languageOfContent('{"name": "qipu"}'), undefined);
    equal(languageOfContent(''), undefined);
  });
});

describe('A folder', () => {
  const files = {
    'b.wei7': CLEAN,
    'deep/er/a.wei7': FAULTY,
    'deep/x.txt': FAULTY,
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
