import { deepEqual, equal, ok } from 'node:assert/strict';
import { absentIn, present } from '../../src/syntax/lines/absent';
import { LineFlag, LineKind, lineFamily } from '../../src/syntax/lines/family';
import { fieldsOf, restFrom } from '../../src/syntax/lines/fields';
import { itemsFrom } from '../../src/syntax/lines/walk';
import { type Edit, edited, finished, leaves, parse, textOf } from '../../src/text/edit';
import { items } from '../../src/text/list';
import { Leaf, Pair, Role, type Run } from '../../src/text/node';
import { Pool } from '../../src/text/pool';
import { Random } from '../support/random';
import { brokenPromise, shapeOf } from '../support/shape';

const WORDS = ['NOTE', 'SAY', 'END', 'IF', 'FI', 'GAME'];
const Kind = Object.fromEntries(WORDS.map((word, i) => [word, LineKind.own + i])) as Record<string, number>;

/// Characters beyond ASCII do not count.
const isAbsent = (code: number): boolean => code > 126 || (code < 32 && code !== 9);

const toy = lineFamily({
  name: 'toy lines',
  kindOf: (word) => Kind[word],
  longest: 4,
  isAbsent,
  blocks: [
    { opens: Kind.SAY as number, closes: Kind.END as number, literal: true },
    { opens: Kind.IF as number, closes: Kind.FI as number },
  ],
  walls: [Kind.GAME as number],
});

const treeOf = (text: string): Run => finished(parse(text, { family: toy, pool: new Pool() }));

/// Leaves as `kind text`, kinds by their words.
function cut(text: string): string[] {
  const names = new Map(Object.entries(Kind).map(([word, kind]) => [kind, word]));
  return [...leaves(treeOf(text))].map(({ leaf }) => {
    const kind = ['-', '?'][leaf.kind] ?? names.get(leaf.kind);
    return `${kind} ${JSON.stringify(leaf.text)}`;
  });
}

/// Blocks in brackets, words by their kinds.
function sketch(run: Run): string {
  const words: string[] = [];
  for (const item of items(run)) {
    if (item instanceof Pair) words.push(`[${item.open.token} ${sketch(item.run)}${item.close ? ' ]' : ' !'}`);
    else if (item instanceof Leaf) words.push(item.role === Role.atom ? item.token : `<${item.token}>`);
  }
  return words.join(' ');
}

describe('A text of lines', () => {
  it('has a leaf for each line, with its line end, whatever that is', () => {
    deepEqual(cut('NOTE a\nx\r\n\r \nNOTE'), ['NOTE "NOTE a\\n"', '? "x\\r\\n"', '- "\\r"', '- " \\n"', 'NOTE "NOTE"']);
  });

  it('has in a long line what it has in a short one (seed 20261119)', () => {
    const random = new Random(20261119);
    const signs = ['a', 'a', 'b ', '  ', '\t', '\u4e2d', '\u0001', '\u001a'];
    for (let i = 0; i < 2000; i++) {
      const runs = Array.from({ length: random.below(6) }, () => random.pick(signs).repeat(1 + random.below(90)));
      const line = `x y${runs.join('')}`;
      const leaf = leaves(treeOf(`${line}\nNOTE`)).next().value.leaf;
      const absent = [...line].some((sign) => isAbsent(sign.charCodeAt(0)));
      const size = line.replace(/[ \t]+$/, '').length;
      deepEqual(
        [leaf.text, leaf.size, (leaf.flags & LineFlag.absent) !== 0, leaf.kind],
        [`${line}\n`, size, absent, LineKind.other],
      );
    }
  });

  it('knows a line by its first word', () => {
    deepEqual(cut('\t NOTE\tNOTES\nNOTES\nNOT E\n'), ['NOTE "\\t NOTE\\tNOTES\\n"', '? "NOTES\\n"', '? "NOT E\\n"']);
  });

  it('sees no characters that do not count', () => {
    deepEqual(cut('éNO\u200bTE\né\n'), ['NOTE "éNO\u200bTE\\n"', '- "é\\n"']);
  });

  it('says of lines that have any', () => {
    const flags = [...leaves(treeOf('NOTE\nNOTé\n'))].map(({ leaf }) => leaf.flags & LineFlag.absent);
    deepEqual(flags, [0, LineFlag.absent]);
  });

  it('has a byte order mark by itself at the start, and the sign of the end of a file at its end', () => {
    deepEqual(cut('\ufeffNOTE\x1a'), ['- "\ufeff"', 'NOTE "NOTE"', '- "\\u001a"']);
    deepEqual(cut('NOTE\n\x1a\n\x1a'), ['NOTE "NOTE\\n"', '- "\\u001a\\n"', '- "\\u001a"']);
  });

  it('has a line of any length as one leaf', () => {
    equal([...leaves(treeOf(`NOTE ${'x'.repeat(100_000)}`))].length, 1);
  });

  it('has pairs for blocks, and text in those of text', () => {
    equal(sketch(treeOf('IF\nSAY\nIF\nEND\nFI\nFI\n')), '[IF [SAY <IF> ] ] <FI>');
  });

  it('ends blocks at walls', () => {
    equal(sketch(treeOf('IF\nNOTE\nGAME\nFI\n')), '[IF NOTE ! <GAME> <FI>');
  });

  it('after any edit is what it is when it is read afresh', () => {
    const seed = 41;
    const random = new Random(seed);
    const pieces = [
      ...WORDS.map((word) => `${word}\n`),
      '\r',
      '\n',
      '\x1a',
      '\ufeff',
      'é',
      ' ',
      'N',
      'SAY x\r\n',
      'GAME y',
    ];
    for (let chain = 0; chain < 200; chain++) {
      const maker = { family: toy, pool: new Pool() };
      let text = Array.from({ length: random.below(60) }, () => random.pick(pieces)).join('');
      let tree = finished(parse(text, maker));
      for (let i = 0; i < 15; i++) {
        const from = random.below(text.length + 1);
        const to = Math.min(text.length, from + random.below(4));
        const edit: Edit = { from, to, text: random.chance(0.7) ? random.pick(pieces) : '' };
        const before = text;
        text = text.slice(0, from) + edit.text + text.slice(to);
        tree = finished(edited(tree, edit, maker));
        equal(textOf(tree), text);
        deepEqual(shapeOf(tree), shapeOf(treeOf(text)), `seed ${seed}: ${JSON.stringify({ before, edit })}`);
        equal(brokenPromise(tree), undefined);
      }
    }
  });
});

describe('The fields of a line', () => {
  const fields = (line: string): string[] =>
    fieldsOf(line, isAbsent).map(({ text, at, size }) => `${at}+${size} ${text}`);

  it('stand between blanks and tabs', () => {
    deepEqual(fields('  a\tbc  \r\n'), ['2+1 a', '4+2 bc']);
  });

  it('go on over characters that do not count, and do not begin or end with them', () => {
    deepEqual(fields('éaéb\u200b é c'), ['1+3 ab', '8+1 c']);
  });

  it('are not more than anybody writes', () => {
    ok(fieldsOf('a '.repeat(100_000), isAbsent).length < 10_000);
  });

  it('from one on are one', () => {
    const all = fieldsOf('a  b c ', isAbsent);
    deepEqual([restFrom(all, 1), restFrom(all, 3)], [{ at: 3, size: 3 }, undefined]);
  });

  it('are told apart from what does not count', () => {
    deepEqual(absentIn('aéébé\n', isAbsent), [
      { at: 1, size: 2 },
      { at: 4, size: 1 },
    ]);
    deepEqual([present('aéébé', isAbsent), present('ab', isAbsent)], ['ab', 'ab']);
  });
});

describe('The lines from a place on', () => {
  const text = `NOTE\n${'x\n'.repeat(40)}IF\na\nb\nFI\nlast\n`;
  const from = (offset: number, isOpen = true): string[] =>
    [...itemsFrom(treeOf(text), offset, () => isOpen)].map(
      ({ item, at }) => `${at} ${item instanceof Leaf ? item.token : 'block'}`,
    );

  it('begin with the line at the place', () => {
    deepEqual(from(text.indexOf('last') + 2), [`${text.indexOf('last')} last`]);
    equal(from(0).length, 43);
  });

  it('stay in the block that the place is in', () => {
    const at = text.indexOf('a\nb');
    deepEqual(from(at), [`${at} a`, `${at + 2} b`]);
  });

  it('go around blocks that are not to be opened', () => {
    const at = text.indexOf('IF');
    deepEqual(from(at + 4, false), [`${at} block`, `${text.indexOf('last')} last`]);
  });

  it('are none in a text without any', () => {
    deepEqual([...itemsFrom(undefined, 0, () => true)], []);
  });
});
