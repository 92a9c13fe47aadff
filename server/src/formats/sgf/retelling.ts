/// Records of SGF told otherwise: games of Go only, each on its own board.

import { columnLike } from '../../record/alike';
import type { Retelling, Retold, Telling } from '../../record/retelling';
import type { Words } from '../../spec/rule';
import { insideOf, type Property, pieceOf } from '../../syntax/sgf/piece';
import { colonIn } from '../../syntax/sgf/text';
import { isNodeLeaf } from '../../syntax/sgf/tree';
import { items } from '../../text/list';
import { type Leaf, Pair, type Run } from '../../text/node';
import { NO_SIZE, NOT_GO, turnRefused, unnumbered } from '../shared/retelling';
import { contextOf, type GameContext } from './context';
import { type Area, areaOf, lettersOf, type Point, spanning } from './points';
import { standard } from './properties';
import { beginsGame } from './reading/beginning';
import { pointOn } from './reading/points';
import { innerGame } from './reading/tree';

const PAUSE = 256;

export const retelling: Retelling = {
  refused(root, way) {
    let why: Words | undefined = NOT_GO;
    for (const item of items(root)) {
      if (!(item instanceof Pair) || !beginsGame(item)) continue;
      const context = contextOf(item);
      if (context.game !== 'go') continue;
      why = context.sized ? turnRefused(way, context) : NO_SIZE;
      if (why) break;
    }
    return unnumbered(way) ?? why;
  },
  *retell(root, retold) {
    yield* retellIn(root, retold);
  },
};

interface Task {
  readonly item: Pair;
  readonly at: number;
  readonly context: GameContext;
}

function* retellIn(root: Run, retold: Retold): Telling {
  const left: Task[] = [];
  let at = 0;
  for (const item of items(root)) {
    if (item instanceof Pair && beginsGame(item)) left.push({ item, at, context: contextOf(item) });
    at += item.width;
  }
  let count = 0;
  for (let task = left.pop(); task; task = left.pop()) {
    let start = task.at + task.item.open.width;
    for (const item of items(task.item.run)) {
      if (++count % PAUSE === 0) yield;
      if (item instanceof Pair) left.push({ item, at: start, context: innerGame(item) ?? task.context });
      else if (isNodeLeaf(item)) new NodeTelling(item, start, task.context, retold).tell();
      start += item.width;
    }
  }
}

/// Properties of one side, and what those of the other are called.
const SIDES = ['B W', 'AB AW', 'TB TW', 'GB GW', 'BL WL', 'OB OW', 'PB PW', 'BR WR', 'BT WT'].map((pair) =>
  pair.split(' '),
);
const OTHERS: ReadonlyMap<string, string> = new Map(
  SIDES.flatMap(([one = '', other = '']) => [
    [one, other],
    [other, one],
  ]),
);

class NodeTelling {
  constructor(
    readonly leaf: Leaf,
    readonly at: number,
    readonly context: GameContext,
    readonly retold: Retold,
  ) {}

  tell(): void {
    if (this.context.game !== 'go') return;
    for (const property of pieceOf(this.leaf).properties) {
      if (this.retold.turn) this.#points(property);
      if (this.retold.recolors) this.#sides(property);
    }
  }

  #points(property: Property): void {
    const { type } = standard.get(property.name) ?? {};
    if (type !== 'point' && type !== 'move' && type !== 'line' && type !== 'label') return;
    for (const value of property.values) {
      if (!value.closed) continue;
      const text = insideOf(this.leaf.text, value);
      const at = value.at + 1;
      const colon = type === 'line' || type === 'label' ? colonIn(text) : -1;
      const isArea = type === 'point' && text.includes(':');
      if (isArea) this.#area(text, at);
      else if (colon < 0) this.#point(text, at);
      else {
        this.#point(text.slice(0, colon), at);
        if (type === 'line') this.#point(text.slice(colon + 1), at + colon + 1);
      }
    }
  }

  #point(text: string, at: number): void {
    const point = pointOn(this.context, text);
    if (point) this.#put(at, text, lettersOf(this.#turned(point)));
  }

  /// Corners that are written the wrong way round stay so.
  #area(text: string, at: number): void {
    const area = areaOf(text);
    const [one, other] = [pointOn(this.context, text.slice(0, 2)), pointOn(this.context, text.slice(3))];
    if (!area || !one || !other) return;
    const { from, to }: Area = spanning(this.#turned(area.from), this.#turned(area.to));
    const swaps = this.retold.turn?.swaps ?? false;
    const [across, down] = [one.x > other.x, one.y > other.y];
    const [isBack, isUp] = swaps ? [down, across] : [across, down];
    const first = { x: isBack ? to.x : from.x, y: isUp ? to.y : from.y };
    const second = { x: isBack ? from.x : to.x, y: isUp ? from.y : to.y };
    this.#put(at, text, `${lettersOf(first)}:${lettersOf(second)}`);
  }

  #turned = ({ x, y }: Point): Point => this.retold.cell(x, y, this.context);

  #sides(property: Property): void {
    const { name, written, values } = property;
    const other = OTHERS.get(name);
    if (other) this.#put(property.at, written, renamed(written, name, other));
    for (const value of values) {
      if (!value.closed) continue;
      const text = insideOf(this.leaf.text, value);
      if (name === 'PL' || name === 'RE') this.#put(value.at + 1, text, recolored(text, name));
    }
  }

  #put(at: number, text: string, now: string): void {
    this.retold.put({ at: this.at + at, text }, now);
  }
}

/// Old records write the whole name: `AddBlack`.
function renamed(written: string, name: string, other: string): string {
  if (/Black|White/.test(written))
    return written.replace(/Black|White/, (side) => (side === 'Black' ? 'White' : 'Black'));
  let index = 0;
  return written.replace(/[A-Z]/g, (letter) => (name[index] === letter ? (other[index++] ?? letter) : letter));
}

function recolored(text: string, name: string): string {
  const [, side = '', rest = ''] = (name === 'PL' ? /^([BWbw])(.*)$/s : /^([BWbw])(\+.*)$/s).exec(text) ?? [];
  if (side === '') return text.replace(/^(Black|White)(?=$|\+)/, (word) => (word === 'Black' ? 'White' : 'Black'));
  return (side.toUpperCase() === 'B' ? columnLike(side, 22) : columnLike(side, 1)) + rest;
}
