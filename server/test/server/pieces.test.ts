import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { entries } from '../../src/formats/list';
import { Client } from '../support/client';
import { fixtures, languageOf } from '../support/fixtures';

/// Bytes.
const MOST = 450 * 1024;

/// A record of each format, under the name of its file.
const samples = entries.map(({ id }) => ({ id, record: fixtures(id, 'good')[0] as { name: string; text: string } }));

async function opened(client: Client, id: string, record: { name: string; text: string }): Promise<number> {
  const uri = `file:///records/${encodeURIComponent(record.name)}`;
  client.open(uri, record.text, languageOf(id));
  return (await client.checked(uri)).length;
}

/// The files that a server has loaded at its end, and their sizes.
async function loadedBy(client: Client): Promise<[file: string, size: number][]> {
  await client.request('shutdown', null);
  const ended = new Promise((resolve) => client.process.on('close', resolve));
  client.notify('exit', null);
  await ended;
  return JSON.parse(client.stderr);
}

describe('What is built', () => {
  afterEach(() => Client.endAll());

  for (const { id, record } of samples) {
    it(`loads ${id} for its records, and no more than they need`, async () => {
      const client = await Client.begin({ node: ['--require', path.resolve('server/test/support/loaded.cjs')] });
      await opened(client, id, record);
      const loaded = await loadedBy(client);
      const formats = loaded.filter(([file]) => path.basename(path.dirname(file)) === 'formats');
      ok(formats.length <= 2, formats.join());
      const size = loaded.reduce((sum, [, one]) => sum + one, 0);
      ok(size > 100_000 && size <= MOST, `${size} bytes`);
    });
  }

  it('loads no format before there is a record', async () => {
    const client = await Client.begin({ node: ['--require', path.resolve('server/test/support/loaded.cjs')] });
    const loaded = await loadedBy(client);
    deepEqual(
      loaded.filter(([file]) => path.basename(path.dirname(file)) === 'formats'),
      [],
    );
  });

  it('works wherever it is copied: the server with every format, and the command', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'qipu-alone-'));
    try {
      cpSync('dist', path.join(folder, 'dist'), { recursive: true });
      const client = await Client.begin({ server: path.join(folder, 'dist/server.js'), folder });
      for (const { id, record } of samples) await opened(client, id, record);
      // So many that threads are begun.
      for (let i = 10; i < 40; i++) writeFileSync(path.join(folder, `${i}.jgf`), '{');
      const args = [path.join(folder, 'dist/cli.js'), 'lint', '--jobs', '2', '.'];
      const { status, stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
      equal(status, 1);
      match(stdout, /^39\.jgf:1:1 error[\s\S]* in 30 of 30 files\.$/m);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('The list of formats', () => {
  for (const entry of entries) {
    it(`loads ${entry.id} under its own name, once`, () => {
      equal(entry.load().specification.id, entry.id);
      equal(entry.load(), entry.load());
    });
  }
});
