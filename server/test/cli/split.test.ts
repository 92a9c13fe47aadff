import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { encodedIn } from '../../src/workspace/encoders';
import { type Called, qipu } from './called';

const GAMES = '(;FF[4]GM[1]SZ[9];B[aa])\n(;FF[4]GM[1]SZ[9]PB[甲];B[bb])\n';
const TEAMS = '[甲队][乙队][先手胜][2018.05.12 13:30 沈阳][2018 全国赛]';

describe('qipu split', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'qipu-'));
    writeFileSync(path.join(folder, 'all.sgf'), GAMES);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const split = (...words: string[]): Called => qipu(['split', ...words], {}, folder);
  const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');

  it('writes each game into a file beside the record, which stays as it is', () => {
    const { code, out, err } = split('all.sgf');
    deepEqual([code, err], [0, '']);
    equal(out, 'all.sgf → all-01.sgf, all-02.sgf\n1 of 1 records held several games; 2 files written.\n');
    equal(read('all.sgf'), GAMES);
    equal(read('all-01.sgf'), '(;FF[4]GM[1]SZ[9];B[aa])\n');
    match(read('all-02.sgf'), /^\(;CA\[UTF-8\]FF\[4\].*PB\[甲\];B\[bb\]\)\n$/);
  });

  it('overwrites nothing unless it is asked to, and writes all games of a record or none', () => {
    writeFileSync(path.join(folder, 'all-02.sgf'), 'mine');
    const { code, err } = split('all.sgf');
    equal(code, 2);
    match(err, /all-02\.sgf is there already/);
    deepEqual(readdirSync(folder).sort(), ['all-02.sgf', 'all.sgf']);
    equal(read('all-02.sgf'), 'mine');
    equal(split('all.sgf', '--force').code, 0);
    ok(read('all-02.sgf').includes('甲'));
  });

  it('takes folders, and leaves records of one game alone', () => {
    writeFileSync(path.join(folder, 'one.sgf'), '(;FF[4]GM[1])\n');
    const { code, out } = split('.', '--out', 'new');
    equal(code, 0);
    match(out, /1 of 2 records held several games; 2 files written/);
    deepEqual(readdirSync(path.join(folder, 'new')).sort(), ['all-01.sgf', 'all-02.sgf']);
  });

  it('keeps the encoding of the record', () => {
    const name = 'C6-甲队 vs 乙队-先手胜.txt';
    const text = `{[C6]${TEAMS};B(J,10)}\n{[C6]${TEAMS};B(K,10)}\n`;
    writeFileSync(path.join(folder, name), encodedIn(text, 'GB 18030') as Uint8Array);
    const { code, err } = split(name);
    deepEqual([code, err], [0, '']);
    const bytes = readFileSync(path.join(folder, 'C6-甲队 vs 乙队-先手胜-02.txt'));
    deepEqual(bytes, Buffer.from(encodedIn(`{[C6]${TEAMS};B(K,10)}\n`, 'GB 18030') as Uint8Array));
  });

  it('says what it lacks', () => {
    const { code, err } = split();
    equal(code, 2);
    match(err, /Name a file or a folder to split/);
    match(qipu(['help', 'split', '--lang', 'zh']).out, /^qipu split/);
  });
});
