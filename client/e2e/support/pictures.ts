/// Taking pictures of the editor, as they stand in the READMEs: of a small window, so that its words can be read there.

import { ok } from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CDPSession, Locator, Page } from 'playwright-core';
import type { Board } from './board';
import { browser } from './browser';
import { inFewColours } from './few-colours';
import { type Window, windowFor } from './window';

/// For people to look at, unless those of the READMEs are asked for.
export const LOOKED_AT = 'out/e2e/pictures';
export const OF_READMES = Boolean(process.env.QIPU_SCREENSHOTS);
const PLACE = OF_READMES ? 'docs/images' : LOOKED_AT;

const WIDTH = 1024;
const SHARPNESS = 1.25;
/// The editor's title is left out.
const TITLE = 35;

/// Nothing but the record, its board and the status bar.
const PLAIN = {
  'workbench.activityBar.location': 'hidden',
  'editor.minimap.enabled': false,
  'editor.stickyScroll.enabled': false,
};

async function setAll(window: Window, settings: Readonly<Record<string, unknown>>, reset = false): Promise<void> {
  await window.host(
    async (vscode, settings, reset) => {
      const configuration = vscode.workspace.getConfiguration();
      for (const [name, value] of Object.entries(settings)) {
        await configuration.update(name, reset ? undefined : value, vscode.ConfigurationTarget.Global);
      }
    },
    settings,
    reset,
  );
}

/// A window for pictures, and as it was afterwards.
export function pictureWindow(language: 'en' | 'zh', settings: Readonly<Record<string, unknown>> = {}): () => Window {
  const window = windowFor(language);
  let size: { width: number; height: number } | null = null;
  before(async () => {
    size = window().page.viewportSize();
    await setAll(window(), { ...PLAIN, ...settings });
  });
  after(async () => {
    await setAll(window(), { ...PLAIN, ...settings }, true);
    const { page } = window();
    await sessions.get(page)?.detach();
    sessions.delete(page);
    if (size) await page.setViewportSize(size);
  });
  return window;
}

export const example = (name: string): string => readFileSync(`examples/${name}`, 'utf8');

/// The example of a game of CCGC.
export const exampleOf = (code: string): string =>
  readdirSync('examples').find((name) => name.startsWith(`${code}-`)) as string;

const sessions = new Map<Page, CDPSession>();

async function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  return session;
}

/// It is sharp from the beginning: what opens for a moment would close if that came with the picture.
export async function sized(window: Window, height: number): Promise<void> {
  const size = { width: WIDTH, height: height + TITLE };
  await window.page.setViewportSize(size);
  const sharp = { ...size, deviceScaleFactor: SHARPNESS, mobile: false };
  await (await sessionOf(window.page)).send('Emulation.setDeviceMetricsOverride', sharp);
  await window.host((vscode) => vscode.commands.executeCommand('notifications.clearAll'));
}

/// Opens an example at some words of it, or at a line, in a window of that height.
export async function openExample(window: Window, name: string, at: string | number, height = 780): Promise<void> {
  await sized(window, height);
  if (typeof at === 'number') {
    // To the byte: its encoding is its own.
    copyFileSync(`examples/${name}`, path.join(window.folder, name));
    await window.open(name);
    await window.goToLine(at, 12);
    return;
  }
  const text = example(name);
  const lines = text.slice(0, text.indexOf(at)).split('\n');
  await window.open(name, text, { line: lines.length - 1, character: (lines.at(-1) as string).length });
}

export async function boardAt(window: Window, words: string | RegExp): Promise<Board> {
  const board = await window.openBoard();
  await window.focusText();
  await board.root.getByText(words).filter({ visible: true }).first().waitFor();
  return board;
}

function keep(name: string, small: Buffer, place: string): void {
  mkdirSync(place, { recursive: true });
  writeFileSync(`${place}/${name}.png`, small);
  ok(small.length > 10_000 && small.length < 200_000, `${name}: ${small.length} bytes`);
}

export async function take({ page }: Window, name: string, place = PLACE): Promise<void> {
  // Two frames: one in which things find their places, one in which they are drawn there.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined)))),
  );
  await page.evaluate(() => {
    for (const one of document.getAnimations()) one.finish();
  });
  const { width, height } = page.viewportSize()!;
  const clip = { x: 0, y: TITLE, width, height: height - TITLE, scale: 1 };
  const { data } = await (await sessionOf(page)).send('Page.captureScreenshot', { format: 'png', clip });
  keep(name, inFewColours(Buffer.from(data, 'base64')), place);
}

/// Boards in rows, as `qipu board` draws them, each with words beneath it.
export async function takeBoards(name: string, boards: readonly (readonly [string, string])[]): Promise<void> {
  const figures = boards.map(([at, words]) => {
    const args = ['dist/cli.js', 'board', at, '--format', 'svg', '--lang', 'en'];
    return `<figure>${execFileSync(process.execPath, args, { encoding: 'utf8' })}<figcaption>${words}</figcaption></figure>`;
  });
  const style = `body { margin: 0; padding: 12px; background: #fff; font: 15px "Noto Sans CJK SC", sans-serif; color: #333;
      display: grid; grid-template-columns: repeat(3, 1fr); gap: 16px 12px; }
    figure { margin: 0; display: flex; flex-direction: column; gap: 6px; align-items: center; }
    svg { height: 300px; width: 100%; } figcaption { text-align: center; }`;
  const page = await (await browser()).newPage({
    viewport: { width: WIDTH, height: 700 },
    deviceScaleFactor: SHARPNESS,
  });
  await page.setContent(`<!doctype html><meta charset="utf-8"><style>${style}</style>${figures.join('')}`);
  keep(name, inFewColours(await page.screenshot({ fullPage: true })), PLACE);
  await page.close();
}

/// Waits for the first of these on the page.
export const seen = (locator: Locator): Promise<void> => locator.first().waitFor();
