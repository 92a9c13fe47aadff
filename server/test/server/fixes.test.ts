import { deepEqual, equal } from 'node:assert/strict';
import type { CodeAction } from 'vscode-languageserver/node';
import { Client } from '../support/client';

const URI = 'file:///records/a.wei7';
const TEXT = '{"format":"wei7","version":"3.0","size":{"columns":9,"rows":9,},"tree":{"steps":[]}}';
const COMMA = TEXT.indexOf(',}');
const PLACE = { start: { line: 0, character: COMMA }, end: { line: 0, character: COMMA + 1 } };

describe('Code actions over the wire', function () {
  this.timeout(20_000);
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
    equal(action?.title, 'Remove `,`');
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

  it('keep to the kind that is asked for', async () => {
    deepEqual(await actions(['refactor']), []);
  });
});
