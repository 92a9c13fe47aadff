/// The `qipu` command as a person calls it: its own process, run to the end.

import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const CLI = path.resolve('dist/cli.js');

export interface Called {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/// Nothing of the tester's own language and colours comes through.
const environment = (more: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  ...more,
});

/// Paths are those of the fixtures, unless another folder is given.
export function qipu(
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
  cwd = 'test-fixtures/cli',
  input = '',
): Called {
  const done = spawnSync(process.execPath, [CLI, ...words], {
    cwd,
    env: environment(env),
    input,
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  });
  return { code: done.status, out: done.stdout, err: done.stderr };
}

/// Calls it, reads one piece of what it prints, and goes away.
export function qipuCutShort(words: readonly string[], cwd: string): Promise<Called> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [CLI, ...words], { cwd, env: environment({}) });
    let [out, err] = ['', ''];
    child.stdout.once('data', (chunk) => {
      out = String(chunk);
      child.stdout.destroy();
    });
    child.stderr.on('data', (chunk) => (err += chunk));
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

/// A folder with files for the time of a test.
export async function withFolder(
  files: Readonly<Record<string, string>>,
  test: (folder: string) => void | Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'qipu-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), text);
    }
    await test(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export const CLEAN = '{ "format": "wei7", "version": "3.0", "tree": {} }\n';
export const FAULTY = '{ "format": "wei7", "version": "3.0", "size": 0, "tree": {} }\n';
