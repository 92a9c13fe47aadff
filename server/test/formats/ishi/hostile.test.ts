import { deepEqual, equal, ok } from 'node:assert/strict';
import { textOf } from '../../../src/text/edit';
import { times } from '../../support/length';
import { board, errors, found, lines, record } from './checked';

const LEVELS = times(100_000);

/// 10 MB of them.
const LINES = times(300_000);

/// Numbers and points that repeat only after many moves; passes, so that no stone stands in the way.
const moves = (count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${i % 2 ? 'W' : 'B'} ${i + 1} PASS`);

describe('Texts that are no records of Ishi, or hardly', () => {
  it('a Go program has an unknown keyword on each line that has any', () => {
    const program = lines('package main', '', 'import "fmt"', '', 'func main() {', '\tfmt.Println("B 1 Q16")', '}');
    deepEqual(
      found(program).map((one) => one.split(' ')[0]),
      Array(5).fill('unknown-keyword'),
    );
    equal(board(program)?.rows.length, 19);
  });

  it('a letter has no more faults than lines', () => {
    const letter = lines(
      'Dear Ann,',
      'Black 1 was good.',
      'White 2 may have been better.',
      'Come and see,',
      'Var ious friends',
    );
    ok(errors(record(letter)).length <= 5);
  });

  it(`a letter of ${LINES} lines is read, and an edit of it too`, () => {
    const document = record('A line of a letter, about nothing.\n'.repeat(LINES));
    ok(document.diagnostics().more > LINES / 3);
    document.change([{ range: { start: { line: 9, character: 0 }, end: { line: 9, character: 1 } }, text: 'COM ' }]);
    document.finish();
    ok(document.diagnostics().list.some(({ rule }) => rule === 'com-unclosed'));
  });

  for (const [what, end] of [
    ['CR alone', '\r'],
    ['CR LF', '\r\n'],
    ['LF', '\n'],
  ] as const) {
    it(`line ends of ${what} say the same`, () => {
      const text = ['EVENT a', 'BOARDSIZE 3', 'B 1 A1', 'COM', 'x', 'ENDCOM', 'VAR', 'B 1 B2', 'ENDVAR', 'W 2 C3'].join(
        end,
      );
      deepEqual(found(text), []);
      deepEqual(board(text)?.rows, ['..O', '...', 'X..']);
    });
  }

  it('no line end at all', () => {
    deepEqual(found('B 1 A1 W 2 B2'), ['extra-data 1: W 2 B2']);
  });
});

describe('Records of Ishi that are large', () => {
  it(`${LEVELS} variations inside each other have a board at the last move, and can be edited`, () => {
    const text = `BOARDSIZE 2\nB 1 PASS\n${'VAR\nB 1 PASS\n'.repeat(LEVELS)}${'ENDVAR\n'.repeat(LEVELS)}W 2 A1\n`;
    const document = record(text);
    deepEqual(errors(document), []);
    equal(document.board(text.lastIndexOf('B 1'))?.node.path.length, LEVELS);
    document.change([{ range: { start: { line: 1, character: 2 }, end: { line: 1, character: 3 } }, text: '5' }]);
    document.finish();
    deepEqual(document.board()?.rows, ['..', 'O.']);
  });

  it('thousands of variations that nothing ends are no fault', () => {
    const levels = 3000;
    const document = record(`B 1 PASS\n${'VAR\nB 1 PASS\n'.repeat(levels)}EVENT\nB 1 A1\n`);
    deepEqual(errors(document), []);
    equal(document.diagnostics().list.length, levels);
  });

  it('a comment of 10 MB without an end hides nothing after it, and can be edited', () => {
    const text = `B 1 A1\nCOM\n${'Black 1 is good, as everybody knows.\n'.repeat(280_000)}W 2 C3\n`;
    const document = record(text);
    deepEqual(errors(document), ['com-unclosed']);
    equal(document.board(text.length - 2)?.node.move, 2);
    document.change([{ range: { start: { line: 3, character: 0 }, end: { line: 3, character: 0 } }, text: 'ENDCOM ' }]);
    document.finish();
    equal(errors(document)[0], 'header-after-tree');
  });

  it('a game of 100,000 moves in a comment without an end', () => {
    const text = `COM\n${moves(100_000).join('\n')}\n`;
    const document = record(text);
    deepEqual(errors(document), ['com-unclosed']);
    equal(document.board()?.node.move, 100_000);
  });

  it('a line of 10 MB', () => {
    const text = `SETUP B${' A1 B2'.repeat(1_700_000)}\nB 1 C3\n`;
    const document = record(text);
    deepEqual([...new Set(document.diagnostics().list.map(({ rule }) => rule))], ['setup-point-repeated']);
    equal(document.board()?.node.move, 1);
    equal(textOf(document.document.root).length, text.length);
  });

  it('a word of 10 MB', () => {
    deepEqual(errors(record('x'.repeat(10_000_000))), ['unknown-keyword']);
  });

  it('references that reach far, in long ranges, in many diagrams', () => {
    const diagrams = Array<string>(2000).fill('DIAGRAM\nHIDE #1-9999\nMARK #1-9999');
    const text = [...moves(10_000), ...diagrams].join('\n');
    deepEqual(errors(record(text)), []);
  });

  it('numbers in disorder', () => {
    const numbers = Array.from({ length: 20_000 }, (_, i) => ((i * 7919) % 20_011) + 1);
    const text = numbers.map((number) => `B ${number} PASS`).join('\n');
    deepEqual(errors(record(text)), []);
  });
});
