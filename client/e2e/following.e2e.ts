/// The board follows the cursor, whoever moves it, and keeps its place.

import { equal, match } from 'node:assert/strict';
import { rmSync } from 'node:fs';
import type { Board } from './support/board';
import { needs } from './support/means';
import { columnOfMove, lineOfMove, wei7 } from './support/records';
import { windowFor } from './support/window';

const GAME = wei7({
  moves: [
    [2, 2],
    [6, 6, 'The other corner'],
    [2, 6],
    [6, 2],
    [4, 4],
  ],
});

describe('The board follows the cursor', () => {
  needs('browser', 'editor');
  const window = windowFor();
  let board: Board;

  beforeEach(async () => {
    await window().open('following.wei7', GAME);
    board = await window().openBoard();
    await board.at('Before the first move');
    await window().focusText();
  });

  it('that keys move', async () => {
    await window().goToLine(lineOfMove(1), columnOfMove);
    await board.at('Move 1: Black C7');
    await window().press('ArrowDown');
    await board.at('Move 2: White G3');
    await window().press('ArrowDown', 'ArrowDown', 'ArrowUp');
    await board.hasStones('C7 black', 'G3 white', 'C3 black');
    await window().press('Control+Home');
    await board.at('Before the first move');
  });

  it('that the mouse moves', async () => {
    await window().line('"x": 6, "y": 2').getByText('move').click();
    await board.at('Move 4: White G7');
    await window().line('"x": 6, "y": 6').getByText('move').click();
    await board.at('Move 2: White G3');
    await board.words('The other corner').waitFor();
  });

  it('that a search moves', async () => {
    await window().press('Control+f');
    await window().page.keyboard.type('other corner');
    await window().press('Enter');
    await board.at('Move 2: White G3');
    await window().press('Escape');
  });

  it('that has company: the first of several cursors counts', async () => {
    await window().goToLine(lineOfMove(2), columnOfMove);
    await window().press('Shift+Alt+ArrowDown', 'Shift+Alt+ArrowDown');
    await window().page.locator('.cursors-layer .cursor').nth(2).waitFor();
    await board.at('Move 2: White G3');
  });

  it('while a person types', async () => {
    await window().goToLine(lineOfMove(5), columnOfMove);
    await board.at('Move 5: Black E5');
    await window().press('End');
    await window().page.keyboard.insertText(',\n{ "action": { "type": "move", "value": { "color": 2, "point": ');
    await window().page.keyboard.type('{ "x": 5, "y": 3 } } } }');
    await board.at('Move 6: White F6');
    await board.hasStones('C7 black', 'G3 white', 'C3 black', 'G7 white', 'E5 black', 'F6 white');
    await window().press('Control+Home');
    await board.at('Before the first move');
  });

  it('and shows where a move may go that is not typed to its end', async () => {
    await window().goToLine(lineOfMove(5), columnOfMove);
    await board.at('Move 5: Black E5');
    await window().press('End');
    const column = board.root.locator('.typed .band');
    await window().page.keyboard.insertText(',\n{ "action": { "type": "move", "value": { "color": 2, "point": ');
    await window().page.keyboard.type('{ "x": 5, "y": ');
    await column.waitFor();
    equal(await column.count(), 1);
    await window().page.keyboard.type('3');
    await column.waitFor({ state: 'detached' });
  });

  it('and not the other way round: what the board shows moves no cursor', async () => {
    await window().goToLine(lineOfMove(3), columnOfMove + 5);
    await board.at('Move 3: Black C3');
    const { line, character } = (await window().cursor()) ?? {};
    equal(line, lineOfMove(3) - 1);
    equal(character, columnOfMove + 4);
  });
});

describe('The board keeps its place', () => {
  needs('browser', 'editor');
  const window = windowFor();
  let board: Board;

  beforeEach(async () => {
    await window().open('place.wei7', GAME);
    board = await window().openBoard();
    await window().focusText();
    await window().goToLine(lineOfMove(3), columnOfMove);
    await board.at('Move 3: Black C3');
  });

  it('behind another tab', async () => {
    await window().openBeside('notes.txt', 'Something else');
    await board.grid().waitFor({ state: 'hidden' });
    await window().host((vscode) => vscode.commands.executeCommand('workbench.action.closeActiveEditor'));
    await board.at('Move 3: Black C3');
    await board.hasStones('C7 black', 'G3 white', 'C3 black');
  });

  // Without such steps: `tree.e2e.ts`. How examples begin: `opening.e2e.ts`.
  it('over a reload just after steps in the panel, and in a folder of examples nothing else is opened then', async () => {
    await board.button('Back').click();
    await board.button('Back').click();
    await board.at('Move 1: Black C7');
    window().write('begin.wei7', GAME);
    const steps = window().write('.first-steps', 'begin.wei7\n');
    try {
      await window().reload();
      await board.at('Move 1: Black C7');
      await board.button('Forward').click();
      await board.at('Move 2: White G3');
      await window().cursorOn(lineOfMove(2) - 1);
      equal(await window().page.locator('.part.editor .tab').count(), 2);
    } finally {
      rmSync(steps);
    }
  });

  it('when a setting is changed', async () => {
    await window().setting('qipu.board.coordinates', 'numbers');
    await board.point(/^2, 6, black/).waitFor();
    await board.at('Move 3: Black 2, 6');
    await window().setting('qipu.board.coordinates', undefined);
    await board.at('Move 3: Black C3');
  });

  it('while the text is broken: the last board stays, with a hint, and comes back', async () => {
    await window().goToLine(lineOfMove(5), columnOfMove);
    await board.at('Move 5: Black E5');
    await window().press('Control+a', 'x');
    await board.words(/this is the last one/).waitFor();
    await board.hasStones('C7 black', 'G3 white', 'C3 black', 'G7 white', 'E5 black');
    await window().press('Control+z');
    await board.words(/this is the last one/).waitFor({ state: 'hidden' });
    equal(await window().text(), GAME);
    match((await board.point('C3').getAttribute('aria-label')) ?? '', /black/);
  });
});
