import { deepEqual, equal } from 'node:assert/strict';
import { Client } from '../support/client';

const URI = 'file:///records/a.sgf';
const TEXT = '(;GM[1]FF[4];B[aa];W[aa])\n';

describe('Getting about in a record, over the wire', () => {
  afterEach(() => Client.endAll());

  const ask = async (method: string, params: object): Promise<unknown> => {
    const client = await Client.begin();
    client.open(URI, TEXT, 'sgf');
    return client.request(method, { textDocument: { uri: URI }, ...params });
  };
  const position = { line: 0, character: 22 };

  it('answers with ranges inside each other', async () => {
    const [first] = (await ask('textDocument/selectionRange', { positions: [position] })) as [{ parent: object }];
    deepEqual(Object.keys(first), ['range', 'parent']);
  });

  it('leads from a move on a taken point to the stone there', async () => {
    const start = { line: 0, character: 12 };
    deepEqual(await ask('textDocument/definition', { position }), {
      uri: URI,
      range: { start, end: { line: 0, character: 13 } },
    });
  });

  it('shows both parentheses', async () => {
    const found = await ask('textDocument/documentHighlight', { position: { line: 0, character: 0 } });
    equal((found as unknown[]).length, 2);
  });

  it('links nothing where brackets have no names', async () => {
    equal(await ask('textDocument/linkedEditingRange', { position }), null);
  });
});
