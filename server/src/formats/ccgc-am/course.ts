/// How a record of Amazons is played: token by token, each about where it stands on its line. All of it is told by playing,
/// for what a token means depends on those before it.

import { CLEAN, type Findings, Report } from '../../record/finding';
import type { Course, Line, LinePart } from '../../record/line';
import { Kind } from '../../syntax/rounds/lexer';
import { type Item, Leaf, type Node, type Run } from '../../text/node';
import { controlsIn, isPlain } from '../ccgc/signs';
import { Telling } from '../telling';
import { type Heading, headingOf, isHeader } from './heading';
import { AmPlay } from './play';
import { begun, closed, endsLine, longer, numberOf, tellLead } from './round';
import { rules } from './rules';
import { looksLikeMove, saidBy } from './said';
import { type AmState, type Round, START, sameStates, sideOf } from './state';

export const Role = { text: 0, token: 1 } as const;

const isComment = (kind: number): boolean => kind === Kind.comment || kind === Kind.again;

export class AmCourse implements Course<AmState> {
  readonly play = new AmPlay();
  /// The text that is played.
  text: Run;

  root(): Line | undefined {
    return this.text && { node: this.text, at: 0, role: Role.text };
  }

  start(): AmState {
    return START;
  }

  isLine(role: number): boolean {
    return role === Role.text;
  }

  isSimple(role: number): boolean {
    return role === Role.token;
  }

  parts(node: Node, role: number): readonly LinePart[] {
    return role === Role.text ? [{ node, at: 0, as: 'run', role: Role.token, bare: true }] : [];
  }

  isElement(item: Item): boolean {
    return item instanceof Leaf && item.kind !== Kind.blank;
  }

  isMove(item: Item): boolean {
    return item instanceof Leaf && item.kind === Kind.move;
  }

  isStop(item: Item): boolean {
    return item instanceof Leaf && (item.kind === Kind.move || isHeader(item));
  }

  starts(item: Item): boolean {
    return item instanceof Leaf && isHeader(item);
  }

  same(a: AmState, b: AmState): boolean {
    return sameStates(a, b);
  }

  advance(before: AmState, item: Item, _role: number, at: number, report: Report): AmState {
    const leaf = item as Leaf;
    report.take(signsOf(leaf), at);
    const state = leaf.kind === Kind.move ? { ...before, moves: before.moves + 1 } : before;
    const passing = !endsLine(leaf);
    if (leaf.kind === Kind.header) return { ...state, passing, header: endOf(headingOf(leaf)) };
    if (state.passing) return { ...state, passing };
    const told = new Telling(report, at);
    if (!state.round && isComment(leaf.kind)) return { ...afterComment(state, leaf, told), passing };
    if (goesOn(state, leaf)) return { ...state, passing, header: 'ended' };
    for (const { rule, from, to, params } of saidBy(leaf).lookAlikes)
      told.at(rule, { at: from, size: to - from }, params);
    const next = this.#token(state.header === 'ended' ? state : { ...state, header: 'ended' }, leaf, told);
    return passing ? next : closed(next, new Telling(report, at + leaf.width));
  }

  /// A line is over, or a game on it.
  ends(state: AmState, _line: Node | undefined, at: number, report: Report): void {
    closed(state, new Telling(report, at));
  }

  #token(before: AmState, leaf: Leaf, told: Telling): AmState {
    if (before.round) return this.#piece(before, before.round, leaf, told);
    const { state, isMove } = begun(before, leaf, told);
    const round = state.round as Round;
    return isMove ? this.#piece(state, round, leaf, told) : { ...state, round: longer(round, leaf, {}) };
  }

  /// A move, or what stands in the place of one.
  #piece(state: AmState, round: Round, leaf: Leaf, told: Telling): AmState {
    const said = saidBy(leaf);
    const { pieces, extra, joins } = round;
    tellLead(round, leaf, said, told);
    const change = { lead: 'settled', pieces: pieces + 1 } as const;
    if (pieces >= 2)
      return { ...state, round: longer(round, leaf, { ...change, extra: Math.max(extra, 0) + leaf.width }) };
    const { move } = said;
    if (joins && move) told.at(rules['move-suffix'], { at: 0, size: move.size }, { value: leaf.token });
    const known = round.damaged && !move && round.pieces === 0;
    for (const { rule, from, to, params } of known ? [] : said.findings)
      told.at(rule, { at: from, size: to - from }, params);
    const { ply, stopped } = move
      ? this.play.move(state, move, sideOf(pieces), told)
      : { ply: state.ply, stopped: true };
    const damaged = round.damaged || !move;
    const open = { ...change, damaged, joins: move !== undefined && !said.suffix && leaf.width === leaf.size };
    return { ...state, ply, stopped, round: longer(round, leaf, open) };
  }
}

const endOf = ({ terminator, isCut }: Heading): AmState['header'] =>
  terminator !== undefined ? 'ended' : isCut ? 'cut' : 'unended';

/// Does the line that begins with this token belong to the header? No round begins so.
function goesOn({ header, next }: AmState, leaf: Leaf): boolean {
  if (header === 'ended') return false;
  if (leaf.kind === Kind.number) return header === 'cut' && numberOf(leaf) !== next;
  return leaf.kind === Kind.other && !looksLikeMove(leaf);
}

function afterComment(state: AmState, leaf: Leaf, told: Telling): AmState {
  const { half } = state;
  told.at(rules['stray-comment'], { at: 0, size: leaf.size });
  return { ...state, half: half && { ...half, back: half.back + leaf.width } };
}

/// What is wrong with the characters of a token, wherever it stands; remembered on it.
function signsOf(leaf: Leaf): Findings {
  if (!leaf.memo) leaf.memo = isPlain(leaf.text) ? CLEAN : strangeSigns(leaf);
  return leaf.memo as Findings;
}

function strangeSigns({ text }: Leaf): Findings {
  const report = new Report();
  for (const finding of controlsIn(text, rules['not-plain-text'])) report.add(finding);
  return report.findings;
}
