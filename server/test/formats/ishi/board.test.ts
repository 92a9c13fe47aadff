import { deepEqual, equal } from 'node:assert/strict';
import { stepFrom } from '../../../src/language/steps';
import { located } from '../../../src/record/locate';
import { finished } from '../../../src/text/edit';
import { board, lines, marks, record } from './checked';

describe('The board of a record of Ishi', () => {
  const problem = lines(
    'EVENT Two stones',
    'BOARDSIZE 5',
    'MARK x@E5',
    'SETUP B A1 B2',
    'SETUP W C3',
    'MARK C3 a@A1',
    'B 1 D4',
    'COM A first move',
    '  Not at \\t.',
    'ENDCOM',
    'MARK #1 \\s@C3',
    'W 2 D3',
  );

  it('at the start of an event is empty if it has marks of its own, else it has the stones set up', () => {
    deepEqual(board(problem, 'EVENT')?.rows, ['.....', '.....', '.....', '.....', '.....']);
    deepEqual(marks(board(problem, 'EVENT')), ['E5 x']);
    const unmarked = problem.replace('MARK x@E5\n', '');
    deepEqual(board(unmarked, 'EVENT')?.rows, ['.....', '.....', '..O..', '.X...', 'X....']);
    deepEqual(marks(board(unmarked, 'EVENT')), ['A1 a']);
  });

  it('at any line of stones set up shows all of them', () => {
    deepEqual(board(problem, 'SETUP B')?.rows, ['.....', '.....', '..O..', '.X...', 'X....']);
    deepEqual(marks(board(problem, 'SETUP B')), ['A1 a']);
  });

  it('tells whose turn it is after a handicap', () => {
    equal(board(lines('SETUP B D4 Q16', 'W 1 D16'), 'SETUP')?.toMove, 'white');
  });

  it('tells it by the first move of the record, if there is one', () => {
    equal(board(lines('SETUP B D4 Q16', 'B 1 D16'), 'SETUP')?.toMove, 'black');
  });

  it('of an event without moves is that of its stones', () => {
    deepEqual(board(lines('BOARDSIZE 3', 'SETUP B A1 W C3'))?.rows, ['..O', '...', 'X..']);
  });

  it('shows the same at the line of a move and at all that is said about it', () => {
    const [first, ...others] = ['B 1', 'COM', 'Not at', 'ENDCOM', 'MARK #1'].map((at) => board(problem, at));
    for (const other of others) deepEqual(other, first);
    deepEqual([first?.title, first?.comment], ['A first move', 'Not at ▲.']);
    deepEqual(marks(first), ['D4 1', 'C3 square']);
  });

  it('has the line of the move as its place, without the line end', () => {
    const { from = 0, to = 0 } = board(problem, 'MARK #1')?.node ?? {};
    equal(problem.slice(from, to), 'B 1 D4');
  });

  it('is there for a single line, and for none', () => {
    equal(board('B 1 C3')?.rows[16], '..X................');
    equal(board('')?.rows.length, 19);
  });
});

describe('Marks', () => {
  const marked = (...all: readonly string[]): string[] =>
    marks(board(lines('BOARDSIZE 5', 'SETUP B E1', 'B 1 A1', 'W 2 B2', 'B 3 C3', ...all)));

  it('come and go in the order of the lines', () => {
    deepEqual(marked('MARK #1-3', 'UNMARK #2-3', 'MARK #3'), ['A1 1', 'C3 3']);
  });

  it('of all are the numbers of moves, not of stones set up', () => {
    deepEqual(marked('MARK ALL').sort(), ['A1 1', 'B2 2', 'C3 3']);
  });

  it('of a point are the number of its stone', () => {
    deepEqual(marked('MARK B2 E1 D4'), ['B2 2']);
  });

  it('have the four forms, in any case, and any other signs as they are', () => {
    deepEqual(marked('MARK \\D@A1 \\t@A2 \\C@A3 \\s@A4 \\x@A5 @@B1 aB@#2-3'), [
      'A1 diamond',
      'A2 triangle',
      'A3 check',
      'A4 square',
      'A5 \\x',
      'B1 @',
      'B2 aB',
      'C3 aB',
    ]);
  });

  it('are all taken back by one word', () => {
    deepEqual(marked('MARK ALL a@D4', 'UNMARK all'), []);
  });

  it('belong to one move only', () => {
    deepEqual(marked('MARK ALL', 'W 4 D4'), []);
  });

  it('of moves that were taken have no number to show', () => {
    deepEqual(marks(board(lines('BOARDSIZE 3', 'W 1 A1', 'B 2 A2', 'B 3 B1', 'MARK ALL'))).sort(), ['A2 2', 'B1 3']);
  });
});

describe('Diagrams', () => {
  const game = ['BOARDSIZE 5', 'B 1 A1', 'W 2 B2', 'B 3 C3'];
  const diagram = (...all: readonly string[]) => board(lines(...game, ...all));

  it('have stones of their own and hide others', () => {
    deepEqual(diagram('DIAGRAM', 'HIDE #1 C3', 'SETUP W E5')?.rows, ['....O', '.....', '.....', '.O...', '.....']);
  });

  it('leave no trace in play', () => {
    deepEqual(diagram('DIAGRAM', 'HIDE #1', 'SETUP W E5', 'W 4 A5')?.rows, [
      'O....',
      '.....',
      '..X..',
      '.O...',
      'X....',
    ]);
  });

  it('show the part of the board that they cut out', () => {
    const shown = diagram('DIAGRAM d2 b3', 'MARK ALL');
    deepEqual([shown?.rows, shown?.window], [['.X.', 'O..'], { left: 1, top: 2 }]);
  });

  it('may be of a larger board', () => {
    const shown = diagram('DIAGRAM a1 g2', 'SETUP W G1', 'MARK a@G1');
    deepEqual(shown?.rows, ['.O.....', 'X.....O']);
    deepEqual([shown?.columns, shown?.boardRows, marks(shown)], [7, 7, ['G1 a']]);
  });

  it('of another size are boards by themselves', () => {
    const shown = diagram('DIAGRAM 3x3', 'SETUP B A1', 'MARK a@C3');
    deepEqual([shown?.rows, shown?.columns, marks(shown)], [['...', '...', 'X..'], 3, ['C3 a']]);
  });

  it('do not show a last move that they hide', () => {
    deepEqual(
      [diagram('DIAGRAM', 'HIDE #3')?.lastMove, diagram('DIAGRAM')?.lastMove?.cell],
      [undefined, { x: 2, y: 2 }],
    );
  });

  it('each have what is said about them', () => {
    const shown = lines(...game, 'DIAGRAM', 'COM', 'one', 'ENDCOM', 'DIAGRAM', 'COM', 'two', 'ENDCOM');
    deepEqual(
      [board(shown, 'one')?.comment, board(shown, 'two')?.comment, board(shown, 'B 3')?.comment],
      ['one', 'two', undefined],
    );
  });
});

describe('What a record of Ishi says of a game', () => {
  const text = lines(
    'REMARK two games',
    'EVENT Club night',
    'BLACK Ann Lee, 2-dan',
    'WHITE Bo',
    'KOMI 5 1/2',
    'RULES chinese',
    'DATE 1989',
    'DATE 1990',
    'BLACK Anna Lee 3-dan',
    'B 1 C3',
    'EVENT',
    'RESULT Black wins by 3',
    'HANDICAP 2 stones',
    'KOMI no',
  );

  function about(at: string) {
    const { document } = record(text);
    const view = document.record;
    const spot = view && finished(located(view.course, text.indexOf(at)));
    return spot && view?.about?.(document.root, spot);
  }

  it('is what its header lines say, the last of each kind', () => {
    const { name, players, facts, result } = about('B 1') ?? {};
    equal(name, 'Club night');
    deepEqual(players, [
      { side: 'black', name: 'Anna Lee', rank: '3-dan' },
      { side: 'white', name: 'Bo', rank: undefined },
    ]);
    deepEqual(
      facts?.map(({ en }) => en),
      ['Chinese rules', 'White gets 5.5 points (2.75 zi under area scoring)', '1989; 1990'],
    );
    equal(result, undefined);
  });

  it('is told of each event by itself', () => {
    const { name, players, facts, result } = about('RESULT') ?? {};
    deepEqual([name, players, result?.en], [undefined, [], 'Black wins by 3']);
    deepEqual(
      facts?.map(({ zh }) => zh),
      ['贴目：no', '让子：2 stones'],
    );
  });
});

describe('Steps through a record of Ishi', () => {
  const text = lines(
    'B 1 A1',
    'COM',
    'one',
    'ENDCOM',
    'W 2 B2',
    'VAR',
    'W 2 C3',
    'B 3 D4',
    'ENDVAR',
    'DIAGRAM',
    'B 3 E5',
    'EVENT',
    'B 1 F6',
  );

  const step = (from: string, go: Parameters<typeof stepFrom>[2]): string | undefined => {
    const at = finished(stepFrom(record(text).document, text.indexOf(from), go));
    return at === undefined ? undefined : text.slice(at).split('\n')[0];
  };

  it('go from move to move and to diagrams, and stay in their event', () => {
    deepEqual(
      ['B 1 A1', 'one', 'W 2 B2', 'DIAGRAM', 'B 3 E5'].map((from) => step(from, 'next')),
      ['W 2 B2', 'W 2 B2', 'DIAGRAM', 'B 3 E5', undefined],
    );
    equal(step('B 1 F6', 'previous'), 'EVENT');
  });

  it('go into a variation beside the move that it is on, and back', () => {
    equal(step('W 2 B2', 'nextVariation'), 'W 2 C3');
    equal(step('W 2 C3', 'previousVariation'), 'W 2 B2');
    equal(step('W 2 C3', 'previous'), 'B 1 A1');
  });

  it('go to the next comment', () => {
    const commented = text.replace('DIAGRAM', 'DIAGRAM\nCOM\ntwo\nENDCOM');
    const at = finished(stepFrom(record(commented).document, 0, 'nextComment'));
    equal(commented.slice(at).split('\n')[0], 'DIAGRAM');
  });
});
