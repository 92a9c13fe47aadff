import { deepEqual, equal, ok } from 'node:assert/strict';
import { found, game, HEADER, inMoves, record } from './record';

describe('Moves of Connect6 records', () => {
  it('are sound as the specification writes them, with white space between them or none', () => {
    deepEqual(inMoves('B(J,10);W(K,11)MARK[-2];W(S,19);B(A,1);\r\n\tB(B,2)'), []);
  });

  it('have their letter or number underlined off the board, or from the one to the other', () => {
    deepEqual(inMoves('B(T,5);W(A,20);W(Z,00)'), ['off-board: T', 'off-board: 20', 'off-board: Z,00']);
  });

  it('may have zeros before the row', () => deepEqual(inMoves('B(J,007)'), []));

  it('in small letters are read all the same', () => {
    deepEqual(inMoves('b(j,10);W(J,10)'), [
      'colour-letter-case: b',
      'coordinate-letter-case: j',
      'occupied-point: W(J,10)',
    ]);
  });

  it('that are none are underlined whole, and nothing else is said of them', () => {
    for (const bad of [
      'B(G10)',
      'B[G10]',
      'B(5,M)',
      'B(AB,5)',
      'BJ,10)',
      '(J,10)',
      'B(J,10',
      'J10',
      'pass',
      'B(J,-1)',
    ]) {
      deepEqual(inMoves(`B(A,1);${bad};W(A,2);W(A,3)`), [`move-syntax: ${bad}`]);
    }
  });

  it('are one piece when a semicolon or a bracket has slipped into them', () => {
    deepEqual(inMoves('B(J;,10);W(K,11)'), ['move-syntax: B(J;,10)']);
    deepEqual(inMoves('B(J,1}0);W(K,11)'), ['move-syntax: B(J,1}0)']);
    deepEqual(inMoves('B;(J,10);W(K,11)'), ['move-syntax: B;(J,10)']);
    deepEqual(inMoves('B(J,10)MARK[;1];W(K,11)'), ['mark-value: ;1']);
  });

  it('have no white space in them, each run of it one warning', () => {
    deepEqual(inMoves('B (J ,\n10) MARK[ 1]').length, 5);
    ok(inMoves('B (J ,\n10) MARK[ 1]').every((one) => one.startsWith('space-in-move')));
  });

  it('may have control characters in them, which are told of once', () => {
    deepEqual(inMoves('B(J,\u0000\u000010);W(J,10)'), ['not-plain-text: \u0000\u0000', 'occupied-point: W(J,10)']);
    deepEqual(inMoves('\u0007B(J,10)'), ['not-plain-text: \u0007']);
  });

  it('are parted by semicolons', () => {
    deepEqual(inMoves('B(J,10)W(K,11)MARK[1] W(K,12)'), ['separator-missing: W(K,11)', 'separator-missing: W(K,12)']);
    deepEqual(found(`${HEADER.slice(0, -1)}B(J,10)}`), ['separator-missing: B(J,10)']);
  });

  it('are not missing around semicolons', () => {
    deepEqual(inMoves(';B(J,10);;W(K,11);'), ['empty-move: ;', 'empty-move: ;', 'empty-move: ;']);
    deepEqual(inMoves(''), []);
    deepEqual(inMoves(';'), ['empty-move: ;']);
  });

  it('have one remark, with a value that there is', () => {
    deepEqual(inMoves('B(A,1)MARK[1]MARK[7];W(A,2)MARK[];W(A,3)MARK[+1];B(A,4)mark[1];B(A,5)MARK(1)'), [
      'mark-duplicate: MARK[7]',
      'mark-value: MARK[]',
      'mark-value: +1',
      'mark-syntax: mark[1]',
      'mark-syntax: MARK(1)',
    ]);
  });

  it('have a remark in spite of look-alikes', () => {
    deepEqual(
      inMoves('Ｂ（Ｊ，１０）ＭＡＲＫ【－２】').every((one) => one.startsWith('full-width-delimiter')),
      true,
    );
  });
});

describe('The order of play', () => {
  it('is one stone, then two each', () => {
    deepEqual(inMoves('B(A,1);W(A,2);W(A,3);B(A,4);B(A,5);W(A,6)'), []);
  });

  it('may be begun by white, which is told once', () => {
    deepEqual(inMoves('W(A,1);B(A,2);B(A,3);W(A,4)'), ['first-move-colour: W']);
  });

  it('is broken by a stone too early or too many', () => {
    deepEqual(inMoves('B(A,1);W(A,2);B(A,3);B(A,4);B(A,5);W(A,6)'), ['colour-order: B', 'colour-order: B']);
  });

  it('is not judged right after what could not be read', () => {
    deepEqual(inMoves('B(A,1);W(A,2);?;B(A,4);W(A,5);W(A,6)'), ['move-syntax: ?']);
    deepEqual(inMoves('?;W(A,2);B(A,3);B(A,4)'), ['move-syntax: ?']);
    deepEqual(inMoves('R(A,1);W(A,2);B(A,3)'), ['colour-unknown: R']);
  });

  it('goes on over stones that cannot be put', () => {
    deepEqual(inMoves('B(A,1);W(A,1);W(A,2);B(T,1);B(A,4)'), ['occupied-point: W(A,1)', 'off-board: T']);
  });
});

/// Black wins with its fifth and sixth turn stones on row 1, white plays on row 19.
const won = 'B(A,1);W(A,19);W(C,19);B(B,1);B(C,1);W(E,19);W(G,19);B(D,1);B(E,1);W(I,19);W(K,19);B(F,1)';

describe('The end of the game', () => {
  it('is the sixth stone in a row, or the second stone of its turn', () => {
    deepEqual(inMoves(won), []);
    deepEqual(inMoves(`${won};B(S,1)`), []);
  });

  it('has no move after it, which is told once', () => {
    deepEqual(inMoves(`${won};W(S,1);W(S,2);B(S,3)`), ['move-after-win: W(S,1)']);
    deepEqual(inMoves(`${won};B(S,1);B(S,2);W(S,3)`), ['move-after-win: B(S,2)']);
  });

  it('has to be what the header says', () => {
    deepEqual(found(game(won).replace('先手胜', '后手胜')), ['result-board-mismatch: 后手胜']);
    deepEqual(found(game(won).replace('先手胜', '平局')), ['draw-result: 平局', 'result-board-mismatch: 平局']);
    deepEqual(found(game(won).replace('先手胜', '先(后)手胜')), ['result-placeholder: 先(后)手胜']);
  });

  it('is not held against the header where a move could not be played', () => {
    deepEqual(found(game(`?;${won}`).replace('先手胜', '后手胜')), ['move-syntax: ?']);
  });

  it('is left open by a board without a winner', () => {
    deepEqual(found(game('B(A,1)').replace('先手胜', '后手胜')), []);
  });
});

describe('Headers', () => {
  const header = (fields: string): string[] => found(`{${fields};B(A,1)}`);
  const sound = '[C6][甲][乙][先手胜][2018.08.03 10:30 合肥][2018 CCGC]';

  it('may have white space around fields and in them', () => {
    deepEqual(header(' [ C6 ]\n[甲] [乙]\t[ 先手胜 ]\r\n[2018.08.03 合肥] [2018\nCCGC] '), []);
  });

  it('may have brackets of other kinds in names', () => {
    deepEqual(header(sound.replace('甲', '【主】甲（一）；队').replace('乙', '乙、{')), ['header-syntax: [乙、']);
    deepEqual(header(sound.replace('甲', '【主】甲（一）；队')), []);
  });

  it('have one fault for a bracket that is lost, doubled, or of another kind', () => {
    for (let at = 0; at < sound.length; at++) {
      if (!/[[\]]/.test(sound.charAt(at))) continue;
      const [before, after] = [sound.slice(0, at), sound.slice(at + 1)];
      const errors = (text: string) =>
        record(`{${text};B(A,1)}`)
          .diagnostics()
          .list.filter((one) => one.severity === 'error');
      equal(errors(before + after).length, 1, before + after);
      equal(errors(before + sound.charAt(at) + sound.charAt(at) + after).length <= 1, true, before);
    }
  });

  it('have one fault for a semicolon that has slipped into them', () => {
    for (let at = 1; at < sound.length; at++) {
      const text = `{${sound.slice(0, at)};${sound.slice(at)};B(A,1)}`;
      const { list } = record(text).diagnostics();
      equal(list.filter(({ severity }) => severity === 'error').length, 1, text);
    }
  });

  it('tell an empty field with its brackets, a wrong one without', () => {
    deepEqual(header('[C5x][ ][乙][][][]'), [
      'game-code: C5x',
      'team-name-empty: [ ]',
      'result-placeholder: []',
      'time-place-unreadable: []',
      'event-empty: []',
    ]);
  });

  it('are judged by their code alone where fields are missing or too many', () => {
    deepEqual(header('[C7][][]'), ['header-field-missing: {', 'game-code: C7']);
    deepEqual(header(`${sound}[x][y]`), ['header-field-extra: [x]']);
  });
});
