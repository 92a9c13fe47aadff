/// A game as a format can hold it. What it has no place for is left out or turned into something else, and told. A format says what it
/// holds; what follows from that for a tree of moves stands here, once.

import type { Losses } from '../../../record/losses';
import type { GameModel, InfoModel, NodeModel, PointModel, Refused } from '../../../record/model';
import { copyOf, goOn } from './nodes';
import { eachNode, isMoveAlone, Position } from './walk';

export interface Holding {
  /// Of the format.
  readonly id: string;
  /// As people call it.
  readonly name: string;
  info(info: InfoModel, tell: Tell, game: GameModel): InfoModel;
  /// What the node says besides its move and its stones: a copy, to be changed.
  node(node: NodeModel, tell: Tell, around: Around): void;
  /// Nodes that are a move and nothing else have to be looked at too.
  readonly each?: boolean;
  /// Stones may be set up at any time; else before the first move alone, if at all.
  readonly setup: 'any' | 'first' | 'branches';
  /// A node may have neither a move nor stones; else the first of a variation at most, or only if it says more than a title, which else is that of
  /// the first move.
  readonly empty: 'any' | 'first' | 'said' | 'none';
  /// A move may go onto a stone.
  readonly occupied: boolean;
  /// Games may part from each other below the root.
  readonly merged: boolean;
}

export type Tell = (
  code: Parameters<Losses['add']>[0],
  details?: {
    readonly count?: number;
    readonly was?: string | undefined;
    readonly now?: string | undefined;
    readonly at?: number | undefined;
  },
) => void;

/// Where a node stands.
export interface Around {
  readonly isRoot: boolean;
  /// Others go on from the node before it too, or it is meant as a variation.
  readonly begins: boolean;
  /// Not on the line that the node before goes on in.
  readonly aside: boolean;
  /// The one before it, as it is held.
  readonly before: NodeModel | undefined;
  readonly game: GameModel;
}

interface Before {
  readonly node: NodeModel;
  /// Something has been played or set up.
  readonly played: boolean;
  readonly siblings: boolean;
  /// Of one that has been left out.
  readonly title?: string | undefined;
}

export function* lowered(
  game: GameModel,
  holding: Holding,
  losses: Losses,
  force: boolean,
): Generator<void, GameModel | Refused> {
  const work = new Work(game, holding, losses, force);
  if (!holding.merged && work.merged !== undefined) return MERGED(holding.name, work.merged);
  yield* eachNode<Before | undefined>(game, undefined, (node, before, depth) => work.visit(node, before, depth));
  const { root, occupied } = work;
  if (occupied.length > 0 && !force) return OCCUPIED(holding.name, occupied);
  const places = game.places ?? {};
  const tell: Tell = (code, details) => losses.add(code, { at: places[PLACE_OF[code] ?? ''] ?? game.at, ...details });
  const info = holding.info(game.info, tell, game);
  return { ...game, info, root };
}

class Work {
  readonly occupied: number[] = [];
  readonly merged: number | undefined;
  root: NodeModel = { children: [] };
  readonly #position: Position;

  constructor(
    readonly game: GameModel,
    readonly holding: Holding,
    readonly losses: Losses,
    readonly force: boolean,
  ) {
    this.#position = new Position(game.columns, game.rows);
    this.merged = holding.merged ? undefined : mergedIn(game.root);
  }

  visit(node: NodeModel, before: Before | undefined, depth: number): Before | undefined {
    const { holding, losses } = this;
    const position = this.#position;
    position.back(depth);
    if (!holding.occupied && position.isOccupied(node)) return this.#onto(node);
    const { occupied } = position.into(node);
    if (before && before.title === undefined && !holding.each && isMoveAlone(node)) return move(node, before, occupied);
    const tell: Tell = (code, details) => losses.add(code, { at: node.at, ...details });
    const around = this.#around(node, before);
    const copy = copyOf(node);
    copy.title ??= before?.title;
    copy.source = node;
    if (before && node.setup && !this.#maySetUp(node, before)) return this.#drawnInto(before, copy, around, tell);
    if (occupied) copy.move = { ...(node.move as NonNullable<typeof node.move>), forced: true };
    if (copy.info) copy.info = holding.info(copy.info, tell, this.game);
    holding.node(copy, tell, around);
    const isEmpty = !node.move && !node.setup;
    if (before && isEmpty && !this.#mayBeEmpty(node, copy, around)) return this.#leftOut(before, copy, around, tell);
    if (copy.setup !== node.setup) {
      // Play goes on from what is held.
      position.back(depth);
      position.into(copy);
    }
    if (before) goOn(before.node, copy);
    else this.root = copy;
    const played = (before?.played ?? false) || node.move !== undefined || (node.setup?.length ?? 0) > 0;
    return { node: copy, played, siblings: node.children.length > 1 };
  }

  #around(node: NodeModel, before: Before | undefined): Around {
    return {
      isRoot: !before,
      begins: (before?.siblings ?? false) || (node.parts ?? false),
      aside: before !== undefined && before.node.children.length > 0,
      before: before?.node,
      game: this.game,
    };
  }

  /// Stones that cannot be set up here are drawn in a comment of the node before.
  #drawnInto({ node }: Before, copy: NodeModel, around: Around, tell: Tell): undefined {
    tell('setup-in-game', { now: 'comment' });
    this.holding.node(copy, tell, around);
    const { title, comment } = copy;
    join(node, { ...copy, toPlay: undefined, comment: together(title, comment, this.#position.diagram) });
    return undefined;
  }

  /// The node before says what this one does, and goes on as it does.
  #leftOut(before: Before, copy: NodeModel, { begins }: Around, tell: Tell): Before {
    const { empty } = this.holding;
    const { children } = copy.source as NodeModel;
    tell(empty === 'none' && begins ? 'variation-head' : 'empty-node');
    const title = empty === 'said' && children.length === 1 ? copy.title : undefined;
    join(before.node, { ...copy, comment: together(title === undefined ? copy.title : undefined, copy.comment) });
    return { ...before, siblings: before.siblings || children.length > 1, title };
  }

  #onto({ at }: NodeModel): undefined {
    this.occupied.push(at ?? 0);
    if (this.force) this.losses.add('occupied', { at });
    return undefined;
  }

  #maySetUp({ setup, parts }: NodeModel, { played, siblings }: Before): boolean {
    const { holding } = this;
    if (holding.setup === 'any') return true;
    if (holding.setup === 'first' || !(siblings || parts)) return false;
    return !played && setup?.every(({ color }) => color !== 0) === true;
  }

  /// What is left of what it says may be less than it was.
  #mayBeEmpty({ title, parts = false, children }: NodeModel, held: NodeModel, { begins }: Around): boolean {
    const { comment, marks, toPlay } = held;
    const { empty } = this.holding;
    if (empty === 'any' || empty === 'none') return empty === 'any';
    const saysMore = comment !== undefined || marks !== undefined || toPlay !== undefined;
    if (empty === 'first') return parts || (begins && (saysMore || title !== undefined));
    const [only, another] = children;
    const isHead = !only || another !== undefined || !only.move || only.parts || only.title !== undefined;
    return saysMore ? begins : isHead && (parts || (begins && title !== undefined));
  }
}

/// Most nodes are one, and every format can hold it.
function move(node: NodeModel, before: Before, isForced: boolean): Before {
  const { at, move, children } = node;
  const copy: NodeModel = { at, move: isForced && move ? { ...move, forced: true } : move, source: node, children: [] };
  goOn(before.node, copy);
  return { node: copy, played: true, siblings: children.length > 1 };
}

/// Takes over what a node says that is left out.
function join(into: NodeModel, { comment, marks, toPlay, territory }: NodeModel): void {
  into.comment = together(into.comment, comment);
  if (marks && marks.length > 0) into.marks = [...(into.marks ?? []), ...marks];
  into.toPlay = toPlay ?? into.toPlay;
  if (territory) into.territory = [...(into.territory ?? []), ...territory];
}

export function together(...texts: readonly (string | undefined)[]): string | undefined {
  const there = texts.filter((text) => text !== undefined && text !== '');
  return there.length > 0 ? there.join('\n') : undefined;
}

function mergedIn(root: NodeModel): number | undefined {
  const stack = [...root.children];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.info) return node.at ?? 0;
    for (const child of node.children) stack.push(child);
  }
  return undefined;
}

/// Which part of what is said of the game a code is about, where they are not called the same.
const PLACE_OF: Readonly<Record<string, string>> = {
  'rules-name': 'rules',
  scoring: 'rules',
  'rules-detail': 'rules',
  'komi-range': 'komi',
  'handicap-number': 'handicap',
  'result-reason': 'result',
  score: 'result',
  result: 'result',
  'time-of-day': 'dates',
  'date-partial': 'dates',
  'date-text': 'dates',
  dates: 'dates',
  'time-limit': 'mainTime',
  'game-comment': 'comment',
  place: 'place',
  event: 'event',
  round: 'round',
  overtime: 'overtime',
  source: 'source',
  'source-url': 'url',
  annotator: 'annotator',
  transcriber: 'transcriber',
  copyright: 'copyright',
  opening: 'opening',
  team: 'black.team',
  country: 'black',
  rank: 'black.rank',
  account: 'black',
  'player-title': 'black',
  participants: 'others',
  settings: 'settings',
};

const refused = (code: `cannot/${string}`, en: string, zh: string, places: readonly number[]): Refused => ({
  code,
  refusal: { en, zh },
  places,
});

const MERGED = (name: string, at: number): Refused =>
  refused(
    'cannot/merged-games',
    `Several games are put together in one tree, which ${name} cannot hold; they can be split.`,
    `一棵树里合并了多局棋，${name} 无法表示；可以拆分成多局。`,
    [at],
  );

const OCCUPIED = (name: string, places: readonly number[]): Refused =>
  refused(
    'cannot/occupied',
    `${name} forbids moves onto stones, of which there ${places.length === 1 ? 'is 1' : `are ${places.length}`}; the lines can be cut there.`,
    `${name} 不允许在有子处落子，这里有 ${places.length} 处；可以在该处截断。`,
    places,
  );

export const NO_BOARD = (name: string, columns: number, rows: number, en: string, zh: string, at?: number): Refused =>
  refused(
    'cannot/board-size',
    `A board of ${columns} by ${rows} cannot be written as ${name} (${en}).`,
    `${columns}×${rows} 的棋盘无法写成 ${name}（${zh}）。`,
    at === undefined ? [] : [at],
  );

export const NOTHING: Refused = refused(
  'cannot/no-record',
  'There is no record to convert.',
  '这里没有可以转换的棋谱。',
  [],
);

export const NOT_GO = (places: readonly number[]): Refused =>
  refused('cannot/game', 'Only records of Go can be converted.', '只能转换围棋棋谱。', places);

/// The points that a rectangle is made of, if it is one: its corners.
export function rectangleOf(points: readonly PointModel[]): { from: PointModel; to: PointModel } | undefined {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  if (points.length === 0) return undefined;
  const from = { x: least(xs), y: least(ys) };
  const to = { x: -least(xs.map((x) => -x)), y: -least(ys.map((y) => -y)) };
  const distinct = new Set(points.map(({ x, y }) => `${x} ${y}`)).size;
  return distinct === (to.x - from.x + 1) * (to.y - from.y + 1) ? { from, to } : undefined;
}

const least = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b));
