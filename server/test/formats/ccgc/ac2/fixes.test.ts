import { deepEqual } from 'node:assert/strict';
import { FIRST_LAYOUT, SECOND_LAYOUT } from '../../../../src/formats/ccgc/ac2/samples';
import { afterFix, offersFor, openedExample } from '../../../support/examples';

const HEAD = '(\n;INFO[1.0]PA[甲队]PB[乙队]TL[1800]SL[31]\n';
const MOVE = ';MA[G0F0]RA[3]FB[00]\n';
const layouts = (first = FIRST_LAYOUT): string => `;AA[${first}]\n;AB[${SECOND_LAYOUT}]\n`;

/// The texts after each fix for a rule.
function mended(text: string, rule: string): string[] {
  const opened = openedExample('ccgc-ac2', { text });
  return offersFor(opened, rule).map((fix) => afterFix({ text }, opened, fix).text);
}

describe('Quick fixes of Army chess', () => {
  it('move the result behind the last move', () => {
    deepEqual(mended(`${HEAD}${layouts()};EA[2]EB[2]\n${MOVE})\n`, 'end-not-last'), [
      `${HEAD}${layouts()}${MOVE};EA[2]EB[2]\n)\n`,
    ]);
  });

  it('move a layout before the first move', () => {
    const [first = '', second = ''] = layouts().split(/(?<=\n)/);
    deepEqual(mended(`${HEAD}${first}${MOVE}${second};EA[2]EB[2]\n)\n`, 'layout-after-move'), [
      `${HEAD}${layouts()}${MOVE};EA[2]EB[2]\n)\n`,
    ]);
  });

  it('put a flag into one of its headquarters', () => {
    const flag = FIRST_LAYOUT.indexOf('l');
    const strange = `${FIRST_LAYOUT.slice(0, flag)}${FIRST_LAYOUT.charAt(flag + 1)}l${FIRST_LAYOUT.slice(flag + 2)}`;
    const texts = mended(`${HEAD}${layouts(strange)};EA[2]EB[2]\n)\n`, 'flag-in-headquarters');
    deepEqual([texts.length, texts.includes(`${HEAD}${layouts()};EA[2]EB[2]\n)\n`)], [2, true]);
  });

  it('add what the organisers set where it is missing', () => {
    const text = `${HEAD}${layouts()}${MOVE};EA[2]EB[2]\n)\n`;
    deepEqual(mended(text.replace('SL[31]', ''), 'step-limit-missing'), [
      text.replace('SL[31]', '').replace(';INFO', ';SL[31]INFO'),
    ]);
  });
});
