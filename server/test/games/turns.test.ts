import { equal, ok } from 'node:assert/strict';
import {
  type PerTurn,
  sideToMove,
  type Timing,
  type Turn,
  timingOf,
  turnAfter,
  turnAfterUnreadable,
} from '../../src/games/shared/turns';
import { sidesInTurn } from '../support/connect6';

/// Turns as they come, from letters: where something is out of time, a sign is put behind it.
function timed(stones: string, perTurn: PerTurn): string {
  const signs: Readonly<Record<Timing, string>> = { right: '', early: '<', third: '>' };
  let turn: Turn | undefined;
  let told = '';
  for (const letter of stones) {
    const color = letter === 'B' ? 1 : 2;
    told += letter + signs[timingOf(turn, color)];
    turn = turnAfter(turn, color, perTurn);
  }
  return told;
}

describe('Turns of Connect6', () => {
  it('have one stone first, then two each', () => {
    equal(timed('BWWBBWWBB', 2), 'BWWBBWWBB');
    let turn: Turn | undefined;
    for (const color of sidesInTurn(50)) {
      equal(sideToMove(turn), color);
      equal(timingOf(turn, color), 'right');
      turn = turnAfter(turn, color, 2);
    }
  });

  it('may begin with white, and go on in order', () => equal(timed('WBBWW', 2), 'WBBWW'));
  it('are cut short by a stone that comes too early', () => equal(timed('BWBBWW', 2), 'BWB<BWW'));
  it('have no third stone, and then the other side is still awaited', () => equal(timed('BWWWBB', 2), 'BWWW>BB'));
  it('have no second stone at the beginning', () => equal(timed('BBWW', 2), 'BB>WW'));

  it('may have one stone or two after something that could not be read', () => {
    equal(timingOf(turnAfterUnreadable(1, 2), 1), 'right');
    equal(timingOf(turnAfterUnreadable(1, 2), 2), 'right');
    equal(timingOf(turnAfter(turnAfterUnreadable(1, 2), 1, 2), 1), 'third');
  });

  it('are the same where they are equal', () => {
    const turn = turnAfter(turnAfter(undefined, 1, 2), 2, 2);
    ok(turn === turnAfter(turnAfter(turnAfter(turn, 2, 2), 1, 2), 2, 2));
  });
});

describe('Turns of one stone', () => {
  it('go from side to side', () => equal(timed('BWBW', 1), 'BWBW'));
  it('may begin with white', () => equal(timed('WBW', 1), 'WBW'));
  it('have no second stone, and then the other side is still awaited', () => equal(timed('BWWBWW', 1), 'BWW>BWW>'));

  it('are whole after something that could not be read', () => {
    equal(timingOf(turnAfterUnreadable(1, 1), 1), 'third');
    equal(timingOf(turnAfterUnreadable(1, 1), 2), 'right');
    equal(sideToMove(turnAfterUnreadable(1, 1)), 2);
  });
});
