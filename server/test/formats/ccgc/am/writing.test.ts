import { deepEqual, equal, ok } from 'node:assert/strict';
import { stepAt } from '../../../../src/language/move-step';
import { writtenAt } from '../../../../src/language/writing';
import { BoardEdit } from '../../../../src/protocol/board-edit';
import type { Cell } from '../../../../src/record/view';
import { textAfter } from '../../../../src/text/after';
import { finished } from '../../../../src/text/edit';
import { AmazonsModel, amazonsGame, HEADER } from '../../../support/amazons';
import { Random } from '../../../support/random';
import { found, game, record } from './record';

const cellOf = (square: string): Cell => ({ x: square.charCodeAt(0) - 97, y: 10 - Number(square.slice(1)) });
const nameOf = ({ x, y }: Cell): string => `${'abcdefghij'[x]}${10 - y}`;
const boardEditFor = (...squares: string[]): BoardEdit =>
  BoardEdit.take({ kind: 'play', chosen: squares.map(cellOf) }) as BoardEdit;

/// The text after a move is played where `|` stands, with the cursor in it; or why it is not.
function played(marked: string, squares: string): string {
  const offset = marked.indexOf('|');
  const { document } = record(marked.replace('|', ''));
  const outcome = finished(writtenAt(document, offset, boardEditFor(...squares.split(' '))));
  if ('refusal' in outcome) return outcome.refusal.en;
  const text = textAfter(document.root, outcome.edits);
  return `${text.slice(0, outcome.cursor)}|${text.slice(outcome.cursor)}`;
}

/// The same behind a header, without it.
const playedAfter = (rounds: string, squares: string): string =>
  played(`${HEADER}${rounds}`, squares).replace(HEADER, '');

function targets(text: string, ...chosen: string[]): { readonly squares: string[]; readonly done: boolean } {
  const { cells = [], done = false } =
    finished(stepAt(record(text).document, text.length, chosen.map(cellOf), 'en')) ?? {};
  return { squares: cells.map(nameOf).sort(), done };
}

/// What is left, behind the header, when the move at `|` is taken away.
function shortened(rounds: string): string {
  const marked = `${HEADER}${rounds}`;
  const { document } = record(marked.replace('|', ''));
  const outcome = finished(writtenAt(document, marked.indexOf('|'), { kind: 'delete', what: 'node' }));
  if ('refusal' in outcome) return outcome.refusal.en;
  const text = textAfter(document.root, outcome.edits);
  return `${outcome.removes}: ${text.slice(0, outcome.cursor)}|${text.slice(outcome.cursor)}`.replace(HEADER, '');
}

describe('Taking moves of Amazons away', () => {
  it('takes the move at the cursor and all after it, and leaves lines as they were', () => {
    equal(shortened('\n1 d1d8(b6) g10g3(i5)|\n'), '1: \n1 d1d8(b6)|\n');
    equal(shortened('\n1 d1d8(b6) g10g3(i5)\n2 j4f4(c7)| a7a5(g5)\n'), '2: \n1 d1d8(b6) g10g3(i5)|\n');
    equal(shortened('\r\n1 d1d8(b6) g10g3(i5)|\r\n\r\n2 j4f4(c7)'), '2: \r\n1 d1d8(b6)|');
    equal(shortened('\n1 d1d8(b6)|\n'), '1: |\n');
  });

  it('stays inside its game, and needs a move', () => {
    const other = `\n${HEADER}\n1 d1d8(b6)\n`;
    equal(shortened(`\n1 d1d8(b6) g10g3(i5)|${other}`), `1: \n1 d1d8(b6)|${other}`);
    equal(shortened('|\n1 d1d8(b6)\n'), 'No move stands here that could be removed.');
  });
});

describe('Playing Amazons on the board', () => {
  it('writes the second move of a round behind the first', () => {
    equal(playedAfter('\n1 d1d8(b6)|\n', 'g10 g3 i5'), '\n1 d1d8(b6) g10g3(i5)|\n');
    equal(playedAfter('\n1 d1d8(b6)|', 'g10 g3 i5'), '\n1 d1d8(b6) g10g3(i5)|');
    equal(playedAfter('\n1 d1d8(b6)| \n', 'g10 g3 i5'), '\n1 d1d8(b6) g10g3(i5)| \n');
  });

  it('begins a round on a line of its own', () => {
    equal(playedAfter('|', 'd1 d8 b6'), '\n1 d1d8(b6)|');
    equal(playedAfter('|\n', 'd1 d8 b6'), '\n1 d1d8(b6)|\n');
    equal(playedAfter('\n1 d1d8(b6) g10g3(i5)|\n', 'j4 f4 c7'), '\n1 d1d8(b6) g10g3(i5)\n2 j4f4(c7)|\n');
  });

  it('writes behind a number that stands there already', () => {
    equal(playedAfter('\n1 d1d8(b6) g10g3(i5)\n2 |\n', 'j4 f4 c7'), '\n1 d1d8(b6) g10g3(i5)\n2 j4f4(c7)|\n');
    equal(playedAfter('\n1 d1d8(b6) g10g3(i5)|\n2  ', 'j4 f4 c7'), '\n1 d1d8(b6) g10g3(i5)\n2 j4f4(c7)|');
  });

  it('writes as the rounds before are written', () => {
    equal(
      playedAfter('\r\n01\tD1D8(B6)  G10G3(I5)|\r\n', 'j4 f4 c7'),
      '\r\n01\tD1D8(B6)  G10G3(I5)\r\n02\tJ4F4(C7)|\r\n',
    );
    equal(
      playedAfter('\n1 d1d8(b6)   g10g3(i5)\n2 j4f4(c7)|', 'a7 a5 g5'),
      '\n1 d1d8(b6)   g10g3(i5)\n2 j4f4(c7)   a7a5(g5)|',
    );
    equal(playedAfter('\n 9 d1d8(b6) g10g3(i5)|\n', 'j4 f4 c7'), '\n 9 d1d8(b6) g10g3(i5)\n10 j4f4(c7)|\n');
  });

  it('writes at the end of the game that the cursor is in', () => {
    equal(
      playedAfter(`\n1 d1d8(b6)|\n\n${HEADER}\n1 g1g2(g3)`, 'g10 g3 i5'),
      `\n1 d1d8(b6) g10g3(i5)|\n\n${HEADER}\n1 g1g2(g3)`,
    );
  });

  it('goes on to the move that follows, and refuses another', () => {
    equal(playedAfter('\n1 d1d8(b6)| g10g3(i5)', 'g10 g3 i5'), '\n1 d1d8(b6) g10g3(i5)|');
    equal(
      playedAfter('\n1 d1d8(b6)| g10g3(i5)', 'g10 g3 g4'),
      'The record goes on with g10g3(i5), and it holds one line of play only: play at its end.',
    );
  });

  it('refuses what the rules of the game do not allow, and says why', () => {
    equal(playedAfter('|', 'g10 g3 i5'), 'g10 has an amazon of the other side: White is to move.');
    equal(playedAfter('|', 'd1 d10 b6'), 'd10 is not empty, no amazon can move there.');
    equal(playedAfter('|', 'd1 e3 b6'), 'An amazon moves like a queen; from d1 it cannot come to e3.');
    equal(playedAfter('|', 'a4 a8 b6'), 'The way from a4 to a8 is blocked at a7.');
    equal(playedAfter('|', 'e5 e6 e7'), 'No amazon stands on e5.');
  });

  it('refuses to go on after a move that could not be made', () => {
    equal(playedAfter('\n1 d1d8|', 'g10 g3 i5'), 'A move before this one cannot be made; mend that first.');
  });

  it('wants three squares, and writes nothing but moves', () => {
    equal(playedAfter('|', 'd1 d8'), 'A move has three squares: the amazon, where it goes, and where its arrow falls.');
    const { document } = record(HEADER);
    ok('refusal' in finished(writtenAt(document, 0, { kind: 'comment', text: 'x' })));
  });

  it('writes whole games that are sound', () => {
    for (let seed = 1; seed <= 3; seed++) {
      const random = new Random(seed);
      const model = new AmazonsModel();
      let text = HEADER;
      for (let i = 0; i < 30; i++) {
        const move = model.some(i % 2 ? 'B' : 'W', random);
        if (!move) break;
        model.play(move);
        text = played(`${text}|`, `${move.from} ${move.to} ${move.arrow}`).replace('|', '');
      }
      deepEqual(found(text), [], `seed ${seed}`);
      deepEqual(record(text).board()?.rows, model.rows(), `seed ${seed}`);
    }
  });
});

describe('The squares that a move can go on with', () => {
  it('are the amazons of the side to move, then where they go, then where their arrows fall', () => {
    const model = new AmazonsModel();
    deepEqual(targets(HEADER), { squares: ['a4', 'd1', 'g1', 'j4'], done: false });
    deepEqual(targets(HEADER, 'd1').squares, model.targets('d1').sort());
    deepEqual(targets(HEADER, 'd1', 'd8').squares, model.arrows('d1', 'd8').sort());
    deepEqual(targets(HEADER, 'd1', 'd8', 'd1'), { squares: [], done: true });
  });

  it('are those of Black after White’s half of a round', () => {
    deepEqual(targets(game('1 d1d8(b6)')).squares, ['a7', 'd10', 'g10', 'j7']);
  });

  it('are none after a square that cannot be chosen', () => {
    deepEqual(targets(HEADER, 'g10').squares, []);
    deepEqual(targets(HEADER, 'd1', 'e3').squares, []);
    deepEqual(targets(HEADER, 'd1', 'd10').squares, []);
  });

  it('leave out amazons that are shut in', () => {
    const random = new Random(5);
    const text = amazonsGame(80, random);
    const rows = record(text).board()?.rows ?? [];
    const side = record(text).board()?.toMove === 'white' ? 'W' : 'B';
    const all = rows.join('').split(side).length - 1;
    ok(targets(text.trimEnd()).squares.length <= all);
  });
});

describe('A move of several cells', () => {
  it('says with which cell it begins', () => {
    deepEqual(boardEditFor('d1', 'd8', 'b6'), {
      kind: 'play',
      cell: cellOf('d1'),
      chosen: [cellOf('d1'), cellOf('d8'), cellOf('b6')],
    });
  });

  it('is none with cells that are no cells', () => {
    equal(BoardEdit.take({ kind: 'play', chosen: [{ x: -1, y: 0 }] }), undefined);
    equal(BoardEdit.take({ kind: 'play', chosen: [] }), undefined);
    equal(BoardEdit.take({ kind: 'play', chosen: Array(100).fill({ x: 0, y: 0 }) }), undefined);
  });
});
