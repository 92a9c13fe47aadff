/// What the editor shows in the text of a record, and where it goes from there: hints, colours, lines above variations, symbols,
/// definitions, names.

import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { needs } from './support/means';
import { until } from './support/until';
import { type Window, windowFor } from './support/window';

const GAME = `(;GM[1]FF[4]SZ[9]PB[Ann]PW[Bo]EV[Harbour Cup]
;B[ab]
;W[aa]
;B[ba]
(;W[ee];B[gg])
(;W[ff]
;B[cc]
;W[aa]))
`;

type Work = Parameters<Window['host']>[0];

const ranges = (list: unknown): string => JSON.stringify(list);

describe('In the text of a record', () => {
  needs('browser', 'editor');
  const window = windowFor();

  beforeEach(() => window().open('hints.sgf', GAME));

  /// What a command of the editor says of the record, at a place.
  const said = (command: string, line: number, character: number, ...more: readonly unknown[]): Promise<unknown> =>
    window().host(
      (async (vscode: typeof import('vscode'), command: string, line: number, character: number, more: unknown[]) => {
        const { document } = vscode.window.visibleTextEditors[0] as import('vscode').TextEditor;
        const found = await vscode.commands.executeCommand<unknown>(
          command,
          document.uri,
          new vscode.Position(line, character),
          ...more,
        );
        const list = Array.isArray(found) ? found : [found];
        // What stands there, of whatever has a range.
        return list.map((one: Record<string, import('vscode').Range>) => {
          const range = one?.targetRange ?? one?.range ?? one;
          return range instanceof vscode.Range ? document.getText(range) : String(range);
        });
      }) as Work,
      command,
      line,
      character,
      more,
    );

  it('a move is told by its point, and what it takes', async () => {
    await window().line('B[ba]').getByText('×1').waitFor();
    match(await window().line('B[ab]').innerText(), /A8/);
  });

  it('hints go where they are switched off, and come again', async () => {
    await window().line('B[ba]').getByText('×1').waitFor();
    try {
      await window().setting('qipu.inlayHints.captures', false);
      await window().line('B[ba]').getByText('×1').waitFor({ state: 'hidden' });
    } finally {
      await window().setting('qipu.inlayHints.captures', undefined);
    }
    await window().line('B[ba]').getByText('×1').waitFor();
  });

  it('a line above a variation shows it on the board', async () => {
    try {
      await window().setting('qipu.codeLens.enable', true);
      await window()
        .page.getByRole('button', { name: /3 steps · show on board/ })
        .click();
      const board = window().board();
      await board.ready();
      await window().cursorOn(5);
    } finally {
      await window().setting('qipu.codeLens.enable', undefined);
    }
  });

  it('moves have the colours of their sides', async () => {
    const types = await window().host(async (vscode) => {
      const { uri } = (vscode.window.visibleTextEditors[0] as import('vscode').TextEditor).document;
      const all = new vscode.Range(0, 0, 9, 0);
      const legend = await vscode.commands.executeCommand<import('vscode').SemanticTokensLegend>(
        'vscode.provideDocumentRangeSemanticTokensLegend',
        uri,
        all,
      );
      const tokens = await vscode.commands.executeCommand<import('vscode').SemanticTokens>(
        'vscode.provideDocumentRangeSemanticTokens',
        uri,
        all,
      );
      return [...tokens.data].flatMap((value, i) => (i % 5 === 3 ? [legend.tokenTypes[value]] : []));
    });
    deepEqual(types.slice(0, 3), ['blackMove', 'whiteMove', 'blackMove']);
  });

  it('a move on a point leads to the stone there, which knows what becomes of it', async () => {
    deepEqual(await said('vscode.executeDefinitionProvider', 2, 2), ['W[aa]']);
    deepEqual(await said('vscode.executeReferenceProvider', 2, 2), ['W[aa]', 'B[ba]']);
    deepEqual(await said('vscode.executeDefinitionProvider', 5, 0), ['B[ba]']);
  });

  it('brackets are shown with their partners, and selections grow from them', async () => {
    deepEqual(await said('vscode.executeDocumentHighlights', 5, 0), ['(', ')']);
    const found = await window().host(async (vscode) => {
      const { document } = vscode.window.visibleTextEditors[0] as import('vscode').TextEditor;
      const [selection] = await vscode.commands.executeCommand<import('vscode').SelectionRange[]>(
        'vscode.executeSelectionRangeProvider',
        document.uri,
        [new vscode.Position(6, 2)],
      );
      const texts: string[] = [];
      for (let one = selection; one; one = one.parent as typeof one) texts.push(document.getText(one.range).trim());
      return texts;
    });
    ok(found.includes(';B[cc]') && found.some((text) => text.startsWith('(;W[ff]')), ranges(found));
  });

  it('a player gets another name by F2', async () => {
    const at = GAME.indexOf('Ann');
    await window().select(at, at);
    await window().press('F2');
    const box = window().page.locator('.rename-box input');
    await box.waitFor();
    await box.fill('Cleo');
    await window().press('Enter');
    await until(async () => match(await window().text(), /PB\[Cleo\]/));
  });

  it('games of all records are found by who played them', async () => {
    const names = await until(async () => {
      const found = await window().host(async (vscode) => {
        const list = await vscode.commands.executeCommand<import('vscode').SymbolInformation[]>(
          'vscode.executeWorkspaceSymbolProvider',
          'Harbour Cup',
        );
        return list.map(({ name }) => name);
      });
      ok(found.length > 0);
      return found;
    });
    ok(
      names.some((name) => /Ann – Bo · Harbour Cup/.test(name) || /Cleo – Bo/.test(name)),
      ranges(names),
    );
  });

  it('breadcrumbs and outline have the variation and its moves', async () => {
    const names = await window().host(async (vscode) => {
      const { uri } = (vscode.window.visibleTextEditors[0] as import('vscode').TextEditor).document;
      const symbols = await vscode.commands.executeCommand<import('vscode').DocumentSymbol[]>(
        'vscode.executeDocumentSymbolProvider',
        uri,
      );
      const told = (list: readonly import('vscode').DocumentSymbol[]): string[] =>
        list.flatMap(({ name, children }) => [name, ...told(children)]);
      return told(symbols);
    });
    ok(
      names.some((name) => /^Branch 2/.test(name)),
      ranges(names),
    );
  });

  it('tags change together', async () => {
    await window().open('linked.wei7', '<wei7 version="2.2"><size>9</size><game/><moves></moves></wei7>\n');
    try {
      await window().setting('editor.linkedEditing', true);
      const at = '<wei7 version="2.2"><size>9</size><game/><mov'.length;
      await window().select(at, at);
      await window().page.locator('.linked-editing-decoration').first().waitFor();
      await window().page.keyboard.type('x');
      await until(async () => match(await window().text(), /<movxes><\/movxes>/));
    } finally {
      await window().setting('editor.linkedEditing', undefined);
    }
  });

  it('a record is laid out by the key for that, and one undo takes it back', async () => {
    const untidy = '(;GM[1]FF[4]SZ[9]\n\n\n  ;B[ab]   ;W[cc])\n';
    await window().open('untidy.sgf', untidy);
    await window().focusText();
    await window().press('Control+Shift+i');
    await until(async () => equal(await window().text(), '(;GM[1]FF[4]SZ[9]\n;B[ab];W[cc])\n'));
    await window().press('Control+z');
    await until(async () => equal(await window().text(), untidy));
  });

  it('a fault is mended from the list that its key opens', async () => {
    const faulty = '(;GM[1]FF[4]SZ[9];B[ab];W[cc]C[a]C[b])\n';
    await window().open('faulty.sgf', faulty);
    await window().page.locator('.squiggly-error').first().waitFor();
    await window().select(faulty.indexOf('C[b]'), faulty.indexOf('C[b]'));
    await window().press('Control+.');
    await window().page.locator('.action-widget .monaco-list-row.action').first().waitFor();
    await window().press('Enter');
    await until(async () => equal((await window().text()).split('C[').length, 2));
  });
});
