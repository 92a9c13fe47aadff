/// One browser for all tests. It ends with their process.

import { writeFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { means } from './means';
import { lazily } from './until';

/// Little happens without being asked for; Debian's browser is run by root here, which the sandbox refuses.
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export const browser = lazily(
  (): Promise<Browser> => chromium.launch({ executablePath: means.browser as string, args: FLAGS }),
);

/// Takes a picture for people to look at: in CI, or where it is asked for, since a hundred of them take as long as a file of tests.
export async function pictureForPeople(page: Page, path: string): Promise<void> {
  const { CI, QIPU_PICTURES } = process.env;
  if (CI || QIPU_PICTURES) await page.screenshot({ path, animations: 'disabled' });
}

const fileName = (title: string) => title.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 100);

/// What can be read in the pages of extensions.
const wordsIn = (page: Page): Promise<string[]> =>
  Promise.all(page.frames().map((frame) => frame.evaluate(() => document.body.innerText).catch(() => '')));

/// Takes a picture of a test that has failed, tells what its pages say, and keeps the text that it was at; to be called before things are tidied up.
export async function pictureOfFailure(
  test: Mocha.Test | undefined,
  page: Page | undefined,
  text?: () => Promise<string>,
): Promise<void> {
  if (test?.state !== 'failed' || !page) return;
  const path = `out/e2e/failed/${fileName(test.fullTitle())}`;
  await page.screenshot({ path: `${path}.png` }).catch(() => undefined);
  console.log(`  a picture of the failure: ${path}.png`);
  for (const words of (await wordsIn(page)).slice(1).filter(Boolean)) console.log(words.slice(0, 500));
  const written = await text?.().catch(() => undefined);
  if (written) writeFileSync(`${path}.txt`, written);
}
