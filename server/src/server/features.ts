/// The editor features, one line each.

import { type ClientCapabilities, CodeActionKind, type ServerCapabilities } from 'vscode-languageserver/node';
import { OPENING_SIGNS } from '../language';
import type { Server } from './answering';
import { registerCodeActions } from './code-actions';
import { registerCodeLens } from './code-lens';
import { registerCompletion } from './completion';
import { registerFolding } from './folding';
import { FIRST_SIGN, MORE_SIGNS, registerFormatting } from './formatting';
import { registerHover } from './hover';
import { registerInlayHints } from './inlay-hints';
import { FIX_ALL } from './kinds';
import { registerNavigation } from './navigation';
import { registerRefreshing } from './refreshing';
import { registerRenaming } from './renaming';
import { registerSemanticTokens, semanticTokensFor } from './semantic-tokens';
import { registerSymbols } from './symbols';
import { registerWorkspaceSymbols } from './workspace-symbols';

export const featuresFor = (client: ClientCapabilities): ServerCapabilities => ({
  completionProvider: { triggerCharacters: [...OPENING_SIGNS] },
  hoverProvider: true,
  documentSymbolProvider: true,
  foldingRangeProvider: true,
  selectionRangeProvider: true,
  documentHighlightProvider: true,
  linkedEditingRangeProvider: true,
  definitionProvider: true,
  referencesProvider: true,
  renameProvider: client.textDocument?.rename?.prepareSupport ? { prepareProvider: true } : true,
  documentFormattingProvider: true,
  documentRangeFormattingProvider: true,
  documentOnTypeFormattingProvider: { firstTriggerCharacter: FIRST_SIGN, moreTriggerCharacter: [...MORE_SIGNS] },
  codeActionProvider: {
    codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.RefactorRewrite, CodeActionKind.RefactorExtract, FIX_ALL],
    resolveProvider: true,
  },
  inlayHintProvider: true,
  semanticTokensProvider: semanticTokensFor(client),
  codeLensProvider: { resolveProvider: true },
  workspaceSymbolProvider: true,
});

export function registerFeatures(server: Server): void {
  registerCompletion(server);
  registerHover(server);
  registerSymbols(server);
  registerFolding(server);
  registerCodeActions(server);
  registerFormatting(server);
  registerNavigation(server);
  registerRefreshing(server);
  registerRenaming(server);
  registerInlayHints(server);
  registerSemanticTokens(server);
  registerCodeLens(server);
  registerWorkspaceSymbols(server);
}
