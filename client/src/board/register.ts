/// The commands of the board, and boards that come back after a reload.
import * as vscode from 'vscode';
import type { Boards } from './boards';
import { Memory } from './memory';
import { Frame, type Place } from './messages';
import { type BoardPanel, panelType } from './panel';
import { registerUnlocking } from './unlocking';

export function registerBoards(boards: Boards, store: vscode.Memento): vscode.Disposable {
  const memory = new Memory(store);
  const deserialize = async (panel: vscode.WebviewPanel, state: unknown) => {
    // What the panel knew may be lost; which record it was about is remembered.
    const frame = Frame.take(state) ?? Frame.take(memory.all[0]);
    if (!frame) return panel.dispose();
    const later = memory.since(frame.time, frame.uri);
    const board = boards.open(panel, { ...frame, position: later ?? frame.position });
    if (later) await returned(board, frame.position, later);
  };
  return vscode.Disposable.from(
    registerUnlocking(),
    boards.onShown(({ uri, position, time }) => memory.keep(uri.toString(), position, time)),
    vscode.commands.registerCommand('qipu.showBoard', async () => void (await boards.show())),
    // What stands above a variation asks for it.
    vscode.commands.registerCommand('qipu.showBoardAt', (uri: string, place: Place) => showAt(boards, uri, place)),
    vscode.commands.registerCommand('qipu.pinBoard', () => boards.likely?.togglePin()),
    vscode.window.registerWebviewPanelSerializer(panelType, { deserializeWebviewPanel: deserialize }),
    boards.onChecked((uri) => {
      for (const board of boards) board.checked(uri);
    }),
  );
}

async function showAt(boards: Boards, uri: string, { line, character }: Place): Promise<void> {
  const document = await vscode.workspace.openTextDocument(vscode.Uri.parse(uri, true));
  const editor = await vscode.window.showTextDocument(document, { preserveFocus: true });
  const place = new vscode.Position(line, character);
  editor.selection = new vscode.Selection(place, place);
  boards.showFor(editor);
}

/// A cursor that is still where the editor last wrote it down goes on to where it was; one that is elsewhere was put there.
async function returned({ editor, cursor }: BoardPanel, written: Place, later: Place): Promise<void> {
  const { line, character } = editor?.selection.active ?? {};
  const isWritten = line === written.line && character === written.character;
  const isAtStart = line === 0 && character === 0;
  if (isWritten || isAtStart) await cursor.show(later);
}
