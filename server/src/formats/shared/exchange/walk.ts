/// All nodes of a tree in their order, each after those before it on its line, and the position that it comes to.

import { GoBoard } from '../../../games/go/board';
import type { GameModel, NodeModel, StoneModel } from '../../../record/model';
import { NO_CHANGES } from '../../../record/ply';

/// What a move did.
interface Made {
  /// A stone stood there. SGF puts the new one in its place.
  readonly occupied: boolean;
  /// The points of the stones that went off, its own too.
  readonly taken: readonly number[];
}

const NOTHING: Made = { occupied: false, taken: [] };
const NO_PLAY = { changes: NO_CHANGES, taken: [], suicide: false };

/// Lines, as many as SGF can have.
const LARGEST_DIAGRAM = 52;

/// A board that goes along a tree: `depth` is how many nodes have been gone into before this one.
export class Position {
  readonly board: GoBoard;
  readonly #changes: (readonly number[])[] = [];

  constructor(
    readonly columns: number,
    readonly rows: number,
  ) {
    this.board = new GoBoard(columns, rows);
  }

  back(depth: number): void {
    while (this.#changes.length > depth) {
      const changes = this.#changes.pop() as readonly number[];
      for (let i = changes.length - 3; i >= 0; i -= 3) this.board.set(changes[i] as number, changes[i + 1] as number);
    }
  }

  isOccupied({ move }: NodeModel): boolean {
    return !!move?.point && this.board.get(move.point.y * this.columns + move.point.x) !== 0;
  }

  into({ setup, move }: NodeModel): Made {
    const { board, columns } = this;
    const put = setup && setup.length > 0 ? this.#setUp(setup) : NO_CHANGES;
    if (!move?.point) {
      this.#changes.push(put);
      return NOTHING;
    }
    const cell = move.point.y * columns + move.point.x;
    const there = board.get(cell);
    if (there !== 0) board.set(cell, 0);
    const { changes, taken, suicide } = board.play(move.color, cell) ?? NO_PLAY;
    if (put.length === 0 && there === 0) this.#changes.push(changes);
    else this.#changes.push([...put, ...(there === 0 ? NO_CHANGES : [cell, there, 0]), ...changes]);
    if (there === 0 && taken.length === 0 && !suicide) return NOTHING;
    return { occupied: there !== 0, taken: suicide ? ownIn(cell, changes) : taken };
  }

  #setUp(setup: readonly StoneModel[]): number[] {
    const changes: number[] = [];
    for (const { x, y, color } of setup) {
      const cell = y * this.columns + x;
      const before = this.board.get(cell);
      if (before === color) continue;
      changes.push(cell, before, color);
      this.board.set(cell, color);
    }
    return changes;
  }

  /// The position in letters; not of a board that nobody could read that way.
  get diagram(): string | undefined {
    if (Math.max(this.columns, this.rows) > LARGEST_DIAGRAM) return undefined;
    const lines: string[] = [];
    for (let y = 0; y < this.rows; y++) {
      const cells = Array.from({ length: this.columns }, (_, x) => '.XO'[this.board.get(y * this.columns + x)] ?? '?');
      lines.push(cells.join(' '));
    }
    return lines.join('\n');
  }
}

function ownIn(cell: number, changes: readonly number[]): number[] {
  const own = [cell];
  for (let i = 0; i < changes.length; i += 3) own.push(changes[i] as number);
  return own;
}

const PAUSE = 32;

/// Calls `visit` with each node and what it answered for the one before; what it answers nothing for is passed over with all
/// that comes behind it.
export function* eachNode<T>(
  { root }: GameModel,
  first: T,
  visit: (node: NodeModel, before: T, depth: number) => T | undefined,
): Generator<void, void> {
  const stack = [{ node: root, before: first, depth: 0 }];
  let count = 0;
  for (let next = stack.pop(); next; next = stack.pop()) {
    let { before, depth } = next;
    // Most nodes have one after them.
    for (let node: NodeModel | undefined = next.node; node; depth++) {
      if (++count % PAUSE === 0) yield;
      const answer = visit(node, before, depth);
      if (answer === undefined) break;
      const children: readonly NodeModel[] = node.children;
      for (let i = children.length - 1; i > 0; i--)
        stack.push({ node: children[i] as NodeModel, before: answer, depth: depth + 1 });
      before = answer;
      node = children[0];
    }
  }
}

/// It is a move, and nothing is said of it and beside it.
export const isMoveAlone = (node: NodeModel): boolean =>
  node.move !== undefined &&
  node.move.quality === undefined &&
  node.move.forced === undefined &&
  node.move.very === undefined &&
  node.comment === undefined &&
  node.marks === undefined &&
  node.title === undefined &&
  node.setup === undefined &&
  node.toPlay === undefined &&
  node.parts === undefined &&
  node.number === undefined &&
  node.clocks === undefined &&
  node.judgements === undefined &&
  node.territory === undefined &&
  node.view === undefined &&
  node.dim === undefined &&
  node.figure === undefined &&
  node.print === undefined &&
  node.solution === undefined &&
  node.info === undefined &&
  node.private === undefined &&
  node.carried === undefined;

/// Without the moves onto stones that a format forbids: where one stands nothing is played, and play goes on.
export function* withoutOccupied(game: GameModel): Generator<void, void> {
  const position = new Position(game.columns, game.rows);
  yield* eachNode(game, true, (node, _, depth) => {
    position.back(depth);
    if (position.isOccupied(node)) node.move = undefined;
    position.into(node);
    return true;
  });
}

/// Numbers that are the next ones anyway need not be said.
export function withoutNextNumbers(root: NodeModel): void {
  const stack = [{ first: root, before: 0 }];
  for (let next = stack.pop(); next; next = stack.pop()) {
    let { before } = next;
    for (let node: NodeModel | undefined = next.first; node; node = node.children[0]) {
      const own: number = before + (node.move ? 1 : 0);
      if (node.number === own) node.number = undefined;
      before = node.number ?? own;
      for (let i = 1; i < node.children.length; i++) stack.push({ first: node.children[i] as NodeModel, before });
    }
  }
}
