/// The tools of the board: each writes into the text, and one undo takes it back.

import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { violations } from './support/axe';
import type { Board } from './support/board';
import { needs } from './support/means';
import { openPanelPage, type PanelPage } from './support/panel-page';
import { columnOfMove, lineOfMove, wei7 } from './support/records';
import { until } from './support/until';
import { windowFor } from './support/window';

const GAME = wei7({
  moves: [
    [2, 2],
    [6, 6, '挂角。'],
    [2, 6],
  ],
});

const JGF = `{
  "record": { "format": "JGF", "version": 2 },
  "game": { "type": "go" },
  "board": { "size": 9 },
  "tree": [
    { "comments": ["A start"] },
    { "move": { "color": "black", "x": 2, "y": 2 } },
    { "move": { "color": "white", "x": 6, "y": 6 } }
  ]
}
`;

describe('The tools of the board', () => {
  needs('browser', 'editor');
  const window = windowFor();
  let board: Board;

  async function at(move: number, name = 'tools.wei7'): Promise<void> {
    await window().open(name, GAME, { line: lineOfMove(move) - 1, character: columnOfMove });
    board = await window().openBoard();
    await board.words(new RegExp(`^Move ${move}:`)).waitFor();
  }

  const textIs = (expression: RegExp) => until(async () => match(await window().text(), expression));

  /// The tools are there once they are wanted.
  const tool = async (name: string) => {
    const edit = board.button('Edit');
    if ((await edit.getAttribute('aria-expanded')) === 'false') await edit.click();
    await board.button(name).click();
  };

  const undone = async (text: string) => {
    await window().focusText();
    await window().press('Control+z');
    await until(async () => equal(await window().text(), text));
  };

  it('label points with the letters that are free, one after the other', async () => {
    await at(3);
    await tool('Label with the next letter');
    await board.point('A1').click();
    await board.point('A1, empty, marked A').waitFor();
    await board.point('B1').click();
    await board.point('B1, empty, marked B').waitFor();
    await textIs(/"symbol": "A".*"symbol": "B"/);
  });

  it('mark with a form where the format has forms', async () => {
    await window().open('tools.jgf', JGF, { line: 7, character: 6 });
    board = await window().openBoard();
    await tool('Mark with a triangle');
    await board.point('C7').click();
    await board.point(/^C7, black, .*marked triangle/).waitFor();
    await textIs(/"markup": \[\s*\{ "type": "triangle"/);
    await undone(JGF);
  });

  it('have no forms of marks for a format without', async () => {
    await at(3);
    await board.button('Edit').click();
    await board.button('Label with the next number').waitFor();
    equal(await board.button('Mark with a triangle').count(), 0);
  });

  it('set up stones, and say why when that cannot be', async () => {
    await at(3);
    await tool('Set up black stones');
    await board.point('E5').click();
    await board.root.locator('.refusal').filter({ visible: true }).waitFor();
    equal(await window().text(), GAME);
  });

  it('pass', async () => {
    await at(3);
    await tool('Pass');
    await board.at('Move 4: White passes');
    await undone(GAME);
  });

  it('edit the comment in its place, as one step', async () => {
    await at(2);
    await tool('Edit the comment');
    const area = board.root.getByRole('textbox', { name: 'Comment' });
    equal(await area.inputValue(), '挂角。');
    await area.fill('挂角！\n第二行');
    await board.press('Control+Enter');
    await textIs(/挂角！\\n第二行/);
    await area.waitFor({ state: 'hidden' });
    await board.words(/挂角！\s*第二行/).waitFor();
    await undone(GAME);
  });

  it('save a comment for its own move when the cursor goes elsewhere', async () => {
    await at(2);
    await window().command('Qipu: Edit Comment');
    const area = board.root.getByRole('textbox', { name: 'Comment' });
    await area.fill('moved on');
    await window().line('"x": 2, "y": 6').click();
    await textIs(/"y": 6 } } }, "comment": "moved on"/);
    equal((await window().text()).match(/"comment"/g)?.length, 1);
    await window().cursorOn(lineOfMove(3) - 1);
  });

  it('save a comment when another record comes in front, which stays there', async () => {
    await at(2);
    await window().command('Qipu: Edit Comment');
    const area = board.root.getByRole('textbox', { name: 'Comment' });
    await area.fill('left behind');
    await window().open('other.wei7', GAME);
    await area.waitFor({ state: 'hidden' });
    await window().tab('other.wei7').waitFor();
    await window().open('tools.wei7');
    await textIs(/"y": 6 } } }, "comment": "left behind"/);
  });

  it('save a comment of a record that has got another name meanwhile', async () => {
    await at(2);
    await window().command('Qipu: Edit Comment');
    await board.root.getByRole('textbox', { name: 'Comment' }).fill('goes along');
    await window().rename('tools.wei7', 'renamed-tools.wei7');
    await until(async () => {
      const save = board.button('Save');
      // It may go while it is clicked, when the comment is saved.
      if (await save.isVisible()) await save.click({ timeout: 2000 });
      match(await window().text(), /"y": 6 } } }, "comment": "goes along"/);
    });
  });

  it('write nothing into a record that is read-only, say so, and go nowhere', async () => {
    await window().setting('files.readonlyInclude', { '**/read-only.wei7': true });
    try {
      await at(2, 'read-only.wei7');
      await board.point('E5').click();
      await board.words('This record is read-only: nothing can be written.').waitFor();
      await window().cursorOn(lineOfMove(2) - 1);
      equal(await window().text(), GAME);
    } finally {
      await window().setting('files.readonlyInclude', undefined);
    }
  });

  it('leave the arrows to the record and no stone to the space key, once a comment is saved', async () => {
    await at(2);
    await window().command('Qipu: Edit Comment');
    await board.root.getByRole('textbox', { name: 'Comment' }).fill('said');
    await board.press('Control+Enter');
    await textIs(/"comment": "said"/);
    const text = await window().text();
    await board.root.getByRole('textbox', { name: 'Comment' }).waitFor({ state: 'hidden' });
    await board.press('ArrowLeft');
    await board.words(/^Move 1:/).waitFor();
    await board.press('Space');
    await board.press('End');
    await board.words(/^Move 3:/).waitFor();
    equal(await window().text(), text);
    await tool('Label with the next letter');
    await board.press('ArrowLeft');
    await board.words(/^Move 2:/).waitFor();
  });

  it('save a comment by a click on a step, and step', async () => {
    await at(2);
    await window().command('Qipu: Edit Comment');
    await board.root.getByRole('textbox', { name: 'Comment' }).fill('and on');
    await board.button('Forward').click();
    await textIs(/"y": 6 } } }, "comment": "and on"/);
    await board.words(/^Move 3:/).waitFor();
    await window().cursorOn(lineOfMove(3) - 1);
  });

  it('give up a comment with the escape key', async () => {
    await at(2);
    await tool('Edit the comment');
    const area = board.root.getByRole('textbox', { name: 'Comment' });
    await area.fill('nothing of this');
    await board.press('Escape');
    await area.waitFor({ state: 'hidden' });
    equal(await window().text(), GAME);
  });

  it('ask before more than one move goes, and say how many', async () => {
    await at(2);
    await tool('Delete this move and what follows');
    const dialog = window().page.locator('.monaco-dialog-box');
    await dialog.getByText('Delete 2 moves of the record?').waitFor();
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await board.at('Move 1: Black C7');
    await undone(GAME);
  });

  it('promote a variation', async () => {
    await at(2);
    await board.point('E5').click();
    await board.at('Move 3: Black E5');
    const before = await window().text();
    await tool('Promote this variation');
    await until(async () => {
      const points = [...(await window().text()).matchAll(/"x": (\d), "y": (\d)/g)].map(([, x, y]) => `${x} ${y}`);
      deepEqual(points, ['2 2', '6 6', '4 4', '2 6']);
    });
    await board.at('Move 3: Black E5');
    await undone(before);
  });

  it('are behind one word until they are wanted', async () => {
    await at(3);
    equal(await board.button('Pass').isVisible(), false);
    await board.button('Edit').click();
    await board.button('Pass').waitFor();
    await board.button('Edit').click();
    await board.button('Pass').waitFor({ state: 'hidden' });
  });
});

describe('The tools of the board, checked by axe,', () => {
  needs('browser');
  let panel: PanelPage;

  afterEach(async () => {
    await panel?.close();
  });

  const FORMS = ['triangle', 'square', 'circle', 'cross'];
  const MAY = { comment: true, stones: true, marks: true, labels: true, forms: FORMS, promote: true, remove: true };
  const BOARD = { version: 1, columns: 3, height: 3, rows: ['...', '.X.', '...'], node: { move: 1 }, editable: MAY };
  const POSITION = { line: 0, character: 0 };

  for (const width of [320, 1200]) {
    it(`have nothing that is objected to, ${width} wide`, async () => {
      panel = await openPanelPage({ width, height: 800 });
      const frame = { uri: 'file:///a.jgf', pinned: false, position: POSITION, coordinates: 'letters', numbers: 'off' };
      await panel.send({ type: 'frame', frame });
      await panel.send({ type: 'board', board: BOARD, position: POSITION });
      await panel.board.grid().waitFor();
      await panel.board.button('Edit').click();
      await panel.board.button('Label with this text').click();
      await panel.board.button('Edit the comment').click();
      await panel.board.root.getByRole('textbox', { name: 'Comment' }).waitFor();
      deepEqual(await violations(panel.page.mainFrame()), []);
    });

    it(`leave the board as it is when they come, ${width} wide`, async () => {
      panel = await openPanelPage({ width, height: 800 });
      await panel.send({ type: 'board', board: BOARD, position: POSITION });
      await panel.board.grid().waitFor();
      const before = await panel.board.grid().boundingBox();
      await panel.board.button('Edit').click();
      await panel.board.button('Pass').waitFor();
      deepEqual(await panel.board.grid().boundingBox(), before);
    });

    it(`show all of the comment's editor, ${width} wide`, async () => {
      panel = await openPanelPage({ width, height: 600 });
      await panel.send({ type: 'board', board: BOARD, position: POSITION });
      await panel.board.grid().waitFor();
      await panel.send({ type: 'editComment' });
      const area = panel.board.root.getByRole('textbox', { name: 'Comment' });
      await area.fill('1\n2\n3\n4\n5\n6\n7\n8\n9');
      const below = await panel.board.button('Save').evaluate((save) => {
        const side = save.closest('.side')?.getBoundingClientRect();
        const { x, y, height } = save.getBoundingClientRect();
        return [y + height <= (side?.bottom ?? 0), document.elementFromPoint(x + 9, y + height - 3) === save];
      });
      deepEqual(below, [true, true]);
      ok((await area.boundingBox())!.height > 36);
    });
  }
});
