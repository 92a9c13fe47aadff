import { deepEqual, equal, ok } from 'node:assert/strict';
import { fixesIn } from '../../../../src/language/fixes';
import { textAfter } from '../../../../src/text/after';
import { EVERYTHING } from '../../../support/opened';
import { FIRST, found, game, record, SECOND } from './record';

/// The text after the first fix for a rule.
function mended(text: string, rule: string): string {
  const { document, checked } = record(text);
  const fix = fixesIn(document, checked, 0, text.length, EVERYTHING).find((one) => one.rule.name === rule);
  return fix ? textAfter(document.root, fix.edits) : '';
}

const MOVE = ';MA[G0F0]RA[1]FB[00]';

describe('Fixes in Army chess records', () => {
  it('write results and flags as the pieces have it', () => {
    equal(mended(game([';MA[G0F0]RA[3]FB[00]']), 'result-disagrees'), game([MOVE]));
    equal(mended(game([';MA[G0F0]FB[00]']), 'result-missing'), game([MOVE]));
    equal(mended(game([';MA[G0F0]RA[1]']), 'flag-missing'), game([MOVE]));
    equal(mended(game([';MA[G0F0]RA[]FB[00]']), 'result-value'), game([MOVE]));
  });

  it('write half-width signs, capitals, a line a group', () => {
    equal(mended(game(['；MA[G0F0]RA[1]FB[00]']), 'full-width-delimiter'), game([MOVE]));
    equal(mended(game([';MA[g0-f0]RA[1]FB[00]']), 'move-syntax'), game([MOVE]));
    equal(mended(game([`${MOVE};MB[F4E3]RB[3]FA[00]`]), 'group-per-line'), game([MOVE, ';MB[F4E3]RB[3]FA[00]']));
  });

  it('close what is open, and put what is missing', () => {
    equal(mended(game([MOVE]).replace(/\n\)\n$/, '\n'), 'close-paren-missing').trimEnd(), game([MOVE]).trimEnd());
    equal(
      mended(game([MOVE]).replace('(', ''), 'open-paren-missing')
        .replace('(', '')
        .trim(),
      game([MOVE]).slice(1).trim(),
    );
    equal(mended(game([MOVE], ';EA[1]'), 'end-missing'), game([MOVE], ';EA[1]EB[0]'));
    equal(mended(game([MOVE], ''), 'end-missing'), game([MOVE], ';EA[2]'));
    equal(mended(game([MOVE]).replace('INFO[1.0]', ''), 'version-missing'), game([MOVE]));
  });

  it('take 1 for l in layouts', () => {
    equal(mended(game([]).replace(FIRST, FIRST.replace('l', '1')), 'layout-code'), game([]));
  });
});

describe('A round bracket too many in an Army chess record', () => {
  for (const [where, groups] of [
    ['before a property', [MOVE.replace('RA', ')RA')]],
    ['before the first property of a group', [MOVE.replace(';', ';)')]],
    ['before a group', [`${MOVE})`, ';MB[F4E3]RB[3]FA[00]']],
  ] as const) {
    it(`is one fault ${where}`, () => deepEqual(found(game(groups)), ['unexpected-character: )']));
  }
});

describe('The name of a file of Army chess', () => {
  it('tells the winner as the record does', () => {
    const text = game([], ';EA[0]EB[1]');
    deepEqual(found(text, 'AC2-甲队 vs 乙队-先手胜.txt'), ['file-name-result-agrees: ']);
    deepEqual(found(text, 'AC2-甲队 vs 乙队-后手胜.txt'), []);
  });

  it('of another game is one fault', () => {
    const name = 'C6－甲队vs 乙队-先手胜.txt';
    deepEqual(found(game([]), name), ['header-code-mismatch: ']);
    const { document, checked } = record(game([], ';EA[1]EB[0]'), name);
    const fix = fixesIn(document, checked, 0, 100, EVERYTHING).find(({ rename }) => rename);
    equal(fix?.rename, 'AC2-甲队 vs 乙队-先手胜.txt');
  });
});

describe('Hostile Army chess records', () => {
  it('cut anywhere have faults that do not multiply', () => {
    const text = game([MOVE]);
    for (let end = text.indexOf(';EA'); end < text.length; end++) {
      ok(found(text.slice(0, end)).length <= 4, text.slice(end - 20, end));
    }
    for (let end = 1; end < text.length; end++) ok(found(text.slice(0, end)).length <= 12);
  });

  it('with NUL, places off the board, layouts of 26, two records, are read', () => {
    deepEqual(found(game([';MA[G0F0]RA[1]FB[00]\u0000'])), ['not-plain-text: \u0000']);
    deepEqual(found(game([';MA[Z9F0]RA[1]FB[00]'])), ['off-board: Z9']);
    deepEqual(found(game([]).replace(SECOND, `${SECOND}a`)), [`layout-length: ${SECOND}a`]);
    equal(found(game([MOVE]) + game([MOVE])).length, 1);
    deepEqual(found(''), ['open-paren-missing: ']);
  });

  it('of one sign without end are read', () => {
    for (const sign of ['(', ')', ';', '[', ']', 'A', 'MA[', ';MA[G0F0]', '；', '\n;']) {
      ok(record(`(${sign.repeat(20_000)}`).diagnostics().list.length >= 1, sign);
    }
  });

  it('of many moves are linear', () => {
    const groups: string[] = [];
    for (let i = 0; i < 15_000; i++) {
      const back = i % 2 === 1;
      groups.push(`;MA[${back ? 'H1G1' : 'G1H1'}]RA[3]FB[00]`, `;MB[${back ? 'E3F3' : 'F3E3'}]RB[3]FA[00]`);
    }
    const text = game(groups).replace('SL[31]', 'SL[99999]');
    deepEqual(found(text), []);
    equal(record(text).board()?.node.move, 30_000);
  });
});
