/// How a text of SGF is played: games one after the other, each a tree of nodes, of which the first says what all are to fit.

import type { Report } from '../../../record/finding';
import type { Course, Line, LinePart } from '../../../record/line';
import { Kind, SgfFlag } from '../../../syntax/sgf/lexer';
import { isNodeLeaf, treeOf } from '../../../syntax/sgf/tree';
import { type Item, Leaf, type Node, Pair, type Run, Role as TokenRole, WholePair } from '../../../text/node';
import { EventReport } from '../../shared/event-report';
import { GoPlay } from '../../shared/go/play';
import { contextOf, type GameContext } from '../context';
import { beginsGame } from '../reading/beginning';
import { innerGame } from '../reading/tree';
import { citing, rules } from '../rules';
import { advanced } from './advance';
import { eventOf, hasMove, type Inherited } from './event';
import { type SgfState, START, sameStates } from './state';

/// All the text; a game in it, or in another game; a variation; a node; what a game says before its first node.
export const Role = { text: 0, game: 1, tree: 2, node: 3, head: 4 } as const;

const NO_PARTS: readonly LinePart[] = [];
const NOTHING = new Leaf('', Kind.blank, TokenRole.atom, 0, 0, 0, 0);

export class SgfCourse implements Course<SgfState> {
  readonly #boards = new Map<string, GoPlay>();
  /// The board that was asked for last.
  #go: { readonly of: object; readonly go: GoPlay } | undefined;
  /// The text that is played.
  text: Run;

  /// The game on a board of this size.
  go(context: Pick<GameContext, 'columns' | 'rows' | 'sized'>): GoPlay {
    if (this.#go?.of !== context) this.#go = { of: context, go: this.#goOn(context) };
    return this.#go.go;
  }

  #goOn({ columns, rows, sized }: Pick<GameContext, 'columns' | 'rows' | 'sized'>): GoPlay {
    const key = `${columns}:${rows}:${sized}`;
    let go = this.#boards.get(key);
    if (!go) {
      go = new GoPlay({ columns, rows, sized });
      this.#boards.set(key, go);
    }
    return go;
  }

  root(): Line {
    return { node: this.text ?? NOTHING, at: 0, role: Role.text };
  }

  start(): SgfState {
    return START;
  }

  isLine(role: number): boolean {
    return role === Role.text || role === Role.tree;
  }

  isElement(item: Item, role: number): boolean {
    if (role === Role.node) return isNodeLeaf(item);
    if (!(item instanceof Pair) || !(item.flags & SgfFlag.node)) return false;
    return role === Role.tree || beginsGame(item);
  }

  isSimple(role: number): boolean {
    return role === Role.node || role === Role.head;
  }

  isMove(node: Item, role: number): boolean {
    return role === Role.node && node instanceof Leaf && hasMove(node);
  }

  isStop(_node: Item, role: number): boolean {
    return role !== Role.head;
  }

  starts(item: Item, role: number): boolean {
    return role === Role.game && this.isElement(item, role);
  }

  parts(node: Node, role: number): readonly LinePart[] {
    if (role === Role.text) return [{ node, at: 0, as: 'run', role: Role.game, bare: true }];
    if (!(node instanceof Pair)) return NO_PARTS;
    const { nodes, forks } = treeOf(node);
    const at = node.open.width;
    const parts: LinePart[] = [];
    if (role === Role.game || innerGame(node)) parts.push({ node: headOf(node), at: 0, as: 'event', role: Role.head });
    if (nodes) parts.push({ node: nodes, at, as: 'run', role: Role.node, bare: true });
    if (forks) parts.push({ node: forks, at: at + (nodes?.width ?? 0), as: 'forks', role: Role.tree, bare: true });
    return parts;
  }

  enter(state: SgfState): SgfState {
    return state.entering();
  }

  advance(state: SgfState, item: Item, role: number, at: number, report: Report): SgfState {
    if (role === Role.head) return begun(item);
    const { context } = state;
    if (!context || !(item instanceof Leaf)) return state;
    const event = eventOf(item, context, !state.started);
    const eventReport = new EventReport(report, at);
    const next = advanced(state, event, context, this.go(context), eventReport);
    const { dimmed, viewed } = event;
    if (!dimmed && !viewed) return next;
    return next.with({
      dimmed: holding(dimmed, item, state.dimmed, eventReport),
      viewed: holding(viewed, item, state.viewed, eventReport),
    });
  }

  same(a: SgfState, b: SgfState): boolean {
    return sameStates(a, b);
  }
}

/// The parenthesis that a game begins with, as the event that it begins.
class Head extends WholePair {
  constructor(readonly game: Pair) {
    super(game.open, undefined, undefined);
  }
}

function headOf(game: Pair): Head {
  const tree = treeOf(game);
  if (!(tree.does instanceof Head)) tree.does = new Head(game);
  return tree.does as Head;
}

const begun = (head: Item): SgfState => (head instanceof Head ? beginning(head.game) : START);

/// Before the first node of a game.
export const beginning = (game: Pair): SgfState => START.with({ context: contextOf(game) });

/// What holds from a node on: what it sets itself, nothing if it ends it, or what has held before.
function holding(
  own: Inherited | undefined,
  leaf: Leaf,
  before: Leaf | undefined,
  report: EventReport,
): Leaf | undefined {
  if (!own) return before;
  if (!own.isCleared) return leaf;
  if (!before) report.at(citing(rules['nothing-to-clear'], own.clause), own.brackets, { name: own.name });
  return undefined;
}
