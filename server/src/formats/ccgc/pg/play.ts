/// How Phantom Go is played in a record: each move is a try, and the referee accepts it or refuses it.

import { GoBoard } from '../../../games/go/board';
import { answer, type Refusal, SIDE } from '../../../games/phantom-go/referee';
import {
  afterUnreadable,
  impliesPass,
  START as START_STANDING,
  type Standing,
  sameStandings,
  standingAfter,
} from '../../../games/phantom-go/standing';
import { type Ply, plyAfter } from '../../../record/ply';
import { WorkingBoard } from '../../../record/working-board';
import type { Words } from '../../../spec/rule';
import type { EventReport } from '../../shared/event-report';
import { sideIn } from '../brackets/chapter';
import { BEGINNING, type BracketState, type Play, type Progress } from '../brackets/course';
import { pointOf } from '../brackets/notation';
import type { Move } from '../brackets/piece';
import { chapter } from './chapter';
import { rules } from './rules';

export interface PgState extends BracketState {
  readonly standing: Standing;
  /// What the referee said to the last try.
  readonly refused: Refusal | undefined;
  /// Every try so far could be read: what one that could not has put or taken is not known.
  readonly certain: boolean;
}

const START: PgState = {
  ...BEGINNING,
  standing: START_STANDING,
  refused: undefined,
  certain: true,
};

export class PgPlay implements Play<PgState> {
  readonly working = new WorkingBoard(new GoBoard(SIDE, SIDE));

  start(): PgState {
    return START;
  }

  same(a: PgState, b: PgState): boolean {
    return a.refused === b.refused && a.certain === b.certain && sameStandings(a.standing, b.standing);
  }

  board({ ply }: PgState): GoBoard {
    return this.working.to(ply);
  }

  /// After something that could not be read it is guessed.
  side({ standing: { toMove }, ply }: PgState): number {
    return toMove || (ply?.color ? 3 - ply.color : 1);
  }

  rest(): number {
    return 0;
  }

  isOver(): boolean {
    return false;
  }

  /// A player may try wherever there is no stone of his own.
  tried(state: PgState): number[] {
    const board = this.board(state);
    const side = this.side(state);
    return Array.from({ length: SIDE * SIDE }, (_, cell) => cell).filter((cell) => board.get(cell) !== side);
  }

  remarks({ ply, refused, standing: { last } }: PgState): Words[] {
    if (!ply || typeof ply.cell !== 'number') return [];
    if (refused) return [REFUSED[refused]];
    const count = last ? last.changes.length / 3 - 1 : 0;
    return count > 0 ? [ACCEPTED, { en: `Stones taken: ${count}`, zh: `提 ${count} 子` }] : [ACCEPTED];
  }

  effect({ refused }: PgState): Words | undefined {
    return refused && { en: 'refused', zh: '被拒绝' };
  }

  lose(state: PgState, next: Progress): PgState {
    return { ...state, ...next, standing: afterUnreadable(state.standing), refused: undefined, certain: false };
  }

  move(state: PgState, move: Move, next: Progress, eventReport: EventReport): PgState {
    const { color, x, y } = move;
    if (color !== 0 && state.certain) order(state, move, eventReport);
    if (color === 0 || x === undefined || y === undefined)
      return { ...this.lose(state, next), ply: skipped(state, move, next) };
    const cell = y * SIDE + x;
    const said = answer(this.working.to(state.ply), { color, cell }, state.standing.last);
    if (!said) return { ...this.lose(state, next), ply: skipped(state, move, next) };
    const { refused, changes } = said;
    if (refused === 'own-stone' && state.certain)
      eventReport.at(rules['own-stone'], spanOf(move), { side: sideOf(color), point: pointOf(x, y, SIDE) });
    const ply = plyAfter(state.ply, {
      color,
      cell,
      ordinal: next.moves,
      changes,
      takes: said.taken.length,
    });
    this.working.reached(ply);
    return {
      ply,
      moves: next.moves,
      phase: next.phase,
      first: state.first,
      second: state.second,
      dialect: next.dialect,
      standing: standingAfter(state.standing, { color, cell }, said),
      refused,
      certain: state.certain,
    };
  }
}

/// The first move is Black's; then whoever's turn it is moves, or has passed.
function order({ ply, standing }: PgState, { color, from }: Move, eventReport: EventReport): void {
  const letter = { at: from, size: 1 };
  if (!impliesPass(standing, color)) return;
  if (!ply) eventReport.at(rules['first-move-colour'], letter);
  else eventReport.at(rules['implied-pass'], letter, { side: sideOf(3 - color) });
}

/// A move that is no try.
const skipped = ({ ply }: PgState, { color }: Move, { moves }: Progress): Ply =>
  plyAfter(ply, { color, cell: undefined, ordinal: moves });

const spanOf = ({ from, to }: Move) => ({ at: from, size: to - from });

const sideOf = (color: number): Words => sideIn(chapter, color) ?? { en: '?', zh: '?' };

const ACCEPTED: Words = { en: 'Accepted by the referee', zh: '裁判接受' };

const REFUSED: Readonly<Record<Refusal, Words>> = {
  'own-stone': { en: 'Refused: a stone of its own stands there', zh: '被拒绝：这里已有己方棋子' },
  taken: { en: 'Refused: a stone of the other side stands there', zh: '被拒绝：这里有对方棋子' },
  suicide: { en: 'Refused: the stone would have no liberty', zh: '被拒绝：下后无气' },
  ko: { en: 'Refused: it would retake the ko at once', zh: '被拒绝：立即回提劫' },
};
