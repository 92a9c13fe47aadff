/// Text that would do harm if anything took it for more than text. What would run leaves a trace in its window.

import type { Page } from 'playwright-core';

const TRACE = 'window.harmed = true';

export const HOSTILE = [
  `<img src="x" onerror="${TRACE}">`,
  `<script>${TRACE}</script>`,
  `"><svg onload="${TRACE}">`,
  `<iframe src="javascript:parent.harmed = true"></iframe>`,
  `<a href="javascript:${TRACE}">a link</a>`,
  `[a link](javascript:${TRACE})`,
  '![a picture](http://elsewhere.test/picture.png)',
  '<style>* { display: none }</style>',
  '<link rel="stylesheet" href="http://elsewhere.test/style.css">',
  '</script></p></main>{{ constructor }}%s%n',
  '\u202ereversed\u202c \u2067isolated',
] as const;

/// All of it, for a name.
export const hostileLine = HOSTILE.join(' ');

/// The windows, frames within frames, in which something of it has run.
export async function harmed(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const frame of page.frames()) {
    const trace = await frame.evaluate(() => 'harmed' in window).catch(() => false);
    if (trace) found.push(frame.url());
  }
  return found;
}
