/// Pictures of Qipu in the real editor: at every run some for people to look at, in `out/e2e/pictures`; all those of the READMEs by
/// `npm run screenshots`, in `docs/images`.

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gb18030 } from './support/gb18030';
import { needs } from './support/means';
import {
  boardAt,
  example,
  exampleOf,
  LOOKED_AT,
  OF_READMES,
  openExample,
  pictureWindow,
  seen,
  sized,
  take,
  takeBoards,
} from './support/pictures';

const GAME = 'first-game.wei7';
const CAPTURE = '提四子';
const OPENINGS = 'two-openings.sgf';
const RIGHT = 'Black builds on the right.';

describe('Pictures', () => {
  needs('browser', 'editor');
  const window = pictureWindow('en');

  for (const [name, file, words, theme, kind, place] of [
    ['board-light', OPENINGS, RIGHT, 'Light Modern', 'vscode-light'],
    ['board-dark', GAME, CAPTURE, 'Dark Modern', 'vscode-dark'],
    ['board-high-contrast', GAME, CAPTURE, 'Default High Contrast', 'vscode-high-contrast', LOOKED_AT],
  ] as const) {
    it(`of the board: ${name}`, async () => {
      await openExample(window(), file, words);
      // What begins the line is seen then.
      await window().press('Home', 'Home');
      const board = await boardAt(window(), words);
      try {
        await window().setting('workbench.colorTheme', theme);
        await board.root.locator(`body.${kind}`).waitFor();
        await board.root.getByRole('treeitem', { selected: true }).waitFor();
        await take(window(), name, place);
      } finally {
        await window().setting('workbench.colorTheme', 'Light Modern');
      }
    });
  }

  it('of a live lesson on a narrow panel', async () => {
    const { name } = JSON.parse(example('live-session.wei7')).info;
    await openExample(window(), 'live-session.wei7', name);
    await boardAt(window(), name);
    await take(window(), 'live', LOOKED_AT);
  });
});

/// What the READMEs show besides, in the words of their readers.
function ofFeatures(language: 'en' | 'zh'): void {
  needs('browser', 'editor');
  const window = pictureWindow(language, { 'qipu.codeLens.enable': true });
  const name = (feature: string) => (language === 'en' ? feature : `${feature}-zh`);
  const start = (command: string) =>
    window().host((vscode, command) => void vscode.commands.executeCommand(command), command);

  it('of what stands at the pointer', async () => {
    await openExample(window(), GAME, '"point": { "x": 5, "y": 8 }', 480);
    await start('editor.action.showHover');
    await seen(window().page.locator('.monaco-hover img'));
    await take(window(), name('hover'));
    await window().press('Escape');
  });

  it('of completion', async () => {
    const text = example(OPENINGS).replace('AR[fc:ec]\n', 'AR[fc:ec]\n;\n');
    await sized(window(), 480);
    await window().open(OPENINGS, text, { line: 8, character: 1 });
    await window().press('Control+Space');
    await seen(window().page.locator('.suggest-widget .monaco-list-row'));
    await window().press('ArrowDown');
    await seen(window().page.locator('.suggest-widget .monaco-list-row.focused'));
    await take(window(), name('completion'));
    await window().press('Escape');
  });

  it('of what is shown beside the moves', async () => {
    await openExample(window(), OPENINGS, ';B[gb]', 480);
    await seen(window().page.getByRole('button', { name: /show on board|在棋盘/ }));
    await take(window(), name('hints'));
  });

  it('of what a conversion would lose', async () => {
    await openExample(
      window(),
      GAME,
      '{ "action": { "type": "move", "value": { "color": 1, "point": { "x": 5, "y": 8',
      560,
    );
    await start('qipu.convertToIshi');
    await seen(window().page.locator('.monaco-dialog-box'));
    await take(window(), name('conversion'));
    await window().press('Escape');
  });
}

/// The last: faults stay in the status bar for a while.
function ofFaults(language: 'en' | 'zh'): void {
  const window = pictureWindow(language);
  const name = (feature: string) => (language === 'en' ? feature : `${feature}-zh`);

  it('of a fault, its clause and what mends it', async () => {
    await openExample(window(), 'faults.wei7', '"colour"', 640);
    await seen(window().page.locator('.squiggly-error'));
    await window().press('Control+Shift+m');
    await window().page.locator('.markers-panel .monaco-list-row').nth(3).waitFor();
    await window().focusText();
    await window().host((vscode) => {
      const how = { kind: 'quickfix', apply: 'never' };
      void vscode.commands.executeCommand('editor.action.codeAction', how);
    });
    await seen(window().page.locator('.action-widget .monaco-list-row'));
    await take(window(), name('fault'));
    await window().press('Escape');
  });

  it('of the page of a rule', async () => {
    await openExample(window(), 'faults.wei7', '"x": 4, "y": 4 } } }, "comment": "这里');
    await window().press('Control+Shift+m');
    await window().page.locator('.markers-panel a', { hasText: '9.16.6' }).first().click();
    await seen(window().clausePage().locator('section.good svg'));
    await window().host((vscode) => vscode.commands.executeCommand('workbench.action.closePanel'));
    await window().page.locator('.markers-panel').waitFor({ state: 'hidden' });
    await take(window(), name('rule'));
  });

  it('of what normalising would change', async () => {
    // Marks as they come from a Chinese keyboard.
    const record = new TextDecoder('gb18030').decode(readFileSync(`examples/${exampleOf('C6')}`));
    const slips = record.replace('B(K,11)', 'B（K，11）').replace('B(N,9)', 'b(N,9)').replace('W(G,7);', 'W(G,7)；');
    await sized(window(), 480);
    writeFileSync(path.join(window().folder, exampleOf('C6')), await gb18030(slips));
    await window().open(exampleOf('C6'));
    await window().host((vscode) => void vscode.commands.executeCommand('qipu.normalise'));
    await seen(window().page.locator('.monaco-diff-editor .char-insert, .monaco-diff-editor .line-insert'));
    await seen(window().page.locator('.notifications-toasts .notification-list-item'));
    await take(window(), name('normalising'));
  });
}

if (OF_READMES) {
  describe('Pictures of features', () => {
    ofFeatures('en');

    const window = pictureWindow('en');

    it('of a game of Amazons', async () => {
      await openExample(window(), exampleOf('AM'), 17);
      await boardAt(window(), 'Move 31: White h3 to j5, arrow to h7');
      await take(window(), 'amazons');
    });

    ofFaults('en');

    it('of boards of other games', async () => {
      const at = (code: string, line: number) => `examples/${exampleOf(code)}:${line}`;
      await takeBoards('games', [
        [at('HEX', 4), 'Hex 海克斯棋'],
        [at('SU', 24), 'Surakarta 苏拉卡尔塔棋'],
        [at('WTN', 12), 'EinStein 爱恩斯坦棋'],
        [at('DB', 60), 'Dots and Boxes 点格棋'],
        [at('C6', 10), 'Connect6 六子棋'],
        [at('AC2', 12), 'Army chess 军棋'],
      ]);
    });
  });

  describe('Pictures of features in Chinese', () => {
    ofFeatures('zh');

    const window = pictureWindow('zh');

    it('of the board', async () => {
      await openExample(window(), GAME, CAPTURE);
      await window().press('Home', 'Home');
      await boardAt(window(), CAPTURE);
      await take(window(), 'board-zh');
    });

    it('of a game of army chess', async () => {
      await openExample(window(), exampleOf('AC2'), 12);
      await boardAt(window(), /^第 8 手/);
      await take(window(), 'army-zh');
    });

    ofFaults('zh');
  });
}
