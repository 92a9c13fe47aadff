import { deepEqual, equal, ok } from 'node:assert/strict';
import { GoBoard } from '../../src/games/go/board';
import { ALL_HINTS, type HintWishes, hintsIn, MOST_IN_SIGHT } from '../../src/language/hints';
import { Features } from '../../src/language/index';
import { variationAt, variationsOf } from '../../src/language/lenses';
import { tokensIn } from '../../src/language/tokens';
import { finished } from '../../src/text/edit';
import { Excerpt } from '../../src/text/excerpt';
import { FORMATS, Sample } from '../features/samples';
import { EVERYTHING, opened } from '../support/opened';
import { Random } from '../support/random';
import { callsOf, inSteps } from '../support/work';

/// The text with its hints in it.
function hinted(text: string, language: string, wishes: Partial<HintWishes> = {}, said: 'en' | 'zh' = 'en'): string {
  const { document } = opened(text, { language });
  const hints = finished(hintsIn(document, { from: 0, to: text.length }, { ...ALL_HINTS, ...wishes }, said));
  return hints.reduceRight((before, { at, text: hint }) => `${before.slice(0, at)}⟦${hint}⟧${before.slice(at)}`, text);
}

const MOVES = ';B[ab];W[aa];B[ba];W[ee]';

describe('Hints in a text', () => {
  it('tell of points where a move has a line to itself', () => {
    equal(hinted('(;GM[1]SZ[9]\n;B[ab]\n;W[aa];B[cc])', 'sgf'), '(;GM[1]SZ[9]\n;B[ab]⟦A8⟧\n;W[aa];B[cc])');
  });

  it('tell of a pass only where the text does not', () => {
    equal(hinted('(;GM[1]SZ[9]\n;B[])', 'sgf'), '(;GM[1]SZ[9]\n;B[]⟦pass⟧)');
    const pass = '<wei7 version="2.2"><size>9</size><moves>\n<black type="pass"/>\n</moves></wei7>';
    equal(hinted(pass, 'wei7'), pass);
  });

  it('tell which moves are meant by their numbers, where these are there', () => {
    const text = `EVENT
BOARDSIZE 9
MARK #1
B 1 C3
W 2 PASS
MARK a@#1 #1-2 #2 #7 #1-7 E5
VAR a
W 2 D4
MARK #2
HIDE #2
COM
#1
ENDCOM
ENDVAR
`;
    const shown = text
      .replace('a@#1 #1-2 #2 #7', 'a@#1⟦= C3⟧ #1-2⟦= C3 – pass⟧ #2⟦= pass⟧ #7')
      .replace('D4\nMARK #2', 'D4\nMARK #2⟦= D4⟧')
      .replace('HIDE #2', 'HIDE #2⟦= D4⟧');
    equal(hinted(text, 'ishi', { captures: false }), shown);
    equal(hinted(text, 'ishi', { references: false, captures: false }), text);
  });

  it('tell of every tenth number, or of all', () => {
    const text = `(;GM[1]SZ[9]${';B[];W[]'.repeat(6)})`;
    equal(
      hinted(text, 'sgf', { points: 'off' })
        .match(/⟦\d+\.⟧/g)
        ?.join(),
      '⟦10.⟧',
    );
    equal(hinted(text, 'sgf', { numbers: 'all' }).match(/⟦\d+\.⟧/g)?.length, 12);
  });

  it('tell each kind only if it is wished', () => {
    const asked = { captures: false, outcomes: false, evaluations: false, names: false, references: false };
    const none = { numbers: 'off', points: 'off', ...asked };
    const text = `(;GM[1]SZ[9]${MOVES})`;
    equal(hinted(text, 'sgf', none as HintWishes), text);
    equal(hinted(text, 'sgf', { ...none, captures: true } as HintWishes), text.replace('B[ba]', 'B[ba]⟦×1⟧'));
  });

  it('say in Chinese of stones that they are captured, and of pieces that one takes another', () => {
    const army =
      ';INFO[1.0]PA[a]PB[b]TL[9]SL[9];AA[bdfceghaikcdegfjhikjhljig];AB[gljhjhijikgcefakiehgdcfdb];MA[G0F0]RA[1]FB[00]';
    const texts = [hinted(`(;GM[1]SZ[9]${MOVES})`, 'sgf', {}, 'zh'), hinted(`(${army})`, 'ccgc', {}, 'zh')];
    deepEqual(
      texts.map((text) => /[提吃]\d/.exec(text)?.[0]),
      ['提1', '吃1'],
    );
  });

  it('tell what is left where a piece of Surakarta is taken', () => {
    const head = '#2018-05-12-13:30 沈阳\n#先手方:甲队|后手方:乙队|未决胜\n';
    const rows = '!000000\n!B00000\n!000000\n!000B00\n!000000\n!R00000\n';
    match(hinted(`${head}${rows}B4D-3D\nR6A-5A\nB2A×5A\n`, 'ccgc'));
  });

  for (const format of FORMATS) {
    it(`come about in half of a record of ${format} too, and in a damaged one`, () => {
      const random = new Random(5);
      const { text } = new Sample(format);
      for (let i = 0; i < 30; i++) {
        const at = random.below(text.length);
        const broken = random.chance(0.5) ? text.slice(0, at) : text.slice(0, at) + text.slice(at + random.below(9));
        const sample = new Sample(format, broken);
        ok(Array.isArray(finished(sample.features.hints(sample.all))));
        ok(Array.isArray(finished(sample.features.tokens(sample.all))));
        for (const one of finished(sample.features.variations())) finished(sample.features.variation(one));
        finished(sample.features.definition(at));
        finished(sample.features.references(at, true));
        finished(sample.features.highlights(at));
        sample.features.renamed(at, 'Cleo');
        sample.features.selections(at);
      }
    });
  }

  it('cost what is on the screen, whatever the length of the record', () => {
    const stepsFor = (moves: number): number => {
      const { document } = opened(`(;GM[1]SZ[9]${MOVES.repeat(moves / 4)})`, { language: 'sgf' });
      const to = document.root?.width ?? 0;
      const between = { from: to - 200, to };
      return inSteps(hintsIn(document, between, ALL_HINTS, 'en')).steps + inSteps(tokensIn(document, between)).steps;
    };
    ok(stepsFor(20_000) <= 3 * stepsFor(400) + 10);
  });

  it('are no more than anybody looks at where one line holds a whole record, unless all are asked for', () => {
    const { document } = opened(`(;GM[1]SZ[9]${MOVES.repeat(3000)})`, { language: 'sgf' });
    const line = { from: 0, to: document.root?.width ?? 0 };
    const features = new Features(document, EVERYTHING, undefined);
    const [some, all] = [finished(tokensIn(document, line)).length, finished(features.tokens()).length];
    deepEqual([some > MOST_IN_SIGHT / 2, some <= MOST_IN_SIGHT, all], [true, true, 12_000]);
  });

  it('draw no board in any format', () => {
    const drawn = callsOf(GoBoard.prototype, 'entries', () => {
      for (const format of FORMATS) {
        const sample = new Sample(format);
        finished(hintsIn(sample.document, sample.all, { ...ALL_HINTS, points: 'all', numbers: 'all' }, 'en'));
        finished(tokensIn(sample.document, sample.all));
      }
    });
    equal(drawn, 0);
  });

  it('read the text that they are about once, whatever the number of moves', () => {
    const readsFor = (moves: number): number => {
      const text = `(;GM[1]SZ[9]${MOVES.repeat(moves / 4)})`;
      const { document } = opened(text, { language: 'sgf' });
      const asked = { from: 0, to: text.length };
      return callsOf(Excerpt.prototype, 'read', () => finished(hintsIn(document, asked, ALL_HINTS, 'en')));
    };
    deepEqual([readsFor(40), readsFor(800)], [1, 1]);
  });
});

describe('Variations in a text', () => {
  const told = (text: string, language = 'sgf'): (string | undefined)[] => {
    const { document } = opened(text, { language });
    return finished(variationsOf(document)).map((at) => finished(variationAt(document, at, 'en')));
  };

  it('are told of where they begin a line, but for the main one', () => {
    deepEqual(told('(;GM[1];B[aa]\n(;W[bb])\n(;W[cc];B[dd]) (;W[ee])\n  (;W[ff]))'), ['2 steps', '1 step']);
  });

  it('are told of with what ends them', () => {
    deepEqual(told('(;GM[1];B[aa]\n(;W[bb])\n(;W[cc];B[dd]TE[1]))'), ['2 steps · good move']);
  });

  it('are not told of where there is nothing', () => {
    deepEqual(told('(;GM[1];B[aa];W[bb])'), []);
    deepEqual(told('', 'jgf'), []);
  });

  it('cost what they are, not what lies between them', () => {
    const stepsFor = (moves: number): number => {
      const text = `(;GM[1]SZ[9]${MOVES.repeat(moves / 4)}\n(;B[bb])\n(;B[cc]))`;
      const { document } = opened(text, { language: 'sgf' });
      finished(variationsOf(document));
      return inSteps(variationsOf(document)).steps;
    };
    ok(stepsFor(20_000) <= 3 * stepsFor(400) + 10);
  });
});

function match(text: string): void {
  ok(/⟦B \d+ : R \d+⟧/.test(text), text);
}
