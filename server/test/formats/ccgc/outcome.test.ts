/// How a game has ended on the board, and why, is told with its position.

import { deepEqual, equal } from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { chapter as c5 } from '../../../src/formats/ccgc/c5/chapter';
import { chapter as ng } from '../../../src/formats/ccgc/ng/chapter';
import { decoded } from '../../../src/workspace/encodings';
import { BracketRecords } from '../../support/brackets';
import { opened } from '../../support/opened';

const FOLDER = 'examples';

/// By the code of the chapter; Phantom Go has no winner that boards show.
const ENDS: Readonly<Record<string, string | undefined>> = {
  AC2: 'Red wins: a flag has fallen',
  AM: 'White wins: the other side has no move left',
  C5: 'Black wins: five in a row',
  C6: 'Black wins: six in a row',
  DB: 'Red wins: 14 of 25 boxes',
  HEX: 'Red wins: its chain joins the bottom and the top',
  NG: 'Black wins: the other side has no safe point left',
  PG: undefined,
  SU: 'Black wins: the other side has no piece left',
  WTN: 'Red wins: a piece has reached the corner',
};

function example(code: string) {
  const name = readdirSync(FOLDER).find((one) => one.startsWith(`${code}-`)) ?? '';
  const { text } = decoded(readFileSync(`${FOLDER}/${name}`), 'ccgc', name);
  return opened(text, { language: 'ccgc', name });
}

const bracketed = (chapter: typeof c5, moves: string) => new BracketRecords(chapter).board(moves)?.outcome;

describe('How a game of CCGC has ended', () => {
  for (const [code, end] of Object.entries(ENDS)) {
    it(`is shown at the end of the example and not at its beginning: ${code}`, () => {
      const record = example(code);
      deepEqual([record.board()?.outcome?.en, record.board(0)?.outcome], [end, undefined]);
    });
  }

  it('is said in Chinese too', () => {
    equal(example('HEX').board()?.outcome?.zh, '红方胜：连通上下两边');
    equal(example('SU').board()?.outcome?.zh, '黑方胜：对方棋子已全部被吃');
  });

  it('leaves nobody to play', () => equal(example('AM').board()?.toMove, undefined));

  it('is by whoever took a stone of NoGo, or put one without a liberty, against him', () => {
    equal(bracketed(ng, 'B[A9];W[B9];B[E5];W[A8]')?.en, 'Black wins: the other side has taken a stone');
    equal(bracketed(ng, 'B[B9];W[E5];B[A8];W[A9]')?.en, 'Black wins: the last stone has no liberty');
  });

  it('is not told where it is not certain', () => {
    const six = 'B(A,1);W(A,9);B(B,1);W(B,9);B(C,1);W(C,9);B(E,1);W(D,9);B(F,1);W(A,5);B(D,1)';
    equal(bracketed(c5, six), undefined);
    equal(bracketed(c5, `?;${six.replace(';B(F,1);W(A,5)', '')}`), undefined);
  });
});
