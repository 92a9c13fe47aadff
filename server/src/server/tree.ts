/// `qipu/tree`: the tree of moves around the cursor, as much of it as a panel draws.

import type { Connection, Position as Place } from 'vscode-languageserver/node';
import type { RecordDocument } from '../language/document';
import { type MovesTree, movesTree } from '../language/moves-tree';
import { type Encoding, offsetAt, Places } from '../text/position';
import { checkedAsIs } from './checked';
import type { Documents } from './documents';
import { guarded } from './guard';
import type { Settings } from './settings';

interface TreeParams {
  readonly textDocument: { readonly uri: string };
  readonly position: Place;
  /// How many columns to each side of the cursor's.
  readonly around: number;
  /// What an answer before has said of the drawing that is still there: if it is good enough, only the column is told.
  readonly known?: { readonly stamp: string; readonly column: number } | null;
}

const USUAL = 50;
const MOST = 1000;

export function registerTree(connection: Connection, documents: Documents, settings: Settings): void {
  const answer = guarded(connection, 'qipu/tree', async ({ textDocument, position, around, known }: TreeParams) => {
    const document = await documents.current(textDocument.uri);
    if (!document) return null;
    const { encoding } = documents;
    const wanted = {
      offset: offsetAt(document.root, position, encoding),
      around: Number.isSafeInteger(around) ? Math.min(Math.max(0, around), MOST) : USUAL,
      checked: checkedAsIs(documents, textDocument.uri, document),
      wishes: settings.wishes,
      known: known ?? undefined,
    };
    const tree = await documents.slices(document, movesTree(document, wanted));
    if (!tree) return null;
    return 'nodes' in tree ? wire(document, tree, encoding) : { version: document.version, ...tree };
  });
  connection.onRequest('qipu/tree', answer);
}

function wire({ root, version }: RecordDocument, { nodes, ...tree }: MovesTree, encoding: Encoding) {
  const places = new Places(root, encoding);
  return { version, ...tree, nodes: nodes.map(({ at, ...node }) => ({ ...node, position: places.at(at) })) };
}
