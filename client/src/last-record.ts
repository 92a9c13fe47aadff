/// The record that a person looked at last: what a command is about when neither a record nor a board is in front, as when it is
/// run from the walkthrough.
import * as vscode from 'vscode';
import { isRecord } from './first-record';

export class LastRecord implements vscode.Disposable {
  readonly #listener: vscode.Disposable;
  #last: vscode.TextDocument | undefined;

  constructor() {
    this.#look(vscode.window.activeTextEditor);
    this.#listener = vscode.window.onDidChangeActiveTextEditor((editor) => this.#look(editor));
  }

  /// Its editor, if it is in sight.
  get inSight(): vscode.TextEditor | undefined {
    return vscode.window.visibleTextEditors.find(({ document }) => document === this.#last);
  }

  /// Its editor, brought to the front if it is behind another tab; nothing once it is closed.
  async editor(): Promise<vscode.TextEditor | undefined> {
    const document = this.#last;
    const { activeTextEditor, visibleTextEditors } = vscode.window;
    const shown = [activeTextEditor, ...visibleTextEditors].find((editor) => editor && isRecord(editor.document));
    if (shown || !document || document.isClosed || !isRecord(document)) return shown;
    return await vscode.window.showTextDocument(document, { preview: false });
  }

  dispose(): void {
    this.#listener.dispose();
  }

  #look(editor: vscode.TextEditor | undefined): void {
    if (editor && isRecord(editor.document)) this.#last = editor.document;
  }
}
