import { deepEqual, equal, rejects } from 'node:assert/strict';
import { Client } from '../support/client';

const URI = 'file:///steps.wei7';

const move = (color: number, x: number, y: number): string =>
  `{"action": {"type": "move", "value": {"color": ${color}, "point": {"x": ${x}, "y": ${y}}}}}`;

/// The moves stand on the lines 1 to 3, the last of them on a point that is taken.
const TEXT = `{"format": "wei7", "version": "3.0", "size": 9, "tree": {"steps": [
${move(1, 2, 2)},
${move(2, 6, 6)},
${move(1, 6, 6)}]}}`;

interface Panel {
  readonly columns: number;
  readonly next: readonly { readonly label: string; readonly position: unknown }[];
  readonly numbers: readonly unknown[];
  readonly faults: readonly { readonly clause: string; readonly cell: unknown }[];
}

describe('A panel that asks the server', () => {
  afterEach(() => Client.endAll());

  async function opened(): Promise<Client> {
    const client = await Client.begin();
    client.open(URI, TEXT);
    await client.checked(URI);
    return client;
  }

  const at = (line: number, character = 0) => ({ line, character });

  const go = (client: Client, line: number, way: string, more: object = {}): Promise<unknown> =>
    client.request('qipu/steps', { textDocument: { uri: URI }, position: at(line), go: way, ...more });

  it('is told where a step leads, or that it leads nowhere', async () => {
    const client = await opened();
    deepEqual(await go(client, 1, 'next'), { position: at(2) });
    deepEqual(await go(client, 1, 'end'), { position: at(3) });
    equal(await go(client, 3, 'next'), null);
    await rejects(go(client, 1, 'sideways'), /-32602/);
  });

  it('is told where the next fault is, and after the last where the first is', async () => {
    const client = await opened();
    const fault = await go(client, 0, 'nextFault');
    equal((fault as { position: { line: number } }).position.line, 3);
    deepEqual(
      await client.request('qipu/steps', { ...(fault as object), textDocument: { uri: URI }, go: 'nextFault' }),
      fault,
    );
  });

  it('is told where the fault before is, and before the first where the last is', async () => {
    const client = await opened();
    const fault = (await go(client, 3, 'nextFault')) as { position: { line: number; character: number } };
    const back = (position: object) =>
      client.request('qipu/steps', { textDocument: { uri: URI }, position, go: 'previousFault' });
    deepEqual(await back({ line: 3, character: fault.position.character + 1 }), fault);
    deepEqual(await back(fault.position), fault);
    deepEqual(await back(at(1)), fault);
  });

  it('is told where a place of the line is, for a slider', async () => {
    const client = await opened();
    deepEqual(await go(client, 3, 'column', { column: 2 }), { position: at(2) });
    deepEqual(await go(client, 1, 'column', { column: 3 }), { position: at(3) });
    const start = { position: at(0, TEXT.indexOf('{"steps"')) };
    deepEqual(await go(client, 2, 'column', { column: 0 }), start);
    deepEqual(await go(client, 2, 'column', { column: -7 }), start);
    deepEqual(await go(client, 1, 'column', { column: 1e9 }), { position: at(3) });
    for (const column of [undefined, null, 'x', 1.5]) equal(await go(client, 1, 'column', { column }), null);
  });

  it('is told which move put a stone', async () => {
    deepEqual(await go(await opened(), 3, 'stone', { cell: { x: 2, y: 2 } }), { position: at(1) });
  });

  it('gets what stands around the board with it, and no more of the board than it shows', async () => {
    const client = await opened();
    const panel = { most: 5, numbers: 10 };
    const ask = (line: number) =>
      client.request('qipu/board', { textDocument: { uri: URI }, position: at(line), panel }) as Promise<
        Panel & { rows: string[]; window: unknown }
      >;
    const first = await ask(1);
    deepEqual(first.next, [{ label: '2. White G3', color: 2, cell: { x: 6, y: 6 }, position: at(2) }]);
    deepEqual(first.numbers, [[2, 2, 1]]);
    deepEqual([first.rows.length, first.columns, first.window], [5, 9, { left: 0, top: 0 }]);
    const [fault] = (await ask(3)).faults;
    deepEqual([fault?.clause, fault?.cell], ['9.16.6', { x: 6, y: 6 }]);
  });
});
