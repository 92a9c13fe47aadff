/// What helps in writing a record.

import { equal, ok } from 'node:assert/strict';
import { exchangedWith } from '../../src/formats/list';
import { boardAt } from '../../src/language/board';
import { because, everywhere, type Reason, type Row, row, UNREAD } from './row';
import { type FormatId, finished, SAMPLES, Sample } from './samples';

/// A record with something wrong that can be mended.
const WRONG: Readonly<Partial<Record<FormatId, readonly [string, string]>>> = {
  'wei7-3.0': ['"format": "wei7",', '"format": "wei7"'],
  'wei7-2.2': ['<black x="0" y="1"/>', '<black x="00" y="1"/>'],
  jgf: ['"tree"', '"Tree"'],
  ishi: ['BOARDSIZE 9', 'BOARDSIZE9'],
  sgf: ['B[gg]', 'B[GG]'],
  'ccgc-c5': ['B(H,8)', 'B（H,8)'],
  'ccgc-c6': ['B(J,10)', 'B（J,10)'],
  'ccgc-hex': ['R(H,4)', 'R（H,4)'],
  'ccgc-ng': ['B[I3]', 'B［I3]'],
  'ccgc-pg': ['B[A2]', 'B［A2]'],
  'ccgc-am': ['d1d6(c7)', 'd1d6（c7)'],
  'ccgc-su': ['B2C-3C', 'b2C-3C'],
  'ccgc-wtn': ['(R2,B3)', '（R2,B3)'],
  'ccgc-db': ['"game": [', '"game" ['],
  'ccgc-ac2': ['MA[G2F2]', 'MA［G2F2]'],
};

const STYLE = { unit: '  ', moves: 10 };

const NO_GO = because('only records of Go are converted');

const wrong = (sample: Sample, [from, to]: readonly [string, string]): Sample =>
  new Sample(sample.format, SAMPLES[sample.format].replace(from, to));

export const writing: readonly Row[] = [
  row(
    'Diagnostics',
    'Each with its clause and its page (`qipu.diagnostics.enable`, `qipu.severity`).',
    everywhere<readonly [string, string] | Reason>(because('tried with names: `formats/ccgc/names`'), WRONG) as never,
    (sample, change: readonly [string, string]) => ok(wrong(sample, change).features.diagnostics.list.length > 0),
  ),
  row(
    'Quick fixes',
    'For what can be mended in one way, one at a time, of a kind, or all on save (`qipu.quickFixes.enable`).',
    everywhere<readonly [string, string] | Reason>(because('tried with names: `formats/ccgc/names`'), WRONG) as never,
    (sample, change: readonly [string, string]) => {
      const broken = wrong(sample, change);
      ok(broken.features.fixes(0, broken.text.length).length > 0);
    },
  ),
  row(
    'Completion',
    'What may stand at a place, legal moves first (`qipu.completion.enable`).',
    everywhere<string | Reason>(UNREAD, {
      'wei7-3.0': '"size▮": 9',
      'wei7-2.2': '<wh▮ite x="4"',
      jgf: '"tree▮"',
      ishi: 'B 5 C▮3',
      sgf: ';B[gg] → ;B[h▮]',
      'ccgc-c5': '[先▮手胜]',
      'ccgc-c6': '[先▮手胜]',
      'ccgc-hex': '[先▮手胜]',
      'ccgc-ng': '[先▮手胜]',
      'ccgc-pg': '[先▮手胜]',
      'ccgc-am': '[先▮手胜]',
      'ccgc-su': '未决胜 → 未▮',
      'ccgc-wtn': '[先▮手胜]',
      'ccgc-db': '"winner": "▮R"',
      'ccgc-ac2': 'RB[3] → RB[▮]',
    }) as never,
    (sample, told: string) => {
      // What stands there, and what a person has typed of it.
      const [there = '', marked = there] = told.split(' → ');
      const typed = new Sample(sample.format, sample.text.replace(there.replace('▮', ''), marked.replace('▮', '')));
      const offset = typed.at(marked.replace('▮', ''), marked.indexOf('▮'));
      ok((finished(typed.features.completions(offset))?.list.length ?? 0) > 0);
    },
  ),
  row(
    'Hover',
    'Values in words, the clause, the board after the move (`qipu.hover.enable`, `qipu.hover.board`).',
    everywhere<string | Reason>(UNREAD, {
      'wei7-3.0': '"co▮lor": 1',
      'wei7-2.2': '<bl▮ack x',
      jgf: '"co▮lor": "black"',
      ishi: 'B 1▮ A8',
      sgf: 'B[a▮b]',
      'ccgc-c5': 'B(H▮,8)',
      'ccgc-c6': 'B(J▮,10)',
      'ccgc-hex': 'R(H▮,4)',
      'ccgc-ng': 'B[I▮3]',
      'ccgc-pg': 'B[A▮2]',
      'ccgc-am': 'd1▮d6',
      'ccgc-su': 'B2▮C-3C',
      'ccgc-wtn': '(R▮2,B3)',
      'ccgc-db': '"r(a▮1,h)',
      'ccgc-ac2': 'MA[G▮2F2]',
    }) as never,
    (sample, marked: string) => {
      const hover = finished(sample.features.hover(sample.at(marked.replace('▮', ''), marked.indexOf('▮'))));
      ok(hover && (hover.facts.length > 0 || hover.clause));
    },
  ),
  row(
    'Formatting',
    'White space alone, and twice is once (`qipu.format.enable`, `qipu.format.movesPerLine`).',
    everywhere<undefined>(undefined, { 'ccgc-naming': UNREAD }),
    (sample) => {
      ok(finished(sample.features.formatted(STYLE)));
    },
  ),
  row(
    'Folding',
    'Variations, blocks, headers, moves in tens (`qipu.folding.enable`).',
    everywhere<string | undefined>(undefined, { 'ccgc-naming': UNREAD }),
    (sample) => {
      const moves = sample.format === 'ccgc-c5' ? sample : new Sample(sample.format, long(sample));
      ok(Array.isArray(finished(moves.features.folds())));
    },
  ),
  row(
    'Board',
    'Beside the text, at the cursor.',
    everywhere<undefined>(undefined, { 'ccgc-naming': UNREAD }),
    (sample) => ok((finished(boardAt(sample.document, undefined))?.rows.length ?? 0) > 0),
  ),
  row(
    'Writing on the board',
    'Moves by clicks, in the style of the text.',
    everywhere<undefined>(undefined, { 'ccgc-naming': UNREAD }),
    (sample) => ok(sample.document.session?.writer),
  ),
  row(
    'Conversion',
    'To every other format of Go; what is lost is told first.',
    everywhere<number | Reason>(NO_GO, { 'wei7-3.0': 4, 'wei7-2.2': 4, jgf: 4, ishi: 4, sgf: 4 }) as never,
    (sample, count: number) => equal(exchangedWith(sample.format).length, count),
  ),
];

/// The same with more white space, so that there are lines to fold.
const long = ({ text }: Sample): string => text.replace(/;(?=[BWR][([])/g, ';\n');
