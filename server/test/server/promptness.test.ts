import { deepEqual, equal, ok } from 'node:assert/strict';
import { Client } from '../support/client';

const BIG = 'file:///records/big.wei7';
const SMALL = 'file:///records/small.wei7';

const head = '{"format":"wei7","version":"3.0","tree":{"steps":[\n';

const move = (i: number): string =>
  `{"action":{"type":"move","value":{"color":${(i % 2) + 1},"point":null}},"comment":"第${i}手"}`;

const moves = (count: number, separator: string): string =>
  Array.from({ length: count }, (_, i) => move(i)).join(separator);

const small = `${head}${move(0)}]}}`;

interface Moves {
  readonly node: { readonly move: number };
}

/// Asks for the board of the small document over and over until the big one is checked; how long each answer took.
async function answersWhile(client: Client, done: Promise<unknown>): Promise<number[]> {
  let busy = true;
  void done.then(() => (busy = false));
  const times: number[] = [];
  while (busy) {
    const start = performance.now();
    await client.board(SMALL);
    times.push(performance.now() - start);
    // Not all at once: the server works only when nobody asks.
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return times.sort((a, b) => a - b);
}

const median = (sorted: readonly number[]): number => sorted[sorted.length >> 1] ?? 0;

describe('While there is much to do the server answers others', function () {
  this.timeout(120_000);
  afterEach(() => Client.endAll());

  async function bothOpen(text: string): Promise<Client> {
    const client = await Client.begin();
    client.open(SMALL, small);
    client.open(BIG, text);
    await client.checked(BIG);
    return client;
  }

  it('a quote typed at the start of a line of 10 MB', async () => {
    const client = await bothOpen(`${head}${moves(100_000, ',')}]}}`);
    client.change(BIG, 2, [{ range: { start: { line: 1, character: 0 }, end: { line: 1, character: 0 } }, text: '"' }]);
    const times = await answersWhile(client, client.checked(BIG, 2));
    ok(median(times) <= 20, `median ${median(times)}, longest ${times.at(-1)} ms`);
  });

  it('the quote taken away again', async () => {
    const client = await bothOpen(`${head}"${moves(100_000, ',')}]}}`);
    client.change(BIG, 2, [{ range: { start: { line: 1, character: 0 }, end: { line: 1, character: 1 } }, text: '' }]);
    const times = await answersWhile(client, client.checked(BIG, 2));
    ok(median(times) <= 20, `median ${median(times)}, longest ${times.at(-1)} ms`);
  });

  it('a text of 10 MB that is opened', async () => {
    const client = await Client.begin();
    client.open(SMALL, small);
    await client.checked(SMALL);
    client.open(BIG, `${head}${moves(100_000, ',\n')}]}}`);
    const times = await answersWhile(client, client.checked(BIG));
    ok(median(times) <= 20, `median ${median(times)}, longest ${times.at(-1)} ms`);
  });

  it('a later version cancels the work on an earlier one', async () => {
    const client = await Client.begin();
    client.open(BIG, `${head}${moves(100_000, ',\n')}]}}`);
    const place = { start: { line: 1, character: 0 }, end: { line: 1, character: 0 } };
    for (let version = 2; version <= 20; version++) client.change(BIG, version, [{ range: place, text: ' ' }]);
    await client.checked(BIG, 20);
    const versions = client.received.filter(({ method }) => method === 'qipu/checked');
    ok(versions.length < 20, `${versions.length} versions were checked to the end`);
  });

  it('versions are published in order, and checked after they are published', async () => {
    const client = await bothOpen(`${head}${moves(2000, ',\n')}]}}`);
    const place = { start: { line: 3, character: 0 }, end: { line: 3, character: 0 } };
    for (let version = 2; version <= 30; version++)
      client.change(BIG, version, [{ range: place, text: version % 2 ? ' ' : '"' }]);
    await client.checked(BIG, 30);
    const versions = client.published(BIG).map(({ version }) => version as number);
    deepEqual(
      versions,
      [...versions].sort((a, b) => a - b),
    );
    equal(versions.at(-1), 30);
  });

  it('a board asked for right after a change is that of the text after the change', async () => {
    const client = await bothOpen(`${head}${moves(2000, ',\n')}]}}`);
    client.change(BIG, 2, [{ range: { start: { line: 1, character: 0 }, end: { line: 2, character: 0 } }, text: '' }]);
    equal(((await client.board(BIG)) as Moves).node.move, 1999);
  });
});
