/// A record with all mended that can be without loss: what would change is shown beside what there is, and done when the person
/// says so. One undo takes it all back.
import * as vscode from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import type { AnswerOf } from '../../server/src/protocol/requests';
import { ask } from './asking';
import type { Records } from './at-hand';
import { nameOf } from './files';

type Answer = AnswerOf<'qipu/normalise'>;

const SCHEME = 'qipu-normalised';

/// What is shown at present, by its address.
interface Preview {
  readonly document: vscode.TextDocument;
  readonly answer: Answer;
}

export function registerNormalising(client: LanguageClient, records: Records): vscode.Disposable {
  const previews = new Map<string, Preview>();
  const changed = new vscode.EventEmitter<vscode.Uri>();
  const textOf = (uri: vscode.Uri): string => {
    const preview = previews.get(uri.toString());
    return preview ? mended(preview) : '';
  };

  async function show(uri: vscode.Uri): Promise<void> {
    const document = await vscode.workspace.openTextDocument(uri);
    const textDocument = { uri: client.code2ProtocolConverter.asUri(uri) };
    const answer = await ask(client, 'qipu/normalise', { textDocument });
    if (!answer || answer.edits.length === 0) {
      const nothing = vscode.l10n.t('There is nothing in this record that could be mended without loss.');
      void vscode.window.showInformationMessage(nothing);
      return;
    }
    const address = uri.with({ scheme: SCHEME, query: uri.toString() });
    previews.set(address.toString(), { document, answer });
    changed.fire(address);
    const title = vscode.l10n.t('{0}, normalised', nameOf(uri));
    await vscode.commands.executeCommand('vscode.diff', uri, address, title, { preview: true });
    const yes = vscode.l10n.t('Normalise');
    const count = answer.edits.length;
    const message = vscode.l10n.t('Places that change: {0}. Moves, players and result stay as they are.', count);
    if ((await vscode.window.showInformationMessage(message, yes)) === yes) await apply(address);
  }

  async function apply(address: vscode.Uri | undefined): Promise<void> {
    const preview = address && previews.get(address.toString());
    if (!address || !preview) return;
    previews.delete(address.toString());
    await closed(address);
    await write(preview);
  }

  return vscode.Disposable.from(
    changed,
    vscode.workspace.registerTextDocumentContentProvider(SCHEME, {
      onDidChange: changed.event,
      provideTextDocumentContent: textOf,
    }),
    vscode.workspace.onDidCloseTextDocument(({ uri }) => void previews.delete(uri.toString())),
    vscode.commands.registerCommand('qipu.normalise', async (asked: unknown) => {
      const uri = typeof asked === 'string' ? vscode.Uri.parse(asked) : (await records.wanted())?.uri;
      if (uri) await show(uri);
    }),
    vscode.commands.registerCommand('qipu.applyNormalised', (asked: unknown) =>
      apply(asked instanceof vscode.Uri ? asked : vscode.window.activeTextEditor?.document.uri),
    ),
  );
}

function mended({ document, answer }: Preview): string {
  const text = document.getText();
  // Of a text that has changed meanwhile nothing is known any more.
  if (document.version !== answer.version) return text;
  let [after, kept] = ['', 0];
  for (const { range, newText } of answer.edits) {
    const { start, end } = rangeOf(range);
    after += text.slice(kept, document.offsetAt(start)) + newText;
    kept = document.offsetAt(end);
  }
  return after + text.slice(kept);
}

const rangeOf = ({ start, end }: Answer['edits'][number]['range']): vscode.Range =>
  new vscode.Range(start.line, start.character, end.line, end.character);

async function write({ document, answer }: Preview): Promise<void> {
  if (document.version !== answer.version) {
    const late = vscode.l10n.t('The record has changed meanwhile; nothing was mended.');
    void vscode.window.showWarningMessage(late);
    return;
  }
  const edit = new vscode.WorkspaceEdit();
  for (const { range, newText } of answer.edits) edit.replace(document.uri, rangeOf(range), newText);
  await vscode.workspace.applyEdit(edit);
  await vscode.window.showTextDocument(document);
}

/// The comparison has done its work.
async function closed(address: vscode.Uri): Promise<void> {
  const shows = ({ input }: vscode.Tab): boolean =>
    input instanceof vscode.TabInputTextDiff && input.modified.toString() === address.toString();
  await vscode.window.tabGroups.close(vscode.window.tabGroups.all.flatMap(({ tabs }) => tabs.filter(shows)));
}
