/// Files by their addresses.
import * as vscode from 'vscode';

/// The last part of its path.
export const nameOf = ({ path }: { readonly path: string }): string => path.slice(path.lastIndexOf('/') + 1);

export const isThere = (uri: vscode.Uri): Thenable<boolean> =>
  vscode.workspace.fs.stat(uri).then(
    () => true,
    () => false,
  );

/// Where a file is after files, or folders that it is in, have been renamed.
export function whereNow(uri: vscode.Uri, renamed: vscode.FileRenameEvent['files']): vscode.Uri {
  const one = renamed.find(({ oldUri }) => `${uri}/`.startsWith(`${oldUri}/`));
  return one ? one.newUri.with({ path: one.newUri.path + uri.path.slice(one.oldUri.path.length) }) : uri;
}
