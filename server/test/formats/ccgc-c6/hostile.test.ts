import { deepEqual, equal, ok } from 'node:assert/strict';
import { found, game, HEADER, record } from './record';

const MOVE = 'B(J,10);';

/// How long one sign takes to be typed at the end of a text, once it is open, in milliseconds; the best of some.
function keystroke(text: string): number {
  const document = record(text);
  const lines = text.split('\n');
  const end = { line: lines.length - 1, character: (lines[lines.length - 1] as string).length };
  const times = Array.from({ length: 9 }, () => {
    const start = performance.now();
    document.change([{ range: { start: end, end }, text: ';' }]);
    document.finish();
    return performance.now() - start;
  });
  return Math.min(...times);
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

  it('of brackets, semicolons, or signs without end are read', function () {
    this.timeout(30_000);
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

  it('of 2 MB in one piece, or in one field, are read, and go on being typed', function () {
    this.timeout(30_000);
    for (const text of [`${HEADER}${'x'.repeat(2_000_000)}`, `{[C6][${'甲'.repeat(2_000_000)}`]) {
      ok(keystroke(text) < 1000);
      ok(found(text).length < 10);
    }
  });

  it('of 2 MB of moves, all on one point, are told of each, and go on being typed', function () {
    this.timeout(60_000);
    const text = `${HEADER}${MOVE.repeat(250_000)}`;
    const { list, more } = record(text).diagnostics();
    // Every move but the first is on a taken point and out of turn.
    equal(list.length + more, 2 * 249_999 + 1);
    ok(keystroke(text) < 1000);
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
