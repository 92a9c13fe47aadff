/// However long a record is, others are served while it is converted.

import { ok } from 'node:assert/strict';
import { type Converted, converted } from '../../src/language/converting';
import { FORMATS } from '../support/conversion-laws';
import { languageOf } from '../support/fixtures';
import { opened } from '../support/opened';

const MOVES = 4000;
/// Of a whole conversion: a record is read in as many steps as it is written.
const MOST_A_STEP = 32;

const passes = Array.from({ length: MOVES }, (_, i) => `;${i % 2 ? 'W' : 'B'}[]C[${i}]`).join('\n');
const sgf = `(;GM[1]FF[4]CA[UTF-8]SZ[19]\n${passes})\n`;

/// What it becomes, and in how many steps.
function stepped(text: string, from: string, to: string): { made: string; steps: number } {
  const { document, checked } = opened(text, { language: languageOf(from) });
  const steps = converted(document, checked, to);
  let count = 1;
  let step = steps.next();
  for (; !step.done; step = steps.next()) count++;
  return { made: (step.value as Converted).texts[0] as string, steps: count };
}

describe('A conversion', () => {
  for (const to of FORMATS.filter((id) => id !== 'sgf')) {
    it(`pauses after a few moves, to ${to} and back`, () => {
      const there = stepped(sgf, 'sgf', to);
      const back = stepped(there.made, to, 'sgf');
      for (const { steps } of [there, back]) ok(steps >= MOVES / MOST_A_STEP, `${steps} steps`);
    });
  }
});
