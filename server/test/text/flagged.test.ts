import { deepEqual, equal } from 'node:assert/strict';
import { firstFlagged, flaggedLeaves } from '../../src/text/flagged';
import { Flag } from '../../src/text/node';
import { treeOf } from '../support/toy';

describe('The first leaf with a flag', () => {
  /// Brackets without partners are flagged.
  const found = (text: string): unknown => {
    const first = firstFlagged(treeOf(text), Flag.broken);
    return first && { token: first.leaf.token, at: first.start };
  };

  it('is not there where no leaf has it', () => {
    equal(found(''), undefined);
    equal(found('a b c'), undefined);
  });

  it('is found wherever it stands', () => {
    deepEqual(found(')'), { token: ')', at: 0 });
    deepEqual(found('a b )'), { token: ')', at: 4 });
    deepEqual(found(`${'a '.repeat(500)}) b`), { token: ')', at: 1000 });
  });

  it('is the first of several', () => {
    deepEqual(found(`${'a '.repeat(500)}) ] ) b ]`), { token: ')', at: 1000 });
  });
});

describe('A leaf in which a character could not be decoded', () => {
  it('is known by its text', () => {
    const undecoded = (text: string): boolean => ((treeOf(text)?.flags ?? 0) & Flag.undecoded) !== 0;
    deepEqual([undecoded('a (b\ufffd) c'), undecoded('a (b\u00e9) c'), undecoded('a (b) c')], [true, false, false]);
  });
});

describe('All leaves with a flag', () => {
  const found = (text: string): unknown[] =>
    [...flaggedLeaves(treeOf(text), Flag.broken)].map(({ leaf, start }) => `${leaf.token}${start}`);

  it('are none in a text without one', () => {
    deepEqual(found(''), []);
    deepEqual(found('a b c'), []);
  });

  it('come in the order of the text', () => {
    deepEqual(found(`${'a '.repeat(500)}) ] ) b ]`), [')1000', ']1002', ')1004', ']1008']);
  });
});
