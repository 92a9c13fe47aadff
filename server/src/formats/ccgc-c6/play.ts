/// How Connect6 is played in a record: whose stone it is, where it may stand, who has won.

import { Connect6 } from '../../games/connect6/board';
import {
  looseTurn,
  sideToMove,
  stonesLeft,
  type Timing,
  type Turn,
  timingOf,
  turnAfter,
} from '../../games/connect6/turns';
import { playerWords, stoneWords } from '../../games/go/words';
import { longestThrough } from '../../games/in-a-row';
import { type Ply, plyAfter, WorkingBoard, whoPut } from '../../record/ply';
import type { Words } from '../../spec/rule';
import type { BracketState, Play, Progress } from '../ccgc/brackets/course';
import { Phase } from '../ccgc/brackets/phase';
import type { Move } from '../ccgc/brackets/piece';
import { pointOf } from '../ccgc/points';
import type { Telling } from '../telling';
import { rules } from './rules';

export interface C6State extends BracketState {
  readonly turn: Turn | undefined;
  /// Something could not be read, so that the next move may be anyone's.
  readonly loose: boolean;
  /// The stone that won.
  readonly won: Ply | undefined;
  /// A move after that has been told of.
  readonly over: boolean;
  /// Every move so far could be read and played.
  readonly certain: boolean;
}

const START: C6State = {
  ply: undefined,
  moves: 0,
  phase: Phase.before,
  first: '',
  second: '',
  turn: undefined,
  loose: false,
  won: undefined,
  over: false,
  certain: true,
};

export class C6Play implements Play<C6State> {
  readonly working = new WorkingBoard(new Connect6());

  start(): C6State {
    return START;
  }

  same(a: C6State, b: C6State): boolean {
    const alike = a.loose === b.loose && a.over === b.over && a.certain === b.certain;
    return alike && a.turn === b.turn && a.won?.depth === b.won?.depth;
  }

  board({ ply }: C6State): Connect6 {
    return this.working.to(ply);
  }

  side({ turn }: C6State): number {
    return sideToMove(turn);
  }

  /// A turn that has won is complete.
  rest({ turn, won }: C6State): number {
    return won ? 0 : stonesLeft(turn);
  }

  remarks(state: C6State): Words[] {
    const { ply, turn } = state;
    if (!turn || typeof ply?.cell !== 'number') return [];
    const longest = longestThrough(this.board(state), ply.cell);
    return [stoneOfTurn(turn), { en: `Longest line through it: ${longest}`, zh: `过这一子最长连 ${longest} 子` }];
  }

  lose(state: C6State, next: Progress): C6State {
    return { ...state, ...next, loose: true, certain: false };
  }

  move(state: C6State, move: Move, next: Progress, told: Telling): C6State {
    const { color } = move;
    if (color === 0) return { ...this.lose(state, next), ply: skipped(state, move, next) };
    const timing = state.loose ? 'right' : timingOf(state.turn, color);
    const turn = state.loose ? looseTurn(color) : turnAfter(state.turn, color);
    const ends = state.won !== undefined && !completes(state.won, turn, timing);
    if (ends && !state.over) told.at(rules['move-after-win'], spanOf(move), { side: sideOf(state.won?.color) });
    if (!state.won) this.#order(state, move, timing, told);
    const put = this.#put(state, move, next, told);
    return {
      ply: put?.ply ?? skipped(state, move, next),
      moves: next.moves,
      phase: next.phase,
      first: state.first,
      second: state.second,
      turn,
      loose: false,
      won: state.won ?? (put?.wins ? put.ply : undefined),
      over: state.over || ends,
      certain: state.certain && put !== undefined,
    };
  }

  #order({ turn, loose }: C6State, { color, from }: Move, timing: Timing, told: Telling): void {
    const letter = { at: from, size: 1 };
    if (!turn && !loose && color === 2) told.at(rules['first-move-colour'], letter);
    if (timing !== 'right') told.at(rules['colour-order'], letter, { side: sideOf(color) });
  }

  /// Nothing, if the stone cannot be put.
  #put(state: C6State, move: Move, { moves }: Progress, told: Telling): Put | undefined {
    const { color, x, y } = move;
    if (x === undefined || y === undefined) return undefined;
    const board = this.working.to(state.ply);
    const cell = y * board.columns + x;
    const play = board.play({ color, cell });
    if (!play) {
      const by = whoPut(state.ply, cell);
      const params = { point: pointOf(x, y, board.rows), stone: stoneWords(board.get(cell)) };
      told.at(rules['occupied-point'], spanOf(move), params, by?.isMove ? by : undefined);
      return undefined;
    }
    const ply = plyAfter(state.ply, { color, cell, ordinal: moves, changes: play.changes });
    this.working.reached(ply);
    return { ply, wins: play.wins };
  }
}

function stoneOfTurn({ stones, most }: Turn): Words {
  if (most === 1) return { en: 'The first turn, one stone only', zh: '首回合，只下一子' };
  return stones === 1
    ? { en: 'First stone of the turn', zh: '本回合第一子' }
    : { en: 'Second stone of the turn', zh: '本回合第二子' };
}

interface Put {
  readonly ply: Ply;
  readonly wins: boolean;
}

/// The second stone of the turn that has won may still be put.
const completes = (won: Ply, turn: Turn, timing: Timing): boolean =>
  timing === 'right' && turn.stones > 1 && turn.color === won.color;

const sideOf = (color: number | undefined): Words => playerWords(color ?? 0) ?? { en: '?', zh: '?' };

/// A move that puts no stone.
const skipped = ({ ply }: C6State, { color }: Move, { moves }: Progress): Ply =>
  plyAfter(ply, { color, cell: undefined, ordinal: moves });

const spanOf = ({ from, to }: Move) => ({ at: from, size: to - from });

export function outcomeOf({ won, certain }: C6State): 'first' | 'second' | undefined {
  if (!won || !certain) return undefined;
  return won.color === 1 ? 'first' : 'second';
}
