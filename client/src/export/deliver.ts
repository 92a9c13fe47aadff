/// Where pictures and texts go: to the clipboard, or into a file that a person names.
import { homedir } from 'node:os';
import * as vscode from 'vscode';
import { nameOf } from '../files';

export interface Parcel {
  /// The ending of a file of it.
  readonly ending: 'svg' | 'png' | 'txt';
  /// What the file would be called.
  readonly name: string;
  readonly content: string | Uint8Array;
}

export async function copy(content: string): Promise<void> {
  await vscode.env.clipboard.writeText(content);
  tell(vscode.l10n.t('Copied.'));
}

const kindOf = (ending: Parcel['ending']): string => (ending === 'txt' ? vscode.l10n.t('Text') : ending.toUpperCase());

export async function save(record: vscode.Uri, { ending, name, content }: Parcel): Promise<void> {
  const defaultUri = vscode.Uri.joinPath(folderOf(record), `${name}.${ending}`);
  const filters = { [kindOf(ending)]: [ending] };
  const target = await vscode.window.showSaveDialog({ defaultUri, filters });
  if (!target) return;
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  try {
    await vscode.workspace.fs.writeFile(target, bytes);
    tell(vscode.l10n.t('Saved as {0}.', nameOf(target)));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    void vscode.window.showErrorMessage(vscode.l10n.t('{0} could not be saved: {1}', nameOf(target), reason));
  }
}

/// Beside the record, or where the person works.
function folderOf(record: vscode.Uri): vscode.Uri {
  if (vscode.workspace.fs.isWritableFileSystem(record.scheme)) return vscode.Uri.joinPath(record, '..');
  return vscode.workspace.workspaceFolders?.[0]?.uri ?? vscode.Uri.file(homedir());
}

/// game-12 for move 12 of game.wei7.
export const fileName = (record: { readonly path: string }, move: number | string): string =>
  `${nameOf(record).replace(/\.[^.]*$/, '')}-${move}`;

/// Milliseconds that a word stays in the status bar.
const WORD_TIME = 4000;

export const tell = (words: string): void => void vscode.window.setStatusBarMessage(words, WORD_TIME);
