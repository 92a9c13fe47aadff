/// Reads a file again in another encoding, where the editor has decoded it wrongly.
import * as vscode from 'vscode';

export function registerReopening(): vscode.Disposable {
  return vscode.commands.registerCommand('qipu.reopenWithEncoding', async (uri: unknown, encoding: unknown) => {
    if (typeof uri !== 'string' || typeof encoding !== 'string') return;
    await reopen(vscode.Uri.parse(uri), encoding);
  });
}

/// Editors before 1.100 cannot be told; there the person chooses from the editor's own list.
async function reopen(uri: vscode.Uri, encoding: string): Promise<void> {
  const document = await vscode.workspace.openTextDocument(uri);
  if (document.isDirty) {
    void vscode.window.showWarningMessage(
      vscode.l10n.t('Save or revert the file before it is read in another encoding.'),
    );
    return;
  }
  await vscode.window.showTextDocument(document);
  if ('encoding' in document) await readAgain(uri, encoding);
  else await vscode.commands.executeCommand('workbench.action.editor.changeEncoding');
}

/// In editors that can be told an encoding. A document with changes cannot be read again.
export async function readAgain(uri: vscode.Uri, encoding: string): Promise<vscode.TextDocument> {
  const open: (uri: vscode.Uri, options: { encoding: string }) => Thenable<vscode.TextDocument> =
    vscode.workspace.openTextDocument;
  return await open(uri, { encoding });
}
