/// How a wei7 2.2 record is played (3.11 to 3.15): a set-up, moves, and variations beside the moves that they are alternatives
/// to; and the rules that need the game.

import { stonesWords, stoneWords } from '../../../../games/shared/sides';
import type { Report } from '../../../../record/finding';
import type { Course, Line, LinePart, State } from '../../../../record/line';
import { samePlies } from '../../../../record/same-plies';
import { rootElement } from '../../../../syntax/xml/document';
import { firstElement, isElement } from '../../../../syntax/xml/element';
import { type Item, type Node, Pair, type Run } from '../../../../text/node';
import { EventSlot } from '../../../../text/slot';
import { EventReport } from '../../../shared/event-report';
import { type GoGround, GoPlay } from '../../../shared/go/play';
import { childOf } from '../context';
import { nameOf } from '../names';
import { rules } from '../rules';
import { colorOf, type Setup, type Stone, setupOf, stoneOf } from './event';

export const Role = { moves: 0, pre: 1, child: 2 } as const;

export interface MovesState extends State {
  /// The side whose move a problem asks for.
  readonly problem: number | undefined;
  /// A pre with stones has come.
  readonly setUp: boolean;
  /// A move could not be read for damage, so what stands where after it is not certain.
  readonly uncertain: boolean;
}

const START: MovesState = { ply: undefined, moves: 0, problem: undefined, setUp: false, uncertain: false };

export class MovesCourse implements Course<MovesState> {
  readonly #go: GoPlay;
  #root: Line | undefined;

  constructor(readonly ground: GoGround) {
    this.#go = new GoPlay(ground);
  }

  get working(): GoPlay['working'] {
    return this.#go.working;
  }

  /// The text that is played.
  set text(text: Run) {
    const moves = childOf(rootElement(text, 'wei7'), 'moves');
    this.#root = moves && { node: moves.element, at: moves.at, role: Role.moves };
  }

  root(): Line | undefined {
    return this.#root;
  }

  start(): MovesState {
    return START;
  }

  isLine(role: number): boolean {
    return role === Role.moves;
  }

  /// Moves and variations. A set-up is one only where it comes first; it is a part of its own there.
  isElement(item: Item): boolean {
    return isElement(item) && (colorOf(nameOf(item)) !== undefined || isVariation(item));
  }

  isSimple(role: number, node?: Item): boolean {
    return role === Role.child && node !== undefined && !isVariation(node);
  }

  isMove(_node: Item, role: number): boolean {
    return role === Role.child;
  }

  parts(node: Node, role: number): readonly LinePart[] {
    if (!(node instanceof Pair)) return NO_PARTS;
    return role === Role.moves ? partsOf(node) : [{ node, at: 0, as: 'aside', role: Role.moves }];
  }

  same(a: MovesState, b: MovesState): boolean {
    const alike = a.moves === b.moves && a.problem === b.problem && a.setUp === b.setUp && a.uncertain === b.uncertain;
    return alike && samePlies(a.ply, b.ply);
  }

  advance(state: MovesState, node: Item, role: number, at: number, report: Report): MovesState {
    const eventReport = new EventReport(report, at);
    return role === Role.pre
      ? this.#pre(state, setupOf(node), eventReport)
      : this.#move(state, stoneOf(node), eventReport);
  }

  #pre(state: MovesState, { stones, problem, place }: Setup, eventReport: EventReport): MovesState {
    if (stones.length === 0) return { ...state, problem };
    if (state.moves > 0 || state.setUp) {
      eventReport.at(rules['pre-stones-after-play'], place, { count: stonesWords(stones.length) });
      return { ...state, problem };
    }
    const { ply, repeated, dead } = this.#go.arrange(state.ply, stones);
    for (const { stone, cell } of repeated) {
      eventReport.at(rules['pre-point-repeated'], stone.place, { point: this.#go.name(cell) });
    }
    for (const { stone, cell, count } of dead) {
      eventReport.at(rules['pre-no-liberty'], stone.place, { point: this.#go.name(cell), count });
    }
    return { ...state, ply, problem, setUp: true };
  }

  #move(state: MovesState, stone: Stone, eventReport: EventReport): MovesState {
    const moves = state.moves + 1;
    const { problem, damaged } = stone;
    const ply = this.#play(state, stone, moves, eventReport);
    const uncertain = state.uncertain || (damaged && ply.cell === undefined);
    return { ply, moves, problem, setUp: state.setUp, uncertain };
  }

  #play(
    { ply: prev, uncertain }: MovesState,
    { color, type, x, y, place }: Stone,
    ordinal: number,
    eventReport: EventReport,
  ) {
    const cell = type === 'pass' ? null : this.#go.cell(x, y);
    if (cell === null || cell === undefined) return this.#go.skip(prev, color, cell, ordinal);
    const { ply, occupied, suicide, retakes } = this.#go.play(prev, color, cell, ordinal);
    const point = this.#go.name(cell);
    if (occupied && !uncertain) {
      const related = occupied.by?.isMove ? occupied.by : undefined;
      eventReport.at(rules['stone-on-occupied-point'], place, { point, stone: stoneWords(occupied.color) }, related);
    } else if (suicide) eventReport.at(rules.suicide, place, { point, count: suicide });
    else if (retakes) eventReport.at(rules['ko-retake'], place, { point });
    return ply;
  }
}

const NO_PARTS: readonly LinePart[] = [];

const isVariation = (item: Item): boolean => item instanceof Pair && nameOf(item) === 'moves';

interface MovesParts {
  readonly kind: 'moves';
  readonly parts: readonly LinePart[];
}

const LINES = new EventSlot<MovesParts>('moves');

/// A set-up if one comes first, and then all the rest.
function partsOf(node: Pair): readonly LinePart[] {
  const known = LINES.of(node);
  if (known) return known.parts;
  const parts: LinePart[] = [];
  const first = firstElement(node.run, node.open.width);
  if (first && nameOf(first.element) === 'pre') {
    parts.push({ node: first.element, at: first.at, as: 'event', role: Role.pre });
  }
  parts.push({ node, at: 0, as: 'run', role: Role.child });
  return LINES.keep(node, { kind: 'moves', parts }).parts;
}
