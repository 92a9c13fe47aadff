import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { JsonReport, TextReport } from '../../src/cli/convert/report';
import { namesOfConverted } from '../../src/workspace/converted-names';
import { type Called, qipu } from './called';

const RECORDS = 'test-fixtures/convert';

describe('qipu convert', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'qipu-'));
    cpSync(RECORDS, folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const convert = (...words: string[]): Called => qipu(['convert', ...words], {}, folder);
  const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
  const list = (name = '.'): string[] =>
    existsSync(path.join(folder, name)) ? readdirSync(path.join(folder, name)).sort() : [];

  it('writes a record in another format into a folder, and says what is lost on a line with code and count', () => {
    const { code, out, err } = convert('lesson.2.wei7', '--to', 'wei7', '--out', 'new');
    deepEqual([code, err], [0, '']);
    const [first, loss, end] = out.split('\n');
    equal(first, `lesson.2.wei7 → ${path.join('new', 'lesson.2.wei7')}`);
    match(loss ?? '', /^ {2}loss\/print: 2 /);
    equal(end, '1 of 1 records converted.');
    equal(JSON.parse(read('new/lesson.2.wei7')).version, '3.0');
  });

  it('leaves nothing beside what it has written', () => {
    convert('lesson.2.wei7', '--to', 'wei7', '--out', 'new');
    deepEqual(list('new'), ['lesson.2.wei7']);
  });

  it('takes folders, in which files lie as they lay', () => {
    const { code, out, err } = convert('.', '--to', 'wei7', '--out', 'new');
    deepEqual([code, err], [0, '']);
    match(out, /wrong\.wei7 → .*\n {2}loss\/damaged: 1 .*5:\d+\n/);
    deepEqual(
      [list('new'), list('new/club')],
      [
        ['club', 'lesson.2.wei7'],
        ['plain.wei7', 'wrong.wei7'],
      ],
    );
  });

  it('carries along what is lost when it is asked to, which is not too strict then, and has it again on the way back', () => {
    writeFileSync(path.join(folder, 'a.sgf'), '(;FF[4]GM[1]SZ[9]ON[low];B[ee]BM[2]XY[own])\n');
    equal(convert('a.sgf', '--to', 'ishi', '--out', 'new', '--strict').code, 1);
    const { code, out } = convert('a.sgf', '--to', 'ishi', '--out', 'new', '--strict', '--carry');
    deepEqual([code, /loss\/opening: .*carried along/.test(out)], [0, true]);
    convert('new/a.ishi', '--to', 'sgf', '--out', 'back');
    match(read('back/a.sgf'), /ON\[low\]\n;B\[ee\]BM\[2\]XY\[own\]\)\n$/);
  });

  it('overwrites nothing, unless that is asked for', () => {
    const words = ['club/plain.wei7', '--to', 'wei7', '--out', 'new'];
    convert(...words);
    writeFileSync(path.join(folder, 'new/plain.wei7'), 'kept');
    const again = convert(...words);
    equal(again.code, 2);
    match(again.err, /is there already, and stays as it is; --force overwrites it/);
    equal(read('new/plain.wei7'), 'kept');
    equal(convert(...words, '--force').code, 0);
    ok(read('new/plain.wei7').startsWith('{'));
  });

  it('never writes over the record itself', () => {
    const before = read('club/plain.wei7');
    const { code, err } = convert('club/plain.wei7', '--to', 'wei7', '--force');
    equal(code, 2);
    match(err, /would be overwritten/);
    equal(read('club/plain.wei7'), before);
  });

  it('lets no record take the place of another that has just been written', () => {
    const { code, err } = convert('club/plain.wei7', 'lesson.2.wei7', '--to', 'wei7', '--out', 'new');
    deepEqual([code, err], [0, '']);
    cpSync(path.join(folder, 'club/plain.wei7'), path.join(folder, 'plain.wei7'));
    const twice = convert('club/plain.wei7', 'plain.wei7', '--to', 'wei7', '--out', 'other', '--force');
    equal(twice.code, 2);
    match(twice.err, /plain\.wei7: another record has become .*plain\.wei7 just now/);
  });

  it('writes nothing of a record that would lose something with --strict, and ends with 1', () => {
    const { code, out, err } = convert('lesson.2.wei7', 'club/plain.wei7', '--to', 'wei7', '--out', 'new', '--strict');
    equal(code, 1);
    match(out, /loss\/print/);
    match(err, /lesson\.2\.wei7: nothing is written/);
    deepEqual(list('new'), ['plain.wei7']);
  });

  it('tells programs in JSON', () => {
    const { out } = convert('.', '--to', 'wei7', '--out', 'new', '--losses', 'json');
    const told = JSON.parse(out) as { file: string; to: string[]; losses?: object[]; refused?: { code: string } }[];
    deepEqual(
      told.map(({ file, to, losses, refused }) => [file, to.length, losses?.length, refused?.code]),
      [
        ['lesson.2.wei7', 1, 1, undefined],
        [path.join('club', 'plain.wei7'), 1, 0, undefined],
        [path.join('club', 'wrong.wei7'), 1, 1, undefined],
      ],
    );
  });

  it('writes one record to the standard output, and tells of it elsewhere', () => {
    const { code, out, err } = convert('lesson.2.wei7', '--to', 'wei7', '--out', '-');
    equal(code, 0);
    equal(JSON.parse(out).version, '3.0');
    match(err, /loss\/print/);
    const two = convert('lesson.2.wei7', 'club/plain.wei7', '--to', 'wei7', '--out', '-');
    deepEqual([two.code, two.out], [2, '']);
    match(two.err, /Only one record can go to the standard output/);
  });

  it('says that a record is in that format already, and that is no fault', () => {
    const { code, err } = convert('club/plain.wei7', '--to', 'wei7-2.2', '--out', 'new');
    equal(code, 0);
    match(err, /plain\.wei7: cannot\/same: it is in that format already/);
    deepEqual(list('new'), []);
  });

  it('wants to know what to convert, and to what', () => {
    match(convert('lesson.2.wei7').err, /Say what to convert to/);
    match(convert('--to', 'wei7').err, /Name a file or a folder/);
    match(
      convert('lesson.2.wei7', '--to', 'pdf').err,
      /--to is pdf; it must be one of wei7, wei7-2\.2, jgf, ishi, sgf/,
    );
    equal(convert('lesson.2.wei7').code, 2);
    match(convert('none.sgf', '--to', 'wei7').err, /no such file/);
  });
});

describe('What is told of a record that was converted', () => {
  const places = Array.from({ length: 7 }, (_, line) => ({ line, character: 4 }));
  const loss = {
    code: 'loss/line',
    count: 7,
    places,
    carried: false,
    words: { en: '7 arrows and lines are left out', zh: '' },
  } as const;
  const lesson = { path: 'a.sgf', texts: ['', '', ''], losses: [loss] };

  it('names the first five places, counted from 1', () => {
    const [, line] = new TextReport('en').record(lesson, ['a.jgf']).split('\n');
    equal(line, '  loss/line: 7 arrows and lines are left out: 1:5, 2:5, 3:5, 4:5, 5:5, …');
  });

  it('names the first and the last of several files', () => {
    const [line] = new TextReport('en').record(lesson, ['a-01.jgf', 'a-02.jgf', 'a-03.jgf']).split('\n');
    equal(line, 'a.sgf → a-01.jgf … a-03.jgf (3 games)');
  });

  it('has all places for programs', () => {
    const [told] = JSON.parse(`[${new JsonReport('en').record(lesson, ['a.jgf'])}]`);
    deepEqual([told.losses[0].places.length, told.losses[0].places[6]], [7, { line: 7, character: 5 }]);
  });
});

describe('The files that come of a record', () => {
  it('are called as it is, with the ending of the format', () => {
    deepEqual(namesOfConverted('final 2019.10.sgf', 'jgf', 1), ['final 2019.10.jgf']);
    deepEqual(namesOfConverted('.sgf', 'jgf', 1), ['.sgf.jgf']);
    deepEqual(namesOfConverted('notes', 'ishi', 1), ['notes.ishi']);
  });

  it('are numbered in their order, where there are several', () => {
    deepEqual(namesOfConverted('club.sgf', 'wei7', 3), ['club-01.wei7', 'club-02.wei7', 'club-03.wei7']);
    equal(namesOfConverted('club.sgf', 'wei7', 120)[8], 'club-009.wei7');
  });
});
