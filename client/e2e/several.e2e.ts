/// Several records are open; the board shows the one a person is at, or the one it is pinned to.

import { deepEqual, equal, ok } from 'node:assert/strict';
import type { Board } from './support/board';
import { needs } from './support/means';
import { columnOfMove, lineOfMove, manyMoves, wei7 } from './support/records';
import { until } from './support/until';
import { windowFor } from './support/window';

const spring = wei7({ info: { name: 'Spring' }, moves: [[2, 2]] });
const autumn = wei7({ size: 13, info: { name: 'Autumn' }, moves: [[6, 6]] });

describe('With several records', () => {
  needs('browser', 'editor');
  const window = windowFor();
  let board: Board;

  const shows = (name: string, columns: number) =>
    Promise.all([
      board.root.getByRole('heading', { name }).waitFor(),
      board.root.getByRole('grid', { name: `Board, ${columns} by ${columns}` }).waitFor(),
    ]);

  beforeEach(async () => {
    await window().open('spring.wei7', spring);
    board = await window().openBoard();
    await shows('Spring', 9);
  });

  const pin = async () => {
    await board.button('Display').click();
    await board.root.getByRole('menuitemcheckbox', { name: 'Stay with this record' }).click();
  };

  const pinned = async () => {
    await board.button('Display').click();
    await board.root.getByRole('menuitemcheckbox', { name: 'Stay with this record', checked: true }).waitFor();
    await board.button('Display').click();
  };

  /// As the Explorer does it: into the group that has the focus.
  const openInFront = (name: string, text: string) =>
    window().host(
      (vscode, file) => vscode.commands.executeCommand('vscode.open', vscode.Uri.file(file)),
      window().write(name, text),
    );

  it('one that is opened while the board is in front opens beside the board', async () => {
    await board.grid().click({ position: { x: 2, y: 2 } });
    await openInFront('autumn.wei7', autumn);
    await window().tab('autumn.wei7').waitFor();
    await shows('Autumn', 13);
  });

  it('one that is opened while a pinned board is in front opens beside the board', async () => {
    await pin();
    await pinned();
    await openInFront('autumn.wei7', autumn);
    await window().tab('autumn.wei7').waitFor();
    await shows('Spring', 9);
  });

  it('one that is opened after all has been closed, the board last, has no empty column beside it', async () => {
    for (const isLast of [false, true]) {
      await window().host(async (vscode, isLast) => {
        const tabs = vscode.window.tabGroups.all.flatMap((group) => group.tabs);
        await vscode.window.tabGroups.close(
          tabs.filter(({ input }) => input instanceof vscode.TabInputWebview === isLast),
        );
      }, isLast);
    }
    await openInFront('autumn.wei7', autumn);
    await window().tab('autumn.wei7').waitFor();
    equal(await window().host((vscode) => vscode.window.tabGroups.all.length), 1);
  });

  it('the board that is asked for goes to the side of its record, not over it', async () => {
    await window().host(async (vscode) => {
      await vscode.commands.executeCommand('workbench.action.moveEditorToNextGroup');
      await vscode.commands.executeCommand('workbench.action.unlockEditorGroup');
    });
    await window().host((vscode) => vscode.commands.executeCommand('qipu.showBoard'));
    await shows('Spring', 9);
    equal(await window().text(), spring);
  });

  it('the board shows the one in front', async () => {
    await window().open('autumn.wei7', autumn);
    await shows('Autumn', 13);
    await window().tab('Board: autumn.wei7').waitFor();
    await window().page.locator('.tab', { hasText: 'spring.wei7' }).first().click();
    await shows('Spring', 9);
  });

  it('the board stays with the one it is pinned to, and follows again when it is not', async () => {
    await pin();
    await pinned();
    await window().open('autumn.wei7', autumn);
    await window().goToLine(8, 9);
    await shows('Spring', 9);
    await window().tab('Board: spring.wei7 (pinned)').waitFor();
    await pin();
    await shows('Autumn', 13);
  });

  it('the board stays with the one it is pinned to under its new name', async () => {
    await pin();
    await pinned();
    await window().open('autumn.wei7', autumn);
    await window().rename('spring.wei7', 'early-spring.wei7');
    await window().tab('Board: early-spring.wei7 (pinned)').waitFor();
    await board.button('Forward').click();
    await board.at('Move 1: Black C7');
  });

  it('the board goes on where a person was last in two editors of one record', async () => {
    const text = wei7({ info: { name: 'Long' }, moves: manyMoves(8) });
    await window().open('long.wei7', text, { line: lineOfMove(1) - 1, character: columnOfMove });
    await board.words(/^Move 1:/).waitFor();
    await window().host((vscode) => vscode.commands.executeCommand('workbench.action.splitEditorDown'));
    await window().goToLine(lineOfMove(5), columnOfMove);
    await board.words(/^Move 5:/).waitFor();
    await board.button('Forward').click();
    await board.words(/^Move 6:/).waitFor();
    await board.button('Forward').click();
    await board.words(/^Move 7:/).waitFor();
    const lines = await window().host((vscode) =>
      vscode.window.visibleTextEditors.map(({ selection }) => selection.active.line + 1),
    );
    deepEqual(
      lines.sort((a, b) => a - b),
      [lineOfMove(1), lineOfMove(7)],
    );
  });

  it('another board opens beside one that is pinned to another record', async () => {
    await pin();
    await pinned();
    await window().open('autumn.wei7', autumn);
    await window().host((vscode) => vscode.commands.executeCommand('qipu.showBoard'));
    const tabs = window().page.locator('.tab', { hasText: 'Board: ' });
    await window().tab('Board: autumn.wei7').waitFor();
    equal(await tabs.count(), 2);
    await shows('Spring', 9);
    board = window().board(1);
    await shows('Autumn', 13);
  });

  it('each of two boards stays with its own while a person steps on the other', async () => {
    await pin();
    await pinned();
    await window().open('autumn.wei7', autumn);
    await window().host((vscode) => vscode.commands.executeCommand('qipu.showBoard'));
    await window().tab('Board: autumn.wei7').waitFor();
    const boards = [window().board(0), window().board(1)];
    for (const one of boards) await one.ready();
    const names = await Promise.all(boards.map((one) => one.grid().getAttribute('aria-label')));
    const [still, other] = names[0] === 'Board, 9 by 9' ? boards : boards.toReversed();
    await still!.grid().click({ position: { x: 2, y: 2 } });
    await until(async () => ok(await window().host((vscode) => vscode.window.activeTextEditor === undefined)));
    await still!.button('Forward').click();
    await still!.at('Move 1: Black C7');
    await window().tab('Board: autumn.wei7').waitFor();
    await other!.button('Forward').click();
    await other!.at('Move 1: Black G7');
    await still!.at('Move 1: Black C7');
  });

  it('the board of one of which only the name is checked says so', async () => {
    await window().open('GO-甲队 vs 乙队-先手胜.txt', 'B(J,10)');
    await board.root.getByText('only the name of its file is checked').waitFor();
  });

  it('the board stays as it is while a person is at something else', async () => {
    await window().open('notes.txt', 'No record');
    await shows('Spring', 9);
    await board.hasStones();
  });
});
