/// Kinds of code actions beyond those that every editor knows.

import { CodeActionKind } from 'vscode-languageserver/node';

/// Mends all that can be mended without loss.
export const FIX_ALL = `${CodeActionKind.SourceFixAll}.qipu`;
