import { deepEqual, equal, match } from 'node:assert/strict';
import { entries } from '../../src/formats/list';
import { fill } from '../../src/spec/rule';
import { opened } from '../support/opened';

const told = (text: string, language: string, name?: string): string[] =>
  opened(text, { language, name })
    .diagnostics()
    .list.map(({ message }) => message);

const inChinese = (text: string, language: string, name?: string): string[] =>
  opened(text, { language, name })
    .diagnostics({ language: 'zh', most: 100, severity: {} })
    .list.map(({ message }) => message);

describe('Words that are filled in', () => {
  const zh = (template: string, value: string | number): string => fill({ en: '', zh: template }, 'zh', { value });

  it('have a blank between Chinese and other letters, and none between Chinese ones', () => {
    equal(zh('不能是{value}', 'null'), '不能是 null');
    equal(zh('不能是 {value}。', 'null'), '不能是 null。');
    equal(zh('{value} 是全角字符', '这个空格'), '这个空格是全角字符');
    equal(zh('第{value}手', 3), '第 3 手');
    equal(zh('“{value}”不是', '甲'), '“甲”不是');
    equal(fill({ en: 'not {value}.', zh: '' }, 'en', { value: 'null' }), 'not null.');
  });
});

describe('Messages', () => {
  it('have no stray blanks and one word for what is taken away, in all formats', () => {
    for (const { load } of entries) {
      for (const { message } of Object.values(load().rules)) {
        equal(/\p{Script=Han} \p{Script=Han}/u.test(message.zh.replaceAll(/“[^”]*”/g, '')), false, message.zh);
        equal(/删去|移除|删掉/.test(message.zh), false, message.zh);
      }
    }
  });

  it('say what is missing, and what is there once', () => {
    const xml = (moves: string): string => `<wei7 version="2.2"><size>9</size><moves>${moves}</moves></wei7>`;
    deepEqual(told(xml('<black/>'), 'wei7'), ['This move has no x and no y; a pass is written type="pass".']);
    deepEqual(inChinese(xml('<pre><mark x="1"/></pre>'), 'wei7'), ['这个 mark 缺少 y、symbol。']);
    match(told('{"tree":null}', 'jgf').join(), /not null\.$/);
    match(
      told(
        '<?xml version="1.0" encoding="GBK"?><wei7 version="2.2"><size>9</size><moves><pre/></moves></wei7>',
        'wei7',
      ).join(),
      /encoding="UTF-8"/,
    );
    const set =
      '{"format":"wei7","version":"3.0","tree":{"steps":[{"action":{"type":"move","value":{"color":1,"point":{"x":0,"y":0}}}}],"branches":[{"pre":{"stones":[{"color":1,"point":{"x":1,"y":1}}]}}]}}';
    match(told(set, 'wei7').join(), /^1 stone is set up here/);
  });

  it('say what an XML declaration should have: its version, or its encoding', () => {
    const declared = (version: string): string =>
      `<?xml version="${version}"?><wei7 version="2.2"><size>9</size><moves><pre/></moves></wei7>`;
    match(told(declared('1.1'), 'wei7').join(), /the declaration says "1\.1"\. Write version="1\.0"\./);
  });

  it('quote what stands in a record of Ishi', () => {
    deepEqual(told('B 1 A1\nPRISONER all\n', 'ishi'), [
      '"all" is no prisoner; they are named one by one, by location or by #n.',
    ]);
    deepEqual(told('B 1 A1\nMARK @D4\n', 'ishi'), ['A marker is one or two characters; "@D4" has none before @.']);
    deepEqual(inChinese('B 1 A1\nMARK @D4\n', 'ishi'), ['标记只能是一两个字符，“@D4”的 @ 前面没有标记。']);
  });

  it('name the part of a date that does not exist', () => {
    const c6 = (when: string): string => `{[C6][甲][乙][先手胜][${when} 合肥][2018 CCGC];B(J,10)}`;
    const name = 'C6-甲 vs 乙-先手胜.txt';
    deepEqual(told(c6('2018.53.03'), 'ccgc', name), ['There is no month 53: 2018.53.03.']);
    deepEqual(told(c6('2018.02.30'), 'ccgc', name), ['There is no day 30 in month 2: 2018.02.30.']);
    deepEqual(told(c6('2018.02.03 10:75'), 'ccgc', name), ['There is no minute 75: 2018.02.03 10:75.']);
    deepEqual(told('#[AM][甲][乙][先手胜][合肥][2018 CCGC];\n1 d1d8(b6) g10g3(i5)\n', 'ccgc', 'AM-1.txt'), [
      'No date is found here; time and place look like 2017/7/28 19:28:23 重庆.',
    ]);
  });

  it('show signs that look alike in quotation marks', () => {
    const text = '{[C6][甲][乙][先手胜][2018.08.03 合肥][2018 CCGC];B（J,10)}';
    deepEqual(inChinese(text, 'ccgc', 'C6-1.txt'), ['“（”应改为半角的“(”。']);
  });
});
