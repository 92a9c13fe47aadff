import { deepEqual, equal, ok } from 'node:assert/strict';
import { finished } from '../../src/text/edit';
import { lastLeaf } from '../../src/text/list';
import { type Node, Pair, partsOf, type Run } from '../../src/text/node';
import { offsetAt, Places } from '../../src/text/places';
import { type Encoding, lineStart, placeAt } from '../../src/text/position';
import { FOREIGN, TYPED } from '../support/foreign';
import { Random } from '../support/random';
import { treeOf } from '../support/toy';

const ENCODINGS: readonly Encoding[] = ['utf-16', 'utf-8'];

/// How often pairs are looked into while something is done.
function looksInto(root: Run, work: () => void): number {
  let looks = 0;
  const nodes: Node[] = root ? [root] : [];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    nodes.push(...partsOf(node));
    if (!(node instanceof Pair)) continue;
    const { run } = node;
    Object.defineProperty(node, 'run', {
      get: () => {
        looks++;
        return run;
      },
    });
  }
  work();
  return looks;
}

/// Brackets in each other, opened and closed on lines of their own, or not closed.
const nested = (levels: number, closed: boolean): string =>
  Array.from({ length: levels }, (_, i) => `(w${i}\n`).join('') + (closed ? `w${levels})\n`.repeat(levels) : 'end');

describe('Places one after the other', () => {
  it('know how long the character is that stands there', () => {
    const places = new Places(treeOf('a😀b'));
    deepEqual(
      [0, 1, 3, 4, 9].map((at) => places.lengthAt(at)),
      [1, 2, 1, 0, 0],
    );
    equal(new Places(undefined).lengthAt(0), 0);
  });

  it('are those of each offset, in any order', () => {
    const random = new Random(11);
    for (let i = 0; i < 200; i++) {
      const signs = Array.from({ length: random.below(300) }, () => random.pick(random.chance(0.2) ? FOREIGN : TYPED));
      const text = signs.join('');
      const root = treeOf(text);
      for (const encoding of ENCODINGS) {
        const places = new Places(root, encoding);
        for (let k = 0; k < 30; k++) {
          const offset = random.below(text.length + 4) - 2;
          deepEqual(places.at(offset), placeAt(root, offset, encoding), `${JSON.stringify(text)}, ${offset}`);
        }
      }
    }
  });

  it('know where their lines start', () => {
    const text = 'a\r\nb(c\n\nd😀e)\rf';
    const root = treeOf(text);
    for (const encoding of ENCODINGS) {
      const places = new Places(root, encoding);
      for (let offset = text.length; offset >= 0; offset--)
        equal(places.lineStart(offset), lineStart(root, placeAt(root, offset).line), `${offset}`);
    }
    equal(new Places(undefined).lineStart(3), 0);
  });

  for (const encoding of ENCODINGS) {
    for (const closed of [true, false]) {
      it(`cost what lies between them where ${closed ? 'closed' : 'unclosed'} brackets nest, in ${encoding}`, () => {
        const text = nested(2000, closed);
        const root = treeOf(text);
        const looks = looksInto(root, () => {
          const places = new Places(root, encoding);
          for (let offset = 0; offset < text.length; offset += 3) places.at(offset);
        });
        ok(looks <= 40 * 2000, `${looks} looks`);
      });
    }
  }

  it('at the end of the text cost nothing more', () => {
    const text = nested(2000, false);
    const root = treeOf(text);
    const places = new Places(root);
    places.at(text.length);
    ok(looksInto(root, () => places.at(text.length)) === 0);
  });

  it('are led to with pauses, after which there is nothing more to look into', () => {
    const text = nested(2000, true);
    const root = treeOf(text);
    const line = 1990;
    const offset = text.indexOf(`w${line}`) - 1;
    const [there, back] = [new Places(root), new Places(root)];
    ok([...there.lead(offset)].length > 2);
    ok(looksInto(root, () => there.at(offset)) === 0);
    ok([...back.offsetOf({ line, character: 0 })].length > 2);
    back.offset({ line: 3, character: 0 });
    equal(back.offset({ line, character: 0 }), offset);
  });

  it('are found by all who are led at the same time', () => {
    const root = treeOf(nested(2000, true));
    const places = new Places(root);
    const lines = [1990, 40, 3300, 1200];
    const asked = lines.map((line) => places.offsetOf({ line, character: 2 }));
    const found: (number | undefined)[] = [];
    while (found.filter((one) => one !== undefined).length < lines.length) {
      asked.forEach((steps, i) => {
        const step = found[i] === undefined ? steps.next() : undefined;
        if (step?.done) found[i] = step.value;
      });
    }
    deepEqual(
      found,
      lines.map((line) => offsetAt(root, { line, character: 2 })),
    );
  });
});

describe('Places near a node that is known to stand there', () => {
  const texts = ['a (b好\n(c 😀\r\n d)\n 好e) f\ng', 'a 好(b (c 😀 d) e) f', '(a\nb (c\n) 好)'];

  /// The places of a text, with the pair that stands around others as what is known.
  function known(text: string, encoding: Encoding): [plain: Places, near: Places] {
    const root = treeOf(text);
    const plain = new Places(root, encoding);
    const start = text.indexOf('(');
    const node = partsOf(root as Node).find((part) => part instanceof Pair) ?? (root as Node);
    return [plain, new Places(root, encoding, plain.mark(node, root instanceof Pair ? 0 : start))];
  }

  for (const encoding of ENCODINGS) {
    it(`are those of the text, in ${encoding}`, () => {
      for (const text of texts) {
        const [plain, near] = known(text, encoding);
        for (let at = 0; at <= text.length; at++) {
          deepEqual(near.at(at), plain.at(at), `${at}`);
          equal(near.lineStart(at), plain.lineStart(at), `${at}`);
          equal(near.lengthAt(at), plain.lengthAt(at), `${at}`);
        }
        for (let line = -1; line <= 5; line++) {
          for (let character = 0; character <= text.length; character++)
            equal(near.offset({ line, character }), plain.offset({ line, character }), `${line}:${character}`);
        }
      }
    });
  }

  it('are gone to from there', () => {
    const text = nested(300, true);
    const root = treeOf(text);
    const at = text.indexOf('w290');
    const plain = new Places(root);
    const node = innermost(root, 280);
    const near = new Places(root, 'utf-16', plain.mark(node, text.indexOf('(w280')));
    const looks = looksInto(root, () => {
      finished(near.lead(at));
      near.offset(plain.at(at));
    });
    ok(looks < 100, `${looks}`);
  });
});

/// The pair that so many stand around.
function innermost(root: Run, around: number): Node {
  let node = root as Node;
  for (let left = around; left > 0; left--) {
    const inside: Node = (node as Pair).run as Node;
    node = inside instanceof Pair ? inside : (partsOf(inside).find((part) => part instanceof Pair) as Node);
  }
  return node;
}

describe('The last token', () => {
  it('of a bracket with nothing in it is the bracket', () => {
    equal(lastLeaf(treeOf('(') as Node).text, '(');
  });

  it('of brackets that nest and are not closed is gone down to once', () => {
    const root = treeOf(nested(2000, false));
    const pairs: Pair[] = [];
    const nodes: Node[] = root ? [root] : [];
    for (let node = nodes.pop(); node; node = nodes.pop()) {
      if (node instanceof Pair) pairs.push(node);
      nodes.push(...partsOf(node));
    }
    const looks = looksInto(root, () => {
      for (const pair of pairs) lastLeaf(pair);
    });
    ok(looks <= 2 * 2000, `${looks} looks`);
  });
});
