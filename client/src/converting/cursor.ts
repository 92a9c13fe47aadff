/// After a conversion the cursor is on the move that it was on, or where the game starts if it was on none.
import * as vscode from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import type { TreeNode } from '../../../server/src/protocol/tree';
import { ask } from '../asking';
import type { Place } from '../board/messages';

/// Columns of the tree of moves that are looked through to each side of the cursor.
const AROUND = 1000;

async function treeAt(client: LanguageClient, uri: vscode.Uri, { line, character }: vscode.Position) {
  const textDocument = { uri: client.code2ProtocolConverter.asUri(uri) };
  const tree = await ask(client, 'qipu/tree', { textDocument, position: { line, character }, around: AROUND });
  return tree && 'nodes' in tree ? tree : undefined;
}

/// The node that the cursor of the record is on.
export async function nodeAt(client: LanguageClient, { uri }: vscode.TextDocument): Promise<TreeNode | undefined> {
  const editor = vscode.window.visibleTextEditors.find(({ document }) => document.uri.toString() === uri.toString());
  const tree = editor && (await treeAt(client, uri, editor.selection.active));
  return tree?.from === 0 ? tree.nodes.find(({ on, column }) => on && column === tree.column) : undefined;
}

/// The tree is the same in either format, so a node stands where it stood in it.
export async function showAgain(client: LanguageClient, editor: vscode.TextEditor, node: TreeNode): Promise<void> {
  const tree = await treeAt(client, editor.document.uri, new vscode.Position(0, 0));
  const same = tree?.nodes.find(
    ({ lane, number, label }) => lane === node.lane && number === node.number && label === node.label,
  );
  if (same) show(editor, same.position);
}

/// What was pasted has never been looked at: it is read from its beginning.
export async function showStart(client: LanguageClient, editor: vscode.TextEditor): Promise<void> {
  const textDocument = { uri: client.code2ProtocolConverter.asUri(editor.document.uri) };
  const { line, character } = editor.selection.active;
  const start = await ask(client, 'qipu/steps', { textDocument, position: { line, character }, go: 'start' });
  if (start) show(editor, start.position);
}

function show(editor: vscode.TextEditor, { line, character }: Place): void {
  const place = new vscode.Position(line, character);
  editor.selection = new vscode.Selection(place, place);
  editor.revealRange(editor.selection, vscode.TextEditorRevealType.InCenterIfOutsideViewport);
}
