import { deepEqual, equal, ok } from 'node:assert/strict';
import type { Format } from '../../../../src/formats/format';
import type { Opened } from '../../../support/opened';
import { stepsLeft, tokensCut } from '../../../support/work';
import { found, game, HEADER, record } from './record';

const MOVE = 'B(J,10);';

/// Types a sign at the end of a text of one line that is open: neither is more than a little of it read anew, nor is there much to do.
function staysQuick(document: Opened, length: number): void {
  const end = { line: 0, character: length };
  const { family } = document.document.format as Format;
  let steps = 0;
  const tokens = tokensCut(family, () => {
    document.change([{ range: { start: end, end }, text: ';' }]);
    steps = stepsLeft(document);
  });
  ok(tokens <= 10, `${tokens} tokens`);
  ok(steps <= 30, `${steps} steps`);
}

describe('Hostile Connect6 records', () => {
  it('cut anywhere have no more faults than a bracket and a move or a field', () => {
    const whole = game('B(J,10);W(K,11)MARK[1];W(K,12);B(A,1)');
    for (let end = 1; end < whole.length; end++) {
      const text = whole.slice(0, end);
      const errors = record(text)
        .diagnostics()
        .list.filter(({ severity }) => severity === 'error');
      ok(errors.length <= 3, `${text}: ${errors.map(({ rule }) => rule)}`);
      equal(errors[0]?.rule, 'close-brace-missing', text);
    }
  });

  it('with one sign in the place of every move are told of move by move', () => {
    deepEqual(found(game('?;'.repeat(3).slice(0, -1))), ['move-syntax: ?', 'move-syntax: ?', 'move-syntax: ?']);
  });

  it('of brackets, semicolons, or signs without end are read', () => {
    for (const sign of [
      '{',
      '}',
      '[',
      ']',
      '(',
      ')',
      ';',
      ',',
      '【',
      '；',
      '｝',
      '\0',
      '\ufffd',
      '{[C6]',
      '[;',
      '[{',
      'B(',
      'MARK[',
    ]) {
      for (const text of [
        sign.repeat(30_000),
        `${HEADER}${sign.repeat(30_000)}`,
        `${game('B(A,1)')}${sign.repeat(30_000)}`,
      ]) {
        record(text).board(text.length);
      }
    }
  });

  it('of 2 MB in one piece, or in one field, are read, and go on being typed', () => {
    for (const text of [`${HEADER}${'x'.repeat(2_000_000)}`, `{[C6][${'甲'.repeat(2_000_000)}`]) {
      const document = record(text);
      ok(document.diagnostics().list.length < 10);
      staysQuick(document, text.length);
    }
  });

  it('of 2 MB of moves, all on one point, are told of each, and go on being typed', () => {
    const text = `${HEADER}${MOVE.repeat(250_000)}`;
    const document = record(text);
    const { list, more } = document.diagnostics();
    // Every move but the first is on a taken point and out of turn.
    equal(list.length + more, 2 * 249_999 + 1);
    staysQuick(document, text.length);
  });

  it('are another chapter by their header, whatever they are called', () => {
    deepEqual(found('([PG][甲][乙][先手胜][2018.08.03 10:30 合肥][2018 CCGC];B[D5])', 'C6-1.txt'), []);
  });

  it('of another chapter without a header are no Connect6', () => {
    deepEqual(found('(B[D5];W[E4])', 'C6-1.txt'), [
      'header-field-missing: (',
      'open-brace-missing: (',
      'move-syntax: B[D5]',
      'move-syntax: W[E4]',
      'close-brace-missing: )',
    ]);
    const amazons = '#[AM][甲][乙][先手胜][2018.08.03 合肥][x];\n1 d1d8(b6) g10g3(i5)\n';
    deepEqual(found(amazons, 'C6-1.txt'), []);
  });

  it('pause while they are read', () => {
    const document = record(`${HEADER}${MOVE.repeat(20_000)}`).document;
    document.change(2, [{ text: `${HEADER}${MOVE.repeat(20_001)}` }]);
    let steps = 0;
    document.work(() => {
      steps++;
      return false;
    });
    ok(steps > 100, `${steps}`);
  });
});
