/// When there is a record to look at.
import * as vscode from 'vscode';
import { languageNamed } from '../../server/src/recognition';

export const isRecord = ({ languageId }: vscode.TextDocument): boolean => languageNamed(languageId) !== undefined;

export const isRecordOpen = () => vscode.workspace.textDocuments.some(isRecord);

/// Calls back once, when a record is opened or a document becomes one.
export function onFirstRecord(callback: () => void): vscode.Disposable {
  const listener = vscode.workspace.onDidOpenTextDocument((document) => {
    if (!isRecord(document)) return;
    listener.dispose();
    callback();
  });
  return listener;
}
