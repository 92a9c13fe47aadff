/// A page that says what a clause asks for. It opens when the code of a diagnostic is clicked.
import * as vscode from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import { ask } from './asking';
import { type ClauseName, clausePath, parseClausePath } from './clause-link';

const scheme = 'qipu-clause';
/// The preview of Markdown opens documents whose name ends like this.
const ending = '.md';

export function registerClausePages(client: LanguageClient): vscode.Disposable {
  return vscode.Disposable.from(
    vscode.workspace.registerTextDocumentContentProvider(scheme, {
      provideTextDocumentContent: (uri) => pageOf(client, uri),
    }),
    vscode.window.registerUriHandler({ handleUri: (uri) => openClause(uri) }),
  );
}

async function openClause(link: vscode.Uri): Promise<void> {
  const name = parseClausePath(link.path);
  if (name === undefined) {
    void vscode.window.showWarningMessage(vscode.l10n.t('This link names no clause: {0}', link.path));
    return;
  }
  const page = vscode.Uri.from({ scheme, path: clausePath(name) + ending });
  await vscode.commands.executeCommand('markdown.showPreview', page).then(undefined, () => showAsText(page));
}

/// For an editor whose preview of Markdown is switched off.
const showAsText = (page: vscode.Uri) => vscode.window.showTextDocument(page, { preview: true });

async function pageOf(client: LanguageClient, uri: vscode.Uri): Promise<string> {
  const name = parseClausePath(uri.path.slice(0, -ending.length));
  if (name === undefined) return '';
  const text = await ask(client, 'qipu/clause', name);
  return text ? `# ${escapeMarkdown(text.title)}\n\n${escapeMarkdown(text.summary)}\n` : unknownClause(name);
}

const unknownClause = ({ specification, clause }: ClauseName) =>
  escapeMarkdown(vscode.l10n.t('Qipu knows no clause {0} of {1}.', clause, specification));

/// Clauses contain `[]` and `*`, which must show as they are. Backquoted words stay code.
const escapeMarkdown = (text: string) =>
  text
    .split('`')
    .map((part, index) => (index % 2 === 0 ? part.replace(/[\\*_[\]<>#|~]/g, '\\$&') : part))
    .join('`');
