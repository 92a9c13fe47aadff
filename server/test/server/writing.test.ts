import { deepEqual, equal, rejects } from 'node:assert/strict';
import { Client } from '../support/client';

const URI = 'file:///records/a.wei7';
const STEP = '{"action":{"type":"move","value":{"color":1,"point":{"x":3,"y":3}}},"comment":"好"}';
const LINE = `"tree":{"steps":[${STEP}`;
const RECORD = `{"format":"wei7","version":"3.0",\r\n${LINE}]}}\r\n`;

const write = (client: Client, boardEdit: unknown): Promise<unknown> =>
  client.request('qipu/write', { textDocument: { uri: URI }, position: { line: 1, character: 20 }, boardEdit });

const play = (x: number, y: number) => ({ kind: 'play', cell: { x, y } });

describe('qipu/write', () => {
  afterEach(() => Client.endAll());

  async function opened(beginning = {}): Promise<Client> {
    const client = await Client.begin(beginning);
    client.open(URI, RECORD);
    return client;
  }

  it('answers with edits, the version they are of, and where the cursor goes', async () => {
    const at = { line: 1, character: LINE.length };
    const newText = ',{"action":{"type":"move","value":{"color":2,"point":{"x":15,"y":3}}}}';
    deepEqual(await write(await opened(), play(15, 3)), {
      version: 1,
      edits: [{ range: { start: at, end: at }, newText }],
      cursor: { line: 1, character: LINE.length + 1 },
    });
  });

  it('counts columns as the client does', async () => {
    const { cursor } = (await write(await opened({ encodings: ['utf-8'] }), play(15, 3))) as { cursor: unknown };
    deepEqual(cursor, { line: 1, character: LINE.length + 3 });
  });

  it('refuses in the language of the client', async () => {
    const { edits, cursor, refusal } = (await write(await opened({ locale: 'zh-cn' }), play(3, 3))) as {
      edits: unknown;
      cursor: unknown;
      refusal: string;
    };
    deepEqual({ edits, cursor, refusal }, { edits: [], cursor: null, refusal: 'D16 已有黑子（第 1 手）。' });
  });

  it('says how many nodes go', async () => {
    const { removes } = (await write(await opened(), { kind: 'delete', what: 'node' })) as { removes: number };
    equal(removes, 1);
  });

  it('refuses what is no board edit', async () => {
    await rejects(write(await opened(), { kind: 'dance' }), /-32602/);
  });
});
