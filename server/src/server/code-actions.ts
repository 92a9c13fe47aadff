/// `textDocument/codeAction`.

import type { CodeActionParams } from 'vscode-languageserver/node';
import { answering, type Server } from './answering';

/// Loaded when somebody asks.
const fixes = () => require('./fixes') as typeof import('./fixes');

export function registerCodeActions(server: Server): void {
  server.connection.onCodeAction(
    answering(server, 'code action', (asked, params: CodeActionParams) => fixes().codeActions(asked, params)),
  );
}
