import { deepEqual, equal } from 'node:assert/strict';
import { mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PublishDiagnosticsParams } from 'vscode-languageserver/node';
import { Client } from '../support/client';

const SOUND = '{"format":"wei7","version":"3.0","tree":{"steps":[]}}';
const FAULTY = SOUND.replace('3.0', '3.1');

describe('qipu/checkFolder', () => {
  let folder = '';
  const at = (name: string): string => path.join(folder, name);
  const address = (name: string): string => pathToFileURL(at(name)).toString();

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'qipu-folder-'));
    writeFileSync(at('good.wei7'), SOUND);
    writeFileSync(at('bad.wei7'), FAULTY);
    writeFileSync(at('nothing.txt'), 'no record');
  });

  afterEach(() => {
    Client.endAll();
    rmSync(folder, { recursive: true });
  });

  async function checked(): Promise<{ client: Client; answer: unknown }> {
    const client = await Client.begin();
    const answer = await client.request('qipu/checkFolder', { uri: pathToFileURL(folder).toString() });
    return { client, answer };
  }

  /// How many faults were published of a file, each time.
  const published = (client: Client, name: string): number[] =>
    client.received
      .filter(({ method }) => method === 'textDocument/publishDiagnostics')
      .map(({ params }) => params as PublishDiagnosticsParams)
      .filter(({ uri }) => uri === address(name))
      .map(({ diagnostics }) => diagnostics.length);

  /// Once so many faults have been published of a file last.
  const told = (client: Client, name: string, faults: number): Promise<unknown> =>
    client.next(() => published(client, name).at(-1) === faults, `${faults} faults of ${name}`);

  it('counts the records, and those that have faults', async () => {
    deepEqual((await checked()).answer, { records: 2, faulty: 1 });
  });

  it('publishes what is wrong with files that are not open', async () => {
    const { client } = await checked();
    deepEqual([published(client, 'bad.wei7'), published(client, 'good.wei7')], [[1], [0]]);
  });

  it('checks a file again that has changed', async () => {
    const { client } = await checked();
    writeFileSync(at('bad.wei7'), SOUND);
    client.notify('workspace/didChangeWatchedFiles', { changes: [{ uri: address('bad.wei7'), type: 2 }] });
    await told(client, 'bad.wei7', 0);
    deepEqual(published(client, 'bad.wei7'), [1, 0]);
  });

  it('has nothing to say of a file that is gone', async () => {
    const { client } = await checked();
    unlinkSync(at('bad.wei7'));
    client.notify('workspace/didChangeWatchedFiles', { changes: [{ uri: address('bad.wei7'), type: 3 }] });
    await told(client, 'bad.wei7', 0);
    deepEqual(published(client, 'bad.wei7'), [1, 0]);
  });

  it('leaves a record to the editor that has opened it', async () => {
    const client = await Client.begin();
    client.open(address('bad.wei7'), SOUND);
    await client.checked(address('bad.wei7'));
    await client.request('qipu/checkFolder', { uri: pathToFileURL(folder).toString() });
    equal(published(client, 'bad.wei7').at(-1), 0);
  });

  it('knows what is wrong with a file again when it is closed', async () => {
    const { client } = await checked();
    client.open(address('bad.wei7'), SOUND);
    await client.checked(address('bad.wei7'));
    client.notify('textDocument/didClose', { textDocument: { uri: address('bad.wei7') } });
    await told(client, 'bad.wei7', 1);
  });

  it('answers nothing for what is not on a disk', async () => {
    const client = await Client.begin();
    equal(await client.request('qipu/checkFolder', { uri: 'memfs:/records' }), null);
  });
});
