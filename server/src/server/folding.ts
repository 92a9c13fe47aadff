/// `textDocument/foldingRange`.

import {
  type Connection,
  type FoldingRange,
  FoldingRangeKind,
  type FoldingRangeParams,
} from 'vscode-languageserver/node';
import { foldsOf, MOST_FOLDS } from '../language/folding';
import type { Documents } from './documents';
import { guarded } from './guard';
import type { Settings } from './settings';

export function registerFolding(connection: Connection, documents: Documents, settings: Settings): void {
  const answer = guarded(connection, 'foldingRange', async ({ textDocument }: FoldingRangeParams) => {
    const document = await documents.current(textDocument.uri);
    if (!document) return null;
    const most = settings.client.textDocument?.foldingRange?.rangeLimit ?? MOST_FOLDS;
    const folds = await documents.slices(document, foldsOf(document, most));
    return (folds ?? []).map(({ first, last, kind }): FoldingRange => {
      return { startLine: first, endLine: last, ...(kind === 'comment' ? { kind: FoldingRangeKind.Comment } : {}) };
    });
  });
  connection.onFoldingRanges(answer);
}
