/// The group of a board is locked, so that records open beside it (`workbench.editor.autoLockGroups` in the manifest). Where a board was the last
/// thing that was open, its group stays, empty and locked, and the next record would open beside an empty column: so it is unlocked.
import * as vscode from 'vscode';
import { panelType } from './panel';

export const registerUnlocking = (): vscode.Disposable =>
  vscode.window.tabGroups.onDidChangeTabs(({ closed }) => {
    if (closed.some(isBoard) && isNothingOpen())
      void vscode.commands.executeCommand('workbench.action.unlockEditorGroup');
  });

const isBoard = ({ input }: vscode.Tab): boolean =>
  input instanceof vscode.TabInputWebview && input.viewType.endsWith(panelType);

function isNothingOpen(): boolean {
  const [only, another] = vscode.window.tabGroups.all;
  return only !== undefined && another === undefined && only.tabs.length === 0;
}
