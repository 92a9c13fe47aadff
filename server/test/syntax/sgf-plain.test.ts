import { equal, ok } from 'node:assert/strict';
import { plainNodeEnd } from '../../src/syntax/sgf/plain';
import { blanksEnd } from '../../src/syntax/sgf/signs';
import { walk } from '../../src/syntax/sgf/walk';
import { times } from '../support/length';
import { Random } from '../support/random';

const SIGNS = [...';;;BBWWCTR[[[[]]]]]abs12\\() \n\t:棋\u0000\u007f\ufeff'];

describe('A node that is one short plain value', () => {
  for (const [text, end] of [
    [';B[aa];', 6],
    [';W[]\n;', 4],
    [';AB[aa] )', 7],
    [';B[aa](', 6],
    [';B[12345678];', 12],
  ] as const) {
    it(`is seen at once: ${JSON.stringify(text)}`, () => {
      equal(plainNodeEnd(text, 0), end);
    });
  }

  for (const text of [
    ';B[aa]',
    ';B[aa]C[x];',
    ';B[aa][bb];',
    ';B [aa];',
    ';b[aa];',
    ';ABC[aa];',
    ';B[a\\a];',
    ';B[123456789];',
    ';;',
  ]) {
    it(`is not seen in ${JSON.stringify(text)}`, () => {
      equal(plainNodeEnd(text, 0), 0);
    });
  }

  it('ends where the walk through it ends', () => {
    const random = new Random(20_261_120);
    let seen = 0;
    for (let i = 0; i < times(400_000); i++) {
      const length = 3 + random.below(9);
      const text = `;${Array.from({ length }, () => random.pick(SIGNS)).join('')}`;
      const end = plainNodeEnd(text, 0);
      if (end === 0) continue;
      seen++;
      const walked = { ...walk(text, 1) };
      equal(blanksEnd(text, end, text.length), walked.end, JSON.stringify(text));
      ok(walked.properties && !walked.unclosed && !walked.cut && walked.seen === walked.end + 1, JSON.stringify(text));
    }
    ok(seen > times(400_000) / 1000, `${seen}`);
  });
});
