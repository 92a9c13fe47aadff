/// A fault is underlined, listed with its clause, told on the board, and its clause opens.

import { equal, match } from 'node:assert/strict';
import { needs } from './support/means';
import { columnOfMove, lineOfMove, wei7 } from './support/records';
import { windowFor } from './support/window';

const GAME = wei7({
  moves: [
    [2, 2],
    [6, 6],
    [6, 6],
  ],
});

const MESSAGE = 'G3 is taken: a white stone stands there.';

describe('A fault in a record', () => {
  needs('browser', 'editor');
  const window = windowFor();

  beforeEach(async () => {
    await window().open('1-faults.wei7', GAME);
    await window().page.locator('.squiggly-error').first().waitFor();
  });

  it('is listed among the problems with its specification and its clause', async () => {
    await window().press('Control+Shift+m');
    const problem = window().problem(MESSAGE);
    await problem.waitFor();
    match(await problem.innerText(), /wei7 3\.0\s+9\.16\.6\s/);
    match(await problem.innerText(), /Ln 10, Col \d+/);
  });

  it('goes away as soon as it is mended', async () => {
    await window().press('Control+Shift+m');
    await window().problem(MESSAGE).waitFor();
    const last = GAME.lastIndexOf('6 }');
    await window().select(last, last + 1);
    await window().page.keyboard.type('5');
    await window().problem(MESSAGE).waitFor({ state: 'hidden' });
    await window().page.locator('.squiggly-error').first().waitFor({ state: 'hidden' });
  });

  it('opens the page of its rule: the clause, two examples with boards, what mends it', async () => {
    await window().press('Control+Shift+m');
    await window().problem(MESSAGE).locator('a', { hasText: '9.16.6' }).click();
    const page = window().clausePage();
    await page.getByRole('heading', { name: /9\.16\.6/ }).waitFor();
    await page.getByRole('heading', { name: /occupied-point/ }).waitFor();
    equal(await page.locator('section.bad svg, section.good svg').count(), 2);
    equal(await page.getByRole('link', { name: /-/ }).count(), 0);
    await window().closePages('qipu.clause');
  });

  it('is told on the board: at its point, and in words', async () => {
    const board = await window().openBoard();
    await window().focusText();
    await window().goToLine(lineOfMove(3), columnOfMove);
    await board.point(new RegExp(`^G3, .*fault: ${MESSAGE}`)).waitFor();
    await board.root.getByRole('listitem').filter({ hasText: MESSAGE }).waitFor();
  });

  it('is told on the board as what it counts for now', async () => {
    const board = await window().openBoard();
    await window().focusText();
    await window().goToLine(lineOfMove(3), columnOfMove);
    const told = board.root.getByRole('listitem').filter({ hasText: MESSAGE });
    await told.waitFor();
    try {
      await window().setting('qipu.severity', { 'occupied-point': 'off' });
      await told.waitFor({ state: 'hidden' });
    } finally {
      await window().setting('qipu.severity', undefined);
    }
    await told.waitFor();
  });

  it('is what the board steps to', async () => {
    const board = await window().openBoard();
    await board.button('Next fault').click();
    await board.point(new RegExp(`fault: ${MESSAGE}`)).waitFor();
    match((await window().line('"x": 6, "y": 6').count()).toString(), /1/);
  });
});
