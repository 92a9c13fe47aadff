import { deepEqual, equal, ok } from 'node:assert/strict';
import { quickFixes } from '../../../src/formats/ishi/fixes';
import { fixesIn, type Offer } from '../../../src/language/fixes';
import { textAfter } from '../../../src/text/after';
import { fixtures } from '../../support/fixtures';
import { EVERYTHING, Opened } from '../../support/opened';
import { Random } from '../../support/random';
import { slipped } from '../../support/slips';

const SEED = Number(process.env.SEED ?? 20250418);

const opened = (text: string): Opened => new Opened(text, { language: 'ishi' }).finish();

const offersIn = (one: Opened, length: number): readonly Offer[] =>
  fixesIn(one.document, one.checked, 0, length, EVERYTHING);

/// The text after the first thing that is offered under such a title.
function mended(text: string, title = /./): string | undefined {
  const one = opened(text);
  const offer = offersIn(one, text.length).find((each) => title.test(each.title));
  return offer && textAfter(one.document.root, offer.edits);
}

const errorsIn = (one: Opened): Map<string, number> => {
  const rules = new Map<string, number>();
  for (const { rule, severity } of one.diagnostics().list)
    if (severity !== 'info') rules.set(rule, (rules.get(rule) ?? 0) + 1);
  return rules;
};

const MENDED: readonly (readonly [what: string, wrong: string, right: string, title?: RegExp])[] = [
  ['a location the wrong way round', 'B 1 3Q\n', 'B 1 Q3\n'],
  ['a location with a comma', 'B 1 Q3,\n', 'B 1 Q3\n'],
  ['column I', 'b 1 i5\n', 'b 1 j5\n'],
  ['number and location that changed places', 'B Q3 17\n', 'B 17 Q3\n', /Swap/],
  ['a number with a full stop', 'B 1. Q3\n', 'B 1 Q3\n'],
  ['a range the wrong way round', 'B 1 A1\nW 2 B2\nMARK a@#2-1\n', 'B 1 A1\nW 2 B2\nMARK a@#1-2\n'],
  ['a target off the board', 'B 1 A1\nMARK a@A1 b@Z3\n', 'B 1 A1\nMARK a@A1\n'],
  ['a mark with nothing else on its line', 'B 1 A1\nMARK #7\nW 2 B2\n', 'B 1 A1\nW 2 B2\n'],
  ['a marker of three characters', 'B 1 A1\nMARK abc@A1\n', 'B 1 A1\nMARK ab@A1\n'],
  ['a region that is not square', 'B 1 A1\nDIAGRAM 7x9\n', 'B 1 A1\nDIAGRAM 9X9\n', /9X9/],
  ['a size that the format has not', 'BOARDSIZE 21\nB 1 A1\n', 'B 1 A1\n'],
  ['a colour in full', 'SETUP Black d4\n', 'SETUP B d4\n'],
  ['a colour left out', 'SETUP d4\n', 'SETUP W d4\n', /white/],
  ['what stands behind a move', 'B 1 Q3 good\n', 'B 1 Q3\n', /Remove/],
  ['commentary behind a move', 'b 1 q3 very good', 'b 1 q3\ncom\nvery good\nendcom'],
  ['a letter with an accent', 'PLACE Café\n', 'PLACE Cafe\n'],
  ['the first number of all', 'B 0 Q3\nW 2 C3\n', 'B 1 Q3\nW 2 C3\n'],
  ['a HIDE that hides nothing', 'B 1 Q3\nDIAGRAM 19X19\nHIDE C3\n', 'B 1 Q3\nDIAGRAM 19X19\n'],
  [
    'a stone that is set up on another one',
    'B 1 Q3\nDIAGRAM 19X19\nSETUP W Q3\n',
    'B 1 Q3\nDIAGRAM 19X19\nHIDE Q3\nSETUP W Q3\n',
  ],
  ['a sign that is not ASCII', 'B 1 Q3\u00e9\n', 'B 1 Q3\n'],
  ['a keyword with a slip', 'B 1 Q3\nMRAK Q3\n', 'B 1 Q3\nMARK Q3\n'],
  ['commentary without COM', 'B 1 Q3\nnice move\nW 2 Q5\n', 'B 1 Q3\nREMARK nice move\nW 2 Q5\n', /REMARK/],
  ['a COM that goes on to the end', 'b 1 q3\ncom\ngood', 'b 1 q3\ncom\ngood\nendcom'],
  ['a COM that has moves in it', 'B 1 Q3\nCOM\ngood\nW 2 Q5\nB 3 Q7\n', 'B 1 Q3\nCOM\ngood\nENDCOM\nW 2 Q5\nB 3 Q7\n'],
  ['a USER that goes on to the end', 'B 1 Q3\r\nUSER\r\nx\r\n', 'B 1 Q3\r\nUSER\r\nx\r\nENDUSER\r\n'],
  ['a COM in a COM', 'COM a\nx\nCOM b\ny\nENDCOM\n', 'COM a\nx\nENDCOM\nCOM b\ny\nENDCOM\n', /Add/],
  ['an ENDVAR too many', 'B 1 Q3\nENDVAR\nW 2 Q5\n', 'B 1 Q3\nW 2 Q5\n'],
  ['an ENDCOM too many', 'B 1 Q3\nENDCOM\nW 2 Q5\n', 'B 1 Q3\nW 2 Q5\n'],
  [
    'a variation without end',
    'B 1 Q3\n  VAR\n  B 1 Q5\n\nREMARK two\nEVENT two\n',
    'B 1 Q3\n  VAR\n  B 1 Q5\n  ENDVAR\n\nREMARK two\nEVENT two\n',
  ],
  ['a name that comes too late', 'EVENT x\nB 1 Q3\nWHITE Lind', 'EVENT x\nWHITE Lind\nB 1 Q3\n', /before/],
  ['stones that come too late', 'SETUP B A1\nB 1 C1\nSETUP W B1\n', 'SETUP B A1\nSETUP W B1\nB 1 C1\n', /before/],
  [
    'a board size that comes too late in the second event',
    'B 1 Q3\nEVENT b\nB 1 C3\nBOARDSIZE 9\n',
    'B 1 Q3\nEVENT b\nBOARDSIZE 9\nB 1 C3\n',
  ],
  [
    'prisoners that are not listed',
    'setup w a1 b 2 b b1\nb 1 a2\n',
    'setup w a1 b 2 b b1\nb 1 a2\nprisoner a1\n',
    /PRISONER/,
  ],
  [
    'prisoners that are not all listed',
    'BOARDSIZE 9\nSETUP W A1 B1 B A2 B2\nB 1 C1\nPRISONER A1\n',
    'BOARDSIZE 9\nSETUP W A1 B1 B A2 B2\nB 1 C1\nPRISONER A1 B1\n',
  ],
  ['a prisoner that was not taken', 'B 1 Q3\nW 2 Q5\nPRISONER Q3\n', 'B 1 Q3\nW 2 Q5\n', /Remove/],
  [
    'numbers that come twice, and what refers to them',
    'B 01 A1\nW 02 B2\nB 02 C3\nMARK #2 x@#1-2\n VAR\n B 02 D4\n W 03 E5\n MARK #3\n ENDVAR\nW 3 F6\n',
    'B 01 A1\nW 02 B2\nB 03 C3\nMARK #3 x@#1-3\n VAR\n B 03 D4\n W 04 E5\n MARK #4\n ENDVAR\nW 4 F6\n',
  ],
  [
    'comments and marks behind the variations on their move',
    'B 1 Q3\n  VAR\n  B 1 Q5\n  ENDVAR\nCOM\ngood\nENDCOM\nW 2 C3\n',
    'B 1 Q3\nCOM\ngood\nENDCOM\n  VAR\n  B 1 Q5\n  ENDVAR\nW 2 C3\n',
  ],
  [
    'a mark behind several variations, where the text ends',
    'B 1 Q3\r\nVAR\r\nB 1 Q5\r\nENDVAR\r\nVAR\r\nB 1 Q6\r\nENDVAR\r\nMARK Q3',
    'B 1 Q3\r\nMARK Q3\r\nVAR\r\nB 1 Q5\r\nENDVAR\r\nVAR\r\nB 1 Q6\r\nENDVAR\r\n',
  ],
  [
    'a comment before the first move of its variation',
    'B 1 Q3\nVAR\nCOM\nbetter\nENDCOM\nB 1 Q5\nENDVAR',
    'B 1 Q3\nVAR\nB 1 Q5\nCOM\nbetter\nENDCOM\nENDVAR',
  ],
  [
    'a comment between SETUP lines',
    'SETUP B A1\nCOM\nx\nENDCOM\nSETUP W B1\nKOMI 5',
    'SETUP B A1\nSETUP W B1\nCOM\nx\nENDCOM\nKOMI 5',
  ],
  [
    'SETUP lines that are not together',
    'DIAGRAM\nSETUP B A1\nMARK A1\nsetup  w B1 C1\nSETUP\n',
    'DIAGRAM\nSETUP B A1 w B1 C1\nMARK A1\n',
    /Join/,
  ],
  ['a REMARK between SETUP lines', 'SETUP B A1\nREMARK x\nSETUP W B1\n', 'REMARK x\nSETUP B A1\nSETUP W B1\n'],
  ['a header that says the same twice', 'BLACK Lind\nKOMI 5\nBLACK  Lind\nB 1 Q3\n', 'BLACK Lind\nKOMI 5\nB 1 Q3\n'],
  ['a header that was corrected', 'KOMI 5\nKOMI 5.5\n', 'KOMI 5.5\n'],
  ['a name on two lines', 'EVENT x\nWHITE Lind\nWHITE 4 dan', 'EVENT x\nWHITE Lind, 4 dan\n', /Join/],
  ['a point that is set up with both colours', 'SETUP B A1 B1 W A1 C1\n', 'SETUP B A1 B1 W C1\n'],
  ['a mark in UNMARK', 'B 1 Q3\nMARK a@Q3\nUNMARK a@Q3\n', 'B 1 Q3\nMARK a@Q3\nUNMARK Q3\n'],
  ['a region with blanks', 'BOARDSIZE 9\nDIAGRAM 9 x 9 all\n', 'BOARDSIZE 9\nDIAGRAM 9X9 all\n', /9X9/],
  ['a region of one number', 'DIAGRAM 9\n', 'DIAGRAM 9X9\n'],
  ['rules in short', 'RULES chin.\n', 'RULES Chinese\n'],
  ['a variation without anything', 'B 1 Q3\nVAR\n\nENDVAR\nW 2 C3\n', 'B 1 Q3\nW 2 C3\n'],
  ['an UNMARK of nothing', 'B 1 Q3\nUNMARK Q3\nW 2 C3\n', 'B 1 Q3\nW 2 C3\n'],
  ['a number that was left out', 'B 9 A1\nW 11 B2\nB 12 C3\n', 'B 9 A1\nW 10 B2\nB 11 C3\n'],
];

describe('Quick fixes for Ishi records', () => {
  for (const [what, wrong, right, title] of MENDED) {
    it(`put ${what} right`, () => equal(mended(wrong, title), right));
  }

  it('take a sentence for no keyword', () => {
    equal(mended('B 1 Q3\nWHITE, now in trouble\n', /Write/), undefined);
  });

  it('mend all faults of a kind at once', () => {
    const text = 'SETUP W A1 C1 B B1\nB 1 A2\nB 2 D1\nB 3 C2\n';
    equal(mended(text, /^Mend all 2/), 'SETUP W A1 C1 B B1\nB 1 A2\nPRISONER A1\nB 2 D1\nB 3 C2\nPRISONER C1\n');
  });

  it('are never worse than what they mend, in all records that are wrong on purpose', () => {
    for (const { text, file } of fixtures('ishi', 'bad')) {
      const one = opened(text);
      const before = errorsIn(one);
      for (const { edits, rule, title } of offersIn(one, text.length)) {
        const after = errorsIn(opened(textAfter(one.document.root, edits)));
        const sum = (all: Map<string, number>): number => [...all.values()].reduce((a, b) => a + b, 0);
        ok(sum(after) <= sum(before), `${file}: ${title} for ${rule.name}: ${JSON.stringify([...after])}`);
        ok((after.get(rule.name) ?? 0) <= (before.get(rule.name) ?? 0), `${file}: ${title} leaves ${rule.name}`);
      }
    }
  });

  it('are there for every rule that they name', () => {
    const told = new Set(
      fixtures('ishi', 'bad').flatMap(({ text }) =>
        opened(text)
          .diagnostics()
          .list.map(({ rule }) => rule),
      ),
    );
    deepEqual(
      Object.keys(quickFixes).filter((rule) => !told.has(rule)),
      [],
    );
  });

  it(`are in order and apart in damaged records (seed ${SEED})`, () => {
    const random = new Random(SEED);
    for (const { text } of [...fixtures('ishi', 'good'), ...fixtures('ishi', 'bad')]) {
      let damaged = text;
      for (let k = random.below(5); k >= 0; k--) damaged = slipped(damaged, random).text;
      for (const { edits, title } of offersIn(opened(damaged), damaged.length)) {
        let end = -1;
        for (const { from, to } of edits) {
          ok(from >= end && to >= from && to <= damaged.length, `${title} in\n${damaged}`);
          end = to;
        }
      }
    }
  });
});
