/// The formats that are not JSON, in the editor and on the board: XML and lines.

import { equal, match, ok } from 'node:assert/strict';
import type { Board } from './support/board';
import { needs } from './support/means';
import { until } from './support/until';
import { windowFor } from './support/window';

const XML = `<?xml version="1.0" encoding="UTF-8"?>
<wei7 version="2.2">
  <size>9</size>
  <moves>
    <black x="2" y="2"/>
    <moves>
      <white x="6" y="2"/>
    </moves>
    <white x="6" y="6"/>
    <black x="2" y="6"/>
  </moves>
</wei7>
`;

const ISHI = `BOARDSIZE 9
BLACK Ann Example
WHITE Bo Sample
B 1 C7
W 2 G3
VAR
W 2 G7
B 3 C3
ENDVAR
B 3 E5
`;

describe('A record of wei7 2.2, in XML', () => {
  needs('browser', 'editor');
  const window = windowFor();
  let board: Board;

  beforeEach(async () => {
    await window().open('game-in-xml.wei7', XML, { line: 9, character: 6 });
    board = await window().openBoard();
    await board.at('Move 3: Black C3');
  });

  const saysFormat = (name: string) =>
    until(async () => ok((await window().page.locator('.statusbar-item', { hasText: name }).count()) > 0, name));

  it('is shown on the board, which follows the cursor, also into a variation', async () => {
    await saysFormat('wei7 2.2');
    await window().focusText();
    await window().press('ArrowUp');
    await board.at('Move 2: White G3');
    await window().goToLine(7, 9);
    await board.at('Move 2: White G7');
    await board.hasStones('C7 black', 'G7 white');
  });

  it('has the move that is played on the board written in XML', async () => {
    await board.point('E5').click();
    await board.at('Move 4: White E5');
    equal(await window().text(), XML.replace('\n  </moves>', '\n    <white x="4" y="4"/>\n  </moves>'));
    await window().focusText();
    await window().press('Control+z');
    await until(async () => equal(await window().text(), XML));
  });

  it('has another move than the one that follows written as a variation before that', async () => {
    await window().focusText();
    await window().press('ArrowUp');
    await board.at('Move 2: White G3');
    await board.point('E5').click();
    await board.at('Move 3: Black E5');
    match(await window().text(), /<moves>\s*<black x="4" y="4"\/>\s*<\/moves>\s*<black x="2" y="6"\/>/);
  });

  it('keeps its last board while a tag is half typed', async () => {
    await window().focusText();
    await window().press('End');
    await window().page.keyboard.type('\n<white x="4" y="');
    await board.hasStones('C7 black', 'G3 white', 'C3 black');
    await window().page.keyboard.type('4"/>');
    await board.at('Move 4: White E5');
  });

  it('becomes a record of 3.0 and comes back by one undo', async () => {
    await window().focusText();
    await window().command('Qipu: Convert to wei7 3.0 (JSON)');
    await until(async () => equal(JSON.parse(await window().text()).version, '3.0'));
    await saysFormat('wei7 3.0');
    await board.at('Move 3: Black C3');
    await window().focusText();
    await window().press('Control+z');
    await until(async () => equal(await window().text(), XML));
    await saysFormat('wei7 2.2');
  });
});

describe('A record of Ishi', () => {
  needs('browser', 'editor');
  const window = windowFor();
  let board: Board;

  beforeEach(async () => {
    await window().open('1-game.ishi', ISHI, { line: 9, character: 0 });
    board = await window().openBoard();
    await board.at('Move 3: Black E5');
  });

  it('is shown on the board, which follows the cursor, also into a variation', async () => {
    await board.words('Ann Example').waitFor();
    await window().focusText();
    await window().goToLine(8);
    await board.at('Move 3: Black C3');
    await board.hasStones('C7 black', 'G7 white', 'C3 black');
    await board.point('G7').click();
    await window().cursorOn(6);
  });

  it('has the move that is played on the board written as a line', async () => {
    await board.point('D4').click();
    await board.at('Move 4: White D4');
    equal(await window().text(), `${ISHI}W 4 D4\n`);
    await window().focusText();
    await window().press('Control+z');
    await until(async () => equal(await window().text(), ISHI));
  });

  it('shows the column of a point that is half typed', async () => {
    await window().focusText();
    await window().press('End');
    await window().page.keyboard.type('\nW 4 d');
    const column = board.root.locator('.typed .band');
    await column.waitFor();
    equal(await column.count(), 1);
    await window().page.keyboard.type('4');
    await board.at('Move 4: White D4');
  });

  it('is told what is wrong with it, by the clause', async () => {
    await window().focusText();
    await window().press('End');
    await window().page.keyboard.type('\nW 4 E5');
    await window().page.locator('.squiggly-error').first().waitFor();
    await window().press('Control+Shift+m');
    const problem = window().problem('E5');
    await problem.waitFor();
    match(await problem.innerText(), /Ishi/);
  });
});
