/// How stones are put in turn in a record: whose stone it is, where it may stand, and which one ends the game. A game says how many
/// stones a turn has, and what it makes of each.

import type { Changes, Game, Stone } from '../../../games/shared/game';
import {
  type PerTurn,
  sideToMove,
  stonesLeft,
  type Timing,
  type Turn,
  timingOf,
  turnAfter,
  turnAfterUnreadable,
} from '../../../games/shared/turns';
import { type Ply, plyAfter, whoPut } from '../../../record/ply';
import type { Winner } from '../../../record/view';
import { WorkingBoard } from '../../../record/working-board';
import type { Rule, Words } from '../../../spec/rule';
import type { EventReport } from '../../shared/event-report';
import { wonBy } from '../shared/outcome';
import { type Chapter, sideIn, stoneIn } from './chapter';
import { BEGINNING, type BracketState, type Play, type Progress } from './course';
import { freeCells } from './draft';
import { pointOf } from './notation';
import type { Move } from './piece';
import type { Shows } from './view';

export interface StoneState extends BracketState {
  readonly turn: Turn | undefined;
  /// Something could not be read, so that the next move may be anyone's.
  readonly afterUnreadable: boolean;
  /// The stone that ended the game.
  readonly last: Ply | undefined;
  /// A move after that has been reported.
  readonly over: boolean;
  /// It depends on rules that a record does not name whether the game goes on.
  readonly disputed: boolean;
  /// Every move so far could be read and played.
  readonly certain: boolean;
}

const START: StoneState = {
  ...BEGINNING,
  turn: undefined,
  afterUnreadable: false,
  last: undefined,
  over: false,
  disputed: false,
  certain: true,
};

interface StoneRules {
  readonly 'first-move-colour': Rule;
  readonly 'colour-order': Rule;
  readonly 'occupied-point': Rule;
}

/// What comes of a stone for the game.
type Outcome = 'ends' | 'disputed' | undefined;

export interface StoneGame<B extends Game<Stone, P>, P extends { readonly changes: Changes }> {
  readonly chapter: Chapter;
  readonly rules: StoneRules;
  /// For the first move after the one that ends the game.
  readonly late: Rule;
  readonly perTurn: PerTurn;
  board(): B;
  outcome(play: P): Outcome;
  /// The side that has won by the stone that ended the game; without one, on a board where this side is to move.
  winner(board: B, last: Ply | undefined, toMove: number): number | undefined;
  /// Why, in words.
  why(board: B, last: Ply | undefined): Words;
  /// The points that are offered to a side, where those are not all that are free.
  offered?(board: B, toMove: number): readonly number[];
  /// What is to be said of the stone that was put last.
  remarks(board: B, cell: number, state: StoneState): Words[];
  /// What its boards show beside the stones.
  shows(board: B, state: StoneState): Shows;
}

export class StonePlay<B extends Game<Stone, P>, P extends { readonly changes: Changes }> implements Play<StoneState> {
  readonly working: WorkingBoard<B>;

  constructor(readonly game: StoneGame<B, P>) {
    this.working = new WorkingBoard(game.board());
  }

  start(): StoneState {
    return START;
  }

  same(a: StoneState, b: StoneState): boolean {
    const alike = a.afterUnreadable === b.afterUnreadable && a.over === b.over && a.certain === b.certain;
    return alike && a.disputed === b.disputed && a.turn === b.turn && a.last?.depth === b.last?.depth;
  }

  board({ ply }: StoneState): B {
    return this.working.to(ply);
  }

  side({ turn }: StoneState): number {
    return sideToMove(turn);
  }

  /// A turn that has ended the game is complete.
  rest({ turn, last }: StoneState): number {
    return last ? 0 : stonesLeft(turn);
  }

  offered(state: StoneState): readonly number[] {
    const board = this.board(state);
    return this.game.offered?.(board, this.side(state)) ?? freeCells(board);
  }

  isOver({ last }: StoneState): boolean {
    return last !== undefined;
  }

  remarks(state: StoneState): Words[] {
    const { cell } = state.ply ?? {};
    return typeof cell === 'number' ? this.game.remarks(this.board(state), cell, state) : [];
  }

  winner(state: StoneState): Winner | undefined {
    const color = this.#winner(state);
    return color === undefined ? undefined : color === 1 ? 'first' : 'second';
  }

  outcome(state: StoneState): Words | undefined {
    const color = this.#winner(state);
    return color === undefined ? undefined : wonBy(this.#side(color), this.game.why(this.board(state), state.last));
  }

  #winner(state: StoneState): number | undefined {
    const { certain, disputed, last } = state;
    return certain && !disputed ? this.game.winner(this.board(state), last, this.side(state)) : undefined;
  }

  lose(state: StoneState, next: Progress): StoneState {
    return { ...state, ...next, afterUnreadable: true, certain: false };
  }

  move(state: StoneState, move: Move, next: Progress, eventReport: EventReport): StoneState {
    const { color } = move;
    if (color === 0) return { ...this.lose(state, next), ply: skipped(state, move, next) };
    const { perTurn } = this.game;
    const timing = state.afterUnreadable ? 'right' : timingOf(state.turn, color);
    const turn = state.afterUnreadable ? turnAfterUnreadable(color, perTurn) : turnAfter(state.turn, color, perTurn);
    const late = state.last !== undefined && !completes(state.last, turn, timing);
    if (late && !state.over) eventReport.at(this.game.late, spanOf(move), { side: this.#side(state.last?.color) });
    if (!state.last) this.#order(state, move, timing, eventReport);
    const put = this.#put(state, move, next, eventReport);
    return {
      ply: put?.ply ?? skipped(state, move, next),
      moves: next.moves,
      phase: next.phase,
      dialect: next.dialect,
      first: state.first,
      second: state.second,
      turn,
      afterUnreadable: false,
      last: state.last ?? (put?.outcome === 'ends' && !state.disputed ? put.ply : undefined),
      over: state.over || late,
      disputed: state.disputed || (put?.outcome === 'disputed' && !state.last),
      certain: state.certain && put !== undefined,
    };
  }

  #order({ turn, afterUnreadable }: StoneState, { color, from }: Move, timing: Timing, eventReport: EventReport): void {
    const { rules } = this.game;
    const letter = { at: from, size: 1 };
    if (!turn && !afterUnreadable && color === 2) eventReport.at(rules['first-move-colour'], letter);
    if (timing !== 'right') eventReport.at(rules['colour-order'], letter, { side: this.#side(color) });
  }

  /// Nothing, if the stone cannot be put.
  #put(state: StoneState, move: Move, { moves }: Progress, eventReport: EventReport): Put | undefined {
    const { game, working } = this;
    const { color, x, y } = move;
    if (x === undefined || y === undefined) return undefined;
    const board = working.to(state.ply);
    const cell = y * board.columns + x;
    const play = board.play({ color, cell });
    if (!play) {
      const by = whoPut(state.ply, cell);
      const params = { point: pointOf(x, y, board.rows), stone: stoneIn(game.chapter, board.get(cell)) };
      eventReport.at(game.rules['occupied-point'], spanOf(move), params, by);
      return undefined;
    }
    const ply = plyAfter(state.ply, { color, cell, ordinal: moves, changes: play.changes });
    working.reached(ply);
    return { ply, outcome: game.outcome(play) };
  }

  #side = (color = 0): Words => sideIn(this.game.chapter, color) ?? { en: '?', zh: '?' };
}

interface Put {
  readonly ply: Ply;
  readonly outcome: Outcome;
}

/// The second stone of a turn that has ended the game may still be put.
const completes = (last: Ply, turn: Turn, timing: Timing): boolean =>
  timing === 'right' && turn.stones > 1 && turn.color === last.color;

/// A move that puts no stone.
const skipped = ({ ply }: StoneState, { color }: Move, { moves }: Progress): Ply =>
  plyAfter(ply, { color, cell: undefined, ordinal: moves });

const spanOf = ({ from, to }: Move) => ({ at: from, size: to - from });
