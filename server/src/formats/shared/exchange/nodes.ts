/// How the nodes of a tree are made that is on its way to another format.

import type { NodeModel } from '../../../record/model';

/// A node that may say anything. Those that say more than a move are all of one shape, which is what programs are quick with.
export function newNode(at?: number): NodeModel {
  return copyOf({ at, children: [] });
}

/// With nothing behind it yet.
export const copyOf = (node: NodeModel): NodeModel =>
  ({
    at: node.at,
    setup: node.setup,
    toPlay: node.toPlay,
    move: node.move,
    parts: node.parts,
    title: node.title,
    comment: node.comment,
    marks: node.marks,
    territory: node.territory,
    judgements: node.judgements,
    clocks: node.clocks,
    number: node.number,
    view: node.view,
    dim: node.dim,
    figure: node.figure,
    print: node.print,
    solution: node.solution,
    private: node.private,
    source: node.source,
    carried: node.carried,
    info: node.info,
    children: [],
  }) satisfies { [Part in keyof Required<NodeModel>]: NodeModel[Part] };

/// One more that goes on from a node. There are very many nodes, and almost all have one after them: a list that grows takes room for seventeen.
export function goOn(node: NodeModel, next: NodeModel): void {
  if (node.children.length === 0) node.children = [next];
  else node.children.push(next);
}
