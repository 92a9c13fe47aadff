/// What a collection says: each game with its tree. What is read is the tree of the text, so that what is damaged is read as it is
/// shown.

import type { Losses } from '../../../record/losses';
import type { GameModel, NodeModel, Pause } from '../../../record/model';
import { SgfFlag } from '../../../syntax/sgf/lexer';
import { isNodeLeaf, treeOf } from '../../../syntax/sgf/tree';
import { items } from '../../../text/list';
import { Pair, type Run } from '../../../text/node';
import { goOn } from '../../shared/exchange/nodes';
import { withoutNextNumbers } from '../../shared/exchange/walk';
import { contextOf, type GameContext } from '../context';
import { innerGame } from '../reading/tree';
import { infoOf } from './read-info';
import { NodeReader, type RawInfo } from './read-node';

interface GameAt {
  readonly pair: Pair;
  readonly at: number;
}

interface Collection {
  /// How many of Go there are.
  readonly games: number;
  /// Where games of other kinds begin.
  readonly others: readonly number[];
}

export function* collectionIn(root: Run, losses: Losses): Generator<GameModel | Pause, Collection> {
  let games = 0;
  const others: number[] = [];
  const left: GameAt[] = [];
  let at = 0;
  for (const item of items(root)) {
    if (item instanceof Pair && item.flags & SgfFlag.node) left.push({ pair: item, at });
    at += item.width;
  }
  left.reverse();
  for (let next = left.pop(); next; next = left.pop()) {
    const context = contextOf(next.pair);
    if (context.game !== 'go') others.push(next.at);
    else {
      games++;
      yield yield* gameIn(next, context, left, losses);
    }
  }
  return { games, others };
}

const PAUSE = 32;

interface Task extends GameAt {
  readonly before: NodeModel | undefined;
}

function* gameIn(game: GameAt, context: GameContext, inner: GameAt[], losses: Losses): Generator<void, GameModel> {
  const reader = new NodeReader(context, losses);
  const stack: Task[] = [{ ...game, before: undefined }];
  let root: NodeModel | undefined;
  let about: RawInfo = new Map();
  let count = 0;
  const found: GameAt[] = [];
  for (let task = stack.pop(); task; task = stack.pop()) {
    const { nodes, forks } = treeOf(task.pair);
    let at = task.at + task.pair.open.width;
    let before = task.before;
    for (const item of items(nodes)) {
      if (isNodeLeaf(item)) {
        if (++count % PAUSE === 0) yield;
        const alone = root && reader.alone(item, at);
        const { node, second, info } = alone ? { node: alone } : yield* reader.read(item, at, root === undefined);
        if (!root) about = info ?? about;
        else if (info) node.info = infoOf(info, context, losses).info;
        root ??= node;
        if (before) goOn(before, node);
        if (second) goOn(node, second);
        before = second ? lastOf(second) : node;
      }
      at += item.width;
    }
    const tasks: Task[] = [];
    for (const item of items(forks)) {
      if (item instanceof Pair && item.flags & SgfFlag.node) {
        if (innerGame(item)) found.push({ pair: item, at });
        else tasks.push({ pair: item, at, before });
      }
      at += item.width;
    }
    for (const one of tasks.reverse()) stack.push(one);
  }
  for (const one of found.reverse()) inner.push(one);
  const { info, places } = infoOf(about, context, losses);
  const { columns, rows } = context.sized ? context : { columns: 19, rows: 19 };
  if (root) withoutNextNumbers(root);
  return { columns, rows, info, root: root ?? { children: [] }, origin: 'sgf', at: game.at, places };
}

function lastOf(node: NodeModel): NodeModel {
  let last = node;
  for (let next = last.children[0]; next; next = last.children[0]) last = next;
  return last;
}
