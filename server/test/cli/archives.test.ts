import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Hands } from '../../src/cli/lint/hands';
import { shardOf } from '../../src/cli/lint/part';
import { Progress } from '../../src/cli/lint/progress';
import { Spool } from '../../src/cli/lint/spool';
import { spread } from '../../src/cli/lint/spread';
import { Tally } from '../../src/cli/lint/tally';
import { byPath } from '../../src/cli/merge/order';
import { DEFAULT_PREFERENCES as PREFERENCES } from '../../src/language';
import type { Found } from '../../src/workspace/finding';
import { Random } from '../support/random';
import { type Called, qipu, withFolder } from './called';

const FILES = 60;

/// Sound, faulty, unreadable and unsaid, in folders within folders.
function archive(): Record<string, string> {
  const files: Record<string, string> = {};
  for (let i = 0; i < FILES; i++) {
    const folder = ['', 'b/', 'b/a/', 'c/'][i % 4];
    const size = i % 3 === 0 ? '0' : '19';
    const step = '{"action":{"type":"move","value":{"color":3,"point":{"x":0,"y":0}}}}';
    const steps = i % 5 === 0 ? `,"tree":{"steps":[${step},${step}]}` : ',"tree":{}';
    files[`records/${folder}${String(i * 7).padStart(3, '0')} 棋.wei7`] =
      `{"format":"wei7","version":"3.0","size":${size}${steps}}\n`;
  }
  for (let i = 0; i < FILES; i += 6) {
    files[`records/b/${i} ishi.ish`] = 'GOGAME\nBOARDSIZE 19\n1 B Q16\n2 W Q16\nENDGAME\n';
    files[`records/b/${i} sgf.sgf`] = '(;GM[1]FF[4]SZ[19];B[pd];W[pd])\n';
  }
  return files;
}

const inArchive = (test: (folder: string) => void): Promise<void> => withFolder(archive(), test);

/// So heavy that threads are begun.
const inHeavyArchive = (test: (folder: string) => void): Promise<void> =>
  withFolder({ ...archive(), 'records/0.sgf': `(;GM[1]FF[4]SZ[19]C[${'heavy '.repeat(200_000)}];B[tt])\n` }, test);

const lint = (folder: string, ...words: readonly string[]): Called => qipu(['lint', ...words], {}, folder);

/// A report in a file, to be merged.
function kept(folder: string, name: string, text: string): string {
  writeFileSync(path.join(folder, name), text);
  return name;
}

describe('qipu lint of many files', () => {
  for (const format of ['text', 'json', 'ndjson', 'sarif']) {
    it(`tells the same in ${format} whatever the number of threads is`, () =>
      inHeavyArchive((folder) => {
        const words = ['--format', format, '--severity', '3.9=warning', 'records', 'nowhere.wei7'];
        const [one, three] = ['1', '3'].map((jobs) => lint(folder, ...words, '--jobs', jobs));
        ok((one?.out.length ?? 0) > 1000);
        deepEqual(three, one);
      }));
  }

  it('reads the paths to check from standard input or a file, a line or a NUL behind each', () =>
    inArchive((folder) => {
      const whole = lint(folder, 'records');
      const list = whole.out.match(/^records[^:]+/gm) ?? [];
      const files = [...new Set(list)];
      const listed = lint(folder, ...files).out;
      kept(folder, 'lines.txt', `${files.join('\n')}\n`);
      kept(folder, 'nuls.txt', `${files.join('\0')}\0`);
      equal(lint(folder, '--files-from', 'lines.txt').out, listed);
      equal(lint(folder, '--files-from', 'nuls.txt').out, listed);
      equal(qipu(['lint', '--files-from', '-'], {}, folder, files.join('\n')).out, listed);
    }));

  it('takes paths or a list of them, not both', () => {
    const { code, err } = qipu(['lint', '--files-from', 'x', 'clean.wei7']);
    deepEqual([code, err], [2, 'qipu: Name files and folders, or give a list of them by --files-from; not both.\n']);
  });

  it('says that a list is not there', () => {
    const { code, err } = qipu(['lint', '--files-from', 'nowhere.txt']);
    deepEqual([code, err], [2, 'qipu: nowhere.txt: there is no such file or folder.\n']);
  });

  it('asks for a sensible number of threads, and for a shard that there is', () => {
    match(qipu(['lint', '--jobs', '0', '.']).err, /^qipu: --jobs is 0; it must be a whole number from 1 to 999\.\n$/);
    match(qipu(['lint', '--shard', '4/3', '.']).err, /^qipu: --shard is 4\/3; write it as 3\/10/);
  });
});

describe('A report in NDJSON', () => {
  it('has a line for each diagnostic, and one for each file when all of it has been told', () =>
    inArchive((folder) => {
      const { out, code } = lint(folder, '--format', 'ndjson', 'records/c');
      const lines = out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line));
      const done = lines.filter((line) => 'format' in line);
      equal(code, 1);
      equal(done.length, FILES / 4);
      equal(
        done.reduce((sum, { errors, warnings, infos }) => sum + errors + warnings + infos, 0),
        lines.length - done.length,
      );
    }));

  it('tells what could not be read', () => {
    const { out } = qipu(['lint', '--format', 'ndjson', 'nowhere.wei7']);
    equal(out, '{"file":"nowhere.wei7","failed":"nowhere.wei7: there is no such file or folder."}\n');
  });
});

describe('Shards', () => {
  it('have each file once, and the same whatever other files there are', () => {
    const paths = Array.from({ length: 3000 }, (_, i) => `a/${i}.wei7`);
    const counts = [0, 0, 0];
    for (const one of paths) counts[shardOf(one, 3)]!++;
    ok(
      counts.every((count) => count > 900),
      String(counts),
    );
    equal(shardOf('./a/1.wei7', 7), shardOf('a/1.wei7', 7));
  });

  for (const format of ['json', 'ndjson', 'sarif']) {
    it(`in ${format} are merged into what is told of the whole`, () =>
      inArchive((folder) => {
        const words = ['--format', format, 'records'];
        const whole = lint(folder, ...words);
        const parts = [1, 2, 3].map((i) => kept(folder, `${i}.part`, lint(folder, ...words, '--shard', `${i}/3`).out));
        deepEqual(qipu(['merge', ...parts], {}, folder), whole);
      }));
  }

  it('in NDJSON are merged into JSON and SARIF too', () =>
    inArchive((folder) => {
      const parts = [2, 1].map((i) =>
        kept(folder, `${i}.part`, lint(folder, '--format', 'ndjson', 'records', '--shard', `${i}/2`).out),
      );
      for (const format of ['json', 'sarif']) {
        equal(
          qipu(['merge', '--format', format, ...parts], {}, folder).out,
          lint(folder, '--format', format, 'records').out,
        );
      }
    }));

  it('with a file that cannot be read end with 2 when they are merged, and say so in SARIF', () =>
    withFolder({}, (folder) => {
      const whole = lint(folder, '--format', 'sarif', 'nowhere.wei7');
      deepEqual({ ...qipu(['merge', kept(folder, 'a', whole.out)], {}, folder), err: whole.err }, whole);
    }));

  it('of two kinds are not merged, nor what is no report', () =>
    withFolder({ a: '[]\n', b: '{"$schema":"","runs":[]}', c: '[{' }, (folder) => {
      match(qipu(['merge', 'a', 'b'], {}, folder).err, /^qipu: A report in sarif cannot be merged into json;/);
      match(qipu(['merge', 'b'], {}, folder).err, /^qipu: b is no whole report of qipu lint/);
      match(qipu(['merge', 'c'], {}, folder).err, /^qipu: c is no whole report of qipu lint/);
      match(qipu(['merge', '--format', 'sarif', 'a'], {}, folder).err, /^qipu: A report in json cannot be merged into/);
    }));
});

describe('A report that was cut short', () => {
  it('goes on with what it does not tell yet, and then is merged into what is told of the whole', () =>
    inArchive((folder) => {
      const whole = lint(folder, '--format', 'sarif', 'records').out;
      const bytes = Buffer.from(lint(folder, '--format', 'ndjson', 'records').out);
      const random = new Random(14);
      for (let n = 0; n < 4; n++) {
        const cut = n === 0 ? 0 : random.below(bytes.length);
        const report = path.join(folder, 'report');
        writeFileSync(report, bytes.subarray(0, cut));
        const rest = lint(folder, '--format', 'ndjson', '--resume', 'report', 'records').out;
        writeFileSync(report, rest, { flag: 'a' });
        equal(qipu(['merge', '--format', 'sarif', 'report'], {}, folder).out, whole, `cut at ${cut}`);
      }
    }));

  it('with all told has nothing to go on with', () =>
    inArchive((folder) => {
      const words = ['--format', 'ndjson', 'records'];
      kept(folder, 'report', lint(folder, ...words).out);
      deepEqual(lint(folder, ...words, '--resume', 'report'), { code: 0, out: '', err: '' });
    }));

  it('can be a list of paths as well, and need not be there yet', () =>
    inArchive((folder) => {
      const files = JSON.parse(lint(folder, '--format', 'json', 'records/b').out).map(
        ({ file }: { file: string }) => file,
      );
      kept(folder, 'done', files.join('\n'));
      equal(lint(folder, '--format', 'json', '--resume', 'done', 'records/b').out, '[]\n');
      equal(lint(folder, '--resume', 'nowhere', 'records/b').out, lint(folder, 'records/b').out);
    }));

  it('is told of when it has less of a file than it says', () =>
    withFolder({ a: '{"file":"x.wei7","format":"wei7-3.0","errors":1,"warnings":0,"infos":0}\n' }, (folder) => {
      match(qipu(['merge', 'a'], {}, folder).err, /^qipu: x\.wei7: the report tells 0 diagnostics of it and not 1;/);
    }));
});

/// The recipes of the page about archives, by their names.
const recipes = [...readFileSync('docs/ARCHIVES.md', 'utf8').matchAll(/^```sh (\w+)\n([\s\S]*?)^```/gm)];

/// Not everybody has it; CI installs it.
const hasParallel = spawnSync('parallel', ['--version']).status === 0;

describe('The recipes for archives', () => {
  it('are on their page', () => {
    deepEqual(recipes.map(([, name]) => name).sort(), ['matrix', 'parallel', 'resume', 'xargs']);
  });

  const run = (folder: string, script: string): void => {
    const env = { PATH: `${folder}:${process.env.PATH}`, HOME: folder };
    const { status, stderr } = spawnSync('sh', ['-c', script], { cwd: folder, env, encoding: 'utf8' });
    deepEqual([status, stderr], [0, '']);
  };

  for (const [, name, script = ''] of recipes) {
    if (process.platform === 'win32') continue;
    it(`give the report of the whole: ${name}`, function () {
      if (name === 'parallel' && !hasParallel && !process.env.CI) this.skip();
      return inArchive((folder) => {
        const command = `#!/bin/sh\nexec '${process.execPath}' '${path.resolve('dist/cli.js')}' "$@"\n`;
        writeFileSync(path.join(folder, 'qipu'), command, { mode: 0o755 });
        const whole = lint(folder, '--format', 'sarif', 'records').out;
        run(folder, script);
        equal(readFileSync(path.join(folder, 'report.sarif'), 'utf8'), whole);
      });
    });
  }
});

describe('Very many files', () => {
  const wanted = { format: 'text', all: false, fix: 'no', colored: false, preferences: PREFERENCES } as const;

  for (const jobs of [1, 3]) {
    it(`are found no faster than they are checked, by ${jobs} threads`, async () => {
      let found = 0;
      async function* files(): AsyncGenerator<Found> {
        for (;;) yield { path: `nowhere/${found++}.wei7`, language: 'wei7' };
      }
      let checked = 0;
      let most = 0;
      for await (const _ of spread(files(), { ...wanted, jobs, program: path.resolve('dist/server.js') })) {
        most = Math.max(most, found - checked);
        if (++checked === 2000) break;
      }
      ok(most <= 1000, `${most} at once`);
    });
  }

  /// A thread that is done at once with every file but one, which ends it.
  const THREAD = `const { parentPort } = require('node:worker_threads');
    const examined = ({ path }) => path === 'bad' ? process.exit(1) : { path, bytes: 1, failures: [], told: undefined };
    parentPort.on('message', (files) => parentPort.postMessage(files.map(examined)));`;

  const withHands = (test: (hands: Hands) => Promise<void>): Promise<void> =>
    withFolder({ 'thread.js': THREAD }, async (folder) => {
      const hands = new Hands(1, path.join(folder, 'thread.js'), wanted);
      await test(hands);
      hands.end();
    });

  it('are examined by a thread that knows their language before others are', () =>
    withHands(async (hands) => {
      const done: string[] = [];
      const examine = async (name: string, language: string): Promise<void> => {
        await hands.examine(language, [{ path: name, language }]);
        done.push(name);
      };
      await Promise.all([examine('1', 'sgf'), examine('2', 'jgf'), examine('3', 'sgf'), examine('4', 'jgf')]);
      deepEqual(done, ['1', '3', '2', '4']);
    }));

  it('are examined all the same when a thread breaks down at one of them', () =>
    withHands(async (hands) => {
      const piece = ['a', 'bad', 'b'].map((name) => ({ path: name, language: 'sgf' }));
      const [some, others] = await Promise.all([
        hands.examine('sgf', piece),
        hands.examine('jgf', [{ path: 'c', language: 'jgf' }]),
      ]);
      deepEqual(
        [...some, ...others].map(({ path: name, failures }) => [name, failures.length]),
        [
          ['a', 0],
          ['bad', 1],
          ['b', 0],
          ['c', 0],
        ],
      );
    }));

  it('leave no trace where their list waited on the disk', () => {
    const spool = new Spool(100);
    const pieces = Array.from({ length: 200 }, (_, i) => `${i}号,`);
    for (const piece of pieces) spool.add(piece);
    equal([...spool.all()].join(''), pieces.join(''));
  });
});

describe('Progress', () => {
  const told = (isTTY: boolean, language: 'en' | 'zh' = 'en') => {
    const lines: string[] = [];
    let now = 0;
    const progress = new Progress({ isTTY, write: (text) => lines.push(text) }, language, () => now);
    const tally = new Tally();
    return {
      lines,
      progress,
      add: (milliseconds: number, bytes: number) => {
        now += milliseconds;
        tally.add({ error: 1, warning: 0, info: 0 });
        progress.add(tally, bytes);
      },
    };
  };

  async function* three(): AsyncGenerator<number> {
    yield* [1, 2, 3];
  }

  it('says on a terminal how many files, how fast, how many faults and how long it will take', async () => {
    const { lines, progress, add } = told(true);
    progress.of(three);
    await new Promise((resolve) => setImmediate(resolve));
    add(2000, 5e6);
    progress.end();
    deepEqual(lines, ['\r\u001b[K1 of 3 files · 2.5 MB/s · 1 faults · 0:04 left', '\r\u001b[K']);
  });

  it('says so in Chinese, and without a total as long as that is not known', () => {
    const { lines, add } = told(true, 'zh');
    add(2000, 5e6);
    deepEqual(lines, ['\r\u001b[K1 个文件 · 2.5 MB/s · 1 处问题']);
  });

  it('says nothing of what is done soon, and not too often', () => {
    const { lines, add } = told(true);
    add(900, 1);
    for (let i = 0; i < 100; i++) add(10, 1);
    ok(lines.length >= 4 && lines.length <= 6, String(lines.length));
  });

  it('says nothing in a pipe', () => {
    const { lines, add } = told(false);
    add(5000, 1);
    deepEqual(lines, []);
  });
});

describe('The order of paths', () => {
  it('has the files of a folder before those in folders within it', () => {
    const paths = ['r/b/a.wei7', 'r/z.wei7', 'r/b.wei7', 'r/a/x/1.wei7', 'r/a/2.wei7'];
    deepEqual(paths.sort(byPath), ['r/b.wei7', 'r/z.wei7', 'r/a/2.wei7', 'r/a/x/1.wei7', 'r/b/a.wei7']);
  });
});
