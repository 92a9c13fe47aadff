/// What a person takes away from a board: text, pictures, diagrams; and what surrounds it in the editor.

import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pictureForPeople } from './support/browser';
import { needs } from './support/means';
import { columnOfMove, lineOfMove, wei7 } from './support/records';
import { until } from './support/until';
import { windowFor } from './support/window';

/// The last move takes the second, and the one after it stands where that was.
const GAME = wei7({
  moves: [
    [1, 0],
    [0, 0],
    [0, 1],
    [4, 4],
    [0, 0],
  ],
});

describe('A person who takes the board away', () => {
  needs('browser', 'editor');
  const window = windowFor();

  const atMove = (move: number) =>
    window().open('taken.wei7', GAME, { line: lineOfMove(move) - 1, character: columnOfMove });
  const run = (command: string) => window().host((vscode, name) => vscode.commands.executeCommand(name), command);
  const clipboard = () => window().host((vscode) => vscode.env.clipboard.readText());

  /// Runs a command that asks for a name, and gives one.
  async function saved(command: string, name: string): Promise<Buffer> {
    const { page, folder } = window();
    const file = path.join(folder, name);
    await window().host((vscode, command) => void vscode.commands.executeCommand(command), command);
    const input = page.locator('.quick-input-widget .quick-input-box input');
    await until(async () => match(await input.inputValue(), /taken-/));
    await input.fill(file);
    await window().press('Enter');
    return await until(() => {
      const bytes = readFileSync(file);
      ok(bytes.length > 0);
      return bytes;
    });
  }

  it('copies it as text, without a board', async () => {
    await atMove(4);
    await run('qipu.copyBoardText');
    const text = await clipboard();
    match(text, /^ {3}A B C D E F G H J\n9 {2}\. X/);
    match(text, /\n5 {2}\. \. \. \.\(O\)\. \. \. \. 5\n/);
    match(text, /Move 4: White E5/);
  });

  it('copies it as a picture of lines that needs nothing else', async () => {
    await atMove(4);
    await run('qipu.copyBoardSvg');
    const svg = await clipboard();
    match(svg, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    equal(/var\(|class=|href/.test(svg), false);
  });

  it('copies a diagram with the numbers of the moves, and with what it cannot show beneath', async () => {
    await atMove(5);
    await run('qipu.copyDiagram');
    const texts = [...(await clipboard()).matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);
    deepEqual(texts.slice(-6, -2).sort(), ['1', '2', '3', '4']);
    deepEqual(texts.slice(-2), ['A game (1–5)', '5\u00a0at\u00a02']);
  });

  it('copies it as a picture of points, and the focus comes back into the text', async () => {
    await atMove(4);
    await window().openBoard();
    // Whoever writes has the focus there.
    await window().focusText();
    await run('qipu.copyBoardPng');
    const types = await window().page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      return item?.types ?? [];
    });
    deepEqual(types, ['image/png']);
    await window().page.locator('.editor-instance .monaco-editor.focused').waitFor();
  });

  it('saves it in a file of the name that is given', async () => {
    await atMove(4);
    const png = await saved('qipu.saveBoardPng', 'board.png');
    deepEqual([...png.subarray(1, 4)].map((code) => String.fromCharCode(code)).join(''), 'PNG');
    ok(png.readUInt32BE(16) > 700, `${png.readUInt32BE(16)} points wide`);
    match((await saved('qipu.saveBoardText', 'board.txt')).toString(), /Move 4: White E5/);
    match((await saved('qipu.saveDiagram', 'diagram.svg')).toString(), /A game \(1–4\)/);
  });
});

describe('What surrounds the board', () => {
  needs('browser', 'editor');
  const window = windowFor();

  const status = (id: string) => window().page.locator(`[id="qipu.qipu.qipu.${id}"]`);

  it('tells in the status bar what is checked and how far the cursor is', async () => {
    await window().open('status.wei7', GAME, { line: lineOfMove(2) - 1, character: columnOfMove });
    await until(async () => equal((await status('format').innerText()).trim(), 'wei7 3.0'));
    await until(async () => equal((await status('move').innerText()).trim(), 'Move 2 / 5'));
    await window().goToLine(lineOfMove(4), columnOfMove);
    await until(async () => equal((await status('move').innerText()).trim(), 'Move 4 / 5'));
  });

  it('shows the board when the move in the status bar is clicked, and follows it then', async () => {
    await window().open('status.wei7', GAME, { line: lineOfMove(2) - 1, character: columnOfMove });
    await status('move').click();
    const board = window().board();
    await board.at('Move 2: White A9');
    await board.button('Forward').click();
    await until(async () => equal((await status('move').innerText()).trim(), 'Move 3 / 5'));
  });

  it('tells nothing of other files', async () => {
    await window().open('status.wei7', GAME);
    await status('move').waitFor();
    await window().open('status.txt', 'text');
    await status('move').waitFor({ state: 'hidden' });
    await status('format').waitFor({ state: 'hidden' });
  });

  it('lets Chinese punctuation stand, which the editor else takes for a mistake', async () => {
    const marked = window().page.locator('.editor-instance .unicode-highlight');
    await window().open('marked.json', '{ "comment": "A4，B5：C6" }');
    await marked.first().waitFor();
    await window().open('unmarked.wei7', wei7({ moves: [[2, 2, 'A4，B5：C6']] }));
    await window().line('A4，B5').waitFor();
    await status('format').waitFor();
    equal(await marked.count(), 0);
  });

  it('opens an example as a new document, with its language', async () => {
    await window().host((vscode) => vscode.commands.executeCommand('qipu.openExample', 'tutorial.wei7'));
    const [language, scheme, faults] = await window().host((vscode) => {
      const { document } = vscode.window.activeTextEditor!;
      return [document.languageId, document.uri.scheme, vscode.languages.getDiagnostics(document.uri).length];
    });
    deepEqual([language, scheme, faults], ['wei7', 'untitled', 0]);
    await window().host((vscode) => vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor'));
  });

  it('has a walkthrough with a picture for each step', async () => {
    await window().host((vscode) => vscode.commands.executeCommand('qipu.openWalkthrough'));
    const { page } = window();
    await page.getByText('See a fault and its clause').first().click();
    equal(await page.locator('.getting-started-step').count(), 9);
    const picture = page.locator('.getting-started-media iframe.webview.ready, iframe.webview.ready').last();
    await picture.contentFrame().frameLocator('iframe#active-frame').locator('svg').waitFor();
    await pictureForPeople(page, 'out/e2e/walkthrough.png');
  });

  it('opens the board from the walkthrough, for the record behind it', async () => {
    await window().host((vscode) => vscode.commands.executeCommand('qipu.openWalkthrough'));
    const { page } = window();
    await page.getByRole('button', { name: 'Open a Commented Game' }).click();
    await window().tab('Untitled-').waitFor();
    await window().host((vscode) => vscode.commands.executeCommand('qipu.openWalkthrough'));
    await page.getByText('Open the board').first().click();
    await page.getByRole('button', { name: 'Show Board' }).click();
    await window().board().at('Before the first move');
    await window().focusText();
    await window().host((vscode) => vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor'));
  });

  it('steps from the text, without a board', async () => {
    await window().open('stepped.wei7', GAME, { line: lineOfMove(2) - 1, character: columnOfMove });
    await window().command('Qipu: Next Move');
    await window().cursorOn(lineOfMove(3) - 1);
    await window().command('Qipu: Go to End of Line');
    await window().cursorOn(lineOfMove(5) - 1);
    await window().command('Qipu: Previous Move');
    await window().cursorOn(lineOfMove(4) - 1);
  });

  it('writes from the text, without a board, and asks before more than one move goes', async () => {
    await window().open('written.wei7', GAME, { line: lineOfMove(5) - 1, character: columnOfMove });
    await window().command('Qipu: Pass');
    await until(async () => match(await window().text(), /"color": 2, "point": null/));
    await window().cursorOn(lineOfMove(6) - 1);
    await window().goToLine(lineOfMove(4), columnOfMove);
    await window().command('Qipu: Delete Move and What Follows');
    const dialog = window().page.locator('.monaco-dialog-box');
    await dialog.getByText('Delete 3 moves of the record?').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    match(await window().text(), /"point": null/);
    await window().command('Qipu: Delete Move and What Follows');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await until(async () => equal((await window().text()).match(/"action"/g)?.length, 3));
  });
});

const GAMES = '(;GM[1]FF[4]SZ[9]PB[a]PW[b];B[aa](;W[bb])(;W[cc]))\n(;GM[1]FF[4]SZ[9];B[dd])\n';

describe('A person who makes another record of one', () => {
  needs('browser', 'editor');
  const window = windowFor();

  const run = (command: string) => window().host((vscode, name) => vscode.commands.executeCommand(name), command);
  const active = () => window().host((vscode) => vscode.window.activeTextEditor?.document.getText());
  const atVariation = (name: string) => window().open(name, GAMES, { line: 0, character: GAMES.indexOf('cc') });

  it('swaps the colours, and has them again by one undo', async () => {
    await atVariation('swapped.sgf');
    await run('qipu.swapColors');
    const swapped = GAMES.replace(/PB|PW|B(?=\[[a-d]{2})|W(?=\[[a-d]{2})/g, (name) =>
      name.replace(/[BW]$/, (side) => (side === 'B' ? 'W' : 'B')),
    );
    await until(async () => equal(await active(), swapped));
    await window().press('Control+z');
    await until(async () => equal(await active(), GAMES));
  });

  it('mirrors the board by a code action', async () => {
    await atVariation('mirrored.sgf');
    const titles = await window().host(async (vscode) => {
      const { document, selection } = vscode.window.activeTextEditor!;
      const [kind, most] = [vscode.CodeActionKind.RefactorRewrite.value, 50];
      const actions = await vscode.commands.executeCommand<import('vscode').CodeAction[]>(
        'vscode.executeCodeActionProvider',
        ...[document.uri, selection, kind, most],
      );
      const mirror = actions.find(({ title }) => title === 'Mirror left to right');
      if (mirror?.edit) await vscode.workspace.applyEdit(mirror.edit);
      return actions.map(({ title }) => title);
    });
    ok(titles.includes('Rotate by 180°'), titles.join());
    await until(async () => match((await active()) ?? '', /^\(;GM\[1\]FF\[4\]SZ\[9\]PB\[a\]PW\[b\];B\[ia\]\(;W\[hb\]/));
    await window().press('Control+z');
  });

  it('extracts a line into a new record', async () => {
    await atVariation('extracted.sgf');
    await run('qipu.extractLine');
    await until(async () => equal(await active(), '(;GM[1]FF[4]SZ[9]PB[a]PW[b];B[aa];W[cc])\n'));
  });

  it('writes a file for each game when it agrees', async () => {
    await atVariation('split.sgf');
    await window().host((vscode) => void vscode.commands.executeCommand('qipu.splitGames'));
    const dialog = window().page.locator('.monaco-dialog-box');
    await dialog.getByText('Write 2 files beside this one?').waitFor();
    await dialog.getByRole('button', { name: 'Split' }).click();
    const file = path.join(window().folder, 'split-02.sgf');
    await until(() => equal(readFileSync(file, 'utf8'), '(;GM[1]FF[4]SZ[9];B[dd])\n'));
  });
});
