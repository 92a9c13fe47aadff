import { deepEqual, equal, ok } from 'node:assert/strict';
import { wei7 } from '../../src/formats/wei7/3.0';
import { Client } from '../support/client';
import { Opened } from '../support/opened';
import { cutting } from '../support/work';

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

/// Asks for the board of the small document, once the last answer is there, until the big one is checked; how many answers came.
async function answersWhile(client: Client, done: Promise<unknown>): Promise<number> {
  let busy = true;
  void done.then(() => (busy = false));
  let answers = 0;
  while (busy) {
    await client.board(SMALL);
    answers++;
    // Not all at once: the server works only when nobody asks.
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return answers;
}

/// What is asked after it has begun to work on 10 MB, and before it is done: a server that listens only at the end answers two.
const FEWEST = 8;

/// The most tokens that are cut between two moments at which the server could listen, and how many such moments there are.
function pauses(document: Opened): { most: number; moments: number } {
  let tokens = 0;
  let most = 0;
  let moments = 0;
  const enough = () => {
    most = Math.max(most, tokens);
    tokens = 0;
    moments++;
    return false;
  };
  cutting(
    wei7.family,
    () => tokens++,
    () => document.document.work(enough),
  );
  return { most, moments };
}

describe('Work on a large text', () => {
  const text = `${head}${moves(30_000, ',')}]}}`;
  const start = { line: 1, character: 0 };

  it('pauses often, whatever is done', () => {
    const document = new Opened(text, { language: 'wei7' });
    const opening = pauses(document);
    document.change([{ range: { start, end: start }, text: '"' }]);
    const quote = pauses(document);
    document.change([{ range: { start, end: { line: 1, character: 1 } }, text: '' }]);
    const back = pauses(document);
    for (const { most, moments } of [opening, quote, back]) {
      ok(most <= 1000, `${most} tokens without a pause`);
      ok(moments >= 1500, `${moments} pauses`);
    }
  });
});

describe('While there is much to do the server answers others', () => {
  afterEach(() => Client.endAll());

  async function bothOpen(text: string): Promise<Client> {
    const client = await Client.begin();
    client.open(SMALL, small);
    client.open(BIG, text);
    await client.checked(BIG);
    return client;
  }

  const isAnswered = async (client: Client, version: number, what: string): Promise<void> => {
    const answers = await answersWhile(client, client.checked(BIG, version));
    ok(answers >= FEWEST, `${answers} answers while ${what}`);
  };

  it('a line of 10 MB that is opened, a quote typed at its start, and the quote taken away again', async () => {
    const client = await Client.begin();
    client.open(SMALL, small);
    await client.checked(SMALL);
    client.open(BIG, `${head}${moves(100_000, ',')}]}}`);
    await isAnswered(client, 1, 'it is opened');
    const start = { line: 1, character: 0 };
    client.change(BIG, 2, [{ range: { start, end: start }, text: '"' }]);
    await isAnswered(client, 2, 'a quote is typed');
    client.change(BIG, 3, [{ range: { start, end: { line: 1, character: 1 } }, text: '' }]);
    await isAnswered(client, 3, 'it is taken away');
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
