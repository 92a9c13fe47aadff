/// The commands of the board, and boards that come back after a reload.
import * as vscode from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import { type Frame, frameFrom } from './messages';
import { BoardPanel, isRecord, panelType } from './panel';

type Beginning = Pick<Frame, 'uri' | 'position' | 'pinned'>;

export function registerBoards(client: LanguageClient, { extensionUri }: vscode.ExtensionContext): vscode.Disposable {
  const boards = new Set<BoardPanel>();
  const open = (panel: vscode.WebviewPanel, beginning: Beginning) => {
    const board = new BoardPanel(client, extensionUri, panel, beginning);
    boards.add(board);
    panel.onDidDispose(() => boards.delete(board));
  };
  const deserialize = async (panel: vscode.WebviewPanel, state: unknown) => {
    const frame = frameFrom(state);
    if (frame) open(panel, frame);
    else panel.dispose();
  };
  return vscode.Disposable.from(
    vscode.commands.registerCommand('qipu.showBoard', () => showBoard(boards, open)),
    vscode.commands.registerCommand('qipu.pinBoard', () => pinBoard(boards)),
    vscode.window.registerWebviewPanelSerializer(panelType, { deserializeWebviewPanel: deserialize }),
    client.onNotification('qipu/checked', ({ uri }: { uri: string }) => {
      for (const board of boards) board.checked(uri);
    }),
  );
}

function showBoard(
  boards: ReadonlySet<BoardPanel>,
  open: (panel: vscode.WebviewPanel, beginning: Beginning) => void,
): void {
  const editor = vscode.window.activeTextEditor;
  if (!editor || !isRecord(editor.document)) {
    const [any] = boards;
    if (any) any.panel.reveal(undefined, true);
    else void vscode.window.showInformationMessage(vscode.l10n.t('Open a game record first; the board shows it.'));
    return;
  }
  const uri = editor.document.uri.toString();
  const shown = [...boards].find((board) => !board.pinned || board.uri.toString() === uri);
  if (shown) {
    shown.panel.reveal(undefined, true);
    shown.follow(editor);
    return;
  }
  const where = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true };
  const panel = vscode.window.createWebviewPanel(panelType, vscode.l10n.t('Board'), where);
  const { line, character } = editor.selection.active;
  open(panel, { uri, position: { line, character }, pinned: false });
}

/// The board in front, or the only one.
function pinBoard(boards: ReadonlySet<BoardPanel>): void {
  const all = [...boards];
  (all.find(({ panel }) => panel.active) ?? all.find(({ panel }) => panel.visible) ?? all[0])?.togglePin();
}
