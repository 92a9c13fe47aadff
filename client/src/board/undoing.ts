/// After an undo or a redo of what was written from the board, the cursor goes to where the person was.
import * as vscode from 'vscode';
import type { TextChange } from './anchor';
import type { Place } from './messages';
import { type Places, Written } from './written';

const written = new WeakMap<vscode.TextDocument, Written>();

/// Does some work that changes a record, and remembers where the cursor was before and where it goes after it.
export async function remembered(
  document: vscode.TextDocument,
  places: Places | undefined,
  work: () => Thenable<boolean>,
): Promise<boolean> {
  const changes: TextChange[] = [];
  const listener = vscode.workspace.onDidChangeTextDocument((change) => {
    if (change.document === document) changes.push(...change.contentChanges);
  });
  const done = await work();
  listener.dispose();
  if (!done || !places || changes.length === 0) return done;
  const known = written.get(document) ?? new Written();
  written.set(document, known);
  known.keep(changes, places);
  return done;
}

export function registerUndoing(): vscode.Disposable {
  const { Undo, Redo } = vscode.TextDocumentChangeReason;
  return vscode.workspace.onDidChangeTextDocument(({ document, reason, contentChanges }) => {
    if (reason !== Undo && reason !== Redo) return;
    const place = written.get(document)?.placeAfter(reason === Undo ? 'undo' : 'redo', contentChanges);
    if (place)
      for (const editor of vscode.window.visibleTextEditors) if (editor.document === document) go(editor, place);
  });
}

function go(editor: vscode.TextEditor, { line, character }: Place): void {
  const place = new vscode.Position(line, character);
  editor.selection = new vscode.Selection(place, place);
  editor.revealRange(new vscode.Range(place, place), vscode.TextEditorRevealType.InCenterIfOutsideViewport);
}
