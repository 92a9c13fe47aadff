/// How a text of SGF is read: the top with its games, trees, runs of nodes, runs of variations, nodes. The mode says which of these a
/// node of the text is, and whether the root of the game is in it.

import type { Findings } from '../../../record/finding';
import type { AnyChild, Frame, Frames } from '../../../syntax/reading';
import { SgfFlag } from '../../../syntax/sgf/lexer';
import { treeOf } from '../../../syntax/sgf/tree';
import { Leaf, List, type Pair, type Run } from '../../../text/node';
import type { GameContext } from '../context';
import { eventFrom } from '../play/event';
import { closeGame, type FileFacts } from './game';
import { alike, isQuiet, movedReading, telling } from './moved';
import { judgeOf, readingOfNode } from './node';
import { Gathering, type Reading } from './reading';
import { innerGame, judgeTree, nodesOf } from './tree';

/// What a node of the text is read as: bits.
export const Mode = {
  /// The root of a game is in it.
  root: 1,
  /// It is on the main line.
  main: 2,
  /// A run of variations, rather than one of nodes.
  forks: 4,
  /// A pair that is a game.
  game: 8,
} as const;

const FIRST = Mode.root | Mode.main;

export interface Child extends AnyChild {
  readonly shape: GameContext;
  readonly mode: number;
}

export const framesFor = (facts: FileFacts): Frames<Child, Reading> => ({
  of: (child) => frameOf(child, facts),
  read: (child) => (child.node instanceof Leaf ? readLeaf(child.node, child) : undefined),
  keeps: () => true,
  moved: movedReading,
  telling,
  tellsAll: true,
  stride: 128,
  isQuiet,
  alike,
});

function frameOf(child: Child, facts: FileFacts): Frame<Child, Reading> {
  const { node } = child;
  return node instanceof List ? new RunFrame(child, node) : new TreeFrame(child, node as Pair, facts);
}

/// A node, or whatever stands in the place of one.
function readLeaf(leaf: Leaf, { shape, mode }: Child): Reading {
  const isNode = (leaf.flags & SgfFlag.node) !== 0 && (mode & Mode.forks) === 0;
  const judge = judgeOf(leaf, shape, isNode && (mode & Mode.root) !== 0);
  // It will be played: so much of it is known now.
  if (isNode) eventFrom(judge);
  return readingOfNode(judge, isNode && (mode & Mode.main) !== 0);
}

/// A piece of a run. The root is in the first of its parts in which there is a node at all; and the main line goes on in the first
/// variation alone.
class RunFrame implements Frame<Child, Reading> {
  readonly #all = new Gathering();
  #index = 0;
  #at = 0;
  #mode: number;

  constructor(
    readonly child: Child,
    readonly list: List,
  ) {
    this.#mode = child.mode;
  }

  next(): Child | undefined {
    const node = this.list.kids[this.#index++];
    if (!node) return undefined;
    const at = this.#at;
    this.#at += node.width;
    const mode = this.#mode;
    if (node.flags & SgfFlag.node) this.#mode &= mode & Mode.forks ? ~FIRST : ~Mode.root;
    return { node, at, shape: this.child.shape, mode };
  }

  take(reading: Reading, { at }: Child): void {
    this.#all.take(reading, at);
  }

  get soFar(): Findings {
    return this.#all.soFar;
  }

  finish(): Reading {
    return this.#all.reading;
  }
}

/// A tree: a game, a game in a game, or a variation.
class TreeFrame implements Frame<Child, Reading> {
  readonly all = new Gathering();
  readonly isGame: boolean;
  readonly isInner: boolean;
  readonly hasRoot: boolean;
  readonly context: GameContext;
  readonly #children: Child[] = [];
  #next = 0;

  constructor(
    readonly child: Child,
    readonly pair: Pair,
    readonly facts: FileFacts,
  ) {
    const { mode } = child;
    const inner = mode & (Mode.game | Mode.root) ? undefined : innerGame(pair);
    this.isInner = inner !== undefined;
    this.isGame = (mode & Mode.game) !== 0 || this.isInner;
    this.hasRoot = this.isGame || (mode & Mode.root) !== 0;
    this.context = inner ?? child.shape;
    const { nodes, forks } = treeOf(pair);
    const hasNode = nodes !== undefined && (nodes.flags & SgfFlag.node) !== 0;
    const own = this.isGame ? FIRST : mode & FIRST;
    this.#add(nodes, pair.open.width, own);
    this.#add(forks, pair.open.width + (nodes?.width ?? 0), Mode.forks | (hasNode ? own & ~Mode.root : own));
  }

  #add(run: Run, at: number, mode: number): void {
    if (run) this.#children.push({ node: run, at, shape: this.context, mode });
  }

  next(): Child | undefined {
    return this.#children[this.#next++];
  }

  take(reading: Reading, { at }: Child): void {
    this.all.take(reading, at);
  }

  get soFar(): Findings {
    return this.all.soFar;
  }

  finish(): Reading {
    const { all, pair, context, isGame } = this;
    judgeTree(pair, all, this);
    if (isGame) return closeGame(pair, context, all, this.facts);
    const { reading } = all;
    return reading.move === 0 && nodesOf(pair).hasNode ? { ...reading, move: -1 } : reading;
  }
}
