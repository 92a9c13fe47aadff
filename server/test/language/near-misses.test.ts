import { deepEqual, match, ok } from 'node:assert/strict';
import { diagnosticsOf } from '../../src/language/diagnostics';
import { fixesIn } from '../../src/language/fixes';
import { textAfter } from '../../src/text/after';
import { game } from '../formats/ccgc/ac2/record';
import { EVERYTHING, opened } from '../support/opened';

interface Miss {
  readonly language: string;
  /// What is written, and what was meant.
  readonly text: string;
  readonly wrong: string;
  readonly meant: string;
  /// The rule that tells it, and what breaks besides because of it.
  readonly rule: string;
  readonly also?: readonly string[];
}

const wei7 = (steps: string): string => `{"format":"wei7","version":"3.0","tree":{"steps":[${steps}]}}`;
const played = wei7('{"action":{"type":"move","value":{"color":1,"point":{"x":0,"y":0}}}}');
/// What it says of its head is what its steps are checked against.
const headed =
  '{"format":"wei7","version":"3.0","size":25,"info":{"participants":[{"name":"a"}]},"tree":{"steps":[' +
  '{"actor":0,"action":{"type":"move","value":{"color":1,"point":{"x":24,"y":24}}}}]}}';
const xml =
  '<wei7 version="2.2"><size>9</size><game><result winner="black"/></game><moves><black x="0" y="0" title="a"/></moves></wei7>';
const JGF = '{"tree":[{"comments":["a"]}]}';
const LARGE_JGF = '{"board":{"size":25},"tree":[{},{"move":{"color":"black","x":24,"y":24}}]}';
const SGF = '(;FF[4]GM[1]CA[UTF-8]SZ[9];B[ee])';
const CONNECT6 = '{[C6][甲队][乙队][后手胜][2024.02.29 武汉][2024 CCGC];B(J,10)}';
const ISHI = 'EVENT x\nBOARDSIZE 9\nB 1 A1\nDIAGRAM\n';

const misses: readonly Miss[] = [
  {
    language: 'wei7',
    text: played,
    wrong: '"colour"',
    meant: '"color"',
    rule: 'move-unknown-property',
    also: ['move-missing-property'],
  },
  {
    language: 'wei7',
    text: played,
    wrong: '"Color"',
    meant: '"color"',
    rule: 'move-unknown-property',
    also: ['move-missing-property'],
  },
  { language: 'wei7', text: headed, wrong: '"siez"', meant: '"size"', rule: 'root-unknown-property' },
  { language: 'wei7', text: headed, wrong: '"infos"', meant: '"info"', rule: 'root-unknown-property' },
  { language: 'wei7', text: headed, wrong: '"participa/ts"', meant: '"participants"', rule: 'info-unknown-property' },
  { language: 'wei7', text: played, wrong: '"mvoe"', meant: '"move"', rule: 'action-type-value' },
  {
    language: 'wei7',
    text: played,
    wrong: '"tre"',
    meant: '"tree"',
    rule: 'root-unknown-property',
    also: ['root-missing-property'],
  },
  { language: 'jgf', text: LARGE_JGF, wrong: '"siez"', meant: '"size"', rule: 'board-unknown-property' },
  { language: 'jgf', text: LARGE_JGF, wrong: '"borad"', meant: '"board"', rule: 'root-unknown-property' },
  { language: 'jgf', text: JGF, wrong: '"commnets"', meant: '"comments"', rule: 'node-unknown-property' },
  {
    language: 'jgf',
    text: JGF,
    wrong: '"tere"',
    meant: '"tree"',
    rule: 'root-unknown-property',
    also: ['tree-missing'],
  },
  { language: 'wei7', text: xml, wrong: 'titel', meant: 'title', rule: 'stone-unknown-attribute' },
  {
    language: 'wei7',
    text: xml,
    wrong: 'blakc ',
    meant: 'black ',
    rule: 'moves-unknown-child',
    also: ['moves-without-step'],
  },
  { language: 'wei7', text: xml, wrong: 'szie', meant: 'size', rule: 'root-unknown-child', also: ['size-missing'] },
  { language: 'wei7', text: xml, wrong: 'reslut', meant: 'result', rule: 'game-unknown-child' },
  { language: 'wei7', text: xml, wrong: '"balck"', meant: '"black"', rule: 'winner-value' },
  { language: 'ishi', text: ISHI, wrong: 'EVNT', meant: 'EVENT', rule: 'unknown-keyword' },
  { language: 'ishi', text: ISHI, wrong: 'DIARGAM', meant: 'DIAGRAM', rule: 'unknown-keyword' },
  { language: 'sgf', text: SGF, wrong: 'UFT-8', meant: 'UTF-8', rule: 'charset-unknown' },
  { language: 'ccgc', text: CONNECT6, wrong: '后手剩', meant: '后手胜', rule: 'unknown-result' },
  {
    language: 'ccgc',
    text: game([';MA[G0F0]RA[1]FB[00]MARK[a]']),
    wrong: 'MRAK',
    meant: 'MARK',
    rule: 'unknown-property',
  },
];

describe('Names and values that are nearly right', () => {
  for (const { language, text, wrong, meant, rule, also = [] } of misses) {
    const written = text.replaceAll(meant, wrong);
    const { document, checked } = opened(written, { language });

    it(`${wrong} is asked to be ${meant}, and one fix makes it that and with it what it made missing`, () => {
      const before = opened(text, { language })
        .diagnostics()
        .list.map((one) => one.rule);
      const { list } = diagnosticsOf(checked, EVERYTHING);
      const found = list.map((one) => one.rule).filter((one) => !before.includes(one));
      deepEqual([...new Set(found)].sort(), [rule, ...also].sort());
      const told = list.find((one) => one.rule === rule);
      ok(told);
      ok(told.message.endsWith(` Did you mean \`${meant.replaceAll('"', '').trim()}\`?`), told.message);
      match(
        diagnosticsOf(checked, { ...EVERYTHING, language: 'zh' }).list.find((one) => one.rule === rule)?.message ?? '',
        /是不是 `[^`]+`？$/,
      );
      const offers = fixesIn(document, checked, 0, written.length, EVERYTHING).filter(({ at }) => at);
      const made = (name: string): string[] =>
        offers.filter((offer) => offer.rule.name === name).map(({ edits }) => textAfter(document.root, edits));
      deepEqual(made(rule)[0], text);
      for (const one of also)
        ok(
          made(one).every((mended) => mended === text),
          made(one).join('\n'),
        );
    });
  }

  it('are asked about only where something is near, and not there already', () => {
    const ask = (text: string) =>
      opened(text, { language: 'wei7' })
        .diagnostics()
        .list.map(({ message }) => /Did you mean/.test(message));
    deepEqual(ask(played.replace('"color":1', '"color":1,"colour":1')), [false]);
    deepEqual(ask(played.replace('"color":1', '"color":1,"level":1')), [false]);
    deepEqual(ask(xml.replace('title=', 'level=')), [false]);
    deepEqual(ask(xml.replace('"black"', '"nobody"')), [false]);
  });
});
