import { deepEqual, equal, match, ok } from 'node:assert/strict';
import type { BoardEdit } from '../../../src/record/board-edit';
import { placeAfter } from '../../../src/text/after';
import { placeAt } from '../../../src/text/position';
import { fixtures } from '../../support/fixtures';
import { Random } from '../../support/random';
import { slipped } from '../../support/slips';
import { checkBoardEdit, randomBoardEdit, refusalOf, Scribe } from '../../support/writing';

const SEED = Number(process.env.SEED ?? 20250417);

const scribe = (text: string): Scribe => new Scribe(text, 'ishi');

/// Stones that are set up, or that go, may leave what is said of them later without sense.
const wrongIn = (from: Scribe, offset: number, boardEdit: BoardEdit, damaged = false): string[] =>
  checkBoardEdit(from, offset, boardEdit, damaged).filter(
    (what) => !(boardEdit.kind === 'stone' && what.startsWith('new: ')),
  );

describe('What the board writes into Ishi records', () => {
  const records = fixtures('ishi', 'good');

  it(`makes nothing wrong, shows on the board, and can be undone (seed ${SEED})`, () => {
    const random = new Random(SEED);
    for (const { text, file } of records) {
      for (let i = 0; i < 60; i++) {
        const offset = random.below(text.length + 1);
        const one = scribe(text);
        const boardEdit = randomBoardEdit(random, one, offset);
        deepEqual(wrongIn(one, offset, boardEdit), [], `${file} at ${offset}: ${JSON.stringify(boardEdit)}`);
      }
    }
  });

  it(`does so boardEdit after boardEdit (seed ${SEED})`, () => {
    const random = new Random(SEED);
    for (const { text, file } of records.filter((one) => one.text.length < 3000)) {
      let one = scribe(text);
      for (let i = 0; i < 30; i++) {
        const offset = random.below(one.text.length + 1);
        const boardEdit = randomBoardEdit(random, one, offset);
        const at = `${file}, then at ${offset}: ${JSON.stringify(boardEdit)} in\n${one.text}`;
        deepEqual(wrongIn(one, offset, boardEdit), [], at);
        const outcome = one.at(offset, boardEdit);
        const after = 'refusal' in outcome ? one.text : one.after(outcome);
        if (boardEdit.kind !== 'stone') one = scribe(after);
      }
    }
  });

  it(`has its cursor in the same place for clients that count lines and bytes (seed ${SEED})`, () => {
    const random = new Random(SEED);
    for (const { text } of records) {
      const one = scribe(text);
      const offset = random.below(text.length + 1);
      const outcome = one.at(offset, randomBoardEdit(random, one, offset));
      if ('refusal' in outcome) continue;
      const { root } = scribe(one.after(outcome)).opened.document;
      for (const encoding of ['utf-16', 'utf-8'] as const) {
        const place = placeAfter(one.opened.document.root, outcome.edits, outcome.cursor, encoding);
        deepEqual(place, placeAt(root, outcome.cursor, encoding));
      }
    }
  });

  it(`is nothing but a refusal or sound edits in damaged records (seed ${SEED})`, () => {
    const random = new Random(SEED);
    for (const { text } of records) {
      for (let i = 0; i < 30; i++) {
        let damaged = text;
        for (let k = random.below(4); k >= 0; k--) damaged = slipped(damaged, random).text;
        const one = scribe(damaged);
        const offset = random.below(damaged.length + 1);
        const boardEdit = randomBoardEdit(random, one, offset);
        deepEqual(
          wrongIn(one, offset, boardEdit, true),
          [],
          `${JSON.stringify(boardEdit)} at ${offset} in\n${damaged}`,
        );
      }
    }
  });
});

const play = (x: number, y: number, color?: number): BoardEdit => {
  return { kind: 'play', cell: { x, y }, ...(color ? { color } : {}) };
};

/// What is shown at all moves and diagrams, in no order.
const shownIn = (one: Scribe): string[] =>
  [...one.text.matchAll(/^[ \t]*(?:[BW] +\d|DIAGRAM)/gim)]
    .map(({ index, 0: { length } }) => {
      const { rows, marks, comment, lastMove } = one.opened.board(index + length - 1) ?? {};
      return JSON.stringify({ rows, marks, comment, lastMove });
    })
    .sort();

describe('Promoting a variation in an Ishi record', () => {
  it('keeps every position, with its marks and comment', () => {
    let count = 0;
    for (const { text } of fixtures('ishi', 'good')) {
      const one = scribe(text);
      for (const { index, 0: opener } of text.matchAll(/^[ \t]*VAR\b.*(?:\r\n|\n|\r)[ \t]*/gim)) {
        const outcome = one.at(index + opener.length, { kind: 'promote' });
        if ('refusal' in outcome) continue;
        const after = scribe(one.after(outcome));
        deepEqual(shownIn(after), shownIn(one), after.text);
        count++;
      }
    }
    ok(count >= 8, `only ${count}`);
  });
});

describe('The board refuses in an Ishi record', () => {
  it('to delete a move that has variations', () => {
    const text = 'B 1 D4\n VAR\n B 1 Q4\n ENDVAR\nW 2 Q16\n';
    match(refusalOf(scribe(text), { kind: 'delete', what: 'node' }, 'B 1 D4'), /variations on this move/);
    equal(refusalOf(scribe(text), { kind: 'delete', what: 'node' }, 'W 2'), '');
  });

  it('to promote a variation whose numbers would not go on', () => {
    const text = 'B 1 D4\nW 2 Q16\n VAR\n W 7 Q4\n ENDVAR\n';
    match(refusalOf(scribe(text), { kind: 'promote' }, 'W 7'), /numbers/);
    match(refusalOf(scribe(text), { kind: 'promote' }, 'W 2'), /main line/);
  });

  it('comments and marks that other programs would drop', () => {
    match(
      refusalOf(scribe('B 1 D4\n'), { kind: 'comment', text: 'caf\u00e9' }, 'B'),
      /\u201c\u00e9\u201d cannot be written/,
    );
    match(refusalOf(scribe('B 1 D4\n'), { kind: 'mark', cell: { x: 0, y: 0 }, label: '好' }, 'B'), /cannot be a mark/);
    match(
      refusalOf(scribe('B 1 D4\n'), { kind: 'mark', cell: { x: 0, y: 0 }, form: 'circle' }, 'B'),
      /cannot be a mark/,
    );
  });

  it('stones that are set up after the first move, or where they would capture', () => {
    match(
      refusalOf(scribe('B 1 D4\n'), { kind: 'stone', cell: { x: 0, y: 0 }, color: 1 }, 'B'),
      /before the first move/,
    );
    const text = 'BOARDSIZE 2\nSETUP B A2 B1\n';
    match(refusalOf(scribe(text), { kind: 'stone', cell: { x: 0, y: 1 }, color: 2 }, 'SETUP'), /no liberty/);
  });

  it('suicide, and a ko that is taken back at once', () => {
    match(refusalOf(scribe('BOARDSIZE 3\nSETUP B A2 B1\n'), play(0, 2, 2), 'SETUP'), /A1 would be suicide/);
    const ko = 'BOARDSIZE 5\nSETUP B B5 A4 B3 C4 W C5 D4 C3\nW 1 B4\n';
    match(refusalOf(scribe(ko), play(2, 1), 'W 1'), /C4 would retake the ko/);
  });

  it('points that are taken or off the board, and sides that there are not', () => {
    match(refusalOf(scribe('BOARDSIZE 9\nB 1 E5\n'), play(4, 4), 'B 1'), /black stone on E5 already/);
    match(refusalOf(scribe('BOARDSIZE 9\nB 1 E5\n'), play(9, 4), 'B 1'), /off the board/);
    match(refusalOf(scribe('BOARDSIZE 9\nB 1 E5\n'), play(0, 0, 3), 'B 1'), /no such side/);
  });
});

describe('Marks that the board takes away in an Ishi record', () => {
  const unmark = (text: string, at: string): string =>
    scribe(text).boardEdit({ kind: 'unmark', cell: { x: 3, y: 5 } }, at);

  it('are taken out of their line, and of the text with the last of them', () => {
    equal(unmark('BOARDSIZE 9\nB 1 D4\nMARK a@D4 b@E5\n', 'B 1'), 'BOARDSIZE 9\n▮B 1 D4\nMARK b@E5\n');
    equal(unmark('BOARDSIZE 9\nB 1 D4\nMARK a@D4\nUNMARK E5\n', 'B 1'), 'BOARDSIZE 9\n▮B 1 D4\n');
  });

  it('are unmarked where they come with others', () => {
    equal(
      unmark('BOARDSIZE 9\nB 1 D4\nW 2 E5\nMARK All\n', 'W 2'),
      'BOARDSIZE 9\nB 1 D4\n▮W 2 E5\nMARK All\nUNMARK D4\n',
    );
  });
});

describe('Captures on the board of an Ishi record', () => {
  const PLAIN = 'BOARDSIZE 9\nSETUP W A9 B A8\n';

  it('are listed where the record lists others, or has none yet', () => {
    equal(scribe(PLAIN).boardEdit(play(1, 0, 1), 'SETUP'), `${PLAIN}▮B 1 B9\nPRISONER A9\n`);
  });

  it('are not where the record leaves the lists out', () => {
    const text = 'BOARDSIZE 9\nSETUP W A9 J9 B A8 J8\nB 1 B9\nW 2 E5\n';
    equal(scribe(text).boardEdit(play(7, 0), 'W 2'), `${text}▮B 3 H9\n`);
  });
});

describe('The board of an Ishi record in which an ENDVAR is missing', () => {
  const TEXT = 'EVENT\nB 1 D4\nW 2 Q4\n  VAR\n  W 2 Q16\n  B 3 C3\nREMARK The next.\nEVENT\nB 1 E5\n';

  it('goes on with the variation, which reaches to the end of the event', () => {
    const after = TEXT.replace('C3\n', 'C3\n  ▮W 4 D16\n');
    equal(scribe(TEXT).boardEdit(play(3, 3), 'B 3 C3'), after);
  });

  it('ends it before the next move of the sequence that it stands in', () => {
    const after = TEXT.replace('C3\n', 'C3\n  ENDVAR\n▮B 3 D16\n');
    equal(scribe(TEXT).boardEdit(play(3, 3), 'W 2 Q4'), after);
  });

  it('ends it before another variation on the same move', () => {
    const after = TEXT.replace('C3\n', 'C3\n  ENDVAR\n  VAR\n  ▮W 2 D16\n  ENDVAR\n');
    equal(scribe(TEXT).boardEdit(play(3, 3), 'B 1 D4'), after);
  });

  it('ends all of several, one in the other', () => {
    const text = 'B 1 D4\n VAR\n B 1 Q4\n  VAR\n  B 1 Q16';
    const after = `${text}\n  ENDVAR\n ENDVAR\n▮W 2 D16`;
    equal(scribe(text).boardEdit(play(3, 3), 'B 1 D4'), after);
  });

  it('writes comments and marks, and another event', () => {
    equal(
      scribe(TEXT).boardEdit({ kind: 'comment', text: 'so' }, 'W 2 Q16'),
      TEXT.replace('  W 2 Q16\n', '  ▮W 2 Q16\n  COM\n  so\n  ENDCOM\n'),
    );
    equal(scribe(TEXT).boardEdit(play(3, 3), 'B 1 E5'), `${TEXT}▮W 2 D16\n`);
  });

  it('does not take away or promote what may be meant for the game itself, and says so', () => {
    const preferences: BoardEdit[] = [
      { kind: 'delete', what: 'node' },
      { kind: 'delete', what: 'variation' },
      { kind: 'promote' },
    ];
    for (const boardEdit of preferences) match(refusalOf(scribe(TEXT), boardEdit, 'B 3 C3'), /^A VAR has no ENDVAR/);
    match(refusalOf(scribe(TEXT), { kind: 'promote' }, 'B 3 C3', 'zh'), /VAR 没有对应的 ENDVAR/);
  });

  it('keeps every line where it was, wherever a move is played', () => {
    for (const { text } of fixtures('ishi', 'good')) {
      const closers = [...text.matchAll(/^[ \t]*ENDVAR\b.*(?:\r\n|\n|\r|$)/gim)];
      for (const { index, 0: line } of closers.slice(0, 4)) {
        const one = scribe(text.slice(0, index) + text.slice(index + line.length));
        const before = shownIn(one);
        for (const { index: at } of one.text.matchAll(/^[ \t]*[BW][ \t]+\d/gim)) {
          const outcome = one.at(at + 1, { kind: 'pass' });
          if ('refusal' in outcome) continue;
          const after = shownIn(scribe(one.after(outcome)));
          for (const shown of before) ok(after.includes(shown), one.after(outcome));
        }
      }
    }
  });
});

describe('The board of an Ishi record with other blocks that are not whole says what is missing', () => {
  const refusal = (text: string, language?: 'zh'): string => refusalOf(scribe(text), play(0, 0), 'B 1', language);

  it('in the words of the format', () => {
    match(refusal('B 1 D4\nENDVAR\n'), /^An ENDVAR of this file ends no variation/);
    match(refusal('B 1 D4\nCOM\nso\nB 2 D5\n'), /^A COM line of this file has no ENDCOM/);
    match(refusal('B 1 D4\nUSER\nso\n', 'zh'), /USER 没有对应的 ENDUSER/);
  });
});
