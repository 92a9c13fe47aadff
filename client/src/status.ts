/// Two words in the status bar: what a record is checked against, and how far the cursor is. A board that shows the record has
/// asked already; without one the server is asked once the cursor rests.
import * as vscode from 'vscode';
import { ask } from './asking';
import type { Boards } from './board/boards';
import type { Shown } from './board/shown';
import { isRecord } from './first-record';
import { type StatusWords, statusWords } from './status-words';

/// Milliseconds until a cursor rests.
const REST = 150;

export function registerStatus(boards: Boards): vscode.Disposable {
  const status = new Status(boards);
  const { window, workspace } = vscode;
  return vscode.Disposable.from(
    status,
    window.onDidChangeActiveTextEditor(() => status.turn()),
    window.onDidChangeTextEditorSelection(({ textEditor }) => status.moved(textEditor.document)),
    workspace.onDidChangeTextDocument(({ document }) => status.moved(document)),
    boards.onShown((shown) => status.shown(shown)),
    boards.onChecked((uri) => status.checked(uri)),
    workspace.onDidChangeConfiguration((change) => change.affectsConfiguration(SETTING) && status.turn()),
  );
}

const SETTING = 'qipu.statusBar.enable';

const isWanted = () => vscode.workspace.getConfiguration().get(SETTING, true);

class Status implements vscode.Disposable {
  readonly #format: vscode.StatusBarItem;
  readonly #move: vscode.StatusBarItem;
  #timer: NodeJS.Timeout | undefined;
  #asked = 0;

  constructor(readonly boards: Boards) {
    const { Right } = vscode.StatusBarAlignment;
    this.#move = vscode.window.createStatusBarItem('qipu.move', Right, 101);
    this.#move.name = vscode.l10n.t('Qipu: Move');
    this.#move.tooltip = vscode.l10n.t('Show the board');
    this.#move.command = 'qipu.showBoard';
    this.#format = vscode.window.createStatusBarItem('qipu.format', Right, 100.5);
    this.#format.name = vscode.l10n.t('Qipu: Format');
    this.#format.tooltip = vscode.l10n.t('The specification that this record is checked against');
    this.turn();
  }

  /// To another record, or to none.
  turn(): void {
    if (!this.#uri || !isWanted()) this.#show(undefined);
    else this.#settle();
  }

  moved(document: vscode.TextDocument): void {
    if (isRecord(document) && this.#isMine(document.uri)) this.#settle();
  }

  checked(uri: string): void {
    if (uri === this.#uri?.toString()) this.#settle();
  }

  shown({ uri, answer }: Shown): void {
    if (!this.#isMine(uri)) return;
    clearTimeout(this.#timer);
    this.#asked++;
    this.#show(statusWords(answer));
  }

  dispose(): void {
    clearTimeout(this.#timer);
    this.#format.dispose();
    this.#move.dispose();
  }

  /// The record in front, as text or on its board.
  get #uri(): vscode.Uri | undefined {
    const editor = vscode.window.activeTextEditor;
    if (editor) return isRecord(editor.document) ? editor.document.uri : undefined;
    return this.boards.active?.uri;
  }

  #isMine = (uri: vscode.Uri): boolean => uri.toString() === this.#uri?.toString();

  #settle(): void {
    clearTimeout(this.#timer);
    const uri = this.#uri;
    if (uri && !this.boards.showing(uri)) this.#timer = setTimeout(() => void this.#ask(), REST);
  }

  async #ask(): Promise<void> {
    const editor = vscode.window.activeTextEditor;
    if (!editor || !isRecord(editor.document)) return;
    const asked = ++this.#asked;
    const uri = editor.document.uri.toString();
    const { line, character } = editor.selection.active;
    const question = { textDocument: { uri }, position: { line, character }, panel: { most: 1, numbers: 0 } };
    const answer = await ask(this.boards.client, 'qipu/board', question);
    if (asked === this.#asked && this.#isMine(editor.document.uri)) this.#show(statusWords(answer));
  }

  #show(words: StatusWords | undefined): void {
    if (!words || !isWanted()) {
      this.#format.hide();
      this.#move.hide();
      return;
    }
    const { specification, move, length } = words;
    this.#format.text = specification;
    this.#move.text =
      length === undefined
        ? vscode.l10n.t('Move {0}', move)
        : vscode.l10n.t('Move {0} / {1}', move, Math.max(move, length));
    this.#format.show();
    this.#move.show();
  }
}
