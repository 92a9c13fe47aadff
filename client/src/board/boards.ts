/// The boards that are open, and which of them is meant.
import * as vscode from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import type { Checked } from '../../../server/src/protocol/requests';
import { isRecord } from '../first-record';
import type { LastRecord } from '../last-record';
import type { NewRecords } from '../new-record/register';
import { type Beginning, BoardPanel, panelType } from './panel';
import type { Shown } from './shown';

export class Boards {
  readonly #open = new Set<BoardPanel>();
  readonly #shown = new vscode.EventEmitter<Shown>();
  /// A board has been told what stands at a place.
  readonly onShown = this.#shown.event;
  readonly #checked = new vscode.EventEmitter<string>();
  /// Records of games that have no rules: nothing in them is checked.
  readonly namesOnly = new Set<string>();
  /// Everything about a document has been reported.
  readonly onChecked = this.#checked.event;

  constructor(
    readonly client: LanguageClient,
    readonly extension: vscode.Uri,
    readonly lastRecord: LastRecord,
    readonly newRecords: NewRecords,
  ) {
    // A client has one listener for each notification: a second one would take the place of this.
    client.onNotification('qipu/checked', ({ uri, namesOnly }: Checked) => {
      this.namesOnly[namesOnly ? 'add' : 'delete'](uri);
      this.#checked.fire(uri);
    });
  }

  [Symbol.iterator](): Iterator<BoardPanel> {
    return this.#open.values();
  }

  /// The one that has the focus.
  get active(): BoardPanel | undefined {
    return [...this].find(({ panel }) => panel.active);
  }

  /// The one in front, or the only one.
  get likely(): BoardPanel | undefined {
    const all = [...this];
    return this.active ?? all.find(({ panel }) => panel.visible) ?? all[0];
  }

  /// One that a person sees with this record on it.
  showing(uri: vscode.Uri): BoardPanel | undefined {
    return [...this].find(({ panel, uri: shown }) => panel.visible && shown.toString() === uri.toString());
  }

  open(panel: vscode.WebviewPanel, beginning: Beginning): BoardPanel {
    const board = new BoardPanel(this.client, this.extension, panel, beginning, this);
    this.#open.add(board);
    board.onShown((shown) => this.#shown.fire(shown));
    panel.onDidDispose(() => this.#open.delete(board));
    return board;
  }

  /// The board of the record in the editor, or of the last one there was, beside it.
  async show(): Promise<BoardPanel | undefined> {
    const { activeTextEditor } = vscode.window;
    if (activeTextEditor && isRecord(activeTextEditor.document)) return this.showFor(activeTextEditor);
    const any = this.likely;
    if (any) {
      any.panel.reveal(undefined, true);
      return any;
    }
    const editor = await this.lastRecord.editor();
    if (editor) return this.showFor(editor);
    void vscode.window.showInformationMessage(vscode.l10n.t('Open a game record first; the board shows it.'));
    return undefined;
  }

  showFor(editor: vscode.TextEditor): BoardPanel {
    const uri = editor.document.uri.toString();
    const shown = [...this].find((board) => !board.pinned || board.uri.toString() === uri);
    if (shown) {
      const { panel } = shown;
      // A board over its own record goes to its side.
      const covers = panel.viewColumn === editor.viewColumn;
      panel.reveal(covers ? vscode.ViewColumn.Beside : undefined, true);
      shown.follow(editor);
      return shown;
    }
    const where = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true };
    const panel = vscode.window.createWebviewPanel(panelType, vscode.l10n.t('Board'), where);
    const { line, character } = editor.selection.active;
    return this.open(panel, { uri, position: { line, character }, time: Date.now(), pinned: false });
  }
}
