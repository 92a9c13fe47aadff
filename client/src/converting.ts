/// A record in another version of its format: what would be lost is shown before anything is written, and one undo takes it
/// all back. The cursor stays on its move.
import * as vscode from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import type { TreeNode } from '../../server/src/protocol/tree';
import { ask } from './asking';

/// By command: from the palette nothing says what to convert to.
const TARGETS: Readonly<Record<string, string>> = {
  'qipu.convertToWei7Json': 'wei7-3.0',
  'qipu.convertToWei7Xml': 'wei7-2.2',
};

export function registerConverting(client: LanguageClient): vscode.Disposable {
  const asked = (uri: unknown, to: unknown) =>
    typeof uri === 'string' && typeof to === 'string' ? convert(client, vscode.Uri.parse(uri), to) : undefined;
  return vscode.Disposable.from(
    vscode.commands.registerCommand('qipu.convert', asked),
    ...Object.entries(TARGETS).map(([command, to]) =>
      vscode.commands.registerCommand(command, async () => {
        const document = vscode.window.activeTextEditor?.document;
        if (document?.languageId === 'wei7') await convert(client, document.uri, to);
        else void vscode.window.showInformationMessage(vscode.l10n.t('Open a wei7 record first.'));
      }),
    ),
  );
}

async function convert(client: LanguageClient, uri: vscode.Uri, to: string): Promise<void> {
  if (!client.isRunning()) await client.start().catch(() => undefined);
  const document = await vscode.workspace.openTextDocument(uri);
  const textDocument = { uri: client.code2ProtocolConverter.asUri(uri) };
  const answer = await ask(client, 'qipu/convert', { textDocument, to });
  if (!answer) {
    void vscode.window.showInformationMessage(
      vscode.l10n.t('This record is in that version already, or is no wei7 record.'),
    );
    return;
  }
  const { text, losses = [], refusal, version } = answer;
  if (text === undefined) void vscode.window.showWarningMessage(refusal ?? '');
  else if (losses.length === 0 || (await isAgreed(losses))) {
    const node = await nodeAt(client, document);
    const editor = await write(document, version, text);
    if (node && editor) await showAgain(client, editor, node);
  }
}

/// Columns of the tree of moves that are looked through to each side of the cursor.
const AROUND = 1000;

async function treeAt(client: LanguageClient, uri: vscode.Uri, { line, character }: vscode.Position) {
  const textDocument = { uri: client.code2ProtocolConverter.asUri(uri) };
  const tree = await ask(client, 'qipu/tree', { textDocument, position: { line, character }, around: AROUND });
  return tree && 'nodes' in tree ? tree : undefined;
}

/// The node that the cursor of the record is on.
async function nodeAt(client: LanguageClient, { uri }: vscode.TextDocument): Promise<TreeNode | undefined> {
  const editor = vscode.window.visibleTextEditors.find(({ document }) => document.uri.toString() === uri.toString());
  const tree = editor && (await treeAt(client, uri, editor.selection.active));
  return tree?.from === 0 ? tree.nodes.find(({ on, column }) => on && column === tree.column) : undefined;
}

/// The tree is the same in either version, so a node stands where it stood in it.
async function showAgain(client: LanguageClient, editor: vscode.TextEditor, node: TreeNode): Promise<void> {
  const tree = await treeAt(client, editor.document.uri, new vscode.Position(0, 0));
  const same = tree?.nodes.find(
    ({ lane, number, label }) => lane === node.lane && number === node.number && label === node.label,
  );
  if (!same) return;
  const place = new vscode.Position(same.position.line, same.position.character);
  editor.selection = new vscode.Selection(place, place);
  editor.revealRange(editor.selection, vscode.TextEditorRevealType.InCenterIfOutsideViewport);
}

async function isAgreed(losses: readonly string[]): Promise<boolean> {
  const yes = vscode.l10n.t('Convert');
  const message = vscode.l10n.t('Some of this record has no place in the other version. Convert it all the same?');
  const detail = losses.map((loss) => `• ${loss}`).join('\n');
  return (await vscode.window.showWarningMessage(message, { modal: true, detail }, yes)) === yes;
}

/// The text may have changed while the person was asked.
async function write(
  document: vscode.TextDocument,
  version: number,
  text: string,
): Promise<vscode.TextEditor | undefined> {
  if (document.version !== version) {
    void vscode.window.showWarningMessage(vscode.l10n.t('The record has changed meanwhile; nothing was converted.'));
    return undefined;
  }
  const edit = new vscode.WorkspaceEdit();
  const end = document.lineAt(document.lineCount - 1).range.end;
  edit.replace(document.uri, new vscode.Range(new vscode.Position(0, 0), end), text);
  await vscode.workspace.applyEdit(edit);
  return await vscode.window.showTextDocument(document);
}
