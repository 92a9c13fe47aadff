/// The panel alone in a browser, with the page and the policy that it has in the editor. What the extension would say, a test
/// says.

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { newNonce, pageHtml } from '../../src/board/page';
import { Board } from './board';
import { browser } from './browser';

const ORIGIN = 'http://panel.test';

/// What the page has said to the extension, and the requests that it has made beyond its own files.
export interface PanelPage {
  readonly page: Page;
  readonly board: Board;
  readonly requests: readonly string[];
  readonly errors: readonly string[];
  send(message: unknown): Promise<void>;
  said(): Promise<unknown[]>;
  close(): Promise<void>;
}

const html = (language: string): string =>
  pageHtml({ script: '/main.js', style: '/main.css', source: ORIGIN, nonce: newNonce(), language });

export async function openPanelPage({ language = 'en', width = 700, height = 800 } = {}): Promise<PanelPage> {
  const context = await (await browser()).newContext({ viewport: { width, height } });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const requests: string[] = [];
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
  await context.route('**', async (route) => {
    const { pathname, origin } = new URL(route.request().url());
    if (origin !== ORIGIN) requests.push(route.request().url());
    if (pathname === '/') return await route.fulfill({ contentType: 'text/html', body: html(language) });
    const file = /^\/main\.(?:js|css)$/.test(pathname) && origin === ORIGIN;
    if (!file) return await route.abort();
    const contentType = pathname.endsWith('js') ? 'text/javascript' : 'text/css';
    return await route.fulfill({ contentType, body: readFileSync(`dist/webview${pathname}`) });
  });
  await page.addInitScript(() => {
    const said: unknown[] = [];
    const api = {
      postMessage: (message: unknown) => said.push(message),
      setState: () => undefined,
      getState: () => undefined,
    };
    Object.assign(window, { said, acquireVsCodeApi: () => api });
  });
  await page.goto(`${ORIGIN}/`);
  return {
    page,
    board: new Board(page, page),
    requests,
    errors,
    send: (message) => page.evaluate((message) => window.postMessage(message, '*'), message),
    said: () => page.evaluate(() => (window as unknown as { said: unknown[] }).said),
    close: () => context.close(),
  };
}
