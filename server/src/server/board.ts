/// `qipu/board`: the board at a place in a record.

import type { Connection, Position as Place } from 'vscode-languageserver/node';
import { type BoardAt, boardAt } from '../language/board';
import type { RecordDocument } from '../language/document';
import { type Encoding, offsetAt } from '../text/position';
import type { Documents } from './documents';
import { guarded } from './guard';
import { rangeOf } from './publish';

interface BoardParams {
  readonly textDocument: { readonly uri: string };
  readonly position?: Place | null;
}

export function registerBoard(connection: Connection, documents: Documents): void {
  const answer = guarded(connection, 'qipu/board', async ({ textDocument, position }: BoardParams) => {
    const document = await documents.current(textDocument.uri);
    if (!document) return null;
    const offset = position ? offsetAt(document.root, position, documents.encoding) : undefined;
    const board = await documents.slices(document, boardAt(document, offset));
    return board ? wire(document, board, documents.encoding) : null;
  });
  connection.onRequest('qipu/board', answer);
}

function wire({ root, version }: RecordDocument, board: BoardAt, encoding: Encoding) {
  const { boardRows, columns, node, ...rest } = board;
  const { path, move, from, to } = node;
  return {
    ...rest,
    columns,
    height: boardRows,
    version,
    node: { path, move, range: rangeOf(root, from, to, encoding) },
  };
}
