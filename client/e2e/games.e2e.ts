/// Each game of CCGC in the real editor: begun by "New Record", played by clicks from the empty record to its end, and what stands in the file then
/// is without a fault. A click waits for nothing: it counts for the position that those before it lead to. A picture of what each comes to, in CI
/// and with `QIPU_PICTURES=1`, is put into `out/e2e/games`, for people to look at.

import { deepEqual, equal, match } from 'node:assert/strict';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { some } from '../../server/test/support/length';
import type { Board } from './support/board';
import { pictureForPeople } from './support/browser';
import { GAMES, type PlayedGame } from './support/games';
import { needs } from './support/means';
import { until } from './support/until';
import { windowFor } from './support/window';

const PLACE = 'out/e2e/games';
const TEAMS = ['石桥队', '远山队', '杭州', '示例友谊赛'];

describe('A game of CCGC', () => {
  needs('browser', 'editor');
  const window = windowFor();

  before(() => mkdirSync(PLACE, { recursive: true }));

  const files = () => readdirSync(window().folder).filter((name) => name.includes(TEAMS[0] as string));

  async function begun(label: string): Promise<void> {
    for (const name of files()) rmSync(path.join(window().folder, name));
    await window().host(
      (vscode, folder) => void vscode.commands.executeCommand('qipu.newRecord', vscode.Uri.file(folder)),
      window().folder,
    );
    const widget = window().page.locator('.quick-input-widget');
    await widget.locator('input').first().fill(`${label} · CCGC`);
    await widget.locator('.monaco-list-row.focused', { hasText: `${label} · CCGC` }).waitFor();
    await window().press('Enter');
    for (const [i, answer] of TEAMS.entries()) {
      await widget.getByText(`New record (${i + 1} of ${TEAMS.length})`).waitFor();
      await widget.locator('input').first().fill(answer);
      await window().press('Enter');
    }
    await until(async () => {
      equal(files().length, 1);
      match(await window().text(), /石桥队/);
    });
  }

  async function clicked({ root }: Board, clicks: readonly string[]): Promise<void> {
    for (const click of clicks) {
      const cell = `[role="gridcell"]:is([aria-label^="${click},"], [aria-label="${click}"])`;
      // What is chosen in words can be pressed while it is shown.
      if (click.startsWith('#')) await root.locator(`[data-choice="${click.slice(1)}"]`).click();
      else await root.locator(cell).click({ force: true });
    }
  }

  const faults = () =>
    window().host((vscode) => {
      const { uri } = vscode.window.visibleTextEditors[0]!.document;
      return vscode.languages.getDiagnostics(uri).map(({ message }) => message);
    });

  async function isPlayed({ label, clicks, last, won, name }: PlayedGame): Promise<void> {
    await begun(label);
    const board = await window().openBoard();
    await clicked(board, clicks);
    await board.at(last);
    if (won) await board.words(won).waitFor();
    await until(async () => deepEqual(await faults(), []));
    await pictureForPeople(window().page, `${PLACE}/${name}.png`);
  }

  for (const game of some(GAMES)) {
    it(`is begun, played by clicks to its end, and sound: ${game.label}`, () => isPlayed(game));
  }
});
