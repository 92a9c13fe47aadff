/// What is done on the board is done in the text: the cursor goes there, or a move is written, and one undo takes it back.

import { deepEqual, equal, match, notDeepEqual } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Board } from './support/board';
import { needs } from './support/means';
import { columnOfMove, lineOfMove, manyMoves, wei7 } from './support/records';
import { until } from './support/until';
import { windowFor } from './support/window';

const GAME = wei7({
  moves: [
    [2, 2],
    [6, 6],
    [2, 6],
    [6, 2],
  ],
});

describe('A person at the board', () => {
  needs('browser', 'editor');
  const window = windowFor();
  let board: Board;

  const atMove = async (move: number, words: string) => {
    await window().focusText();
    await window().goToLine(lineOfMove(move), columnOfMove);
    await board.at(words);
  };

  /// Waits until the cursor stands at a move of the record.
  const cursorAt = (move: number) =>
    until(async () => {
      equal((await window().cursor())?.line, lineOfMove(move) - 1);
      match(await window().atCursor(), /^\{ "action"/);
    });

  beforeEach(async () => {
    await window().open('playing.wei7', GAME);
    board = await window().openBoard();
    await atMove(3, 'Move 3: Black C3');
  });

  it('clicks a stone and is at the move that put it there', async () => {
    await board.point('C7').click();
    await cursorAt(1);
    await board.at('Move 1: Black C7');
  });

  it('clicks how it goes on and is there', async () => {
    await board.root.getByRole('list', { name: 'How it goes on' }).getByRole('button', { name: 'G7' }).click();
    await cursorAt(4);
    await board.at('Move 4: White G7');
  });

  it('steps with the buttons', async () => {
    await board.button('Back').click();
    await cursorAt(2);
    await board.button('To the end').click();
    await cursorAt(4);
    await board.button('To the start').click();
    await board.at('Before the first move');
    await board.button('Forward').click();
    await cursorAt(1);
  });

  it('steps with the keys, as often as they are pressed', async () => {
    await board.grid().click({ position: { x: 3, y: 3 } });
    await board.button('Forward').focus();
    await board.press('ArrowLeft', 'ArrowLeft', 'ArrowRight');
    await board.at('Move 2: White G3');
    await board.press('End');
    await board.at('Move 4: White G7');
    await board.press('Home');
    await board.at('Before the first move');
  });

  it('steps with keys that are pressed faster than the board can follow', async () => {
    await window().open('quick.wei7', wei7({ size: 19, moves: manyMoves(60) }));
    await board.root.getByRole('grid', { name: 'Board, 19 by 19' }).waitFor();
    await board.button('Forward').focus();
    await board.press(...Array.from({ length: 30 }, (_, i) => (i % 5 === 4 ? 'ArrowLeft' : 'ArrowRight')));
    await window().cursorOn(lineOfMove(18) - 1);
    await board.at('Move 18: White S19');
  });

  it('steps with the wheel', async () => {
    await board.point('E5').hover();
    await window().page.mouse.wheel(0, 100);
    await board.at('Move 4: White G7');
    await window().page.mouse.wheel(0, -100);
    await board.at('Move 3: Black C3');
  });

  it('plays on a free point: a line of text, in the style of the others', async () => {
    await atMove(4, 'Move 4: White G7');
    await board.point('E5').click();
    await board.at('Move 5: Black E5');
    const added = ',\n      { "action": { "type": "move", "value": { "color": 1, "point": { "x": 4, "y": 4 } } } }';
    equal(await window().text(), GAME.replace(/(?<="y": 2 } } } })(?=\n {4}\])/, added));
    await cursorAt(5);
  });

  it('takes a move back by one undo, to the byte', async () => {
    await atMove(4, 'Move 4: White G7');
    await board.point('E5').click();
    await board.at('Move 5: Black E5');
    await window().focusText();
    await window().press('Control+z');
    await until(async () => equal(await window().text(), GAME));
    await window().press('Control+s');
    await until(() => equal(readFileSync(path.join(window().folder, 'playing.wei7'), 'utf8'), GAME));
    await board.hasStones('C7 black', 'G3 white', 'C3 black', 'G7 white');
  });

  it('is where the person was after an undo on the board, and at the move after a redo', async () => {
    const example = readFileSync('examples/first-game.wei7', 'utf8');
    await window().open('undone.wei7', example);
    await board.at('Before the first move');
    await board.button('Forward').click();
    await board.button('Forward').click();
    await board.words(/^Move 2: /).waitFor();
    const actions = example.split('\n').flatMap((line, i) => (line.includes('"action"') ? [i] : []));
    await window().cursorOn(actions[1] as number);
    const before = await window().cursor();
    await board.point('C3').click();
    await board.at('Move 3: Black C3');
    const after = await until(async () => {
      const now = await window().cursor();
      notDeepEqual(now, before);
      match(await window().atCursor(), /^\{ "action"/);
      return now;
    });
    await board.press('Control+z');
    await until(async () => equal(await window().text(), example));
    await board.words(/^Move 2: /).waitFor();
    await until(async () => deepEqual(await window().cursor(), before));
    await board.press('Control+y');
    await board.at('Move 3: Black C3');
    await until(async () => deepEqual(await window().cursor(), after));
    await board.press('Control+z');
    await board.words(/^Move 2: /).waitFor();
    await until(async () => deepEqual(await window().cursor(), before));
  });

  it('goes on where the record does, and writes nothing', async () => {
    await board.point('G7').click();
    await board.at('Move 4: White G7');
    equal(await window().text(), GAME);
  });

  it('plays another move than the record: a variation, and steps between the two', async () => {
    await board.point('E5').click();
    await board.at('Move 4: White E5');
    await board.hasStones('C7 black', 'G3 white', 'C3 black', 'E5 white');
    match(await window().text(), /"branches"/);
    await board.button('Previous variation').click();
    await board.at('Move 4: White G7');
    await board.hasStones('C7 black', 'G3 white', 'C3 black', 'G7 white');
    await board.button('Next variation').click();
    await board.at('Move 4: White E5');
    await board.button('Back').click();
    await board.at('Move 3: Black C3');
    await board.root.getByRole('list', { name: 'How it goes on' }).getByRole('button').nth(1).waitFor();
    await window().focusText();
    await window().press('Control+z');
    await until(async () => equal(await window().text(), GAME));
  });

  it('is told why a move cannot be, and nothing is written', async () => {
    const surrounded = JSON.stringify({
      record: { format: 'JGF', version: 2 },
      game: { type: 'go' },
      rules: { allowSuicide: false },
      board: { size: 9 },
      tree: [
        {
          setup: [
            {
              type: 'black',
              coords: [
                { x: 1, y: 0 },
                { x: 0, y: 1 },
              ],
            },
          ],
          turn: 'white',
        },
      ],
    });
    await window().open('refused.jgf', surrounded, { line: 0, character: surrounded.indexOf('setup') });
    await board.hasStones('A8 black', 'B9 black');
    await board.point('A9').click();
    await board.root.getByRole('status').filter({ hasText: 'A9 would be suicide' }).waitFor();
    equal(await window().text(), surrounded);
  });
});
