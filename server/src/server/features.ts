/// The editor features, one line each.

import { CodeActionKind, type Connection, type ServerCapabilities } from 'vscode-languageserver/node';
import { registerCompletion } from './completion';
import type { Documents } from './documents';
import { FIX_ALL, registerFixes } from './fixes';
import { registerFolding } from './folding';
import { registerHover } from './hover';
import type { Settings } from './settings';
import { registerSymbols } from './symbols';

export const featureCapabilities: ServerCapabilities = {
  completionProvider: { triggerCharacters: ['"', ':', '<', '('] },
  hoverProvider: true,
  documentSymbolProvider: true,
  foldingRangeProvider: true,
  codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.RefactorRewrite, FIX_ALL] },
};

export function registerFeatures(connection: Connection, documents: Documents, settings: Settings): void {
  registerCompletion(connection, documents, settings);
  registerHover(connection, documents, settings);
  registerSymbols(connection, documents, settings);
  registerFolding(connection, documents, settings);
  registerFixes(connection, documents, settings);
}
