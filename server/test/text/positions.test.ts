import { deepEqual, equal } from 'node:assert/strict';
import { extentOf } from '../../src/text/extent';
import { offsetAt, Places } from '../../src/text/places';
import { type Encoding, lineEndAt, lineStart, placeAt } from '../../src/text/position';
import { FOREIGN, TYPED } from '../support/foreign';
import { isBetween, linesOf, plainOffsetAt, plainPlaceAt } from '../support/plain-text';
import { Random } from '../support/random';
import { treeAfter, treeOf } from '../support/toy';

const ENCODINGS: readonly Encoding[] = ['utf-16', 'utf-8'];

/// Every offset at which an editor can point.
const offsetsOf = (text: string): number[] =>
  Array.from({ length: text.length + 1 }, (_, i) => i).filter((offset) => !isBetween(text, offset));

describe('Places', () => {
  const samples: Readonly<Record<string, string>> = {
    'no text': '',
    'lines that end in LF': 'a b\n(c\n\nd)\n',
    'lines that end in CR': 'a b\r(c\r\rd)\r',
    'lines that end in CR LF': 'a b\r\n(c\r\n\r\nd)\r\n',
    'all line ends mixed': '\n\r\r\n\n\ra\r\nb\n\rc',
    'a BOM': '\ufeffa\nb',
    'Chinese text': '黑 白\n(棋 谱)\n',
    'characters of one, two, three and four bytes': 'a é 黑 🎉 é\n🎉 a',
    'lone surrogates': 'a\ud83c b\udf89 c\udf89\ud83c\nd\ud83c',
    'a NUL and other controls': '\u0000 \u0007\u0085 \u2028\n\u007f',
    'a long line': 'word '.repeat(200),
    'many lines': '黑 (a)\r\n'.repeat(200),
  };

  for (const [what, text] of Object.entries(samples)) {
    for (const encoding of ENCODINGS) {
      it(`${what}: every offset has its place, in ${encoding}`, () => {
        const root = treeOf(text);
        for (const offset of offsetsOf(text))
          deepEqual(placeAt(root, offset, encoding), plainPlaceAt(text, offset, encoding));
      });

      it(`${what}: every place leads back, in ${encoding}`, () => {
        const root = treeOf(text);
        for (const offset of offsetsOf(text)) equal(offsetAt(root, placeAt(root, offset, encoding), encoding), offset);
      });

      it(`${what}: places asked for one after the other are the same, in ${encoding}`, () => {
        const root = treeOf(text);
        const offsets = offsetsOf(text);
        const places = new Places(root, encoding);
        for (const offset of [...offsets, ...offsets.reverse()])
          deepEqual(places.at(offset), placeAt(root, offset, encoding));
      });
    }

    it(`${what}: every line ends before its line end`, () => {
      const root = treeOf(text);
      for (const { start, end } of linesOf(text)) equal(lineEndAt(root, start), end);
    });
  }

  it('random text and random places, in both encodings', () => {
    const random = new Random(3);
    for (let i = 0; i < 300; i++) {
      const text = Array.from({ length: random.below(60) }, () =>
        random.pick(random.chance(0.2) ? FOREIGN : TYPED),
      ).join('');
      const root = treeOf(text);
      const place = { line: random.below(12) - 1, character: random.below(50) };
      for (const encoding of ENCODINGS)
        equal(offsetAt(root, place, encoding), plainOffsetAt(text, place, encoding), text);
    }
  });

  it('past the end of a line is the end of the line', () => {
    equal(offsetAt(treeOf('ab\r\ncd'), { line: 0, character: 99 }), 2);
  });

  it('past the last line is the end of the text', () => {
    equal(offsetAt(treeOf('ab\ncd'), { line: 9, character: 0 }), 5);
  });

  it('before the first line is the start of the text', () => {
    equal(offsetAt(treeOf('ab'), { line: -1, character: 1 }), 0);
  });

  it('before the start of a line is its start', () => {
    equal(offsetAt(treeOf('ab\ncd'), { line: 1, character: -5 }), 3);
  });

  it('in UTF-8 inside a character is the start of the character', () => {
    const root = treeOf('a🎉b');
    deepEqual(
      [1, 2, 3, 4, 5].map((character) => offsetAt(root, { line: 0, character }, 'utf-8')),
      [1, 1, 1, 1, 3],
    );
  });

  it('an offset outside the text is at its start or its end', () => {
    const root = treeOf('ab\ncd');
    deepEqual(
      [placeAt(root, -3), placeAt(root, 99)],
      [
        { line: 0, character: 0 },
        { line: 1, character: 2 },
      ],
    );
  });

  it('between CR and LF the line has not ended', () => {
    equal(placeAt(treeOf('a\r\nb'), 2).line, 0);
  });

  it('of no text are all the first', () => {
    deepEqual(
      [placeAt(undefined, 3), offsetAt(undefined, { line: 2, character: 2 }), lineEndAt(undefined, 1)],
      [{ line: 0, character: 0 }, 0, 0],
    );
  });

  it('the start of a line that is not there is the end of the text', () => {
    equal(lineStart(treeOf('a\nb'), 7), 3);
  });

  it('a CR that comes to stand before an LF makes one line end of two', () => {
    const root = treeAfter('a\rb\nc', 2, 3, '');
    deepEqual(placeAt(root, 3), { line: 1, character: 0 });
  });

  it('two halves that come to stand together are one character', () => {
    const root = treeAfter('\ud83c \udf89b', 1, 2, '');
    deepEqual(placeAt(root, 2, 'utf-8'), { line: 0, character: 4 });
  });
});

describe('The extent of a text', () => {
  it('counts CR LF as one line end', () => {
    equal(extentOf('a\r\nb\rc\nd').lines, 3);
  });

  it('counts what UTF-8 needs more', () => {
    deepEqual(
      ['a', 'é', '黑', '🎉', '\ud83c', '\udf89', '\udf89\ud83c'].map((text) => extentOf(text).bytes),
      [0, 1, 2, 2, 2, 2, 4],
    );
  });
});
