import { deepEqual, equal, ok } from 'node:assert/strict';
import { fixesIn } from '../../../../src/language/fixes';
import { textAfter } from '../../../../src/text/after';
import { EVERYTHING, opened } from '../../../support/opened';
import { found, game, record } from './record';

/// The text after the first fix for a rule.
function mended(text: string, rule: string): string {
  const { document, checked } = record(text);
  const fix = fixesIn(document, checked, 0, text.length, EVERYTHING).find((one) => one.rule.name === rule);
  return fix ? textAfter(document.root, fix.edits) : '';
}

const renamed = (text: string, name: string): string | undefined => {
  const { document, checked } = record(text, name);
  return fixesIn(document, checked, 0, text.length, EVERYTHING).find(({ rename }) => rename)?.rename;
};

describe('Records of Dots and Boxes as programs write them', () => {
  it('with numbers for scores and another name for the winner are right but for remarks', () => {
    const text = game('r(a1,h)', { RScore: '0', BScore: '0' }).replace('"winner"', '"Winner"');
    deepEqual(found(text), ['winner-key-case: "Winner"', 'score-as-number: 0', 'score-as-number: 0']);
    equal(mended(text, 'winner-key-case'), text.replace('Winner', 'winner'));
    const { document, checked } = record(text);
    const all = fixesIn(document, checked, 0, text.length, EVERYTHING).filter(({ title }) => /all/.test(title));
    ok(all.some(({ edits }) => textAfter(document.root, edits).includes('"RScore": "0", "BScore": "0"')));
  });

  it('have dates counted from 1900 put right', () => {
    deepEqual(found(game('', { Date: '"122-7-6"' })), ['date-format: "122-7-6"']);
    equal(mended(game('', { Date: '"122-7-6"' }), 'date-format'), game('', { Date: '"2022-07-06"' }));
    equal(mended(game('', { Date: '"2022年7月6日"' }), 'date-format'), game('', { Date: '"2022-07-06"' }));
  });

  it('say so where nobody has won', () => {
    deepEqual(found(game('', { winner: '"U"' })), ['winner-value: "U"']);
  });

  it('may be in another encoding: that is told once, and the board is shown', () => {
    const text = game('r(a1,h)');
    const document = opened(text, { language: 'ccgc', name: 'DB-1.txt', written: 'GB 18030' });
    deepEqual(
      document.diagnostics().list.map(({ rule }) => rule),
      ['undecodable-text'],
    );
    equal(document.board()?.rows[10]?.startsWith('+-'), true);
    deepEqual(found(game('r(a1,h)', { R: '"\ufffd\ufffd"' })), ['undecodable-text: \ufffd\ufffd']);
  });

  it('name lines by their upper end: all are put right at once', () => {
    const text = game('r(a6,v) b(f3,v) r(b2,h)');
    deepEqual(found(text), ['edge-off-board: "r(a6,v)"']);
    equal(mended(text, 'edge-off-board'), game('r(a5,v) b(f2,v) r(b2,h)'));
    equal(mended(game('r(a6,v) b(f1,v)'), 'edge-off-board'), '');
  });

  it('are played past strokes that cannot be read', () => {
    const text = game('r(a1,h) b[c3,v] b(d3,v) r(e5,h)');
    deepEqual(found(text), ['piece-syntax: "b[c3,v]"']);
    equal(mended(text, 'piece-syntax'), text.replace('b[c3,v]', 'b(c3,v)'));
    equal(record(text).board()?.rows.join('').replace(/[^-|]/g, '').length, 3);
  });
});

describe('The name of a file of Dots and Boxes', () => {
  it('tells the winner as the record does', () => {
    const text = game('b(a1,h)');
    deepEqual(found(text, 'DB-乙队 vs 甲队-先手胜.txt'), ['file-name-result-agrees: ']);
    equal(renamed(text, 'DB-乙队 vs 甲队-先手胜.txt'), 'DB-乙队 vs 甲队-后手胜.txt');
    deepEqual(found(text, 'DB：乙队 vs 甲队：后手胜.txt'), []);
  });

  it('of another game is one fault', () => {
    deepEqual(found(game(''), 'C6－甲队vs 乙队-先手胜.txt'), ['header-code-mismatch: ']);
    equal(renamed(game('r(a1,h)'), 'C6-甲队 vs 乙队-先手胜.txt'), 'DB-甲队 vs 乙队-先手胜.txt');
  });

  it('is put together from the record where it lacks something', () => {
    equal(renamed(game('r(a1,h)'), 'DB：甲队 vs 乙队 ：比赛未完成.txt'), 'DB-甲队 vs 乙队-先手胜.txt');
  });
});

describe('Hostile records of Dots and Boxes', () => {
  it('cut anywhere have no more than three errors', () => {
    const text = game('r(a1,h) b(a2,h)');
    for (let end = 1; end < text.length; end++) {
      const errors = record(text.slice(0, end))
        .diagnostics()
        .list.filter(({ severity }) => severity === 'error');
      ok(errors.length <= 3, `${text.slice(0, end)}: ${errors.map(({ rule }) => rule)}`);
    }
  });

  it('with strokes off every board, NUL, values of all kinds are read', () => {
    for (const piece of ['r(z99999999999999999999,h)', 'r(\u0000,h)', 'r(a1,h', '', '\\u0072(a1,h)']) {
      ok(record(game(piece)).board(), piece);
    }
    deepEqual(found(game('\\u0072(a1,h)')), []);
    for (const value of ['null', '[]', '{}', '[[1]]', '"r(a1,h)"', '[null, 1, "a", [], {"piece": {}}]']) {
      const text = game('').replace(/\[\n]/, value);
      ok(
        found(text).every((one) => /^(?:wrong-type|missing-property):/.test(one)),
        value,
      );
    }
  });

  it('of many strokes are linear', () => {
    const list = Array.from({ length: 60_000 }, (_, i) => `${'rb'[i % 2]}(${'abcde'[i % 5]}${(i % 6) + 1},h)`);
    equal(record(game(list.join(' '))).board()?.node.move, 60_000);
  });
});
