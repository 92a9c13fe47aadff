/// How a JGF record is played: node after node a move, then a setup, then variations; and the rules that need the game or
/// the order of the nodes.
///
/// Lines take turns in two roles, and their nodes with them: a variation is never of the role of the line it stands in. So
/// the first node of a variation is told from the node that comes after all variations, though play comes to both with the
/// same state.

import type { EarlierMove, Report } from '../../../record/finding';
import type { Course, LinePart, State } from '../../../record/line';
import { samePlies } from '../../../record/same-plies';
import type { Words } from '../../../spec/rule';
import {
  elementsOf,
  isArray,
  isObject,
  membersAt,
  rootValue,
  spanOf,
  valueAt,
  valueIn,
} from '../../../syntax/json/access';
import type { Item, Node, Run } from '../../../text/node';
import { EventReport } from '../../shared/event-report';
import { type GoGround, GoPlay } from '../../shared/go/play';
import { isInlineVariations } from '../letters';
import { rules } from '../rules';
import { OLD_CLEAR } from '../shape/points';
import { Sides } from '../sides';
import { type MoveEvent, type NodeEvent, nodeEvent, type Putting } from './event';
import { Positions, repeated } from './positions';

const TREE = 0;
const NODE = 2;
const nodeOf = (line: number): number => line + NODE;
const variationOf = (node: number): number => 1 - (node - NODE);
const isNode = (role: number): boolean => role >= NODE;

export interface JgfState extends State {
  /// The first node of the tree is behind.
  readonly started: boolean;
  /// The role of the line that has just had variations.
  readonly forked: number | undefined;
  /// Whose turn it is, where the record says so.
  readonly turn: string | undefined;
  /// Where no position may come back: those that have been.
  readonly positions: Positions | undefined;
}

/// The position, and those before it where they are kept.
type Standing = Pick<JgfState, 'ply' | 'positions'>;

/// What the record itself says of how it is to be played.
export interface OwnRules {
  readonly allowSuicide: boolean | undefined;
  readonly disallowRepeats: boolean | undefined;
  /// It is in the words of version 1, where points are cleared by the type `empty` too.
  readonly old: boolean;
}

const NO_PARTS: readonly LinePart[] = [];

export class JgfCourse implements Course<JgfState> {
  readonly sides: Sides;
  readonly #go: GoPlay;
  #root: ReturnType<Course<JgfState>['root']>;
  readonly #start: JgfState;
  /// The tree does not begin with a node: then none is the first.
  readonly #startsOtherwise: JgfState;
  #from: JgfState;

  constructor(
    readonly ground: GoGround,
    colors: string,
    readonly own: OwnRules,
  ) {
    this.sides = new Sides(colors);
    this.#go = new GoPlay(ground);
    const positions = own.disallowRepeats === true ? Positions.start : undefined;
    this.#start = { ply: undefined, moves: 0, started: false, forked: undefined, turn: undefined, positions };
    this.#startsOtherwise = { ...this.#start, started: true };
    this.#from = this.#start;
  }

  get working(): GoPlay['working'] {
    return this.#go.working;
  }

  /// The text that is played.
  set text(text: Run) {
    const tree = valueAt(rootValue(text), 'tree');
    this.#root = tree && isArray(tree.node) ? { node: tree.node, at: tree.at, role: TREE } : undefined;
    const [first] = elementsOf(tree);
    this.#from = first && !isObject(first.node) ? this.#startsOtherwise : this.#start;
  }

  root(): ReturnType<Course<JgfState>['root']> {
    return this.#root;
  }

  start(): JgfState {
    return this.#from;
  }

  isLine(role: number): boolean {
    return !isNode(role);
  }

  isSimple(role: number, node?: Item): boolean {
    return isNode(role) && isObject(node) && !nodeEvent(node).variations;
  }

  isMove(node: Item, role: number): boolean {
    return isNode(role) && isObject(node) && nodeEvent(node).move !== undefined;
  }

  /// The variations of a node are played whether or not they should be there, and so are those of the first demos, which
  /// have no node around them.
  parts(node: Node, role: number): readonly LinePart[] {
    if (!isNode(role)) return isArray(node) ? [{ node, at: 0, as: 'run', role: nodeOf(role) }] : NO_PARTS;
    if (isInlineVariations(node)) return [{ node, at: 0, as: 'forks', role: variationOf(role) }];
    if (!isObject(node)) return NO_PARTS;
    const { variations } = nodeEvent(node);
    const here: LinePart = { node, at: 0, as: 'event', role };
    return variations ? [here, { ...variations, as: 'forks', role: variationOf(role) }] : [here];
  }

  /// The positions that have been come of the plies, and need no comparing.
  same(a: JgfState, b: JgfState): boolean {
    const alike = a.moves === b.moves && a.started === b.started && a.forked === b.forked && a.turn === b.turn;
    return alike && samePlies(a.ply, b.ply);
  }

  advance(state: JgfState, node: Item, role: number, at: number, report: Report): JgfState {
    const event = nodeEvent(node);
    const eventReport = new EventReport(report, at);
    if (state.forked === role) eventReport.at(rules['node-after-variations'], { at: 0, size: 1 });
    this.#order(state, node, event, eventReport);
    const { move, setup } = event;
    const forked = event.variations ? role : undefined;
    const turn = event.turn ?? (move ? undefined : state.turn);
    const played = move ? this.#move(state, node, move, eventReport) : state;
    const { ply, positions } = setup.length > 0 ? this.#setUp(played, setup) : played;
    return { ply, moves: state.moves + (move ? 1 : 0), started: true, forked, turn, positions };
  }

  /// What may not stand in the first node, or beside variations.
  #order({ started }: JgfState, node: Item, event: NodeEvent, eventReport: EventReport): void {
    if (started && !event.variations) return;
    const members = membersAt({ node, at: 0 });
    if (!members || members.damaged || !isObject(node) || !node.closed) return;
    const keyOf = (name: string) => {
      const member = members.get(name);
      return member && { at: member.keyAt, size: member.key.size };
    };
    const move = keyOf('move');
    const variations = keyOf('variations');
    if (!started) {
      if (move) eventReport.at(rules['root-node-move'], move);
      if (variations) eventReport.at(rules['root-node-variations'], variations);
    } else if (variations && (move || keyOf('setup') || keyOf('score')))
      eventReport.at(rules['variations-not-alone'], variations);
  }

  #setUp(state: Standing, setup: readonly Putting[]): Standing {
    const stones: [cell: number, color: number][] = [];
    for (const { type, x, y } of setup) {
      const cell = this.#go.cell(x, y);
      const color = this.sides.of(type);
      const clears = type === 'clear' || (type === OLD_CLEAR && this.own.old);
      if (cell !== undefined && (color || clears)) stones.push([cell, color]);
    }
    const ply = this.#go.setUp(state.ply, stones);
    return { ply, positions: state.positions?.after(ply.changes) };
  }

  #move(state: JgfState, node: Item, move: MoveEvent, eventReport: EventReport): Standing {
    const moves = state.moves + 1;
    const color = this.sides.of(move.color);
    const cell = this.#go.cell(move.x, move.y);
    if (!color || cell === undefined) {
      const ply = this.#go.skip(state.ply, color, move.pass && color ? null : undefined, moves);
      return { ply, positions: state.positions };
    }
    const { ply, occupied, suicide, retakes } = this.#go.play(state.ply, color, cell, moves);
    const tell = (rule: (typeof rules)[keyof typeof rules], params: object, related?: EarlierMove) =>
      eventReport.at(rule, moveSpan(node), { point: this.#go.name(cell), ...params }, related);
    if (occupied) {
      const by = occupied.by?.isMove ? occupied.by : undefined;
      tell(rules['occupied-point'], { color: this.sides.words(occupied.color) }, by);
      return { ply, positions: state.positions };
    }
    if (suicide && this.own.allowSuicide === false) tell(rules['suicide-move'], { count: suicide });
    if (retakes && this.own.disallowRepeats === false) tell(rules['ko-recapture'], {});
    const again = state.positions?.mayHold(ply.changes) ? repeated(ply) : undefined;
    if (again !== undefined) tell(rules['repeated-position'], { move: moveWords(again) }, earlier(again));
    return { ply, positions: state.positions?.after(ply.changes) };
  }
}

/// Position 0 is that of the start, which no move made.
const earlier = (move: number): EarlierMove | undefined => (move > 0 ? { ordinal: move, number: move } : undefined);

function moveSpan(node: Item): { at: number; size: number } {
  const members = membersAt({ node, at: 0 });
  const move = members && valueIn(members, 0, 'move');
  return move ? spanOf(move) : { at: 0, size: 1 };
}

const moveWords = (move: number): Words =>
  move === 0 ? { en: 'the set-up', zh: '摆子' } : { en: `move ${move}`, zh: `第 ${move} 手` };
