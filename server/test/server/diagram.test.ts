import { deepEqual, equal } from 'node:assert/strict';
import { Client } from '../support/client';

const move = (color: number, x: number, y: number): string =>
  `{"action": {"type": "move", "value": {"color": ${color}, "point": {"x": ${x}, "y": ${y}}}}}`;
const pass = (color: number): string => `{"action": {"type": "move", "value": {"color": ${color}, "point": null}}}`;

/// Move 3 takes the stone of move 2; move 6 goes there again and has no liberty. Each move has a line of its own, from line 1.
const GAME = `{"format": "wei7", "version": "3.0", "size": 5, "tree": {"steps": [
${move(1, 1, 0)},
${move(2, 0, 0)},
${move(1, 0, 1)},
${pass(2)},
${move(1, 3, 3)},
${move(2, 0, 0)},
${move(1, 4, 4)}]}}`;

/// Stones are put before the first move.
const PROBLEM = `{"format": "wei7", "version": "3.0", "size": 3, "tree": {
"pre": {"stones": [{"color": 2, "point": {"x": 2, "y": 2}}]}, "steps": [
${move(1, 0, 0)}]}}`;

const JGF = `{"record": {"format": "JGF", "version": 2}, "game": {"type": "go"}, "board": {"size": 3}, "tree": [
{"move": {"color": "black", "x": 0, "y": 0}},
{"setup": [{"type": "white", "coords": [{"x": 2, "y": 2}]}, {"type": "clear", "coords": [{"x": 0, "y": 0}]}]},
{"move": {"color": "white", "x": 0, "y": 0}}]}`;

interface Answer {
  readonly diagram?: { readonly rows: readonly string[]; readonly moves: readonly unknown[] };
  readonly specification: string;
  readonly length?: number;
}

describe('A diagram that is asked for', () => {
  afterEach(() => Client.endAll());

  async function asked(text: string, diagram: unknown, line: number, languageId = 'wei7'): Promise<Answer> {
    const client = await Client.begin();
    const uri = `file:///diagram.${languageId}`;
    client.open(uri, text, languageId);
    await client.checked(uri);
    const panel = { most: 19, numbers: 0, ...(diagram === undefined ? {} : { diagram }) };
    const position = { line, character: 0 };
    return (await client.request('qipu/board', { textDocument: { uri }, position, panel })) as Answer;
  }

  it('has all moves so far, those too whose stones are gone, and passes', async () => {
    const { diagram } = await asked(GAME, { from: 1 }, 6);
    deepEqual(diagram, {
      rows: ['.....', '.....', '.....', '.....', '.....'],
      moves: [
        [1, 1, 1, 0],
        [2, 2, 0, 0],
        [3, 1, 0, 1],
        [4, 2],
        [5, 1, 3, 3],
        [6, 2, 0, 0],
      ],
    });
  });

  it('begins with the position before its first move', async () => {
    const { diagram } = await asked(GAME, { from: 5 }, 7);
    deepEqual(diagram?.rows.slice(0, 2), ['.X...', 'X....']);
    deepEqual(diagram?.moves.length, 3);
  });

  it('has the stones of a problem before the first move', async () => {
    const { diagram } = await asked(PROBLEM, { from: 1 }, 2);
    deepEqual(diagram, { rows: ['...', '...', '..O'], moves: [[1, 1, 0, 0]] });
  });

  it('tells stones that are put or taken away amid the moves from moves', async () => {
    const { diagram } = await asked(JGF, { from: 1 }, 3, 'jgf');
    deepEqual(diagram?.moves, [
      [1, 1, 0, 0],
      [0, 2, 2, 2],
      [0, 0, 0, 0],
      [2, 2, 0, 0],
    ]);
  });

  it('costs nothing where it is not asked for', async () => {
    equal((await asked(GAME, undefined, 6)).diagram, undefined);
  });

  it('comes with the name of the format, and how many moves the line has', async () => {
    const { specification, length } = await asked(GAME, undefined, 2);
    deepEqual([specification, length], ['wei7 3.0', 7]);
    equal((await asked(JGF, undefined, 1, 'jgf')).specification, 'JGF 2');
  });
});
