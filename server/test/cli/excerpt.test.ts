import { deepEqual, equal, ok } from 'node:assert/strict';
import { type Excerpt, excerptOf } from '../../src/cli/lint/excerpt';
import { visible, visibleLine } from '../../src/cli/visible';
import { widthOf } from '../../src/cli/width';
import { json } from '../../src/syntax/json/family';
import { finished, parse } from '../../src/text/edit';
import { Pool } from '../../src/text/pool';
import { placeAt } from '../../src/text/position';

/// The excerpt of what stands between `‹` and `›`.
function excerpt(marked: string): Excerpt {
  const from = marked.indexOf('‹');
  const to = marked.indexOf('›') - 1;
  const root = finished(parse(marked.replace(/[‹›]/g, ''), { family: json, pool: new Pool() }));
  return excerptOf(root, from, to, placeAt(root, from).character);
}

const drawn = (marked: string): string[] => {
  const { line, carets } = excerpt(marked);
  return [line, carets];
};

describe('An excerpt', () => {
  it('has its carets under the range', () => {
    deepEqual(drawn('{\n "a": ‹1.5›\n}'), [' "a": 1.5', '      ^^^']);
  });

  it('counts Chinese characters for two columns each', () => {
    deepEqual(drawn('{"名称": "‹棋谱›"}'), ['{"名称": "棋谱"}', `${' '.repeat(10)}^^^^`]);
  });

  it('writes tabs as blanks, to the next stop', () => {
    deepEqual(drawn('\t"a":\t‹1›'), ['    "a":    1', '            ^']);
  });

  it('has one caret for an empty range, even behind the end of the line', () => {
    deepEqual(drawn('{"a": ‹›1}'), ['{"a": 1}', '      ^']);
    deepEqual(drawn('{"a": 1‹›\n'), ['{"a": 1', '       ^']);
    deepEqual(drawn('‹›'), ['', '^']);
  });

  it('of several lines goes to the end of the first', () => {
    deepEqual(drawn('{"a": ‹[\n  1\n]›}'), ['{"a": [', '      ^']);
  });

  it('keeps a character of two units, and what stands on another one, in its place', () => {
    deepEqual(drawn('"🐼e\u0301" ‹1›'), ['"🐼e\u0301" 1', '      ^']);
  });

  it('of a long line is cut on both sides and as wide as any other', () => {
    for (const filling of ['x', '棋', '🐼', '\t']) {
      const long = filling.repeat(1000);
      const { line, carets } = excerpt(`"${long}", ‹123›, "${long}"`);
      ok(line.startsWith('…') && line.endsWith('…'));
      ok(widthOf(line) <= 104, `${filling}: ${widthOf(line)}`);
      const [before] = line.split('123') as [string];
      equal(carets, `${' '.repeat(widthOf(before))}^^^`);
    }
  });

  it('shows a line that fits as a whole, wherever in it the range is', () => {
    const line = `{ "name": "${'x'.repeat(70)}", "size": 0 }`;
    equal(excerpt(line.replace('0 }', '‹0› }')).line, line);
  });

  it('of a range that is longer than can be shown goes to where it is cut', () => {
    const { line, carets } = excerpt(`‹"${'x'.repeat(1000)}"›`);
    equal(carets.length, line.length);
  });
});

describe('Text for a terminal', () => {
  it('has signs in the place of controls', () => {
    equal(visibleLine('a\u0007\u202e\ud800b\tc'), 'a␇\ufffd\ufffdb\tc');
    equal(visible('a\u001b[1m\nb\u2066'), 'a\\u001b[1m\\u000ab\\u2066');
  });

  it('is as wide as a terminal shows it', () => {
    deepEqual(['abc', '棋谱', '，', 'é', 'e\u0301', '🐼', '한', 'ｱ'].map(widthOf), [3, 4, 2, 1, 1, 2, 2, 1]);
  });
});
