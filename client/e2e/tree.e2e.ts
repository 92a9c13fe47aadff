/// The tree of moves, the slider and the playing: other ways along the record.

import { equal, match, ok } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { Board } from './support/board';
import { needs } from './support/means';
import { columnOfMove, largeRecord, lineOfMove, wei7 } from './support/records';
import { until } from './support/until';
import { windowFor } from './support/window';

const GAME = wei7({
  moves: [
    [2, 2],
    [6, 6, 'A comment'],
    [2, 6],
    [6, 2],
  ],
});

describe('The tree of moves', () => {
  needs('browser', 'editor');
  const window = windowFor();
  let board: Board;

  const node = (name: string | RegExp) => board.root.getByRole('tree').getByRole('treeitem', { name }).first();
  const here = () => board.root.getByRole('treeitem', { selected: true });

  beforeEach(async () => {
    await window().open('tree.wei7', GAME, { line: lineOfMove(2) - 1, character: columnOfMove });
    board = await window().openBoard();
    await board.at('Move 2: White G3');
  });

  it('has every move, and shows where the cursor is', async () => {
    await until(async () => match((await here().getAttribute('aria-label')) ?? '', /^2\. (?:White )?G3.*comment/));
    for (const name of [/^1\. (?:Black )?C7/, /^3\. (?:Black )?C3/, /^4\. (?:White )?G7/]) await node(name).waitFor();
    await window().focusText();
    await window().press('ArrowDown');
    await until(async () => match((await here().getAttribute('aria-label')) ?? '', /^3\. (?:Black )?C3/));
  });

  // Whatever a test has come to, the next one finds the tree open.
  afterEach(() => window().setting('qipu.board.tree', undefined));

  it('is clicked to go somewhere', async () => {
    await node(/^4\. (?:White )?G7/).click();
    await board.at('Move 4: White G7');
    await window().cursorOn(lineOfMove(4) - 1);
  });

  it('grows by a variation', async () => {
    await board.point('E5').click();
    await board.at('Move 3: Black E5');
    await node(/^3\. (?:Black )?E5, variation/).waitFor();
    await node(/^3\. (?:Black )?C3$/).click();
    await board.at('Move 3: Black C3');
  });

  it('folds up, and stays so over a reload, as the board keeps its place', async () => {
    const fold = board.root.getByRole('button', { name: 'Moves', exact: true });
    const isKept = (open: boolean) =>
      until(async () => {
        equal(await window().host((vscode) => vscode.workspace.getConfiguration('qipu.board').get('tree')), open);
      });
    await fold.click();
    await board.root.getByRole('tree').waitFor({ state: 'hidden' });
    await isKept(false);
    await window().reload();
    await board.at('Move 2: White G3');
    await board.hasStones('C7 black', 'G3 white');
    await until(async () => equal(await fold.getAttribute('aria-expanded'), 'false'));
    await fold.click();
    await node(/^1\. (?:Black )?C7/).waitFor();
    await isKept(true);
    await window().cursorOn(lineOfMove(2) - 1);
    await window().focusText();
    await window().goToLine(lineOfMove(3), columnOfMove);
    await board.at('Move 3: Black C3');
    await board.hasStones('C7 black', 'G3 white', 'C3 black');
  });

  it('draws of a large record what can be seen', async () => {
    await window().open('forest.wei7', largeRecord(1_000_000), { line: 8, character: columnOfMove });
    await board.at('Move 2: White B19');
    await node(/^2\. (?:White )?B19/).waitFor();
    const drawn = await board.root.getByRole('treeitem').count();
    ok(drawn > 20 && drawn < 5000, `${drawn} nodes`);
  });

  it('has a slider to the same places', async () => {
    const slider = board.root.getByRole('slider', { name: 'Place in the line' });
    await until(async () => equal(await slider.inputValue(), '2'));
    match((await slider.getAttribute('aria-valuetext')) ?? '', /^2 of 4/);
    await slider.fill('4');
    await board.at('Move 4: White G7');
    await slider.focus();
    await board.press('ArrowLeft');
    await board.at('Move 3: Black C3');
    await window().cursorOn(lineOfMove(3) - 1);
  });
});

describe('The board plays by itself', () => {
  needs('browser', 'editor');
  const window = windowFor();

  it('to the end of the line, as fast as is chosen', async () => {
    await window().open('playing.wei7', GAME);
    const board = await window().openBoard();
    await board.root.getByRole('combobox', { name: 'Time between moves' }).selectOption('0.5');
    await board.button('Autoplay').click();
    // On a busy machine nobody sees the moves before.
    await board.at('Move 4: White G7');
    await board.button('Autoplay').waitFor();
  });

  it('until a person does something', async () => {
    await window().open('stopped.wei7', GAME);
    const board = await window().openBoard();
    await board.root.getByRole('combobox', { name: 'Time between moves' }).selectOption('5');
    await board.button('Autoplay').click();
    await board.at('Move 1: Black C7');
    await board.point('C7').click();
    await board.button('Pause').waitFor({ state: 'hidden' });
  });

  it('by the times of the record, with what was said', async () => {
    await window().open('live-session.wei7', readFileSync('examples/live-session.wei7', 'utf8'));
    const board = await window().openBoard();
    await board.button('Forward').click();
    const speed = board.root.getByRole('combobox', { name: 'Speed, by the times of the record' });
    await speed.selectOption('10');
    await board.button('Autoplay').click();
    await board.button('Pause').waitFor();
    await board.root.getByRole('log').getByRole('listitem').nth(1).waitFor();
    await board.button('Pause').click();
    await board.button('Autoplay').waitFor();
  });
});
