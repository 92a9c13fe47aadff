/// Several records are open; the board shows the one a person is at, or the one it is pinned to.

import { equal } from 'node:assert/strict';
import type { Board } from './support/board';
import { needs } from './support/means';
import { wei7 } from './support/records';
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

  it('the board shows the one in front', async () => {
    await window().open('autumn.wei7', autumn);
    await shows('Autumn', 13);
    await window().tab('Board: autumn.wei7').waitFor();
    await window().page.locator('.tab', { hasText: 'spring.wei7' }).first().click();
    await shows('Spring', 9);
  });

  it('the board stays with the one it is pinned to, and follows again when it is not', async () => {
    await board.button('Stay with this record').click();
    await board.root.getByRole('button', { name: 'Stay with this record', pressed: true }).waitFor();
    await window().open('autumn.wei7', autumn);
    await window().goToLine(8, 9);
    await shows('Spring', 9);
    await board.button('Stay with this record').click();
    await shows('Autumn', 13);
  });

  it('another board opens beside one that is pinned to another record', async () => {
    await board.button('Stay with this record').click();
    await board.root.getByRole('button', { name: 'Stay with this record', pressed: true }).waitFor();
    await window().open('autumn.wei7', autumn);
    await window().host((vscode) => vscode.commands.executeCommand('qipu.showBoard'));
    const tabs = window().page.locator('.tab', { hasText: 'Board: ' });
    await window().tab('Board: autumn.wei7').waitFor();
    equal(await tabs.count(), 2);
    await shows('Autumn', 13);
  });

  it('the board stays as it is while a person is at something else', async () => {
    await window().open('notes.txt', 'No record');
    await shows('Spring', 9);
    await board.hasStones();
  });
});
