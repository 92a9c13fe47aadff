import { deepEqual, equal, match } from 'node:assert/strict';
import { nearest } from '../../src/text/near';
import { qipu } from './called';

describe('qipu lint --explain', () => {
  it('prints the number, the title of the specification and the summary', () => {
    const { code, out } = qipu(['lint', '--explain', '3.9']);
    equal(code, 0);
    match(out, /^wei7 3\.0 · 3\.9\nwei7 3\.0, a JSON format for go records\n\nsize is .+\n/);
  });

  it('prints it in Chinese', () => {
    match(
      qipu(['lint', '--explain=3.9'], { LC_MESSAGES: 'zh_CN' }).out,
      /^wei7 3\.0 · 3\.9\nwei7 3\.0：JSON 围棋棋谱格式\n\n.*[\u4e00-\u9fff]/,
    );
  });

  it('takes the name of a rule for the clause that it comes from', () => {
    match(qipu(['lint', '--explain', 'occupied-point']).out, /^wei7 3\.0 · 9\.16\.6\n/);
  });

  it('looks into one specification only, by its id', () => {
    equal(qipu(['lint', '--explain', '3.9', '--spec', 'wei7-3.0']).code, 0);
    const { code, err } = qipu(['lint', '--explain', '3.9', '--spec', 'pgn']);
    equal(code, 2);
    match(err, /^qipu: There is no specification pgn; Qipu knows wei7-3\.0/);
  });

  it('ends with 2 and names what is near when there is no such clause', () => {
    const { code, out, err } = qipu(['lint', '--explain', '3.16.2.55']);
    deepEqual([code, out], [2, '']);
    match(err, /^qipu: No specification has a clause 3\.16\.2\.55\. Perhaps 3\.16\.2\.5/);
    match(qipu(['lint', '--explain', 'ocupied-point']).err, /Perhaps occupied-point\?\n$/);
    match(
      qipu(['lint', '--explain', '~~~~~~', '--spec', 'wei7-3.0']).err,
      /^qipu: wei7 3\.0 has no clause ~~~~~~\.\n$/,
    );
  });

  it('goes with no paths and no format, and --spec goes with nothing else', () => {
    equal(qipu(['lint', '--explain', '3.9', 'clean.wei7']).err, 'qipu: --explain takes no paths.\n');
    equal(qipu(['lint', '--explain', '3.9', '--format=json']).err, 'qipu: --format does not go with --explain.\n');
    equal(qipu(['lint', '--spec', 'jgf', 'clean.wei7']).err, 'qipu: --spec goes with --explain.\n');
  });
});

describe('qipu explain', () => {
  it('prints the page of a rule: examples, boards, what mends it', () => {
    const { code, out } = qipu(['explain', 'occupied-point', '--spec', 'jgf']);
    equal(code, 0);
    match(out, /occupied-point \(error\)[\s\S]*Breaks it:[\s\S]*Put right:[\s\S]*\(O\)[\s\S]*What mends it:/);
  });

  it('is what lint --explain prints', () => {
    equal(qipu(['explain', '3.9']).out, qipu(['lint', '--explain', '3.9']).out);
  });

  it('takes one name', () => {
    const { code, err } = qipu(['explain']);
    deepEqual([code, err], [2, 'qipu: Name the rule or the clause to explain, one at a time.\n']);
  });
});

describe('Names that may have been meant', () => {
  it('are those with the fewest slips', () => {
    deepEqual(nearest('komi-stp', ['komi-step', 'komi-range', 'size-type']), ['komi-step']);
  });

  it('are those that go on from there, five at most', () => {
    deepEqual(nearest('3.1', ['3.1.1', '3.1.2', '4', '3.1.3', '3.1.4', '3.1.5', '3.1.6']).length, 5);
  });

  it('are none when nothing is like it', () => {
    deepEqual(nearest('~~~~', ['komi-step', '3.1']), []);
  });
});
