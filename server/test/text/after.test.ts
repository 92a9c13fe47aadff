import { equal } from 'node:assert/strict';
import { textAfter } from '../../src/text/after';

describe('A text after edits', () => {
  it('that was empty is what they put in', () => {
    equal(textAfter(undefined, [{ from: 0, to: 0, text: 'first' }]), 'first');
  });
});
