/// What one edit is written with: the text and the place in it, and the edits so far.

import type { EditResult, WritingPlace } from '../../../record/board-edit';
import { Rewriting } from '../../../record/rewriting';
import { firstIn, lastIn, type Stretch } from '../../../record/stretch';
import { type Piece, pieceOf } from '../../../syntax/sgf/piece';
import { isUnopened, treeOf } from '../../../syntax/sgf/tree';
import { textBetween } from '../../../text/edit';
import { items, lastLeaf } from '../../../text/list';
import { Leaf, Pair, type Run } from '../../../text/node';
import { DAMAGED, type Table } from '../../shared/go/judge';
import { BARE, contextOf, type GameContext } from '../context';
import { Role, type SgfCourse } from '../play/course';
import type { SgfState } from '../play/state';
import { gameAt, type Shown, shownAt } from '../where/game';

/// A node at its place in the text.
export interface NodeAt {
  readonly leaf: Leaf;
  readonly at: number;
}

/// A game or a variation.
export interface TreeAt {
  readonly pair: Pair;
  readonly at: number;
}

export class Sheet {
  readonly writing: Rewriting;
  /// The game and the variations around, outermost first.
  readonly trees: readonly TreeAt[];
  readonly #shown: Shown;

  constructor(readonly place: WritingPlace<SgfCourse>) {
    this.writing = new Rewriting(place.root);
    const game = gameAt(place.record.course, place.here);
    const lines = place.here.lines
      .slice(1)
      .flatMap(({ node, at }) => (node instanceof Pair ? [{ pair: node, at }] : []));
    this.#shown = shownAt(place.record.course, place.here);
    this.trees = game ? [game, ...lines] : [];
    if (this.trees.some(({ pair }) => isUnopened(pair) || !pair.close)) this.writing.unsound = true;
    if (this.node) this.writing.cursor(this.node.at);
  }

  get root(): Run {
    return this.place.root;
  }

  get course(): SgfCourse {
    return this.place.record.course;
  }

  get state(): SgfState {
    return this.#shown.state;
  }

  get context(): GameContext | undefined {
    const game = this.trees[0];
    return this.state.context ?? (game && contextOf(game.pair));
  }

  get table(): Table {
    const { ground, working } = this.course.go(this.context ?? BARE);
    return { ground, working, ply: this.state.ply };
  }

  /// The node that is shown; before all of a game its first one.
  get node(): NodeAt | undefined {
    return this.#shown.node;
  }

  get piece(): Piece | undefined {
    return this.node && pieceOf(this.node.leaf);
  }

  /// The innermost tree that the shown node stands in.
  get tree(): TreeAt | undefined {
    const { node } = this;
    return node && this.trees.findLast(({ pair, at }) => node.at > at && node.at < at + pair.width);
  }

  nodesOf({ pair, at }: TreeAt): Stretch {
    return { run: treeOf(pair).nodes, at: at + pair.open.width, role: Role.node };
  }

  firstOf(tree: TreeAt): NodeAt | undefined {
    return nodeIn(firstIn(this.course, this.nodesOf(tree)));
  }

  next(tree: TreeAt, { at }: NodeAt): NodeAt | undefined {
    return nodeIn(firstIn(this.course, this.nodesOf(tree), at));
  }

  before(tree: TreeAt, { at }: Pick<NodeAt, 'at'>): NodeAt | undefined {
    return nodeIn(lastIn(this.course, this.nodesOf(tree), at - 1));
  }

  /// The variations that a tree ends in.
  forksOf({ pair, at }: TreeAt): TreeAt[] {
    const { nodes, forks } = treeOf(pair);
    const found: TreeAt[] = [];
    let start = at + pair.open.width + (nodes?.width ?? 0);
    for (const item of items(forks)) {
      if (item instanceof Pair && this.course.isElement(item, Role.tree)) found.push({ pair: item, at: start });
      start += item.width;
    }
    return found;
  }

  /// Behind the last thing in a tree, white space left out.
  endIn({ pair, at }: TreeAt): number {
    const last = lastLeaf(pair.run ?? pair.open);
    return at + pair.open.width + (pair.run?.width ?? 0) - (last.width - last.size);
  }

  text(from: number, to: number): string {
    return textBetween(this.root, from, to);
  }

  /// What has been written.
  outcome(more: { removes?: number } = {}): EditResult {
    const { result } = this.writing;
    return result ? { ...result, ...more } : DAMAGED;
  }
}

const nodeIn = (found: { node: unknown; at: number } | undefined): NodeAt | undefined =>
  found?.node instanceof Leaf ? { leaf: found.node, at: found.at } : undefined;

export const endOfNode = ({ leaf, at }: NodeAt): number => at + leaf.size;

export const endOfTree = ({ pair, at }: TreeAt): number =>
  at + pair.width - (pair.close ? pair.close.width - pair.close.size : 0);
