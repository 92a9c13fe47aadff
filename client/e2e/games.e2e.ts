/// Each game of CCGC in the real editor: begun by "New Record", played by clicks from the empty record to its end, and what stands in the file then
/// is without a fault. Pictures of what it came to are put into `out/e2e/games`, for people to look at.

import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Board } from './support/board';
import { GAMES, type PlayedGame } from './support/games';
import { needs } from './support/means';
import { until } from './support/until';
import { windowFor } from './support/window';

const PLACE = 'out/e2e/games';
const TEAMS = ['石桥队', '远山队', '杭州', '示例友谊赛'];

const THEMES = [
  ['Light Modern', 'light'],
  ['Dark Modern', 'dark'],
] as const;

describe('A game of CCGC', () => {
  needs('browser', 'editor');
  const window = windowFor();
  let board: Board;
  /// The theme is changed once a game, to and fro.
  let theme = 0;

  before(() => mkdirSync(PLACE, { recursive: true }));
  after(() => window()?.setting('workbench.colorTheme', 'Light Modern'));

  const files = () => readdirSync(window().folder).filter((name) => name.includes(TEAMS[0] as string));

  async function begun(label: string): Promise<string> {
    for (const name of files()) rmSync(path.join(window().folder, name));
    await window().host(
      (vscode, folder) => void vscode.commands.executeCommand('qipu.newRecord', vscode.Uri.file(folder)),
      window().folder,
    );
    const { page } = window();
    const widget = page.locator('.quick-input-widget');
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
    return files()[0] as string;
  }

  const status = () => board.root.locator('.status');

  /// One after the other: each waits for what the one before has come to.
  async function clicked(clicks: readonly string[]): Promise<void> {
    for (const click of clicks) {
      const said = await status().innerText();
      const target = click.startsWith('#')
        ? board.root.locator(`[data-choice="${click.slice(1)}"]`)
        : board.root.locator(`[role="gridcell"][aria-label^="${click},"], [role="gridcell"][aria-label="${click}"]`);
      await target.click({ force: true });
      await until(async () => ok((await status().innerText()) !== said, `${click}: ${said}`));
    }
  }

  const faults = () =>
    window().host((vscode) => {
      const { uri } = vscode.window.visibleTextEditors[0]!.document;
      return vscode.languages.getDiagnostics(uri).map(({ message }) => message);
    });

  async function pictured(name: string): Promise<void> {
    for (const turn of [0, 1]) {
      if (turn === 1) theme = 1 - theme;
      const [title, kind] = THEMES[theme] as (typeof THEMES)[number];
      await window().setting('workbench.colorTheme', title);
      await board.root.locator(`body.vscode-${kind}`).waitFor();
      await window().page.screenshot({ path: `${PLACE}/${name}-${kind}.png`, animations: 'disabled' });
    }
  }

  async function isPlayed({ label, clicks, last, says, name }: PlayedGame): Promise<void> {
    const file = await begun(label);
    ok(existsSync(path.join(window().folder, file)));
    board = await window().openBoard();
    await clicked(clicks);
    await board.at(last);
    for (const words of says) await board.words(words).waitFor();
    await until(async () => deepEqual(await faults(), []));
    await pictured(name);
    const text = await window().text();
    await window().focusText();
    await window().press('Control+z');
    await until(async () => ok((await window().text()).length < text.length));
    await window().press('Control+Shift+z');
    await until(async () => equal(await window().text(), text));
  }

  for (const game of GAMES) {
    it(`is begun, played by clicks to its end, and sound: ${game.label}`, () => isPlayed(game));
  }
});
