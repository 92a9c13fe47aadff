import { deepEqual, equal, match } from 'node:assert/strict';
import { BoardEdit } from '../../src/protocol/board-edit';
import { placeAfter } from '../../src/text/after';
import { placeAt } from '../../src/text/position';
import { fixtures, languageOf } from '../support/fixtures';
import { Random } from '../support/random';
import { slipped } from '../support/slips';
import { cases, checkBoardEdit, expected, randomBoardEdit, refusalOf, Scribe, scribeFor } from '../support/writing';

const SEED = Number(process.env.SEED ?? 20240229);

const play = (x: number, y: number, color?: number): BoardEdit => {
  return { kind: 'play', cell: { x, y }, ...(color ? { color } : {}) };
};
const stone = (x: number, y: number, color: number): BoardEdit => ({ kind: 'stone', cell: { x, y }, color });
const DELETE: BoardEdit = { kind: 'delete', what: 'node' };

/// A JGF record with these rules and nodes on five lines.
const jgf = (rules: object, ...nodes: object[]): Scribe =>
  new Scribe(JSON.stringify({ rules, board: { size: 5 }, tree: [{}, ...nodes] }), 'jgf');

const move = (color: string, x: number, y: number) => ({ move: { color, x, y } });

/// Black has a ko to retake at C4 once white has taken it, or a point without liberties at A5.
const shape = {
  setup: [
    {
      type: 'black',
      coords: [
        { x: 1, y: 0 },
        { x: 0, y: 1 },
        { x: 1, y: 2 },
        { x: 2, y: 1 },
      ],
    },
    {
      type: 'white',
      coords: [
        { x: 2, y: 0 },
        { x: 3, y: 1 },
        { x: 2, y: 2 },
      ],
    },
  ],
};

describe('The board writes', () => {
  for (const one of cases()) {
    it(`${one.after}: ${JSON.stringify(one.boardEdit)} at ${one.at}`, () => {
      const actual = scribeFor(one.before).boardEdit(one.boardEdit, one.at);
      equal(actual, expected(one, actual));
    });
  }

  it('a move of the side that is asked for', () => {
    match(scribeFor('lines.wei7').boardEdit(play(1, 1, 1), '"x": 6'), /▮\{"action": .*"color": 1, "point": \{"x": 1/);
  });

  it('a white move after a handicap', () => {
    const scribe = scribeFor('reversed.wei7');
    match(
      scribe.boardEdit(play(0, 0), '"stones"'),
      /▮\{"action": \{"value": \{"point": \{"x": 0, "y": 0\}, "color": 2\}/,
    );
  });

  it('a move of the side that makes the first one, whatever is set up', () => {
    const nodes = [
      {
        setup: [
          {
            type: 'black',
            coords: [
              { x: 0, y: 0 },
              { x: 4, y: 4 },
            ],
          },
        ],
      },
      move('black', 2, 2),
    ];
    const text = JSON.stringify({ board: { size: 5 }, tree: nodes });
    match(new Scribe(text, 'jgf').boardEdit(play(1, 1), '{"setup"'), /▮\{"move":\{"color":"black","x":1,"y":1\}\}/);
  });

  it('a retaken ko in wei7, whose rules leave that to the players', () => {
    const good = fixtures('wei7-3.0', 'good').find(({ name }) => name === 'rectangle-ko.wei7');
    const scribe = new Scribe(good?.text ?? '', 'wei7');
    match(scribe.boardEdit(play(2, 2), '"x": 3, "y": 2'), /▮\{"action": .*"color": 2, "point": \{"x": 2, "y": 2\}/);
  });

  it('the first node before the first move of an empty JGF tree', () => {
    equal(
      new Scribe('{"tree": []}', 'jgf').boardEdit(play(3, 3), '['),
      '{"tree": [{}, ▮{"move": {"color": "black", "x": 3, "y": 3}}]}',
    );
  });

  it('as many nodes on a line as there are on the line before', () => {
    const node = '{"move": {"color": "black", "pass": true}}';
    const scribe = new Scribe(`{"tree": [\n  {}, ${node}, ${node},\n  ${node}, ${node}\n]}`, 'jgf');
    const written = scribe.boardEdit({ kind: 'pass', color: 1 }, '\n]');
    equal(written, `{"tree": [\n  {}, ${node}, ${node},\n  ${node}, ${node}, ▮${node}\n]}`);
    const next = new Scribe(written.replace('▮', ''), 'jgf').boardEdit({ kind: 'pass', color: 1 }, '\n]');
    equal(next, `{"tree": [\n  {}, ${node}, ${node},\n  ${node}, ${node}, ${node},\n  ▮${node}\n]}`);
  });

  it('and says how many nodes it takes away, those of all branches counted', () => {
    equal(scribeFor('two-a-line.wei7').removes(DELETE, '"x": 2, "y": 2'), 6);
    equal(scribeFor('variations.jgf').removes(DELETE, '"x": 6, "y": 2'), 4);
  });

  it('and says that one node goes where it is the last', () => {
    equal(scribeFor('lines.wei7').removes(DELETE, '"x": 6'), 1);
  });
});

describe('The board refuses', () => {
  const lines = () => scribeFor('lines.wei7');

  it('a point that is taken, and says by which move', () => {
    equal(refusalOf(lines(), play(4, 4), '"x": 6'), 'There is a black stone on E5 already (move 1).');
  });

  it('in Chinese too', () => {
    equal(refusalOf(lines(), play(4, 4), '"x": 6', 'zh'), 'E5 已有黑子（第 1 手）。');
  });

  it('a side that the record does not have', () => {
    match(refusalOf(lines(), play(0, 0, 3), '"x": 6'), /no such side/);
    match(refusalOf(scribeFor('lines.jgf'), play(0, 0, 3), '"x": 6'), /no such side/);
  });

  it('a point off the board', () => {
    equal(refusalOf(lines(), play(9, 0), '"x": 6'), 'x 9, y 0 is off the board, which has 9 columns and 9 rows.');
  });

  it('suicide where a JGF record forbids it', () => {
    match(
      refusalOf(jgf({ allowSuicide: false }, shape), { ...play(0, 0), color: 2 } as BoardEdit, '[{"type'),
      /A5 would be suicide/,
    );
  });

  it('no suicide where a JGF record says nothing of it', () => {
    equal(refusalOf(jgf({}, shape), play(0, 0, 2), '[{"type'), '');
  });

  it('the retaking of a ko where a JGF record has the plain ko rule', () => {
    const taken = jgf({ disallowRepeats: false }, shape, move('white', 1, 1));
    match(refusalOf(taken, play(2, 1), '"move"'), /C4 would retake the ko/);
  });

  it('a position that comes back where a JGF record forbids that', () => {
    const taken = jgf({ disallowRepeats: true }, shape, move('white', 1, 1));
    match(refusalOf(taken, play(2, 1), '"move"'), /C4 would bring back the position/);
  });

  it('set-up stones after the first move', () => {
    match(refusalOf(lines(), stone(0, 0, 1), '"x": 6'), /before the first move/);
  });

  it('set-up stones in a JGF node with a move', () => {
    match(refusalOf(scribeFor('lines.jgf'), stone(0, 0, 1), '"x": 6'), /a node of their own/);
  });

  it('set-up stones that leave a block without a liberty', () => {
    const record = {
      format: 'wei7',
      version: '3.0',
      size: 2,
      tree: {
        pre: {
          stones: [
            [0, 1],
            [1, 0],
          ].map(([x, y]) => ({ color: 1, point: { x, y } })),
        },
      },
    };
    match(refusalOf(new Scribe(JSON.stringify(record), 'wei7'), stone(0, 0, 2), '"stones"'), /no liberty/);
  });

  it('set-up stones above branches that have their own', () => {
    const text =
      '{"format":"wei7","version":"3.0","tree":{"branches":[{"pre":{"stones":[{"color":1,"point":{"x":0,"y":0}}]}}]}}';
    match(refusalOf(new Scribe(text, 'wei7'), stone(3, 3, 1), '"tree"'), /Branches further on/);
  });

  it('to take away a stone or a mark that is not there', () => {
    equal(refusalOf(scribeFor('reversed.wei7'), stone(0, 0, 0), '"stones"'), 'There is no stone on A9.');
    equal(refusalOf(lines(), { kind: 'unmark', cell: { x: 0, y: 0 } }, '"x": 6'), 'There is no mark on A9.');
  });

  it('a mark that wei7 has no sign for', () => {
    match(refusalOf(lines(), { kind: 'mark', cell: { x: 0, y: 0 }, label: '10' }, '"x": 6'), /“10” cannot be a mark/);
  });

  it('to delete the beginning of a record', () => {
    match(refusalOf(lines(), DELETE, '"tree"'), /no move here/);
    match(refusalOf(scribeFor('lines.jgf'), DELETE, '"comments"'), /no move here/);
  });

  it('to delete or to promote the main line as a variation', () => {
    match(refusalOf(lines(), { kind: 'delete', what: 'variation' }, '"x": 6'), /main line/);
    match(refusalOf(lines(), { kind: 'promote' }, '"x": 6'), /main line/);
  });

  it('to promote the first variation', () => {
    match(refusalOf(scribeFor('variations.jgf'), { kind: 'promote' }, '"name": "One"'), /No variation comes before/);
  });

  it('to write points in the letters of old demos', () => {
    const scribe = new Scribe('{"tree": [{}, {"move": {"B": "dd"}}]}', 'jgf');
    match(refusalOf(scribe, play(0, 0), '"dd"'), /older spelling/);
  });

  it('to write where a bracket has no partner', () => {
    const { text } = lines();
    match(refusalOf(new Scribe(text.replace(']', ''), 'wei7'), play(0, 0), '"x": 6'), /bracket/);
  });

  it('to write where a comma is missing among the steps', () => {
    const { text } = lines();
    match(refusalOf(new Scribe(text.replace('}}}},\n', '}}}}\n'), 'wei7'), play(0, 0), '"x": 6'), /damaged here/);
  });

  it('to write a format that has no writer', () => {
    match(refusalOf(new Scribe('#', 'ccgc'), play(0, 0), '#'), /cannot write records of this format/);
  });
});

describe('A board edit from outside', () => {
  it('is taken over if it is one, and nothing else with it', () => {
    deepEqual(BoardEdit.take({ kind: 'play', cell: { x: 1, y: 2, z: 3 }, more: 1 }), {
      kind: 'play',
      cell: { x: 1, y: 2 },
    });
  });

  for (const odd of [
    null,
    1,
    'pass',
    {},
    { kind: 'play' },
    { kind: 'play', cell: { x: -1, y: 0 } },
    { kind: 'comment' },
  ]) {
    it(`is none if it is ${JSON.stringify(odd)}`, () => equal(BoardEdit.take(odd), undefined));
  }
});

describe('What the board writes', () => {
  for (const format of ['wei7-3.0', 'jgf']) {
    const records = fixtures(format, 'good');

    it(`makes no new errors, shows on the board, and can be undone, in ${format} (seed ${SEED})`, () => {
      const random = new Random(SEED);
      for (const { text, file } of records) {
        const scribe = new Scribe(text, languageOf(format));
        for (let i = 0; i < 40; i++) {
          const offset = random.below(text.length + 1);
          const boardEdit = randomBoardEdit(random, scribe, offset);
          deepEqual(
            checkBoardEdit(scribe, offset, boardEdit),
            [],
            `${file} at ${offset}: ${JSON.stringify(boardEdit)}`,
          );
        }
      }
    });

    it(`does so boardEdit after boardEdit in ${format} (seed ${SEED})`, () => {
      const random = new Random(SEED);
      for (const { text, file } of records.filter((one) => one.text.length < 3000)) {
        let scribe = new Scribe(text, languageOf(format));
        for (let i = 0; i < 20; i++) {
          const offset = random.below(scribe.text.length + 1);
          const boardEdit = randomBoardEdit(random, scribe, offset);
          const at = `${file}, then at ${offset}: ${JSON.stringify(boardEdit)} in\n${scribe.text}`;
          deepEqual(checkBoardEdit(scribe, offset, boardEdit), [], at);
          const outcome = scribe.at(offset, boardEdit);
          if (!('refusal' in outcome)) scribe = new Scribe(scribe.after(outcome), scribe.language);
        }
      }
    });

    it(`has its cursor in the same place for clients that count lines and bytes, in ${format} (seed ${SEED})`, () => {
      const random = new Random(SEED);
      for (const { text } of records) {
        const scribe = new Scribe(text, languageOf(format));
        const offset = random.below(text.length + 1);
        const outcome = scribe.at(offset, randomBoardEdit(random, scribe, offset));
        if ('refusal' in outcome) continue;
        const { root } = new Scribe(scribe.after(outcome), scribe.language).opened.document;
        for (const encoding of ['utf-16', 'utf-8'] as const) {
          const place = placeAfter(scribe.opened.document.root, outcome.edits, outcome.cursor, encoding);
          deepEqual(place, placeAt(root, outcome.cursor, encoding));
        }
      }
    });

    it(`is nothing but a refusal or sound edits in damaged records of ${format} (seed ${SEED})`, () => {
      const random = new Random(SEED);
      for (const { text } of records.filter((one) => one.text.length < 5000)) {
        for (let i = 0; i < 12; i++) {
          let damaged = text;
          for (let k = random.below(4); k >= 0; k--) damaged = slipped(damaged, random).text;
          const scribe = new Scribe(damaged, languageOf(format));
          const offset = random.below(damaged.length + 1);
          const boardEdit = randomBoardEdit(random, scribe, offset);
          deepEqual(
            checkBoardEdit(scribe, offset, boardEdit, true),
            [],
            `${JSON.stringify(boardEdit)} at ${offset} in\n${damaged}`,
          );
        }
      }
    });
  }
});
