/// A record can hold anything; all of it is shown as text, nothing of it runs, and no request leaves.

import { deepEqual, equal, ok } from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { Board } from './support/board';
import { HOSTILE, harmed, hostileLine } from './support/hostile';
import { means, needs } from './support/means';
import { columnOfMove, lineOfMove, wei7 } from './support/records';
import { until } from './support/until';
import { windowFor } from './support/window';

const LONG = 1_000_000;

const hostileGame = wei7({
  info: {
    name: hostileLine,
    place: hostileLine,
    participants: [{ name: hostileLine, rank: hostileLine }, { name: hostileLine }],
    players: [
      { participant: 0, color: 1 },
      { participant: 1, color: 2 },
    ],
  },
  moves: [
    [2, 2, HOSTILE.join('\n')],
    [6, 6, hostileLine.repeat(Math.ceil(LONG / hostileLine.length))],
    [2, 6],
  ],
});

/// Marks, titles and messages, which `wei7` does not make.
const hostileTree = JSON.stringify(
  {
    format: 'wei7',
    version: '3.0',
    size: 9,
    tree: {
      title: hostileLine,
      pre: {
        comment: hostileLine,
        marks: ['<', '&', '"', '\u202e'].map((symbol, x) => ({ point: { x, y: 0 }, symbol })),
      },
      branches: [0, 1].map((x) => ({
        title: hostileLine,
        steps: [{ action: { type: 'move', value: { color: 1, point: { x, y: 5 } } } }],
      })),
    },
  },
  null,
  1,
);

describe('A hostile record in the editor', () => {
  needs('browser', 'editor');
  const window = windowFor();
  const requests: string[] = [];
  const note = (request: { url(): string }) => requests.push(request.url());

  before(() => {
    window().page.on('request', note);
  });

  after(() => {
    window()?.page.off('request', note);
  });

  beforeEach(() => {
    requests.length = 0;
  });

  const nothingHappened = async () => {
    deepEqual(await harmed(window().page), []);
    // The second is how a page of an extension asks the editor for its files: nothing leaves the machine.
    const own = new RegExp(
      `^(?:${means.editor!.address}/|https://[^/]+\\.vscode-cdn\\.net/\\S+/qipu\\.qipu-|blob:|data:)`,
    );
    deepEqual(
      requests.filter((url) => !own.test(url)),
      [],
    );
  };

  it('shows names and comments as text beside the board', async () => {
    await window().open('hostile.wei7', hostileGame);
    const board = await window().openBoard();
    await window().focusText();
    await window().goToLine(lineOfMove(1), columnOfMove);
    await board.at('Move 1: Black C7');
    for (const words of HOSTILE.slice(0, 5)) await board.root.getByText(words).first().waitFor();
    equal(await board.root.getByRole('main').locator('img, iframe, a, script, style, link').count(), 0);
    await nothingHappened();
  });

  it('goes on beside a comment of a million characters', async () => {
    await window().open('endless.wei7', hostileGame, { line: lineOfMove(3) - 1, character: columnOfMove });
    const board = await window().openBoard();
    await board.at('Move 3: Black C3');
    await window().focusText();
    await window().press('ArrowUp');
    await board.at('Move 2: White G3');
    await window().press('ArrowDown');
    await board.at('Move 3: Black C3');
    await nothingHappened();
  });

  it('shows titles and marks as text', async () => {
    await window().open('marks.wei7', hostileTree);
    const board = await window().openBoard();
    await board.point(/^A9, .*<|^A9, .*&lt;/).waitFor();
    await board.root.getByText(HOSTILE[1]).first().waitFor();
    await nothingHappened();
  });

  it('shows as text where it is explained and where its faults are told', async () => {
    await window().open('explained.wei7', hostileGame.replace('"x": 2, "y": 6', '"x": 2, "y": 2'));
    await window().press('Control+Shift+m');
    await window().page.locator('.markers-panel .monaco-list-row').first().waitFor();
    await window().select(hostileGame.indexOf('onerror'), hostileGame.indexOf('onerror'));
    for (const word of ['"name"', '"comment"', 'onerror', '"point"']) {
      const at = hostileGame.indexOf(word) + 2;
      await window().select(at, at);
      const explained = await window().host(async (vscode) => {
        const { document, selection } = vscode.window.visibleTextEditors[0]!;
        const ask = 'vscode.executeHoverProvider';
        const found = await vscode.commands.executeCommand<unknown[]>(ask, document.uri, selection.active);
        await vscode.commands.executeCommand('editor.action.showHover');
        return found.length > 0;
      });
      const hover = window().page.locator('.monaco-hover').filter({ visible: true });
      if (explained) await hover.first().waitFor();
      // The picture of a board is our own.
      equal(await hover.locator('img:not([src^="data:image/svg+xml"])').count(), 0, word);
      await window().press('Escape');
      await hover.first().waitFor({ state: 'hidden' });
    }
    equal(await window().page.locator('.markers-panel img[src^="http"]').count(), 0);
    await nothingHappened();
  });
});

/// Lets tests speak with the voice of the panel.
async function overhear(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let acquire: () => unknown;
    Object.defineProperty(window, 'acquireVsCodeApi', {
      configurable: true,
      set: (given) => (acquire = given),
      get: () => () => {
        const api = acquire();
        Object.assign(window, { api });
        return api;
      },
    });
  });
}

const CELLS = [null, {}, { x: -1, y: 0 }, { x: 1.5, y: 0 }, { x: '2', y: 2 }, { x: 1e9, y: 1e9 }, [3, 3]];
const PLACES = [null, { line: -1, character: 0 }, { line: 1e9, character: 'x' }, { line: 1e9, character: 1e9 }];
const BOARD_EDITS = [null, {}, { kind: 'stone', cell: null }, { kind: 'comment', text: 7 }, { kind: 'burn' }, 'pass'];

/// Of wrong shapes, or what nobody asked for.
const WRONG: readonly unknown[] = [
  ...CELLS.flatMap((cell) => ['play', 'stone', 'look'].map((type) => ({ type, cell }))),
  ...PLACES.map((position) => ({ type: 'to', position, version: 1 })),
  ...BOARD_EDITS.map((boardEdit) => ({ type: 'write', boardEdit })),
  ...[undefined, 'sideways', '__proto__', 7].map((go) => ({ type: 'go', go })),
  ...[undefined, 'none', { toString: 'letters' }].map((value) => ({ type: 'coordinates', value })),
  ...['column', 'columns', 'tree', 'comment', 'painted', '__proto__', ['play'], 0].map((type) => ({ type, value: -1 })),
  { type: 'comment', what: 'save', text: 'to no place' },
  { type: 'painted', id: 1, copied: true, png: 'no picture' },
  ...[null, undefined, 0, 'ready', []],
];

describe('A panel that says what it should not', () => {
  needs('browser', 'editor');
  const window = windowFor();
  let board: Board;
  const GAME = wei7({
    moves: [
      [2, 2],
      [6, 6],
    ],
  });

  before(() => overhear(window().page));

  it('changes nothing, and is listened to afterwards', async () => {
    await window().open('listening.wei7', GAME);
    board = await window().openBoard();
    await board.grid().evaluate(
      (grid, messages) => {
        const { api } = grid.ownerDocument.defaultView as unknown as { api: { postMessage(message: unknown): void } };
        for (const message of messages) api.postMessage(message);
      },
      [...WRONG, { type: 'go', go: 'start' }, { type: 'go', go: 'next' }],
    );
    await board.at('Move 1: Black C7');
    equal(await window().text(), GAME);
    equal(await window().host((vscode) => vscode.window.visibleTextEditors[0]?.document.isDirty), false);
    await board.point('E5').click();
    await until(async () => ok((await window().text()) !== GAME));
  });
});
