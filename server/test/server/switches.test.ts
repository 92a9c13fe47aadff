import { deepEqual, equal, match } from 'node:assert/strict';
import { Client } from '../support/client';

const URI = 'file:///records/game.wei7';

/// The second move is on a stone.
const move = (color: number): string =>
  `{ "action": { "type": "move", "value": { "color": ${color}, "point": { "x": 3, "y": 3 } } } }`;

const MOVES = [move(1), move(2)];

const TEXT = `{ "format": "wei7", "version": "3.0", "tree": { "steps": [\n${MOVES.join(',\n')}\n] } }\n`;

const AT = { textDocument: { uri: URI }, position: { line: 1, character: MOVES[0]?.indexOf('"point"') ?? 0 } };

/// A client that has these settings.
async function clientWith(options: Readonly<Record<string, unknown>>): Promise<Client> {
  const client = await Client.begin({ options, hover: { contentFormat: ['markdown'] } });
  client.open(URI, TEXT);
  await client.checked(URI);
  return client;
}

const hoverOf = async (options: Readonly<Record<string, unknown>>, line = 1, on = '"point"'): Promise<string> => {
  const client = await clientWith(options);
  const position = { line, character: MOVES[0]?.indexOf(on) ?? 0 };
  const found = await client.request('textDocument/hover', { ...AT, position });
  return (found as { contents: { value: string } } | null)?.contents.value ?? '';
};

describe('Features', () => {
  afterEach(() => Client.endAll());

  it('are all there as long as nobody says otherwise', async () => {
    const client = await clientWith({});
    equal(client.published(URI).at(-1)?.diagnostics.length, 1);
    match(JSON.stringify(await client.request('textDocument/hover', AT)), /contents/);
  });

  it('can be switched off: faults', async () => {
    const client = await clientWith({ diagnostics: { enable: false } });
    deepEqual(client.published(URI).at(-1)?.diagnostics, []);
  });

  for (const [name, method] of [
    ['hover', 'textDocument/hover'],
    ['completion', 'textDocument/completion'],
    ['outline', 'textDocument/documentSymbol'],
  ] as const) {
    it(`can be switched off: ${name}`, async () => {
      const client = await clientWith({ [name]: { enable: false } });
      equal(await client.request(method, AT), null);
    });
  }

  it('can be switched off: folding', async () => {
    const client = await clientWith({ folding: { enable: false } });
    deepEqual(await client.request('textDocument/foldingRange', AT), []);
  });
});

describe('A hover', () => {
  afterEach(() => Client.endAll());

  it('has no picture where nobody asks for one', async () => {
    equal(/!\[/.test(await hoverOf({})), false);
  });

  it('has a picture of the board after the move where it is wanted', async () => {
    const [, data = ''] =
      /!\[\]\(data:image\/svg\+xml;base64,([\w+/=]+)\)/.exec(await hoverOf({ hover: { board: true } })) ?? [];
    match(Buffer.from(data, 'base64').toString(), /^<svg[\s\S]+Move 1: Black D16[\s\S]+<\/svg>/);
  });

  it('leads to the page of each rule that is broken there', async () => {
    match(
      await hoverOf({}, 2, '{ "x"'),
      /\[9\.16\.6 occupied-point\]\(vscode:\/\/qipu\.qipu\/clause\/wei7-3\.0\/9\.16\.6#occupied-point\)/,
    );
  });
});
