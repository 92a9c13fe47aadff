/// What has been carried along is put back in its place, as far as nothing has been changed there since, and what is sound of it.

import type { Losses } from '../losses';
import type { GameModel, InfoModel, NodeModel } from '../model';
import type { Carried } from './carry';
import { digest, INFO_PARTS, NODE_PARTS, Sound, written } from './parts';

const PAUSE = 32;

export function* restored(game: GameModel, losses: Losses): Generator<void, GameModel> {
  const nodes: NodeModel[] = [];
  const stack = [game.root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.carried !== undefined) nodes.push(node);
    for (const child of node.children) stack.push(child);
  }
  if (nodes.length === 0) return game;
  const work = new Restoring(game, losses);
  for (const [i, node] of nodes.entries()) {
    if (i % PAUSE === PAUSE - 1) yield;
    work.node(node);
  }
  return work.game();
}

type Growing<T> = { -readonly [Name in keyof T]: T[Name] };

class Restoring {
  readonly #sound: Sound;
  readonly #info: Growing<InfoModel>;
  readonly #settled = new Set<NodeModel>();
  #origin: string;
  #whole: string | undefined;
  /// Known is what names of its own mean.
  #isKnown = false;

  constructor(
    readonly given: GameModel,
    readonly losses: Losses,
  ) {
    this.#sound = new Sound(given);
    this.#info = { ...given.info };
    this.#origin = given.origin;
  }

  node(node: NodeModel): void {
    const carried = parsed(node.carried);
    node.carried = undefined;
    if (!carried) {
      this.losses.add('private', { at: node.at });
      return;
    }
    const sound = this.#sound;
    if (node === this.given.root) {
      if (typeof carried.of === 'string') [this.#origin, this.#isKnown] = [carried.of, true];
      if (typeof carried.whole === 'string') this.#whole = carried.whole;
      put(carried.info, this.#info, INFO_PARTS, (name, value) => sound.info(name, value) && this.#isMeant(name));
    }
    const before = node.private;
    put(carried.is, node, NODE_PARTS, (name, value) => sound.node(name, value) && this.#isMeant(name));
    if (node.private !== before) this.#settled.add(node);
    if (Array.isArray(carried.below)) this.#below(node, carried.below);
    plain(node, node === this.given.root);
  }

  #isMeant(name: string): boolean {
    return this.#isKnown || (name !== 'private' && name !== 'settings');
  }

  /// In the order of the text, each with its depth; what somebody has added since comes behind.
  #below(node: NodeModel, below: readonly unknown[]): void {
    const there: (NodeModel | undefined)[] = [...node.children];
    const top: NodeModel = { children: [] };
    const line = [top];
    for (const entry of below) {
      const [depth, one] = Array.isArray(entry) ? entry : [];
      const before = Number.isSafeInteger(depth) ? line[depth] : undefined;
      const child = typeof one === 'number' ? there[one] : this.#made(one, node.at);
      if (!before || !child) continue;
      if (typeof one === 'number') there[one] = undefined;
      before.children.push(child);
      line.length = depth + 1;
      if (typeof one !== 'number') line.push(child);
    }
    node.children = [...top.children, ...there.filter((child) => child !== undefined)];
  }

  #made(said: unknown, at: number | undefined): NodeModel | undefined {
    if (typeof said !== 'object' || said === null) return undefined;
    const node: NodeModel = { at, children: [] };
    for (const [name, value] of Object.entries(said))
      if (this.#sound.node(name, value) && this.#isMeant(name)) set(node, name, value);
    this.#settled.add(node);
    plain(node, false);
    return node;
  }

  game(): GameModel {
    const given = { ...this.given, info: this.#info, whole: this.#whole };
    if (this.#origin === given.origin) return given;
    // What was added since under names of its own means nothing where the game is from.
    const stack = [given.root];
    for (let node = stack.pop(); node; node = stack.pop()) {
      for (const child of node.children) stack.push(child);
      if (!node.private || this.#settled.has(node)) continue;
      this.losses.add('private', { count: node.private.length, at: node.at });
      node.private = undefined;
    }
    for (const name of ['private', 'settings'] as const) {
      const own = this.#info[name];
      if (!own || own !== this.given.info[name]) continue;
      this.losses.add(name, { count: own.length, at: given.at });
      this.#info[name] = undefined;
    }
    return { ...given, origin: this.#origin };
  }
}

function parsed(text: string | undefined): Carried | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function put(
  parts: unknown,
  into: object,
  names: readonly string[],
  isSound: (name: string, value: unknown) => boolean,
): void {
  if (typeof parts !== 'object' || parts === null) return;
  for (const [name, entry] of Object.entries(parts)) {
    const [was, is] = Array.isArray(entry) ? entry : [];
    if (!names.includes(name) || digest(written(Reflect.get(into, name))) !== was) continue;
    if (is === null) set(into, name, undefined);
    else if (isSound(name, is)) set(into, name, is);
  }
}

const set = (into: object, name: string, value: unknown): void => void Reflect.set(into, name, value);

/// A root has no move, and a node that has one sets nothing up.
function plain(node: NodeModel, isRoot: boolean): void {
  if (isRoot) node.move = undefined;
  else if (node.move) node.setup = undefined;
}
