import { deepEqual, equal, notEqual, ok } from 'node:assert/strict';
import { edited, finished, gathered, leafAt, leaves, parse, textBetween } from '../../src/text/edit';
import { items, lastItem } from '../../src/text/list';
import { Flag, Leaf, List, type Node, Pair, partsOf, type Run } from '../../src/text/node';
import { DEEPEST } from '../../src/text/repair';
import { brokenPromise, shapeOf } from '../support/shape';
import { maker, sketch, textOf, treeAfter, treeOf, treesOf } from '../support/toy';
import { inSteps } from '../support/work';

const words = (count: number): string => Array.from({ length: count }, (_, i) => `w${i}`).join(' ');

/// How many pairs stand in each other, the last of each run.
function depthOf(text: string): number {
  let depth = 0;
  for (let node = lastItem(treeOf(text)); node instanceof Pair; node = lastItem(node.run)) depth++;
  return depth;
}

/// The nodes of a tree, what is shared counted once.
function nodesMade(text: string): number {
  const seen = new Set<Node>();
  const left: Run[] = [treeOf(text)];
  for (let node = left.pop(); node; node = left.pop()) {
    if (!seen.has(node)) left.push(...partsOf(node));
    seen.add(node);
  }
  return seen.size;
}

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

  it('has one leaf for long tokens of the same text too', () => {
    const [a, b] = [...items(treeOf(`${'x'.repeat(300)} ${'x'.repeat(300)} `))];
    equal(a, b);
  });

  it('owns text of wide characters as it is', () => {
    const text = `黑🎉 \ud83c ${'黑'.repeat(300)} é`;
    equal(textOf(treeOf(text)), text);
  });

  it('has a leaf of its own for a token that has looked further ahead', () => {
    const [a, , b] = [...items(treeOf("'a,\n'a,,\n"))];
    deepEqual([(a as Leaf).text, (b as Leaf).text], ["'a", "'a"]);
    notEqual(a, b);
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

  it('has one leaf for tokens of the same text with many others between them', () => {
    const all = [...items(treeOf(`a ${words(10_000)} a `))];
    equal(all[0], all.at(-1));
  });

  it('is put together to its text, with pauses', () => {
    const text = words(2000);
    const { steps, value } = inSteps(gathered(treeOf(text)));
    deepEqual([value, steps > 2], [text, true]);
  });

  it('forgets what it shares when that becomes too much, and is the same tree all the same', () => {
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
  it('are told of on the pair that has been mended', () => {
    const lender = (treeOf('[((lend c)]') as Pair).run as Pair;
    const reopened = lastItem((treeOf('[(a) more b)]') as Pair).run) as Pair;
    deepEqual([lender.lent, lender.reopened, reopened.lent, reopened.reopened], [true, false, false, true]);
  });

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
    ['a pair gives its closer back to the one around it', '[a (b (lend c) ]', '[a (b (lend c!)]'],
    ['a pair right at the start does too', '[((lend c)]', '[((lend c!)]'],
    ['pairs inside each other do too', '[(a (lend (lend b))]', '[(a (lend (lend b!))]'],
    ['what stands outside such a pair is taken out of it', '[(a (lend end c)]', '[(a (lend! end c)]'],
    ['a pair that the family lets keep its closer', '[(keep (lend c)]', '[(keep (lend c)!]'],
    ['a pair that is not the last keeps it', '[a (b (lend c) d]', '[a (b (lend c) d!]'],
    ['a pair of the other kind keeps it', '[(a [lend c]]', '[(a [lend c]!]'],
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

  it('openers are pairs in each other, as deep as records are', () => {
    deepEqual([depthOf('('.repeat(DEEPEST)), depthOf('(a '.repeat(DEEPEST))], [DEEPEST, DEEPEST]);
  });

  it('openers that stand deeper are strays', () => {
    let run: Run = treeOf('(a '.repeat(DEEPEST + 3));
    for (let pair = lastItem(run); pair instanceof Pair; pair = lastItem(run)) run = pair.run;
    equal(sketch(run), 'a <(> a <(> a <(> a');
  });

  it('an edit that makes them deeper or less deep gives the tree of the new text', () => {
    const [few, many] = ['(a '.repeat(DEEPEST - 1), '(a '.repeat(DEEPEST + 1)];
    const after = [treeAfter(few, 0, 0, '(a (a '), treeAfter(many, 0, 6, '')];
    deepEqual(after.map(shapeOf), [shapeOf(treeOf(many)), shapeOf(treeOf(few))]);
  });

  for (const bracket of ['(', ')', '[', '( b ', '[ end ']) {
    it(`a text of "${bracket}" alone is fewer nodes than brackets`, () => {
      const [few, many] = [nodesMade(bracket.repeat(2 * DEEPEST)), nodesMade(bracket.repeat(6 * DEEPEST))];
      ok(many - few < DEEPEST, `${many - few} nodes for ${4 * DEEPEST} brackets`);
    });
  }

  it('a damaged pair says so, and a sound one around it does too', () => {
    const sound = treeOf('(a)') as Pair;
    const around = treeOf('([a)') as Pair;
    deepEqual([sound.flags & Flag.broken, around.flags & Flag.broken], [0, Flag.broken]);
  });
});

describe('Literal text', () => {
  const texts: readonly [what: string, text: string, tree: string][] = [
    ['has no brackets in it', 'a {(b] [c) d} e', 'a {<(> b <]> <[> c <)> d} e'],
    ['has no pairs in it', '{(a) [b]}', '{<(> a <)> <[> b <]>}'],
    ['does not nest', '{a {b} c}', '{a <{> b} c <}>'],
    ['is not ended by the closer of another kind', '{a » b} c', '{a <»> b} c'],
    ['has other literal text in it as text', '{a «b} c»', '{a <«> b} c <»>'],
    ['ends in no wall', '{a | b} c', '{a <|> b} c'],
    ['is nothing without an end', 'a {b (c) d', 'a <{> b (c) d'],
    [
      'is nothing without an end, and what stands in it is what it looks like',
      '(a {b) c) «d» {',
      '(a <{> b) c <)> «d» <{>',
    ],
    ['of two kinds is nothing without an end', '(a {b «c) d', '(a <{> b <«> c) d'],
    ['goes on past openers that are nothing', '{ « a (b) } (c) « } {', '{<«> a <(> b <)>} (c) <«> <}> <{>'],
    ['has a closer that is none without it', '(a }) b', '(a <}>) b'],
  ];

  for (const [what, text, tree] of texts) {
    it(what, () => {
      equal(sketch(treeOf(text)), tree);
    });
  }

  it('is the same to whatever stands around it', () => {
    const pair = treeOf('{(a | ]}') as Pair;
    deepEqual([pair.flags & Flag.broken, pair.flags & Flag.wall], [0, 0]);
  });

  it('without an end costs a look at whole pieces, not at all that is in them', () => {
    const [before, after] = treesOf(`{ ${'(a b) '.repeat(5000)}`, { from: 1, to: 1, text: ' x' });
    const nodes = new Set(nodesOf(before as List));
    const fresh = nodesOf(after as List).filter((node) => !nodes.has(node));
    ok(fresh.length < 12, `${fresh.length} new nodes`);
  });

  it('is taken apart in pauses', () => {
    const made = maker();
    const before = finished(parse(`${'(a (b)) '.repeat(5000)}}`, made));
    let pauses = 0;
    for (const _ of edited(before, { from: 0, to: 0, text: '{' }, made)) pauses++;
    ok(pauses >= 4, `${pauses}`);
  });

  it('that was none is looked through in pauses', () => {
    let pauses = 0;
    for (const _ of parse(`{ «a» ${words(10_000)}`, maker())) pauses++;
    ok(pauses >= Math.floor(10_000 / 512) + 2, `${pauses}`);
  });
});

describe('A wall', () => {
  const texts: readonly [what: string, text: string, tree: string][] = [
    ['ends what is open before it', '(a [b | c] d) e', '(a [b!! <|> c <]> d <)> e'],
    ['leaves alone what is closed', '(a) | (b)', '(a) <|> (b)'],
    ['ends what is open before it, and nothing after', '(a | (b | (c) | d', '(a! <|> (b! <|> (c) <|> d'],
    ['keeps stray closers on their side', '(a ] | b) c', '(a] <|> b <)> c'],
    ['is one among stray closers', ') | a', '<)> <|> a'],
  ];

  for (const [what, text, tree] of texts) {
    it(what, () => {
      equal(sketch(treeOf(text)), tree);
    });
  }
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
    ['that closes a quote far behind it', "'a b,),),),),),),),),) \nc", 22, 22, "'"],
    ['that begins literal text', 'a (b) [c (d)] } e (f)', 0, 0, '{'],
    ['that ends literal text early', '{a (b [c] } d } e', 4, 4, '}'],
    ['that takes the end of literal text away', '{a (b)} c (d {e) f} g', 6, 7, ''],
    ['that takes the only end of literal text away', '{a (b) {c (d)} e', 13, 14, ''],
    ['in literal text without an end', `{a (b) ${words(300)} (c [d])`, 3, 3, 'x'],
    ['that gives literal text an end', `{a (b) ${words(300)} (c [d]) (e)`, 1199, 1199, '}'],
    ['that begins literal text of another kind', `a {b » c} «d ${words(30)} » e`, 0, 0, '«'],
    ['that ends in the midst of other literal text', `a {b » ${words(40)} «c» ${words(40)}} d`, 0, 0, '«'],
    ['that begins literal text before some that ends in a pair', `a ((b) {c [d} (e)) ${words(40)}`, 0, 0, '{'],
    ['that opens a bracket before walls', `a ${words(40)} (b) | ${words(300)} | (c)`, 0, 0, '('],
    ['that takes away a bracket before walls', `(a ${words(40)} (b) | ${words(300)} | (c)`, 0, 1, ''],
    ['that puts up a wall', `(a ${words(300)} b) c`, 600, 600, '|'],
    ['that takes down a wall', '(a b | c) d', 5, 6, ''],
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
