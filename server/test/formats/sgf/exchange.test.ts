/// SGF at the seam that all formats convert through.

import { deepEqual } from 'node:assert/strict';
import { converted } from '../../../src/language/converting';
import { finished } from '../../../src/text/edit';
import { opened } from '../../support/opened';

function toJgf(text: string): { rules: unknown; losses: string[] } {
  const { document, checked } = opened(text, { language: 'sgf', name: 'a.sgf' });
  const outcome = finished(converted(document, checked, 'jgf'));
  if (!outcome || 'refusal' in outcome) throw new Error(outcome?.refusal.en);
  return {
    rules: JSON.parse(outcome.texts[0] ?? '').rules,
    losses: outcome.losses.map(({ code, words }) => `${code}: ${words.en}`),
  };
}

describe('A record of SGF in the model of all formats', () => {
  it('of Fox is read by what it means, and that is told', () => {
    const { rules, losses } = toJgf(
      '(;GM[1]FF[4]CA[UTF-8]SZ[19]AP[GNU Go:3.8]AP[foxwq]KM[375]RU[Chinese]TM[600]TC[3]TT[30]RL[0];B[pd])',
    );
    deepEqual(rules, { ruleset: 'Chinese', komi: 7.5, time: 600, overtime: '3x30 byo-yomi' });
    deepEqual(losses, [
      'loss/dialect: 2 values in the manner of another program (375, 3) became 7.5, 3x30 byo-yomi',
      'loss/private: 1 private property is left out',
    ]);
  });

  it('tells what becomes of things that are not left out', () => {
    const { losses } = toJgf('(;GM[1]FF[3]SZ[9];AB[aa]B[ee];B[cc]W[gg])');
    deepEqual(losses, [
      'loss/damaged: 1 part with an error is left out',
      'loss/split-node: 1 node with stones set up and a move is split in two',
      'loss/two-moves: 1 node with two moves is split in two',
    ]);
  });
});
