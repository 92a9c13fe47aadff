/// Files by their addresses.
import * as vscode from 'vscode';

/// The last part of its path.
export const nameOf = ({ path }: { readonly path: string }): string => path.slice(path.lastIndexOf('/') + 1);

export const isThere = (uri: vscode.Uri): Thenable<boolean> =>
  vscode.workspace.fs.stat(uri).then(
    () => true,
    () => false,
  );
