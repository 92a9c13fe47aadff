import { deepEqual, equal, ok } from 'node:assert/strict';
import { aroundOf } from '../../src/language/around';
import { stepFrom, stoneFrom } from '../../src/language/steps';
import type { Go } from '../../src/protocol/steps';
import { finished } from '../../src/text/edit';
import { type Opened, opened } from '../support/opened';
import { ratio } from '../support/work';

const play = (color: number, x: number, y: number, rest = ''): string =>
  `{"action": {"type": "move", "value": {"color": ${color}, "point": {"x": ${x}, "y": ${y}}}}${rest}}`;

const head = '"format": "wei7", "version": "3.0", "size": 9';

const commented = play(2, 5, 5, ', "comment": "here"');

/// Two moves, then a fork: two lines of two moves, the first of which forks again.
const forked = `{${head}, "tree": {
  "steps": [${play(1, 2, 2)}, ${play(2, 6, 6)}],
  "branches": [
    {"steps": [${play(1, 3, 3)}, ${commented}],
     "branches": [{"steps": [${play(1, 0, 0)}]}, {"title": "corner", "steps": [${play(1, 8, 8)}]}]},
    {"steps": [${play(1, 4, 4)}]}
  ]}}`;

const wei7 = (text: string): Opened => opened(text, { language: 'wei7' });
const jgf = (text: string): Opened => opened(text, { language: 'jgf' });

const step = ({ document }: Opened, offset: number, go: Go): number | undefined =>
  finished(stepFrom(document, offset, go));

/// The last move at a place, as "3,3", and how many moves there have been.
function standing(record: Opened, offset: number | undefined): string {
  if (offset === undefined) return 'nowhere';
  const board = record.board(offset);
  const cell = board?.lastMove?.cell;
  return `${board?.node.move}: ${cell ? `${cell.x},${cell.y}` : '-'}`;
}

/// Where steps one after the other lead from a place.
function walk(record: Opened, offset: number, ...ways: Go[]): string[] {
  let at: number | undefined = offset;
  return ways.map((go) => {
    const to: number | undefined = at === undefined ? undefined : step(record, at, go);
    if (to !== undefined) at = to;
    return standing(record, to);
  });
}

const around = (record: Opened, offset: number, numbers = 0) =>
  finished(
    aroundOf(record.document, {
      offset,
      numbers,
      checked: undefined,
      preferences: { language: 'en', most: 10, severity: {} },
    }),
  );

describe('Steps through a record', () => {
  it('go from move to move, and into the first line where lines part', () => {
    const ways: Go[] = ['next', 'next', 'next', 'next', 'next', 'next'];
    deepEqual(walk(wei7(forked), 0, ...ways), ['1: 2,2', '2: 6,6', '3: 3,3', '4: 5,5', '5: 0,0', 'nowhere']);
  });

  it('go back over a fork to the line that it parts from, and to the empty board', () => {
    const ways: Go[] = ['previous', 'previous', 'previous', 'previous', 'previous'];
    const record = wei7(forked);
    const last = forked.indexOf(play(1, 4, 4)) + 5;
    deepEqual(walk(record, last, ...ways), ['2: 6,6', '1: 2,2', '0: -', 'nowhere', 'nowhere']);
  });

  it('go to the end of the line that the cursor is on', () => {
    const second = forked.indexOf(play(1, 8, 8));
    deepEqual(walk(wei7(forked), 0, 'end'), ['5: 0,0']);
    deepEqual(walk(wei7(forked), second, 'start', 'end'), ['0: -', '5: 0,0']);
    equal(step(wei7(forked), second, 'end'), second);
  });

  it('go to the lines beside, outwards where there is none on the innermost fork', () => {
    const first = forked.indexOf(play(1, 0, 0));
    const ways: Go[] = ['nextVariation', 'nextVariation', 'previousVariation', 'previousVariation'];
    deepEqual(walk(wei7(forked), first, ...ways), ['5: 8,8', '3: 4,4', '3: 3,3', 'nowhere']);
  });

  it('begin a line with its own first move when the cursor stands in front of that', () => {
    equal(standing(wei7(forked), step(wei7(forked), forked.indexOf('"corner"'), 'next')), '5: 8,8');
  });

  it('find the next comment', () => {
    deepEqual(walk(wei7(forked), 0, 'nextComment', 'nextComment'), ['4: 5,5', 'nowhere']);
  });

  it('find the comment before', () => {
    const last = forked.indexOf(play(1, 8, 8));
    const record = wei7(forked.replace(play(1, 2, 2), play(1, 2, 2, ', "comment": "first"')));
    const offset = last + ', "comment": "first"'.length;
    deepEqual(walk(record, offset, 'previousComment', 'previousComment', 'previousComment'), [
      '4: 5,5',
      '1: 2,2',
      'nowhere',
    ]);
    equal(step(record, 0, 'previousComment'), undefined);
  });

  it('start at what is set up', () => {
    const text = `{${head}, "tree": {"pre": {"stones": [{"color": 1, "point": {"x": 1, "y": 1}}]}, "steps": [${play(2, 5, 5)}]}}`;
    equal(step(wei7(text), text.length - 3, 'start'), text.indexOf('{"stones"'));
  });

  it('pass by ten', () => {
    const moves = Array.from({ length: 25 }, (_, i) => play((i % 2) + 1, i % 9, Math.floor(i / 9) * 2));
    const text = `{${head}, "tree": {"steps": [${moves.join(',\n')}]}}`;
    const numbers = walk(wei7(text), 0, 'next10', 'next10', 'next10', 'previous10', 'previous10', 'previous10');
    deepEqual(
      numbers.map((words) => words.split(':')[0]),
      ['10', '20', '25', '15', '5', '0'],
    );
  });

  it('do not depend on the order in which a line is written', () => {
    const text = `{${head}, "tree": {"branches": [{"steps": [${play(1, 3, 3)}]}, {"steps": [${play(1, 7, 7)}]}], "steps": [${play(1, 2, 2)}]}}`;
    deepEqual(walk(wei7(text), 0, 'next', 'next', 'nextVariation', 'previous'), [
      '1: 2,2',
      '2: 3,3',
      '2: 7,7',
      '1: 2,2',
    ]);
  });

  it('lead nowhere in a text without a record', () => {
    deepEqual(walk(wei7('"tree"'), 3, 'next', 'previous', 'start', 'end', 'nextVariation'), Array(5).fill('nowhere'));
  });

  it('take 100,000 moves to their end and back by no more work than 1,000', () => {
    const long = (count: number): Opened => {
      const moves = Array.from({ length: count }, (_, i) => play((i % 2) + 1, 2 * (i % 200), Math.floor(i / 200)));
      return wei7(`{"format": "wei7", "version": "3.0", "size": 600, "tree": {"steps": [${moves.join()}]}}`);
    };
    const thereAndBack = (record: Opened): number =>
      step(record, step(record, 0, 'end') as number, 'previous10') as number;
    const [small, large] = [long(1000), long(100_000)];
    equal(large.board(thereAndBack(large))?.node.move, 99_990);
    const often = (record: Opened) => () => {
      for (let i = 0; i < 40; i++) thereAndBack(record);
    };
    const more = ratio(often(large), often(small));
    ok(more < 15, `${more} times the work`);
  });

  it('take lines nested 20,000 deep', () => {
    const deep = 20_000;
    const text = `{${head}, "tree": ${`{"steps": [${play(1, 1, 1)}], "branches": [`.repeat(deep)}{"steps": []}${']}'.repeat(deep)}}`;
    const last = text.lastIndexOf(play(1, 1, 1));
    equal(step(wei7(text), 0, 'end'), last);
  });
});

describe('Steps through JGF', () => {
  const move = (color: string, x: number, y: number): string => `{"move": {"color": "${color}", "x": ${x}, "y": ${y}}}`;
  const tree = `[{"setup": [{"type": "black", "coords": [{"x": 1, "y": 1}]}]},
    ${move('white', 2, 2)},
    {"variations": [[${move('black', 3, 3)}, ${move('white', 4, 4)}], [${move('black', 5, 5)}]]}]`;
  const text = `{"record": {"format": "JGF", "version": 2}, "board": {"size": 9}, "tree": ${tree}}`;

  it('do not stop at the node that only holds variations', () => {
    const ways: Go[] = ['start', 'next', 'next', 'nextVariation', 'previous', 'previous', 'previous'];
    const expected = ['0: -', '1: 2,2', '2: 3,3', '2: 5,5', '1: 2,2', '0: -', 'nowhere'];
    deepEqual(walk(jgf(text), text.length - 4, ...ways), expected);
  });

  it('go to the end of the first variation', () => {
    deepEqual(walk(jgf(text), 0, 'end'), ['3: 4,4']);
  });
});

describe('A stone', () => {
  const stone = ({ document }: Opened, offset: number, x: number, y: number): number | undefined =>
    finished(stoneFrom(document, offset, { x, y }));

  it('leads to the move that put it', () => {
    equal(stone(wei7(forked), forked.indexOf(play(1, 8, 8)), 3, 3), forked.indexOf(play(1, 3, 3)));
  });

  it('leads to the set-up that put it', () => {
    const text = `{${head}, "tree": {"pre": {"stones": [{"color": 1, "point": {"x": 1, "y": 1}}]}, "steps": [${play(2, 5, 5)}, ${play(1, 6, 6)}]}}`;
    equal(stone(wei7(text), text.length - 3, 1, 1), text.indexOf('{"stones"'));
  });

  it('that is not there leads nowhere', () => {
    equal(stone(wei7(forked), forked.indexOf(play(1, 8, 8)), 7, 0), undefined);
  });

  describe('of an Ishi record', () => {
    const ISHI = [
      'EVENT One',
      'EVENT Two',
      'BOARDSIZE 9',
      'SETUP B D4 E5',
      'SETUP W G7',
      'B 1 C3',
      'DIAGRAM',
      'SETUP W A1',
      'DIAGRAM 5X5',
      'SETUP B A5',
      'W 2 H8',
      '',
    ].join('\n');
    const found = (at: string, x: number, y: number): string | undefined => {
      const offset = stone(opened(ISHI, { language: 'ishi' }), ISHI.indexOf(at), x, y);
      return offset === undefined ? undefined : ISHI.slice(offset, offset + 2);
    };

    it('that was set up leads to where a SETUP line names it', () => {
      equal(found('W 2', 4, 4), 'E5');
      equal(found('B 1', 6, 2), 'G7');
      equal(found('EVENT Two', 3, 5), 'D4');
      equal(found('EVENT One', 3, 5), undefined);
    });

    it('leads to its move', () => {
      equal(found('W 2', 2, 6), 'B ');
    });

    it('in a diagram leads to the SETUP line of that, or to where it stands in the game if that is shown', () => {
      equal(found('DIAGRAM\n', 0, 8), 'A1');
      equal(found('DIAGRAM\n', 4, 4), 'E5');
      equal(found('DIAGRAM 5X5', 0, 0), 'A5');
      equal(found('DIAGRAM 5X5', 4, 0), undefined);
      equal(found('W 2', 0, 8), undefined);
    });
  });
});

describe('Around a board', () => {
  it('stand the lines that it may go on with', () => {
    const at = forked.indexOf(commented);
    deepEqual(
      around(wei7(forked), at)?.next.map(({ label, title, cell }) => [label, title, cell]),
      [
        ['5. Black A9', undefined, { x: 0, y: 0 }],
        ['5. Black J1', 'corner', { x: 8, y: 8 }],
      ],
    );
  });

  it('it is said which ways there are to go', () => {
    const record = wei7(forked);
    deepEqual(around(record, 0)?.ways, { back: false, forward: true, up: false, down: false });
    const inner = forked.indexOf(play(1, 0, 0));
    deepEqual(around(record, inner)?.ways, { back: true, forward: false, up: false, down: true });
  });

  it('stand the numbers of the last moves whose stones are there', () => {
    deepEqual(around(wei7(forked), forked.indexOf(commented), 2)?.numbers, [
      [5, 5, 4],
      [3, 3, 3],
    ]);
  });

  it('stands what the record says of the game', () => {
    const info = `"info": {"name": "A game", "rules": {"komi": 7.5}, "participants": [{"name": "Wu"}, {"name": "Li", "rank": "2d"}],
      "players": [{"participant": 1, "color": 2}, {"participant": 0, "color": 1}], "result": {"winner": 2, "margin": 0.5}}`;
    deepEqual(around(wei7(`{${head}, ${info}, "tree": {"steps": []}}`), 0)?.about, {
      name: 'A game',
      players: [
        { side: 'black', name: 'Wu', rank: undefined },
        { side: 'white', name: 'Li', rank: '2d' },
      ],
      result: 'White wins by 0.5',
      facts: ['White gets 7.5 points'],
    });
  });
});
