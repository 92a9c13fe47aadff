/// Two kinds of files end in `.go`.

import { equal } from 'node:assert/strict';
import { needs } from './support/means';
import { until } from './support/until';
import { windowFor } from './support/window';

const RECORD = 'BOARDSIZE 9\nBLACK Ann Example\nWHITE Bo Sample\nB 1 C7\nW 2 G3\n';
const PROGRAM = `// Package boards holds records such as
// B 1 C7
package boards

const record = \`
BOARDSIZE 9
B 1 C7
\`
`;

describe('A file that ends in .go', () => {
  needs('browser', 'editor');
  const window = windowFor();

  const language = () => window().host((vscode) => vscode.window.activeTextEditor?.document.languageId);
  const isShownAs = (name: string) =>
    window().page.locator('#status\\.editor\\.mode').getByText(name, { exact: true }).waitFor();

  it('is a record of Ishi if it holds one', async () => {
    await window().open('record.go', RECORD);
    await isShownAs('Ishi');
    equal(await language(), 'ishi');
  });

  it('is a Go program if it holds one, even one with a record in it', async () => {
    // The record beside it shows when the extension has looked at both.
    await window().open('boards.go', PROGRAM);
    await window().open('beside.go', RECORD);
    await isShownAs('Ishi');
    await window().open('boards.go');
    await isShownAs('Go');
    equal(await language(), 'go');
  });

  it('stays a Go program if a person says so', async () => {
    await window().open('mine.go', RECORD);
    await isShownAs('Ishi');
    await window().host(async (vscode) => {
      const { document } = vscode.window.activeTextEditor!;
      await vscode.languages.setTextDocumentLanguage(document, 'go');
    });
    await isShownAs('Go');
    await window().press('Control+End', 'Enter', 'Control+s');
    await until(async () =>
      equal(await window().host((vscode) => vscode.window.activeTextEditor?.document.isDirty), false),
    );
    await isShownAs('Go');
  });
});
