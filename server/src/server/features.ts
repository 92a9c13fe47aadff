/// The editor features, one line each.

import type { Connection, ServerCapabilities } from 'vscode-languageserver/node';
import { registerCompletion } from './completion';
import type { Documents } from './documents';
import { registerFolding } from './folding';
import { registerHover } from './hover';
import type { Settings } from './settings';
import { registerSymbols } from './symbols';

export const featureCapabilities: ServerCapabilities = {
  completionProvider: { triggerCharacters: ['"', ':', ',', '{', '['] },
  hoverProvider: true,
  documentSymbolProvider: true,
  foldingRangeProvider: true,
};

export function registerFeatures(connection: Connection, documents: Documents, settings: Settings): void {
  registerCompletion(connection, documents, settings);
  registerHover(connection, documents, settings);
  registerSymbols(connection, documents, settings);
  registerFolding(connection, documents, settings);
}
