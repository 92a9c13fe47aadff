import { equal } from 'node:assert/strict';
import { jgf } from '../../../src/formats/jgf';
import { nodeEvent } from '../../../src/formats/jgf/play/event';
import { elementsOf, rootValue } from '../../../src/syntax/json/access';
import type { Item } from '../../../src/text/node';
import { treeOf } from '../../support/laid-out';

describe('What a node of JGF does', () => {
  it('is remembered where it leads to variations, as long as the node is there', () => {
    const others = Array.from({ length: 5000 }, (_, i) => `, {"name": "${i}"}`).join('');
    const nodes = [...elementsOf(rootValue(treeOf(`[{"variations": []}${others}]`, jgf)))].map(({ node }) => node);
    const [first] = nodes.map((node) => nodeEvent(node as Item));
    equal(nodeEvent(nodes[0] as Item), first);
  });
});
