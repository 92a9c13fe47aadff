/// Files that end in `.go` and hold a record of Ishi get its language. The extension is woken by every Go file for this, since
/// an editor knows a language by the name of the file only; all that it then does is look at the first lines of that file.
import * as vscode from 'vscode';
import { headSize, isIshi } from './ishi-content';

export function registerIshiFiles(): vscode.Disposable {
  /// Those that have been turned already: who turns one back to Go means it.
  const turned = new Set<string>();

  function look(document: vscode.TextDocument): void {
    const address = document.uri.toString();
    if (!isGoFile(document) || turned.has(address) || !isIshi(headOf(document))) return;
    turned.add(address);
    // An editor without the language, or a document that has just been closed: it stays as it is.
    void vscode.languages.setTextDocumentLanguage(document, 'ishi').then(undefined, () => turned.delete(address));
  }

  /// A change of language closes the document and opens it again at once: only what stays closed is forgotten.
  function forget(document: vscode.TextDocument): void {
    queueMicrotask(() => document.isClosed && turned.delete(document.uri.toString()));
  }

  for (const document of vscode.workspace.textDocuments) look(document);
  return vscode.Disposable.from(
    vscode.workspace.onDidOpenTextDocument(look),
    vscode.workspace.onDidSaveTextDocument(look),
    vscode.workspace.onDidCloseTextDocument(forget),
  );
}

const isGoFile = ({ languageId, uri }: vscode.TextDocument) => languageId === 'go' && /\.go$/i.test(uri.path);

const headOf = (document: vscode.TextDocument) =>
  document.getText(new vscode.Range(document.positionAt(0), document.positionAt(headSize)));
