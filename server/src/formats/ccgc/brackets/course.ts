/// How a record in brackets is played: one leaf after the other, stones where they are put. A chapter says what its game makes
/// of a move.

import type { Board } from '../../../games/game';
import type { Report } from '../../../record/finding';
import type { Course, Line, LinePart, State } from '../../../record/line';
import { samePlies } from '../../../record/ply';
import type { Words } from '../../../spec/rule';
import { Kind } from '../../../syntax/brackets/lexer';
import { type Item, Leaf, type Node, type Run } from '../../../text/node';
import { Telling } from '../../telling';
import { sameTeam } from '../names/compare';
import type { Chapter } from './chapter';
import { headingOf } from './heading';
import { isHeading, Phase, phaseAfterHeading, pieceThere } from './phase';
import { type Move, type Piece, pieceOf } from './piece';

export const Role = { text: 0, leaf: 1 } as const;

export interface BracketState extends State {
  readonly phase: number;
  /// The names of the teams, which some programs write in the place of colours.
  readonly first: string;
  readonly second: string;
}

export type Progress = Pick<BracketState, 'phase' | 'moves'>;

/// What a chapter's game makes of the pieces that are read.
export interface Play<S extends BracketState> {
  start(): S;
  /// A move; its colour is 0 where it is not known, and x and y are missing off the board. What is the same for all chapters
  /// of the state after it is given.
  move(state: S, move: Move, next: Progress, told: Telling): S;
  /// A piece that is no move.
  lose(state: S, next: Progress): S;
  same(a: S, b: S): boolean;
  board(state: S): Board;
  /// The side whose stone is next.
  side(state: S): number;
  /// How many stones have to follow to complete a turn that has begun; where a turn is one stone, none.
  rest(state: S): number;
  /// What is to be said of the move that was made last.
  remarks?(state: S): readonly Words[];
}

export class BracketCourse<S extends BracketState> implements Course<S> {
  #text: Run;

  constructor(
    readonly chapter: Chapter,
    readonly play: Play<S>,
  ) {}

  /// The text that is played.
  set text(text: Run) {
    this.#text = text;
  }

  root(): Line | undefined {
    return this.#text && { node: this.#text, at: 0, role: Role.text };
  }

  start(): S {
    return this.play.start();
  }

  isLine(role: number): boolean {
    return role === Role.text;
  }

  isSimple(role: number): boolean {
    return role === Role.leaf;
  }

  parts(node: Node, role: number): readonly LinePart[] {
    return role === Role.text ? [{ node, at: 0, as: 'run', role: Role.leaf, bare: true }] : [];
  }

  isElement(item: Item): boolean {
    if (!(item instanceof Leaf) || item.kind === Kind.blank) return false;
    return isHeading(item) ? !headingOf(item, this.chapter).blank : !pieceOf(item, this.chapter).empty;
  }

  isMove(item: Item): boolean {
    return item instanceof Leaf && item.kind === Kind.piece && pieceOf(item, this.chapter).move !== undefined;
  }

  isStop(item: Item): boolean {
    return this.isMove(item) || (item instanceof Leaf && isHeading(item));
  }

  starts(item: Item): boolean {
    return item instanceof Leaf && isHeading(item);
  }

  same(a: S, b: S): boolean {
    const alike = a.moves === b.moves && a.phase === b.phase && a.first === b.first && a.second === b.second;
    return alike && this.play.same(a, b) && samePlies(a.ply, b.ply);
  }

  advance(state: S, item: Item, _role: number, at: number, report: Report): S {
    const leaf = item as Leaf;
    if (isHeading(leaf)) return this.#heading(state, leaf);
    const { piece, isRead, next: phase } = pieceThere(state.phase, leaf, this.chapter);
    const next = { phase, moves: piece.move ? state.moves + 1 : state.moves };
    if (!isRead || piece.empty) return { ...state, ...next };
    const move = piece.move && this.#coloured(piece, piece.move, state);
    return move ? this.play.move(state, move, next, new Telling(report, at)) : this.play.lose(state, next);
  }

  #heading(state: S, leaf: Leaf): S {
    const heading = headingOf(leaf, this.chapter);
    const phase = phaseAfterHeading(Phase.before, heading, this.chapter);
    const { values, complete } = heading.header;
    if (!complete) return { ...state, phase };
    return { ...state, phase, first: values[1]?.text ?? '', second: values[2]?.text ?? '' };
  }

  /// A move whose colour is written as a letter, or as the name of a team.
  #coloured({ proper }: Piece, move: Move, { first, second }: S): Move | undefined {
    if (proper || /^[A-Za-z]$/.test(move.colour)) return move;
    const [one, other] = this.chapter.letters;
    if (first && sameTeam(move.colour, first, one)) return { ...move, color: 1 };
    if (second && sameTeam(move.colour, second, other)) return { ...move, color: 2 };
    return undefined;
  }
}
