import { deepEqual, equal } from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CodeAction } from 'vscode-languageserver/node';
import { Client } from '../support/client';

const URI = 'file:///records/a.wei7';
const TEXT = '{"format":"wei7","version":"3.0","size":{"columns":9,"rows":9,},"tree":{"steps":[]}}';
const COMMA = TEXT.indexOf(',}');
const PLACE = { start: { line: 0, character: COMMA }, end: { line: 0, character: COMMA + 1 } };

describe('Code actions over the wire', () => {
  afterEach(() => Client.endAll());

  async function actions(only?: string[]): Promise<CodeAction[]> {
    const client = await Client.begin();
    client.open(URI, TEXT);
    const diagnostics = await client.checked(URI);
    const context = { diagnostics, ...(only ? { only } : {}) };
    return (await client.request('textDocument/codeAction', {
      textDocument: { uri: URI },
      range: PLACE,
      context,
    })) as never;
  }

  it('mend a fault, name the diagnostic that they mend, and are preferred when sure', async () => {
    const [action] = await actions();
    const edits = [{ range: PLACE, newText: '' }];
    equal(action?.title, 'Remove “,”');
    deepEqual([action?.kind, action?.isPreferred, action?.edit], ['quickfix', true, { changes: { [URI]: edits } }]);
    deepEqual(
      action?.diagnostics?.map(({ code }) => code),
      ['3.1'],
    );
  });

  it('mend everything that is sure when an editor asks for that', async () => {
    const [action] = await actions(['source.fixAll']);
    deepEqual([action?.kind, action?.edit?.changes?.[URI]?.length], ['source.fixAll.qipu', 1]);
  });

  it('show all that can be mended without loss before it is done, where the editor can', async () => {
    const client = await Client.begin({ options: { commands: ['qipu.normalise'] } });
    client.open(URI, TEXT);
    await client.checked(URI);
    const textDocument = { uri: URI };
    const context = { diagnostics: [], only: ['refactor'] };
    const [action] = (await client.request('textDocument/codeAction', {
      textDocument,
      range: PLACE,
      context,
    })) as CodeAction[];
    deepEqual([action?.command?.command, action?.command?.arguments], ['qipu.normalise', [URI]]);
    const answer = await client.request('qipu/normalise', { textDocument });
    deepEqual(answer, { version: 1, edits: [{ range: PLACE, newText: '' }] });
  });

  it('keep to the kind that is asked for', async () => {
    deepEqual(await actions(['refactor']), []);
  });
});

const WRONG = 'C6_甲队 VS 乙队_先手胜.txt';
const RIGHT = 'C6-甲队 vs 乙队-先手胜.txt';
const RECORD = '{[C6][甲队 B][乙队 W][先手胜][2018.08.03 10:30 合肥][2018 CCGC];B(J,10)}';
const START = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
const RENAMES = { documentChanges: true, resourceOperations: ['rename'] };

describe('Fixes that do more than edit', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'qipu-'));
  });

  afterEach(() => {
    Client.endAll();
    rmSync(folder, { recursive: true });
  });

  const uriOf = (name: string) => pathToFileURL(path.join(folder, name)).href;

  interface Asked {
    readonly uri?: string;
    readonly text?: string;
    readonly range?: object;
    readonly workspaceEdit?: object;
    readonly options?: object;
  }

  async function offered({ uri = uriOf(WRONG), text = RECORD, range = START, ...beginning }: Asked) {
    const client = await Client.begin(beginning);
    client.open(uri, text, 'ccgc');
    const diagnostics = await client.checked(uri);
    const params = { textDocument: { uri }, range, context: { diagnostics } };
    return (await client.request('textDocument/codeAction', params)) as CodeAction[];
  }

  it('rename the file, once for all that is wrong with its name', async () => {
    const [action, ...others] = await offered({ workspaceEdit: RENAMES });
    equal(action?.title, `Rename the file to “${RIGHT}”`);
    const rename = { kind: 'rename', oldUri: uriOf(WRONG), newUri: uriOf(RIGHT) };
    deepEqual([action?.edit, others.length], [{ documentChanges: [rename] }, 0]);
  });

  it('rename nothing where the editor cannot, or where there is no file', async () => {
    deepEqual(await offered({}), []);
    deepEqual(await offered({ workspaceEdit: { documentChanges: true } }), []);
    deepEqual(await offered({ workspaceEdit: { resourceOperations: ['rename'] } }), []);
    deepEqual(await offered({ workspaceEdit: RENAMES, uri: `untitled:${WRONG}` }), []);
  });

  it('give no file the name of another, but the same name in other letters', async () => {
    writeFileSync(path.join(folder, RIGHT), '');
    deepEqual(await offered({ workspaceEdit: RENAMES }), []);
    const small = await offered({ workspaceEdit: RENAMES, uri: uriOf(RIGHT.replace('C6', 'c6')) });
    equal(small.length, 1);
  });

  it('let name or header be right where they contradict each other', async () => {
    const text = RECORD.replace('[甲队 B]', '[丙队 B]');
    const at = { line: 0, character: text.indexOf('丙') };
    const actions = await offered({ workspaceEdit: RENAMES, uri: uriOf(RIGHT), text, range: { start: at, end: at } });
    deepEqual(
      actions.map(({ title }) => title),
      ['Rename the file to “C6-丙队 B vs 乙队-先手胜.txt”', 'Write “甲队”'],
    );
  });

  it('read the file again in another encoding, if the editor can', async () => {
    const text = RECORD.replace('甲队', '\ufffd\ufffd\ufffd');
    const at = { line: 0, character: text.indexOf('\ufffd') };
    const asked = { uri: uriOf('C6-1.txt'), text, range: { start: at, end: at } };
    const actions = await offered({ ...asked, options: { commands: ['qipu.reopenWithEncoding'] } });
    deepEqual(
      actions.map(({ title, command }) => [title, command?.arguments]),
      [
        ['Reopen as UTF-8', [asked.uri, 'utf8']],
        ['Reopen as GB 18030', [asked.uri, 'gb18030']],
      ],
    );
    deepEqual(await offered(asked), []);
  });
});
