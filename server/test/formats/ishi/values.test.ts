import { deepEqual } from 'node:assert/strict';
import { faults, found, lines, messages } from './checked';

/// What is found in one line that may stand anywhere in an event with two moves; without what it starts in.
const inLine = (line: string): string[] => found(lines('B 1 D4', 'W 2 E5', line)).map((one) => one.replace(' 3:', ':'));

describe('Fields of a line of Ishi', () => {
  const cases: readonly [what: string, line: string, found: readonly string[]][] = [
    ['a move', 'B 3 Q16', []],
    ['a move in small letters, with tabs', '\tb\t3  q16 ', []],
    ['leading zeros', 'B 003 Q016', []],
    ['a pass', 'w 3 Pass', []],
    ['no number and no location', 'B', ['missing-data: B']],
    ['no location', 'B 3', ['missing-data: B']],
    ['no number', 'B Q3', ['number-form: Q3']],
    ['a number in words', 'B three Q3', ['number-form: three']],
    ['a number with a point', 'B 3. Q3', ['number-form: 3.']],
    ['number and location both wrong', 'B x 3Q', ['number-form: x', 'loc-form: 3Q']],
    ['number 0', 'W 0 Q3', ['move-number-positive: 0']],
    ['a negative number', 'W -3 Q3', ['move-number-positive: -3']],
    ['column I', 'B 3 i5', ['loc-column-i: i5']],
    ['a letter alone', 'B 3 Q', ['loc-form: Q']],
    ['a minus before the row', 'B 3 Q-3', ['loc-form: Q-3']],
    ['two letters', 'B 3 AA3', ['loc-form: AA3']],
    ['row 0', 'B 3 Q0', ['loc-off-board: Q0']],
    ['a letter behind T', 'B 3 U1', ['loc-off-board: U1']],
    ['a row beyond all boards', `B 3 Q${'9'.repeat(400)}`, [`loc-off-board: Q${'9'.repeat(400)}`]],
    ['something after the location', 'B 3 Q3 R7  good', ['extra-data: R7  good']],
    ['something after a location that is none', 'B 3 3Q R7', ['loc-form: 3Q']],

    ['markers of one and two signs', 'MARK a@C3 @@C4 #@C5 @#@C6 \\@C7 \\D@C8 xx@#1-2', []],
    ['a marker of three signs', 'MARK abc@C3', ['marker-length: abc']],
    ['no marker before the @', 'MARK @C3', ['marker-length: @C3']],
    ['a special marker that there is not', 'MARK \\x@C3', ['unknown-special-marker: \\x']],
    ['a marker without a target', 'MARK a@', ['mark-target-missing: a@']],
    ['a special marker without a target', 'MARK \\t', ['mark-target-missing: \\t']],
    ['a marker on everything', 'MARK a@ALL', ['loc-form: ALL']],
    ['a target that is no location', 'MARK a@C', ['loc-form: C']],
    ['a reference to nothing', 'MARK #', ['move-ref-form: #']],
    ['a reference to move 0', 'MARK #0', ['move-ref-form: #0']],
    ['half a range', 'MARK #1-', ['move-ref-form: #1-']],
    ['a range backwards', 'MARK #2-1', ['range-not-increasing: #2-1']],
    ['a range of one', 'MARK #2-2', []],
    ['a number that nothing has', 'MARK #3', ['mark-ref-unresolved: #3']],
    ['a range with one end missing', 'MARK x@#1-3', ['mark-ref-unresolved: #1-3']],

    ['prisoners by range', 'PRISONER #1-2', ['prisoner-token: #1-2']],
    ['all as prisoners', 'PRISONER all', ['prisoner-token: all']],
    ['a marker on a prisoner', 'PRISONER a@D4', ['prisoner-token: a@D4']],
    ['a marked unmarking', 'MARK', []],

    ['a diagram of a square', 'DIAGRAM 9X9', []],
    ['a diagram of a rectangle', 'DIAGRAM 9x13', ['diagram-not-square: 9x13']],
    ['a diagram of one point', 'DIAGRAM 1x1', ['diagram-size-range: 1x1']],
    ['a diagram with a title', 'DIAGRAM Figure 3', ['diagram-region-form: Figure']],
    ['a size in three fields', 'DIAGRAM 9 x 9', ['diagram-region-form: 9']],
    ['one corner', 'DIAGRAM a1', ['diagram-region-incomplete: a1']],
    ['a corner in column I', 'DIAGRAM a1 i9', ['loc-column-i: i9']],
    ['a corner off every board', 'DIAGRAM a20 c3', ['loc-off-board: a20']],
    ['corners in any order, words behind', 'DIAGRAM t19 a1 all of it', []],

    ['a variation with a marker', 'VAR 10 in round 4', ['var-not-ended: VAR', 'variation-empty: VAR']],
    ['a long marker', 'VAR first', ['var-not-ended: VAR', 'variation-empty: VAR', 'marker-length: first']],
  ];

  for (const [what, line, wanted] of cases) {
    it(what, () => {
      deepEqual(inLine(line), wanted);
    });
  }
});

describe('The head of an event', () => {
  const cases: readonly [what: string, head: readonly string[], found: readonly string[]][] = [
    ['komi in many ways', ['KOMI 3 1/2', 'EVENT', 'komi -2', 'EVENT', 'KOMI 1/2', 'EVENT', 'KOMI 5 points'], []],
    ['komi in words', ['KOMI none'], ['komi-not-a-number 1: none']],
    ['rules with words behind', ['RULES Japanese, of 1989'], []],
    ['rules of another kind', ['RULES Japan'], ['rules-value 1: Japan']],
    ['headers that say nothing', ['RULES', 'KOMI', 'HANDICAP'], []],
    ['dates and places more than once', ['DATE 1989', 'DATE 1990', 'PLACE Kyoto', 'PLACE Tokyo'], []],
    ['a size that is no number', ['BOARDSIZE nine'], ['number-form 1: nine']],
    ['a negative size', ['BOARDSIZE -9'], ['boardsize-range 1: -9']],
    ['no size', ['BOARDSIZE'], ['missing-data 1: BOARDSIZE']],
    ['the size behind what needs it', ['SETUP B K10', 'MARK a@J9', 'BOARDSIZE 9'], ['loc-off-board 1: K10']],
    [
      'the first of two sizes',
      ['BOARDSIZE 9', 'BOARDSIZE 19', 'B 1 K10'],
      ['boardsize-repeated 2: BOARDSIZE', 'loc-off-board 3: K10'],
    ],
    ['a second size of no sense', ['BOARDSIZE 9', 'BOARDSIZE x'], ['boardsize-repeated 2: BOARDSIZE']],
    ['stones without a colour', ['SETUP D4 Q16 B C3'], ['setup-colour-missing 1: D4']],
    ['no stones', ['SETUP', 'SETUP B W'], []],
    ['a mark on the empty board', ['MARK C3'], ['mark-no-stone 1: C3']],
    ['a mark on a stone set up', ['SETUP B C3', 'MARK C3'], []],
    [
      'taking back marks of the event at its stones',
      ['MARK a@C3', 'SETUP B C3', 'UNMARK C3'],
      ['unmark-without-mark 3: UNMARK'],
    ],
    ['a move before a header', ['B 1 C3', 'KOMI none'], ['header-after-tree 2: KOMI']],
    ['a header after a diagram', ['DIAGRAM', 'KOMI 5'], ['header-after-tree 2: KOMI']],
  ];

  for (const [what, head, wanted] of cases) {
    it(what, () => {
      deepEqual(found(lines(...head)), wanted);
    });
  }
});

describe('Characters that the format has not', () => {
  it('count as absent', () => {
    deepEqual(found(lines('é\u00a0B 1 Q\u200b1é6')), [
      'invalid-character 1: é\u00a0',
      'invalid-character 1: \u200b',
      'invalid-character 1: é',
    ]);
  });

  it('are named by their code points where they cannot be seen', () => {
    deepEqual(messages('B 1 Q\u200b16')[0]?.slice(0, 6), 'U+200B');
  });

  it('are no matter in blocks of user data, their first and last lines included', () => {
    deepEqual(faults(lines('USER 棋', '谱 MARK x', 'ENDUSER 完')), []);
    deepEqual(faults(lines('USER 棋', '谱')), ['user-unclosed']);
  });

  it('are told in commentary, each run of them once', () => {
    deepEqual(found(lines('COM 评注', 'a — b', 'ENDCOM')), ['invalid-character 1: 评注', 'invalid-character 2: —']);
  });

  it('a byte order mark and the sign of the end of the file are passed over at their places only', () => {
    deepEqual(found('\ufeffB 1 C3\n\x1a'), []);
    deepEqual(found('B 1 C3\n\ufeff\n\x1aW 2 D4\x1a'), ['invalid-character 2: \ufeff', 'invalid-character 3: \x1a']);
  });
});
