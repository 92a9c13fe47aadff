import { deepEqual } from 'node:assert/strict';
import { wayTo } from '../../src/text/way';
import { textOf, treeOf } from '../support/toy';

/// What each node on the way says, outermost first.
const way = (text: string, offset: number): string[] =>
  [...wayTo(treeOf(text), offset)].map(({ node, at }) => `${at} ${textOf(node)}`);

describe('The way to a token', () => {
  it('goes through all that holds it', () => {
    deepEqual(way('a (b [c] d)', 6), ['0 a (b [c] d)', '2 (b [c] d)', '3 b [c] d', '5 [c] ', '6 c']);
  });

  it('ends at the bracket that stands there', () => {
    deepEqual(way('(b)', 0), ['0 (b)', '0 (']);
  });

  it('goes to the last token behind the end', () => {
    deepEqual(way('(a) b', 99), ['0 (a) b', '4 b']);
  });

  it('is none in an empty text', () => {
    deepEqual(way('', 0), []);
  });
});
