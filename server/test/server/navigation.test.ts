import { deepEqual, equal, rejects } from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CodeLens, InlayHint, SemanticTokens, WorkspaceSymbol } from 'vscode-languageserver/node';
import { type Beginning, Client } from '../support/client';

const URI = 'file:///records/a.sgf';
const TEXT = '(;GM[1]FF[4]SZ[9]PB[Ann];B[aa];W[aa]\n(;B[bb])\n(;B[cc];W[dd]))\n';

/// A range of the first line.
const range = (from: number, to: number) => ({
  start: { line: 0, character: from },
  end: { line: 0, character: to },
});
const [NAME, FIRST, SECOND] = [TEXT.indexOf('Ann'), TEXT.indexOf('B[aa]'), TEXT.indexOf('W[aa]')];
const textDocument = { uri: URI };
const ALL = { start: { line: 0, character: 0 }, end: { line: 9, character: 0 } };

async function opened(beginning: Beginning = {}): Promise<Client> {
  const client = await Client.begin(beginning);
  client.open(URI, TEXT, 'sgf');
  return client;
}

const ask = async (method: string, params: object, beginning?: Beginning): Promise<unknown> =>
  (await opened(beginning)).request(method, { textDocument, ...params });

const at = (character: number) => ({ position: { line: 0, character } });

afterEach(() => Client.endAll());

describe('Getting about in a record, over the wire', () => {
  it('answers with ranges inside each other', async () => {
    const positions = [at(SECOND).position];
    const [first] = (await ask('textDocument/selectionRange', { positions })) as [{ parent: object }];
    deepEqual(Object.keys(first), ['range', 'parent']);
  });

  it('leads from a move on a taken point to the stone there', async () => {
    deepEqual(await ask('textDocument/definition', at(SECOND)), [{ uri: URI, range: range(FIRST, FIRST + 5) }]);
  });

  it('tells what it is said of, where that can be shown', async () => {
    const can = { textDocument: { definition: { linkSupport: true } } };
    const [link] = (await ask('textDocument/definition', at(SECOND), can)) as { originSelectionRange: object }[];
    deepEqual(link?.originSelectionRange, range(SECOND, SECOND + 5));
  });

  it('shows both parentheses, and a stone with its origin', async () => {
    const client = await opened();
    const found = await client.request('textDocument/documentHighlight', { textDocument, ...at(0) });
    equal((found as unknown[]).length, 2);
    deepEqual(await client.request('textDocument/documentHighlight', { textDocument, ...at(SECOND) }), [
      { range: range(FIRST, FIRST + 5), kind: 3 },
      { range: range(SECOND, SECOND + 5), kind: 2 },
    ]);
  });

  it('finds what becomes of a stone', async () => {
    const found = await ask('textDocument/references', { ...at(FIRST), context: { includeDeclaration: true } });
    deepEqual(
      (found as { range: object }[]).map((one) => one.range),
      [range(FIRST, FIRST + 5), range(SECOND, SECOND + 5)],
    );
  });

  it('links nothing where brackets have no names', async () => {
    equal(await ask('textDocument/linkedEditingRange', at(SECOND)), null);
  });

  it('renames a player, and says where there is none, or no such name', async () => {
    const client = await opened({ textDocument: { rename: { prepareSupport: true } } });
    const prepared = await client.request('textDocument/prepareRename', { textDocument, ...at(NAME) });
    deepEqual(prepared, { range: range(NAME, NAME + 3), placeholder: 'Ann' });
    equal(await client.request('textDocument/prepareRename', { textDocument, ...at(FIRST) }), null);
    const edit = await client.request('textDocument/rename', { textDocument, ...at(NAME), newName: 'Cleo' });
    deepEqual(edit, { changes: { [URI]: [{ range: range(NAME, NAME + 3), newText: 'Cleo' }] } });
    await rejects(client.request('textDocument/rename', { textDocument, ...at(NAME), newName: ' ' }), /cannot be/);
  });

  it('does nothing of that where it is switched off', async () => {
    const options = { navigation: { enable: false }, highlights: { enable: false }, rename: { enable: false } };
    const client = await opened({ options });
    for (const method of ['definition', 'references', 'documentHighlight', 'prepareRename']) {
      const params = { textDocument, ...at(SECOND), context: { includeDeclaration: true } };
      equal(await client.request(`textDocument/${method}`, params), null, method);
    }
  });
});

describe('What is shown in a text, over the wire', () => {
  it('is hints, of the kinds that are wished', async () => {
    const labels = async (inlayHints: object): Promise<string> => {
      const hints = await ask('textDocument/inlayHint', { range: ALL }, { options: { inlayHints } });
      return (hints as InlayHint[]).map(({ label }) => label).join(' ');
    };
    equal(await labels({}), '×1 B8');
    equal(await labels({ moveNumbers: 'all', points: 'off', captures: false }), '1. 2. 3. 3. 4.');
    equal(await labels({ enable: false }), '');
  });

  it('is colours of the sides, for a part', async () => {
    const tokens = await ask('textDocument/semanticTokens/range', { range: range(0, SECOND - 1) });
    deepEqual((tokens as SemanticTokens).data, [0, FIRST, 5, 0, 0]);
  });

  it('is colours of all only for an editor that cannot ask for a part', async () => {
    const offered = async (requests: object): Promise<unknown> =>
      (await Client.begin({ textDocument: { semanticTokens: { requests } } })).capabilities.semanticTokensProvider;
    const { full: always } = (await offered({ full: true })) as { full: boolean };
    const { full: never } = (await offered({ full: true, range: true })) as { full: boolean };
    deepEqual([always, never], [true, false]);
    equal(((await ask('textDocument/semanticTokens/full', {})) as SemanticTokens).data.length, 5 * 5);
  });

  it('is a line above a variation, which shows it where the editor can', async () => {
    const client = await opened({ options: { commands: ['qipu.showBoardAt'] } });
    const [lens] = (await client.request('textDocument/codeLens', { textDocument })) as CodeLens[];
    equal(lens?.command, undefined);
    const { command } = (await client.request('codeLens/resolve', lens)) as CodeLens;
    deepEqual(command, {
      title: '2 steps · show on board',
      command: 'qipu.showBoardAt',
      arguments: [URI, { line: 2, character: 0 }],
    });
  });

  it('is no line where that is switched off, and says nothing of what has changed', async () => {
    deepEqual(await ask('textDocument/codeLens', {}, { options: { codeLens: { enable: false } } }), []);
    const stale = { range: ALL, data: { uri: URI, at: 3, version: 99 } };
    const { command } = (await (await opened()).request('codeLens/resolve', stale)) as CodeLens;
    equal(command?.title, '');
  });
});

describe('Games in all folders, over the wire', () => {
  let folder: string;
  before(() => {
    folder = path.join(mkdtempSync(path.join(tmpdir(), 'qipu-games-')), 'records of Bo');
    mkdirSync(path.join(folder, 'cup'), { recursive: true });
    writeFileSync(path.join(folder, 'cup', 'two.sgf'), '(;GM[1]PB[Ann]PW[Bo]EV[Cup])\n(;GM[1]PB[Cy]PW[Ann])\n');
    writeFileSync(path.join(folder, 'one.jgf'), '{"players": [{"color": "black", "name": "Dee"}], "tree": [{}]}');
    writeFileSync(path.join(folder, 'notes.txt'), 'Ann');
  });
  after(() => rmSync(path.dirname(folder), { recursive: true }));

  /// An answer does not wait for all files: on a busy machine it is asked again.
  const begun = async (): Promise<Client> => {
    const client = await Client.begin({ rootUri: pathToFileURL(folder).toString() });
    while ((await found(client, '')).length < 3);
    return client;
  };
  const found = async (client: Client, query: string): Promise<string[]> => {
    const symbols = (await client.request('workspace/symbol', { query })) as WorkspaceSymbol[];
    return symbols
      .map(({ name, location }) => `${name} ${'range' in location ? location.range.start.line : ''}`)
      .sort();
  };

  it('are found by players and events, each where it stands', async () => {
    const client = await begun();
    deepEqual(await found(client, 'ann'), ['Ann – Bo · Cup 0', 'Cy – Ann 1']);
    deepEqual(await found(client, 'CUP bo'), ['Ann – Bo · Cup 0']);
    deepEqual(await found(client, 'nobody'), []);
    deepEqual(await found(client, 'records'), []);
  });

  it('are as an editor has them, as long as it has them open', async () => {
    const client = await begun();
    const uri = pathToFileURL(path.join(folder, 'one.jgf')).toString();
    client.open(uri, '{"players": [{"color": "black", "name": "Eve"}], "tree": [{}]}', 'jgf');
    await client.checked(uri);
    deepEqual(await found(client, 'one.jgf'), ['Eve 0']);
  });

  it('are not looked for where that is switched off', async () => {
    const options = { workspaceSymbols: { enable: false } };
    deepEqual(await found(await Client.begin({ rootUri: pathToFileURL(folder).toString(), options }), 'ann'), []);
  });
});
