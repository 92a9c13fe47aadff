/// Records in files whose names say something else, or nothing: Ishi in files that end in `.go`, records of CCGC that are just
/// called `output.txt`. An editor knows a language by the name of the file only, so the extension is woken by such files too;
/// all that it then does is look at how they begin, and give those that are records their language.
import * as vscode from 'vscode';
import { hostLanguages, LOOKED_AT, languageByText } from '../../server/src/recognition';
import { nameOf } from './files';

export function registerRecognising(): vscode.Disposable {
  /// Those that have been turned already: who turns one back means it.
  const turned = new Set<string>();

  function look(document: vscode.TextDocument): void {
    const address = document.uri.toString();
    if (!hostLanguages.includes(document.languageId) || turned.has(address)) return;
    const language = languageByText(headOf(document), nameOf(document.uri));
    if (!language) return;
    turned.add(address);
    // An editor without the language, or a document that has just been closed: it stays as it is.
    void vscode.languages.setTextDocumentLanguage(document, language).then(undefined, () => turned.delete(address));
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

const headOf = (document: vscode.TextDocument) =>
  document.getText(new vscode.Range(document.positionAt(0), document.positionAt(LOOKED_AT)));
