/// The pictures of the README, taken in the real editor. They are put into `out/e2e/pictures`, for people to look at, and by
/// `npm run screenshots` into `docs/images`.

import { ok } from 'node:assert/strict';
import { mkdirSync, readFileSync } from 'node:fs';
import type { Board } from './support/board';
import { needs } from './support/means';
import { type Window, windowFor } from './support/window';

const PLACE = process.env.QIPU_SCREENSHOTS ? 'docs/images' : 'out/e2e/pictures';
const SIZE = { width: 1280, height: 900 };
const SHARPNESS = 1.5;

/// Opens an example with the cursor at the line of these words, and its board, in a window with nothing else.
async function show(window: Window, name: string, words: string): Promise<Board> {
  const text = readFileSync(`examples/${name}`, 'utf8');
  const lines = text.slice(0, text.indexOf(words)).split('\n');
  await window.host(async (vscode) => {
    await vscode.commands.executeCommand('workbench.action.closeSidebar');
    await vscode.commands.executeCommand('notifications.clearAll');
  });
  const line = lines.at(-1) as string;
  await window.open(name, text, { line: lines.length - 1, character: line.length - line.trimStart().length });
  const board = await window.openBoard();
  await window.focusText();
  await board.root.getByText(words).filter({ visible: true }).first().waitFor();
  return board;
}

async function take(window: Window, name: string, place = PLACE): Promise<void> {
  mkdirSync(place, { recursive: true });
  const size = window.page.viewportSize() ?? SIZE;
  const session = await window.page.context().newCDPSession(window.page);
  await session.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: SHARPNESS, mobile: false });
  // Two frames: one in which things find their places, one in which they are drawn there.
  await window.page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined)))),
  );
  const picture = await window.page.screenshot({
    path: `${place}/${name}.png`,
    animations: 'disabled',
    scale: 'device',
  });
  await session.send('Emulation.clearDeviceMetricsOverride');
  await session.detach();
  ok(picture.length > 30_000 && picture.length < 700_000, `${name}: ${picture.length} bytes`);
}

/// A window of the size of the pictures, and of its own size afterwards.
function sizedWindow(language: 'en' | 'zh'): () => Window {
  const window = windowFor(language);
  let before: { width: number; height: number } | null = null;
  beforeEach(async () => {
    before = window().page.viewportSize();
    await window().page.setViewportSize(SIZE);
  });
  afterEach(async () => {
    await window().setting('workbench.colorTheme', 'Light Modern');
    if (before) await window().page.setViewportSize(before);
  });
  return window;
}

describe('Pictures', () => {
  needs('browser', 'editor');
  const english = sizedWindow('en');

  const themed = async (theme: string, kind: string) => {
    const board = await show(english(), 'first-game.wei7', 'Black captures four stones');
    await english().setting('workbench.colorTheme', theme);
    await board.root.locator(`body.${kind}`).waitFor();
    return board;
  };

  it('of the board in a light theme', async () => {
    await themed('Light Modern', 'vscode-light');
    await take(english(), 'board-light');
  });

  it('of the board in a dark theme', async () => {
    await themed('Dark Modern', 'vscode-dark');
    await take(english(), 'board-dark');
  });

  it('of the board in high contrast', async () => {
    await themed('Default High Contrast', 'vscode-high-contrast');
    await take(english(), 'board-high-contrast', 'out/e2e/pictures');
  });

  it('of the tree of moves', async () => {
    const board = await show(english(), 'first-game.wei7', 'White gives up two stones');
    await board.root.getByRole('treeitem', { selected: true }).waitFor();
    await take(english(), 'tree');
  });

  it('of a game of Amazons', async () => {
    const board = await show(english(), 'AM-石桥队 vs 远山队-先手胜.txt', '示例友谊赛');
    await english().goToLine(17, 12);
    await board.at('Move 31: White h3 to j5, arrow to h7');
    await take(english(), 'amazons');
  });

  it('of a live lesson on a narrow panel', async () => {
    await english().page.setViewportSize({ width: 900, height: 900 });
    await show(
      english(),
      'live-session.wei7',
      JSON.parse(readFileSync('examples/live-session.wei7', 'utf8')).info.name,
    );
    await take(english(), 'live', 'out/e2e/pictures');
  });

  // The last: its faults stay in the status bar for a while.
  it('of a fault and its clause', async () => {
    const board = await show(english(), 'faults.wei7', 'There is a stone here already');
    await english().page.locator('.squiggly-error').first().waitFor();
    await english().press('Control+Shift+m');
    await english().page.locator('.markers-panel .monaco-list-row').nth(3).waitFor();
    await english().focusText();
    await board
      .point(/fault:/)
      .first()
      .waitFor();
    await take(english(), 'fault');
  });
});

describe('Pictures in Chinese', () => {
  needs('browser', 'editor');
  const chinese = sizedWindow('zh');

  it('of the board', async () => {
    await show(chinese(), 'first-game.wei7', '提四子');
    await take(chinese(), 'board-zh');
  });
});
