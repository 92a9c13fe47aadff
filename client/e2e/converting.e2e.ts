/// Records of SGF in the editor: in the charsets that they come in, and as records of other formats.

import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gb18030 } from './support/gb18030';
import { needs } from './support/means';
import { until } from './support/until';
import { windowFor } from './support/window';

const GAME = '(;FF[4]GM[1]CA[UTF-8]SZ[9]PB[Ann]PW[Bo]ON[low]\n;B[ee]TE[2]TR[cc]TB[aa];W[cc])\n';
const CHINESE = '(;FF[4]GM[1]CA[GB18030]SZ[9]PB[鹿鸣]PW[江南]\n;B[ee]C[好棋];W[cc])\n';
/// 先番 and 本因坊, whose last character ends as a bracket would.
const JAPANESE = Buffer.concat([
  Buffer.from('(;FF[4]GM[1]CA[Shift_JIS]SZ[9]PB[', 'latin1'),
  Buffer.from([0x90, 0xe6, 0x94, 0xd4]),
  Buffer.from(']PW[', 'latin1'),
  Buffer.from([0x96, 0x7b, 0x88, 0xf6, 0x96, 0x56]),
  Buffer.from(']\n;B[ee];W[cc])\n', 'latin1'),
]);

describe('A record of SGF', () => {
  needs('browser', 'editor');
  const window = windowFor();

  const file = (name: string) => path.join(window().folder, name);
  const read = (name: string) => readFileSync(file(name), 'utf8');
  const fresh = (...names: readonly string[]) => {
    for (const name of names) rmSync(file(name), { force: true });
  };
  const dialog = () => window().page.locator('.monaco-dialog-box');
  const press = (button: string) => dialog().getByRole('button', { name: button, exact: true }).click();

  /// Does not wait for what the command asks.
  const start = (command: string) =>
    window().host((vscode, command) => void vscode.commands.executeCommand(command), command);

  for (const { charset, bytes, shown } of [
    { charset: 'GB18030', bytes: () => gb18030(CHINESE), shown: '鹿鸣' },
    { charset: 'Shift_JIS', bytes: async () => JAPANESE, shown: '本因坊' },
  ]) {
    it(`is shown in the charset that it says, and saved as it came: ${charset}`, async () => {
      const name = `${charset}.sgf`;
      const before = await bytes();
      writeFileSync(file(name), before);
      await window().open(name);
      await until(async () => ok((await window().text()).includes(shown)));
      const end = (await window().text()).lastIndexOf(')');
      await window().select(end, end);
      await window().page.keyboard.insertText(';B[gg]');
      await window().press('Control+s');
      const wanted = before.toString('latin1').replace(/\)\n$/, ';B[gg])\n');
      await until(() => equal(readFileSync(file(name)).toString('latin1'), wanted));
    });
  }

  it('tells what would be lost first, and writes nothing unless it is agreed to', async () => {
    fresh('told.jgf');
    await window().open('told.sgf', GAME);
    await start('qipu.convertToJgf');
    await dialog()
      .getByText(/judgement of a move \(good\) is left out \(2:1\)/)
      .waitFor();
    await press('Cancel');
    await dialog().waitFor({ state: 'hidden' });
    equal(existsSync(file('told.jgf')), false);
  });

  /// The editor tells of it a little later than its tab.
  const shows = (language: string): Promise<void> =>
    until(async () =>
      equal(await window().host((vscode) => vscode.window.activeTextEditor?.document.languageId), language),
    );

  it('becomes a file beside it, which is shown', async () => {
    fresh('plain.jgf');
    await window().open('plain.sgf', GAME);
    await start('qipu.convertToJgf');
    await press('Convert');
    await window().tab('plain.jgf').waitFor();
    ok(!read('plain.jgf').includes('"qipu"'));
    await shows('jgf');
  });

  it('has all again when the rest was kept', async () => {
    fresh('kept.ishi');
    await window().open('kept.sgf', GAME);
    await start('qipu.convertToIshi');
    await press('Convert, Keep the Rest');
    await window().tab('kept.ishi').waitFor();
    await shows('ishi');
    rmSync(file('kept.sgf'));
    await start('qipu.convertToSgf');
    await window().tab('kept.sgf').waitFor();
    match(read('kept.sgf'), /ON\[low\]\n;B\[ee\]TE\[2\]TR\[cc\]TB\[aa\]/);
  });

  it('opens as another one that is in no file', async () => {
    await window().open('opened.sgf', GAME);
    await start('qipu.openAs');
    const formats = window().page.locator('.quick-input-widget .monaco-list-row');
    await formats.getByText('JGF', { exact: true }).waitFor();
    equal(await formats.getByText('SGF', { exact: true }).count(), 0);
    await formats.getByText('JGF', { exact: true }).click();
    await press('Open');
    await until(async () => equal(JSON.parse(await window().text()).record.format, 'JGF'));
    await until(async () =>
      equal(await window().host((vscode) => vscode.window.activeTextEditor?.document.isUntitled), true),
    );
  });

  it('is converted with others from the list of files, which one undo takes back', async () => {
    // The list draws only what is in sight: these come first.
    fresh('1-first.jgf', '1-second.jgf');
    writeFileSync(file('1-first.sgf'), GAME);
    writeFileSync(file('1-second.sgf'), GAME.replace('TE[2]', ''));
    const { page } = window();
    await window().command('View: Show Explorer');
    const row = (name: string) => page.locator('.explorer-folders-view .monaco-list-row', { hasText: name }).first();
    await row('1-first.sgf').click();
    await row('1-second.sgf').click({ modifiers: ['Control'] });
    await row('1-second.sgf').click({ button: 'right' });
    const item = (name: string) => page.locator('.monaco-menu .action-item', { hasText: name }).last();
    await item('Convert Record').hover();
    const lost = dialog().getByText(/1-first\.sgf: 1 judgement/);
    // A menu that has only just opened does not take a click.
    await until(async () => {
      if (await item('Convert to JGF').isVisible()) await item('Convert to JGF').click();
      await lost.waitFor({ timeout: 2000 });
    });
    await press('Convert');
    await until(() =>
      deepEqual(
        [read('1-first.jgf'), read('1-second.jgf')].map((text) => text.length > 100),
        [true, true],
      ),
    );
    // The first of them takes the focus.
    await window().tab('1-first.jgf').waitFor();
    await window().focusText();
    await row('1-first.jgf').click();
    await window().press('Control+z');
    await until(async () => {
      const asking = dialog()
        .getByRole('button', { name: /Undo|Yes|OK|Move to|Delete/ })
        .first();
      if (await asking.isVisible()) await asking.click();
      deepEqual([existsSync(file('1-first.jgf')), existsSync(file('1-second.jgf'))], [false, false]);
    });
  });

  it('is offered as one of the format that it is pasted into', async () => {
    await window().open('pasted.jgf', '');
    await window().host((vscode, text) => vscode.env.clipboard.writeText(text), GAME.replace('TE[2]', ''));
    await window().host((vscode) => vscode.commands.executeCommand('editor.action.clipboardPasteAction'));
    await window().page.getByText('This is a record in SGF. Convert it to JGF?').first().waitFor();
    await window().page.getByRole('button', { name: 'Convert to JGF' }).first().click();
    await until(async () => equal(JSON.parse(await window().text()).record.format, 'JGF'));
    await window().host((vscode) => vscode.commands.executeCommand('qipu.showBoard'));
    await window().board().at('Before the first move');
  });

  it('is what is copied of the position on the board', async () => {
    await window().open('copied.sgf', GAME, { line: 1, character: 2 });
    await window().host((vscode) => vscode.commands.executeCommand('qipu.copyBoardSgf'));
    const text = await window().host((vscode) => vscode.env.clipboard.readText());
    match(text, /^\(;FF\[4\]GM\[1\]CA\[UTF-8\]SZ\[9\]\nAB\[ee\]\n/);
    match(text, /TR\[cc\]/);
    match(text, /TB\[aa\]/);
  });
});
