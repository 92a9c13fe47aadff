/// How a record of Ishi is played: line by line, each line about what stands before it. What belongs together is a passage; it
/// is judged when it is over: at the next move, variation or event, or at the end of the sequence.

import type { Report } from '../../../record/finding';
import type { Course, Line, LinePart } from '../../../record/line';
import type { Ply } from '../../../record/ply';
import { LineKind } from '../../../syntax/lines/family';
import { type Item, Leaf, type Node, Pair, type Run, Role as TokenRole } from '../../../text/node';
import { GoPlay } from '../../shared/go/play';
import { isMoveKind, Kind } from '../keywords';
import { rules } from '../rules';
import { saidBy } from '../said';
import { blockFindings, lineFindings } from '../said/characters';
import { wakes } from './guess';
import { judge, saysNothing } from './judge';
import type { Head } from './judge-event';
import { afterLine, afterText, noted } from './line';
import { withoutMove } from './made';
import { afterMove } from './move';
import { kindOf, noteAfter, PassageReport } from './passage';
import { comparingStates, type IshiState, START, sameStates } from './state';

/// An item of a sequence; a variation, and all the text, as sequences; the opener of a variation that nothing ends.
export const Role = { item: 0, variation: 1, text: 2, unended: 3 } as const;

const NO_PARTS: readonly LinePart[] = [];
const NOTHING = new Leaf('', LineKind.blank, TokenRole.atom, 0, 0, 0, 0);

export class IshiCourse implements Course<IshiState> {
  readonly asides = 'after';
  readonly #boards = new Map<number, GoPlay>();
  /// The text that is played.
  text: Run;

  /// The game on a board of so many lines.
  go(size: number): GoPlay {
    let go = this.#boards.get(size);
    if (!go) {
      go = new GoPlay({ columns: size, rows: size, sized: true });
      this.#boards.set(size, go);
    }
    return go;
  }

  /// A file without anything is sound, and an event by itself.
  root(): Line {
    return { node: this.text ?? NOTHING, at: 0, role: Role.text };
  }

  start(): IshiState {
    return START;
  }

  isLine(role: number): boolean {
    return role === Role.variation || role === Role.text;
  }

  /// All lines are told to play, for a passage knows how far it reaches.
  isElement(): boolean {
    return true;
  }

  isSimple(role: number, node?: Item): boolean {
    return !this.isLine(role) && node !== undefined && !isVariation(node);
  }

  isMove(node: Item): boolean {
    return node instanceof Leaf && isMoveKind(node.kind);
  }

  isStop(node: Item): boolean {
    return node instanceof Leaf && (isMoveKind(node.kind) || node.kind === Kind.DIAGRAM || node.kind === Kind.EVENT);
  }

  starts(node: Item): boolean {
    return node instanceof Leaf && node.kind === Kind.EVENT;
  }

  parts(node: Node, role: number): readonly LinePart[] {
    if (role === Role.text) return [{ node, at: 0, as: 'run', role: Role.item, bare: true }];
    if (role === Role.variation) return [{ node, at: 0, as: 'run', role: Role.item }];
    return isVariation(node) ? variationParts(node) : NO_PARTS;
  }

  /// A variation begins with the position before the move that it is on.
  enter(state: IshiState): IshiState {
    const level = state.level + 1;
    const inside = { ...state, stage: 'variation', current: 'none', last: 0, repeats: false, level } as const;
    if (state.current === 'none') return inside;
    return { ...inside, ...withoutMove(state), moves: state.moves - 1 };
  }

  advance(state: IshiState, item: Item, role: number, at: number, report: Report): IshiState {
    const kind = kindOf(item);
    if (kind === Kind.VAR) return this.#variation(state, item as Leaf, role, at, report);
    if (state.quiet && !wakes(item, state)) return afterText(state, item as Leaf, at, report);
    const here = state.quiet ? { ...state, quiet: 0 } : state;
    report.take(item instanceof Leaf ? lineFindings(item) : blockFindings(item), at);
    if (isMoveKind(kind)) return this.#move(here, item as Leaf, at, report);
    return kind === Kind.DIAGRAM ? this.#diagram(here, item, at, report) : afterLine(here, item, at, report);
  }

  #move(state: IshiState, leaf: Leaf, at: number, report: Report): IshiState {
    const settled = this.settled(state, at, report);
    return afterMove(settled, leaf, this.go(settled.size), at, report);
  }

  /// A diagram after a move, or after another one, belongs to what that belongs to.
  #diagram(state: IshiState, item: Item, at: number, report: Report): IshiState {
    const goesOn = state.stage === 'move' || state.stage === 'diagram';
    const before = goesOn ? state : this.settled(state, at, report);
    const passage = goesOn ? {} : { passage: undefined, width: 0 };
    return noted({ ...before, ...passage, stage: 'diagram', begun: true }, item);
  }

  /// A line, or a game on it, is over.
  ends(state: IshiState, line: Node | undefined, at: number, report: Report): void {
    this.settled(state, at, report);
    if (!line || !isVariation(line) || state.stage !== 'variation' || state.displaced || state.quiet) return;
    const { keyword } = saidBy(line.open);
    report.add({ rule: rules['variation-empty'], from: keyword.at, to: keyword.at + keyword.size });
  }

  same(a: IshiState, b: IshiState): boolean {
    return sameStates(a, b);
  }

  comparing(a: IshiState, b: IshiState): Generator<void, void> {
    return comparingStates(a, b);
  }

  /// The passage that ends at `at` is judged; after the head of an event its stones stand on its board. A passage that is over
  /// still has to be taken off.
  settled(state: IshiState, at: number, report: Report): IshiState {
    if (saysNothing(state)) return state;
    const eventReport = new PassageReport(report, at - state.width);
    const head = judge(state, this.go(state.size), eventReport);
    return head ? { ...state, size: head.size, ply: this.#setUp(head, eventReport) } : state;
  }

  #setUp({ size, stones }: Head, eventReport: PassageReport): Ply | undefined {
    if (stones.length === 0) return undefined;
    const go = this.go(size);
    const cells = stones.map(({ point, color }) => [go.cell(point.x, size - point.row) as number, color] as const);
    const ply = go.setUp(undefined, cells);
    const order = cells.map(([cell]) => cell);
    for (const block of go.working.to(ply).blocksWithoutLiberty(order)) {
      const stone = stones[order.indexOf(block[0] as number)];
      if (!stone) continue;
      const params = { value: stone.field.text, count: block.length };
      eventReport.of(stone.note, rules['setup-no-liberty'], stone.field, params);
    }
    return ply;
  }

  /// The line that opens a variation: an event of the sequence that it stands in.
  #variation(state: IshiState, leaf: Leaf, role: number, at: number, report: Report): IshiState {
    const settled = { ...this.settled(state, at, report), passage: undefined, width: 0, quiet: 0 };
    const eventReport = new PassageReport(report, at);
    const note = noteAfter(undefined, leaf, 0);
    if (role === Role.unended) eventReport.keyword(note, rules['var-not-ended']);
    const { current, displaced, level } = settled;
    if (current === 'none' && !displaced) eventReport.keyword(note, rules['var-without-move']);
    else eventReport.faults(note, saidBy(leaf));
    if (current !== 'none') return { ...settled, stage: 'varied', current: 'varied' };
    return { ...settled, stage: level === 0 ? 'event' : 'variation', begun: true };
  }
}

const isVariation = (node: Node): node is Pair => node instanceof Pair && node.open.kind === Kind.VAR;

function variationParts(node: Pair): LinePart[] {
  return [
    { node: node.open, at: 0, as: 'event', role: node.closed ? Role.item : Role.unended },
    { node, at: 0, as: 'aside', role: Role.variation },
  ];
}
