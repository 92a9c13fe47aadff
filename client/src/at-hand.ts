/// The record that a command is about: that of the board in front, else that of the editor, else one on a board, else the last
/// one there was.
import * as vscode from 'vscode';
import type { Boards } from './board/boards';
import { CursorControl, type CursorTarget } from './board/cursor-control';
import type { Place } from './board/messages';
import type { BoardPanel } from './board/panel';
import { isRecord } from './first-record';

export interface AtHand {
  readonly uri: vscode.Uri;
  readonly position: Place;
  readonly cursor: CursorControl;
  /// That shows it.
  readonly board: BoardPanel | undefined;
}

export class Records {
  /// Steps from the keyboard are taken one after the other, so each document has one that moves its cursor.
  readonly #cursorControls = new WeakMap<vscode.TextDocument, CursorControl>();

  constructor(readonly boards: Boards) {}

  get atHand(): AtHand | undefined {
    const editor = vscode.window.activeTextEditor;
    if (!this.boards.active && editor && isRecord(editor.document)) return this.#inEditor(editor);
    const board = this.boards.likely;
    return board && { uri: board.uri, position: board.position, cursor: board.cursor, board };
  }

  /// The same, once the server knows it; or a word to whoever has no record.
  async wanted(): Promise<AtHand | undefined> {
    const { client, lastRecord } = this.boards;
    const last = this.atHand ? undefined : await lastRecord.editor();
    const found = last ? this.#inEditor(last) : this.atHand;
    if (!found) void vscode.window.showInformationMessage(vscode.l10n.t('Open a game record first.'));
    // A command may be what has woken the extension.
    else if (!client.isRunning()) await client.start().catch(() => undefined);
    return found;
  }

  #inEditor({ document, selection: { active } }: vscode.TextEditor): AtHand {
    const { uri } = document;
    const position = { line: active.line, character: active.character };
    return { uri, position, cursor: this.#cursorControlOf(document), board: this.boards.showing(uri) };
  }

  /// The editor tells of its cursor.
  moved({ document, selection }: vscode.TextEditor): void {
    this.#cursorControls.get(document)?.moved(selection.active);
  }

  #cursorControlOf(document: vscode.TextDocument): CursorControl {
    const known =
      this.#cursorControls.get(document) ?? new CursorControl(this.boards.client, new InEditor(document, this.boards));
    this.#cursorControls.set(document, known);
    return known;
  }
}

/// A record in its editor, with or without a board.
class InEditor implements CursorTarget {
  readonly panel = undefined;

  constructor(
    readonly document: vscode.TextDocument,
    readonly boards: Boards,
  ) {}

  get uri(): vscode.Uri {
    return this.document.uri;
  }

  get editor(): vscode.TextEditor | undefined {
    const { activeTextEditor, visibleTextEditors } = vscode.window;
    return [activeTextEditor, ...visibleTextEditors].find((editor) => editor?.document === this.document);
  }

  get position(): Place {
    const { line = 0, character = 0 } = this.editor?.selection.active ?? {};
    return { line, character };
  }

  refuse(text: string): void {
    const board = this.boards.showing(this.uri);
    if (board) board.refuse(text);
    else void vscode.window.showWarningMessage(text);
  }
}
