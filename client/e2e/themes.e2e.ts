/// The board in each kind of theme: it takes the theme's colours, and axe finds nothing to object to.

import { deepEqual, notEqual, ok } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { some } from '../../server/test/support/length';
import { violations } from './support/axe';
import type { Board } from './support/board';
import { needs } from './support/means';
import { windowFor } from './support/window';

const THEMES = [
  ['Light Modern', 'vscode-light'],
  ['Dark Modern', 'vscode-dark'],
  ['Default High Contrast', 'vscode-high-contrast'],
  ['Default High Contrast Light', 'vscode-high-contrast-light'],
] as const;

/// Records of the examples, and a place in each at which there is much to see.
const EXAMPLES = [
  ['first-game.wei7', '提四子'],
  ['faults.wei7', '这里已经有子'],
  ['tutorial.wei7', '第二题'],
] as const;

describe('In each theme', () => {
  needs('browser', 'editor');
  const window = windowFor();
  let board: Board;

  const openExample = async (name: string, words: string) => {
    const text = readFileSync(`examples/${name}`, 'utf8');
    const before = text.slice(0, text.indexOf(words)).split('\n');
    await window().open(name, text, { line: before.length - 1, character: (before.at(-1) as string).length });
    board = await window().openBoard();
    await board.root.getByText(words).first().waitFor();
  };

  after(async () => {
    await window()?.setting('workbench.colorTheme', 'Light Modern');
  });

  const background = () =>
    board.root
      .locator('body')
      .evaluate((body) =>
        getComputedStyle(body.ownerDocument.documentElement).getPropertyValue('--vscode-editor-background'),
      );

  for (const [theme, kind] of some(THEMES)) {
    it(`the board is sound: ${theme}`, async () => {
      await openExample(...EXAMPLES[0]);
      await window().setting('workbench.colorTheme', theme);
      await board.root.locator(`body.${kind}`).waitFor();
      for (const [name, words] of EXAMPLES) {
        await openExample(name, words);
        deepEqual(await violations(await board.frame()), [], name);
      }
    });
  }

  it('the board takes the colours of the theme when that changes', async () => {
    await window().setting('workbench.colorTheme', 'Light Modern');
    await openExample(...EXAMPLES[0]);
    await board.root.locator('body.vscode-light').waitFor();
    const light = await background();
    await window().setting('workbench.colorTheme', 'Dark Modern');
    await board.root.locator('body.vscode-dark').waitFor();
    notEqual(await background(), light);
    ok((await board.stones()).length > 0);
  });
});
