import { deepEqual, equal } from 'node:assert/strict';
import { board, faults, found, lines, record } from './checked';

describe('The numbers of moves', () => {
  const numbers = (...all: readonly (number | string)[]): string[] =>
    found(lines(...all.map((number, i) => `B ${number} ${'ABCDEFGHJK'[i]}3`)));

  it('may begin with any number', () => {
    deepEqual(numbers(57, 58, 59), []);
  });

  it('are not used twice', () => {
    deepEqual(numbers(1, 2, 1), ['duplicate-move-number 3: 1']);
  });

  it('that are used twice one after the other are one fault', () => {
    deepEqual(numbers(1, 2, 3, 1, 2, 3, 4), ['duplicate-move-number 4: 1']);
  });

  it('are not lower than the one before', () => {
    deepEqual(numbers(5, 3), ['move-number-out-of-sequence 2: 3']);
  });

  it('are not left out', () => {
    deepEqual(numbers(1, 3), ['missing-move-number 2: 3']);
  });

  it('that were used earlier are not missing', () => {
    deepEqual(numbers(3, 1, 2, 4), ['move-number-out-of-sequence 2: 1']);
  });

  it('that cannot be read are taken for the next', () => {
    deepEqual(numbers(1, 'x', 3), ['number-form 2: x']);
  });

  it('of a variation are its own', () => {
    deepEqual(found(lines('B 1 A1', 'W 2 B2', 'VAR', 'W 9 C3', 'B 10 D4', 'ENDVAR', 'B 3 E5')), []);
  });

  it('may be huge', () => {
    deepEqual(numbers('9'.repeat(400), 1), ['move-number-out-of-sequence 2: 1']);
  });
});

describe('References to moves', () => {
  it('find the latest move of a number on the way', () => {
    const text = lines('B 1 C3', 'W 2 D4', 'VAR', 'W 1 E5', 'MARK a@#1', 'ENDVAR', 'B 3 F6', 'MARK b@#1');
    const shown = ['MARK a', 'MARK b'].map((at) => board(text, at)?.marks.map(({ x, y }) => [x, y]));
    deepEqual(shown, [[[4, 14]], [[2, 16]]]);
  });

  it('never find the move that a variation replaces, nor moves of other variations', () => {
    const text = lines('B 1 C3', 'W 2 D4', 'VAR', 'W 5 E5', 'ENDVAR', 'VAR', 'W 6 E5', 'MARK #2 #5 #1', 'ENDVAR');
    deepEqual(
      found(text).filter((one) => one.startsWith('mark')),
      ['mark-ref-unresolved 8: #2', 'mark-ref-unresolved 8: #5'],
    );
  });

  it('find passes and stones that were taken', () => {
    deepEqual(faults(lines('B 1 PASS', 'W 2 A1', 'B 3 A2', 'W 4 E5', 'B 5 B1', 'PRISONER #2', 'MARK #1-5')), []);
  });

  it('find each of thousands of moves, however they are numbered', () => {
    const moves = Array.from({ length: 3000 }, (_, i) => `B ${i % 7 === 0 ? i + 10_000 : i + 1} PASS`);
    const marks = Array.from({ length: 3000 }, (_, i) => `#${i % 7 === 0 ? i + 10_000 : i + 1}`).join(' ');
    deepEqual(
      faults(lines(...moves, `MARK ${marks}`)).filter((rule) => rule.includes('ref')),
      [],
    );
  });
});

describe('Prisoners', () => {
  const taking = ['BOARDSIZE 5', 'SETUP W A1 B1 B B2', 'B 1 C1', 'W 2 E5'];

  it('are those that the rules take, in any notation', () => {
    deepEqual(found(lines(...taking, 'B 3 A2', 'PRISONER a1 B01')), []);
  });

  it('need not be listed, but then there is a remark', () => {
    deepEqual(found(lines(...taking, 'B 3 A2')), ['prisoner-list-absent 5: A2']);
  });

  it('may be listed after a diagram of the move', () => {
    deepEqual(found(lines(...taking, 'B 3 A2', 'DIAGRAM', 'PRISONER A1 B1')), []);
  });

  it('are not complete without each of them', () => {
    deepEqual(found(lines(...taking, 'B 3 A2', 'PRISONER A1')), ['prisoner-incomplete 6: PRISONER']);
  });

  it('are not judged as complete when one of them cannot be read', () => {
    deepEqual(found(lines(...taking, 'B 3 A2', 'PRISONER A1 1B')), ['loc-form 6: 1B']);
  });

  it('are listed once, by number or by location', () => {
    deepEqual(found(lines('BOARDSIZE 5', 'W 1 A1', 'B 2 A2', 'B 3 B1', 'PRISONER #1 A1')), ['prisoner-repeated 5: A1']);
  });

  it('are not the stone that stood there before the one that was taken', () => {
    const ko = ['BOARDSIZE 5', 'SETUP B B1 A2 W C1 B2 D2', 'W 1 A1', 'B 2 C2'];
    deepEqual(faults(lines(...ko, 'PRISONER #1')), ['prisoner-not-captured']);
  });

  it('of a move that cannot be read are not judged', () => {
    deepEqual(found(lines(...taking, 'B 3 2A', 'PRISONER A1 B1')), ['loc-form 5: 2A']);
  });
});

describe('Variations', () => {
  it('begin with the position before the move that they are on', () => {
    const text = lines('BOARDSIZE 3', 'B 1 A1', 'W 2 B2', 'VAR', 'W 2 C3', 'ENDVAR', 'B 3 A2');
    deepEqual(board(text, 'W 2 C3')?.rows, ['..O', '...', 'X..']);
    deepEqual(board(text)?.rows, ['...', 'XO.', 'X..']);
  });

  it('end with their event', () => {
    const text = lines('B 1 A1', 'VAR', 'B 1 B2', 'EVENT', 'BOARDSIZE 3', 'B 1 C3', 'ENDVAR');
    deepEqual(found(text), ['var-not-ended 2: VAR', 'endvar-without-var 7: ENDVAR']);
    deepEqual(board(text, 'B 1 C3')?.rows, ['..X', '...', '...']);
  });

  it('without a move to be on go on from where they stand', () => {
    const text = lines('BOARDSIZE 3', 'SETUP B A1', 'VAR', 'W 1 B2', 'ENDVAR', 'W 1 C3');
    deepEqual(found(text), ['var-without-move 3: VAR']);
    deepEqual(board(text, 'W 1 B2')?.rows, ['...', '.O.', 'X..']);
    deepEqual(board(text)?.rows, ['..O', '...', 'X..']);
  });

  it('may have nothing but a diagram', () => {
    deepEqual(found(lines('B 1 A1', 'VAR', 'DIAGRAM', 'ENDVAR')), []);
  });

  it('with a capture take and give back', () => {
    const text = lines('BOARDSIZE 3', 'B 1 A1', 'W 2 A2', 'B 3 C3', 'VAR', 'B 3 C1', 'W 4 B1', 'ENDVAR', 'W 4 C1');
    deepEqual(board(text, 'W 4 B1')?.rows, ['...', 'O..', '.OX']);
    deepEqual(board(text)?.rows, ['..X', 'O..', 'X.O']);
  });

  it('at the end of a text, alone in it, and inside each other are played', () => {
    equal(board(lines('VAR', 'B 1 A1', 'ENDVAR'), 'B 1')?.lastMove?.cell?.x, 0);
    const text = lines(
      'B 1 A1',
      'VAR',
      'B 1 B1',
      'VAR',
      'B 1 C1',
      'VAR',
      'B 1 D1',
      'W 2 E1',
      'ENDVAR',
      'ENDVAR',
      'ENDVAR',
    );
    equal(board(text, 'W 2')?.rows[18]?.slice(0, 6), '...XO.');
  });
});

describe('Rules of the game', () => {
  it('a stone on a stone is not placed, and the stone that is there has a place to go to', () => {
    const document = record(lines('BOARDSIZE 3', 'B 1 A1', 'W 2 A1'));
    equal(document.diagnostics().list[0]?.related?.ordinal, 1);
    deepEqual(document.board()?.rows, ['...', '...', 'X..']);
  });

  it('the same is told of White with White’s clause', () => {
    const clauses = record(lines('B 1 A1', 'W 2 A1', 'B 3 A1', 'W 0 C3'))
      .diagnostics()
      .list.map(({ clause }) => clause);
    deepEqual(clauses, ['5.4/W', '5.4/B', '5.4/W']);
  });

  it('stones that a move takes of its own side are its prisoners, its own one too, and need not be listed', () => {
    const around = ['BOARDSIZE 5', 'SETUP B A2 B1 C2 B3', 'W 3 B2'];
    for (const list of [[], ['PRISONER B2'], ['PRISONER #3']])
      deepEqual(faults(lines(...around, ...list)), ['suicide']);
    const two = ['BOARDSIZE 5', 'SETUP B A3 B2 B1 W A2', 'W 3 A1'];
    for (const list of ['A1 A2', 'A2', '#3 A2']) deepEqual(faults(lines(...two, `PRISONER ${list}`)), ['suicide']);
    deepEqual(faults(lines(...around, 'PRISONER B1')), ['suicide', 'prisoner-not-captured']);
  });

  it('suicide and retaking a ko are told', () => {
    const corner = ['BOARDSIZE 5', 'SETUP B A2 B1'];
    deepEqual(faults(lines(...corner, 'W 1 A1')), ['suicide']);
    const ko = ['BOARDSIZE 5', 'SETUP W A2 B1 B3 C2 B C1 C3 D2', 'B 1 B2', 'PRISONER C2', 'W 2 C2', 'PRISONER B2'];
    deepEqual(faults(lines(...ko)), ['ko-retake']);
  });

  it('colours need not alternate', () => {
    deepEqual(faults(lines('B 1 A1', 'B 2 B2', 'B 3 C3')), []);
  });
});

describe('Several events', () => {
  const text = lines(
    'BOARDSIZE 5',
    'B 1 A1',
    'EVENT Second',
    'BOARDSIZE 3',
    'BLACK Ann',
    'W 1 C3',
    'EVENT Third',
    'W 1 A1',
  );

  it('have boards of their own', () => {
    const sizes = ['B 1', 'W 1 C3', 'W 1 A1'].map((at) => board(text, at)?.rows.length);
    deepEqual(sizes, [5, 3, 19]);
    deepEqual([board(text, 'W 1 C3')?.columns, board(text, 'W 1 C3')?.boardRows], [3, 3]);
  });

  it('end each with its own line; without a place the first is meant', () => {
    deepEqual(board(text)?.rows[4], 'X....');
  });
});
