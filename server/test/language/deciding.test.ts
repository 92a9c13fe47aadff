/// From the result of a game to the move that decides it.
import { deepEqual } from 'node:assert/strict';
import { Features } from '../../src/language';
import { finished } from '../../src/text/edit';
import { SAMPLES } from '../features/samples';
import { CURSOR } from '../support/cursor';
import { fixtures } from '../support/fixtures';
import { opened } from '../support/opened';

const head = (code: string, result = '先手▮胜'): string =>
  `[${code}][甲队][乙队][${result}][2018.05.12 13:30 沈阳][2018 全国赛]`;

/// The move that is led to, with the line that it is on.
function decided(marked: string, language = 'ccgc'): string[] {
  const at = marked.indexOf(CURSOR);
  const text = marked.replace(CURSOR, '');
  const { document } = opened(text, { language });
  const found = finished(new Features(document).definition(at));
  return (found?.targets ?? []).map(({ from, to }) => text.slice(from, to));
}

const FIVE = 'B(H,8);W(H,9);B(I,8);W(I,9);B(G,8);W(G,9);B(J,8);W(J,9);B(K,8)';
const RED = Array.from({ length: 11 }, (_, i) => `R(E,${i + 1})`);
const BLUE = Array.from({ length: 10 }, (_, i) => `B(A,${i + 1})`);
const hex = RED.flatMap((move, i) => (BLUE[i] ? [move, BLUE[i]] : [move])).join(';');

/// In a record of the conformance cases, from a piece of it.
function decidedIn(id: string, name: string, piece: string): string[] {
  const text = fixtures(id, 'good').find((one) => one.name === name)?.text ?? '';
  return decided(text.replace(piece, piece.slice(0, 1) + CURSOR + piece.slice(1)));
}

describe('From a result to the move that decides', () => {
  it('in Gomoku', () => deepEqual(decided(`{${head('C5')};${FIVE}}\n`), ['B(K,8)']));

  it('also if moves follow', () => deepEqual(decided(`{${head('C5')};${FIVE};W(K,9)}\n`), ['B(K,8)']));

  it('in the game that the result is of', () => {
    const other = FIVE.replaceAll('8', '5').replaceAll('9', '6');
    const both = (first: string, second: string): string => `{${first};${FIVE}}\n{${second};${other}}\n`;
    deepEqual(decided(both(head('C5'), head('C5', '先手胜'))), ['B(K,8)']);
    deepEqual(decided(both(head('C5', '先手胜'), head('C5'))), ['B(K,5)']);
  });

  it('in Connect6', () => {
    const six = 'B(A,1);W(A,9);W(B,9);B(B,1);B(C,1);W(C,9);W(A,11);B(D,1);B(E,1);W(B,11);W(C,11);B(F,1)';
    deepEqual(decided(`{${head('C6')};${six}}\n`), ['B(F,1)']);
  });

  it('in Hex', () => deepEqual(decided(`{${head('HEX')};${hex}}\n`), ['R(E,11)']));

  it('in NoGo, where a capture loses', () => {
    deepEqual(decided(`([NG][甲队][乙队][先手▮胜][2018.05.12 13:30 沈阳][2018];B[A2];W[A1];B[B1])`), ['B[B1]']);
  });

  it('in games of pieces and of boxes', () => {
    const found = [
      decidedIn('ccgc-am', 'full-game.txt', '手胜'),
      decidedIn('ccgc-su', 'SU-capture-decides-the-game.txt', '手胜'),
      decidedIn('ccgc-wtn', 'WTN-all-enemy-pieces-taken.txt', '手胜'),
      decidedIn('ccgc-db', 'DB-complete-game.txt', 'B",\n  "RScore'),
      decidedIn('ccgc-ac2', 'AC2-flag-taken-by-first.txt', 'EA['),
    ];
    deepEqual(found, [['g8h7(g8)'], ['B2B×5E'], ['17:5;(R5,C2)'], ['"b(c1,h)"'], ['MA[B1A1]']]);
  });

  it('to none where the board does not show who has won', () => {
    deepEqual(decided(`{${head('C5')};B(H,8);W(H,9)}\n`), []);
    deepEqual(decided(SAMPLES['ccgc-su'].replace('未决胜', '未▮决胜')), []);
    deepEqual(decided(SAMPLES['ccgc-am'].replace('先手胜', '先▮手胜')), []);
  });

  it('not from elsewhere in the header', () => {
    deepEqual(decided(`{[C5][甲队][乙队][先手胜][2018.05.12 13:30 沈▮阳][2018];${FIVE}}\n`), []);
  });
});
