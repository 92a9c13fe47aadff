/// `textDocument/foldingRange`.

import { type FoldingRange, FoldingRangeKind, type FoldingRangeParams } from 'vscode-languageserver/node';
import { MOST_FOLDS } from '../language';
import { answering, type Server } from './answering';

export function registerFolding(server: Server): void {
  const { connection, settings } = server;
  const answer = answering(server, 'foldingRange', async (asked, _: FoldingRangeParams) => {
    if (!settings.of('folding.enable', true)) return [];
    const most = settings.client.textDocument?.foldingRange?.rangeLimit ?? MOST_FOLDS;
    const folds = await asked.slices(asked.features.folds(most));
    return (folds ?? []).map(({ first, last, kind }): FoldingRange => {
      return { startLine: first, endLine: last, ...(kind === 'comment' ? { kind: FoldingRangeKind.Comment } : {}) };
    });
  });
  connection.onFoldingRanges(answer);
}
