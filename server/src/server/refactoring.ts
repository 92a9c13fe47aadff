/// `qipu/refactorings`, `qipu/refactor`, `qipu/merge`, and code actions that are worked out when they are chosen.

import type { CancellationToken, CodeAction } from 'vscode-languageserver/node';
import { answeringTo, answerOfRecord, answerOwn, type Server } from './answering';

/// Loaded when somebody asks.
export const refactored = () => require('./refactored') as typeof import('./refactored');

export function registerRefactoring(server: Server): void {
  answerOfRecord(server, 'qipu/refactorings', (asked, params) => refactored().offered(asked, params));
  answerOfRecord(server, 'qipu/refactor', (asked, params) => refactored().refactored(asked, params));
  answerOwn(server, 'qipu/merge', (params, wanted) => refactored().merged(server, params, wanted));
  server.connection.onCodeActionResolve(
    answeringTo(server, 'codeAction/resolve', (action: CodeAction, wanted) =>
      refactored().resolved({ server, wanted }, action, true),
    ) as (action: CodeAction, token: CancellationToken) => Promise<CodeAction>,
  );
}
