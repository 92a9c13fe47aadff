import { deepEqual, equal } from 'node:assert/strict';
import { leaves } from '../../src/text/edit';
import { BriefSlot } from '../../src/text/slot';
import { treeOf } from '../support/toy';

const leavesOf = (text: string) => [...leaves(treeOf(text))].map(({ leaf }) => leaf);

describe('What leaves remember for a while', () => {
  it('is what was kept last, and nothing of other leaves', () => {
    const slot = new BriefSlot<{ said: string }>();
    const [one, , other] = leavesOf('aa bb');
    if (one) slot.keep(one, { said: 'one' });
    deepEqual([one && slot.of(one), other && slot.of(other)], [{ said: 'one' }, undefined]);
  });

  it('stays with a long leaf however many others there are', () => {
    const slot = new BriefSlot<{ said: string }>();
    const [long] = leavesOf('x'.repeat(2000));
    if (long) slot.keep(long, { said: 'long' });
    const others = leavesOf(Array.from({ length: 10_000 }, (_, i) => `w${i}`).join(' '));
    for (const leaf of others) slot.keep(leaf, { said: leaf.text });
    equal(long && slot.of(long)?.said, 'long');
  });
});
