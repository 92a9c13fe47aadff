/// How a record in brackets is played: one leaf after the other, stones where they are put. A chapter says what its game makes
/// of a move.

import type { Grid } from '../../../games/shared/game';
import type { Report } from '../../../record/finding';
import type { State } from '../../../record/line';
import { samePlies } from '../../../record/same-plies';
import type { Winner } from '../../../record/view';
import type { Words } from '../../../spec/rule';
import { Kind } from '../../../syntax/brackets/lexer';
import { type Item, Leaf } from '../../../text/node';
import { EventReport } from '../../shared/event-report';
import { FlatCourse } from '../flat/course';
import { shown } from '../shared/text/signs';
import type { Chapter } from './chapter';
import { headingOf } from './heading';
import { colorMeant } from './move-meant';
import { isHeading, Phase, phaseAfterHeading, pieceThere } from './phase';
import { type Move, pieceOf } from './piece';

export interface BracketState extends State {
  readonly phase: number;
  /// The names of the teams, which some programs write in the place of colours.
  readonly first: string;
  readonly second: string;
  /// It has been told that moves are written in a way of their own.
  readonly dialect: boolean;
}

/// What every record begins with.
export const BEGINNING: BracketState = {
  ply: undefined,
  moves: 0,
  phase: Phase.before,
  first: '',
  second: '',
  dialect: false,
};

export type Progress = Pick<BracketState, 'phase' | 'moves' | 'dialect'>;

/// What a chapter's game makes of the pieces that are read.
export interface Play<S extends BracketState> {
  start(): S;
  /// A move; its colour is 0 where it is not known, and x and y are missing off the board. What is the same for all chapters
  /// of the state after it is given.
  move(state: S, move: Move, next: Progress, eventReport: EventReport): S;
  /// What has come of the last move that its text does not say.
  effect?(state: S): Words | undefined;
  /// A piece that is no move.
  lose(state: S, next: Progress): S;
  same(a: S, b: S): boolean;
  board(state: S): Grid;
  /// The side whose stone is next.
  side(state: S): number;
  /// How many stones have to follow to complete a turn that has begun; where a turn is one stone, none.
  rest(state: S): number;
  /// The points that are offered for the next move, where those are not all that are free.
  offered?(state: S): readonly number[];
  /// The points that a move may name at all, where those are not all that are free.
  tried?(state: S): readonly number[];
  /// Nobody has a move any more.
  isOver(state: S): boolean;
  /// Who has won, if that is certain; where a board shows it.
  winner?(state: S): Winner | undefined;
  /// How the game has ended, if it has.
  outcome?(state: S): Words | undefined;
  /// What is to be said of the move that was made last.
  remarks?(state: S): readonly Words[];
}

/// Of whatever game.
export type Brackets = BracketCourse<BracketState>;

export class BracketCourse<S extends BracketState, P extends Play<S> = Play<S>> extends FlatCourse<S> {
  constructor(
    readonly chapter: Chapter,
    readonly play: P,
  ) {
    super();
  }

  start(): S {
    return this.play.start();
  }

  isElement(item: Item): boolean {
    if (!(item instanceof Leaf) || item.kind === Kind.blank) return false;
    return isHeading(item) ? !headingOf(item, this.chapter).blank : !pieceOf(item, this.chapter).empty;
  }

  isMove(item: Item): boolean {
    return item instanceof Leaf && item.kind === Kind.piece && pieceOf(item, this.chapter).move !== undefined;
  }

  starts(item: Item): boolean {
    return item instanceof Leaf && isHeading(item);
  }

  same(a: S, b: S): boolean {
    const alike = a.moves === b.moves && a.phase === b.phase && a.first === b.first && a.second === b.second;
    if (a.dialect !== b.dialect) return false;
    return alike && this.play.same(a, b) && samePlies(a.ply, b.ply);
  }

  advance(state: S, item: Item, _role: number, at: number, report: Report): S {
    const leaf = item as Leaf;
    if (isHeading(leaf)) return this.#heading(state, leaf);
    const { piece, isRead, next: phase } = pieceThere(state.phase, leaf, this.chapter);
    const next = { phase, moves: piece.move ? state.moves + 1 : state.moves, dialect: state.dialect };
    if (!isRead || piece.empty) return { ...state, ...next };
    const eventReport = new EventReport(report, at);
    const { move, strange } = piece;
    if (!move) return this.play.lose(state, next);
    if (!strange) return this.play.move(state, move, next, eventReport);
    const meant = this.#coloured(move, state);
    this.#tell(leaf.text.slice(0, piece.end), meant, state, eventReport);
    return meant ? this.play.move(state, meant, { ...next, dialect: true }, eventReport) : this.play.lose(state, next);
  }

  winner(state: S): Winner | undefined {
    return this.play.winner?.(state);
  }

  #heading(state: S, leaf: Leaf): S {
    const heading = headingOf(leaf, this.chapter);
    const phase = phaseAfterHeading(Phase.before, heading, this.chapter);
    const { values, complete } = heading.header;
    if (!complete) return { ...state, phase };
    return { ...state, phase, first: values[1]?.text ?? '', second: values[2]?.text ?? '' };
  }

  /// A move whose colour is written otherwise than by its letter.
  #coloured(move: Move, { first, second }: S): Move | undefined {
    const color = colorMeant(move.colour, this.chapter, [first, second]);
    return color === undefined ? undefined : { ...move, color };
  }

  /// A way of writing that a record has throughout is reported once.
  #tell(text: string, move: Move | undefined, { dialect }: S, eventReport: EventReport): void {
    const { rules, notation, letters, rows } = this.chapter;
    const span = { at: 0, size: text.length };
    const value = shown(text);
    if (!move) eventReport.at(rules['move-syntax'], span, { value });
    if (!move || dialect) return;
    const { color, x = 0, y = rows - 1 } = move;
    const half = notation.write(letters[color - 1] ?? '?', String.fromCharCode(65 + x), rows - y);
    eventReport.at(rules['dialect-moves'], span, { value, half });
  }
}
