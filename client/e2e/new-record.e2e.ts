/// An empty record is no dead end: it offers the games that it can become, in its text and on its board.

import { equal, match } from 'node:assert/strict';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { pictureForPeople } from './support/browser';
import { needs } from './support/means';
import { until } from './support/until';
import { windowFor } from './support/window';

describe('An empty record', () => {
  needs('browser', 'editor');
  const window = windowFor();

  it('becomes a game of the size that is clicked on its board, and is played on', async () => {
    await window().open('empty.wei7', '');
    await window().host((vscode) => vscode.commands.executeCommand('qipu.showBoard'));
    const board = window().board();
    mkdirSync('out/e2e/panel', { recursive: true });
    await board.button('Go 13×13 · wei7 3.0').waitFor();
    await pictureForPeople(window().page, 'out/e2e/panel/empty.png');
    await board.button('Go 13×13 · wei7 3.0').click();
    await board.root.getByRole('grid', { name: 'Board, 13 by 13' }).waitFor();
    await board.point('D4').click();
    await board.at('Move 1: Black D4');
    match(await window().text(), /"size": 13[\s\S]*"point": \{ "x": 3, "y": 9 \}/);
  });

  it('of CCGC becomes the game that it is named after, with its teams and the day', async () => {
    await window().open('AM-石桥队 vs 远山队-后手胜.txt', '');
    await window()
      .page.getByRole('button', { name: 'New: Amazons · CCGC' })
      .or(window().page.locator('.codelens-decoration a', { hasText: 'New: Amazons · CCGC' }))
      .first()
      .click();
    await until(async () =>
      match(await window().text(), /^#\[AM\]\[石桥队\]\[远山队\]\[后手胜\]\[20\d\d\.\d\d\.\d\d /),
    );
  });

  /// By "New Record" in the folder; done when the command is.
  async function begun(): Promise<void> {
    const done = window().host(
      (vscode, folder) => vscode.commands.executeCommand('qipu.newRecord', vscode.Uri.file(folder)).then(() => true),
      window().folder,
    );
    const widget = window().page.locator('.quick-input-widget');
    await widget.locator('input').first().fill('Go 9');
    await widget.locator('.monaco-list-row', { hasText: 'Go 9×9 · wei7' }).click();
    await window().tab('game.wei7').waitFor();
    await until(async () => match(await window().text(), /"size": 9/));
    await done;
  }

  it('is begun in a folder, in a file that nobody has yet', async () => {
    await begun();
    await window().board().root.getByRole('grid', { name: 'Board, 9 by 9' }).waitFor();
    equal(existsSync(path.join(window().folder, 'game.wei7')), false);
  });

  it('opens no board where nobody wants one', async () => {
    await window().setting('qipu.board.newRecords', false);
    try {
      await begun();
      // What the editor was told before this is done.
      await window().focusText();
      equal(await window().page.locator('.tab', { hasText: 'Board: ' }).count(), 0);
    } finally {
      await window().setting('qipu.board.newRecords', undefined);
    }
  });
});
