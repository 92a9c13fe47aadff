import { deepEqual, equal } from 'node:assert/strict';
import { leaves } from '../../src/text/edit';
import { Pair } from '../../src/text/node';
import { BriefSlot, EventSlot, letGo, ReplaySlot } from '../../src/text/slot';
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

  it('is forgotten when it is let go of', () => {
    const slot = new BriefSlot<{ said: string }>();
    const [one] = leavesOf('aa bb');
    if (one) slot.keep(one, { said: 'one' });
    letGo();
    equal(one && slot.of(one), undefined);
    if (one) slot.keep(one, { said: 'again' });
    equal(one && slot.of(one)?.said, 'again');
  });
});

describe('What a pair remembers that is a line', () => {
  const events = new EventSlot<{ said: string }>();
  const replays = new ReplaySlot<{ played: number }>();
  const lineOf = (text: string) => {
    const pair = treeOf(text);
    if (!(pair instanceof Pair)) throw new Error('no pair');
    return pair;
  };

  it('is what it says, and what came of playing it', () => {
    const line = lineOf('(aa)');
    events.keep(line, { said: 'one' });
    replays.keep(line, { played: 1 });
    deepEqual([events.of(line), replays.of(line)], [{ said: 'one' }, { played: 1 }]);
  });

  it('is what came of playing it, whatever it says anew', () => {
    const line = lineOf('(aa)');
    replays.keep(line, { played: 1 });
    events.keep(line, { said: 'other' });
    deepEqual([events.of(line), replays.of(line)], [{ said: 'other' }, { played: 1 }]);
  });

  it('is only what it says as long as it has not been played', () => {
    const line = lineOf('(aa)');
    events.keep(line, { said: 'one' });
    deepEqual([events.of(line), replays.of(line)], [{ said: 'one' }, undefined]);
  });
});
