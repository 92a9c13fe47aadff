/// `qipu/tree`: the tree of moves around the cursor, as much of it as a panel draws.

import type { MovesTree } from '../language';
import { Places } from '../text/places';
import { type Asked, answerOfRecord, type Server } from './answering';

export function registerTree(server: Server): void {
  answerOfRecord(server, 'qipu/tree', async (asked, { position, around, known }) => {
    const tree = await asked.slices(asked.features.tree({ offset: asked.offset(position), around, known }));
    if (!tree) return null;
    return 'nodes' in tree ? wire(asked, tree) : { version: asked.document.version, ...tree };
  });
}

function wire({ document: { root, version }, server: { documents } }: Asked, { nodes, ...tree }: MovesTree) {
  const places = new Places(root, documents.encoding);
  return { version, ...tree, nodes: nodes.map(({ at, ...node }) => ({ ...node, position: places.at(at) })) };
}
