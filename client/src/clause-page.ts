/// A page that says what a rule and its clause ask for. It opens when the code of a diagnostic is clicked; one page shows one after the other.
import * as vscode from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import { ask } from './asking';
import { panelLanguage } from './board/page';
import { clauseHtml } from './clause-html';
import { type ClauseName, parseClausePath } from './clause-link';

export function registerClausePages(client: LanguageClient): vscode.Disposable {
  const pages = new ClausePages(client);
  return vscode.Disposable.from(
    vscode.commands.registerCommand('qipu.openClause', (...name: unknown[]) => pages.open(nameIn(name))),
    vscode.window.registerUriHandler({
      handleUri: (uri) => {
        const name = parseClausePath(uri.path, uri.fragment);
        return name ? pages.open(name) : void warn(vscode.l10n.t('This link names no clause: {0}', uri.path));
      },
    }),
    pages,
  );
}

const warn = (words: string) => vscode.window.showWarningMessage(words);

/// A page may ask for any command, so what it says is looked at.
function nameIn([specification, clause, rule]: readonly unknown[]): ClauseName | undefined {
  if (typeof specification !== 'string' || typeof clause !== 'string') return undefined;
  return { specification, clause, ...(typeof rule === 'string' ? { rule } : {}) };
}

class ClausePages implements vscode.Disposable {
  #panel: vscode.WebviewPanel | undefined;

  constructor(readonly client: LanguageClient) {}

  async open(name: ClauseName | undefined): Promise<void> {
    if (!name) return;
    const page = await ask(this.client, 'qipu/clause', name);
    if (!page) {
      const { clause, specification } = name;
      return void warn(vscode.l10n.t('Qipu knows no clause {0} of {1}.', clause, specification));
    }
    const panel = this.#panel ?? this.#made();
    panel.title = page.title;
    panel.webview.html = clauseHtml(page.title, withCommands(page.html), panelLanguage(vscode.env.language));
    panel.reveal(undefined, true);
  }

  dispose(): void {
    this.#panel?.dispose();
  }

  #made(): vscode.WebviewPanel {
    const place = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true };
    const panel = vscode.window.createWebviewPanel('qipu.clause', 'Qipu', place, {
      enableScripts: false,
      enableFindWidget: true,
      enableCommandUris: ['qipu.openClause'],
      localResourceRoots: [],
    });
    panel.onDidDispose(() => (this.#panel = undefined));
    this.#panel = panel;
    return panel;
  }
}

/// A link to another page stays in this editor, without a question whether it may be opened.
const withCommands = (html: string): string =>
  html.replace(/href="[\w+.-]+:\/\/[^/"]+(\/clause\/[^"]+)"/g, (whole, link: string) => {
    const [path = '', fragment = ''] = link.split('#');
    const name = parseClausePath(decodeURIComponent(path), decodeURIComponent(fragment));
    if (!name) return whole;
    const given = [name.specification, name.clause, name.rule ?? null];
    return `href="command:qipu.openClause?${encodeURIComponent(JSON.stringify(given)).replace(/'/g, '%27')}"`;
  });
