import { deepEqual, equal, ok } from 'node:assert/strict';
import { HEADER } from '../../../support/amazons';
import { mended } from '../../../support/mending';
import { found, game, inRounds, pieces, record } from './record';

describe('Rounds of Amazons records', () => {
  it('are sound as the specification writes them, with blanks and tabs, blank lines, zeros and any line ends', () => {
    deepEqual(inRounds('1 d1d8(b6) g10g3(i5)', '2 j4f4(c7) a7a5(g5)', ''), []);
    deepEqual(inRounds('', ' 01\td1d8(b6)   g10g3(i5)  ', '\t', '02 j4f4(c7)'), []);
    deepEqual(found(`${HEADER}\r\n1 d1d8(b6) g10g3(i5)\r\n2 j4f4(c7)\r\n`), []);
    deepEqual(found(`\ufeff\n${HEADER}\n1 d1d8(b6)`.slice(1)), []);
  });

  it('are counted on from the number that is found', () => {
    deepEqual(inRounds('1 d1d8(b6) g10g3(i5)', '3 j4f4(c7) a7a5(g5)', '4 g1h2(h7)'), ['round-number: 3']);
    deepEqual(inRounds('0 d1d8(b6) g10g3(i5)', '1 j4f4(c7)'), ['round-number: 0']);
  });

  it('have a number before anything else', () => {
    deepEqual(inRounds('d1d8(b6) g10g3(i5)', '2 j4f4(c7)'), ['round-number-missing: d1d8(b6)']);
    deepEqual(inRounds('1. d1d8(b6) g10g3(i5)', '2 j4f4(c7)'), ['round-syntax: 1.']);
    deepEqual(inRounds('1d1d8(b6) g10g3(i5)', '2 j4f4(c7)'), ['round-syntax: 1d1d8(b6)']);
    deepEqual(inRounds('1.d1d8(b6) g10g3(i5)', '2 j4f4(c7)'), ['round-syntax: 1.d1d8(b6)']);
    deepEqual(inRounds('第1回合 d1d8(b6) g10g3(i5)', '2 j4f4(c7)'), ['round-syntax: 第1回合']);
  });

  it('have moves behind the number, also at the end of the text', () => {
    for (const end of ['', ' ', '\n', '  \n\n'])
      deepEqual(inRounds('1 d1d8(b6) g10g3(i5)', `2${end}`), ['round-syntax: 2']);
  });

  it('have both moves, but for the last one of a game', () => {
    deepEqual(inRounds('1 d1d8(b6)', '2 j4f4(c7)'), ['second-move-missing: 1']);
    deepEqual(inRounds('d1d8(b6)', '# aside', '2 j4f4(c7)'), [
      'round-number-missing: d1d8(b6)',
      'second-move-missing: d1d8(b6)',
      'stray-comment: # aside',
    ]);
    deepEqual(inRounds('1 d1d8(b6)', HEADER, '1 d1d8(b6)'), [`stray-comment: ${HEADER}`]);
  });

  it('have two moves at most, and what stands where is not certain after more', () => {
    deepEqual(inRounds('1 d1d8(b6) g10g3(i5) j4f4(c7) a7a5(g5)', '2 g1h2(h7) a5c3(a5)'), [
      'round-extra-text: j4f4(c7) a7a5(g5)',
    ]);
    deepEqual(inRounds('1 d1d8(b6) g10g3(i5) # good'), ['round-extra-text: # good']);
  });

  it('that are put on one line by a slip cost one error', () => {
    deepEqual(inRounds('1 d1d8(b6) g10g3(i5)2 j4f4(c7) a7a5(g5)', '3 g1h2(h7)'), [
      'move-suffix: 2',
      'round-extra-text: j4f4(c7) a7a5(g5)',
      'round-number: 3',
    ]);
  });
});

describe('Moves of Amazons records', () => {
  it('that are none are underlined, and end the replay', () => {
    for (const bad of ['d1d8', 'd1-d8(b6)', 'd1d8[b6]', 'd1(b6)', 'dd8(b6)', 'pass', 'd1d8(b6']) {
      deepEqual(inRounds(`1 ${bad} a7j7(a7)`, '2 e5e6(e7)'), [`move-syntax: ${bad}`]);
    }
  });

  it('have every square off the board underlined, whole', () => {
    deepEqual(inRounds('1 k1d11(b0) g10g3(i5)'), ['off-board: k1', 'off-board: d11', 'off-board: b0']);
  });

  it('in capitals are read all the same, and told once each', () => {
    deepEqual(inRounds('1 D1d8(b6) G10G3(I5)'), [
      'coordinate-letter-case: D1d8(b6)',
      'coordinate-letter-case: G10G3(I5)',
    ]);
    equal(pieces(game('1 D1D8(B6)')), '# b6, W d8'.split(', ').reverse().join(', '));
  });

  it('of six letters are read, told once a game, and all of them written as they should be by one fix', () => {
    const text = game('1 DADHBF GJGCIE', '2 JDFDCG');
    deepEqual(found(text), ['dialect-moves: DADHBF']);
    equal(pieces(text), 'W d8, # c7, # b6, # i5, W f4, B g3');
    const right = game('1 d1d8(b6) g10g3(i5)', '2 j4f4(c7)');
    deepEqual(mended({ text, name: 'AM-1.txt' }, 'dialect-moves'), [`${right}!`]);
    deepEqual(inRounds('1 DADHBF g10g3(i5)', '2 JDFDCGA'), ['dialect-moves: DADHBF', 'move-syntax: JDFDCGA']);
  });

  it('stay together with white space in them', () => {
    deepEqual(inRounds('1 d1 d8(b6) g10g3 ( i5 )', '2 j4f4(c7)').length, 5 - 1);
    ok(inRounds('1 d1 d8(b6) g10g3 ( i5 )').every((one) => one.startsWith('space-in-move')));
    deepEqual(inRounds('1 d1d8(b6) g1 0g3(i5)'), ['space-in-move:  ']);
  });

  it('have nothing glued to them, not even the next one, which is played', () => {
    deepEqual(inRounds('1 d1d8(b6)MARK[1] g10g3(i5)x'), ['move-suffix: MARK[1]', 'move-suffix: x']);
    deepEqual(inRounds('1 d1d8(b6)g10g3(i5)', '2 j4f4(c7)'), ['move-suffix: g10g3(i5)']);
    equal(pieces(game('1 d1d8(b6)g10g3(i5)')), 'W d8, # b6, # i5, B g3');
  });

  it('are played over warnings, up to the first that cannot be made', () => {
    deepEqual(inRounds('1 a7b9(b10) g1g2(g3)', '2 d1d8(b6) g10d8(a1)', '3 e5e6(e7)'), [
      'wrong-side: a7',
      'not-queen-move: b9',
      'wrong-side: g1',
      'destination-occupied: d8',
    ]);
    equal(pieces(game('1 d1d8(b6) g10d10(a1)', '2 g1g2(g3)')), 'W d8, # b6');
  });

  it('may have control characters in them, told of once', () => {
    deepEqual(inRounds('1 d1\u0000d8(b6) g10g3(i5)'), ['not-plain-text: \u0000']);
  });

  it('say which earlier move is in the way', () => {
    const text = game('1 d1d8(b6) g10g3(i5)', '2 g1g2(b6)');
    const [first] = record(text).diagnostics().list;
    equal(first?.message, 'b6 is not empty, no arrow can fall there.');
    equal(first?.related?.ordinal, 1);
  });
});

describe('The first line of Amazons records', () => {
  it('is read as the header without its sign, or with another one', () => {
    deepEqual(found(`${HEADER.slice(1)}\n1 d1d8(b6)`), ['header-missing: [']);
    deepEqual(found(`x${HEADER}\n1 d1d8(b6)`), ['header-missing: x']);
  });

  it('is missing where the rounds begin at once, or in nothing', () => {
    deepEqual(found('1 d1d8(b6)'), ['header-missing: 1']);
    deepEqual(found(''), ['header-missing: ']);
    deepEqual(found(' \n\t\n'), ['header-missing: ']);
  });

  it('ends with a semicolon and nothing else', () => {
    deepEqual(found(HEADER.slice(0, -1)), ['header-terminator-missing: #']);
    deepEqual(found(`${HEADER};`), ['text-after-header: ;']);
    deepEqual(found(`${HEADER} 知于行执白先手 \n`), ['text-after-header: 知于行执白先手']);
  });

  it('counts for the result only where everything could be played', () => {
    const header = HEADER.replace('先手胜', '平局');
    deepEqual(found(header), ['unknown-result: 平局']);
  });
});

describe('Look-alikes in Amazons records', () => {
  it('are told one by one, and read as what they look like', () => {
    const told = inRounds('１\u3000d1d8（b6） g10g3(i5)', '２ j4f4(c7)');
    deepEqual(
      told,
      ['１', '\u3000', '（', '）', '２'].map((sign) => `full-width-delimiter: ${sign}`),
    );
    equal(pieces(game('１ d1d8（b6）')), 'W d8, # b6');
  });

  it('are nobody’s business in comments', () => {
    deepEqual(inRounds('#（好）；', '1 d1d8(b6)'), ['stray-comment: #（好）；']);
  });
});

describe('Several games in one file', () => {
  const two = game('1 d1d8(b6) g10g3(i5)', '2  ', '', HEADER.replace('2018 CCGC', '决赛'), '1 g1g2(g3)');

  it('each begin anew, with one remark', () => {
    deepEqual(
      found(two).map((one) => one.replace(/: .*/, '')),
      ['round-syntax', 'stray-comment'],
    );
  });

  it('are told in these words, and the header of each is checked', () => {
    const wrong = game('1 d1d8(b6)', HEADER.replace('先手胜', '后/先手胜'), '1 g1g2(g3)');
    deepEqual(
      record(wrong)
        .diagnostics()
        .list.map(({ rule }) => rule),
      ['stray-comment', 'result-placeholder'],
    );
    equal(
      record(wrong).diagnostics().list[0]?.message,
      'Only the first line of a record is a comment; a second game begins here; a file holds one.',
    );
  });

  it('have a board each', () => {
    equal(pieces(two), 'W d8, # b6, # i5, B g3');
    equal(pieces(two, two.length), '# g3, W g2');
  });
});

describe('The board of an Amazons record', () => {
  const text = game('1 d1d8(b6) g10g3(i5)', '2 j4f4(c7)');

  it('tells the halves of a round apart', () => {
    equal(pieces(text, text.indexOf('d1d8')), 'W d8, # b6');
    equal(pieces(text, text.indexOf('g10g3')), 'W d8, # b6, # i5, B g3');
    equal(record(text).board(text.indexOf('d1d8'))?.toMove, 'black');
    equal(record(text).board(text.indexOf('g10g3'))?.toMove, 'white');
    equal(record(text).board()?.toMove, 'black');
    equal(record(text).board(0)?.toMove, 'white');
  });

  it('has squares, and the last move with all its three', () => {
    const board = record(text).board(text.indexOf('d1d8'));
    equal(board?.geometry, 'squares');
    deepEqual(board?.lastMove, { color: 2, cell: { x: 3, y: 2 }, from: { x: 3, y: 9 }, arrow: { x: 1, y: 4 } });
  });
});
