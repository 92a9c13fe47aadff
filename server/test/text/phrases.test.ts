import { deepEqual, equal, ok } from 'node:assert/strict';
import { finished, parse, textOf } from '../../src/text/edit';
import { type List, type Node, Pair, partsOf, type Run } from '../../src/text/node';
import { KnownPhrases, Phrases } from '../../src/text/phrases';
import { Pool } from '../../src/text/pool';
import { ReplaySlot } from '../../src/text/slot';
import { Random } from '../support/random';
import { brokenPromise, shapeOf } from '../support/shape';
import { toy, treeOf } from '../support/toy';
import { cutting } from '../support/work';

const NEAR = 24;

/// By the first closer of its kind, with what follows that is blank.
function nearEnd(text: string, at: number): number {
  const close = text.indexOf(text[at] === '(' ? ')' : ']', at);
  return close < 0 || close - at > NEAR ? -1 : close + 1 + (/^\s*/.exec(text.slice(close + 1))?.[0].length ?? 0);
}

const knowing = { ...toy, nearEnd };

const treeKnowing = (text: string): Run => finished(parse(text, { family: knowing, pool: new Pool() }));

function cutIn(text: string): number {
  let count = 0;
  cutting(
    knowing,
    () => count++,
    () => treeKnowing(text),
  );
  return count;
}

function pairsIn(root: Run): Set<Node> {
  const pairs = new Set<Node>();
  const left: Node[] = root ? [root] : [];
  for (let node = left.pop(); node; node = left.pop()) {
    if (node instanceof Pair) pairs.add(node);
    left.push(...partsOf(node));
  }
  return pairs;
}

describe('What comes again between brackets', () => {
  it('is passed over', () => {
    const again = '(a, b) ';
    const more = cutIn(`x ${again.repeat(200)}`) - cutIn(`x ${again.repeat(100)}`);
    // The opener of each is looked at.
    equal(more, 100);
  });

  it('is the same node as where it was met first', () => {
    equal(pairsIn(treeKnowing(`x ${'(a, b) '.repeat(50)}`)).size, 1);
  });

  it('is passed over only where the same character follows', () => {
    const text = 'x (a) (a) (a)b (a)\n(a)|(a)';
    deepEqual(shapeOf(treeKnowing(text)), shapeOf(treeOf(text)));
  });

  it('is cut anew where something in it looks at what follows', () => {
    for (const end of ["(a 'b),c' ", "(a 'b),c\n"]) {
      const text = `x (a 'b),c\n(a 'b),c\n${end}(a 'b),c`;
      deepEqual(shapeOf(treeKnowing(text)), shapeOf(treeOf(text)));
    }
  });

  it('makes no other tree, whatever the text', () => {
    const random = new Random(11);
    const PARTS = [
      '(',
      ')',
      '[',
      ']',
      '(a) ',
      '(a, b)',
      '[(a) c]',
      "'",
      "'q'",
      'w ',
      ' ',
      '\n',
      ',',
      '{',
      '}',
      '«',
      '»',
      '|',
    ];
    for (let i = 0; i < 400; i++) {
      const text = Array.from({ length: 60 }, () => random.pick(PARTS)).join('');
      const tree = treeKnowing(text);
      deepEqual([shapeOf(tree), brokenPromise(tree)], [shapeOf(treeOf(text)), undefined]);
      equal(textOf(tree), text);
    }
  });
});

describe('Phrases', () => {
  /// Of so many different ones all that are known when each has come three times.
  function known(count: number): number {
    const text = Array.from({ length: count }, (_, i) => `(${i})`).join('');
    const phrases = new Phrases(nearEnd, new KnownPhrases());
    const pool = new Pool();
    const pairs = [...pairsIn(finished(parse(text, { family: toy, pool })))] as Pair[];
    let found = 0;
    for (let round = 0; round < 2; round++) {
      let at = text.length;
      for (const pair of pairs) {
        at -= pair.width;
        if (phrases.from({ text, dropped: 0, isLast: true }, at, pool.age)) found++;
        phrases.cut(at + pair.width, pair);
      }
    }
    return found;
  }

  it('are known when they come again', () => {
    equal(known(10), 10);
  });

  it('are not known without end', () => {
    ok(known(60_000) < 60_000);
  });

  const pairOf = (text: string): Pair => finished(parse(text, { family: toy, pool: new Pool() })) as Pair;

  it('are known from text to text, those that were met lately longest', () => {
    const phrases = new KnownPhrases();
    const [first, second] = [pairOf('(a)'), pairOf('(b)')];
    const others = (): void => {
      for (let i = 0; i < 20_000; i++) phrases.keep(`(${i})`, first);
    };
    phrases.keep('(a)', first);
    phrases.keep('(b)', second);
    others();
    equal(phrases.of('(a)'), first);
    others();
    deepEqual([phrases.of('(a)'), phrases.of('(b)')], [first, undefined]);
  });

  it('are not known in the next text if they, or what is in them, are lines that were played', () => {
    const played = new ReplaySlot<object>();
    const [plain, line, around, run] = ['(a)', '(b)', '((c))', '(d,e)'].map(pairOf) as [Pair, Pair, Pair, Pair];
    played.keep(line, {});
    played.keep(around.run as Pair, {});
    played.keep(run.run as List, {});
    const phrases = new KnownPhrases();
    for (const pair of [plain, line, around, run]) phrases.keep(textOf(pair), pair);
    phrases.next();
    deepEqual(
      [plain, line, around, run].map((pair) => phrases.of(textOf(pair)) === pair),
      [true, false, false, false],
    );
  });
});
