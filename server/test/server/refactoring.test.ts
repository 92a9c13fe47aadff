import { deepEqual, equal, ok } from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CodeAction } from 'vscode-languageserver/node';
import { encodedIn } from '../../src/workspace/encoders';
import { Client } from '../support/client';

const URI = 'file:///records/a.sgf';
const TEXT = '(;GM[1]SZ[9];B[aa](;W[bb])(;W[cc]))\n(;GM[1]SZ[9];B[dd])\n';
const textDocument = { uri: URI };
/// In the second variation.
const position = { line: 0, character: TEXT.indexOf('cc') };
const START = { line: 0, character: 0 };
const CREATES = { documentChanges: true, resourceOperations: ['create'] };
const LINE = '(;GM[1]SZ[9];B[aa];W[cc])\n';

describe('Refactorings over the wire', () => {
  afterEach(() => Client.endAll());

  async function begun(more: object = {}): Promise<Client> {
    const client = await Client.begin(more);
    client.open(URI, TEXT, 'sgf');
    await client.checked(URI);
    return client;
  }

  async function actions(client: Client): Promise<CodeAction[]> {
    const range = { start: position, end: position };
    const context = { diagnostics: [], only: ['refactor'] };
    return (await client.request('textDocument/codeAction', { textDocument, range, context })) as never;
  }

  it('are told with their names', async () => {
    const client = await begun();
    const answer = (await client.request('qipu/refactorings', { textDocument, position })) as {
      offers: { id: string }[];
    };
    deepEqual(
      answer.offers.map(({ id }) => id),
      [
        ...['left-right', 'top-bottom', 'half', 'right', 'left', 'diagonal', 'antidiagonal', 'colors'],
        ...['promote', 'deleteVariation', 'beginHere', 'extract', 'split'],
      ],
    );
  });

  it('are edits', async () => {
    const client = await begun();
    const answer = (await client.request('qipu/refactor', { textDocument, position, id: 'deleteVariation' })) as {
      edits: unknown[];
      removes: number;
    };
    deepEqual([answer.edits.length > 0, answer.removes], [true, 1]);
  });

  it('are new texts', async () => {
    const client = await begun();
    const answer = await client.request('qipu/refactor', { textDocument, position, id: 'extract' });
    deepEqual(answer, { version: 1, edits: [], cursor: null, texts: [LINE] });
  });

  it('are refused with the reason', async () => {
    const client = await begun();
    const answer = (await client.request('qipu/refactor', { textDocument, position, id: 'numbers' })) as {
      refusal: string;
    };
    equal(answer.refusal, 'Moves have no numbers in this format.');
  });

  it('are code actions with their edits, where an editor cannot ask again', async () => {
    const client = await begun();
    const all = await actions(client);
    ok(all.every(({ edit }) => edit?.changes?.[URI]));
  });

  it('are worked out when one is chosen, where it can, and new records are files beside this one', async () => {
    const client = await begun({ workspaceEdit: CREATES, codeAction: { resolveSupport: { properties: ['edit'] } } });
    const all = await actions(client);
    const extract = all.find(({ kind, title }) => kind === 'refactor.extract' && title.startsWith('Extract'));
    equal(extract?.edit, undefined);
    const chosen = (await client.request('codeAction/resolve', extract)) as CodeAction;
    const uri = 'file:///records/a-line.sgf';
    deepEqual(chosen.edit?.documentChanges, [
      { kind: 'create', uri },
      { textDocument: { uri, version: null }, edits: [{ range: { start: START, end: START }, newText: LINE }] },
    ]);
  });

  it('make no files of a record that is in another encoding than editors write them in', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'qipu-'));
    const file = path.join(folder, 'C6-1.txt');
    const game = (name: string): string => `{[C6][${name}][乙][先手胜][2019.10.02 20:05 北京][杯];B(J,9)}\n`;
    const text = game('甲') + game('丙');
    writeFileSync(file, encodedIn(text, 'GB 18030') ?? '');
    const uri = pathToFileURL(file).href;
    const client = await Client.begin({
      workspaceEdit: CREATES,
      codeAction: { resolveSupport: { properties: ['edit'] } },
    });
    client.open(uri, text, 'ccgc');
    await client.checked(uri);
    const context = { diagnostics: [], only: ['refactor.extract'] };
    const asked = { textDocument: { uri }, range: { start: START, end: START }, context };
    const all = (await client.request('textDocument/codeAction', asked)) as CodeAction[];
    const split = all.find(({ title }) => title.startsWith('Split'));
    const chosen = (await client.request('codeAction/resolve', split)) as CodeAction;
    rmSync(folder, { recursive: true });
    deepEqual([split !== undefined, chosen.edit], [true, undefined]);
  });

  it('put files together', async () => {
    const client = await begun();
    const texts = [
      { name: 'a.sgf', text: '(;GM[1])' },
      { name: 'b.sgf', text: '(;GM[1])' },
    ];
    deepEqual(await client.request('qipu/merge', { texts }), { language: 'sgf', text: '(;GM[1])\n(;GM[1])\n' });
  });

  it('but not files of different formats', async () => {
    const client = await begun();
    const texts = [
      { name: 'a.sgf', text: '(;GM[1])' },
      { name: 'b.jgf', text: '{"tree":[]}' },
    ];
    const answer = (await client.request('qipu/merge', { texts })) as { refusal: string };
    equal(answer.refusal, 'Only records of one format can be put together; b.jgf is in another one.');
  });
});
