/// Neovim with its own language client, against the server as it is shipped: nothing of it is made for one editor.

import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { means, needs } from './support/means';
import { wei7 } from './support/records';

const MOVES = [
  [2, 2],
  [6, 6, '右下。'],
  [2, 6],
  [6, 6],
] as const;

const GAME = wei7({
  info: {
    participants: [{ name: 'Ann' }, { name: 'Bo' }],
    players: [{ participant: 0, color: 1 }],
    name: '棋会',
  },
  moves: MOVES,
});

interface Diagnostic {
  readonly message: string;
  readonly source: string;
  readonly code: string;
  readonly severity: number;
  readonly range: readonly [line: number, from: number, endLine: number, to: number];
}

/// What client.lua writes.
interface Seen {
  readonly opened: readonly Diagnostic[];
  readonly completion: readonly string[];
  readonly opened_by: { readonly quote: readonly string[]; readonly semicolon: number };
  readonly hover: string;
  readonly board: { readonly rows: readonly string[]; readonly node: { readonly move: number } };
  /// Lines.
  readonly definition: readonly number[];
  readonly references: readonly number[];
  readonly highlights: readonly number[];
  /// Names, labels, titles.
  readonly symbols: readonly string[];
  readonly hints: readonly string[];
  readonly games: readonly string[];
  readonly fixes: readonly string[];
  readonly renamed: string;
  /// How many.
  readonly tokens: number;
  readonly lenses: number;
  readonly formatted: number;
  readonly selections: boolean;
  readonly edited: { readonly text: string; readonly diagnostics: readonly Diagnostic[]; readonly edits: number };
  readonly fresh: readonly Diagnostic[];
  readonly stopped: boolean;
}

describe('In Neovim', () => {
  needs('neovim');
  let folder: string;
  let seen: Seen;

  before(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'qipu-neovim-'));
    writeFileSync(path.join(folder, 'game.wei7'), GAME);
    const seed = Number(process.env.QIPU_SEED ?? Date.now() % 100_000);
    console.log(`  Neovim's edits: QIPU_SEED=${seed}`);
    const result = path.join(folder, 'seen.json');
    const env = {
      ...process.env,
      HOME: folder,
      QIPU_SERVER: path.resolve('dist/server.js'),
      QIPU_RESULT: result,
      QIPU_SEED: String(seed),
      QIPU_NODE: process.execPath,
    };
    const args = [
      '--headless',
      '-u',
      'NONE',
      '-i',
      'NONE',
      '-n',
      '-c',
      `luafile ${path.resolve('client/e2e/neovim/client.lua')}`,
    ];
    execFileSync(means.neovim as string, args, {
      cwd: folder,
      env,
      timeout: 600_000,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    seen = JSON.parse(readFileSync(result, 'utf8'));
  });

  after(() => {
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  it('a fault has its range, its clause and its specification', () => {
    equal(seen.opened.length, 1);
    const [{ message, source, code, severity, range }] = seen.opened as [Diagnostic];
    deepEqual([source, code, severity], ['wei7 3.0', '9.16.6', 1]);
    equal(message, 'G3 is taken: a white stone stands there.');
    const line = GAME.split('\n')[10] as string;
    equal(line.slice(range[1], range[3]), '{ "x": 6, "y": 6 }');
    deepEqual([range[0], range[2]], [10, 10]);
  });

  it('a half-typed name is completed', () => {
    ok(seen.completion.includes('comment'), `${seen.completion}`);
  });

  it('a list opens by itself at a sign behind which something begins, and at no other', () => {
    ok(seen.opened_by.quote.includes('comment'), `${seen.opened_by.quote}`);
    equal(seen.opened_by.semicolon, 0);
  });

  it('a hover explains what stands under the cursor', () => {
    match(seen.hover, /\S{3}/);
  });

  it('the board comes by a request of its own', () => {
    equal(seen.board.node.move, 2);
    deepEqual(seen.board.rows[2], '..X......');
    deepEqual(seen.board.rows[6], '......O..');
  });

  it('a move on a taken point leads to the stone there, and is highlighted with it', () => {
    deepEqual(seen.definition, [8]);
    deepEqual(seen.references, [8, 10]);
    deepEqual(seen.highlights, [8, 10]);
  });

  it('records have symbols, and are found among those of the folder', () => {
    ok(JSON.stringify(seen.symbols).includes('棋会'), `${seen.symbols}`);
    ok(
      seen.games.some((name) => name.startsWith('Ann · 棋会')),
      `${seen.games}`,
    );
  });

  it('hints, colours and lines above variations can be asked for', () => {
    deepEqual(seen.hints, ['Ann', 'C7', 'G3', 'C3', 'G3']);
    equal(seen.tokens, 5 * 8);
    equal(seen.lenses, 0);
  });

  it('selections grow, records are laid out, faults have fixes', () => {
    equal(seen.selections, true);
    ok(seen.formatted > 0);
    ok(seen.fixes.length > 0);
  });

  it('a participant gets another name', () => {
    match(seen.renamed, /"name":"Cleo"/);
  });

  it('after many edits the diagnostics are those of the text opened afresh', () => {
    ok(seen.edited.edits >= 100);
    ok(seen.edited.text !== GAME);
    deepEqual(seen.edited.diagnostics, seen.fresh);
  });

  it('the server ends when it is asked to', () => {
    equal(seen.stopped, true);
  });
});
