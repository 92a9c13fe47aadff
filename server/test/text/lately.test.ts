import { equal, notEqual, ok } from 'node:assert/strict';
import { edited, finished, parse } from '../../src/text/edit';
import { Leaf, type Node, Pair, partsOf, type Run, WIDE } from '../../src/text/node';
import { maker } from '../support/toy';

/// Words in brackets, so many levels deep, with a word behind each.
const nested = (levels: number): string =>
  Array.from({ length: levels }, (_, i) => `(w${i}\n`).join('') +
  Array.from({ length: levels }, (_, i) => `)v${i}\n`).join('');

function nodesIn(root: Run): Set<Node> {
  const nodes = new Set<Node>();
  const open: Node[] = root ? [root] : [];
  for (let node = open.pop(); node; node = open.pop()) {
    nodes.add(node);
    open.push(...partsOf(node));
  }
  return nodes;
}

describe('What an edit makes', () => {
  it('between brackets is the way to them, one node for each on it', () => {
    const levels = 500;
    const text = nested(levels);
    const made = maker();
    const before = finished(parse(text, made));
    const at = text.indexOf(`w${levels - 1}`);
    const known = nodesIn(before);
    const after = finished(edited(before, { from: at, to: at + 1, text: 'x' }, made));
    const fresh = [...nodesIn(after)].filter((node) => !known.has(node));
    equal(fresh.filter((node) => node instanceof Pair).length, levels);
    ok(fresh.length <= 2 * levels + 2, `${fresh.length} nodes`);
  });

  it('is what there was, when it is taken back', () => {
    const made = maker();
    const before = finished(parse(nested(20), made));
    const after = finished(edited(before, { from: 1, to: 2, text: 'x' }, made));
    equal(finished(edited(after, { from: 1, to: 2, text: 'w' }, made)), before);
  });

  it('is what there was, when much is taken out and put back', () => {
    const made = maker();
    const much = Array.from({ length: 2000 }, (_, i) => `(a${i} b) `).join('');
    const before = finished(parse(much, made));
    const half = much.indexOf('(a1000');
    const less = much.slice(0, half).replaceAll('a', 'c');
    const without = finished(edited(before, { from: half, to: much.length, text: less }, made));
    const known = nodesIn(before);
    const after = finished(edited(without, { from: half, to: half + less.length, text: much.slice(half) }, made));
    const pairs = [...nodesIn(after)].filter((node) => node instanceof Pair);
    ok(pairs.filter((pair) => known.has(pair)).length > 0.9 * pairs.length);
  });

  it('is one node where it says the same, unless that is long', () => {
    const pairs = (text: string): number =>
      [...nodesIn(finished(parse(text, maker())))].filter((node) => node instanceof Pair).length;
    equal(pairs('(word) (word) '), 1);
    const long = `(${'w'.repeat(WIDE)}) `;
    equal(pairs(long + long), 2);
  });

  it('is not held on to when much has been typed since', () => {
    const made = maker();
    let root = finished(parse('(a b)', made));
    const type = (word: string): Node => {
      const { from, to } = span(root);
      root = finished(edited(root, { from, to, text: word }, made));
      return [...nodesIn(root)].find((node) => node instanceof Leaf && node.token === word) as Node;
    };
    const first = type('first');
    type('second');
    equal(type('first'), first);
    for (let i = 0; i < 20_000; i++) type(`w${i}`);
    notEqual(type('first'), first);
  });
});

/// Where the second word stands.
function span(root: Run): { from: number; to: number } {
  return { from: '(a '.length, to: (root?.width ?? 0) - ')'.length };
}
