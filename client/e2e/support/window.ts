/// A window of the real VS Code, as a person sees and uses it. There is one in English and one in Chinese; tests share them
/// and open records of their own.

import { equal } from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { Board } from './board';
import { browser, pictureOfFailure } from './browser';
import { hostOf, inHost, type Work } from './host';
import { means } from './means';
import { inTime, lazily, until } from './until';

export interface Place {
  readonly line: number;
  readonly character: number;
}

/// The frame that an extension's page is in is a frame in a frame.
const within = (outer: Locator): FrameLocator => outer.contentFrame().frameLocator('iframe#active-frame');

export class Window {
  constructor(
    readonly page: Page,
    readonly folder: string,
  ) {}

  /// In the extension host.
  host<G extends readonly unknown[], T>(work: Work<G, T>, ...given: G): Promise<T> {
    return inHost(this.folder, work, ...given);
  }

  write(name: string, text: string): string {
    const file = path.join(this.folder, name);
    writeFileSync(file, text);
    return file;
  }

  /// Opens a record in the first column and gives it the focus.
  async open(name: string, text?: string, at: Place = { line: 0, character: 0 }): Promise<void> {
    const file = text === undefined ? path.join(this.folder, name) : this.write(name, text);
    await this.host(
      async (vscode, file, text, at) => {
        const document = await vscode.workspace.openTextDocument(vscode.Uri.file(file));
        const place = new vscode.Position(at.line, at.character);
        const options = { viewColumn: vscode.ViewColumn.One, preview: false };
        const editor = await vscode.window.showTextDocument(document, options);
        // What a test before left of a file of that name may still be in memory. No text comes here as null.
        if (typeof text === 'string' && document.getText() !== text) {
          await vscode.commands.executeCommand('workbench.action.files.revert');
        }
        editor.selection = new vscode.Selection(place, place);
        editor.revealRange(editor.selection, vscode.TextEditorRevealType.InCenterIfOutsideViewport);
      },
      file,
      text,
      at,
    );
    await this.tab(name).waitFor();
    await this.focusText();
  }

  /// Gives a file another name, as the Explorer does; one of that name goes.
  rename(from: string, to: string): Promise<boolean> {
    return this.host(
      async (vscode, from, to) => {
        const edit = new vscode.WorkspaceEdit();
        edit.renameFile(vscode.Uri.file(from), vscode.Uri.file(to), { overwrite: true });
        return await vscode.workspace.applyEdit(edit);
      },
      path.join(this.folder, from),
      path.join(this.folder, to),
    );
  }

  /// Opens a file in the second column.
  async openBeside(name: string, text: string): Promise<void> {
    await this.host(
      async (vscode, file) => {
        const document = await vscode.workspace.openTextDocument(file);
        await vscode.window.showTextDocument(document, { viewColumn: vscode.ViewColumn.Two, preview: false });
      },
      this.write(name, text),
    );
    await this.tab(name).waitFor();
  }

  /// The tab in front, of that name.
  tab(name: string): Locator {
    return this.page.getByRole('tab', { name, selected: true }).first();
  }

  /// Opens the board beside the record that is open.
  async openBoard(): Promise<Board> {
    await this.host((vscode) => vscode.commands.executeCommand('qipu.showBoard'));
    const board = this.board();
    await board.ready();
    return board;
  }

  /// The board that is shown; if there are several, the one at that place from the left.
  board(index = 0): Board {
    return new Board(
      within(this.page.locator('iframe.webview.ready[src*="extensionId=qipu.qipu"]').nth(index)),
      this.page,
    );
  }

  /// The page of a clause, where there is no board besides.
  clausePage(): FrameLocator {
    return within(this.page.locator('iframe.webview.ready[src*="extensionId=qipu.qipu"]').last());
  }

  /// Closes what is open of a kind of page.
  async closePages(kind: string): Promise<void> {
    await this.host(async (vscode, kind) => {
      const tabs = vscode.window.tabGroups.all.flatMap((group) => group.tabs);
      const isOfKind = ({ input }: (typeof tabs)[number]) =>
        input instanceof vscode.TabInputWebview && input.viewType.endsWith(kind);
      await vscode.window.tabGroups.close(tabs.filter(isOfKind));
    }, kind);
  }

  text(): Promise<string> {
    return this.host((vscode) => vscode.window.visibleTextEditors[0]?.document.getText() ?? '');
  }

  cursor(): Promise<Place | undefined> {
    return this.host((vscode) => {
      const active = vscode.window.visibleTextEditors[0]?.selection.active;
      return active && { line: active.line, character: active.character };
    });
  }

  /// Waits until the cursor is on a line, counted from 0: an editor tells of it later than the board.
  cursorOn(line: number): Promise<void> {
    return until(async () => equal((await this.cursor())?.line, line));
  }

  /// The text from the cursor to the end of its line.
  async atCursor(): Promise<string> {
    return await this.host((vscode) => {
      const editor = vscode.window.visibleTextEditors[0];
      return editor
        ? editor.document.lineAt(editor.selection.active).text.slice(editor.selection.active.character)
        : '';
    });
  }

  /// Puts the focus into the text without touching the cursor. A panel that opens late may take it once more.
  async focusText(): Promise<void> {
    await until(async () => {
      await this.host((vscode) => vscode.commands.executeCommand('workbench.action.focusFirstEditorGroup'));
      await this.page.locator('.editor-instance .monaco-editor.focused').waitFor({ timeout: 1000 });
    });
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /// Goes to a line as people do: Ctrl+G. Lines and columns from 1.
  async goToLine(line: number, column = 1): Promise<void> {
    await this.#quickInput('Control+g', `:${line}:${column}`);
  }

  /// Runs a command from the palette, by its title.
  async command(title: string): Promise<void> {
    await this.#quickInput('F1', `>${title}`, title);
  }

  /// What is chosen is what the list has first, if no other is asked for by its name.
  async #quickInput(key: string, text: string, chosen?: string): Promise<void> {
    const widget = this.page.locator('.quick-input-widget');
    const input = widget.locator('.quick-input-box input');
    await this.press(key);
    await input.waitFor();
    await input.fill(text);
    await widget.locator('.monaco-list-row.focused').waitFor();
    if (chosen === undefined) await this.press('Enter');
    else await widget.locator('.monaco-list-row').getByText(chosen, { exact: true }).first().click();
    await widget.waitFor({ state: 'hidden' });
  }

  /// The line on the screen that has this text.
  line(text: string): Locator {
    return this.page.locator('.editor-instance .view-line', { hasText: text }).first();
  }

  /// A line of the list of problems.
  problem(message: string): Locator {
    return this.page.locator('.markers-panel .monaco-list-row', { hasText: message }).first();
  }

  /// Selects from one offset of the text to another.
  async select(from: number, to: number): Promise<void> {
    await this.host(
      (vscode, from, to) => {
        const editor = vscode.window.visibleTextEditors[0]!;
        editor.selection = new vscode.Selection(editor.document.positionAt(from), editor.document.positionAt(to));
      },
      from,
      to,
    );
    await this.focusText();
  }

  /// Mends what is wrong at an offset, as people do: by the light bulb's key, and the title of what is offered there.
  async fix(offset: number, title: string): Promise<void> {
    const offer = this.page.locator('.action-widget .monaco-list-row', { hasText: title }).first();
    await until(async () => {
      await this.press('Escape');
      await this.select(offset, offset);
      await this.press('Control+.');
      await offer.waitFor({ timeout: 2000 });
    });
    await offer.click();
  }

  async setting(name: string, value: unknown): Promise<void> {
    await this.host(
      async (vscode, name, value) => {
        await vscode.workspace.getConfiguration().update(name, value, vscode.ConfigurationTarget.Global);
      },
      name,
      value,
    );
  }

  /// "Reload Window": the window saves its state, goes, and comes back with a new extension host.
  async reload(): Promise<void> {
    const before = await hostOf(this.folder);
    const loaded = this.page.waitForEvent('load');
    await this.command('Developer: Reload Window');
    await loaded;
    await this.ready(before);
  }

  /// The window is started anew, with a file.
  async startWith(name: string): Promise<void> {
    const before = await hostOf(this.folder);
    const address = this.page.url();
    const file = `vscode-remote://${new URL(address).host}${encodeURI(path.join(this.folder, name))}`;
    await this.page.goto(`${address}&payload=${encodeURIComponent(JSON.stringify([['openFile', file]]))}`);
    await this.ready(before);
    await this.tab(name).waitFor();
    // The next start is without it.
    await this.page.evaluate((url) => history.replaceState(null, '', url), address);
  }

  /// Waits until the window is drawn and its extension host listens.
  async ready(notHost = 0): Promise<void> {
    await this.page.locator('.monaco-workbench .part.editor').waitFor();
    await until(async () => {
      if ((await hostOf(this.folder)) === notHost) throw new Error('The extension host is still the one before.');
    });
  }

  /// Sends away whatever asks for an answer; true if there was something.
  async dismiss(): Promise<boolean> {
    const asking = this.page.locator('.quick-input-widget, .monaco-dialog-box').filter({ visible: true });
    if ((await asking.count()) === 0) return false;
    await this.press('Escape');
    return true;
  }

  /// An empty window again: nothing asked, nothing open, nothing unsaved, no message left, no list of files.
  async clear(): Promise<void> {
    await until(async () => {
      if (await this.dismiss()) throw new Error('Something still asks.');
      // An editor that asks whether something is to be saved waits for an answer.
      await inTime(this.#close());
      if ((await this.page.locator('.part.editor .tab').count()) > 0) throw new Error('Something is still open.');
    });
  }

  async #close(): Promise<void> {
    await this.host(async (vscode) => {
      await vscode.workspace.saveAll(false);
      // A document without a file may be known for a while after its tab has been closed: it is not to be shown again.
      for (const { viewColumn, tabs } of vscode.window.tabGroups.all) {
        for (const { input } of tabs) {
          if (!(input instanceof vscode.TabInputText) || input.uri.scheme !== 'untitled') continue;
          await vscode.window.showTextDocument(input.uri, { viewColumn });
          await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
        }
      }
      // Without the list of files, at which few look, text and board have room in a window that takes less to draw.
      const commands = [
        'workbench.action.closeSidebar',
        'workbench.action.closePanel',
        'workbench.action.closeAllEditors',
      ];
      for (const command of ['closeFindWidget', 'notifications.clearAll', ...commands]) {
        await vscode.commands.executeCommand(command);
      }
    });
  }
}

/// Nothing glides or fades, in the editor's own page: drawn without a graphics card, each frame of that costs as much as what is tested.
function keepStill(): void {
  if (window !== window.top) return;
  const still = (): void => {
    const style = document.createElement('style');
    style.textContent = '*, *::before, *::after { animation: none !important; transition: none !important; }';
    document.head.append(style);
  };
  if (document.head) still();
  else document.addEventListener('DOMContentLoaded', still);
}

async function openWindow(folder: string, locale: string): Promise<Window> {
  const { address } = means.editor!;
  mkdirSync(folder, { recursive: true });
  const context = await (await browser()).newContext({
    viewport: { width: 1200, height: 750 },
    locale,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.addInitScript(keepStill);
  await page.goto(`${address}/?folder=${encodeURIComponent(folder)}`);
  const window = new Window(page, folder);
  await window.ready();
  await window.clear();
  return window;
}

const english = lazily(() => openWindow(means.editor!.folder, 'en-US'));
const chinese = lazily(() => openWindow(`${means.editor!.folder}-zh`, 'zh-CN'));

/// The window for the tests of a `describe`, empty before each; or, if it is `kept`, as the test before has left it: for tests that each open what
/// they need, and can do with what is open already.
export function windowFor(language: 'en' | 'zh' = 'en', { kept = false } = {}): () => Window {
  let window: Window;
  before(async () => {
    window = await (language === 'en' ? english() : chinese());
  });
  afterEach(async function () {
    await pictureOfFailure(this.currentTest, window?.page, () => window.text());
    if (!kept || this.currentTest?.state === 'failed') await window?.clear();
  });
  after(async () => {
    if (kept) await window?.clear();
  });
  return () => window;
}
