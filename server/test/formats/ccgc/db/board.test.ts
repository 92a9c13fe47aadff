import { deepEqual, equal, ok } from 'node:assert/strict';
import { completionsAt, plainText } from '../../../../src/language/completion';
import { ghostAt } from '../../../../src/language/ghost';
import { hoverAt } from '../../../../src/language/hover';
import { symbolsOf } from '../../../../src/language/symbols';
import { writtenAt } from '../../../../src/language/writing';
import { BoardEdit } from '../../../../src/protocol/board-edit';
import { located } from '../../../../src/record/locate';
import type { Cell } from '../../../../src/record/view';
import { textAfter } from '../../../../src/text/after';
import { finished } from '../../../../src/text/edit';
import { DotsModel, LINES, type Side } from '../../../support/dots';
import { Random } from '../../../support/random';
import { found, game, record } from './record';

/// `a1h` as a cell of the drawing.
const cellOf = (line: string): Cell => {
  const [x, row] = [2 * 'abcdef'.indexOf(line.charAt(0)), Number(line.charAt(1))];
  return line.endsWith('h') ? { x: x + 1, y: 12 - 2 * row } : { x, y: 11 - 2 * row };
};

const lineOf = ({ x, y }: Cell): string =>
  y % 2 === 0 ? `${'abcdef'[(x - 1) / 2]}${(12 - y) / 2}h` : `${'abcdef'[x / 2]}${(11 - y) / 2}v`;

/// The text after a board edit where `|` stands; or why it is not written.
function edited(marked: string, boardEdit: BoardEdit): string {
  const offset = marked.indexOf('|');
  const { document } = record(marked.replace('|', ''));
  const outcome = finished(writtenAt(document, offset, boardEdit));
  return 'refusal' in outcome ? outcome.refusal.en : textAfter(document.root, outcome.edits);
}

const played = (marked: string, line: string): string =>
  edited(marked, BoardEdit.take({ kind: 'play', cell: cellOf(line) }) as BoardEdit);

/// With the cursor behind the last stroke.
const atEnd = (text: string): string => text.replace('\n]', '|\n]');

const BOX = 'r(a1,h) b(a2,h) r(a1,v) b(c3,v)';

describe('The board of Dots and Boxes', () => {
  it('agrees with another model at every stroke of games at random', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const random = new Random(seed);
      const model = new DotsModel();
      const strokes: string[] = [];
      let side: Side = 'r';
      for (const line of [...LINES].sort(() => random.next() - 0.5)) {
        strokes.push(`${side}(${line.slice(0, 2)},${line.slice(2)})`);
        if (model.draw(line, side) === 0) side = side === 'r' ? 'b' : 'r';
      }
      const [red, blue] = [model.count('r'), model.count('b')];
      const scores = { RScore: `"${red}"`, BScore: `"${blue}"`, winner: red > blue ? '"R"' : '"B"' };
      const text = game(strokes.join(' '), scores);
      deepEqual(found(text), [], `seed ${seed}`);
      deepEqual(record(text).board()?.rows, model.rows(), `seed ${seed}`);
      equal(red + blue, 25);
    }
  });

  it('says who is to draw, whose the lines are, what was drawn last', () => {
    const board = record(game(`${BOX} r(b1,v)`)).board();
    equal(board?.toMove, 'red');
    deepEqual(board?.lastMove, { color: 1, cell: cellOf('b1v') });
    deepEqual(board?.owners?.map(([x, y, color]) => `${lineOf({ x, y })}${color}`).sort(), [
      'a1h1',
      'a1v1',
      'a2h2',
      'b1v1',
      'c3v2',
    ]);
  });

  it('follows the cursor, and shows what is said of a stroke', () => {
    const text = game('r(a1,h) b(c3,v)').replace('"r(a1,h)"', '"r(a1,h)", "annotation": "开局"');
    const board = record(text).board(text.indexOf('a1'));
    equal(board?.comment, '开局');
    equal(board?.rows.join('').replace(/[^-|]/g, ''), '-');
  });
});

describe('Playing Dots and Boxes on the board', () => {
  it('writes strokes in turn, in the style of those before', () => {
    equal(played(atEnd(game('r(a1,h)')), 'c3v'), game('r(a1,h) b(c3,v)'));
    equal(played(atEnd(game('R(A1,H)')), 'c3v'), game('R(A1,H) B(C3,V)'));
    const compact = '{"R":"a","B":"b","winner":"R","RScore":0,"BScore":0,"game":[{"piece":"r(a1,h)"}|]}';
    equal(played(compact, 'a1v'), compact.replace('|', ',{"piece":"b(a1,v)"}'));
  });

  it('begins with Red, and fills a game that is empty', () => {
    const text = game('').replace('\n]', ']');
    deepEqual(found(played(text.replace('[', '[|'), 'a1h')), []);
    ok(played(text.replace('[', '[|'), 'a1h').includes('{"piece": "r(a1,h)"}'));
    ok(played(`${text.replace(/, "game".*]/, '').replace('{', '{|')}`, 'a1h').includes('r(a1,h)'));
  });

  it('keeps scores right that were right, as strings or as numbers', () => {
    equal(played(atEnd(game(BOX)), 'b1v'), game(`${BOX} r(b1,v)`, { RScore: '"1"' }));
    equal(played(atEnd(game(BOX, { RScore: '0' })), 'b1v'), game(`${BOX} r(b1,v)`, { RScore: '1' }));
    equal(played(atEnd(game(BOX, { RScore: '"7"' })), 'b1v'), game(`${BOX} r(b1,v)`, { RScore: '"7"' }));
  });

  it('refuses with the reason', () => {
    equal(played(atEnd(game(BOX)), 'a1h'), 'The line a1-b1 is drawn already (stroke 1).');
    equal(
      edited(atEnd(game(BOX)), BoardEdit.take({ kind: 'play', cell: { x: 1, y: 1 } }) as BoardEdit),
      'A stroke is a line between two dots: choose one.',
    );
    equal(
      played(game(BOX).replace('r(a1,h)', 'r(a1|,h)'), 'e5v'),
      'The record goes on with a2-b2, and it holds one line of play only: play at its end.',
    );
    equal(
      edited(atEnd(game(BOX)), BoardEdit.take({ kind: 'play', cell: cellOf('e5v'), color: 2 }) as BoardEdit),
      'It is Red to draw: the sides take turns, and who closes a box draws again.',
    );
  });

  it('goes on to a stroke that is there', () => {
    equal(played(game(BOX).replace('r(a1,h)', 'r(a1|,h)'), 'a2h'), game(BOX));
  });

  it('takes strokes away from one on, and sets the scores back', () => {
    const text = game(`${BOX} r(b1,v) r(e5,h)`, { RScore: '"1"' });
    const marked = text.replace('r(b1,v)', 'r(b1|,v)');
    equal(edited(marked, { kind: 'delete', what: 'node' }), game(BOX));
  });

  it('writes what is said of a stroke, changes it, takes it away', () => {
    const marked = game('r(a1,h)').replace('a1', 'a1|');
    const said = edited(marked, { kind: 'comment', text: '占角' });
    equal(said, game('r(a1,h)').replace('"r(a1,h)"', '"r(a1,h)", "annotation": "占角"'));
    equal(edited(said.replace('a1', 'a1|'), { kind: 'comment', text: '' }), game('r(a1,h)'));
  });

  it('goes from an empty record to a win by clicks alone, and leaves nothing to be found', () => {
    let text = game('');
    const random = new Random(7);
    for (const line of [...LINES].sort(() => random.next() - 0.5)) text = played(atEnd(text), line);
    deepEqual(found(text), []);
    equal(text.match(/piece/g)?.length, 60);
  });
});

describe('Help in records of Dots and Boxes', () => {
  function offered(marked: string): string[] {
    const offset = marked.indexOf('|');
    const text = marked.replace('|', '');
    const completions = finished(completionsAt(record(text).document, offset, 'en'));
    const { from = 0, to = 0, list = [] } = completions ?? {};
    return list.map(({ insert }) => text.slice(0, from) + plainText(insert) + text.slice(to));
  }

  it('offers the lines that are free, those that close a box first', () => {
    const texts = offered(game(`${BOX} `).replace('\n]', ',\n  {"piece": "|"}\n]'));
    equal(texts.length, 56);
    equal(texts[0], game(`${BOX} r(b1,v)`));
    equal(offered(game(`${BOX} r(|d1,h)`))[0], game(`${BOX} r(b1,v)`));
  });

  it('offers whole strokes, the winner, the keys that are missing', () => {
    equal(offered(atEnd(game('r(a1,h)')).replace('|', ', |')).length, 59);
    equal(offered(game('').replace('"R",', '"|",')).length, 2);
    const names = offered('{"R": "甲", |}').map((text) => /, "(\w+)"/.exec(text)?.[1]);
    deepEqual(names.slice(-7), ['B', 'winner', 'RScore', 'BScore', 'Date', 'Event', 'game']);
  });

  it('shows where a half-typed stroke may go', () => {
    const ghost = (piece: string): string[] => {
      const text = game(`${BOX} ${piece}`);
      const { document } = record(text.replace('|', ''));
      const offset = text.indexOf('|');
      const here = document.record && finished(located(document.record.course, offset));
      if (!document.record || !here) return [];
      return (finished(ghostAt(document, document.record, here, offset))?.cells ?? []).map(lineOf).sort();
    };
    deepEqual(ghost('r(b1|'), ['b1h', 'b1v']);
    deepEqual(ghost('r(b1,v|'), ['b1v']);
    deepEqual(ghost('r(a1|'), []);
    equal(ghost('r(f|').length, 5);
    deepEqual(ghost('r(b1,v)|'), []);
  });

  it('says what a stroke is, and how the score stands', () => {
    const text = game(`${BOX} r(b1,v)`);
    const facts = (at: string): readonly string[] =>
      finished(hoverAt(record(text).document, text.indexOf(at) + 1, 'en'))?.facts ?? [];
    deepEqual(facts('"r(b1'), ['Red: from b1 to b2; boxes closed: 1', 'Stroke 5', 'Red 1, Blue 0']);
    deepEqual(facts('"RScore'), ['Closed in this record: Red 1, Blue 0']);
  });

  it('lists the strokes', () => {
    const names = finished(symbolsOf(record(game('r(a1,h) b(c3,v)')).document, 'en')).map(({ name }) => name);
    deepEqual(names.slice(-2), ['1. Red a1-b1', '2. Blue c3-c4']);
  });
});
