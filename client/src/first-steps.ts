/// The first five minutes: a folder of examples says which of them to begin with. It is opened with its board beside it, and the
/// walkthrough is at hand behind it; whoever has something open already is left alone.
import * as vscode from 'vscode';
import type { Boards } from './board/boards';

const FIRST_STEPS = '.first-steps';

export async function takeFirstSteps(boards: Boards): Promise<void> {
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri;
  const isEmpty = vscode.window.tabGroups.all.every(({ tabs }) => tabs.length === 0);
  const name = folder && isEmpty ? await nameIn(vscode.Uri.joinPath(folder, FIRST_STEPS)) : undefined;
  if (!folder || !name) return;
  const document = await vscode.workspace.openTextDocument(vscode.Uri.joinPath(folder, name));
  const options = { viewColumn: vscode.ViewColumn.One, preview: false };
  await vscode.commands.executeCommand('qipu.openWalkthrough');
  const editor = await vscode.window.showTextDocument(document, options);
  boards.showFor(editor);
}

/// The name of a file of the same folder, if there is one.
async function nameIn(file: vscode.Uri): Promise<string | undefined> {
  try {
    const name = new TextDecoder().decode(await vscode.workspace.fs.readFile(file)).trim();
    return /^[^/\\]+$/.test(name) ? name : undefined;
  } catch {
    return undefined;
  }
}
