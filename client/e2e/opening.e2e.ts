/// How the board is opened, and what it does to the text that it is opened beside: nothing.

import { deepEqual, equal, ok } from 'node:assert/strict';
import { copyFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { some } from '../../server/test/support/length';
import { pictureForPeople } from './support/browser';
import { needs } from './support/means';
import { columnOfMove, lineOfMove, manyMoves, wei7 } from './support/records';
import { until } from './support/until';
import { windowFor } from './support/window';

const GAME = wei7({ moves: [[2, 2]] });
const LONG = wei7({ size: 19, moves: manyMoves(200) });

describe('The board opens beside a record', () => {
  needs('browser', 'editor');
  const window = windowFor();

  it('by the button in its title', async () => {
    await window().open('opening.wei7', GAME);
    await window()
      .page.getByRole('button', { name: /^Show Board/ })
      .click();
    await window().board().at('Before the first move');
    await window().tab('Board: opening.wei7').waitFor();
  });

  it('by its key, and the focus stays in the text', async () => {
    await window().open('opening.wei7', GAME);
    await window().press('Control+k', 'b');
    await window().board().at('Before the first move');
    await window().page.keyboard.type(' ');
    await until(async () => equal(await window().text(), ` ${GAME}`));
  });

  it('by its command', async () => {
    await window().open('opening.wei7', GAME);
    await window().command('Qipu: Show Board');
    await window().board().at('Before the first move');
  });

  it('only once', async () => {
    await window().open('opening.wei7', GAME);
    await window().openBoard();
    await window().openBoard();
    equal(await window().page.locator('.tab', { hasText: 'Board: ' }).count(), 1);
  });

  it('not beside anything else', async () => {
    await window().open('notes.txt', 'No record');
    equal(
      await window()
        .page.getByRole('button', { name: /^Show Board/ })
        .count(),
      0,
    );
  });
});

describe('The board of an example', () => {
  needs('browser', 'editor');
  const window = windowFor('en', { kept: true });

  for (const name of some(readdirSync('examples'))) {
    it(`is there, and ${name.startsWith('faults') ? 'much' : 'nothing'} is wrong: ${name}`, async () => {
      copyFileSync(`examples/${name}`, path.join(window().folder, name));
      await window().open(name);
      const board = await window().openBoard();
      await window().tab(`Board: ${name}`).waitFor();
      // The one before is at its end, so that this can be clicked when the next is there.
      await board.button('To the end').click();
      await until(async () => ok(await board.button('To the end').isDisabled()));
      await board.root
        .getByRole('gridcell', { name: /last move|black|white/ })
        .first()
        .waitFor();
      const faults = await window().host((vscode) => {
        const { uri } = vscode.window.visibleTextEditors[0]!.document;
        return vscode.languages.getDiagnostics(uri).map(({ message }) => message);
      });
      ok(name.startsWith('faults') ? faults.length > 5 : faults.length === 0, faults.join('\n'));
    });
  }
});

describe('The text beside the board', () => {
  needs('browser', 'editor');
  const window = windowFor();

  /// The first and the last line on the screen, from 0.
  const shown = () =>
    window().host((vscode) => {
      const [range] = vscode.window.visibleTextEditors[0]?.visibleRanges ?? [];
      return [range?.start.line ?? 0, range?.end.line ?? 0] as const;
    });

  it('scrolls only when the move that is gone to cannot be seen', async () => {
    await window().open('long.wei7', LONG, { line: lineOfMove(1) - 1, character: columnOfMove - 1 });
    const board = await window().openBoard();
    await board.at('Move 1: Black A19');
    const before = await shown();
    await board.button('Forward').click();
    await board.at('Move 2: White B19');
    deepEqual(await shown(), before);
    await board.button('To the end').click();
    await board.at('Move 200: White K9');
    await until(async () => {
      const [first, last] = await shown();
      const line = lineOfMove(200) - 1;
      ok(first <= line && line <= last, `${first} to ${last}`);
    });
  });

  it('of examples begins with the record that it says, beside its board, with the walkthrough behind it', async () => {
    window().write('begin.wei7', wei7({ moves: [[2, 2]] }));
    const steps = window().write('.first-steps', 'begin.wei7\n');
    try {
      await window().reload();
      await window().tab('begin.wei7').waitFor();
      await window().tab('Board: begin.wei7').waitFor();
      await window().board().root.getByRole('grid', { name: 'Board, 9 by 9' }).waitFor();
      equal(await window().page.locator('.part.editor .tab').count(), 3);
      await pictureForPeople(window().page, 'out/e2e/first-steps.png');
    } finally {
      rmSync(steps);
    }
  });
});
