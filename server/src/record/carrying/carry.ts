/// What a format cannot hold is carried along in it: at each node, how it is read from there and how it should be. A change that
/// somebody makes there wins, for it is no more as it was.

import type { GameModel, InfoModel, NodeModel } from '../model';
import { digest, INFO_PARTS, NODE_PARTS, type NodePart, written } from './parts';

/// By name: what it was when it was carried, and what it is; null if it is not there.
type Parts = Readonly<Record<string, readonly [was: string, is: unknown]>>;

/// The nodes below one, each with its depth: one of those that are there, by its number, or one that is not.
type Below = readonly (readonly [depth: number, node: number | Readonly<Record<string, unknown>>])[];

export interface Carried {
  /// The format that the game is from.
  readonly of?: string | undefined;
  readonly whole?: string | undefined;
  readonly info?: Parts | undefined;
  readonly is?: Parts | undefined;
  readonly below?: Below | undefined;
}

const PAUSE = 32;

/// `held` is what was written of a game, each node with its source; `back` is how that is read, which gets what is carried. False if they
/// do not fit together.
export function* carryInto(game: GameModel, held: GameModel, back: GameModel): Generator<void, boolean> {
  const found: [NodeModel, Carried][] = [];
  const stack: [NodeModel, NodeModel][] = [[held.root, back.root]];
  let count = 0;
  for (let next = stack.pop(); next; next = stack.pop()) {
    if (++count % PAUSE === 0) yield;
    const [one, other] = next;
    const { source } = one;
    if (!source || one.children.length !== other.children.length) return false;
    const isRoot = one === held.root;
    const carried: Carried = {
      of: isRoot ? game.origin : undefined,
      whole: isRoot ? game.whole : undefined,
      info: isRoot ? differing(INFO_PARTS, game.info, back.info) : undefined,
      is: differing(NODE_PARTS, source, other),
      below: belowOf(source, one),
    };
    if (carried.whole !== undefined || carried.info || carried.is || carried.below) found.push([other, carried]);
    one.children.forEach((child, i) => void stack.push([child, other.children[i] as NodeModel]));
  }
  const isAny = found.length > 0;
  if (isAny && !found.some(([node]) => node === back.root)) found.push([back.root, { of: game.origin }]);
  for (const [node, carried] of found) node.carried = JSON.stringify(carried);
  return true;
}

type Said = Partial<Readonly<Record<keyof InfoModel | NodePart, unknown>>>;

function differing(names: readonly (keyof Said)[], own: Said, back: Said): Parts | undefined {
  let parts: Record<string, readonly [string, unknown]> | undefined;
  for (const name of names) {
    const [is, was] = [own[name], back[name]];
    if (is === was) continue;
    const before = written(was);
    if (written(is) === before) continue;
    parts ??= {};
    parts[name] = [digest(before), is ?? null];
  }
  return parts;
}

/// Nothing, if those that are there are all.
function belowOf(source: NodeModel, held: NodeModel): Below | undefined {
  const { children } = source;
  if (children.length === held.children.length && held.children.every((child, i) => child.source === children[i]))
    return undefined;
  const there = new Map(held.children.map((child, i) => [child.source, i]));
  const below: Below[number][] = [];
  const stack = children.map((node) => ({ node, depth: 0 })).reverse();
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { node, depth } = next;
    const index = there.get(node);
    if (index !== undefined) {
      below.push([depth, index]);
      continue;
    }
    below.push([
      depth,
      Object.fromEntries(NODE_PARTS.flatMap((name) => (node[name] === undefined ? [] : [[name, node[name]]]))),
    ]);
    for (const child of [...node.children].reverse()) stack.push({ node: child, depth: depth + 1 });
  }
  return below;
}
