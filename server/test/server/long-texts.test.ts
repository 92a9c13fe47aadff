/// Texts that come over the wire in many pieces.

import { deepEqual } from 'node:assert/strict';
import { Client } from '../support/client';

const URI = 'file:///records/long.sgf';

/// So many moves that a message with them is long.
const MOVES = 60_000;

const move = (i: number): string => `;${i % 2 ? 'W' : 'B'}[]C[第 ${i} 手 "\\" 😀]
`;
const moves = (count: number): string => Array.from({ length: count }, (_, i) => move(i)).join('');

/// One fault, in the last line.
const record = (inside: string): string => `(;FF[4]GM[1]SZ[19]CA[UTF-8]\n${inside};C[a]C[b])`;

describe('A long text', () => {
  afterEach(() => Client.endAll());

  it('is what it says, whether it is opened, put in place of another, put in, or taken out', async () => {
    const client = await Client.begin();
    const lines = async (version: number) =>
      (await client.checked(URI, version)).map(({ range, code }) => [range.start.line, code]);
    const fault = (line: number) => [[line, 'SGF4-2.2']];

    client.open(URI, record(moves(MOVES)), 'sgf');
    deepEqual(await lines(1), fault(MOVES + 1));

    client.change(URI, 2, [{ text: record(moves(MOVES / 2)) }]);
    deepEqual(await lines(2), fault(MOVES / 2 + 1));

    const start = { line: 3, character: 0 };
    client.change(URI, 3, [{ range: { start, end: start }, text: moves(MOVES) }]);
    deepEqual(await lines(3), fault((3 * MOVES) / 2 + 1));

    const end = { line: 3 + MOVES, character: 0 };
    client.change(URI, 4, [{ range: { start, end }, text: '' }]);
    deepEqual(await lines(4), fault(MOVES / 2 + 1));
  });
});
