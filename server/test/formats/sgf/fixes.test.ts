import { deepEqual, equal } from 'node:assert/strict';
import { afterFix, offersFor, openedExample } from '../../support/examples';

/// The titles of the fixes for a rule, each with what it leaves of what stands behind the size.
function mended(node: string, rule: string): string[] {
  const text = `(;FF[4]GM[1]CA[UTF-8]SZ[9]${node})`;
  const opened = openedExample('sgf', { text });
  return offersFor(opened, rule).map((fix) => {
    const now = afterFix({ text }, opened, fix).text.replace('(;FF[4]GM[1]CA[UTF-8]SZ[9]', '').slice(0, -1);
    return `${fix.title}: ${now}${fix.sure ? '!' : ''}`;
  });
}

describe('Quick fixes of SGF', () => {
  it('say what is lost where something goes', () => {
    deepEqual(mended('TM[-5];B[ee]', 'negative-time'), ['Remove `TM[-5]`: ;B[ee]']);
  });

  it('take out a point that two properties name, and the others of its rectangle stay', () => {
    deepEqual(mended(';B[ee]TR[cc]SQ[cc:cd]', 'markup-point-repeated'), ['Remove `[cc:cd]`: ;B[ee]TR[cc]SQ[cd]']);
  });

  it('are sure only where one property names a point twice', () => {
    deepEqual(mended(';B[ee]TR[cc][dd][cc:dc]', 'markup-point-repeated'), ['Remove it: ;B[ee]TR[cc][dd][dc]!']);
  });

  it('take no move off that is off the board', () => {
    equal(mended(';B[jj]', 'point-outside-board').length, 0);
  });

  it('say that an illegal move is on purpose', () => {
    deepEqual(mended(';B[ee];W[ee]', 'occupied-point'), ['Say that it is on purpose: KO[]: ;B[ee];W[ee]KO[]']);
  });

  it('count komi in points', () => {
    deepEqual(
      ['3.75', '375', '650'].flatMap((komi) => [
        ...mended(`KM[${komi}];B[ee]`, 'komi-quarter'),
        ...mended(`KM[${komi}];B[ee]`, 'komi-implausible'),
      ]),
      ['Write 7.5: KM[7.5];B[ee]', 'Write 7.5: KM[7.5];B[ee]', 'Write 6.5: KM[6.5];B[ee]'],
    );
  });

  it('offer both that a win by nothing may be', () => {
    deepEqual(mended('RE[B+0];B[ee]', 'result-score-zero'), ['Write B+: RE[B+];B[ee]', 'Write 0: RE[0];B[ee]']);
  });

  it('leave out a day that there is not', () => {
    deepEqual(mended('DT[2021-02-30];B[ee]', 'date-calendar'), ['Write 2021-02: DT[2021-02];B[ee]']);
  });
});
