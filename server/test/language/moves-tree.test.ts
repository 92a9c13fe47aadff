import { deepEqual, equal, ok } from 'node:assert/strict';
import { DEFAULT_PREFERENCES } from '../../src/language/diagnostics';
import type { RecordDocument } from '../../src/language/document';
import { movesTree } from '../../src/language/moves-tree';
import { columnFrom } from '../../src/language/steps';
import { MOST_NODES } from '../../src/language/tree-drawing';
import { finished } from '../../src/text/edit';
import { placeAt } from '../../src/text/position';
import { agree, countsLikeSteps, drawn, isSoundlyDrawn, staysWhereItIs, treeAt } from '../support/drawn-tree';
import { caseFolders, fixtures, languageOf } from '../support/fixtures';
import { jgfGame, wei7Game } from '../support/games';
import { times } from '../support/length';
import { opened } from '../support/opened';
import { Random } from '../support/random';
import { ToyRecord } from '../support/toy-record';
import { ratio } from '../support/work';

const play = (color: number, x: number, y: number, rest = ''): string =>
  `{"action": {"type": "move", "value": {"color": ${color}, "point": {"x": ${x}, "y": ${y}}}}${rest}}`;

/// So many moves down a column of the board.
const moves = (count: number, x: number): string =>
  Array.from({ length: count }, (_, y) => play((y % 2) + 1, x, y)).join();

const line = (steps: string, branches: readonly string[] = [], more = ''): string =>
  `{${more}"steps": [${steps}]${branches.length > 0 ? `, "branches": [${branches.join()}]` : ''}}`;

/// A record with its text.
class Record {
  readonly text: string;
  readonly document: RecordDocument;

  constructor(tree: string, size = 19) {
    this.text = `{"format": "wei7", "version": "3.0", "size": ${size}, "tree": ${tree}}`;
    this.document = opened(this.text, { language: 'wei7' }).document;
  }

  at(words: string): number {
    const found = this.text.indexOf(words);
    ok(found >= 0, words);
    return found;
  }

  tree(words: string, around?: number) {
    return treeAt(this.document, this.at(words), around);
  }
}

const forked = new Record(
  line(moves(2, 3), [
    line(moves(3, 4), [line(moves(1, 5)), line(moves(3, 6))]),
    line(moves(4, 7), [], '"title": "joseki", '),
    line(moves(1, 8)),
  ]),
);

describe('The tree of moves', () => {
  it('has the main line on top, and each variation in the next free lane below', () => {
    deepEqual(drawn(forked.tree(play(1, 4, 0))), [
      'Start D19   D18   E19   E18   E17   F19',
      '.     .     .     .     .     .     G19   G18   G17',
      '.     .     .     H19   H18   H17   H16',
      '.     .     .     J19',
    ]);
  });

  it('says where the cursor is and how long its line is', () => {
    const { column, length, from, to, lanes } = forked.tree(play(1, 4, 0));
    deepEqual({ column, length, from, to, lanes }, { column: 3, length: 6, from: 0, to: 8, lanes: 4 });
    const { column: second, length: ofSecond } = forked.tree(play(2, 6, 1));
    deepEqual([second, ofSecond], [7, 8]);
  });

  it('shows no more than the columns around the cursor', () => {
    deepEqual(drawn(forked.tree(play(1, 4, 0), 1)), ['D18 E19 E18', '', '.   H19 H18', '.   J19']);
  });

  it('begins with the line of the cursor where the main line is far', () => {
    deepEqual(drawn(forked.tree(play(1, 7, 2), 1)), ['H18 H17 H16']);
  });

  it('begins with the start, which is before the first move', () => {
    const tree = forked.tree('"steps"', 1);
    deepEqual([drawn(tree), tree.column], [['Start D19'], 0]);
    equal(tree.nodes[0]?.at, forked.at('{"steps"'));
  });

  it('tells which moves are on the line of the cursor, before it and after it', () => {
    const on = drawn(forked.tree(play(1, 6, 0)), (node) => (node.on ? 'on' : 'off'));
    deepEqual(on, [
      'on  on  on  on  on  on  off',
      '.   .   .   .   .   .   on  on  on',
      '.   .   .   off off off off',
      '.   .   .   off',
    ]);
  });

  it('tells the numbers and colours of moves, also where it begins in the middle', () => {
    const numbers = drawn(forked.tree(play(1, 6, 2), 1), ({ number, color }) => `${number}:${color}`);
    deepEqual(numbers, ['7:2 8:1']);
  });

  it('tells what lines are called, where they begin', () => {
    const titled = forked.tree(play(1, 4, 0)).nodes.filter(({ title }) => title !== undefined);
    deepEqual(
      titled.map(({ title, label, lane }) => [title, label, lane]),
      [['joseki', 'H19', 2]],
    );
  });

  it('leads to the text of each move', () => {
    const { nodes } = forked.tree(play(1, 4, 0));
    const move = nodes.find(({ label }) => label === 'G17');
    equal(move?.at, forked.at(play(1, 6, 2)));
  });

  it('takes moves back that are taken back', () => {
    const back = '{"action": {"type": "takeback", "value": 2}}';
    const record = new Record(line([moves(3, 3), back, play(1, 9, 9)].join()));
    const numbers = (around: number) => drawn(record.tree(play(1, 9, 9), around), (node) => String(node.number ?? '-'));
    deepEqual(numbers(9), ['- 1 2 3 - 2']);
    deepEqual(numbers(3), ['2 3 - 2']);
  });

  it('says pass, and what is done that is no move', () => {
    const pass = '{"action": {"type": "move", "value": {"color": 1, "point": null}}}';
    const hello = '{"action": {"type": "message", "value": "hello"}}';
    const set = '"pre": {"stones": [{"color": 1, "point": {"x": 0, "y": 0}}]}, ';
    const record = new Record(line([pass, hello].join(), [], set));
    deepEqual(drawn(record.tree(hello)), ['Start           Set-up: 1 stone pass            “hello”']);
    const chinese = movesTree(record.document, {
      offset: record.at(hello),
      around: 1,
      checked: undefined,
      preferences: { ...DEFAULT_PREFERENCES, language: 'zh' },
    });
    deepEqual(drawn(finished(chinese) as never), ['停一手     “hello”']);
  });

  it('marks moves that have a comment', () => {
    const record = new Record(line([play(1, 0, 0, ', "comment": "here"'), play(2, 1, 1)].join()));
    deepEqual(
      drawn(record.tree(play(2, 1, 1)), (node) => String(node.comment)),
      ['undefined true      undefined'],
    );
  });

  it('marks the move that a fault lies in, and not the one whose variations have it', () => {
    const node = (x: number, more = ''): string => `{"move": {"color": "black", "x": ${x}, "y": 0}${more}}`;
    const text = `{"record": {"format": "JGF", "version": 2}, "board": {"size": 9}, "tree": [{},
      ${node(1)}, {"comments": ["which?"], "variations": [[${node(1)}, ${node(2)}], [${node(30)}]]}]}`;
    const { document, checked } = opened(text, { language: 'jgf' });
    const tree = treeAt(document, text.indexOf(node(2)), 9, checked);
    deepEqual(
      drawn(tree, (one) => one.fault ?? 'sound'),
      ['sound sound sound error sound', '.     .     .     error'],
    );
  });

  it('does not depend on the order in which a line is written', () => {
    const inverted = `{"branches": [${line(moves(1, 5))}, ${line(moves(2, 6))}], "steps": [${moves(2, 3)}]}`;
    const record = new Record(inverted);
    deepEqual(drawn(record.tree(play(1, 6, 0))), ['Start D19   D18   F19', '.     .     .     G19   G18']);
  });

  it('has variations below those that part later, as far as these reach', () => {
    const record = new Record(
      line(moves(1, 0), [
        line(moves(1, 1), [line(moves(2, 2)), line(moves(2, 3))]),
        line(moves(1, 4)),
        line(moves(2, 5)),
      ]),
    );
    deepEqual(drawn(record.tree(play(1, 0, 0))), [
      'Start A19   B19   C19   C18',
      '.     .     E19   D19   D18',
      '.     .     F19   F18',
    ]);
  });

  it('goes on in JGF behind the node that only holds variations', () => {
    const node = (x: number): string => `{"move": {"color": "black", "x": ${x}, "y": 0}}`;
    const text = `{"record": {"format": "JGF", "version": 2}, "board": {"size": 9}, "tree": [{"comments": ["to begin with"]},
      ${node(1)}, {"variations": [[${node(2)}, ${node(3)}], [${node(4)}]]}, ${node(5)}]}`;
    const { document } = opened(text, { language: 'jgf' });
    const tree = treeAt(document, text.indexOf(node(2)));
    deepEqual(drawn(tree), ['Start …     B9    C9    D9', '.     .     .     E9', '.     .     .     F9']);
    const { column, length, nodes } = treeAt(document, text.indexOf(node(5)));
    deepEqual([column, length], [3, 3]);
    deepEqual(
      nodes.filter(({ on }) => on).map(({ label }) => label),
      ['Start', '…', 'B9', 'F9'],
    );
  });

  it('is not there where there is no record', () => {
    const { document } = opened('"tree"', { language: 'wei7' });
    const wanted = { offset: 0, around: 5, checked: undefined, preferences: DEFAULT_PREFERENCES };
    equal(finished(movesTree(document, wanted)), undefined);
  });

  it('is cut where it would be too much to draw, the line of the cursor never', () => {
    const record = new Record(
      line(
        moves(2, 3),
        Array.from({ length: 3000 }, (_, i) => line(moves(2, i % 19))),
      ),
    );
    const last = record.text.lastIndexOf(play(2, 2999 % 19, 1));
    const tree = treeAt(record.document, last, 10);
    equal(tree.nodes.length, MOST_NODES);
    deepEqual(
      tree.nodes
        .filter(({ on }) => on)
        .map(({ at }) => at)
        .slice(-1),
      [last],
    );
    isSoundlyDrawn(tree);
  });

  it('is drawn through lines nested 20,000 deep', () => {
    const deep = 20_000;
    const pass = '{"action": {"type": "move", "value": {"color": 1, "point": null}}}';
    const record = new Record(`${`{"steps": [${pass}], "branches": [`.repeat(deep)}{"steps": []}${']}'.repeat(deep)}`);
    equal(treeAt(record.document, record.at(pass), 5).length, deep);
    equal(treeAt(record.document, record.text.lastIndexOf(pass), 5).column, deep);
  });
});

/// Random lines of the flat toy: moves, variations in each other, words and notes, forks at the end, games.
function randomToy(random: Random, depth = 0): string[] {
  const lines: string[] = [];
  const count = random.below(depth === 0 ? 10 : 5);
  for (let i = 0; i < count; i++) {
    const sign = random.next();
    if (sign < 0.55) lines.push(`m ${random.below(1000)}`);
    else if (sign < 0.62) lines.push('say');
    else if (sign < 0.7) lines.push('note');
    else if (depth < 3 && sign < 0.95) lines.push('VAR', ...randomToy(random, depth + 1), 'ENDVAR');
    else if (depth === 0 && sign > 0.97) lines.push('GAME x');
  }
  if (depth < 3 && random.chance(0.3)) {
    const fork = () => ['LINE', ...randomToy(random, depth + 1), 'ENDLINE'];
    lines.push('FORKS', ...Array.from({ length: 1 + random.below(3) }, fork).flat(), 'ENDFORKS');
  }
  return lines;
}

describe('The tree of moves of random records', () => {
  for (const asides of ['before', 'after'] as const) {
    it(`is sound, counts like steps and keeps its lanes: variations ${asides} the move`, () => {
      for (let seed = 1; seed <= times(40); seed++) {
        const random = new Random(seed);
        const { document, text } = new ToyRecord(`${randomToy(random).join('\n')}\n`, asides);
        for (let at = 0; at < text.length; at = text.indexOf('\n', at) + 1) {
          try {
            const whole = treeAt(document, at);
            isSoundlyDrawn(whole);
            countsLikeSteps(document, at);
            const part = treeAt(document, at, 3);
            isSoundlyDrawn(part);
            agree(whole, part);
            staysWhereItIs(document, at, random.below(text.length));
          } catch (error) {
            console.log(`seed ${seed}, offset ${at}\n${text}`);
            throw error;
          }
        }
      }
    });
  }

  for (const [language, game] of [
    ['wei7', wei7Game],
    ['jgf', jgfGame],
  ] as const) {
    it(`is the same after edits as in a fresh text: ${language}`, () => {
      for (let seed = 1; seed <= times(10); seed++) {
        const random = new Random(seed);
        let text = game(60, random);
        const record = opened(text, { language });
        for (let i = 0; i < 8; i++) {
          const from = random.below(text.length);
          const to = Math.min(text.length, from + random.below(120));
          const put = random.chance(0.5) ? text.slice(to, to + random.below(200)) : '';
          const { root } = record.document;
          record.change([{ range: { start: placeAt(root, from), end: placeAt(root, to) }, text: put }]);
          record.finish();
          text = text.slice(0, from) + put + text.slice(to);
          const offset = random.below(text.length);
          const tree = (document: RecordDocument) => {
            const wanted = { offset, around: 20, checked: undefined, preferences: DEFAULT_PREFERENCES };
            const drawn = finished(movesTree(document, wanted));
            return drawn && { ...drawn, stamp: '' };
          };
          const fresh = tree(opened(text, { language }).document);
          deepEqual(tree(record.document), fresh, `seed ${seed}, edit ${i}`);
        }
      }
    });
  }
});

describe('The tree of moves of the records of the conformance cases', () => {
  for (const folder of caseFolders()) {
    it(`is sound and counts like steps: ${folder}`, () => {
      const random = new Random(1);
      let trees = 0;
      for (const { file, name, text } of [...fixtures(folder, 'good'), ...fixtures(folder, 'bad')]) {
        const { document } = opened(text, { language: languageOf(folder), name });
        const places = Array.from({ length: document.record ? 4 : 0 }, () => random.below(text.length + 1));
        for (const offset of places) {
          const wanted = { offset, around: 1000, checked: undefined, preferences: DEFAULT_PREFERENCES };
          if (!finished(movesTree(document, wanted))) continue;
          trees++;
          try {
            const whole = treeAt(document, offset, 1000);
            isSoundlyDrawn(whole);
            countsLikeSteps(document, offset);
            agree(whole, treeAt(document, offset, 2));
          } catch (error) {
            console.log(`${file}, offset ${offset}`);
            throw error;
          }
        }
      }
      ok(trees > 20 || folder === 'ccgc-naming', `only ${trees} trees`);
    });
  }
});

describe('The tree of moves of a long record', () => {
  /// So many moves, no two on one point.
  const steps = (count: number): string =>
    Array.from({ length: count }, (_, i) => play((i % 2) + 1, 2 * (i % 200), Math.floor(i / 200))).join();

  const asking =
    ({ document }: Record, offset: number) =>
    () => {
      for (let i = 0; i < 20; i++) treeAt(document, offset, 60);
    };

  const compare = (small: Record, large: Record, offset: (record: Record) => number): number =>
    ratio(asking(large, offset(large)), asking(small, offset(small)));

  it('is no more work at 50,000 moves than at 1,000', () => {
    const [small, large] = [1000, 50_000].map((count) => new Record(line(steps(count)), 600)) as [Record, Record];
    const middle = ({ text }: Record): number => text.indexOf('{"action"', text.length >> 1);
    const more = compare(small, large, middle);
    ok(more < 15, `${more} times the work`);
    const { column, length } = treeAt(large.document, middle(large), 60);
    deepEqual([column > 20_000, length], [true, 50_000]);
    equal(finished(columnFrom(large.document, 0, 50_000)), large.text.lastIndexOf('{"action"'));
  });

  it('is little more work where 10,000 lines part at one place than where 250 do', () => {
    const fork = (count: number) =>
      new Record(
        line(
          moves(1, 3),
          Array.from({ length: count }, () => line(moves(1, 5))),
        ),
      );
    const more = compare(fork(250), fork(10_000), (record) => record.at(play(1, 3, 0)));
    ok(more < 25, `${more} times the work`);
  });

  it('is no more work where variations part from 10,000 moves than from 1,000', () => {
    const comb = (count: number): Record => {
      const move = (i: number): string => play((i % 2) + 1, 2 * (i % 200), Math.floor(i / 200));
      const open = Array.from({ length: count }, (_, i) => `{"steps": [${move(i)}], "branches": [`).join('');
      const close = Array.from({ length: count }, (_, i) => `, ${line(play(1, 401, i % 600))}]}`).join('');
      return new Record(`${open}${line('')}${close}`, 600);
    };
    const more = compare(comb(1000), comb(10_000), (record) => record.at('{"action"'));
    ok(more < 15, `${more} times the work`);
  });
});
