/// What is done on the board, done in the text: the cursor goes elsewhere, or something is written. One thing after the other,
/// so that keys pressed quickly are steps one after the other too.
import * as vscode from 'vscode';
import type { LanguageClient, TextEdit } from 'vscode-languageclient/node';
import type { Targets, Wish } from '../../../server/src/record/wish';
import type { Cell, Place } from './messages';

/// Whose cursor it is.
export interface Steered {
  readonly panel: vscode.WebviewPanel | undefined;
  readonly uri: vscode.Uri;
  readonly position: Place;
  readonly editor: vscode.TextEditor | undefined;
  /// What is written is not where the cursor is: it stays.
  readonly keepsCursor?: boolean;
  refuse(text: string): void;
}

interface Written {
  readonly version: number;
  readonly edits: TextEdit[];
  readonly cursor: Place | null;
  readonly refusal?: string;
  /// How many nodes go.
  readonly removes?: number;
}

/// How long an editor may take to tell that its cursor is where it was put, in milliseconds.
const ECHO = 500;

export class Steering {
  #last: Promise<void> = Promise.resolve();
  /// Where the cursor was put last. The editor's word of an earlier place may still be on its way.
  #shown: { readonly place: Place; readonly version: number; readonly until: number } | undefined;
  #column: number | undefined;

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

  /// To a column of the line that the cursor is on. Of those asked for while one is gone to, only the last counts.
  column(column: number): Promise<void> {
    const isAsked = this.#column !== undefined;
    this.#column = column;
    if (isAsked) return this.#last;
    return this.#next(async () => {
      const wanted = this.#column;
      this.#column = undefined;
      const answer = await this.#ask<{ position: Place } | null>('qipu/steps', { go: 'column', column: wanted });
      if (answer) await this.#show(answer.position);
    });
  }

  /// What was done last in the record's editor, undone there; the board has the focus again afterwards.
  undo(what: 'undo' | 'redo'): Promise<void> {
    return this.#next(async () => {
      const { document, viewColumn } = await this.#editor();
      await vscode.window.showTextDocument(document, viewColumn === undefined ? {} : { viewColumn });
      await vscode.commands.executeCommand(what);
      this.steered.panel?.reveal(undefined, false);
    });
  }

  play(cell: Cell): Promise<boolean> {
    return this.write({ kind: 'play', cell });
  }

  /// Which cells the next one of a move can be, and whether it is complete.
  async targets(cells: readonly Cell[]): Promise<Targets> {
    let found: Targets = { cells: [], done: false };
    await this.#next(async () => {
      found = (await this.#ask<Targets | null>('qipu/targets', { cells })) ?? found;
    });
    return found;
  }

  /// Whether it is in the record now.
  async write(wish: Wish): Promise<boolean> {
    let done = false;
    await this.#next(async () => {
      const answer = await this.#ask<Written | null>('qipu/write', { wish });
      if (answer?.refusal) this.steered.refuse(answer.refusal);
      else if (answer && (await isMeant(answer.removes))) done = await this.#write(answer);
    });
    return done;
  }

  /// Puts the cursor there.
  show(position: Place): Promise<void> {
    return this.#next(() => this.#show(position));
  }

  #next(work: () => Promise<void>): Promise<void> {
    this.#last = this.#last.then(work).catch(() => undefined);
    return this.#last;
  }

  /// A server that does not know the question has no answer either.
  async #ask<T>(method: string, question: object): Promise<T | undefined> {
    const { uri } = this.steered;
    const { version } = await vscode.workspace.openTextDocument(uri);
    const shown = this.#shown;
    const isFresh = shown && shown.version === version && performance.now() < shown.until;
    const position = isFresh ? shown.place : this.steered.position;
    const params = { textDocument: { uri: uri.toString() }, position, ...question };
    return await this.client.sendRequest<T>(method, params).catch(() => undefined);
  }

  /// One edit of the document, so one step to undo.
  async #write({ version, edits, cursor }: Written): Promise<boolean> {
    const { uri, keepsCursor } = this.steered;
    const document = await vscode.workspace.openTextDocument(uri);
    if (document.version !== version) return false;
    if (edits.length > 0) {
      await this.#editor();
      const edit = new vscode.WorkspaceEdit();
      edit.set(uri, await this.client.protocol2CodeConverter.asTextEdits(edits));
      if (!(await vscode.workspace.applyEdit(edit))) return false;
    }
    if (cursor && !keepsCursor) await this.#show(cursor);
    return true;
  }

  async #show({ line, character }: Place): Promise<void> {
    const editor = await this.#editor();
    const place = new vscode.Position(line, character);
    this.#shown = { place: { line, character }, version: editor.document.version, until: performance.now() + ECHO };
    editor.selection = new vscode.Selection(place, place);
    editor.revealRange(new vscode.Range(place, place), vscode.TextEditorRevealType.InCenterIfOutsideViewport);
  }

  /// The record's editor, opened beside the board if it is hidden. The focus stays where it is.
  async #editor(): Promise<vscode.TextEditor> {
    const { editor, uri, panel } = this.steered;
    if (editor) return editor;
    const document = await vscode.workspace.openTextDocument(uri);
    const first = panel?.viewColumn === vscode.ViewColumn.One;
    const viewColumn = first ? vscode.ViewColumn.Beside : vscode.ViewColumn.One;
    return await vscode.window.showTextDocument(document, { viewColumn, preserveFocus: true });
  }
}

/// More than one node is not deleted without asking.
async function isMeant(removes = 0): Promise<boolean> {
  if (removes < 2) return true;
  const question = vscode.l10n.t('Delete {0} nodes of the record?', removes);
  const detail = vscode.l10n.t('You can undo it.');
  const yes = vscode.l10n.t('Delete');
  return (await vscode.window.showWarningMessage(question, { modal: true, detail }, yes)) === yes;
}
