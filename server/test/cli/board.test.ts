import { deepEqual, equal, match, throws } from 'node:assert/strict';
import { filePlace } from '../../src/cli/board/place';
import { CLEAN, qipu, withFolder } from './called';

const shown = (...words: string[]): string => {
  const { code, out, err } = qipu(['board', ...words]);
  deepEqual([code, err], [0, '']);
  return out;
};

const json = (file: string) => JSON.parse(shown('--format', 'json', file));

describe('qipu board', () => {
  it('shows the end of the main line, with all that is known of it', () => {
    equal(
      shown('clean.wei7'),
      [
        '   A B C D E F G H J',
        '9  . . . . . . . . . 9',
        '8  . . . . . . . . . 8',
        '7  . . + . . . + . . 7',
        '6  . . . . O(X). . . 6',
        '5  . . . . X . . . . 5',
        '4  . . . . . . . . . 4',
        '3  . . + . . . + . . 3',
        '2  . . . . . . . . . 2',
        '1  . . . . . . . . . 1',
        '   A B C D E F G H J',
        '',
        'Board: 9 by 9',
        'Title: 右',
        'Branch: 1',
        'Move 3: Black F6',
        'To play: White',
        'Stones taken: Black 0, White 0',
        'Marks: E7 A',
        '',
      ].join('\n'),
    );
  });

  it('shows what stands at a line, and at a column of it', () => {
    match(shown('clean.wei7:8'), /\nMove 1: Black E5\n/);
    match(shown('clean.wei7:9'), /\nMove 2: White E6\n[\s\S]*\n\n第二手\nThe second move\n$/);
    // The blanks that a line begins with belong to what comes on it.
    match(shown('clean.wei7:9:1'), /\nMove 2: White E6\n/);
    match(shown('clean.wei7:13'), /\nTitle: 左\nBranch: 2\nMove 3: Black passes\n/);
    match(shown('clean.wei7:1'), /\nMoves so far: 0\nTo play: Black\n/);
  });

  it('speaks Chinese', () => {
    match(shown('--lang', 'zh', 'clean.wei7:9'), /\n棋盘：9×9\n第 2 手：白 E6\n轮到：黑\n提子：黑 0, 白 0\n/);
  });

  it('prints the same for programs', () => {
    const board = json('clean.wei7:8');
    deepEqual(Object.keys(board).sort(), [
      'captures',
      'columns',
      'game',
      'height',
      'lastMove',
      'marks',
      'node',
      'rows',
      'toMove',
    ]);
    deepEqual(board.node, {
      path: [],
      move: 1,
      range: { start: { line: 8, column: 7 }, end: { line: 8, column: 93 } },
    });
    deepEqual([board.game, board.columns, board.height, board.rows[4]], ['go', 9, 9, '....X....']);
  });

  it('reads what lint would call badly encoded', () => {
    equal(json('utf-16.wei7:9').comment, '第二手\nThe second move');
    equal(json('gbk.wei7:9').comment, '第二手\nThe second move');
  });

  it('ends with 1 when there is no board', () => {
    deepEqual(qipu(['board', 'no-board.wei7']), {
      code: 1,
      out: '',
      err: 'qipu: no-board.wei7: there is no board in this file.\n',
    });
  });

  it('ends with 2 when it does not get what it needs', () => {
    const told = (...words: string[]) => {
      const { code, out, err } = qipu(['board', ...words]);
      deepEqual([code, out], [2, '']);
      return err;
    };
    equal(told('.'), 'qipu: . is a folder; name a file in it.\n');
    equal(told('nowhere.wei7:3'), 'qipu: nowhere.wei7: there is no such file or folder.\n');
    equal(told('clean.wei7:99'), 'qipu: clean.wei7 has no line 99; it has 17.\n');
    equal(told('clean.wei7:0'), 'qipu: clean.wei7:0: lines and columns are counted from 1.\n');
    equal(told(), 'qipu: Name the file whose board to show.\n');
    equal(told('clean.wei7', 'bom.wei7'), 'qipu: board shows one file at a time, not 2.\n');
    equal(told('--format', 'png', 'clean.wei7'), 'qipu: --format is png; it must be one of text, json, svg.\n');
    match(told('notes.txt'), /^qipu: notes\.txt: neither its name nor its content/);
  });

  it('shows a board whose columns have names of two letters', () =>
    withFolder({ 'a.wei7': CLEAN.replace('"tree"', '"size": { "width": 27, "height": 2 }, "tree"') }, (folder) => {
      const [head, first] = qipu(['board', 'a.wei7'], {}, folder).out.split('\n');
      match(head ?? '', /^ {4}A {2}B .* Z AA AB$/);
      match(first ?? '', /^2 ( {2}\.){27} 2$/);
    }));

  it('takes a file with a colon in its name for what it is', function () {
    if (process.platform === 'win32') this.skip();
    return withFolder({ 'DB:1': CLEAN }, (folder) => {
      equal(qipu(['board', 'DB:1'], {}, folder).code, 0);
      equal(qipu(['board', 'DB:1:1:1'], {}, folder).code, 0);
    });
  });
});

describe('FILE:LINE:COLUMN', () => {
  const place = (given: string, ...files: string[]) => filePlace(given, (path) => files.includes(path));

  it('is a file, a line and a column', () => {
    deepEqual(place('a.wei7', 'a.wei7'), { path: 'a.wei7' });
    deepEqual(place('a.wei7:3', 'a.wei7'), { path: 'a.wei7', line: 3 });
    deepEqual(place('a.wei7:3:14', 'a.wei7'), { path: 'a.wei7', line: 3, column: 14 });
  });

  it('knows the letter of a drive', () => {
    deepEqual(place('C:\\a.wei7', 'C:\\a.wei7'), { path: 'C:\\a.wei7' });
    deepEqual(place('C:\\a.wei7:3:14', 'C:\\a.wei7'), { path: 'C:\\a.wei7', line: 3, column: 14 });
    deepEqual(place('C:\\none.wei7'), { path: 'C:\\none.wei7' });
  });

  it('is the name of a file, if there is one of that name', () => {
    deepEqual(place('a:3', 'a:3', 'a'), { path: 'a:3' });
    deepEqual(place('a:3:4', 'a:3', 'a'), { path: 'a:3', line: 4 });
    deepEqual(place('a:3:4:5', 'a:3'), { path: 'a:3', line: 4, column: 5 });
  });

  it('counts from 1', () => {
    throws(() => place('a:0', 'a'), /counted from 1/);
    throws(() => place('a:1:0', 'a'), /counted from 1/);
  });
});
