import { deepEqual, equal, ok } from 'node:assert/strict';
import { completionsAt, plainText } from '../../../../src/language/completion';
import { fixesIn } from '../../../../src/language/fixes';
import { foldsOf } from '../../../../src/language/folding';
import { ghostAt } from '../../../../src/language/ghost';
import { hoverAt } from '../../../../src/language/hover';
import { symbolsOf } from '../../../../src/language/symbols';
import { located } from '../../../../src/record/locate';
import { textAfter } from '../../../../src/text/after';
import { finished } from '../../../../src/text/edit';
import { AmazonsModel, HEADER } from '../../../support/amazons';
import { EVERYTHING } from '../../../support/opened';
import { found, game, record } from './record';

/// What is offered where `|` stands: what each would leave there.
function offered(marked: string): string[] {
  const offset = marked.indexOf('|');
  const text = marked.replace('|', '');
  const completions = finished(completionsAt(record(text).document, offset, 'en'));
  return (completions?.list ?? [])
    .map(({ insert }) => text.slice(0, completions?.from) + plainText(insert))
    .map(lastLine);
}

/// Of those the ones that leave a move that is whole, and the others.
const whole = (marked: string): string[] => offered(marked).filter((line) => line.endsWith(')'));
const parts = (marked: string): string[] => offered(marked).filter((line) => !line.endsWith(')'));

const lastLine = (text: string): string => text.slice(text.lastIndexOf('\n') + 1);

function hovered(text: string, at: string): readonly string[] {
  return finished(hoverAt(record(text).document, text.indexOf(at), 'en'))?.facts ?? [];
}

/// The squares that show on the board where `|` stands.
function ghost(marked: string): string[] {
  const offset = marked.indexOf('|');
  const { document } = record(marked.replace('|', ''));
  const here = document.record && finished(located(document.record.course, offset));
  if (!document.record || !here) return [];
  const { cells = [] } = finished(ghostAt(document, document.record, here, offset)) ?? {};
  return cells.map(({ x, y }) => `${'abcdefghij'[x]}${10 - y}`).sort();
}

/// The text after the first fix for a rule, and the title of the fix.
function mended(text: string, rule: string, name?: string): { readonly title: string; readonly text: string } {
  const { document, checked } = record(text, name);
  const fix = fixesIn(document, checked, 0, text.length, EVERYTHING).find((one) => one.rule.name === rule);
  return { title: fix?.title ?? '', text: fix ? textAfter(document.root, fix.edits) : '' };
}

/// Of rounds behind a sound header.
const mendedRounds = (rounds: string, rule: string): string =>
  mended(`${HEADER}${rounds}`, rule).text.replace(HEADER, '');

const model = new AmazonsModel();

describe('Completion in Amazons records', () => {
  it('begins with a header to be filled in', () => {
    deepEqual(offered('|'), ['1 ']);
    ok(
      finished(completionsAt(record('').document, 0, 'en'))?.list[0]?.insert.some((piece) => typeof piece !== 'string'),
    );
  });

  it('knows the results, and the code', () => {
    deepEqual(
      offered(HEADER.replace('先手胜', '|先')).map((text) => text.slice(-3)),
      ['先手胜', '后手胜'],
    );
    deepEqual(offered(HEADER.replace('AM', '|')), ['#[AM']);
    deepEqual(offered(HEADER.replace('甲队', '|')), []);
  });

  it('numbers the next round', () => {
    const places = [['|'], ['|', ''], ['2|']].map((lines) => game('1 d1d8(b6) g10g3(i5)', ...lines));
    deepEqual(
      places.map((text) => offered(text)[0]),
      ['2 ', '2 ', '2 '],
    );
  });

  it('has a whole next move for each amazon, which can be made', () => {
    const first = '1 d1d8(b6) g10g3(i5)';
    const lines = [
      ...whole(game('1 |')),
      ...whole(game('1 d1d8(b6) |')),
      ...whole(game(first, '|')).map((line) => `${first}\n${line}`),
    ];
    deepEqual([lines.length, lines.flatMap((line) => found(game(line)))], [12, []]);
  });

  it('goes from amazon to target to arrow, as far as one has typed', () => {
    deepEqual(
      parts(game('1 |')),
      ['1 d1', '1 g1', '1 a4', '1 j4'].sort((a, b) => '4'.localeCompare(a.slice(-1)) - '4'.localeCompare(b.slice(-1))),
    );
    deepEqual(
      offered(game('1 d1d|')).sort(),
      model
        .targets('d1')
        .filter((to) => to.startsWith('d'))
        .map((to) => `1 d1${to}(`)
        .sort(),
    );
    deepEqual(
      offered(game('1 d1d8(b|')).sort(),
      model
        .arrows('d1', 'd8')
        .filter((to) => to.startsWith('b'))
        .map((to) => `1 d1d8(${to})`)
        .sort(),
    );
  });

  it('knows whose half of the round it is, also before the line ends', () => {
    const black = ['1 d1d8(b6) a7', '1 d1d8(b6) d10', '1 d1d8(b6) g10', '1 d1d8(b6) j7'];
    deepEqual(parts(game('1 d1d8(b6) |')).sort(), black);
    deepEqual(parts(game('1 d1d8(b6) |', '2 j4f4(c7)')).sort(), black);
    deepEqual(offered(game('1 d1d8(b6) g10g3(i5) |', '2 j4f4(c7)')), []);
  });

  it('is silent in comments, and after a move that cannot be made', () => {
    deepEqual(offered(game('# |')), []);
    deepEqual(offered(game('1 d1d10(a1) |')), []);
  });
});

describe('A half-typed move of Amazons', () => {
  it('shows the targets of its amazon, then the squares of its arrow', () => {
    deepEqual(ghost(game('1 d1|')), model.targets('d1').sort());
    deepEqual(ghost(game('1 d1d8(|')), model.arrows('d1', 'd8').sort());
    deepEqual(
      ghost(game('1 d1d8(b|')),
      model
        .arrows('d1', 'd8')
        .filter((square) => square.startsWith('b'))
        .sort(),
    );
  });

  it('shows the amazons that it may be', () => {
    deepEqual(ghost(game('1 g|')), ['g1']);
    deepEqual(ghost(game('1 d1d8(b6) g|')), ['g10']);
  });

  it('shows nothing once it is complete, nor where nothing is typed', () => {
    deepEqual(ghost(game('1 d1d8(b6)|')), []);
    deepEqual(ghost(game('1 |')), []);
    deepEqual(ghost(game('1 d1d8(x|')), []);
  });
});

describe('Hover in Amazons records', () => {
  const text = game('1 d1d8(b6) g10g3(i5)');

  it('says what a move does, and what it leaves to each side', () => {
    equal(hovered(text, 'g10g3')[0], 'Black: amazon g10 to g3, arrow to i5');
    ok(/^Steps in reach: White \d+ → \d+, Black \d+ → \d+$/.test(hovered(text, 'g10g3')[1] ?? ''));
  });

  it('says which round it is, and what the fields of the header are', () => {
    deepEqual(hovered(text, '1 d1'), ['Round 1']);
    deepEqual(hovered(text, '甲队'), ['First team, White']);
    deepEqual(hovered(text, '2018 CCGC'), ['Event']);
  });
});

describe('The outline of Amazons records', () => {
  it('has the header, and the moves of each side', () => {
    const names = finished(symbolsOf(record(game('1 d1d8(b6) g10g3(i5)')).document, 'en')).map(({ name }) => name);
    deepEqual(names.slice(-2), ['1. White d1d8(b6)', '2. Black g10g3(i5)']);
    ok(names.includes('2018 CCGC'));
  });

  it('has several games by their events, and folds them', () => {
    const text = game('1 d1d8(b6)', HEADER.replace('2018 CCGC', '决赛'), '1 g1g2(g3)');
    const games = finished(symbolsOf(record(text).document, 'en')).filter(({ kind }) => kind === 'game');
    deepEqual(
      games.map(({ name }) => name),
      ['2018 CCGC', '决赛'],
    );
    deepEqual(finished(foldsOf(record(text).document)), [
      { first: 0, last: 1, kind: 'game' },
      { first: 2, last: 3, kind: 'game' },
    ]);
  });
});

describe('Folding in Amazons records', () => {
  it('is by ten rounds, where there are more', () => {
    const rounds = (count: number): string[] => Array.from({ length: count }, (_, i) => `${i + 1} d1d8(b6) g10g3(i5)`);
    const folds = (count: number) => finished(foldsOf(record(game(...rounds(count))).document));
    deepEqual(folds(10), [{ first: 0, last: 10, kind: 'game' }]);
    deepEqual(folds(23), [
      { first: 0, last: 23, kind: 'game' },
      { first: 1, last: 10, kind: 'moves' },
      { first: 11, last: 20, kind: 'moves' },
      { first: 21, last: 23, kind: 'moves' },
    ]);
  });
});

describe('Fixes in Amazons records', () => {
  it('write half-width signs and small letters, all at once if one likes', () => {
    equal(mendedRounds('\n1 d1d8（b6)', 'full-width-delimiter'), '\n1 d1d8(b6)');
    equal(mendedRounds('\n1 D1D8(B6)', 'coordinate-letter-case'), '\n1 d1d8(b6)');
    const { document, checked } = record(game('１ d1d8（b6）'));
    ok(fixesIn(document, checked, 0, 100, EVERYTHING).some(({ title }) => title.startsWith('Mend all 3 faults')));
  });

  it('put what is missing of the header', () => {
    deepEqual(mended(HEADER.slice(1), 'header-missing'), { title: 'Insert `#`', text: HEADER });
    equal(mended(HEADER.slice(0, -1), 'header-terminator-missing').text, HEADER);
    equal(mended('1 d1d8(b6)\r\n', 'header-missing').text, '');
    const name = 'AM-甲队 vs 乙队-先手胜-2018.08.03 10.30 合肥-2018 CCGC.txt';
    const header = '#[AM][甲队][乙队][先手胜][2018.08.03 10:30 合肥][2018 CCGC];';
    equal(mended('1 d1d8(b6)\r\n', 'header-missing', name).text, `${header}\r\n1 d1d8(b6)\r\n`);
    equal(mended(`${HEADER} 执白`, 'text-after-header').text, HEADER);
  });

  it('number rounds', () => {
    equal(mendedRounds('\nd1d8(b6)', 'round-number-missing'), '\n1 d1d8(b6)');
    equal(
      mendedRounds('\n1 d1d8(b6) g10g3(i5)\n3 j4f4(c7) a7a5(g5)\n\n4 g1h2(h7)\n', 'round-number'),
      '\n1 d1d8(b6) g10g3(i5)\n2 j4f4(c7) a7a5(g5)\n\n3 g1h2(h7)\n',
    );
  });

  it('set apart what is glued or too many', () => {
    equal(mendedRounds('\n1 d1d8(b6)g10g3(i5)', 'move-suffix'), '\n1 d1d8(b6) g10g3(i5)');
    equal(mendedRounds('\n1 d1d8(b6)MARK[1] g10g3(i5)', 'move-suffix'), '\n1 d1d8(b6) g10g3(i5)');
    equal(mendedRounds('\n1 d1 d8(b6)', 'space-in-move'), '\n1 d1d8(b6)');
    equal(mendedRounds('\n1 d1d8(b6) g10g3(i5) j4f4(c7)', 'round-extra-text'), '\n1 d1d8(b6) g10g3(i5)\n2 j4f4(c7)');
  });

  it('take away comments with their lines', () => {
    equal(mendedRounds('\n# aside\n1 d1d8(b6)', 'stray-comment'), '\n1 d1d8(b6)');
  });

  it('leave nothing to be found', () => {
    deepEqual(found(mended(game('d1d8(b6)'), 'round-number-missing').text), []);
  });
});
