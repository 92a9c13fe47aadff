/// What a hover says of a move that is not finished, in every format whose boards show where it may go.

import { equal } from 'node:assert/strict';
import { hoverAt } from '../../src/language/hover';
import { halfTypedWords } from '../../src/server/half-typed';
import type { Language } from '../../src/spec/rule';
import { finished } from '../../src/text/edit';
import { AtCursor } from '../support/cursor';
import { EVERYTHING } from '../support/opened';

const WORD = /^Not finished yet: /;
function said(marked: string, format: string, language: Language = 'en'): string | undefined {
  const { opened, offset } = new AtCursor(marked, format);
  const told = { checked: opened.checked, preferences: EVERYTHING };
  const begun = finished(hoverAt(opened.document, offset, language, told))?.begun;
  return begun && halfTypedWords(begun, language)?.replace(WORD, '');
}

const old = (move: string): string => `<wei7 version="2.2"><size>9</size><moves>${move}`;
const json = (value: string): string =>
  `{"format":"wei7","version":"3.0","size":9,"tree":{"steps":[{"action":{"type":"move","value":${value}`;
const HEADER = '[甲][乙][先手胜][2018.08.03 10:00 合肥][2018 CCGC]';

const BEGUN: readonly (readonly [format: string, language: string, marked: string, words: string])[] = [
  ['wei7 3.0', 'wei7', json('{"color":1,"point":{"▮x":2'), 'column C'],
  ['wei7 3.0, closed', 'wei7', json('{"color":1,"po▮int":{"y":2}}}}]}}'), 'row 7'],
  ['wei7 2.2', 'wei7', old('<bl▮ack x="2"/></moves></wei7>'), 'column C'],
  ['JGF', 'jgf', '{"board":{"size":9},"tree":[{},{"mo▮ve":{"color":"black","x":2}}]}', 'column C'],
  ['Ishi', 'ishi', 'BOARDSIZE 9\nB 1 ▮C', 'column C'],
  ['SGF', 'sgf', '(;GM[1]SZ[9];B[▮c', 'column C'],
  ['SGF, closed', 'sgf', '(;GM[1]SZ[9];B[▮c])', 'column C'],
  ['Gomoku', 'ccgc', `{[C5]${HEADER};B(▮J,`, 'column J'],
  ['Connect6', 'ccgc', `{[C6]${HEADER};B(▮J,`, 'column J'],
  ['Hex', 'ccgc', `{[HEX]${HEADER};R(▮J,`, 'column J'],
  ['NoGo', 'ccgc', `([NG]${HEADER};B[▮F`, 'column F'],
  ['Phantom Go', 'ccgc', `([PG]${HEADER};B[▮F`, 'column F'],
  ['Amazons', 'ccgc', `#[AM]${HEADER};\n1 ▮d`, 'd1'],
];

describe('A hover of a move that is not finished', () => {
  for (const [format, language, marked, words] of BEGUN) {
    it(`names the column, the row or the cell that it has: ${format}`, () => equal(said(marked, language), words));
  }

  it('says nothing of the kind when it is complete, or off the board', () => {
    equal(said('BOARDSIZE 9\nB 1 ▮C5', 'ishi'), undefined);
    equal(said(old('<bl▮ack x="12"/></moves></wei7>'), 'wei7'), undefined);
  });

  it('speaks Chinese', () => {
    equal(said('BOARDSIZE 9\nB 1 ▮C', 'ishi', 'zh'), '尚未写完：C 列');
  });
});
