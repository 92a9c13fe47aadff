import { equal } from 'node:assert/strict';
import { textAfter } from '../../src/text/after';
import { treeOf } from '../support/toy';

describe('A text after edits', () => {
  it('keeps what stands between them and behind them', () => {
    const edits = [
      { from: 0, to: 1, text: 'A' },
      { from: 2, to: 2, text: 'x' },
    ];
    equal(textAfter(treeOf('a b c'), edits), 'A xb c');
  });

  it('that was empty is what they put in', () => {
    equal(textAfter(undefined, [{ from: 0, to: 0, text: 'first' }]), 'first');
  });
});
