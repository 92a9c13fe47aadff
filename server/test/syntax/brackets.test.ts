import { deepEqual, equal, ok } from 'node:assert/strict';
import { BRACES, bracketsFamily, PARENTHESES } from '../../src/syntax/brackets/family';
import { fieldAt, fieldsAt } from '../../src/syntax/brackets/field';
import { halved, isLookAlike } from '../../src/syntax/brackets/half-width';
import { headerAt } from '../../src/syntax/brackets/header';
import { Kind } from '../../src/syntax/brackets/lexer';
import { finished, leaves, parse } from '../../src/text/edit';
import { Pool } from '../../src/text/pool';

/// The tokens of a text, with a sign for their kinds: `#` a header, `_` blanks.
function tokens(text: string, around = BRACES): string[] {
  const root = finished(parse(text, { family: bracketsFamily(around), pool: new Pool() }));
  const signs: Readonly<Record<number, string>> = { [Kind.header]: '#', [Kind.blank]: '_', [Kind.piece]: '' };
  return [...leaves(root)].map(({ leaf }) => `${signs[leaf.kind]}${leaf.token}`);
}

const pieces = (text: string, around = BRACES): string[] => tokens(`{[C6];${text}`, around).slice(1);

describe('A text in brackets', () => {
  it('is a header and pieces, each with its semicolon', () => {
    deepEqual(tokens('{[C6][A];\nB(J,10); W(K,11)MARK[1]\n}\n'), ['#{[C6][A];', 'B(J,10);', 'W(K,11)MARK[1]\n}']);
    deepEqual(tokens('([PG][A];B[D5];W[E4])', PARENTHESES), ['#([PG][A];', 'B[D5];', 'W[E4])']);
  });

  it('has the brackets that close it with the last piece, also behind a semicolon', () => {
    deepEqual(pieces('B(J,10);\n}'), ['B(J,10);\n}']);
    deepEqual(tokens('{[C6];}'), ['#{[C6];}']);
    deepEqual(tokens('{[C6]}x'), ['#{[C6]}', 'x']);
  });

  it('may begin with blanks, a mark, other text, or with a move at once', () => {
    deepEqual(tokens('\ufeff \n{[C6];'), ['#\ufeff \n{[C6];']);
    deepEqual(tokens('第1局;\n{[C6];B(A,1)'), ['#第1局;\n{[C6];', 'B(A,1)']);
    deepEqual(tokens(' B(A,1);W(A,2)'), ['_', 'B(A,1);', 'W(A,2)']);
    deepEqual(tokens('\n'), ['#']);
  });

  it('has pieces cut before a move that has no semicolon before it', () => {
    deepEqual(pieces('B(A,1)W(A,2)MARK[1] B (A,3);'), ['B(A,1)', 'W(A,2)MARK[1]', 'B (A,3);']);
    deepEqual(pieces('B(A,1)MARK(1)W(A,2);'), ['B(A,1)MARK(1)W(A,2);']);
    deepEqual(tokens('{[C6]B(A,1);'), ['#{[C6]', 'B(A,1);']);
  });

  it('has semicolons and brackets in moves where they have slipped into them', () => {
    deepEqual(pieces('B(A;,1);W(A,2}3);'), ['B(A;,1);', 'W(A,2}3);']);
    deepEqual(pieces('B(A,1;W(A,2);'), ['B(A,1;', 'W(A,2);']);
    deepEqual(pieces('B;(A,1);(A,2);'), ['B;(A,1);', '(A,2);']);
  });

  it('has a header wherever a record begins', () => {
    deepEqual(tokens('{[C6];B(A,1)}\n{[C6];B(A,2)}'), ['#{[C6];', 'B(A,1)}', '#{[C6];', 'B(A,2)}']);
    deepEqual(tokens('{[C6];B(A,1)\n{ [C6];B(A,2'), ['#{[C6];', 'B(A,1)', '#{ [C6];', 'B(A,2']);
    deepEqual(pieces('B(A,1){[2'), ['B(A,1){[2']);
  });

  it('has look-alikes in the place of signs, but for what stands in fields', () => {
    deepEqual(tokens('｛【C6】【甲；乙】；B（A，1）；W(A,2)｝'), ['#｛【C6】【甲；乙】；', 'B（A，1）；', 'W(A,2)｝']);
  });

  it('is cut where it has no end, never within a character', () => {
    const long = tokens(`{[C6];${'🎉'.repeat(3000)}`).slice(1);
    equal(long.join(''), '🎉'.repeat(3000));
    ok(long.every((piece) => piece.length <= 2048 && !/[\ud800-\udbff]$/.test(piece)));
    ok(tokens(`{${'[甲]'.repeat(9000)}`).every((piece) => piece.length <= 8193));
  });
});

describe('Fields', () => {
  const field = (text: string): [string, boolean] => {
    const { from, to, closed } = fieldAt(text, 0, text.length);
    return [text.slice(from, to), closed];
  };

  it('end with the first bracket, full-width or not', () => {
    deepEqual(field('[甲]乙]'), ['[甲]', true]);
    deepEqual(field('[甲】乙]'), ['[甲】', true]);
    deepEqual(field('【甲】乙]'), ['【甲】', true]);
  });

  it('may have full-width brackets in them', () => deepEqual(field('[【主】甲]'), ['[【主】甲]', true]));

  it('are not closed where another one, or the end, comes first', () => {
    for (const end of ['[', ';', '{', '}']) deepEqual(field(`[甲${end}乙]`), ['[甲', false]);
    deepEqual(field('[甲'), ['[甲', false]);
  });

  it('stand in a row, with nothing between them', () => {
    const text = '[a] x [b]{c}[d];';
    const { fields, strays, end } = fieldsAt(text, 0, text.length, (half) => half === 0x3b);
    deepEqual(
      [fields, strays].map((spans) => spans.map(({ from, to }) => text.slice(from, to))),
      [
        ['[a]', '[b]', '[d]'],
        ['x', '{c}'],
      ],
    );
    equal(text.charAt(end), ';');
  });

  it('end where a header does', () => {
    equal(headerAt('{[a]B(A,1)', 0, BRACES).ends, 'move');
    equal(headerAt('{[a]B [b];', 0, BRACES).ends, 'separator');
    equal(headerAt('([a])', 0, BRACES).ends, 'close');
    equal(headerAt('{[a])', 0, BRACES).ends, 'nothing');
  });
});

describe('Half-width signs', () => {
  it('are partners of full-width ones, one for one', () => {
    equal(halved('；，（）［］｛｝：－【】〔〕、　！～ＡＢｚ０９—–−'), ';,()[]{}:-[][], !~ABz09---');
    equal(halved('甲队 B(J,10)'), '甲队 B(J,10)');
  });

  it('have none that are look-alikes', () => {
    for (let code = 0; code < 0x80; code++) ok(!isLookAlike(code));
    for (const sign of '甲。“”《》·') ok(!isLookAlike(sign.charCodeAt(0)), sign);
  });
});
