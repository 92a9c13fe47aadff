/// What is done on the board, done in the text: the cursor goes elsewhere, or something is written. One thing after the other,
/// so that keys pressed quickly are steps one after the other too.
import * as vscode from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import type { BoardEdit, WriteAnswer } from '../../../server/src/protocol/board-edit';
import type { Chosen, MoveStep } from '../../../server/src/protocol/move-step';
import type { StepsParams } from '../../../server/src/protocol/steps';
import { ask } from '../asking';
import type { Cell, Place } from './messages';
import { remembered } from './undoing';

/// Whose cursor it is.
export interface CursorTarget {
  readonly panel: vscode.WebviewPanel | undefined;
  readonly uri: vscode.Uri;
  readonly position: Place;
  readonly editor: vscode.TextEditor | undefined;
  /// What is written is not where the cursor is: it stays.
  readonly keepsCursor?: boolean;
  refuse(text: string): void;
}

interface PlaceOf {
  readonly textDocument: { readonly uri: string };
  readonly position: Place;
}

/// How long an editor may take to tell that its cursor is where it was put, in milliseconds. A busy one takes its time; what it tells
/// meanwhile of a place before would take clicks back that have been made since.
const ECHO = 30_000;

export class CursorControl {
  #last: Promise<void> = Promise.resolve();
  /// Where the cursor was put last. The editor's word of an earlier place may still be on its way.
  #shown: { readonly place: Place; readonly version: number; readonly until: number } | undefined;
  /// Where it was put and has not been told to be yet.
  readonly #put: Place[] = [];
  #column: number | undefined;

  constructor(
    readonly client: LanguageClient,
    readonly target: CursorTarget,
  ) {}

  go(go: StepsParams['go'], cell?: Cell): Promise<void> {
    return this.#next(async () => {
      const answer = await ask(this.client, 'qipu/steps', { ...(await this.#place()), go, cell });
      if (answer) await this.#show(answer.position);
    });
  }

  /// The editor tells of its cursor. Where it was not put from here, a person has put it.
  moved({ line, character }: Place): void {
    const told = this.#put.findIndex((place) => place.line === line && place.character === character);
    if (told < 0) this.#shown = undefined;
    this.#put.splice(0, told < 0 ? this.#put.length : told + 1);
  }

  /// Where the cursor was put in a version of the text, as long as the editor has not told that it is there: until then it may tell of a place
  /// that it has left.
  known(version: number | undefined): Place | undefined {
    const shown = this.#put.length > 0 ? this.#shown : undefined;
    return shown && shown.version === version && performance.now() < shown.until ? shown.place : undefined;
  }

  /// A place that the panel was told of; it means nothing any more once the text is another.
  to(position: Place, version: number): Promise<void> {
    return this.#next(async () => {
      const document = await vscode.workspace.openTextDocument(this.target.uri);
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
      const answer = await ask(this.client, 'qipu/steps', { ...(await this.#place()), go: 'column', column: wanted });
      if (answer) await this.#show(answer.position);
    });
  }

  /// What was done last in the record's editor, undone there; the board has the focus again afterwards.
  undo(what: 'undo' | 'redo'): Promise<void> {
    return this.#next(async () => {
      const { document, viewColumn } = await this.#editor();
      await vscode.window.showTextDocument(document, viewColumn === undefined ? {} : { viewColumn });
      await vscode.commands.executeCommand(what);
      this.target.panel?.reveal(undefined, false);
    });
  }

  play(cell: Cell): Promise<boolean> {
    return this.write({ kind: 'play', cell });
  }

  /// How a move goes on of which these steps are taken; nowhere, if nobody knows.
  async targets(chosen: readonly Chosen[]): Promise<MoveStep> {
    let found: MoveStep = { cells: [], choices: [], done: false };
    await this.#next(async () => {
      found = (await ask(this.client, 'qipu/targets', { ...(await this.#place()), chosen })) ?? found;
    });
    return found;
  }

  /// Whether it is in the record now. What was written elsewhere takes its turn among the steps all the same.
  async write(boardEdit: BoardEdit, target: CursorTarget = this.target): Promise<boolean> {
    let done = false;
    await this.#next(async () => {
      const place = await this.#place(target);
      const answer = await ask(this.client, 'qipu/write', { ...place, boardEdit });
      if (answer?.refusal) target.refuse(answer.refusal);
      else if (answer && (await isMeant(answer.removes))) done = await this.#write(answer, place.position, target);
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

  /// Where it is, as far as the editor has told and as far as it is known better.
  async #place(target = this.target): Promise<PlaceOf> {
    const { uri } = target;
    const { version } = await vscode.workspace.openTextDocument(uri);
    const shown = target === this.target ? this.#shown : undefined;
    const isFresh = shown && shown.version === version && performance.now() < shown.until;
    return { textDocument: { uri: uri.toString() }, position: isFresh ? shown.place : target.position };
  }

  /// One edit of the document, so one step to undo. The editor itself makes it: so it knows where its cursor was.
  async #write({ version, edits, cursor }: WriteAnswer, before: Place, target: CursorTarget): Promise<boolean> {
    const { uri, keepsCursor } = target;
    const document = await vscode.workspace.openTextDocument(uri);
    if (document.version !== version) return false;
    const after = keepsCursor ? undefined : (cursor ?? undefined);
    const isHere = uri.toString() === this.target.uri.toString();
    if (edits.length > 0) {
      const changes = await this.client.protocol2CodeConverter.asTextEdits([...edits]);
      const change = await this.#changing(document, changes, target);
      // The editor may tell of its cursor as the change leaves it, after it has been put elsewhere.
      if (after) this.#put.push(before);
      // Whoever asks for the board of the new text before the cursor has been put there is to get that of the move all the same.
      if (after && isHere) this.#shown = { place: after, version: version + 1, until: performance.now() + ECHO };
      const isMade = await remembered(document, after && { before, after }, change);
      if (!isMade || document.version === version) this.#shown = undefined;
      if (!isMade) return false;
      // An editor says that it has changed what it only shows.
      if (document.version === version) {
        target.refuse(vscode.l10n.t('This record is read-only: nothing can be written.'));
        return false;
      }
    }
    if (after && isHere) await this.#show(after);
    return true;
  }

  /// What was begun elsewhere is written there by its address: an editor may be showing another record by now.
  async #changing(
    document: vscode.TextDocument,
    changes: vscode.TextEdit[],
    target: CursorTarget,
  ): Promise<() => Thenable<boolean>> {
    if (target !== this.target) {
      const edit = new vscode.WorkspaceEdit();
      edit.set(document.uri, changes);
      return () => vscode.workspace.applyEdit(edit);
    }
    const editor = await this.#editor(target);
    return () =>
      editor.edit((made) => {
        for (const { range, newText } of changes) made.replace(range, newText);
      });
  }

  async #show({ line, character }: Place): Promise<void> {
    const editor = await this.#editor();
    const place = new vscode.Position(line, character);
    this.#put.push({ line, character });
    this.#shown = { place: { line, character }, version: editor.document.version, until: performance.now() + ECHO };
    editor.selection = new vscode.Selection(place, place);
    editor.revealRange(new vscode.Range(place, place), vscode.TextEditorRevealType.InCenterIfOutsideViewport);
  }

  /// The record's editor, opened beside the board if it is hidden. The focus stays where it is.
  async #editor({ editor, uri, panel }: CursorTarget = this.target): Promise<vscode.TextEditor> {
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
  const question = vscode.l10n.t('Delete {0} moves of the record?', removes);
  const detail = vscode.l10n.t('You can undo it.');
  const yes = vscode.l10n.t('Delete');
  return (await vscode.window.showWarningMessage(question, { modal: true, detail }, yes)) === yes;
}
