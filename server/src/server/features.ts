/// The editor features, one line each.

import { CodeActionKind, type ServerCapabilities } from 'vscode-languageserver/node';
import type { Server } from './answering';
import { registerCompletion } from './completion';
import { FIX_ALL, registerFixes } from './fixes';
import { registerFolding } from './folding';
import { FIRST_SIGN, MORE_SIGNS, registerFormatting } from './formatting';
import { registerHover } from './hover';
import { registerNavigation } from './navigation';
import { registerSymbols } from './symbols';

export const featureCapabilities: ServerCapabilities = {
  completionProvider: { triggerCharacters: ['"', ':', '<', '(', '#'] },
  hoverProvider: true,
  documentSymbolProvider: true,
  foldingRangeProvider: true,
  selectionRangeProvider: true,
  documentHighlightProvider: true,
  linkedEditingRangeProvider: true,
  definitionProvider: true,
  documentFormattingProvider: true,
  documentRangeFormattingProvider: true,
  documentOnTypeFormattingProvider: { firstTriggerCharacter: FIRST_SIGN, moreTriggerCharacter: [...MORE_SIGNS] },
  codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.RefactorRewrite, FIX_ALL] },
};

export function registerFeatures(server: Server): void {
  registerCompletion(server);
  registerHover(server);
  registerSymbols(server);
  registerFolding(server);
  registerFixes(server);
  registerFormatting(server);
  registerNavigation(server);
}
