import { deepEqual, equal, ok } from 'node:assert/strict';
import { sgfFamily } from '../../src/syntax/sgf/family';
import { insideOf, pieceOf, readPiece } from '../../src/syntax/sgf/piece';
import { escaped, lineShown, textShown } from '../../src/syntax/sgf/text';
import { isNodeLeaf, treeOf as partsOf } from '../../src/syntax/sgf/tree';
import { edited, finished, leaves, parse, textOf } from '../../src/text/edit';
import { items } from '../../src/text/list';
import { Pair, type Run } from '../../src/text/node';
import { Pool } from '../../src/text/pool';
import { fixtures } from '../support/fixtures';
import { sgfGame } from '../support/games';
import { type NaiveTree, naively } from '../support/naive-sgf';
import { Random } from '../support/random';
import { brokenPromise, shapeOf } from '../support/shape';

const KINDS = ['-', ';', 'bare', '?', '(', ')'];

const treeOf = (text: string): Run => finished(parse(text, { family: sgfFamily, pool: new Pool() }));

/// Leaves as `kind text`.
const cut = (text: string): string[] =>
  [...leaves(treeOf(text))].map(({ leaf }) => `${KINDS[leaf.kind]} ${JSON.stringify(leaf.text)}`);

/// What is said of a tree and those in it.
function said(pair: Pair): NaiveTree {
  const { nodes, forks } = partsOf(pair);
  const properties = [...items(nodes)].filter(isNodeLeaf).map((leaf) => ({
    properties: pieceOf(leaf).properties.map(
      ({ name, values }) => [name, values.map((value) => insideOf(leaf.text, value))] as const,
    ),
  }));
  return { nodes: properties, trees: pairsIn(forks).map(said) };
}

const pairsIn = (run: Run): Pair[] => [...items(run)].filter((item): item is Pair => item instanceof Pair);

describe('A text of SGF', () => {
  it('is cut into parentheses and nodes, whatever stands in values', () => {
    deepEqual(cut('(;FF[4] C[a;(b\\]]\n;B[aa](;W[bb]))'), [
      '( "("',
      '; ";FF[4] C[a;(b\\\\]]\\n"',
      '; ";B[aa]"',
      '( "("',
      '; ";W[bb]"',
      ') ")"',
      ') ")"',
    ]);
  });

  it('begins where a game does', () => {
    deepEqual(cut('Hello (you) [x\n(;B[aa])').slice(0, 2), ['? "Hello (you) [x\\n"', '( "("']);
    deepEqual(cut('\ufeff (FF[4])'), ['- "\ufeff "', '( "("', 'bare "FF[4]"', ') ")"']);
    deepEqual(cut('((;))'), ['( "("', '( "("', '; ";"', ') ")"', ') ")"']);
  });

  it('goes on behind a bracket that was left open, at the next that closes', () => {
    deepEqual(cut('(;B[ee;W[cc];B[gg])').slice(1, 3), ['; ";B[ee;W[cc]"', '; ";B[gg]"']);
    deepEqual(cut('(;B[aa]) see [this (;B[bb])'), [
      '( "("',
      '; ";B[aa]"',
      ') ") "',
      '? "see [this "',
      '( "("',
      '; ";B[bb]"',
      ') ")"',
    ]);
  });

  it('ends at a sign for it', () => {
    deepEqual(cut('(;)\n\x1a'), ['( "("', '; ";"', ') ")\\n"', '- "\\u001a"']);
  });

  it('cuts what never ends into pieces, none of them longer than two million characters', () => {
    const text = `(;C[${'x'.repeat(6_000_000)}`;
    const found = [...leaves(treeOf(text))].map(({ leaf }) => leaf.text.length);
    ok(found.length > 2 && Math.max(...found) <= 2_200_000);
    equal(textOf(treeOf(text)), text);
  });

  it('has properties with their values, and what is none', () => {
    const { properties, slips } = readPiece(';GaMe [1] AB[aa]\n[bb] oh no [x] C QQ1[z]');
    deepEqual(
      properties.map(({ name, written, values }) => [name, written, values.length]),
      [
        ['GM', 'GaMe', 1],
        ['AB', 'AB', 2],
        ['QQ', 'QQ1', 1],
      ],
    );
    deepEqual(
      slips.map(({ kind, at, end }) => [kind, at, end]),
      [['text', 22, 33]],
    );
  });

  it('has nodes behind variations as one more of them', () => {
    const [game] = pairsIn(treeOf('(;a(;b)(;c);d(;e);f)'));
    const forks = pairsIn(partsOf(game as Pair).forks);
    deepEqual(
      forks.map((fork) => textOf(fork)),
      ['(;b)', '(;c)', ';d(;e);f'],
    );
    deepEqual(
      pairsIn(partsOf(forks[2] as Pair).forks).map((fork) => textOf(fork)),
      ['(;e)', ';f'],
    );
  });

  it('shows text as the standard has it', () => {
    equal(textShown('a\\\nb\nc\td\\]\\\\ \\n'), 'ab\nc d]\\ n');
    equal(lineShown('a\r\nb'), 'a b');
    equal(escaped('a]b:c\\', true), 'a\\]b\\:c\\\\');
    equal(textShown(escaped('[x]: \\y\\')), '[x]: \\y\\');
  });

  it('says what a parser of a few lines says, of sound records', () => {
    const random = new Random(9);
    const texts = [
      ...fixtures('sgf', 'good').map(({ text }) => text.replace(/^\ufeff|\x1a$/g, '')),
      ...Array.from({ length: 60 }, () => sgfGame(random.below(80), random)),
    ].filter((text) => !/[a-z][A-Z]+[a-z]*\[|[A-Z][a-z]+\[/.test(text));
    ok(texts.length > 80);
    for (const text of texts) deepEqual(pairsIn(treeOf(text)).map(said), naively(text));
  });

  it('is the same tree however it came about, and every leaf has looked no further than it says', () => {
    const random = new Random(4);
    const signs = '()[];\\:BWCFab]4 \n\ufeff\x1a'.split('');
    for (let i = 0; i < 300; i++) {
      const text = Array.from({ length: random.below(40) }, () => random.pick(signs)).join('');
      const maker = { family: sgfFamily, pool: new Pool() };
      const root = finished(parse(text, maker));
      equal(brokenPromise(root), undefined, JSON.stringify(text));
      const from = random.below(text.length + 1);
      const to = Math.min(text.length, from + random.below(3));
      const inserted = random.pick(signs);
      const after = finished(edited(root, { from, to, text: inserted }, maker));
      const whole = text.slice(0, from) + inserted + text.slice(to);
      deepEqual(shapeOf(after), shapeOf(treeOf(whole)), JSON.stringify([text, from, to, inserted]));
    }
  });

  it('is read anew around an edit alone, though a bracket stands open at its start', () => {
    const text = `(;B[ee${';W[cc];B[gg]'.repeat(20_000)})`;
    const maker = { family: sgfFamily, pool: new Pool() };
    const root = finished(parse(text, maker));
    const before = new Set([...leaves(root)].map(({ leaf }) => leaf));
    const after = finished(edited(root, { from: 130_000, to: 130_001, text: '[' }, maker));
    const fresh = [...leaves(after)].filter(({ leaf }) => !before.has(leaf));
    ok(fresh.length < 5, `${fresh.length} leaves are new`);
  });
});
