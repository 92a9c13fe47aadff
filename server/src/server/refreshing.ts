/// What editors show in the text is asked for anew when the settings have changed.

import { CodeLensRefreshRequest } from 'vscode-languageserver/node';
import type { Server } from './answering';

export function registerRefreshing({ connection, settings }: Server): void {
  settings.onAnyChange(() => {
    const { inlayHint, semanticTokens, codeLens } = settings.client.workspace ?? {};
    if (inlayHint?.refreshSupport) connection.languages.inlayHint.refresh();
    if (semanticTokens?.refreshSupport) connection.languages.semanticTokens.refresh();
    if (codeLens?.refreshSupport) void connection.sendRequest(CodeLensRefreshRequest.type).catch(() => undefined);
  });
}
