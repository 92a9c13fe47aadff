import { deepEqual, equal } from 'node:assert/strict';
import { HEADER } from '../support/amazons';
import { Client } from '../support/client';

const URI = 'file:///records/AM-1.txt';
const RECORD = `${HEADER}\n1 d1d8(b6) g10g3(i5)\n`;

describe('qipu/targets', () => {
  afterEach(() => Client.endAll());

  const asked = (client: Client, chosen: unknown): Promise<unknown> =>
    client.request('qipu/targets', { textDocument: { uri: URI }, position: { line: 1, character: 24 }, chosen });

  async function opened(text = RECORD): Promise<Client> {
    const client = await Client.begin({});
    client.open(URI, text, 'ccgc');
    return client;
  }

  it('answers with the cells that a move can go on with', async () => {
    const client = await opened();
    deepEqual(await asked(client, []), {
      prompt: 'Which amazon moves?',
      choices: [],
      cells: [
        { x: 3, y: 2 },
        { x: 0, y: 6 },
        { x: 9, y: 6 },
        { x: 6, y: 9 },
      ],
      done: false,
    });
    deepEqual(
      await asked(client, [
        { x: 6, y: 9 },
        { x: 6, y: 8 },
        { x: 6, y: 9 },
      ]),
      {
        cells: [],
        choices: [],
        preview: {
          cells: [
            { x: 6, y: 9, sign: '.' },
            { x: 6, y: 8, sign: 'W' },
            { x: 6, y: 9, sign: '#' },
          ],
          way: { from: { x: 6, y: 9 }, cell: { x: 6, y: 8 } },
        },
        done: true,
      },
    );
  });

  it('says in the language of the client what is to be chosen', async () => {
    const client = await Client.begin({ locale: 'zh-cn' });
    client.open(URI, RECORD, 'ccgc');
    const prompt = async (...chosen: object[]) => ((await asked(client, chosen)) as { prompt: string }).prompt;
    equal(await prompt({ x: 6, y: 9 }), '走到哪里？');
    equal(await prompt({ x: 6, y: 9 }, { x: 6, y: 8 }), '箭落在哪里？');
  });

  it('is how a move begins that comes with the board of a panel', async () => {
    const client = await opened();
    const position = { line: 1, character: 24 };
    const panel = { most: 10, numbers: 0 };
    const board = await client.request('qipu/board', { textDocument: { uri: URI }, position, panel });
    deepEqual((board as { step: unknown }).step, await asked(client, []));
  });

  it('says when the stones of a turn are complete', async () => {
    const client = await Client.begin({});
    const uri = 'file:///records/C6-1.txt';
    const text = '{[C6][甲队][乙队][先手胜][2018.08.03 10:30 合肥][2018 CCGC];B(J,10)}';
    client.open(uri, text, 'ccgc');
    const ask = (chosen: unknown) => {
      const position = { line: 0, character: text.length - 1 };
      return client.request('qipu/targets', { textDocument: { uri }, position, chosen });
    };
    const [one, other] = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ];
    const first = (await ask([one])) as { readonly cells: readonly object[]; readonly done: boolean };
    deepEqual([first.cells.length, first.done], [359, false]);
    deepEqual(await ask([one, other]), { cells: [], choices: [], done: true });
  });

  it('answers nothing of formats in which a move is one click, and of requests without sense', async () => {
    const client = await opened();
    deepEqual(await asked(client, 'x'), await asked(client, []));
    equal(
      await client.request('qipu/targets', {
        textDocument: { uri: 'file:///none' },
        position: { line: 0, character: 0 },
      }),
      null,
    );
  });
});
