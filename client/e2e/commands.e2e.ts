/// In the extension host: what the extension contributes is there and works, from the packed extension alone.

import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { readFileSync, statSync } from 'node:fs';
import { some } from '../../server/test/support/length';
import { means, needs } from './support/means';
import { columnOfMove, lineOfMove, wei7 } from './support/records';
import { until } from './support/until';
import { windowFor } from './support/window';

const GAME = wei7({
  moves: [
    [2, 2],
    [6, 6],
  ],
});

interface Manifest {
  readonly contributes: { readonly commands: readonly { readonly command: string; readonly title: string }[] };
}

const { contributes }: Manifest = JSON.parse(readFileSync('package.json', 'utf8'));

describe('The packed extension', () => {
  needs('browser', 'editor');
  const window = windowFor();

  it('is small', () => {
    const kilobytes = statSync(means.editor!.vsix).size / 1024;
    ok(kilobytes < 700, `${kilobytes} KB`);
  });

  it('stands alone: it is installed where there are no packages', async () => {
    const folder = await window().host((vscode) => vscode.extensions.getExtension('qipu.qipu')!.extensionPath);
    ok(folder.includes('extensions'), folder);
    const files = await window().host(async (vscode) => {
      const { extensionUri } = vscode.extensions.getExtension('qipu.qipu')!;
      return (await vscode.workspace.fs.readDirectory(extensionUri)).map(([name]) => name);
    });
    ok(!files.includes('node_modules'), `${files}`);
  });

  it('checks a record', async () => {
    await window().open('checked.wei7', GAME.replace('"x": 6, "y": 6', '"x": 2, "y": 2'));
    const faults = await until(async () => {
      const found = await window().host((vscode) => {
        const { uri } = vscode.window.activeTextEditor!.document;
        return vscode.languages.getDiagnostics(uri).map(({ source, code }) => {
          const named = code as { value: string; target: { toString(): string } };
          return [source, named.value, String(named.target)];
        });
      });
      equal(found.length, 1);
      return found;
    });
    const [source, clause, link] = faults[0] as [string, string, string];
    deepEqual([source, clause], ['wei7 3.0', '9.16.6']);
    match(link, /qipu\.qipu\/clause\/wei7-3\.0\/9\.16\.6(?:#|%23)occupied-point$/);
  });

  it('completes, explains, folds and outlines', async () => {
    await window().open('helped.wei7', GAME);
    const place = GAME.indexOf('"type"') + 2;
    const [offers, words, ranges, names] = await window().host(async (vscode, offset) => {
      const { document } = vscode.window.activeTextEditor!;
      const ask = <T>(kind: string, ...more: unknown[]) =>
        vscode.commands.executeCommand<T>(`vscode.execute${kind}Provider`, document.uri, ...more);
      const at = document.positionAt(offset);
      const list = await ask<import('vscode').CompletionList>('CompletionItem', at);
      const hovers = await ask<import('vscode').Hover[]>('Hover', at);
      const folds = await ask<import('vscode').FoldingRange[]>('FoldingRange');
      const symbols = await ask<import('vscode').DocumentSymbol[]>('DocumentSymbol');
      return [list.items.length, hovers.length, folds.length, symbols.map(({ name }) => name)] as const;
    }, place);
    ok(offers > 0 && words > 0 && ranges > 0, `${offers} ${words} ${ranges}`);
    ok(names.length > 0);
  });

  it('comes back with its diagnostics when the server is restarted', async () => {
    await window().open('restarted.wei7', GAME.replace('"x": 6, "y": 6', '"x": 2, "y": 2'));
    await window().page.locator('.squiggly-error').first().waitFor();
    await window().command('Qipu: Restart Server');
    await window().page.locator('.squiggly-error').first().waitFor();
    const board = await window().openBoard();
    await board.at('Before the first move');
  });
});

describe('A command', () => {
  needs('browser', 'editor');
  const window = windowFor('en', { kept: true });

  /// Runs it; what it asks is answered with Escape.
  async function run(name: string): Promise<void> {
    let running = true;
    const done = window()
      .host((vscode, name) => vscode.commands.executeCommand(name).then(() => true), name)
      .finally(() => (running = false));
    await until(async () => {
      await window().dismiss();
      if (running) throw new Error(`${name} does not end.`);
    });
    await done;
    const complaints = window().page.locator('.notification-toast:has(.codicon-error)');
    deepEqual(await complaints.allInnerTexts(), []);
  }

  const NAME = 'commanded.wei7';
  const LINE = lineOfMove(2) - 1;

  /// Whether the command before has left the record and its board, or the record alone, as they were.
  const isLeft = (pages: number) =>
    window().host(
      (vscode, name, text, line, pages) => {
        const { activeTextEditor: editor, tabGroups } = vscode.window;
        const tabs = tabGroups.all.flatMap((group) => group.tabs);
        const boards = tabs.filter(({ input }) => input instanceof vscode.TabInputWebview);
        if (!editor?.document.fileName.endsWith(name) || editor.document.getText() !== text) return false;
        return editor.selection.active.line === line && boards.length === pages && tabs.length === 1 + pages;
      },
      NAME,
      GAME,
      LINE,
      pages,
    );

  const atMove = () => window().open(NAME, GAME, { line: LINE, character: columnOfMove });

  it('has a title, each of them', async () => {
    const packed = await window().host((vscode): Manifest => vscode.extensions.getExtension('qipu.qipu')!.packageJSON);
    const titles = packed.contributes.commands.map(({ title }) => title);
    equal(titles.length, contributes.commands.length);
    ok(
      titles.every((title) => title && !title.startsWith('%')),
      titles.join(),
    );
  });

  const states: Readonly<Record<string, () => Promise<unknown>>> = {
    'with nothing open': () => window().clear(),
    'with a record': async () => {
      if (await isLeft(0)) return;
      await window().closePages('qipu.board');
      await atMove();
    },
    'with a record and its board': async () => {
      if (await isLeft(1)) return;
      await atMove();
      await window().openBoard();
    },
  };

  for (const [state, isSo] of Object.entries(states)) {
    for (const { command } of some(contributes.commands)) {
      it(`runs ${state}: ${command}`, async () => {
        await isSo();
        await run(command);
      });
    }
  }
});
