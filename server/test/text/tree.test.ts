import { deepEqual, equal, notEqual, ok } from 'node:assert/strict';
import { edited, finished, leafAt, leaves, parse, textBetween } from '../../src/text/edit';
import { items } from '../../src/text/list';
import { Flag, Leaf, List, Pair } from '../../src/text/node';
import { brokenPromise, shapeOf } from '../support/shape';
import { maker, sketch, textOf, treeAfter, treeOf, treesOf } from '../support/toy';

const words = (count: number): string => Array.from({ length: count }, (_, i) => `w${i}`).join(' ');

describe('The tree of a text', () => {
  it('is nothing for no text', () => {
    equal(treeOf(''), undefined);
  });

  it('is a single leaf for a single token', () => {
    ok(treeOf('word ') instanceof Leaf);
  });

  it('gives the white space after a token to the token', () => {
    const leaf = treeOf('word \n') as Leaf;
    deepEqual([leaf.token, leaf.text], ['word', 'word \n']);
  });

  it('has a leaf for white space at the start', () => {
    deepEqual(
      [...items(treeOf('  a'))].map((item) => (item as Leaf).text),
      ['  ', 'a'],
    );
  });

  it('has a pair for brackets that fit', () => {
    equal(sketch(treeOf('a (b [c]) d')), 'a (b [c]) d');
  });

  it('owns all the text', () => {
    equal(textOf(treeOf(' (a\r\n[b)')), ' (a\r\n[b)');
  });

  it('groups many items into lists of at most 16', () => {
    equal(brokenPromise(treeOf(words(1000))), undefined);
  });

  it('is low: 4,096 items need at most four levels of lists', () => {
    ok((treeOf(words(4096)) as List).height <= 4);
  });

  it('has one leaf for tokens of the same text', () => {
    const [a, b] = [...items(treeOf('a a a'))];
    equal(a, b);
  });

  it('has one pair for small pairs of the same text', () => {
    const [a, , b] = [...items(treeOf('(x y),(x y),'))];
    ok(a instanceof Pair);
    equal(a, b);
  });

  it('has one list for short runs of the same text', () => {
    const [a, , b] = [...items(treeOf('(a b c),(a b c),'))];
    equal((a as Pair).run, (b as Pair).run);
  });

  it('does not share long runs', () => {
    const run = words(12);
    const [a, , b] = [...items(treeOf(`(${run}),(${run}),`))];
    notEqual((a as Pair).run, (b as Pair).run);
  });

  it('forgets what it shares when that becomes too much, and is the same tree all the same', function () {
    this.timeout(20_000);
    const text = `${words(100_100)} (a b) (a b)`;
    equal(sketch(treeOf(text)), text);
  });

  it('pauses while it is made', () => {
    let pauses = 0;
    for (const _ of parse(words(5000), maker())) pauses++;
    ok(pauses >= 9);
  });
});

describe('Brackets without a partner', () => {
  const repairs: readonly [what: string, text: string, tree: string][] = [
    ['an opener is closed by the end of the text', 'a (b c', 'a (b c!'],
    ['two openers are', '(a [b', '(a [b!!'],
    ['a closer alone is a stray', 'a ) b', 'a <)> b'],
    ['a closer too many is one', '(a) b) c', '(a) b <)> c'],
    ['a missing closer is missing before the next that fits', '([a) b', '([a!) b'],
    ['a wrong closer closes', '[(a] b]', '[(a] b]'],
    ['the wrong closer of a pair at the end', '(a]', '(a]'],
    ['one wrong closer in the middle of many sound pairs', '((a) [b) (c))', '((a) [b) (c))'],
    ['several at once', '(([[ ) ]] ))) ((', '(([[<)>]])) <)> ((!!'],
    ['an opener that the family closes early', '(a end b', '(a! end b'],
    ['a pair that the family opens again', '[(a) more b)]', '[~(a <)> more b)]'],
    ['a pair that the family leaves closed', '[(a) less b)]', '[(a) less b <)>]'],
    ['a closer right after a pair', '[(a))]', '[(a) <)>]'],
    ['a pair of the other kind is not opened again', '(a) more b ]', '(a) more b <]>'],
  ];

  for (const [what, text, tree] of repairs) {
    it(what, () => {
      equal(sketch(treeOf(text)), tree);
    });
  }

  it('a pair far back is not opened again', () => {
    const text = `[(a) more ${words(70)} )]`;
    ok(sketch(treeOf(text)).endsWith('<)>]'));
  });

  it('many of them are mended in pauses', () => {
    const text = '([a)'.repeat(600);
    let pauses = 0;
    for (const _ of parse(text, maker())) pauses++;
    ok(pauses >= 7);
    equal(textOf(treeOf(text)), text);
  });

  it('100,000 openers are 100,000 pairs', () => {
    let depth = 0;
    for (let node = treeOf('('.repeat(100_000)); node instanceof Pair; node = node.run) depth++;
    equal(depth, 100_000);
  });

  it('a damaged pair says so, and a sound one around it does too', () => {
    const sound = treeOf('(a)') as Pair;
    const around = treeOf('([a)') as Pair;
    deepEqual([sound.flags & Flag.broken, around.flags & Flag.broken], [0, Flag.broken]);
  });
});

describe('The tree after an edit', () => {
  const edits: readonly [what: string, text: string, from: number, to: number, inserted: string][] = [
    ['of nothing', '', 0, 0, 'a (b)'],
    ['that does nothing', 'a (b) c', 3, 3, ''],
    ['that takes all away', 'a (b) c', 0, 7, ''],
    ['at the start', 'a (b) c', 0, 0, 'x'],
    ['at the end', 'a (b) c', 7, 7, 'x'],
    ['in white space', 'a   b', 2, 2, 'x'],
    ['that joins two tokens', 'abc def', 3, 4, ''],
    ['that parts a token', 'abcdef', 3, 3, ' '],
    ['that takes a closer away', '(a [b] c) d', 5, 6, ''],
    ['that takes an opener away', '(a [b] c) d', 0, 1, ''],
    ['that puts an opener at the start', `${words(300)})`, 0, 0, '('],
    ['that puts a closer at the end', `(${words(300)}`, 1490, 1490, ')'],
    ['that puts a stray bracket into a long list', words(2000), 5000, 5000, ']'],
    ['that opens a quote', "a b, c)\nd 'e' f", 2, 2, "'"],
    ['that closes a quote', "a 'b, c)\nd 'e' f", 4, 4, "'"],
    ['after an open quote, among what it left behind', "'a b),]\nc", 6, 6, 'x'],
    ['on the line after an open quote', "'a b),\nc d", 8, 8, 'x'],
    ['behind a comma of its own line', "'a b)\n,c d", 7, 7, 'x'],
    ['of a text with an open quote elsewhere', "'a\nb c (d e)", 9, 9, 'x'],
    ['that takes the line end after an open quote away', "x 'a b,\n), c' d", 7, 8, ''],
    ['just after an open quote', "'a\nb", 2, 2, 'x'],
    ['of a comma behind an open quote', "('a,,\n)", 4, 4, 'z'],
    ['of the third of several commas on a line, an open quote before it', "'q\nb ,\n,,, c", 9, 9, 'x'],
    ['that swallows the rest of a very long line', `x 'a' ${"'b' ".repeat(5000)}`, 3, 3, "'"],
  ];

  for (const [what, text, from, to, inserted] of edits) {
    it(`${what} is that of the new text`, () => {
      const after = text.slice(0, from) + inserted + text.slice(to);
      const tree = treeAfter(text, from, to, inserted);
      deepEqual(shapeOf(tree), shapeOf(treeOf(after)));
      equal(brokenPromise(tree), undefined);
    });
  }

  it('holds the nodes of the tree before that the edit does not touch', () => {
    const [before, after] = treesOf(`(a b) ${words(500)} (c d)`, { from: 8, to: 8, text: 'x' });
    const nodes = new Set(nodesOf(before as List));
    const fresh = nodesOf(after as List).filter((node) => !nodes.has(node));
    ok(fresh.length < 12, `${fresh.length} new nodes`);
  });

  it('pauses when much is pasted', () => {
    const made = maker();
    const before = finished(parse(words(5000), made));
    let pauses = 0;
    for (const _ of edited(before, { from: 9, to: 9, text: words(5000) }, made)) pauses++;
    ok(pauses >= 9);
  });

  it('pauses when much that is damaged is looked through', () => {
    const made = maker();
    const before = finished(parse('(['.repeat(3000), made));
    let pauses = 0;
    for (const _ of edited(before, { from: 1, to: 1, text: 'a' }, made)) pauses++;
    ok(pauses >= 9);
  });
});

function nodesOf(root: List): unknown[] {
  const nodes: unknown[] = [root];
  for (const kid of root.kids) nodes.push(...(kid instanceof List ? nodesOf(kid) : [kid]));
  return nodes;
}

describe('The text of a tree', () => {
  const root = treeOf('one (two three) four');

  it('can be had in part', () => {
    equal(textBetween(root, 2, 12), 'e (two thr');
  });

  it('is empty where nothing lies between', () => {
    equal(textBetween(root, 5, 5), '');
  });

  it('is empty for no tree', () => {
    equal(textOf(undefined), '');
  });

  it('ends where the tree ends', () => {
    equal(textBetween(root, 16, 99), 'four');
  });

  it('comes leaf by leaf, from the one that holds an offset', () => {
    deepEqual(
      [...leaves(root, 6)].map(({ leaf, start }) => `${start} ${leaf.token}`),
      ['5 two', '9 three', '14 )', '16 four'],
    );
  });

  it('has no leaves past its end, and none without a tree', () => {
    deepEqual([[...leaves(root, 20)], [...leaves(undefined)]], [[], []]);
  });

  it('ends in its last leaf, when asked for one past the end', () => {
    equal(leafAt(root as List, 999).leaf.token, 'four');
  });
});
