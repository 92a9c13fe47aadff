import { deepEqual, equal, ok, rejects } from 'node:assert/strict';
import { Client } from '../support/client';

const URI = 'file:///tree.wei7';

const move = (color: number, x: number, y: number): string =>
  `{"action": {"type": "move", "value": {"color": ${color}, "point": {"x": ${x}, "y": ${y}}}}}`;

/// A move on each of the lines 1 to 4, in Chinese what the second branch is called; its move is on a taken point.
const TEXT = `{"format": "wei7", "version": "3.0", "size": 9, "tree": {"steps": [
${move(1, 2, 2)}], "branches": [{"steps": [
${move(2, 6, 6)},
${move(1, 5, 5)}]}, {"title": "变化", "steps": [
${move(2, 2, 2)}]}]}}`;

interface Tree {
  readonly version: number;
  readonly stamp: string;
  readonly column: number;
  readonly length: number;
  readonly from: number;
  readonly to: number;
  readonly lanes: number;
  readonly nodes: readonly { readonly position: unknown; readonly label: string }[];
}

describe('The tree of moves that a panel asks for', () => {
  afterEach(() => Client.endAll());

  async function opened(text = TEXT, beginning = {}): Promise<Client> {
    const client = await Client.begin(beginning);
    client.open(URI, text);
    await client.checked(URI);
    return client;
  }

  const at = (line: number, character = 0) => ({ line, character });

  const ask = (client: Client, position: unknown, around: unknown = 20): Promise<unknown> =>
    client.request('qipu/tree', { textDocument: { uri: URI }, position, around });

  it('comes with all that is drawn, and the places of the moves', async () => {
    const { stamp, ...tree } = (await ask(await opened(), at(2))) as Tree;
    equal(typeof stamp, 'string');
    const start = at(0, TEXT.indexOf('{"steps"'));
    deepEqual(tree, {
      version: 1,
      column: 2,
      length: 3,
      from: 0,
      to: 3,
      lanes: 2,
      nodes: [
        { column: 0, lane: 0, parent: -1, on: true, position: start, label: 'Start' },
        { column: 1, lane: 0, parent: 0, on: true, position: at(1), label: 'C7', number: 1, color: 1 },
        { column: 2, lane: 0, parent: 1, on: true, position: at(2), label: 'G3', number: 2, color: 2 },
        {
          column: 2,
          lane: 1,
          parent: 1,
          on: false,
          position: at(4),
          label: 'C7',
          number: 2,
          color: 2,
          fault: 'error',
          title: '变化',
        },
        { column: 3, lane: 0, parent: 2, on: true, position: at(3), label: 'F4', number: 3, color: 1 },
      ],
    });
  });

  it('comes in Chinese', async () => {
    const tree = (await ask(await opened(TEXT, { locale: 'zh-cn' }), at(2))) as Tree;
    equal(tree.nodes[0]?.label, '开始');
  });

  it('counts places in the encoding of the client', async () => {
    const text = TEXT.replaceAll('\n', ' ');
    const [utf16, utf8] = await Promise.all(
      ['utf-16', 'utf-8'].map(async (encoding) => {
        const tree = (await ask(await opened(text, { encodings: [encoding] }), at(0))) as Tree;
        return tree.nodes.at(-2)?.position as { character: number };
      }),
    );
    deepEqual([utf16?.character, utf8?.character], [text.lastIndexOf('{"action"'), text.lastIndexOf('{"action"') + 4]);
  });

  it('is told again only in part to one who has it, until the line, the text or the settings are others', async () => {
    const client = await opened();
    const known = (await ask(client, at(2))) as Tree;
    const again = (line: number): Promise<unknown> =>
      client.request('qipu/tree', { textDocument: { uri: URI }, position: at(line), around: 20, known });
    deepEqual(await again(3), { version: 1, stamp: known.stamp, column: 3 });
    ok(((await again(4)) as Tree).nodes);
    client.notify('workspace/didChangeConfiguration', { settings: { qipu: { maxDiagnostics: 7 } } });
    ok(((await again(2)) as Tree).nodes);
    const { stamp } = (await ask(client, at(2))) as Tree;
    client.change(URI, 2, [{ range: { start: at(0), end: at(0) }, text: ' ' }]);
    ok(((await ask(client, at(2))) as Tree).stamp !== stamp);
  });

  it('is of the newest version, and knows no fault of an older one', async () => {
    const client = await opened();
    client.change(URI, 2, [{ range: { start: at(1), end: at(1) }, text: `${move(2, 0, 0)}, ` }]);
    const tree = (await ask(client, at(2))) as Tree;
    deepEqual([tree.version, tree.column, tree.length], [2, 3, 4]);
  });

  for (const around of [undefined, null, 'x', -5, 0.5, 1e99]) {
    it(`comes whatever is asked: around ${around}`, async () => {
      const { column, from, to } = (await ask(await opened(), at(2), around)) as Tree;
      ok(from <= column && column <= to);
    });
  }

  it('is not there for a text without a record', async () => {
    equal(await ask(await opened('"tree"'), at(0)), null);
    const client = await Client.begin();
    equal(await ask(client, at(0)), null);
    await rejects(client.request('qipu/tree', null), /-32602/);
  });
});
