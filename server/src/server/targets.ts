/// `qipu/targets`: which cells the next one of a move can be, of which some are chosen on the board.

import type { Connection, Position as Place } from 'vscode-languageserver/node';
import { targetsAt } from '../language/targets';
import { cellsOf } from '../record/wish';
import { offsetAt } from '../text/position';
import type { Documents } from './documents';
import { guarded } from './guard';

interface TargetsParams {
  readonly textDocument: { readonly uri: string };
  readonly position: Place;
  readonly cells: unknown;
}

export function registerTargets(connection: Connection, documents: Documents): void {
  const answer = guarded(connection, 'qipu/targets', async ({ textDocument, position, cells }: TargetsParams) => {
    const document = await documents.current(textDocument.uri);
    if (!document) return null;
    const offset = offsetAt(document.root, position, documents.encoding);
    return (await documents.slices(document, targetsAt(document, offset, cellsOf(cells) ?? []))) ?? null;
  });
  connection.onRequest('qipu/targets', answer);
}
