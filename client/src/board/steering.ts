/// What is done on the board, done in the text: the cursor goes elsewhere, or something is written. One thing after the other,
/// so that keys pressed quickly are steps one after the other too.
import * as vscode from 'vscode';
import type { LanguageClient, TextEdit } from 'vscode-languageclient/node';
import type { Cell, Place } from './messages';

/// Whose cursor it is.
export interface Steered {
  readonly panel: vscode.WebviewPanel;
  readonly uri: vscode.Uri;
  readonly position: Place;
  readonly editor: vscode.TextEditor | undefined;
  refuse(text: string): void;
}

interface Written {
  readonly version: number;
  readonly edits: TextEdit[];
  readonly cursor: Place | null;
  readonly refusal?: string;
}

export class Steering {
  #last: Promise<void> = Promise.resolve();

  constructor(
    readonly client: LanguageClient,
    readonly steered: Steered,
  ) {}

  go(go: string, cell?: Cell): Promise<void> {
    return this.#next(async () => {
      const answer = await this.#ask<{ position: Place } | null>('qipu/steps', { go, cell });
      if (answer) await this.#show(answer.position);
    });
  }

  /// A place that the panel was told of; it means nothing any more once the text is another.
  to(position: Place, version: number): Promise<void> {
    return this.#next(async () => {
      const document = await vscode.workspace.openTextDocument(this.steered.uri);
      if (document.version === version) await this.#show(position);
    });
  }

  play(cell: Cell): Promise<void> {
    return this.#next(async () => {
      const answer = await this.#ask<Written | null>('qipu/write', { wish: { kind: 'play', cell } });
      if (answer?.refusal) this.steered.refuse(answer.refusal);
      else if (answer) await this.#write(answer);
    });
  }

  #next(work: () => Promise<void>): Promise<void> {
    this.#last = this.#last.then(work).catch(() => undefined);
    return this.#last;
  }

  /// A server that does not know the question has no answer either.
  async #ask<T>(method: string, question: object): Promise<T | undefined> {
    const { uri, position } = this.steered;
    await vscode.workspace.openTextDocument(uri);
    const params = { textDocument: { uri: uri.toString() }, position, ...question };
    return await this.client.sendRequest<T>(method, params).catch(() => undefined);
  }

  /// One edit of the document, so one step to undo.
  async #write({ version, edits, cursor }: Written): Promise<void> {
    const { uri } = this.steered;
    const document = await vscode.workspace.openTextDocument(uri);
    if (document.version !== version) return;
    if (edits.length > 0) {
      await this.#editor();
      const edit = new vscode.WorkspaceEdit();
      edit.set(uri, await this.client.protocol2CodeConverter.asTextEdits(edits));
      if (!(await vscode.workspace.applyEdit(edit))) return;
    }
    if (cursor) await this.#show(cursor);
  }

  async #show({ line, character }: Place): Promise<void> {
    const editor = await this.#editor();
    const place = new vscode.Position(line, character);
    editor.selection = new vscode.Selection(place, place);
    editor.revealRange(new vscode.Range(place, place), vscode.TextEditorRevealType.InCenterIfOutsideViewport);
  }

  /// The record's editor, opened beside the board if it is hidden. The focus stays where it is.
  async #editor(): Promise<vscode.TextEditor> {
    const { editor, uri, panel } = this.steered;
    if (editor) return editor;
    const document = await vscode.workspace.openTextDocument(uri);
    const first = panel.viewColumn === vscode.ViewColumn.One;
    const viewColumn = first ? vscode.ViewColumn.Beside : vscode.ViewColumn.One;
    return await vscode.window.showTextDocument(document, { viewColumn, preserveFocus: true });
  }
}
