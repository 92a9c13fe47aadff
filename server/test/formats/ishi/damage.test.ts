import { deepEqual, equal, ok } from 'node:assert/strict';
import { fixtures } from '../../support/fixtures';
import { times } from '../../support/length';
import { Random } from '../../support/random';
import { slipped } from '../../support/slips';
import { board, errors, found, lines, record } from './checked';

/// What a person moves a cursor over: fields, and the line ends between.
const WORDS = /[^\s]+|\r\n|\n/g;

describe('One slip of the fingers in a record of Ishi', () => {
  it('costs at most 1.5 errors in the mean and 3 at the 95th percentile', () => {
    const seed = 29;
    const random = new Random(seed);
    const good = fixtures('ishi', 'good').filter(({ text }) => text.length > 20);
    const costs = Array.from({ length: times(3000) }, () => {
      const { text } = slipped(random.pick(good).text, random, WORDS);
      return errors(record(text)).length;
    }).sort((a, b) => a - b);
    const mean = costs.reduce((sum, cost) => sum + cost, 0) / costs.length;
    const high = costs[Math.floor(costs.length * 0.95)] ?? 0;
    ok(mean <= 1.5 && high <= 3, `seed ${seed}: mean ${mean}, 95th percentile ${high}`);
  });
});

describe('A block of text without its end', () => {
  const game = ['B 1 A1', 'W 2 B2', 'COM Opening', 'Black 1 is good.', 'B 2 would be bad.', 'MARK my words.'];
  const rest = ['MARK a@A1', 'B 3 C3', 'VAR', 'B 3 D4', 'ENDVAR', 'W 4 D4', 'PRISONER'];

  it('is one fault, and ends where the record goes on', () => {
    const text = lines(...game, ...rest);
    deepEqual(found(text), ['com-unclosed 3: COM']);
    equal(board(text)?.node.move, 4);
    equal(board(text, 'B 3 C3')?.rows[16], '..X................');
  });

  it('hides no fault of what comes after it', () => {
    deepEqual(found(lines(...game, 'B 3 C3', 'W 4 I9')), ['com-unclosed 3: COM', 'loc-column-i 8: I9']);
  });

  it('ends with a line that was meant for its end', () => {
    deepEqual(found(lines(...game, 'ENDCMO', 'XYZ', 'B 3 C3')), ['com-unclosed 3: COM', 'unknown-keyword 8: XYZ']);
  });

  it('ends with the next block, or the next event', () => {
    deepEqual(found(lines('USER', 'B 9 Z99', 'COM', 'x', 'ENDCOM', 'XYZ')), [
      'user-unclosed 1: USER',
      'unknown-keyword 6: XYZ',
    ]);
    deepEqual(found(lines('COM', 'x', 'EVENT', 'B 1 I9')), ['com-unclosed 1: COM', 'loc-column-i 4: I9']);
  });

  it('of user data is not ended by data that looks like a move', () => {
    deepEqual(found(lines('BOARDSIZE 9', 'B 1 A1', 'USER', 'B 77 C3', 'MARK a@B2', 'W 2 B2', 'XYZ')), [
      'user-unclosed 3: USER',
      'unknown-keyword 7: XYZ',
    ]);
  });

  it('is the same as one that is begun twice', () => {
    deepEqual(found(lines('COM', 'COM', 'B 1 A1')), ['com-unclosed 1: COM', 'com-nested 2: COM']);
  });
});

describe('A damaged keyword is one fault:', () => {
  const game = [
    'EVENT One',
    'BOARDSIZE 9',
    'SETUP B E5',
    'MARK a@E5',
    'B 1 A1',
    'COM',
    'Black is fine.',
    'White is not.',
    'ENDCOM',
    'VAR a',
    'B 1 B2',
    'W 2 C3',
    'ENDVAR',
    'W 2 C3',
    'DIAGRAM A1 C3',
    'HIDE #1',
    'SETUP W B2',
    'USER',
    'ENDVAR W 3',
    'ENDUSER',
    'B 3 D4',
    'PRISONER',
    'EVENT Two',
    'BLACK Ann',
    'BOARDSIZE 5',
    'B 1 A1',
    'W 2 B2',
  ];

  for (const [i, line] of game.entries()) {
    const [keyword = ''] = line.split(' ');
    if (keyword.length < 3 || /^(?:Black|White|END(?:COM|USER))$/.test(keyword) || line === 'ENDVAR W 3') continue;
    const slips = {
      'a letter left out': keyword.slice(0, 1) + keyword.slice(2),
      'a letter typed twice': keyword.slice(0, 2) + keyword.slice(1),
      'a sign before it': `&${keyword}`,
      'two letters swapped': keyword.slice(0, 1) + keyword.charAt(2) + keyword.charAt(1) + keyword.slice(3),
    };
    for (const [what, word] of Object.entries(slips)) {
      if (word === keyword) continue;

      it(`${keyword} in line ${i + 1}, ${what}`, () => {
        const text = lines(...game.with(i, line.replace(keyword, word)));
        deepEqual(errors(record(text)), ['unknown-keyword']);
      });
    }
  }

  it('a move without its blank', () => {
    deepEqual(found(lines('B1 A1', 'PRISONER', 'W 2 B2')), ['unknown-keyword 1: B1']);
  });
});

describe('A move that cannot be read', () => {
  it('leaves it uncertain what it took, so that nothing is said of that', () => {
    deepEqual(found(lines('BOARDSIZE 3', 'B 1 A1', 'W 2 Z', 'PRISONER A1')), ['loc-form 3: Z']);
    deepEqual(found(lines('BOARDSIZE 3', 'B 1 A1', 'W2 B2', 'PRISONER A1')), ['unknown-keyword 3: W2']);
  });

  it('leaves all other moves of its sequence judged as ever', () => {
    const rest = ['B 3 A1', 'PRISONER B2', 'MARK C1'];
    const wrong = ['occupied-point 4: A1', 'prisoner-not-captured 5: B2', 'mark-no-stone 6: C1'];
    deepEqual(found(lines('BOARDSIZE 3', 'B 1 A1', 'W 2 Z', ...rest)), ['loc-form 3: Z', ...wrong]);
    deepEqual(found(lines('BOARDSIZE 3', 'B 1 A1', 'W2 B2', ...rest)), [
      'unknown-keyword 3: W2',
      'missing-move-number 4: 3',
      ...wrong,
    ]);
    const beside = lines('BOARDSIZE 5', 'W 7 F1', 'B 8 A1', 'W 9 A1');
    deepEqual(found(beside), ['loc-off-board 2: F1', 'occupied-point 4: A1']);
  });

  it('is a move all the same', () => {
    const text = lines('B 1 A1', 'W 2 Z', 'VAR', 'W 2 B2', 'ENDVAR', 'B 3 C3');
    deepEqual(found(text), ['loc-form 2: Z']);
    equal(board(text)?.node.move, 3);
  });
});
