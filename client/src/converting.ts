/// A record in another version of its format: what would be lost is shown before anything is written, and one undo takes it
/// all back.
import * as vscode from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';

interface Converted {
  readonly version: number;
  readonly text?: string;
  readonly losses?: readonly string[];
  readonly refusal?: string;
}

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
  const answer = await client.sendRequest<Converted | null>('qipu/convert', { textDocument, to });
  if (!answer) {
    void vscode.window.showInformationMessage(
      vscode.l10n.t('This record is in that version already, or is no wei7 record.'),
    );
    return;
  }
  const { text, losses = [], refusal, version } = answer;
  if (text === undefined) void vscode.window.showWarningMessage(refusal ?? '');
  else if (losses.length === 0 || (await isAgreed(losses))) await write(document, version, text);
}

async function isAgreed(losses: readonly string[]): Promise<boolean> {
  const yes = vscode.l10n.t('Convert');
  const message = vscode.l10n.t('Some of this record has no place in the other version. Convert it all the same?');
  const detail = losses.map((loss) => `• ${loss}`).join('\n');
  return (await vscode.window.showWarningMessage(message, { modal: true, detail }, yes)) === yes;
}

/// The text may have changed while the person was asked.
async function write(document: vscode.TextDocument, version: number, text: string): Promise<void> {
  if (document.version !== version) {
    void vscode.window.showWarningMessage(vscode.l10n.t('The record has changed meanwhile; nothing was converted.'));
    return;
  }
  const edit = new vscode.WorkspaceEdit();
  const end = document.lineAt(document.lineCount - 1).range.end;
  edit.replace(document.uri, new vscode.Range(new vscode.Position(0, 0), end), text);
  await vscode.workspace.applyEdit(edit);
  await vscode.window.showTextDocument(document);
}
