/// The settings for other editors, as docs/EDITORS.md has them: they are read from there and tried with records of every language.

import { deepEqual, match } from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gb18030 } from './support/gb18030';
import { means, needs } from './support/means';

/// Each has a fault that only its own format knows.
const RECORDS: Readonly<Record<string, readonly [text: string, fault: RegExp]>> = {
  'a.wei7': ['{ "format": "wei7", "version": "3.0", "size": "nine", "tree": {} }\n', /nine|size/],
  'b.jgf': [
    '{ "record": { "format": "JGF", "version": 2 }, "board": { "size": 19 }, "tree": [{ "move": 7 }] }\n',
    /\S/,
  ],
  'c.sgf': ['(;FF[4]GM[1]SZ[9]AW[aa];B[aa])\n', /A9/],
  'd.ishi': ['BOARDSIZE 9\nB 1 A1\nW 2 A1\n', /A1/],
  'C6-甲队 vs 乙队-先手胜.txt': ['{[C6][甲队][乙队][先手胜][2018.08.03 10:30 合肥][2018 CCGC];B(J,10);W(J,10)}', /J10/],
};

const documented = readFileSync('docs/EDITORS.md', 'utf8');
const settings = (language: string): string =>
  new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(documented)?.[1] ?? '';

/// What an editor shows of each record, with `qipu-language-server` on the PATH as npm puts it there.
async function shownIn(
  program: string,
  words: readonly string[],
  file: string,
  text: string,
): Promise<Readonly<Record<string, string>>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'qipu-editors-'));
  try {
    for (const name of ['bin', 'records']) mkdirSync(path.join(folder, name));
    for (const [name, [record]] of Object.entries(RECORDS)) {
      writeFileSync(path.join(folder, 'records', name), name.endsWith('.txt') ? await gb18030(record) : record);
    }
    const server = path.join(folder, 'bin/qipu-language-server');
    writeFileSync(server, `#!/bin/sh\nexec '${process.execPath}' '${path.resolve('dist/server.js')}' "$@"\n`);
    chmodSync(server, 0o755);
    writeFileSync(path.join(folder, file), text);
    const env = {
      ...process.env,
      HOME: folder,
      PATH: `${path.join(folder, 'bin')}${path.delimiter}${process.env.PATH}`,
    };
    execFileSync(program, words, { cwd: folder, env, timeout: 600_000, stdio: ['ignore', 'ignore', 'pipe'] });
    return JSON.parse(readFileSync(path.join(folder, 'seen.json'), 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function hasAll(shown: Readonly<Record<string, string>>): void {
  deepEqual(Object.keys(shown).sort(), Object.keys(RECORDS).sort());
  for (const [name, [, fault]] of Object.entries(RECORDS)) match(shown[name] ?? '', fault, name);
}

describe('The settings for Neovim', () => {
  needs('neovim');

  it('have records of every language checked', async () => {
    const script = path.resolve('client/e2e/neovim/settings.lua');
    const words = ['--headless', '-u', 'init.lua', '-i', 'NONE', '-n', '-c', `luafile ${script}`];
    hasAll(await shownIn(means.neovim as string, words, 'init.lua', settings('lua')));
  });
});

describe('The settings for Emacs', () => {
  needs('emacs');

  it('have records of every language checked', async () => {
    const words = ['--batch', '-q', '--eval', '(package-initialize)', '-l', 'init.el'];
    const script = path.resolve('client/e2e/emacs/settings.el');
    hasAll(await shownIn(means.emacs as string, [...words, '-l', script], 'init.el', settings('elisp')));
  });
});
